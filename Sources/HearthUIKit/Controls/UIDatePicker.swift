import Foundation
import HearthCore
import HearthUI

/// How a date picker is shown.
public enum UIDatePickerStyle: Int, Sendable {
  /// As fits, wheels, a short text that opens a calendar, or the calendar itself.
  case automatic = 0, wheels, compact, inline
}

/// Chooses a date, a time or both.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  /// The kinds of values that are chosen.
  public enum Mode: Int, Sendable {
    /// Hours and minutes, a day, or both.
    case time = 0, date, dateAndTime
    fileprivate var components: DatePickerComponents {
      switch self {
      case .time: .hourAndMinute
      case .date: .date
      case .dateAndTime: [.date, .hourAndMinute]
      }
    }
  }
  /// The kind of value that is chosen: by default a day and a time.
  open var datePickerMode = Mode.dateAndTime { didSet { lookDidChange() } }
  /// How the picker is shown.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { lookDidChange() } }
  /// The chosen date. One outside of the limits becomes the limit.
  open var date: Date {
    get { min(max(chosen, minimumDate ?? .distantPast), maximumDate ?? .distantFuture) }
    set { setDate(newValue, animated: false) }
  }
  private var chosen = Date()
  /// Minutes between the times that can be chosen: a part of 60, at most 30; others count as 1, the value by itself. What
  /// the user chooses is brought to the one before.
  open var minuteInterval = 1
  private func inInterval(_ date: Date) -> Date {
    guard minuteInterval > 1, minuteInterval <= 30, 60 % minuteInterval == 0, datePickerMode != .date else {
      return date
    }
    var calendar = calendar ?? Calendar.current
    if let timeZone { calendar.timeZone = timeZone }
    let minute = calendar.component(.minute, from: date)
    return calendar.date(byAdding: .minute, value: -(minute % minuteInterval), to: date) ?? date
  }
  /// The earliest date that can be chosen; nil for no limit.
  open var minimumDate: Date? { didSet { needsUpdate() } }
  /// The latest date that can be chosen; nil for no limit. One before the earliest does not count.
  open var maximumDate: Date? { didSet { needsUpdate() } }
  /// What days and months are called in; nil for the language around.
  open var locale: Locale? { didSet { lookDidChange() } }
  /// What days are counted by; nil for the calendar around.
  open var calendar: Calendar! { didSet { lookDidChange() } }
  /// Where the time is meant; nil for the zone around.
  open var timeZone: TimeZone? { didSet { lookDidChange() } }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    (huggings, resistances) = (AxisPriorities(.defaultHigh), AxisPriorities(.defaultHigh))
  }
  /// There are no files to make views from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override var followsTouches: Bool { false }
  /// Chooses a date, without an event.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = date
    if animated { needsUpdate() } else { UIView.performWithoutAnimation { needsUpdate() } }
  }
  private func lookDidChange() {
    needsUpdate()
    invalidateIntrinsicContentSize()
  }
  override func makeContent() -> AnyView? {
    let binding = Binding { [weak self] in
      self?.date ?? Date()
    } set: { [weak self] in
      self?.userDidChoose($0)
    }
    let latest = maximumDate ?? .distantFuture, earliest = min(minimumDate ?? .distantPast, latest)
    let picker = DatePicker(
      accessibilityLabel ?? "", selection: binding, in: earliest...latest,
      displayedComponents: datePickerMode.components)
    let styled = picker.labelsHidden().modifier(DatePickerLook(style: preferredDatePickerStyle))
    let locale = locale, calendar = calendar, timeZone = timeZone
    return wrap(
      styled
        .transformEnvironment(\.locale) { if let locale { $0 = locale } }
        .transformEnvironment(\.calendar) { if let calendar { $0 = calendar } }
        .transformEnvironment(\.timeZone) { if let timeZone { $0 = timeZone } })
  }
  func userDidChoose(_ date: Date) {
    chosen = inInterval(date)
    needsUpdate()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

private struct DatePickerLook: ViewModifier {
  let style: UIDatePickerStyle
  func body(content: Content) -> some View {
    switch style {
    case .automatic: content.datePickerStyle(.automatic)
    case .wheels: content.datePickerStyle(.wheel)
    case .compact: content.datePickerStyle(.compact)
    case .inline: content.datePickerStyle(.graphical)
    }
  }
}
