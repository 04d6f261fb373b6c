import CoreGraphics

/// Requests about people and what is in front. Each fails like all others.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var results: [VNHumanBodyPoseObservation]? { nil }
}
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var maximumHandCount = 2
  open var results: [VNHumanHandPoseObservation]? { nil }
}
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var upperBodyOnly = true
}
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
  open var qualityLevel = QualityLevel.accurate
  /// The form of the marked pixels, which there never are.
  private var format: OSType = kCVPixelFormatType_OneComponent8
  open var outputPixelFormat: OSType {
    get { format }
    set { format = newValue }
  }
}
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
}
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var results: [VNFeaturePrintObservation]? { nil }
}
/// Where the parts of somebody are. Nobody has one.
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {
  // As its superclass.
}
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
  // As its superclass.
}
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
  // As its superclass.
}
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
  // As its superclass.
  /// - Throws: `VNError.unsupportedRequest`, always.
  open func computeDistance(
    _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
  ) throws { throw VNError(.unsupportedRequest) }
}
/// Where a part of a face is. Nobody has one.
open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var pointCount: Int { 0 }
  open var normalizedPoints: [CGPoint] { [] }
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] {
    normalizedPoints.map { CGPoint(x: $0.x * imageSize.width, y: $0.y * imageSize.height) }
  }
}
open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var allPoints: VNFaceLandmarkRegion2D? { nil }
  open var faceContour: VNFaceLandmarkRegion2D? { nil }
  open var leftEye: VNFaceLandmarkRegion2D? { nil }
  open var rightEye: VNFaceLandmarkRegion2D? { nil }
  open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
  open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
  open var leftPupil: VNFaceLandmarkRegion2D? { nil }
  open var rightPupil: VNFaceLandmarkRegion2D? { nil }
  open var nose: VNFaceLandmarkRegion2D? { nil }
  open var noseCrest: VNFaceLandmarkRegion2D? { nil }
  open var medianLine: VNFaceLandmarkRegion2D? { nil }
  open var outerLips: VNFaceLandmarkRegion2D? { nil }
  open var innerLips: VNFaceLandmarkRegion2D? { nil }
}
extension VNFaceObservation {
  public var landmarks: VNFaceLandmarks2D? { nil }
  public var pitch: NSNumber? { nil }
  public var faceCaptureQuality: Float? { nil }
}
/// The pixels of a picture in which parts are marked. Nobody has one.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  // There is never one.
  /// Stops the program where a subclass of the app's makes one, as it has no pixels.
  open var pixelBuffer: CVPixelBuffer {
    preconditionFailure("VNPixelBufferObservation has no pixels: nothing looks at pictures on this system")
  }
}
open class VNSaliencyImageObservation: VNPixelBufferObservation, @unchecked Sendable {
  // There is never one.
  open var salientObjects: [VNRectangleObservation]? { nil }
}
open class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
  // There is never one.
  open var allInstances: IndexSet { [] }
  /// - Throws: `VNError.unsupportedRequest`, always.
  open func generateMaskedImage(
    ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler, croppedToInstancesExtent: Bool
  ) throws -> CVPixelBuffer { throw VNError(.unsupportedRequest) }
  /// - Throws: `VNError.unsupportedRequest`, always.
  open func generateScaledMaskForImage(
    forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler
  ) throws -> CVPixelBuffer { throw VNError(.unsupportedRequest) }
}
open class VNContoursObservation: VNObservation, @unchecked Sendable {
  // There is never one.
  open var contourCount: Int { 0 }
}
extension VNGeneratePersonSegmentationRequest {
  public var results: [VNPixelBufferObservation]? { nil }
}
extension VNGenerateForegroundInstanceMaskRequest {
  public var results: [VNInstanceMaskObservation]? { nil }
}
extension VNDetectHumanRectanglesRequest {
  public var results: [VNDetectedObjectObservation]? { nil }
}
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var results: [VNSaliencyImageObservation]? { nil }
}
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var results: [VNSaliencyImageObservation]? { nil }
}
open class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var results: [VNContoursObservation]? { nil }
}
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var results: [VNRectangleObservation]? { nil }
}
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var results: [VNRectangleObservation]? { nil }
}
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var results: [VNFaceObservation]? { nil }
}
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
}
open class VNDetectAnimalBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
}
open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
  // As its superclass.
  open var results: [VNRecognizedObjectObservation]? { nil }
}
public enum VNRequestTrackingLevel: UInt, Sendable { case accurate, fast }
/// Follows something from picture to picture. It fails, as all requests do.
open class VNTrackObjectRequest: VNImageBasedRequest, @unchecked Sendable {
  // An app changes it before it hands it over.
  public final let inputObservation: VNDetectedObjectObservation
  private var level = VNRequestTrackingLevel.accurate
  open var trackingLevel: VNRequestTrackingLevel {
    get { level }
    set { level = newValue }
  }
  open var isLastFrame: Bool { true }
  public init(
    detectedObjectObservation observation: VNDetectedObjectObservation,
    completionHandler: VNRequestCompletionHandler? = nil
  ) {
    inputObservation = observation
    super.init(completionHandler: completionHandler)
  }
}
/// Looks at one picture after the other. Every request fails.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  // There is nothing in it.
  public override init() { super.init() }
  /// - Throws: `VNError.unsupportedRequest`, unless there are no requests.
  open func perform(_ requests: [VNRequest], on image: CGImage) throws {
    try VNImageRequestHandler(cgImage: image).perform(requests)
  }
  open func perform(
    _ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation
  ) throws { try VNImageRequestHandler(cgImage: image, orientation: orientation).perform(requests) }
  open func perform(_ requests: [VNRequest], on image: CIImage) throws {
    try VNImageRequestHandler(ciImage: image).perform(requests)
  }
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
    try VNImageRequestHandler(cvPixelBuffer: pixelBuffer).perform(requests)
  }
  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
  ) throws { try VNImageRequestHandler(cvPixelBuffer: pixelBuffer, orientation: orientation).perform(requests) }
  open func perform(_ requests: [VNRequest], onImageData imageData: Data) throws {
    try VNImageRequestHandler(data: imageData).perform(requests)
  }
}
/// Versions of what looks at pictures.
public let VNRecognizeTextRequestRevision1 = 1
public let VNRecognizeTextRequestRevision2 = 2
public let VNRecognizeTextRequestRevision3 = 3
public let VNDetectBarcodesRequestRevision1 = 1
public let VNDetectBarcodesRequestRevision2 = 2
public let VNDetectBarcodesRequestRevision3 = 3
public let VNDetectBarcodesRequestRevision4 = 4
public let VNDetectFaceRectanglesRequestRevision3 = 3
public let VNDetectFaceLandmarksRequestRevision3 = 3
public let VNDetectHumanHandPoseRequestRevision1 = 1
public let VNDetectHumanBodyPoseRequestRevision1 = 1
