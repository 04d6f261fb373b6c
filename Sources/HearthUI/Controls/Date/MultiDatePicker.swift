import Foundation
import HearthCore

/// A control that chooses several days, in a calendar.
///
/// A day is chosen, and taken back, by a click, a tap, and by Space at the keys' place. What is written of a day are
/// its calendar, era, year, month and day; days that the app gives may have more or fewer parts.
///
///     @State private var days: Set<DateComponents> = []
///     MultiDatePicker("Days off", selection: $days)
nonisolated public struct MultiDatePicker<Label: View>: View {
  let label: Label
  let selection: Binding<Set<DateComponents>>
  let bounds: DateBounds
  @State private var name = ControlName()
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.idiom) private var idiom

  fileprivate nonisolated init(_ label: Label, _ selection: Binding<Set<DateComponents>>, _ bounds: DateBounds) {
    (self.label, self.selection, self.bounds) = (label, selection, bounds)
  }
  /// A day before the end of a range that does not include it.
  fileprivate static nonisolated func before(_ date: Date) -> Date { date.addingTimeInterval(-0.001) }

  @MainActor public var body: some View {
    let surroundings = DateSurroundings(calendar, locale, timeZone), calendar = surroundings.calendar,
      selection = selection
    func days() -> Set<Date> { Set(selection.wrappedValue.compactMap { Self.day($0, calendar) }) }
    let chosen = days(), name = name
    var bounds = bounds
    if bounds.mistake == nil, chosen.count < selection.wrappedValue.count,
      selection.wrappedValue.contains(where: { Self.day($0, calendar) == nil })
    {
      bounds.mistake =
        "has components in its selection that are no day of the calendar. They are not shown; check the selection."
    }
    return TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 86400)) { context in
      let today = context.date
      ControlRow(
        name: name, label: label, standalone: idiom == .desktop ? .beside : .unlabeled, alignment: .top,
        control: CalendarGrid(
          surroundings: surroundings, bounds: bounds, start: bounds.clamped(chosen.min() ?? today),
          choosesAtOnce: false,
          isChosen: { chosen.contains($0) }, choices: chosen,
          choose: { day in
            let same = selection.wrappedValue.filter { Self.day($0, calendar) == day }
            if same.isEmpty {
              selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
            } else {
              selection.wrappedValue.subtract(same)
            }
          }, name: name, mistake: bounds.mistake))
    }
  }
  /// The start of the day that components name; nil for those that name none.
  private static nonisolated func day(_ components: DateComponents, _ calendar: Calendar) -> Date? {
    guard components.day != nil, components.month != nil, components.year != nil else { return nil }
    var parts = components
    (parts.hour, parts.minute, parts.second, parts.nanosecond, parts.timeZone) = (nil, nil, nil, nil, nil)
    guard let date = (parts.calendar ?? calendar).date(from: parts) else { return nil }
    // A day of another calendar is the same day here.
    if let other = parts.calendar, other.timeZone != calendar.timeZone {
      var there = other
      there.timeZone = calendar.timeZone
      parts.calendar = nil
      return there.date(from: parts).map { calendar.startOfDay(for: $0) }
    }
    return calendar.startOfDay(for: date)
  }
}

extension MultiDatePicker {
  /// A picker of any days.
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label(), selection, DateBounds())
  }
  /// A picker of days in a range, without its end.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, DateBounds(bounds.lowerBound, Self.before(bounds.upperBound)))
  }
  /// A picker of days from a first one.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, DateBounds(bounds.lowerBound, nil))
  }
  /// A picker of days before a date.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, DateBounds(nil, Self.before(bounds.upperBound)))
  }
}
extension MultiDatePicker where Label == Text {
  /// A picker of any days, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(Text(titleKey), selection, DateBounds())
  }
  /// A picker of any days, with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.init(Text(titleResource), selection, DateBounds())
  }
  /// A picker of days in a range, without its end, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(Text(titleKey), selection, DateBounds(bounds.lowerBound, Self.before(bounds.upperBound)))
  }
  /// A picker of days in a range, without its end, with a title from a resource.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(Text(titleResource), selection, DateBounds(bounds.lowerBound, Self.before(bounds.upperBound)))
  }
  /// A picker of days from a first one, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(Text(titleKey), selection, DateBounds(bounds.lowerBound, nil))
  }
  /// A picker of days from a first one, with a title from a resource.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(Text(titleResource), selection, DateBounds(bounds.lowerBound, nil))
  }
  /// A picker of days before a date, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(Text(titleKey), selection, DateBounds(nil, Self.before(bounds.upperBound)))
  }
  /// A picker of days before a date, with a title from a resource.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(Text(titleResource), selection, DateBounds(nil, Self.before(bounds.upperBound)))
  }
  /// A picker of any days, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(Text(title), selection, DateBounds())
  }
  /// A picker of days in a range, without its end, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(Text(title), selection, DateBounds(bounds.lowerBound, Self.before(bounds.upperBound)))
  }
  /// A picker of days from a first one, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(Text(title), selection, DateBounds(bounds.lowerBound, nil))
  }
  /// A picker of days before a date, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(Text(title), selection, DateBounds(nil, Self.before(bounds.upperBound)))
  }
}
