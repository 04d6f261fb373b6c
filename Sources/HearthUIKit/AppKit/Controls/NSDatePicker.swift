import Foundation
import HearthCore
import HearthUI

/// A field for a date.
@MainActor @preconcurrency open class NSDatePicker: NSControl {
  /// What of a date can be entered.
  public nonisolated struct ElementFlags: OptionSet, Sendable {
    // Source: AppKit's numbers.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hours and minutes.
    public static let hourMinute = ElementFlags(rawValue: 0x000C)
    /// Hours, minutes and seconds.
    public static let hourMinuteSecond = ElementFlags(rawValue: 0x000E)
    /// Years and months.
    public static let yearMonth = ElementFlags(rawValue: 0x00C0)
    /// Years, months and days.
    public static let yearMonthDay = ElementFlags(rawValue: 0x00E0)
  }
  /// By what a date is entered.
  public nonisolated enum Style: UInt, Sendable {
    /// A field, with buttons that go to the next value and the one before.
    case textFieldAndStepper = 0
    /// The days of a month, and a clock.
    case clockAndCalendar
    /// A field alone, which is the same as the one with buttons here.
    case textField
  }
  /// The date.
  open var dateValue = Date() { didSet { if dateValue != oldValue { needsUpdate() } } }
  /// The first date that can be entered; nil for any.
  open var minDate: Date? { didSet { needsUpdate() } }
  /// The last date that can be entered; nil for any.
  open var maxDate: Date? { didSet { needsUpdate() } }
  /// What of the date can be entered.
  open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinute] { didSet { needsUpdate() } }
  /// By what the date is entered.
  open var datePickerStyle = Style.textFieldAndStepper { didSet { lookDidChange() } }
  nonisolated deinit {}
  override func makeContent() -> AnyView? {
    let date = Binding { [weak self] in
      self?.dateValue ?? Date()
    } set: { [weak self] in
      self?.dateValue = $0
      self?.act()
    }
    var parts: DatePickerComponents = []
    if !datePickerElements.isDisjoint(with: .yearMonthDay) { parts.insert(.date) }
    if !datePickerElements.isDisjoint(with: .hourMinute) { parts.insert(.hourAndMinute) }
    let range = (minDate ?? .distantPast)...max(minDate ?? .distantPast, maxDate ?? .distantFuture)
    let picker = DatePicker(selection: date, in: range, displayedComponents: parts) { Text(accessibilityLabel ?? "") }
      .labelsHidden()
    return wrap(
      datePickerStyle == .clockAndCalendar ? AnyView(picker.datePickerStyle(.graphical)) : AnyView(picker))
  }
}
