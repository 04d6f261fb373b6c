import Foundation
import HearthCore

/// What an app may know of movements.
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// How sure one is of an activity.
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }
public enum CMPedometerEventType: Int, Sendable { case pause, resume }
/// What a watch knows of a fall.
open class CMFallDetectionEvent: NSObject {
  public enum UserResolution: Int, Sendable { case confirmed, dismissed, rejected, unresponsive }
}
/// Why movements are not known. Source: Apple, documentation of CMError.
public struct CMError: CustomNSError, Hashable, Sendable {
  public let code: Int
  public static var errorDomain: String { "CMErrorDomain" }
  public var errorCode: Int { code }
  /// CMErrorMotionActivityNotAvailable, and CMErrorNotAvailable.
  static let motionActivityNotAvailable = CMError(code: 104)
  static let notAvailable = CMError(code: 109)
}
/// How fast a speed changes along each axis, in multiples of the earth's gravity.
public struct CMAcceleration: Sendable {
  public var x, y, z: Double
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
/// How fast something turns around each axis, in radians a second.
public struct CMRotationRate: Sendable {
  public var x, y, z: Double
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
open class CMLogItem: NSObject, @unchecked Sendable { open var timestamp: TimeInterval { 0 } }
open class CMAccelerometerData: CMLogItem, @unchecked Sendable { open var acceleration: CMAcceleration { .init() } }
open class CMGyroData: CMLogItem, @unchecked Sendable { open var rotationRate: CMRotationRate { .init() } }
open class CMAttitude: NSObject, @unchecked Sendable {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
}
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  public enum SensorLocation: Int, Sendable { case `default`, headphoneLeft, headphoneRight }
  open var attitude: CMAttitude { CMAttitude() }
  open var gravity: CMAcceleration { .init() }
  open var userAcceleration: CMAcceleration { .init() }
  open var rotationRate: CMRotationRate { .init() }
}
func reportMotion(_ name: String) {
  Report(kind: .notOnLinux, path: name, message: "movements and steps are not known.").tell()
}

/// Tells how the device moves: it is not known, and nothing begins, which is reported.
open class CMMotionManager: NSObject, @unchecked Sendable {
  // An app uses it where it made it, as on Apple's systems.
  public override init() { super.init() }
  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isMagnetometerAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var isGyroActive: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }
  open var deviceMotion: CMDeviceMotion? { nil }
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var gyroUpdateInterval: TimeInterval = 0.01
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  open func startAccelerometerUpdates() { reportMotion("CMMotionManager") }
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) { fail(queue) { handler(nil, CMError.notAvailable) } }
  open func startGyroUpdates() { reportMotion("CMMotionManager") }
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {
    fail(queue) { handler(nil, CMError.notAvailable) }
  }
  open func startDeviceMotionUpdates() { reportMotion("CMMotionManager") }
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) { fail(queue) { handler(nil, CMError.notAvailable) } }
  open func stopAccelerometerUpdates() {}
  open func stopGyroUpdates() {}
  open func stopDeviceMotionUpdates() {}
  private func fail(_ queue: OperationQueue, _ call: @escaping () -> Void) {
    reportMotion("CMMotionManager")
    nonisolated(unsafe) let call = call
    queue.addOperation { call() }
  }
}
open class CMPedometerData: NSObject, @unchecked Sendable {
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
}
/// Counts steps: nobody does.
open class CMPedometer: NSObject, @unchecked Sendable {
  // There is nothing in it.
  public override init() { super.init() }
  public class func isStepCountingAvailable() -> Bool { false }
  public class func isDistanceAvailable() -> Bool { false }
  public class func isFloorCountingAvailable() -> Bool { false }
  public class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  open func startUpdates(
    from start: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) {
    reportMotion("CMPedometer")
    DispatchQueue.global().async { handler(nil, CMError.notAvailable) }
  }
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) {
    reportMotion("CMPedometer")
    DispatchQueue.global().async { handler(nil, CMError.notAvailable) }
  }
  open func stopUpdates() {}
}
open class CMMotionActivity: NSObject, @unchecked Sendable {
  open var walking: Bool { false }
  open var running: Bool { false }
  open var cycling: Bool { false }
  open var automotive: Bool { false }
  open var stationary: Bool { false }
  open var unknown: Bool { true }
  open var confidence: CMMotionActivityConfidence { .low }
  open var startDate: Date { .distantPast }
}
/// Tells what the user does: nobody knows.
open class CMMotionActivityManager: NSObject {
  public override init() { super.init() }
  public class func isActivityAvailable() -> Bool { false }
  public class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {
    reportMotion("CMMotionActivityManager")
  }
  open func stopActivityUpdates() {}
}
/// Tells how high one is: nobody knows.
open class CMAltimeter: NSObject {
  public override init() { super.init() }
  public class func isRelativeAltitudeAvailable() -> Bool { false }
  public class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// The handler gets `CMError.notAvailable`.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping @Sendable (CMAltitudeData?, (any Error)?) -> Void
  ) {
    reportMotion("CMAltimeter")
    queue.addOperation { handler(nil, CMError.notAvailable) }
  }
  open func stopRelativeAltitudeUpdates() {}
}
/// How high one is. There is never one.
open class CMAltitudeData: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var relativeAltitude: NSNumber { 0 }
  open var pressure: NSNumber { 0 }
}
