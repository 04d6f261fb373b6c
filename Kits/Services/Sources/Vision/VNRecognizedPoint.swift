import CoreGraphics
import CoreVideo

/// A place in a picture. Nobody has one that was found.
open class VNPoint: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  /// Parts of the picture, from the lower left corner.
  public let location: CGPoint
  public init(location: CGPoint) { self.location = location }
  public convenience init(x: Double, y: Double) { self.init(location: CGPoint(x: x, y: y)) }
  open var x: Double { location.x }
  open var y: Double { location.y }
  open func distance(_ point: VNPoint) -> Double {
    let (width, height) = (location.x - point.location.x, location.y - point.location.y)
    return (width * width + height * height).squareRoot()
  }
}
open class VNDetectedPoint: VNPoint, @unchecked Sendable {
  // As its superclass.
  open var confidence: VNConfidence { 0 }
}
open class VNRecognizedPoint: VNDetectedPoint, @unchecked Sendable {
  // As its superclass.
}
public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
extension VNHumanHandPoseObservation {
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointKey
    public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
    public static let wrist = JointName("wrist")
    public static let thumbCMC = JointName("thumbCMC")
    public static let thumbMP = JointName("thumbMP")
    public static let thumbIP = JointName("thumbIP")
    public static let thumbTip = JointName("thumbTip")
    public static let indexMCP = JointName("indexMCP")
    public static let indexPIP = JointName("indexPIP")
    public static let indexDIP = JointName("indexDIP")
    public static let indexTip = JointName("indexTip")
    public static let middleMCP = JointName("middleMCP")
    public static let middlePIP = JointName("middlePIP")
    public static let middleDIP = JointName("middleDIP")
    public static let middleTip = JointName("middleTip")
    public static let ringMCP = JointName("ringMCP")
    public static let ringPIP = JointName("ringPIP")
    public static let ringDIP = JointName("ringDIP")
    public static let ringTip = JointName("ringTip")
    public static let littleMCP = JointName("littleMCP")
    public static let littlePIP = JointName("littlePIP")
    public static let littleDIP = JointName("littleDIP")
    public static let littleTip = JointName("littleTip")
  }
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let all = JointsGroupName(rawValue: "all")
    public static let thumb = JointsGroupName(rawValue: "thumb")
    public static let indexFinger = JointsGroupName(rawValue: "indexFinger")
    public static let middleFinger = JointsGroupName(rawValue: "middleFinger")
    public static let ringFinger = JointsGroupName(rawValue: "ringFinger")
    public static let littleFinger = JointsGroupName(rawValue: "littleFinger")
  }
  /// - Throws: `VNError.unsupportedRequest`, always.
  public func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    throw VNError(.unsupportedRequest)
  }
  public func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
    throw VNError(.unsupportedRequest)
  }
}
extension VNHumanBodyPoseObservation {
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: VNRecognizedPointKey
    public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
    public static let nose = JointName("nose")
    public static let leftEye = JointName("leftEye")
    public static let rightEye = JointName("rightEye")
    public static let leftEar = JointName("leftEar")
    public static let rightEar = JointName("rightEar")
    public static let neck = JointName("neck")
    public static let leftShoulder = JointName("leftShoulder")
    public static let rightShoulder = JointName("rightShoulder")
    public static let leftElbow = JointName("leftElbow")
    public static let rightElbow = JointName("rightElbow")
    public static let leftWrist = JointName("leftWrist")
    public static let rightWrist = JointName("rightWrist")
    public static let root = JointName("root")
    public static let leftHip = JointName("leftHip")
    public static let rightHip = JointName("rightHip")
    public static let leftKnee = JointName("leftKnee")
    public static let rightKnee = JointName("rightKnee")
    public static let leftAnkle = JointName("leftAnkle")
    public static let rightAnkle = JointName("rightAnkle")
  }
  public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let all = JointsGroupName(rawValue: "all")
    public static let face = JointsGroupName(rawValue: "face")
    public static let torso = JointsGroupName(rawValue: "torso")
    public static let leftArm = JointsGroupName(rawValue: "leftArm")
    public static let rightArm = JointsGroupName(rawValue: "rightArm")
    public static let leftLeg = JointsGroupName(rawValue: "leftLeg")
    public static let rightLeg = JointsGroupName(rawValue: "rightLeg")
  }
  /// - Throws: `VNError.unsupportedRequest`, always.
  public func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    throw VNError(.unsupportedRequest)
  }
  public func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
    throw VNError(.unsupportedRequest)
  }
}
