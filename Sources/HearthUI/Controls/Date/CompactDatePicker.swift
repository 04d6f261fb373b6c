import Foundation
import HearthCore

/// A date picker in little room: a button with the date that opens a calendar; the time is a field on a desktop, and a
/// button that opens wheels elsewhere. Source: UIDatePicker's compact style, and that of NSDatePicker.
nonisolated struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @State private var name = ControlName()
  @State private var showsCalendar = false
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.idiom) private var idiom
  @Environment(\.tint) private var tint
  @Environment(\.dynamicTypeSize) private var textSize

  @MainActor var body: some View {
    // Date and time do not fit beside one another in the largest letters.
    let isStacked = idiom.isTouched && textSize.isAccessibilitySize
    let layout =
      isStacked ? AnyLayout(VStackLayout(alignment: .leading, spacing: 6)) : AnyLayout(HStackLayout(spacing: 6))
    let surroundings = DateSurroundings(calendar, locale, timeZone)
    // The ground of the buttons is grey, whatever the tint. Source: UIDatePicker's compact style.
    let tint = tint, ground = idiom == .desktop ? tint : nil
    let choice = DateChoice(configuration, surroundings), name = name, components = choice.components
    let hasDate = components.contains(.date) || !components.hasTime
    let date = choice.date.formatted(surroundings.style(date: .abbreviated, time: .omitted))
    DatePickerRow(
      configuration: configuration, name: name,
      control: layout {
        if hasDate {
          Button {
            showsCalendar = true
          } label: {
            CompactDateText(text: date, isOpen: showsCalendar).environment(\.tint, tint)
          }
          .buttonStyle(.bordered).environment(\.tint, ground).accessibilityHint("Shows a calendar")
          .popover(isPresented: $showsCalendar) {
            CalendarOfDate(choice: choice, name: name).padding(14).presentationCompactAdaptation(.popover)
          }
        }
        if components.hasTime {
          if idiom == .desktop {
            DateField(choice: choice.only(components.subtracting(.date)), name: name, hasStepper: false)
          } else {
            TimeOfDateButton(choice: choice)
          }
        }
      }
      .modifier(
        ControlInput(name: "DatePicker", element: { choice.properties(name, .contain) }, mistake: configuration.mistake)
      ))
  }
}

/// A button with the time, which opens wheels.
struct TimeOfDateButton: View {
  let choice: DateChoice
  @State private var showsWheels = false
  @Environment(\.idiom) private var idiom
  @Environment(\.tint) private var tint
  @MainActor var body: some View {
    let components = choice.components, tint = tint, ground = idiom == .desktop ? tint : nil
    let style = choice.surroundings.style(date: .omitted, time: components.hasSeconds ? .standard : .shortened)
    let time = choice.date.formatted(style)
    Button {
      showsWheels = true
    } label: {
      CompactDateText(text: time, isOpen: showsWheels).environment(\.tint, tint)
    }
    .buttonStyle(.bordered).environment(\.tint, ground).accessibilityHint("Shows wheels")
    .popover(isPresented: $showsWheels) {
      DateWheels(choice: choice.only(components.subtracting(.date))).padding(14).presentationCompactAdaptation(
        .popover)
    }
  }
}

/// A date or a time on its button: in the colour of text, and in the tint while one chooses another. Source:
/// UIDatePicker's compact style, which takes no colour from around.
nonisolated private struct CompactDateText: View {
  let text: String
  let isOpen: Bool
  @MainActor var body: some View {
    Text(verbatim: text).monospacedDigit().lineLimit(1).minimumScaleFactor(0.75)
      .foregroundStyle(isOpen ? AnyShapeStyle(Color.accentColor.forText) : AnyShapeStyle(Color.primary))
  }
}

extension DateChoice {
  /// The same date with other parts of it shown.
  func only(_ components: DatePickerComponents) -> DateChoice {
    var configuration = configuration
    configuration.displayedComponents = components
    // It is reported where the whole is.
    configuration.mistake = nil
    return DateChoice(configuration, surroundings)
  }
}

/// The calendar of one date.
nonisolated struct CalendarOfDate: View {
  let choice: DateChoice
  let name: ControlName
  var mistake: String?
  var fillsWidth = false
  @MainActor var body: some View {
    let choice = choice, surroundings = choice.surroundings, day = surroundings.calendar.startOfDay(for: choice.date)
    CalendarGrid(
      surroundings: surroundings, bounds: choice.bounds, start: choice.date, choosesAtOnce: true,
      isChosen: { surroundings.calendar.isDate($0, inSameDayAs: day) }, choices: day,
      choose: { choice.choose(surroundings.day($0, atTimeOf: choice.current)) }, name: name, mistake: mistake,
      fillsWidth: fillsWidth)
  }
}

/// A calendar, with the time below. With fingers it is as wide as there is room, and the time is a button at the trailing edge of
/// its own row. Source: UIDatePicker's inline style.
nonisolated struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @State private var name = ControlName()
  @State private var timeName = ControlName()
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.idiom) private var idiom

  @MainActor var body: some View {
    let choice = DateChoice(configuration, DateSurroundings(calendar, locale, timeZone)),
      components = choice.components, name = name, isTouched = idiom.isTouched
    let hasDate = components.contains(.date) || !components.hasTime
    DatePickerRow(
      configuration: configuration, name: name, isWide: hasDate,
      control: VStack(alignment: .leading, spacing: 8) {
        if hasDate {
          CalendarOfDate(choice: choice, name: name, mistake: configuration.mistake, fillsWidth: isTouched)
        }
        if components.hasTime {
          HStack(spacing: 8) {
            if hasDate {
              Text("Time").lineLimit(1).fixedSize().modifier(DisabledLook()).named(timeName, by: Text("Time"))
                .accessibilityHidden(true)
            }
            if isTouched {
              if hasDate { Spacer(minLength: 8) }
              TimeOfDateButton(choice: choice)
            } else {
              DateField(
                choice: hasDate ? choice.only(components.subtracting(.date)) : choice, name: hasDate ? timeName : name,
                hasStepper: true)
            }
          }
        }
      })
  }
}
