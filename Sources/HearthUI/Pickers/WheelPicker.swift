import HearthCore

/// The choices on a wheel: one stop for the keyboard.
nonisolated struct WheelPicker<Label: View, Value: Hashable, Content: View>: View {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  @State private var name = ControlName()
  @State private var typing = PickerTyping()
  @Environment(\.idiom) private var idiom

  @MainActor var body: some View {
    let selection = selection, name = name, typing = typing
    // Points. Source: our choice, room for a word or two.
    let width: CGFloat? = idiom == .desktop ? 180 : nil
    ControlRow(
      name: name, label: label, standalone: idiom == .desktop ? .beside : .unlabeled, alignment: .center,
      control: Group(sections: content.lineLimit(1).modifier(PickerFont())) { sections in
        let choices = PickerChoices(sections, selection), options = choices.options
        WheelColumn(
          count: options.count, index: options.firstIndex { choices.isOn($0) },
          choose: { number in
            choices.choose(options[number])
            let value = selection.values
            return options.firstIndex { $0.value != nil && value == [$0.value!] }
          },
          text: { AccessibilityTree.label(of: options[$0].view.element) ?? "" }, name: { name.text },
          isEnabled: { options[$0].value != nil },
          letters: { choices.letterAction(for: $0, typed: typing) }
        ) { number in
          if number < options.count { options[number].view }
        }
        .frame(width: width)
      })
  }
}
