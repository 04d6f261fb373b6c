import Foundation

/// How texts that follow the clock write a time.
///
/// ```swift
/// Text(.currentDate, format: .stopwatch(startingAt: start))
/// Text(.currentDate, format: .timer(countingDownIn: start..<end))
/// Text(.currentDate, format: .offset(to: start))
/// Text(.currentDate, format: .reference(to: departure))
/// ```
///
/// Source: Apple, "SystemFormatStyle" and the pages of its styles; where they leave something open, our choice.
public nonisolated enum SystemFormatStyle: Sendable {}

// MARK: - Clocks

/// A length of time written as a clock does.
nonisolated private struct ClockPattern: Hashable, Codable, Sendable {
  var showsHours: Bool
  /// At most so many of hours, minutes, seconds and parts of a second are shown, the larger ones first.
  var maxFieldCount: Int
  /// Seconds that the last digit stands for.
  var precision: Double
  var padsMinutes: Bool

  init(_ showsHours: Bool, _ maxFieldCount: Int, _ precision: Duration, padsMinutes: Bool) {
    (self.showsHours, self.maxFieldCount, self.padsMinutes) = (showsHours, max(1, maxFieldCount), padsMinutes)
    let (seconds, attoseconds) = precision.components
    let value = Double(seconds) + Double(attoseconds) * 1e-18
    self.precision = min(max(value, 1e-6), 86_400)
  }
  /// What is shown of a length: hours, minutes, seconds, and parts of a second, as far as precision and count allow.
  private func fields(_ seconds: Double) -> (fields: [Int], count: Int) {
    let hasHours = showsHours && seconds >= 3600
    let first = hasHours ? 0 : 1
    let last = precision < 1 ? 3 : precision < 60 ? 2 : 1
    let count = max(1, min(maxFieldCount, last - first + 1))
    return (Array(first..<min(4, first + count)), count)
  }
  /// Seconds that the last thing shown stands for.
  func unit(_ seconds: Double) -> Double {
    let units = [3600, 60, 1, precision]
    return max(precision, units[fields(seconds).fields.last ?? 2])
  }
  func string(_ seconds: Double, _ locale: Locale) -> String {
    let fields = fields(seconds).fields
    let whole = Int(min(seconds + 1e-7, 1e12).rounded(.down))
    let hours = whole / 3600, minutes = showsHours ? whole / 60 % 60 : whole / 60
    // One field alone would not be read as a time.
    if fields.count == 1 {
      let unit: Set<Duration.UnitsFormatStyle.Unit> = fields == [0] ? [.hours] : [.minutes]
      let style = Duration.UnitsFormatStyle(
        allowedUnits: unit, width: .wide, zeroValueUnits: .show(length: 1), fractionalPart: .hide(rounded: .down))
      return style.locale(locale).format(.seconds(whole))
    }
    func digits(_ value: Int, _ least: Int) -> String {
      value.formatted(.number.grouping(.never).precision(.integerLength(least...)).locale(locale))
    }
    var text = ""
    for field in fields {
      switch field {
      case 0: text = digits(hours, 1)
      case 1: text += text.isEmpty ? digits(minutes, padsMinutes ? 2 : 1) : ":" + digits(minutes, 2)
      case 2: text += ":" + digits(whole % 60, 2)
      default:
        let places = max(1, min(6, Int((-log10(precision) - 1e-9).rounded(.up))))
        let scale = pow(10, Double(places))
        let part = Int(((seconds - Double(whole)) * scale + 1e-4).rounded(.down))
        text += (locale.decimalSeparator ?? ".") + digits(min(max(0, part), Int(scale) - 1), places)
      }
    }
    return text
  }
}

