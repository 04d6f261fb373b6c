import Foundation

/// Says how long something takes: "1:05:09", "1h 5m", "5 minutes". In the words of a language that Foundation has; years and months are
/// in English.
///
/// Source: Apple, `DateComponentsFormatter`, which Foundation does not have on Linux.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Unchecked: like other formatters it is set up before it is used.

  /// How units are named.
  public enum UnitsStyle: Int, Sendable {
    /// "1:05:09".
    case positional
    /// "1h 5m 9s".
    case abbreviated
    /// "1 hr, 5 min, 9 sec".
    case short
    /// "1 hour, 5 minutes, 9 seconds".
    case full
    /// "one hour, five minutes, nine seconds".
    case spellOut
    /// "1hr 5min 9sec".
    case brief
  }
  /// The treatment of units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Positional texts lose those at the beginning and pad the others, texts with names lose all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Lost before the first other unit.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Lost between other units.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Lost after the last other unit.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Lost everywhere.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Shown, and in positional texts with two digits each.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }
  /// How units are named.
  open var unitsStyle = UnitsStyle.positional
  /// The units of the text; none for those that fit.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of units whose value is zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that says how long days, months and years are.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// What a time is added to, to know how many days its months have; nil for the beginning of 2001, so that the text is the
  /// same on all days.
  open var referenceDate: Date?
  /// Whether the last unit has a fraction, as in "1.5h": only where there is one unit.
  open var allowsFractionalUnits = false
  /// The most units that are shown, the largest of those that are not 0; 0 for all.
  open var maximumUnitCount = 0
  /// Whether the largest unit is shown in the next one, as 90 minutes, where it is less than two of it.
  open var collapsesLargestUnit = false
  /// Whether the text begins with "About".
  open var includesApproximationPhrase = false
  /// Whether "remaining" comes after the text.
  open var includesTimeRemainingPhrase = false
  /// Where in a sentence the text is.
  open var formattingContext = Formatter.Context.unknown

  // MARK: - Texts

  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }
  /// The text for so many seconds; nil for NaN and infinity.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e15 else { return nil }
    return text(from: start, to: start.addingTimeInterval(interval), exact: interval)
  }
  /// The text for what lies between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? { text(from: startDate, to: endDate, exact: nil) }
  /// The text for components, as far as the allowed units have them.
  open func string(from components: DateComponents) -> String? {
    guard let end = (calendar ?? .current).date(byAdding: components, to: start) else { return nil }
    return text(from: start, to: end, exact: nil)
  }
  /// The text for components or a number of seconds; nil for anything else.
  open override func string(for object: Any?) -> String? {
    if let components = object as? DateComponents { return string(from: components) }
    return (object as? TimeInterval ?? (object as? NSNumber)?.doubleValue).flatMap { string(from: $0) }
  }
  /// The text for components in a style, with all units that fit.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: - Units

  private enum Unit: Int, CaseIterable {
    case year, month, week, day, hour, minute, second
    var calendarUnit: NSCalendar.Unit {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }
    var component: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfYear
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }
    /// What `Duration` calls it; nil for what it does not have.
    var durationUnit: Duration.UnitsFormatStyle.Unit? {
      switch self {
      case .year, .month: nil
      case .week: .weeks
      case .day: .days
      case .hour: .hours
      case .minute: .minutes
      case .second: .seconds
      }
    }
    /// Seconds; of a year and a month none.
    var seconds: Int64 {
      switch self {
      case .year, .month: 0
      case .week: 604_800
      case .day: 86_400
      case .hour: 3_600
      case .minute: 60
      case .second: 1
      }
    }
  }
  private var units: [Unit] {
    if allowedUnits.isEmpty { return unitsStyle == .positional ? [.day, .hour, .minute, .second] : Unit.allCases }
    return Unit.allCases.filter {
      allowedUnits.contains($0.calendarUnit) || $0 == .week && allowedUnits.contains(.weekOfYear)
    }
  }
  private func text(from start: Date, to end: Date, exact: TimeInterval?) -> String? {
    let all = units
    guard let last = all.last else { return nil }
    let isNegative = end < start
    let calendar = calendar ?? .current
    let found = calendar.dateComponents(Set(all.map(\.component)), from: min(start, end), to: max(start, end))
    var values = all.map { ($0, Int64(found.value(for: $0.component) ?? 0)) }
    if collapsesLargestUnit, values.count > 1, let first = values.firstIndex(where: { $0.1 != 0 }),
      values[first].1 == 1,
      first + 1 < values.count, values[first].0.seconds > 0
    {
      values[first + 1].1 += values[first].0.seconds / values[first + 1].0.seconds
      values[first].1 = 0
    }
    if maximumUnitCount > 0 {
      let kept = values.indices.filter { values[$0].1 != 0 }.prefix(maximumUnitCount)
      if let first = kept.first {
        values = values.enumerated().filter { $0.offset >= first && ($0.element.1 == 0 || kept.contains($0.offset)) }
          .map(\.element)
      }
      if values.count > maximumUnitCount { values = Array(values.prefix(maximumUnitCount)) }
    }
    if allowsFractionalUnits, all.count == 1, last.seconds > 0, let exact {
      return named([(last, abs(exact) / Double(last.seconds))], isNegative: isNegative)
    }
    let shown = withoutZeros(values)
    if unitsStyle == .positional { return positional(shown, isNegative: isNegative) }
    return named(shown.map { ($0.0, Double($0.1)) }, isNegative: isNegative)
  }
  private func withoutZeros(_ values: [(Unit, Int64)]) -> [(Unit, Int64)] {
    let behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return values }
    var rule = behavior
    if behavior.contains(.default) || behavior.isEmpty {
      rule = behavior.isEmpty ? [] : unitsStyle == .positional ? .dropLeading : .dropAll
    }
    guard let first = values.firstIndex(where: { $0.1 != 0 }), let last = values.lastIndex(where: { $0.1 != 0 }) else {
      // Something has to be said.
      return rule.isEmpty ? values : values.suffix(1)
    }
    return values.enumerated().filter { index, value in
      if value.1 != 0 { return true }
      return index < first
        ? !rule.contains(.dropLeading) : index > last ? !rule.contains(.dropTrailing) : !rule.contains(.dropMiddle)
    }.map(\.element)
  }
  private func positional(_ values: [(Unit, Int64)], isNegative: Bool) -> String {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let parts = values.enumerated().map { index, value in
      let text = String(value.1)
      return (index > 0 || isPadded) && text.count < 2 ? "0" + text : text
    }
    return phrase((isNegative ? "-" : "") + parts.joined(separator: ":"))
  }
  private func named(_ values: [(Unit, Double)], isNegative: Bool) -> String {
    var locale = Locale.autoupdatingCurrent
    if let own = calendar?.locale, !own.identifier.isEmpty { locale = own }
    let parts = values.map { unit, value -> String in
      let sign = isNegative && unit == values.first?.0 ? "-" : ""
      return sign + (unit.durationUnit == nil ? english(unit, value) : localized(unit, value, locale))
    }
    let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
    return phrase(parts.joined(separator: separator))
  }
  private func localized(_ unit: Unit, _ value: Double, _ locale: Locale) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .abbreviated: .narrow
      case .short: .abbreviated
      case .brief: .condensedAbbreviated
      case .full, .spellOut, .positional: .wide
      }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [unit.durationUnit!], width: width, zeroValueUnits: .show(length: 1),
      fractionalPart: .show(length: value == value.rounded() ? 0 : 1)
    ).locale(locale)
    let text = style.format(.seconds(value * Double(unit.seconds)))
    return unitsStyle == .spellOut ? spelledOut(text, value, locale) : text
  }
  private func spelledOut(_ text: String, _ value: Double, _ locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    let plain = value.formatted(.number.locale(locale))
    formatter.numberStyle = .spellOut
    guard let words = formatter.string(from: NSNumber(value: value)) else { return text }
    return text.replacingOccurrences(of: plain, with: words)
  }
  private func english(_ unit: Unit, _ value: Double) -> String {
    let number =
      unitsStyle == .spellOut ? spelledOut("\(Int64(value))", value, Locale(identifier: "en")) : "\(Int64(value))"
    let isOne = value == 1
    let names: [(one: String, more: String)] =
      unit == .year
      ? [("year", "years"), ("yr", "yrs"), ("y", "y")] : [("month", "months"), ("mth", "mths"), ("mo", "mo")]
    switch unitsStyle {
    case .abbreviated: return number + names[2].more
    case .brief: return number + (isOne ? names[1].one : names[1].more)
    case .short: return number + " " + (isOne ? names[1].one : names[1].more)
    default: return number + " " + (isOne ? names[0].one : names[0].more)
    }
  }
  private func phrase(_ text: String) -> String {
    var text = text
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    // Source: Foundation, `Formatter.Context`: what begins a sentence begins with a capital letter.
    if formattingContext == .beginningOfSentence { text = text.prefix(1).uppercased() + text.dropFirst() }
    return text
  }
}
