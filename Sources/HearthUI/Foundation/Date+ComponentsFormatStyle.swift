import Foundation

extension Date {
  /// Says how long a range of dates is: "2 hours, 5 minutes", "2:05:00".
  ///
  ///     (start..<end).formatted(.components(style: .wide, fields: [.day, .hour]))
  ///     Text(start..<end, format: .timeDuration)
  ///
  /// Words are those that `DateComponentsFormatter` has. Source: Apple, documentation of `Date.ComponentsFormatStyle`, of which Foundation has
  /// the fields and nothing else on Linux.
  public struct _ComponentsFormatStyle: Foundation.FormatStyle, Sendable {
    public typealias Field = Date.ComponentsFormatStyle.Field
    public typealias Style = Date.ComponentsFormatStyle.Style
    /// How units are named.
    public var style: Style
    /// The units of the text; nil for all.
    public var fields: Set<Field>?
    /// Whose language it is.
    public var locale: Locale
    /// The calendar that says how long days, months and years are.
    public var calendar: Calendar

    public init(
      style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
      fields: Set<Field>? = nil
    ) {
      (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
    }
    /// Hours, minutes and seconds as on a clock: "2:05:09", and "5:09" for less than an hour. At least one digit of minutes is shown.
    ///
    /// Source for what is less than a minute: our choice, "0:09".
    public static var timeDuration: _ComponentsFormatStyle {
      _ComponentsFormatStyle(style: Style(kind: .positional), fields: [.hour, .minute, .second])
    }

    public func format(_ value: Range<Date>) -> String {
      let formatter = DateComponentsFormatter()
      var calendar = calendar
      calendar.locale = locale
      formatter.calendar = calendar
      formatter.allowedUnits = units
      formatter.unitsStyle =
        switch style.kind {
        case .wide: .full
        case .abbreviated: .short
        case .condensedAbbreviated: .brief
        case .narrow: .abbreviated
        case .spellOut: .spellOut
        case .positional: .positional
        }
      let text = formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
      guard style.kind == .positional, !text.contains(":") else { return text }
      return "0:" + String(repeating: "0", count: max(0, 2 - text.count)) + text
    }
    private var units: NSCalendar.Unit {
      guard let fields, !fields.isEmpty else { return [.year, .month, .weekOfMonth, .day, .hour, .minute, .second] }
      return fields.reduce(into: []) { units, field in
        switch field {
        case .year: units.insert(.year)
        case .month: units.insert(.month)
        case .week: units.insert(.weekOfMonth)
        case .day: units.insert(.day)
        case .hour: units.insert(.hour)
        case .minute: units.insert(.minute)
        default: units.insert(.second)
        }
      }
    }
    /// The same, in another language.
    public func locale(_ locale: Locale) -> _ComponentsFormatStyle {
      var style = self
      style.locale = locale
      return style
    }
    /// The same, by another calendar.
    public func calendar(_ calendar: Calendar) -> _ComponentsFormatStyle {
      var style = self
      style.calendar = calendar
      return style
    }
  }
}

extension Date.ComponentsFormatStyle {
  /// How units are named.
  public struct Style: Codable, Hashable, Sendable {
    fileprivate enum Kind: Int, Codable { case wide, abbreviated, condensedAbbreviated, narrow, spellOut, positional }
    fileprivate let kind: Kind
    /// "2 hours, 5 minutes".
    public static let wide = Style(kind: .wide)
    /// "2 hr, 5 min".
    public static let abbreviated = Style(kind: .abbreviated)
    /// "2hr 5min".
    public static let condensedAbbreviated = Style(kind: .condensedAbbreviated)
    /// "2h 5m".
    public static let narrow = Style(kind: .narrow)
    /// "two hours, five minutes".
    public static let spellOut = Style(kind: .spellOut)
  }
}

extension FormatStyle where Self == Date._ComponentsFormatStyle {
  /// How long a range of dates is, with the names of units.
  ///
  /// - Parameter fields: The units of the text; nil for all.
  public static func components(
    style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }
  /// Hours, minutes and seconds as on a clock.
  public static var timeDuration: Self { Date._ComponentsFormatStyle.timeDuration }
}
