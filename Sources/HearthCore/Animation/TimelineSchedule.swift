import Foundation

/// How often the dates of a schedule are needed.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The dates as the schedule names them.
  case normal
  /// Less often, on displays that are always on. Not used on Linux.
  case lowFrequency
}

/// A type that says at which dates a `TimelineView` is evaluated again.
///
///     struct Hourly: TimelineSchedule {
///       func entries(from start: Date, mode: Mode) -> some Sequence<Date> {
///         sequence(first: Calendar.current.dateInterval(of: .hour, for: start)!.start) { $0 + 3600 }
///       }
///     }
public protocol TimelineSchedule {
  /// The dates, in rising order. There may be infinitely many.
  associatedtype Entries: Sequence where Self.Entries.Element == Date
  /// How often dates are wanted.
  typealias Mode = TimelineScheduleMode
  /// The dates around and after `startDate`, rising. The last one before it is that of the
  /// first evaluation. They may have no end.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// A schedule of the display's frames, or of some of them.
///
///     TimelineView(.animation) { context in
///       Circle().offset(x: 20 * sin(context.date.timeIntervalSinceReferenceDate))
///     }
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Seconds between two entries; nil for each frame.
  let minimumInterval: Double?
  let isPaused: Bool
  /// - Parameters:
  ///   - minimumInterval: Seconds that lie at least between two evaluations; nil: with each frame.
  ///   - paused: When true, nothing is evaluated.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    isPaused = paused
  }
  /// While paused, only `start`. Where no interval is given, sixty a second.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: start, interval: isPaused ? nil : minimumInterval ?? 1 / 60)
  }
  /// The dates of the schedule: without end, or only the first one while it is paused.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let interval: Double?
    /// The next date; nil after the first one while the schedule is paused.
    public mutating func next() -> Date? {
      let date = upcoming
      upcoming = interval.flatMap { interval in date.map { $0 + interval } }
      return date
    }
  }
}

/// A schedule of the start of each minute.
///
///     TimelineView(.everyMinute) { context in
///       Text(context.date, format: .dateTime.hour().minute())
///     }
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule of the starts of minutes.
  public init() {}
  /// The start of the minute that `startDate` is in, and of all after it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // Minutes are whole in every time zone of today.
    Entries(
      upcoming: Date(
        timeIntervalSinceReferenceDate: (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60))
  }
  /// The starts of minutes, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    /// The start of the next minute. There is always one.
    public mutating func next() -> Date? {
      defer { upcoming += 60 }
      return upcoming
    }
  }
}

/// A schedule at a regular interval.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in
///       Text(context.date, format: .dateTime.hour().minute().second())
///     }
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  /// Seconds; 0 for the start alone.
  let interval: TimeInterval
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: Seconds from one to the next.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval.isFinite ? max(0, interval) : 0)
  }
  /// From the last date that is not after `startDate` on, or from the first of all.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = interval > 0 ? max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down)) : 0
    return Entries(start: start, interval: interval, index: passed)
  }
  /// The dates of the schedule, without end; only the first one where the interval is 0.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var index: Double
    /// The next date; nil after the first one where the interval is 0.
    public mutating func next() -> Date? {
      if interval <= 0 && index > 0 { return nil }
      defer { index += 1 }
      return start + index * interval
    }
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  /// - Parameter dates: Rising.
  public init(_ dates: Entries) { self.dates = dates }
  /// All the dates of the schedule, whatever `startDate` and `mode` are.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}
extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// With each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// With each frame, but not more often than each `minimumInterval` seconds, and not at all while paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At `startDate`, and each `interval` seconds after it.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule {
  /// At each of `dates`, which rise.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
