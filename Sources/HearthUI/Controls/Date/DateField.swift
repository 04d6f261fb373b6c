import Foundation
import HearthCore
import HearthRendering

/// A date picker that is a field.
nonisolated struct FieldDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  let hasStepper: Bool
  @State private var name = ControlName()
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  @MainActor var body: some View {
    let choice = DateChoice(configuration, DateSurroundings(calendar, locale, timeZone))
    DatePickerRow(
      configuration: configuration, name: name, control: DateField(choice: choice, name: name, hasStepper: hasStepper))
  }
}

/// A field whose parts are edited one by one: one stop for the keyboard.
///
/// Arrows up and down step the part that is chosen, left and right move to the next part, digits write it.
/// What is written counts when no further digit fits, or when the part is left. Source: NSDatePicker,
/// but for Tab, which leaves the field here.
struct DateField: View {
  let choice: DateChoice
  let name: ControlName
  let hasStepper: Bool
  @State private var edit = DateEdit()
  @Environment(\.controlSize) private var controlSize

  @MainActor var body: some View {
    let choice = choice, name = name, height = ControlMetrics.height(controlSize),
      radius = ControlMetrics.cornerRadius(controlSize)
    let pattern = DatePattern(choice.components, choice.surroundings)
    let isRightToLeft = choice.surroundings.isRightToLeft
    let state = ControlState(isHovered: edit.isHovered, isFocused: edit.isFocused)
    HStack(spacing: 5) {
      HStack(spacing: 0) {
        ForEach(pattern.clusters, id: \.lowerBound) { cluster in
          HStack(spacing: 0) {
            ForEach(cluster, id: \.self) { index in
              DatePartView(part: pattern.parts[index], choice: choice, edit: $edit, index: index)
            }
          }
          // Digits are read from left to right in all scripts.
          .environment(\.layoutDirection, .leftToRight)
        }
      }
      .environment(\.layoutDirection, choice.surroundings.isRightToLeft ? .rightToLeft : .leftToRight)
      .modifier(PickerFont()).lineLimit(1).fixedSize()
      .padding(.horizontal, ControlMetrics.fieldPadding(controlSize) - 2)
      .frame(minHeight: height)
      .background {
        ControlDrawing(key: [radius, state] as [AnyHashable]) {
          [PlacedPiece($0.palette.fieldBezel($0.bounds, radius: radius, state), x: 0, y: 0)]
        }
      }
      .modifier(
        ControlInput(
          name: "DatePicker", focus: [.activate, .edit],
          onKey: { event in
            edit.action(for: event, pattern, isRightToLeft: isRightToLeft).map { action in { perform(action, pattern) }
            }
          },
          onScroll: { perform(.step($0 > 0 ? 1 : -1), pattern) },
          onFocus: { isFocused in
            if !isFocused { perform(.leave, pattern) }
            edit.isFocused = isFocused
          },
          onHover: { edit.isHovered = $0 }, cornerRadius: radius,
          element: {
            var properties = choice.properties(name, .combine)
            properties.adjust = { perform(.step($0 ? 1 : -1), pattern) }
            return properties
          }, mistake: choice.configuration.mistake))
      if hasStepper {
        StepperButtons(
          name: name, increment: { perform(.step(1), pattern) }, decrement: { perform(.step(-1), pattern) }, value: nil,
          onEditingChanged: { _ in }, takesFocus: false
        )
        .accessibilityHidden(true)
      }
    }
    .modifier(DisabledLook())
  }

  @MainActor private func perform(_ action: DateEdit.Action, _ pattern: DatePattern) {
    let surroundings = choice.surroundings
    if action.endsWriting { commit(pattern) }
    switch action {
    case .choose(let index): edit.chosen = index
    case .leave: break
    case .step(let step):
      guard let part = edit.part(of: pattern) else { return }
      choice.choose(surroundings.stepping(part, by: step, of: choice.current))
    case .write(let digit):
      guard let part = edit.part(of: pattern), case .component(let component, _) = part else { return }
      let written = edit.written + digit
      guard let number = Int(written),
        number == 0 || component == .year || surroundings.mayBecome(component, number, choice.current)
      else {
        // The digit begins a new number.
        edit.written = digit
        return
      }
      edit.written = written
      let isFull =
        written.count >= component.width
        || (component != .year && !surroundings.mayBecome(component, number * 10, choice.current))
      if isFull {
        commit(pattern)
        edit.move(1, in: pattern)
      }
    case .erase: edit.written = ""
    case .dayPeriod(let isAfternoon):
      let hour = surroundings.value(.hour, of: choice.current)
      if (hour >= 12) != isAfternoon {
        choice.choose(surroundings.setting(.hour, to: (hour + 12) % 24, of: choice.current))
      }
    }
  }
  /// What was written becomes a part of the date, where there is such a date.
  @MainActor private func commit(_ pattern: DatePattern) {
    guard let number = Int(edit.written), let part = edit.part(of: pattern), case .component(let component, _) = part
    else {
      edit.written = ""
      return
    }
    edit.written = ""
    if let date = choice.surroundings.setting(component, toWritten: number, of: choice.current) { choice.choose(date) }
  }
}

