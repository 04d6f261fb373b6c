@_exported import Foundation

public struct CMQuaternion: Sendable, Equatable {
  public var x, y, z, w: Double
  public init() { (x, y, z, w) = (0, 0, 0, 1) }
  public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = Self(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  public static let xTrueNorthZVertical = Self(rawValue: 8)
}
public struct CMMagneticField: Sendable, Equatable {
  /// Microteslas.
  public var x, y, z: Double
  public init() { (x, y, z) = (0, 0, 0) }
}
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  // There is never one.
  open var magneticField: CMMagneticField { CMMagneticField() }
}
extension CMAttitude { public var quaternion: CMQuaternion { CMQuaternion() } }
extension CMDeviceMotion {
  /// Degrees; negative, as it is not known.
  public var heading: Double { -1 }
}
extension CMMotionManager {
  public class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  public var magnetometerData: CMMagnetometerData? { nil }
  public func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    reportMotion("CMMotionManager.startDeviceMotionUpdates (\(referenceFrame.rawValue))")
  }
  /// The handler gets `CMError.notAvailable`.
  public func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {
    reportMotion("CMMotionManager.startDeviceMotionUpdates (\(referenceFrame.rawValue))")
    startDeviceMotionUpdates(to: queue, withHandler: handler)
  }
  public func startMagnetometerUpdates() { reportMotion("CMMotionManager.startMagnetometerUpdates()") }
  /// The handler gets `CMError.notAvailable`.
  public func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMMagnetometerData?, (any Error)?) -> Void
  ) {
    reportMotion("CMMotionManager.startMagnetometerUpdates(to:withHandler:)")
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, CMError.notAvailable) }
  }
  /// Ends what has not begun.
  public func stopMagnetometerUpdates() {}
}
/// How something is turned, as nine numbers: `m11` in the first row and column.
public struct CMRotationMatrix: Sendable, Equatable {
  public var m11, m12, m13, m21, m22, m23, m31, m32, m33: Double
  /// Not turned.
  public init() {
    (m11, m12, m13, m21, m22, m23, m31, m32, m33) = (1, 0, 0, 0, 1, 0, 0, 0, 1)
  }
}
extension CMAttitude {
  public var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
}
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable { case uncalibrated = -1, low, medium, high }
public struct CMCalibratedMagneticField: Sendable, Equatable {
  public let field = CMMagneticField()
  public let accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated
  public init() {}
}
extension CMDeviceMotion {
  public var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
  public var sensorLocation: SensorLocation { .default }
}
extension CMPedometerData {
  public var floorsDescended: NSNumber? { nil }
  public var currentPace: NSNumber? { nil }
  public var currentCadence: NSNumber? { nil }
  public var averageActivePace: NSNumber? { nil }
}
extension CMPedometer {
  public class func isPaceAvailable() -> Bool { false }
  public class func isCadenceAvailable() -> Bool { false }
  public class func isPedometerEventTrackingAvailable() -> Bool { false }
}
/// Who hears that headphones come and go. None do.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
  func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
  func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}
extension CMHeadphoneMotionManagerDelegate {
  public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
  public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
/// Tells how headphones move: it is not known.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
  // An app uses it where it made it, as on Apple's systems.
  public override init() { super.init() }
  public class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Reported: no headphones are asked.
  open weak var delegate: (any CMHeadphoneMotionManagerDelegate)? {
    didSet { if delegate != nil { reportMotion("CMHeadphoneMotionManager.delegate") } }
  }
  open func startDeviceMotionUpdates() { reportMotion("CMHeadphoneMotionManager") }
  /// The handler gets `CMError.notAvailable`.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {
    reportMotion("CMHeadphoneMotionManager")
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, CMError.notAvailable) }
  }
  /// Ends what has not begun.
  open func stopDeviceMotionUpdates() {}
}
