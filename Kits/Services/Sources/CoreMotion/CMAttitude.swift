import Foundation

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
