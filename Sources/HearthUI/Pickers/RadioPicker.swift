import Foundation
import HearthCore
import HearthRendering

/// Radio buttons, one below or beside the other: one stop for the keyboard, with the ring around the chosen one, or the
/// first while none is chosen. That one has focus for assistive technology too.
nonisolated struct RadioPicker<Label: View, Value: Hashable, Content: View>: View {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  @State private var name = ControlName()
  @State private var typing = PickerTyping()
  @State private var current = ControlAnchor()
  @Environment(\.radioGroupAxis) private var axis
  @Environment(\.layoutDirection) private var direction

  @MainActor var body: some View {
    let selection = selection, name = name, typing = typing, current = current
    let isRightToLeft = direction == .rightToLeft, isHorizontal = axis == .horizontal
    // Points. Source: our choice; macOS has 6 between radio buttons and 8 before their labels.
    let layout =
      isHorizontal
      ? AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 16))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 7))
    ControlRow(
      name: name, label: label,
      control: Group(sections: content.modifier(PickerFont())) { sections in
        let choices = PickerChoices(sections, selection)
        let first = (choices.current ?? choices.options.first { $0.value != nil })?.id
        layout {
          ForEach(choices.sections) { section in
            section.header
            ForEach(section.options) { option in
              RadioOption(option: option, choices: choices, anchor: option.id == first ? current : nil)
            }
            section.footer
          }
        }
        .modifier(
          ControlInput(
            name: "Picker", focus: .activate,
            onKey: { choices.action(for: $0, horizontal: isHorizontal, isRightToLeft: isRightToLeft, typed: typing) },
            cornerRadius: 9, outline: first == nil ? nil : current, element: { PickerAccessibility.group(name.text) }))
      })
  }
}

/// What pickers tell assistive technology.
@MainActor enum PickerAccessibility {
  static func group(_ label: String?, isTabs: Bool = false) -> AccessibilityProperties {
    var properties = AccessibilityProperties()
    if isTabs { properties.addedTraits = .isTabBar }
    properties.label = label
    properties.behavior = .contain
    return properties
  }
  /// Source: seen, VoiceOver on macOS: radio buttons have the value 1 where they are on, else 0.
  /// Tabs are selected or not, and have no value.
  static func option<Value>(
    _ option: PickerOption<Value>, _ choices: PickerChoices<Value>, isTab: Bool = false
  ) -> AccessibilityProperties {
    var properties = AccessibilityProperties()
    let inside = AccessibilityTree(focused: nil).elements(of: option.view.element)
    if inside.count == 1 { properties.identifier = inside[0].properties.identifier }
    properties.label = AccessibilityTree.label(of: option.view.element)
    properties.addedTraits = isTab ? .isButton : [.isButton, .isRadio]
    if choices.isOn(option) { properties.addedTraits.insert(.isSelected) }
    if !isTab { properties.value = choices.isOn(option) ? "1" : choices.isMixed(option) ? "2" : "0" }
    properties.behavior = .combine
    properties.press = { choices.choose(option) }
    return properties
  }
}

nonisolated private struct RadioOption<Value: Hashable>: View {
  let option: PickerOption<Value>
  let choices: PickerChoices<Value>
  /// The anchor of the radio button that keys begin at.
  let anchor: ControlAnchor?
  @State private var state = ControlState()
  @Environment(\.controlSize) private var controlSize

  @MainActor var body: some View {
    let option = option, choices = choices, isOn = choices.isOn(option)
    var drawn = state
    drawn.isOn = isOn
    drawn.isMixed = choices.isMixed(option)
    let side = ControlMetrics.checkbox(controlSize), shown = drawn
    return HStack(alignment: .firstTextBaseline, spacing: ControlMetrics.toggleGap) {
      ControlDrawing(key: shown, width: side, height: side) { canvas in
        [PlacedPiece(canvas.palette.radioButton(canvas.bounds, shown), x: 0, y: 0)]
      }
      // The middle of small letters, which is about a third of their height above the baseline.
      .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + side * 0.27 }
      option.view
    }
    .modifier(
      ControlInput(
        name: "RadioButton", gesture: .click,
        onPress: ControlPress.click($state) { choices.choose(option) },
        onHover: { state.isHovered = $0 }, anchor: anchor, element: { PickerAccessibility.option(option, choices) })
    )
    .disabled(option.value == nil)
    .modifier(DisabledLook())
  }
}

extension ControlPalette {
  func radioButton(_ box: CGRect, _ state: ControlState) -> DisplayPiece {
    let radius = box.width / 2
    var list: ContiguousArray<PlacedPiece> = []
    if state.isOn || state.isMixed {
      list.append(fill(box, radius: radius, strongFill(accent, state)))
      let inset = (box.width * 0.31).rounded()
      if state.isOn {
        let dot = box.insetBy(dx: inset, dy: inset)
        list.append(fill(dot, radius: dot.width / 2, Self.onAccent))
      } else {
        list.append(fill(box.insetBy(dx: inset - 1, dy: box.height / 2 - 1), radius: 1, Self.onAccent))
      }
    } else {
      list.append(fill(box, radius: radius, fieldBackground))
      if state.isPressed || state.isHovered {
        list.append(fill(box, radius: radius, ink(state.isPressed ? 0.14 : 0.05)))
      }
      list.append(stroke(box, radius: radius, width: pixels(1), fieldBorder.opacity(1.25)))
    }
    return GroupPiece(list)
  }
}
