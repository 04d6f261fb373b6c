import Foundation
import HearthCore

/// A control that chooses a date, a time of day or both.
///
/// It is shown in the calendar, locale and time zone of the environment. What the user chooses lies in the range; the
/// selection itself is left alone until then. The parts that are not shown stay as they are.
///
///     DatePicker("Due", selection: $date, in: Date.now..., displayedComponents: .date)
nonisolated public struct DatePicker<Label: View>: View {
  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents
  let label: Label
  let selection: Binding<Date>
  let bounds: DateBounds
  let components: Components
  @Environment(\.datePickerStyleValue) private var style

  fileprivate nonisolated init(
    _ label: Label, _ selection: Binding<Date>, _ bounds: DateBounds, _ components: Components
  ) {
    (self.label, self.selection, self.bounds, self.components) = (label, selection, bounds, components)
  }
  @MainActor public var body: some View {
    var bounds = bounds
    let date = selection.wrappedValue
    if bounds.mistake == nil, DateSurroundings.usable(date) != date {
      bounds.mistake =
        "has a date that no calendar shows (\(date.timeIntervalSinceReferenceDate) seconds from 2001). It is shown as the nearest that can be; check the selection."
    } else if bounds.mistake == nil, !bounds.contains(date) {
      bounds.mistake =
        "has a date outside of its range. It is shown as the nearest one inside, and written when the user chooses one; check selection and range."
    }
    return StyledControl(
      value: style,
      configuration: DatePickerStyleConfiguration(
        label: .init(view: AnyView(label)), selection: selection, minimumDate: bounds.lower, maximumDate: bounds.upper,
        displayedComponents: components, hasLabel: Label.self != EmptyView.self, mistake: bounds.mistake)
    ) { DefaultDatePickerStyle().makeBody(configuration: $0) }
  }
}

extension DatePicker {
  /// A picker of any date.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, DateBounds(), displayedComponents)
  }
  /// A picker of dates in a range.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, DateBounds(range.lowerBound, range.upperBound), displayedComponents) }
  /// A picker of dates from a first one.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, DateBounds(range.lowerBound, nil), displayedComponents) }
  /// A picker of dates up to a last one.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, DateBounds(nil, range.upperBound), displayedComponents) }
}

extension DatePicker where Label == Text {
  /// A picker of any date, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, DateBounds(), displayedComponents)
  }
  /// A picker of any date, with a title from a resource.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleResource), selection, DateBounds(), displayedComponents)
  }
  /// A picker of dates in a range, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleKey), selection, DateBounds(range.lowerBound, range.upperBound), displayedComponents) }
  /// A picker of dates in a range, with a title from a resource.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleResource), selection, DateBounds(range.lowerBound, range.upperBound), displayedComponents) }
  /// A picker of dates from a first one, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleKey), selection, DateBounds(range.lowerBound, nil), displayedComponents) }
  /// A picker of dates from a first one, with a title from a resource.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleResource), selection, DateBounds(range.lowerBound, nil), displayedComponents) }
  /// A picker of dates up to a last one, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleKey), selection, DateBounds(nil, range.upperBound), displayedComponents) }
  /// A picker of dates up to a last one, with a title from a resource.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(titleResource), selection, DateBounds(nil, range.upperBound), displayedComponents) }
  /// A picker of any date, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(title), selection, DateBounds(), displayedComponents) }
  /// A picker of dates in a range, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(title), selection, DateBounds(range.lowerBound, range.upperBound), displayedComponents) }
  /// A picker of dates from a first one, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(title), selection, DateBounds(range.lowerBound, nil), displayedComponents) }
  /// A picker of dates up to a last one, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(Text(title), selection, DateBounds(nil, range.upperBound), displayedComponents) }
}
