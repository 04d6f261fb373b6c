import Foundation

/// The source of a text that is kept up to date: the time, or a value that changes with it.
///
/// ```swift
/// Text(.currentDate, format: .dateTime)
/// Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
/// ```
///
/// Source: Apple, "TimeDataSource".
public nonisolated struct TimeDataSource<Value>: Sendable {
  let source: TimeSource
}
nonisolated extension TimeDataSource {
  /// The time.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource<Date>(source: .now) }
  /// From a date to the time, and nothing before it: `date..<max(date, .now)`.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(source: .since(date))
  }
  /// From the time to a date, and nothing after it: `min(date, .now)..<date`.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(source: .until(date))
  }
  /// How long ago a date was; negative while it lies ahead.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration>(source: .offset(date))
  }

  func value(at now: Date) -> Value {
    let value: Any =
      switch source {
      case .now: now
      case .since(let date): date..<max(date, now)
      case .until(let date): min(date, now)..<date
      case .offset(let date): Duration.seconds(now.timeIntervalSince(date))
      }
    return value as! Value
  }
  /// When the source has a value.
  func date(of value: Value) -> Date? {
    switch (source, value) {
    case (.now, let date as Date): date
    case (.since, let range as Range<Date>): range.upperBound
    case (.until, let range as Range<Date>): range.lowerBound
    case (.offset(let date), let duration as Duration): date.addingTimeInterval(duration / .seconds(1))
    default: nil
    }
  }
}
nonisolated enum TimeSource: Hashable, Sendable {
  case now
  case since(Date), until(Date), offset(Date)
}

extension Text {
  /// Shows the time, or what goes with it, as a format style writes it, and keeps it up to date: the text is made again
  /// when the style writes something else, and not in between.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(LiveContent<V, F>(source, format) { $0.append($1, $2) })
  }
  /// Shows the time, or what goes with it, as a format style writes it, and keeps it up to date, with the attributes that
  /// the style gives to its parts.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(LiveContent<V, F>(source, format) { $0.append($1, $2) })
  }
}
nonisolated extension LocalizedStringKey.StringInterpolation {
  /// The time, or what goes with it, as a format style writes it, kept up to date.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }
  /// The time, or what goes with it, as a format style writes it, kept up to date.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }
}

/// What a source has at the time of the window, written by a format style.
final class LiveContent<V, F: DiscreteFormatStyle>: TextContent, @unchecked Sendable where V == F.FormatInput {
  // Unchecked: constants, used on the main thread.
  let source: TimeDataSource<V>
  let format: F
  let add: @MainActor (inout TextBuilder, F.FormatOutput, RunLook) -> Void
  init(
    _ source: TimeDataSource<V>, _ format: F,
    _ add: @escaping @MainActor (inout TextBuilder, F.FormatOutput, RunLook) -> Void
  ) {
    (self.source, self.format, self.add) = (source, format, add)
  }
  override func isEqual(to other: TextContent) -> Bool {
    let other = unsafeDowncast(other, to: LiveContent<V, F>.self)
    return source.source == other.source.source && format == other.format
  }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) {
    let now = builder.node.engine.host.date, value = source.value(at: now)
    let full = format.locale(builder.style.values.locale)
    let format = builder.shortened(full)
    add(&builder, format.format(value), look)
    // A date that has gone by has no next value.
    guard let next = full.discreteInput(after: value) else { return }
    let date = source.date(of: next).flatMap { $0 > now ? $0 : nil } ?? now.addingTimeInterval(1)
    if date.timeIntervalSince1970.isFinite, date.timeIntervalSince(now) < 1e10 {
      builder.change(at: date.timeIntervalSince1970)
    }
  }
}
