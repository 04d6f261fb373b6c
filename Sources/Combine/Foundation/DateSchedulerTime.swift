import Foundation
import OpenCombine

/// A moment in wall-clock time, as `RunLoop` and `OperationQueue` schedule by it.
///
/// Apps know it as `RunLoop.SchedulerTimeType` and `OperationQueue.SchedulerTimeType`.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
  /// The moment that this time stands for.
  public var date: Date

  /// The time at `date`.
  public init(_ date: Date) { self.date = date }
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  public func advanced(by value: Stride) -> Self { Self(date.addingTimeInterval(value.timeInterval)) }

  /// A length of time, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable,
    Hashable, Sendable
  {
    /// Seconds. With its sign, as Apple's.
    public var magnitude: TimeInterval
    /// Seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// A length of time, in seconds. Negative ones lie in the past.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      magnitude = seconds
    }

    public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
    public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
    public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
    public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
    public static func += (a: inout Self, b: Self) { a.magnitude += b.magnitude }
    public static func -= (a: inout Self, b: Self) { a.magnitude -= b.magnitude }
    public static func *= (a: inout Self, b: Self) { a.magnitude *= b.magnitude }

    public static func seconds(_ value: Int) -> Self { Self(TimeInterval(value)) }
    public static func seconds(_ value: Double) -> Self { Self(value) }
    public static func milliseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e3) }
    public static func microseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e6) }
    public static func nanoseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e9) }
  }
}
