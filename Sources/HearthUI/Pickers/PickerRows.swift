import Foundation
import HearthCore
import HearthRendering

/// The choices as rows of a list or form, with a check mark behind the chosen one.
nonisolated struct PickerRows<Label: View, Value: Hashable, Content: View>: View {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  /// Called after a choice, also one of what is chosen already.
  var didChoose: (@MainActor () -> Void)?
  @Environment(\.labelsVisibility) private var visibility

  @MainActor var body: some View {
    let selection = selection
    if Label.self != EmptyView.self && visibility != .hidden { label.foregroundStyle(.secondary) }
    Group(sections: content) { sections in
      let choices = PickerChoices(sections, selection)
      ForEach(choices.sections) { section in
        section.header
        ForEach(section.options) { option in PickerRow(option: option, choices: choices, didChoose: didChoose) }
        section.footer
      }
    }
  }
}

nonisolated private struct PickerRow<Value: Hashable>: View {
  let option: PickerOption<Value>
  let choices: PickerChoices<Value>
  let didChoose: (@MainActor () -> Void)?
  @State private var state = ControlState()

  @MainActor var body: some View {
    let option = option, choices = choices, didChoose = didChoose
    func choose() {
      choices.choose(option)
      didChoose?()
    }
    var drawn = state
    (drawn.isOn, drawn.isMixed) = (choices.isOn(option), choices.isMixed(option))
    let shown = drawn
    return HStack(spacing: 8) {
      option.view
      Spacer(minLength: 8)
      ControlDrawing(key: shown, width: 14, height: 12) { canvas in
        if shown.isMixed { return [canvas.line([(2, 6), (12, 6)], width: 2, canvas.palette.accent)] }
        guard shown.isOn else { return [] }
        // A check mark is never mirrored.
        var mark = Path()
        mark.addLines([CGPoint(x: 1.5, y: 6.5), CGPoint(x: 5, y: 10), CGPoint(x: 12, y: 1.5)])
        return [canvas.stroke(mark, width: 2, canvas.palette.accent)]
      }
    }
    .background {
      ControlDrawing(key: shown) { canvas in
        guard shown.isPressed || shown.isHovered else { return [] }
        return [
          canvas.palette.fill(
            canvas.bounds.insetBy(dx: -6, dy: -4), radius: 6, canvas.palette.ink(shown.isPressed ? 0.09 : 0.05))
        ]
      }
    }
    .modifier(
      ControlInput(
        name: "PickerRow", focus: .activate, gesture: .click,
        onPress: ControlPress.click($state) { choose() },
        onKey: { event in
          guard event.phase == .down, event.key == .space || event.key == .return else { return nil }
          return { choose() }
        },
        onHover: { state.isHovered = $0 },
        element: {
          var properties = PickerAccessibility.option(option, choices)
          properties.press = { choose() }
          return properties
        })
    )
    .disabled(option.value == nil)
    .modifier(DisabledLook())
  }
}
