import Foundation

/// Says how far a date is from another: "in 2 hours", "yesterday". In the words of a language that Foundation has.
///
/// Source: Apple, `RelativeDateTimeFormatter`, which Foundation does not have on Linux.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Unchecked: like other formatters it is set up before it is used.

  /// Whether there are words as "yesterday".
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday".
    case named
  }
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
  }
  /// Whether there are words as "yesterday".
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How long the words are.
  open var unitsStyle = UnitsStyle.full
  /// Where in a sentence the text is.
  open var formattingContext = Formatter.Context.unknown
  private var ownCalendar: Calendar?, ownLocale: Locale?
  /// The calendar that says how long days and months are.
  open var calendar: Calendar! {
    get { ownCalendar ?? .autoupdatingCurrent }
    set { ownCalendar = newValue }
  }
  /// Whose language it is.
  open var locale: Locale! {
    get { ownLocale ?? .autoupdatingCurrent }
    set { ownLocale = newValue }
  }

  /// How far a date is from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units, locale: locale,
      calendar: calendar, capitalizationContext: context)
    return style.format(referenceDate)
  }
  private var context: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }
  /// How far so many seconds are from now: less than 0 for the past.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
  }
  /// How far components are from now.
  open func localizedString(from components: DateComponents) -> String {
    let now = Date()
    return localizedString(for: calendar.date(byAdding: components, to: now) ?? now, relativeTo: now)
  }
  /// The text for a date, as far from now; nil for anything else.
  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