extension DateSurroundings {
  /// Whether a number is, or begins, one that a part can have.
  fileprivate func mayBecome(_ component: DatePattern.Component, _ number: Int, _ date: Date) -> Bool {
    let most =
      switch component {
      case .year: 9999
      // A month with fewer days makes of a later one its last.
      case .day: values(.day, of: date).upperBound
      case .month: values(.month, of: date).upperBound
      case .hour12, .hour24: 23
      case .minute, .second: 59
      }
    return number <= most
  }
}

/// What is going on in a field of a date.
struct DateEdit: Hashable {
  /// The place of the part among those of the pattern; nil for the first that can be edited.
  var chosen: Int?
  /// Digits that do not count yet.
  var written = ""
  var isFocused = false
  var isHovered = false

  enum Action {
    case choose(Int), step(Int), write(String), erase, leave, dayPeriod(Bool)
    /// Whether what was written counts first.
    var endsWriting: Bool {
      switch self {
      case .write, .erase: false
      default: true
      }
    }
  }
  func index(in pattern: DatePattern) -> Int? {
    let all = pattern.editable
    return chosen.flatMap { all.contains($0) ? $0 : nil } ?? all.first
  }
  func part(of pattern: DatePattern) -> DatePattern.Part? { index(in: pattern).map { pattern.parts[$0] } }
  mutating func move(_ step: Int, in pattern: DatePattern) {
    let all = pattern.editable
    guard let index = index(in: pattern), let place = all.firstIndex(of: index) else { return }
    chosen = all[min(max(0, place + step), all.count - 1)]
  }

  func action(for event: KeyEvent, _ pattern: DatePattern, isRightToLeft: Bool) -> Action? {
    /// To the next part as they are seen, from left to right.
    func seen(_ step: Int) -> Action? {
      let all = pattern.editable(isRightToLeft: isRightToLeft)
      guard let index = index(in: pattern), let place = all.firstIndex(of: index) else { return nil }
      return .choose(all[min(max(0, place + step), all.count - 1)])
    }
    func moved(_ step: Int) -> Action? {
      var copy = self
      copy.move(step, in: pattern)
      return copy.index(in: pattern).map { .choose($0) }
    }
    switch event.key {
    case .upArrow: return .step(1)
    case .downArrow: return .step(-1)
    case .leftArrow: return seen(-1)
    case .rightArrow: return seen(1)
    case .home: return pattern.editable.first.map { .choose($0) }
    case .end: return pattern.editable.last.map { .choose($0) }
    case .delete, .deleteForward: return .erase
    case "+": return .step(1)
    case "-": return .step(-1)
    default:
      guard let character = event.characters.first, event.characters.count == 1 else { return nil }
      // Digits of all scripts are read.
      if let digit = character.wholeNumberValue, digit < 10 { return .write(String(digit)) }
      if case .dayPeriod? = part(of: pattern) {
        if character.lowercased() == "a" { return .dayPeriod(false) }
        if character.lowercased() == "p" { return .dayPeriod(true) }
      }
      // A separator goes on to the next part.
      return "/.-:, ".contains(character) && !written.isEmpty ? moved(1) : nil
    }
  }
}

/// One part of a field.
private struct DatePartView: View {
  let part: DatePattern.Part
  let choice: DateChoice
  @Binding var edit: DateEdit
  let index: Int
  @MainActor var body: some View {
    let pattern = DatePattern(choice.components, choice.surroundings)
    let isChosen = edit.isFocused && edit.index(in: pattern) == index
    let text = isChosen && !edit.written.isEmpty ? edit.written : choice.surroundings.text(part, of: choice.date)
    if case .literal = part {
      Text(verbatim: text)
    } else {
      let index = index, edit = $edit
      Text(verbatim: text).monospacedDigit().foregroundStyle(
        isChosen ? AnyShapeStyle(Color.accentColor.textOnGround) : AnyShapeStyle(.primary)
      )
      .padding(.horizontal, 2).padding(.vertical, 1)
      .background {
        ControlDrawing(key: isChosen) {
          isChosen ? [$0.palette.fill($0.bounds, radius: 4, $0.palette.ground($0.palette.accent))] : []
        }
      }
      .modifier(
        ControlInput(
          name: "DatePart", gesture: .click, onPress: { if $0.phase == .began { edit.wrappedValue.begin(index) } }))
    }
  }
}
extension DateEdit {
  fileprivate mutating func begin(_ index: Int) {
    if chosen != index { written = "" }
    chosen = index
  }
}
