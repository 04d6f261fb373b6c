import Foundation

/// The dates that a picker allows, both ends included; nil for an end that is open.
struct DateBounds: Hashable {
  var lower: Date?
  var upper: Date?
  /// What was wrong with what the app gave.
  var mistake: String?

  init() {}
  /// Ends that are not dates are open, and ends in the wrong order count as one date.
  init(_ lower: Date?, _ upper: Date?) {
    func isDate(_ date: Date) -> Bool { date.timeIntervalSinceReferenceDate.isFinite }
    self.lower = lower.flatMap { isDate($0) ? $0 : nil }
    self.upper = upper.flatMap { isDate($0) ? $0 : nil }
    if self.lower != lower || self.upper != upper {
      mistake = "has a range whose end is no date. The end counts as open; check the range."
    }
    if let first = self.lower, let last = self.upper, first > last {
      mistake = "has an empty range of dates. Only its first date can be chosen; check the range."
      self.upper = first
    }
  }
  func contains(_ date: Date) -> Bool { clamped(date) == date }
  func clamped(_ date: Date) -> Date {
    if let lower, date < lower { return lower }
    if let upper, date > upper { return upper }
    return date
  }
  /// Whether some time of the day that begins at `day` is allowed.
  func containsDay(_ day: Date, _ calendar: Calendar) -> Bool {
    if let lower, day < calendar.startOfDay(for: lower) { return false }
    if let upper, day > upper { return false }
    return true
  }
}

/// The calendar of the place, with what dates are written in.
struct DateSurroundings: Equatable {
  var calendar: Calendar
  var locale: Locale
  init(_ calendar: Calendar, _ locale: Locale, _ timeZone: TimeZone) {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    (self.calendar, self.locale) = (calendar, locale)
  }

  /// The years that pickers go through; in other calendars than the Gregorian these are other numbers. Source: our
  /// choice; beyond them calendars disagree with history anyhow.
  static let first = Date(timeIntervalSince1970: -62_135_596_800), last = Date(timeIntervalSince1970: 253_402_300_799)

  /// A date that can be shown: the nearest one, if the date is invalid or too far away.
  static func usable(_ date: Date) -> Date {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return Date(timeIntervalSinceReferenceDate: 0) }
    return min(max(first, date), last)
  }

  /// Whether the locale's script is written from right to left. The parts of a date
  /// follow that, wherever the page begins.
  var isRightToLeft: Bool { locale.language.characterDirection == .rightToLeft }
  func style(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }
  func text(_ date: Date, _ components: DatePickerComponents) -> String {
    let time: Date.FormatStyle.TimeStyle? = components.hasSeconds ? .standard : components.hasTime ? .shortened : nil
    return date.formatted(
      style(date: components.contains(.date) || time == nil ? .abbreviated : .omitted, time: time ?? .omitted))
  }
  func month(_ date: Date) -> String { date.formatted(style().month(.wide).year()) }
  func number(_ value: Int, digits: Int = 1) -> String {
    value.formatted(.number.grouping(.never).precision(.integerLength(digits...)).locale(locale))
  }

  // MARK: - Changing one part

  func value(_ component: Calendar.Component, of date: Date) -> Int { calendar.component(component, from: date) }
  /// The values that a part can have in the period of a date.
  func values(_ component: Calendar.Component, of date: Date) -> ClosedRange<Int> {
    switch component {
    case .year: return 1...9999
    case .month: return range(.month, in: .year, date)
    case .day: return range(.day, in: .month, date)
    case .hour: return 0...23
    default: return 0...59
    }
  }
  private func range(_ smaller: Calendar.Component, in larger: Calendar.Component, _ date: Date) -> ClosedRange<Int> {
    guard let range = calendar.range(of: smaller, in: larger, for: date), !range.isEmpty else { return 1...1 }
    return range.lowerBound...(range.upperBound - 1)
  }
  /// The date with another part; a day that the month does not have is its last.
  func setting(_ component: Calendar.Component, to value: Int, of date: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
    parts.setValue(value, for: component)
    if component == .month || component == .year, let day = parts.day {
      var first = parts
      first.day = 1
      if component == .year, let start = calendar.date(from: first) {
        parts.month = min(parts.month ?? 1, range(.month, in: .year, start).upperBound)
        first.month = parts.month
      }
      if let start = calendar.date(from: first) { parts.day = min(day, range(.day, in: .month, start).upperBound) }
    }
    return Self.usable(calendar.date(from: parts) ?? date)
  }
  /// The day of one date at the time of another.
  func day(_ day: Date, atTimeOf time: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let clock = calendar.dateComponents([.hour, .minute, .second], from: time)
    (parts.hour, parts.minute, parts.second) = (clock.hour, clock.minute, clock.second)
    return calendar.date(from: parts) ?? day
  }
  func firstOfMonth(_ date: Date) -> Date {
    calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
  }
  func adding(_ component: Calendar.Component, _ count: Int, to date: Date) -> Date {
    Self.usable(calendar.date(byAdding: component, value: count, to: date) ?? date)
  }
}
