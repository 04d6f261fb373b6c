import Foundation

// Texts that follow the clock of their window. They change when they read differently, and nothing runs in between.

extension Text {
  /// How much is left of an interval, or how much of it is over, as a clock: "2:59".
  ///
  /// - Parameters:
  ///   - pauseTime: The clock stands still from then on.
  ///   - countsDown: Whether it shows what is left.
  ///   - showsHours: Whether hours are shown from one on; otherwise minutes go on beyond 59.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(IntervalClockContent(timerInterval, pauseTime, countsDown, showsHours))
  }
}

enum ClockText {
  /// "1:02:03", or "2:03" below an hour.
  static func clock(_ seconds: Int, showsHours: Bool = true, _ locale: Locale) -> String {
    let hours = showsHours ? seconds / 3600 : 0, minutes = (seconds - hours * 3600) / 60, rest = seconds % 60
    func digits(_ value: Int, _ least: Int) -> String {
      value.formatted(.number.grouping(.never).precision(.integerLength(least...)).locale(locale))
    }
    return hours > 0
      ? "\(digits(hours, 1)):\(digits(minutes, 2)):\(digits(rest, 2))" : "\(digits(minutes, 1)):\(digits(rest, 2))"
  }
  /// The time from now until the number of whole seconds to or since `date` changes.
  static func nextSecond(_ date: Date, after now: Date) -> Double {
    let distance = date.timeIntervalSince(now)
    let whole = abs(distance).rounded(.down)
    // Down to the whole second that is shown, or up to the next.
    let wait = distance > 0 ? distance - whole : whole + 1 + distance
    return now.timeIntervalSince1970 + max(wait, 0.001)
  }
}

/// A date as its distance to now. Source: Apple, documentation of Text.DateStyle.
final class DistanceContent: TextContent, @unchecked Sendable {
  let date: Date
  let style: Text.DateStyle
  init(_ date: Date, _ style: Text.DateStyle) { (self.date, self.style) = (date, style) }
  override func isEqual(to other: TextContent) -> Bool {
    let other = unsafeDowncast(other, to: DistanceContent.self)
    return date == other.date && style == other.style
  }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) {
    let now = builder.node.engine.host.date, values = builder.style.values
    let distance = date.timeIntervalSince(now)
    guard distance.isFinite, abs(distance) < 1e12 else { return builder.append("–", look) }
    // What lies ahead is rounded up, so that a timer ends with 0:00 when it is over.
    let seconds = Int(distance > 0 ? distance.rounded(.up) : (-distance + 1e-6).rounded(.down))
    switch style.kind {
    case .timer:
      builder.append(ClockText.clock(seconds, values.locale), look)
      builder.change(at: ClockText.nextSecond(date, after: now))
    case .offset:
      // Source: Apple, "Displaying dynamic dates in widgets": a minus sign before dates in the future.
      let sign = distance > 0.5 ? "-" : "+"
      let text = Self.units(seconds, 1, &builder)
      builder.append(sign + text, look)
      builder.change(at: seconds < 60 ? ClockText.nextSecond(date, after: now) : now.timeIntervalSince1970 + 15)
    default:
      let text = Self.units(seconds, 2, &builder)
      builder.append(text, look)
      builder.change(at: seconds < 3600 ? ClockText.nextSecond(date, after: now) : now.timeIntervalSince1970 + 15)
    }
  }
  /// "2 hours, 23 minutes". Weeks are the longest unit. Source: our choice; Foundation on Linux
  /// writes no durations in months and years.
  @MainActor private static func units(_ seconds: Int, _ count: Int, _ builder: inout TextBuilder) -> String {
    let format = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: count,
      fractionalPart: .hide(rounded: .down))
    return builder.shortened(format.locale(builder.style.values.locale)).format(Duration.seconds(seconds))
  }
}

/// What is left of an interval, or is over of it.
final class IntervalClockContent: TextContent, @unchecked Sendable {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool
  init(_ interval: ClosedRange<Date>, _ pauseTime: Date?, _ countsDown: Bool, _ showsHours: Bool) {
    (self.interval, self.pauseTime, self.countsDown, self.showsHours) = (interval, pauseTime, countsDown, showsHours)
  }
  override func isEqual(to other: TextContent) -> Bool {
    let other = unsafeDowncast(other, to: IntervalClockContent.self)
    return interval == other.interval && pauseTime == other.pauseTime && countsDown == other.countsDown
      && showsHours == other.showsHours
  }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) {
    let now = builder.node.engine.host.date
    var time = min(max(interval.lowerBound, now), interval.upperBound)
    if let pauseTime { time = min(time, max(interval.lowerBound, pauseTime)) }
    let distance =
      countsDown ? interval.upperBound.timeIntervalSince(time) : time.timeIntervalSince(interval.lowerBound)
    guard distance.isFinite, distance < 1e12 else { return builder.append("–", look) }
    let seconds = Int(countsDown ? (distance - 1e-6).rounded(.up) : (distance + 1e-6).rounded(.down))
    builder.append(ClockText.clock(max(0, seconds), showsHours: showsHours, builder.style.values.locale), look)
    let isOver = now >= interval.upperBound || (pauseTime.map { now >= $0 } ?? false)
    if now < interval.lowerBound {
      builder.change(at: interval.lowerBound.timeIntervalSince1970)
    } else if !isOver {
      builder.change(at: ClockText.nextSecond(countsDown ? interval.upperBound : interval.lowerBound, after: now))
    }
  }
}