nonisolated extension SystemFormatStyle {
  /// The time since a date, as a stopwatch shows it: "00:05.23", and "1:00:05.23" after an hour.
  public struct Stopwatch: DiscreteFormatStyle, Codable, Hashable, Sendable {
    private var start: Date
    private var pattern: ClockPattern
    private var locale = Locale.autoupdatingCurrent
    /// Creates a style. Dates before the start are shown as zero.
    ///
    /// - Parameters:
    ///   - showsHours: Whether hours are shown from one on; otherwise minutes go on beyond 59.
    ///   - maxFieldCount: How many of hours, minutes, seconds and parts of a second are shown at most, the larger ones
    ///     first.
    ///   - maxPrecision: What the last digit stands for.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      pattern = ClockPattern(showsHours, maxFieldCount, maxPrecision, padsMinutes: true)
    }
    private func elapsed(_ date: Date) -> Double {
      let seconds = date.timeIntervalSince(start)
      return seconds.isFinite ? min(max(0, seconds), 1e12) : 0
    }
    public func format(_ input: Date) -> AttributedString {
      AttributedString(pattern.string(elapsed(input), locale))
    }
    public func locale(_ locale: Locale) -> Stopwatch {
      var style = self
      style.locale = locale
      return style
    }
    public func discreteInput(after input: Date) -> Date? {
      let elapsed = elapsed(input), unit = pattern.unit(elapsed)
      return start.addingTimeInterval(((elapsed / unit + 1e-6).rounded(.down) + 1) * unit)
    }
    public func discreteInput(before input: Date) -> Date? {
      let elapsed = elapsed(input), unit = pattern.unit(elapsed)
      let step = (elapsed / unit + 1e-6).rounded(.down)
      return step < 1 ? nil : Date(timeIntervalSince1970: (start.timeIntervalSince1970 + step * unit).nextDown)
    }
  }

  /// The time that is left of an interval, or that has passed of it, as a clock: "4:17", and "1:34:00" from an hour on.
  public struct Timer: DiscreteFormatStyle, Codable, Hashable, Sendable {
    private var interval: Range<Date>
    private var countsDown: Bool
    private var pattern: ClockPattern
    private var locale = Locale.autoupdatingCurrent
    /// Shows what is left: all of it before the interval, and zero after it.
    ///
    /// - Parameters:
    ///   - showsHours: Whether hours are shown from one on; otherwise minutes go on beyond 59.
    ///   - maxFieldCount: How many of hours, minutes, seconds and parts of a second are shown at most, the larger ones
    ///     first.
    ///   - maxPrecision: What the last digit stands for. What is left is rounded up to it.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.interval, countsDown) = (interval, true)
      pattern = ClockPattern(showsHours, maxFieldCount, maxPrecision, padsMinutes: false)
    }
    /// Shows what is over: zero before the interval, and all of it after it.
    ///
    /// - Parameters:
    ///   - showsHours: Whether hours are shown from one on; otherwise minutes go on beyond 59.
    ///   - maxFieldCount: How many of hours, minutes, seconds and parts of a second are shown at most, the larger ones
    ///     first.
    ///   - maxPrecision: What the last digit stands for.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.interval, countsDown) = (interval, false)
      pattern = ClockPattern(showsHours, maxFieldCount, maxPrecision, padsMinutes: false)
    }
    /// The seconds that are shown: whole steps of the precision.
    private func shown(_ date: Date) -> Double {
      let date = min(max(interval.lowerBound, date), interval.upperBound), step = pattern.precision
      let seconds =
        countsDown ? interval.upperBound.timeIntervalSince(date) : date.timeIntervalSince(interval.lowerBound)
      guard seconds.isFinite else { return 0 }
      return countsDown
        ? (seconds / step - 1e-6).rounded(.up) * step : (seconds / step + 1e-6).rounded(.down) * step
    }
    public func format(_ input: Date) -> AttributedString {
      AttributedString(pattern.string(max(0, shown(input)), locale))
    }
    public func locale(_ locale: Locale) -> Timer {
      var style = self
      style.locale = locale
      return style
    }
    public func discreteInput(after input: Date) -> Date? {
      if input >= interval.upperBound { return nil }
      let shown = shown(input), unit = pattern.unit(shown), whole = (shown / unit + 1e-6).rounded(.down) * unit
      if !countsDown {
        let next = interval.lowerBound.addingTimeInterval(whole + unit)
        return next > interval.upperBound ? nil : next
      }
      let next = interval.upperBound.addingTimeInterval(pattern.precision - whole)
      return next > interval.upperBound ? nil : next
    }
    public func discreteInput(before input: Date) -> Date? {
      if input <= interval.lowerBound { return nil }
      let shown = shown(input), unit = pattern.unit(shown), whole = (shown / unit + 1e-6).rounded(.down) * unit
      let began =
        countsDown
        ? interval.upperBound.addingTimeInterval(pattern.precision - whole - unit)
        : interval.lowerBound.addingTimeInterval(whole)
      return began <= interval.lowerBound ? nil : Date(timeIntervalSince1970: began.timeIntervalSince1970.nextDown)
    }
  }
}

