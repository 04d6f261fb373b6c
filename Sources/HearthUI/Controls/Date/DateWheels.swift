import Foundation
import HearthCore

/// A date picker of wheels.
nonisolated struct WheelDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @State private var name = ControlName()
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  @MainActor var body: some View {
    let choice = DateChoice(configuration, DateSurroundings(calendar, locale, timeZone)), name = name
    DatePickerRow(
      configuration: configuration, name: name, isWide: true,
      control: DateWheels(choice: choice)
        .modifier(
          ControlInput(
            name: "DatePicker", element: { choice.properties(name, .contain) }, mistake: configuration.mistake)))
  }
}

/// The wheels of the parts of a date, in the order of the locale: with a time the
/// day is one wheel. Source: UIDatePicker.
nonisolated struct DateWheels: View {
  let choice: DateChoice

  @MainActor var body: some View {
    let components = choice.components, surroundings = choice.surroundings
    let hasDay = components.contains(.date) && components.hasTime
    let pattern = DatePattern(hasDay ? components.subtracting(.date) : components, surroundings)
    HStack(spacing: 4) {
      if hasDay { DayWheel(choice: choice).frame(width: 130) }
      ForEach(pattern.editable, id: \.self) { index in
        PartWheel(part: pattern.parts[index], choice: choice)
      }
    }
    .environment(\.layoutDirection, surroundings.isRightToLeft ? .rightToLeft : .leftToRight)
    .fixedSize()
  }
}

/// The days around the one that is chosen.
nonisolated private struct DayWheel: View {
  let choice: DateChoice
  @MainActor var body: some View {
    let surroundings = choice.surroundings, calendar = surroundings.calendar, choice = choice
    // Days are counted from one that does not depend on what is chosen, so that the wheel stays where it is.
    let origin = calendar.startOfDay(for: choice.bounds.lower ?? DateSurroundings.first)
    let last = choice.bounds.upper ?? DateSurroundings.last
    func number(_ date: Date) -> Int {
      calendar.dateComponents([.day], from: origin, to: calendar.startOfDay(for: date)).day ?? 0
    }
    func date(_ number: Int) -> Date { calendar.date(byAdding: .day, value: number, to: origin) ?? origin }
    let format = surroundings.style().weekday(.abbreviated).month(.abbreviated).day()
    return WheelColumn(
      count: number(last) + 1, index: number(choice.date),
      choose: {
        choice.choose(surroundings.day(date($0), atTimeOf: choice.current))
        return number(choice.current)
      },
      text: { date($0).formatted(surroundings.style().weekday(.wide).month(.wide).day().year()) }, name: { "Day" }
    ) { Text(verbatim: date($0).formatted(format)).lineLimit(1) }
  }
}

/// The values of one part of a date.
nonisolated private struct PartWheel: View {
  let part: DatePattern.Part
  let choice: DateChoice

  @MainActor var body: some View {
    switch part {
    case .literal: EmptyView()
    case .dayPeriod: dayPeriod.frame(width: 52)
    case .component(let component, _):
      wheel(component).frame(width: component == .month ? 112 : component == .year ? 66 : 46)
    }
  }

  @MainActor private var dayPeriod: some View {
    let surroundings = choice.surroundings, choice = choice
    let names = [surroundings.calendar.amSymbol, surroundings.calendar.pmSymbol]
    func index() -> Int { surroundings.value(.hour, of: choice.current) < 12 ? 0 : 1 }
    return WheelColumn(
      count: 2, index: index(),
      choose: { number in
        let hour = surroundings.value(.hour, of: choice.current) % 12 + 12 * number
        choice.choose(surroundings.setting(.hour, to: hour, of: choice.current))
        return index()
      }, text: { names[$0] }, name: { "AM or PM" }
    ) { Text(verbatim: names[$0]).lineLimit(1) }
  }

  @MainActor private func wheel(_ component: DatePattern.Component) -> some View {
    let surroundings = choice.surroundings, choice = choice, unit = component.calendarComponent, part = part
    var values = surroundings.values(unit, of: choice.date)
    if component == .year {
      let lower = choice.bounds.lower.map { surroundings.value(.year, of: $0) } ?? 1
      let upper = choice.bounds.upper.map { surroundings.value(.year, of: $0) } ?? 9999
      // In a calendar with eras the years start over.
      if lower <= upper { values = lower...upper }
    }
    if component == .hour12 {
      // The half of the day stays: twelve comes first.
      let start = surroundings.value(.hour, of: choice.date) < 12 ? 0 : 12
      values = start...(start + 11)
    }
    let first = values.lowerBound
    func date(_ number: Int) -> Date { surroundings.setting(unit, to: first + number, of: choice.current) }
    func text(_ number: Int) -> String {
      switch component {
      case .month:
        let names = surroundings.calendar.standaloneMonthSymbols, place = first + number - 1
        return names.indices.contains(place) ? names[place] : surroundings.number(first + number)
      case .hour12: return surroundings.number((first + number + 11) % 12 + 1)
      case .minute, .second: return surroundings.number(first + number, digits: 2)
      default:
        if case .component(_, let digits) = part, component == .hour24 {
          return surroundings.number(first + number, digits: digits)
        }
        return surroundings.number(first + number)
      }
    }
    let name =
      switch component {
      case .year: "Year"
      case .month: "Month"
      case .day: "Day"
      case .hour12, .hour24: "Hour"
      case .minute: "Minute"
      case .second: "Second"
      }
    return WheelColumn(
      count: values.count, index: surroundings.value(unit, of: choice.date) - first,
      choose: {
        choice.choose(date($0))
        return surroundings.value(unit, of: choice.current) - first
      },
      text: text, name: { name }, isEnabled: { isAllowed(component, first + $0) }
    ) { Text(verbatim: text($0)).monospacedDigit().lineLimit(1) }
  }
  /// Whether a value of a part lies in the range, whatever the smaller parts are.
  @MainActor private func isAllowed(_ component: DatePattern.Component, _ value: Int) -> Bool {
    let surroundings = choice.surroundings, bounds = choice.bounds, unit = component.calendarComponent
    if bounds.lower == nil && bounds.upper == nil { return true }
    let date = surroundings.setting(unit, to: value, of: choice.date)
    guard let period = surroundings.calendar.dateInterval(of: unit, for: date) else { return bounds.contains(date) }
    if let lower = bounds.lower, period.end <= lower { return false }
    if let upper = bounds.upper, period.start > upper { return false }
    return true
  }
}

/// Month and year of a calendar.
nonisolated struct MonthWheels: View {
  let surroundings: DateSurroundings
  let bounds: DateBounds
  let month: Date
  let show: @MainActor (Date) -> Void
  @MainActor var body: some View {
    let show = show
    let selection = Binding<Date>(get: { month }, set: { new in MainActor.assumeIsolated { show(new) } })
    let configuration = DatePickerStyleConfiguration(
      label: .init(view: AnyView(EmptyView())), selection: selection,
      minimumDate: bounds.lower.map { surroundings.firstOfMonth($0) }, maximumDate: bounds.upper,
      displayedComponents: .date, hasLabel: false,
      mistake: nil)
    let choice = DateChoice(configuration, surroundings)
    HStack(spacing: 4) {
      ForEach(Self.parts(surroundings), id: \.self) { PartWheel(part: $0, choice: choice) }
    }
    .fixedSize()
  }
  private static func parts(_ surroundings: DateSurroundings) -> [DatePattern.Part] {
    DatePattern(.date, surroundings).parts.filter {
      if case .component(let component, _) = $0 { component != .day } else { false }
    }
  }
}
