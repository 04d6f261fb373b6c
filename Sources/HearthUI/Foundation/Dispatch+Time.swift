import Dispatch
import Foundation

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

extension DispatchTime {
  /// The time that lies so much later.
  public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }
  /// How much later another time is.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    let (from, to) = (uptimeNanoseconds, other.uptimeNanoseconds)
    let way = to >= from ? to - from : from - to
    let nanoseconds = Int(clamping: way)
    return .nanoseconds(to >= from ? nanoseconds : -nanoseconds)
  }
}

extension RunLoop.Mode {
  /// The mode for timers that also run while something is scrolled. The run loop stays in its default mode then, which this is.
  public static let tracking = RunLoop.Mode.default
}