// MARK: - Words

nonisolated extension SystemFormatStyle {
  /// How far a date is from another: "3 minutes, 42 seconds", or "5:32" where minutes and seconds alone are allowed.
  ///
  /// Foundation on Linux writes no durations in months and years; they are told in weeks and days.
  public struct DateOffset: DiscreteFormatStyle, Codable, Hashable, Sendable {
    private var anchor: Date
    private var allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private var maxFieldCount: Int
    private var sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var width = Duration.UnitsFormatStyle.UnitWidth.wide
    private var calendar = Calendar.autoupdatingCurrent
    private var locale = Locale.autoupdatingCurrent
    /// Creates a style.
    ///
    /// - Parameters:
    ///   - anchor: The date from which is counted.
    ///   - allowedFields: The units that may be shown.
    ///   - maxFieldCount: How many units are shown at most, the larger ones first. Smaller ones are left out, not rounded.
    ///   - sign: Whether it is said that a date is before the anchor, or after it.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      (self.anchor, self.allowedFields, self.sign) = (anchor, allowedFields, sign)
      self.maxFieldCount = max(1, maxFieldCount)
    }
    private var units: [(unit: Duration.UnitsFormatStyle.Unit, seconds: Double)] {
      var units: [(Duration.UnitsFormatStyle.Unit, Double)] = []
      if !allowedFields.isDisjoint(with: [.year, .month, .week]) { units.append((.weeks, 604_800)) }
      if !allowedFields.isDisjoint(with: [.year, .month, .day]) { units.append((.days, 86_400)) }
      if allowedFields.contains(.hour) { units.append((.hours, 3600)) }
      if allowedFields.contains(.minute) { units.append((.minutes, 60)) }
      if allowedFields.contains(.second) || units.isEmpty { units.append((.seconds, 1)) }
      return units
    }
    /// Minutes and seconds, or hours too, are written as a clock.
    private var isClock: Bool {
      (allowedFields == [.minute, .second] && maxFieldCount >= 2)
        || (allowedFields == [.hour, .minute, .second] && maxFieldCount >= 3)
    }
    private func distance(_ date: Date) -> Double {
      let seconds = date.timeIntervalSince(anchor)
      return seconds.isFinite ? min(max(-1e12, seconds), 1e12) : 0
    }
    /// The units that are shown of a distance, which is not negative, and the seconds that the last of them stands for.
    private func shown(_ seconds: Double) -> (units: Set<Duration.UnitsFormatStyle.Unit>, step: Double) {
      let units = units
      let first = units.firstIndex { seconds + 1e-5 >= $0.seconds } ?? units.count - 1
      let shown = units[first..<min(units.count, first + (isClock ? units.count : maxFieldCount))]
      return (Set(shown.map(\.unit)), shown.last?.seconds ?? 1)
    }
    public func format(_ input: Date) -> AttributedString {
      let distance = distance(input), seconds = abs(distance)
      let (units, step) = shown(seconds)
      let whole = ((seconds + 1e-5) / step).rounded(.down) * step
      let text: String
      if isClock {
        let showsHours = allowedFields.contains(.hour)
        text = ClockPattern(showsHours, 3, .seconds(1), padsMinutes: false).string(whole, locale)
      } else {
        text = Duration.UnitsFormatStyle(
          allowedUnits: units, width: width, maximumUnitCount: maxFieldCount, zeroValueUnits: .hide,
          fractionalPart: .hide(rounded: .down)
        ).locale(locale).format(.seconds(Int(whole)))
      }
      return AttributedString(prefix(distance, isZero: whole == 0) + text)
    }
    private func prefix(_ distance: Double, isZero: Bool) -> String {
      typealias Strategy = NumberFormatStyleConfiguration.SignDisplayStrategy
      if sign == .never { return "" }
      if isZero { return sign == .always(includingZero: true) ? "+" : "" }
      if distance < 0 { return "−" }
      return sign == .automatic ? "" : "+"
    }
    /// The form that is so many steps shorter; nil where there is none.
    func shortened(_ steps: Int) -> DateOffset? {
      if isClock { return nil }
      let form = Duration.UnitsFormatStyle(allowedUnits: [.seconds], width: width, maximumUnitCount: maxFieldCount)
      guard let shorter = form.shortened(by: steps) else { return nil }
      var style = self
      (style.width, style.maxFieldCount) = (shorter.unitWidth, shorter.maximumUnitCount ?? 1)
      return style
    }
    /// The style in another calendar.
    public func calendar(_ calendar: Calendar) -> DateOffset {
      var style = self
      style.calendar = calendar
      return style
    }
    public func locale(_ locale: Locale) -> DateOffset {
      var style = self
      style.locale = locale
      return style
    }
    public func discreteInput(after input: Date) -> Date? {
      let distance = distance(input), step = shown(abs(distance)).step
      let count = ((abs(distance) + 1e-5) / step).rounded(.down)
      if distance >= -1e-5 || count == 0 { return anchor.addingTimeInterval((count + 1) * step) }
      // A little less than so much is left.
      return anchor.addingTimeInterval(-count * step + 1e-4)
    }
    public func discreteInput(before input: Date) -> Date? {
      let distance = distance(input), step = shown(abs(distance)).step
      let count = ((abs(distance) + 1e-5) / step).rounded(.down)
      if distance < 0 { return anchor.addingTimeInterval(-(count + 1) * step) }
      return count == 0 ? anchor.addingTimeInterval(-step) : anchor.addingTimeInterval(count * step - 1e-4)
    }
  }

  /// A date in the words in which one would say it: "now", "in 5 minutes", "yesterday", "Monday, June 3", "June 2019".
  public struct DateReference: DiscreteFormatStyle, Codable, Hashable, Sendable {
    private var date: Date
    private var allowedFields: Set<Date.RelativeFormatStyle.Field>
    private var maxFieldCount: Int
    private var thresholdField: Date.RelativeFormatStyle.Field
    private var calendar = Calendar.autoupdatingCurrent
    private var locale = Locale.autoupdatingCurrent
    /// Creates a style.
    ///
    /// - Parameters:
    ///   - date: The date that is written.
    ///   - allowedFields: The units that may be used.
    ///   - maxFieldCount: How many parts of a date are written where it is not told by its distance. Larger ones are left
    ///     out where they are those of now.
    ///   - thresholdField: The largest unit in which distances are told; dates that are further away are written as dates.
    public init(
      to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      (self.date, self.allowedFields) = (date, allowedFields)
      (self.maxFieldCount, self.thresholdField) = (max(1, maxFieldCount), thresholdField)
    }
    private var placed: Calendar {
      var calendar = calendar
      calendar.locale = locale
      return calendar
    }
    /// The least distance that is a unit more than the threshold.
    private var reach: (component: Calendar.Component, value: Int)? {
      switch thresholdField {
      case .year: nil
      case .month: (.year, 1)
      case .week, .day: (.month, 1)
      case .hour: (.day, 1)
      case .minute: (.hour, 1)
      default: (.minute, 1)
      }
    }
    private func isNear(_ input: Date) -> Bool {
      guard let reach else { return true }
      let (first, last) = (min(input, date), max(input, date))
      guard let end = placed.date(byAdding: reach.component, value: reach.value, to: first) else { return false }
      return last < end
    }
    private func relative(_ fields: Set<Date.RelativeFormatStyle.Field>) -> Date.AnchoredRelativeFormatStyle {
      Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: fields, presentation: .named, unitsStyle: .wide, locale: locale, calendar: placed)
    }
    /// The units in which distances are told.
    private var nearFields: Set<Date.RelativeFormatStyle.Field> {
      let order: [Date.RelativeFormatStyle.Field] = [.second, .minute, .hour, .day, .week, .month, .year]
      let near = order.prefix((order.firstIndex(of: thresholdField) ?? 6) + 1).filter { allowedFields.contains($0) }
      return near.isEmpty ? [thresholdField] : Set(near)
    }
    private static let minute = 60.0
    public func format(_ input: Date) -> AttributedString {
      if isNear(input) {
        let distance = abs(date.timeIntervalSince(input))
        if distance < Self.minute, !allowedFields.contains(.second) {
          return AttributedString(relative([.second]).format(date))
        }
        return AttributedString(relative(nearFields).format(input))
      }
      return AttributedString(absolute(input))
    }
    private func absolute(_ input: Date) -> String {
      let calendar = placed
      typealias Part = (field: Date.RelativeFormatStyle.Field, component: Calendar.Component)
      let all: [Part] = [(.year, .year), (.month, .month), (.day, .day), (.hour, .hour), (.minute, .minute)]
      var parts = all.filter { allowedFields.contains($0.field) || allowedFields.isEmpty }
      while parts.count > 1, let first = parts.first,
        calendar.component(first.component, from: input) == calendar.component(first.component, from: date)
      {
        parts.removeFirst()
      }
      let fields = Set(parts.prefix(maxFieldCount).map(\.field))
      var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      if fields.contains(.year) { style = style.year() }
      if fields.contains(.month) || fields.contains(.day) { style = style.month(.wide) }
      if fields.contains(.day) {
        style = style.day()
        if !fields.contains(.year) { style = style.weekday(.wide) }
      }
      if fields.contains(.hour) { style = style.hour() }
      if fields.contains(.minute) { style = style.minute() }
      return style.format(date)
    }
    /// The style in another calendar.
    public func calendar(_ calendar: Calendar) -> DateReference {
      var style = self
      style.calendar = calendar
      return style
    }
    public func locale(_ locale: Locale) -> DateReference {
      var style = self
      style.locale = locale
      return style
    }

    /// Times at which what is written may change, next to an input.
    private func edges(_ input: Date, isAfter: Bool) -> [Date] {
      let calendar = placed
      var edges = [-Self.minute, 0, Self.minute].map { date.addingTimeInterval($0) }
      edges += edges.map { $0.addingTimeInterval(0.001) }
      if let reach {
        for value in [-reach.value, reach.value] {
          if let edge = calendar.date(byAdding: reach.component, value: value, to: date) {
            edges += [edge, edge.addingTimeInterval(0.001)]
          }
        }
      }
      for component in [Calendar.Component.year, .month, .day] {
        if let interval = calendar.dateInterval(of: component, for: input) {
          edges.append(isAfter ? interval.end : interval.start.addingTimeInterval(-0.001))
        }
      }
      let style = relative(nearFields)
      var next = input
      for _ in 0..<4 {
        guard let edge = isAfter ? style.discreteInput(after: next) : style.discreteInput(before: next) else { break }
        edges.append(edge)
        next = edge
      }
      return edges
    }
    public func discreteInput(after input: Date) -> Date? {
      let text = format(input), edges = edges(input, isAfter: true).filter { $0 > input }.sorted()
      // Where nothing was found that changes, the last of the times is looked at again.
      return edges.first { format($0) != text } ?? edges.last
    }
    public func discreteInput(before input: Date) -> Date? {
      let text = format(input), edges = edges(input, isAfter: false).filter { $0 < input }.sorted(by: >)
      return edges.first { format($0) != text } ?? edges.last
    }
  }
}

// MARK: - By their names

nonisolated extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a date, as a stopwatch shows it.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
nonisolated extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The time that is left of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
  /// The time that has passed of an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
nonisolated extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is from another.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
nonisolated extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date in the words in which one would say it.
  public static func reference(
    to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}
