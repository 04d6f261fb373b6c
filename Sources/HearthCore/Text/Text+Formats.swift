import Foundation

extension Text {
  /// How a date is written. Those that say how far it is away follow the clock of the window.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: Int, Hashable, Sendable, Codable { case time, date, relative, offset, timer }
    let kind: Kind
    /// The time of day: "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The day: "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The distance to now in two units: "2 hours, 23 minutes".
    public static let relative = DateStyle(kind: .relative)
    /// The distance to now in one unit, with its direction: "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// The distance to now as a clock: "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }

  /// Shows a date, or how far away it is, in the locale, calendar and time zone of the environment.
  public init(_ date: Date, style: DateStyle) {
    switch style.kind {
    case .time, .date: self.init(DateContent(date, style))
    case .relative, .offset, .timer: self.init(DistanceContent(date, style))
    }
  }
  /// From the first date to the last.
  @_disfavoredOverload
  public init(_ dates: ClosedRange<Date>) { self.init(IntervalContent(dates)) }
  /// From the start of the interval to its end.
  @_disfavoredOverload
  public init(_ interval: DateInterval) { self.init(IntervalContent(interval.start...interval.end)) }

  /// A value as a format style writes it, in the locale of the environment.
  ///
  /// ```swift
  /// Text(price, format: .currency(code: "EUR"))
  /// ```
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedContent<F>(input, format))
  }
  /// A value as a format style writes it, with the attributes that the style gives to its parts.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(FormattedAttributedContent(input, format))
  }
  /// A value of Foundation as a formatter writes it; its description where the formatter cannot.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }
  /// A date as a formatter writes it. `Date` is no `ReferenceConvertible` in Foundation on Linux.
  public init(_ date: Date, formatter: Formatter) { self.init(verbatim: formatter.string(for: date) ?? "\(date)") }
  /// An object as a formatter writes it; its description where the formatter cannot.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? subject.description)
  }
}

/// A date in the locale, calendar and time zone of the place.
final class DateContent: TextContent, @unchecked Sendable {
  let date: Date
  let style: Text.DateStyle
  init(_ date: Date, _ style: Text.DateStyle) { (self.date, self.style) = (date, style) }
  override func isEqual(to other: TextContent) -> Bool {
    let other = unsafeDowncast(other, to: DateContent.self)
    return date == other.date && style == other.style
  }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) {
    let values = builder.style.values
    let days: [Date.FormatStyle.DateStyle] = [.long, .abbreviated, .numeric]
    let format = Date.FormatStyle(
      date: style.kind == .date ? builder.form(of: days) : .omitted, time: style.kind == .time ? .shortened : .omitted,
      locale: values.locale,
      calendar: values.calendar, timeZone: values.timeZone)
    builder.append(date.formatted(format), look)
  }
}

/// A range of dates: as short as it can be.
final class IntervalContent: TextContent, @unchecked Sendable {
  let dates: ClosedRange<Date>
  init(_ dates: ClosedRange<Date>) { self.dates = dates }
  override func isEqual(to other: TextContent) -> Bool {
    dates == unsafeDowncast(other, to: IntervalContent.self).dates
  }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) {
    let values = builder.style.values
    let isOneDay = values.calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    let format = Date.IntervalFormatStyle(
      date: isOneDay ? nil : .abbreviated, time: .shortened, locale: values.locale, calendar: values.calendar,
      timeZone: values.timeZone)
    if dates.lowerBound < dates.upperBound {
      builder.append(format.format(dates.lowerBound..<dates.upperBound), look)
    } else {
      builder.append(Text(dates.lowerBound, style: .time), look)
    }
  }
}

/// A value written by a format style, in the locale of the place.
final class FormattedContent<F: FormatStyle>: TextContent, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F
  init(_ input: F.FormatInput, _ format: F) { (self.input, self.format) = (input, format) }
  override func isEqual(to other: TextContent) -> Bool {
    let other = unsafeDowncast(other, to: FormattedContent<F>.self)
    return input == other.input && format == other.format
  }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) {
    let format = builder.shortened(format.locale(builder.style.values.locale))
    builder.append(format.format(input), look)
  }
}
final class FormattedAttributedContent<F: FormatStyle>: TextContent, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
  let input: F.FormatInput
  let format: F
  init(_ input: F.FormatInput, _ format: F) { (self.input, self.format) = (input, format) }
  override func isEqual(to other: TextContent) -> Bool {
    let other = unsafeDowncast(other, to: FormattedAttributedContent<F>.self)
    return input == other.input && format == other.format
  }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) {
    let format = builder.shortened(format.locale(builder.style.values.locale))
    builder.append(format.format(input), look)
  }
}
