@_exported import CoreVideo
import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

/// What a time is: a number, or none.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// A time as a fraction of seconds: `value` divided by `timescale`.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  /// No time: `invalid`.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// The fraction next to a number of seconds.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard seconds.isFinite else {
      let flags: CMTimeFlags = seconds.isNaN ? .indefinite : seconds > 0 ? .positiveInfinity : .negativeInfinity
      self.init(value: 0, timescale: 0, flags: [.valid, flags], epoch: 0)
      return
    }
    let scaled = (seconds * Double(preferredTimescale)).rounded()
    self.init(
      value: CMTimeValue(exactly: scaled) ?? (scaled > 0 ? .max : .min), timescale: preferredTimescale,
      flags: scaled / Double(preferredTimescale) == seconds ? .valid : [.valid, .hasBeenRounded], epoch: 0)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var hasBeenRounded: Bool { flags.contains(.hasBeenRounded) }
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
  }
  /// Not a number for an invalid or indefinite time.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
  }
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
  }
}
/// How a time is rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity
  case roundTowardNegativeInfinity
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}
public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity

extension CMTime: Comparable, Hashable {
  public static func == (one: CMTime, other: CMTime) -> Bool { CMTimeCompare(one, other) == 0 }
  public static func < (one: CMTime, other: CMTime) -> Bool { CMTimeCompare(one, other) < 0 }
  public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : Double(flags.rawValue)) }
  public static func + (one: CMTime, other: CMTime) -> CMTime { CMTimeAdd(one, other) }
  public static func - (one: CMTime, other: CMTime) -> CMTime { CMTimeSubtract(one, other) }
  public static func += (one: inout CMTime, other: CMTime) { one = one + other }
  public static func -= (one: inout CMTime, other: CMTime) { one = one - other }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// -1, 0 or 1. Source: Apple, documentation of `CMTimeCompare`: an invalid time is greater than all others, and then an indefinite one.
public func CMTimeCompare(_ one: CMTime, _ other: CMTime) -> Int32 {
  func rank(_ time: CMTime) -> Int {
    if !time.isValid { return 3 }
    if time.isIndefinite { return 2 }
    return time.isPositiveInfinity ? 1 : time.isNegativeInfinity ? -1 : 0
  }
  let (left, right) = (rank(one), rank(other))
  if left != right { return left < right ? -1 : 1 }
  if left != 0 { return 0 }
  let products = (
    one.value.multipliedFullWidth(by: Int64(other.timescale)), other.value.multipliedFullWidth(by: Int64(one.timescale))
  )
  if products.0 == products.1 { return 0 }
  return (products.0.high, products.0.low) < (products.1.high, products.1.low) ? -1 : 1
}
private func combine(_ one: CMTime, _ other: CMTime, _ operation: (Int64, Int64) -> Int64) -> CMTime {
  guard one.isNumeric, other.isNumeric else { return one.isNumeric ? other : one }
  if one.timescale == other.timescale {
    return CMTime(value: operation(one.value, other.value), timescale: one.timescale)
  }
  let (left, right) = (Int64(one.timescale), Int64(other.timescale))
  var (large, small) = (left, right)
  while small != 0 { (large, small) = (small, large % small) }
  let common = left / large * right
  if let scale = Int32(exactly: common) {
    return CMTime(
      value: operation(one.value * (common / left), other.value * (common / right)), timescale: scale)
  }
  let scale = max(one.timescale, other.timescale)
  let values = (
    CMTime(seconds: one.seconds, preferredTimescale: scale).value,
    CMTime(seconds: other.seconds, preferredTimescale: scale).value
  )
  return CMTime(value: operation(values.0, values.1), timescale: scale, flags: [.valid, .hasBeenRounded], epoch: 0)
}
public func CMTimeAdd(_ one: CMTime, _ other: CMTime) -> CMTime { combine(one, other, &+) }
public func CMTimeSubtract(_ one: CMTime, _ other: CMTime) -> CMTime { combine(one, other, &-) }
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  time.isNumeric ? CMTime(value: time.value * Int64(multiplier), timescale: time.timescale) : time
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  time.isNumeric ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1000)) : time
}

/// A span of time.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public init() { (start, duration) = (.invalid, .invalid) }
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { (self.start, duration) = (start, end - start) }
  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid }
  public var isEmpty: Bool { isValid && duration == .zero }
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
}
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// Bytes of a camera or a file. There are none.
public final class CMSampleBuffer: @unchecked Sendable {
  private init() {}
  fileprivate var pixels: CVImageBuffer? { nil }
}
/// The pixels of a sample: none, as there are no samples.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.pixels }
