import Foundation
import HearthCore
import HearthUI

/// How days of a calendar are chosen.
@MainActor @preconcurrency open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?
  override init() {}
  nonisolated deinit {}
  /// Asks again which days can be chosen. The view does so whenever it is shown anew.
  open func updateSelectableDates() { view?.needsUpdate() }
}

/// Who is asked and told about the day that is chosen.
@MainActor @preconcurrency public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// The user has chosen a day; nil for none.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be chosen: a choice that cannot is taken back.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}
extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
/// One day is chosen, or none.
@MainActor @preconcurrency open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Who is asked and told.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The day: year, month and day.
  open var selectedDate: DateComponents? { didSet { view?.needsUpdate() } }
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
  nonisolated deinit {}
  /// Chooses a day.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    if animated {
      self.selectedDate = selectedDate
    } else {
      UIView.performWithoutAnimation { self.selectedDate = selectedDate }
    }
  }
  func userDidSelect(_ day: DateComponents) {
    if delegate?.dateSelection(self, canSelectDate: day) == false {
      view?.needsUpdate()
      return
    }
    selectedDate = day
    delegate?.dateSelection(self, didSelectDate: day)
  }
}

/// Who is asked and told about the days that are chosen.
@MainActor @preconcurrency public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// The user has chosen a day more.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// The user has chosen a day less.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be chosen, and no longer be chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}
extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
/// Any number of days is chosen.
@MainActor @preconcurrency open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Who is asked and told.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The days: year, month and day.
  open var selectedDates: [DateComponents] = [] { didSet { view?.needsUpdate() } }
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
  nonisolated deinit {}
  /// Chooses days.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    if animated {
      self.selectedDates = selectedDates
    } else {
      UIView.performWithoutAnimation { self.selectedDates = selectedDates }
    }
  }
  func userDidSelect(_ days: Set<DateComponents>, known: Set<DateComponents>) {
    for day in days.subtracting(known) {
      if delegate?.multiDateSelection(self, canSelectDate: day) == false { continue }
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
    for day in known.subtracting(days) {
      if delegate?.multiDateSelection(self, canDeselectDate: day) == false { continue }
      selectedDates.removeAll { UICalendarView.day($0) == day }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    }
    view?.needsUpdate()
  }
}

/// A month with its days: a calendar of `DatePicker`, or of `MultiDatePicker`.
///
/// Days have no decorations of the app's.
@MainActor @preconcurrency open class UICalendarView: UIView {
  /// How days are chosen; nil for not at all.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      needsUpdate()
    }
  }
  /// What days are counted by.
  open var calendar = Calendar.current { didSet { needsUpdate() } }
  /// What days and months are called in; nil for the language around.
  open var locale: Locale? { didSet { needsUpdate() } }
  /// Where days begin; nil for the zone around.
  open var timeZone: TimeZone? { didSet { needsUpdate() } }
  /// The days that can be chosen.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { needsUpdate() } }
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// There are no files to make views from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  static func day(_ components: DateComponents) -> DateComponents {
    DateComponents(year: components.year, month: components.month, day: components.day)
  }
  private var ownCalendar: Calendar {
    var calendar = calendar
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }
  override func makeContent() -> AnyView? {
    let calendar = ownCalendar, locale = locale
    let range = availableDateRange.start...max(availableDateRange.start, availableDateRange.end)
    func looks(_ view: some View) -> AnyView {
      AnyView(
        view.labelsHidden()
          .environment(\.calendar, calendar).environment(\.timeZone, calendar.timeZone)
          .transformEnvironment(\.locale) { if let locale { $0 = locale } })
    }
    if let many = selectionBehavior as? UICalendarSelectionMultiDate {
      let known = Set(many.selectedDates.map { Self.day($0) })
      // The days that the picker gives have a calendar and an era too.
      let shown = Set(
        many.selectedDates.compactMap { calendar.date(from: Self.day($0)) }.map {
          calendar.dateComponents([.calendar, .era, .year, .month, .day], from: $0)
        })
      let binding = Binding {
        shown
      } set: {
        many.userDidSelect(Set($0.map { Self.day($0) }), known: known)
      }
      return looks(MultiDatePicker("Days", selection: binding, in: range.lowerBound..<range.upperBound))
    }
    let one = selectionBehavior as? UICalendarSelectionSingleDate
    let binding = Binding {
      one?.selectedDate.flatMap { calendar.date(from: Self.day($0)) } ?? Date()
    } set: { (date: Date) in
      one?.userDidSelect(calendar.dateComponents([.year, .month, .day], from: date))
    }
    return looks(
      DatePicker("Day", selection: binding, in: range, displayedComponents: .date).datePickerStyle(.graphical)
        .disabled(one == nil))
  }
}
