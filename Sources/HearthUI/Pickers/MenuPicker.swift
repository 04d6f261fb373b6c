import HearthCore

/// The choices of a picker as items of a menu, with a check mark before the chosen one.
nonisolated struct PickerMenuItems<Value: Hashable, Content: View>: View {
  let selection: PickerSelection<Value>
  let content: Content
  /// Whether the picker itself shows what is chosen, and reports choices that nothing can select.
  var isPart = false
  @MainActor var body: some View {
    let selection = selection, isPart = isPart
    Group(sections: content) { sections in
      let choices = PickerChoices(sections, selection, reports: !isPart)
      ForEach(choices.sections) { section in
        Section {
          ForEach(section.options) { option in PickerMenuItem(option: option, choices: choices) }
        } header: {
          section.header
        } footer: {
          section.footer
        }
      }
    }
  }
}

nonisolated private struct PickerMenuItem<Value: Hashable>: View {
  let option: PickerOption<Value>
  let choices: PickerChoices<Value>
  @MainActor var body: some View {
    let isOn = choices.isOn(option), isMixed = choices.isMixed(option), option = option, choices = choices
    // A mixed item has one source that is on and one that is off.
    let states = isMixed ? [true, false] : [isOn]
    let sources = states.map { state in Binding(get: { state }, set: { _ in choices.choose(option) }) }
    Toggle(sources: sources, isOn: \.self) { option.view }.disabled(option.value == nil)
  }
}

/// A button that shows what is chosen and opens a menu of all choices.
nonisolated struct MenuPicker<Label: View, Value: Hashable, Content: View>: View {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  let currentValueLabel: AnyView?
  @State private var name = ControlName()
  @State private var typing = PickerTyping()
  @Environment(\.idiom) private var idiom
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var textSize

  @MainActor var body: some View {
    // What is chosen goes on in another line in the largest letters. Source: our choice, as on iOS.
    let lines: Int? = idiom.isTouched && textSize.isAccessibilitySize ? nil : 1
    let selection = selection, content = content, currentValueLabel = currentValueLabel, name = name, typing = typing
    let isRightToLeft = direction == .rightToLeft
    let isCompact = idiom.isTouched
    ControlRow(
      name: name, label: label, standalone: isCompact ? .unlabeled : .beside, stacksLargeText: true,
      control: Group(sections: content.lineLimit(lines).modifier(PickerFont()).modifier(PickerValueColor())) {
        sections in
        let choices = PickerChoices(sections, selection)
        Menu(
          button: PickerButtonLabel(choices: choices, currentValueLabel: currentValueLabel, isCompact: isCompact)
            .modifier(PickerValueColor())
        ) { PickerMenuItems(selection: selection, content: content, isPart: true) }
        .modifier(
          ControlInput(
            name: "Picker",
            onKey: { choices.action(for: $0, horizontal: false, isRightToLeft: isRightToLeft, typed: typing) },
            takesKeysFromInside: true,
            annotation: {
              var properties = AccessibilityProperties()
              let current = choices.current.flatMap { AccessibilityTree.label(of: $0.view.element) }
              // Without a label of its own a picker is called by what it shows.
              if let text = name.text { (properties.label, properties.value) = (text, current ?? "") }
              return properties
            }))
      })
  }
}

/// The colour of what is chosen: on phones and tablets the tint, and in rows that of values, unless the app set a tint
/// there. What the app set for the foreground around does not count. Source: seen, iOS.
nonisolated private struct PickerValueColor: ViewModifier {
  @Environment(\.idiom) private var idiom
  @Environment(\.formLayout) private var form
  @Environment(\.listContext) private var list
  @Environment(\.tint) private var tint
  @MainActor func body(content: Content) -> some View { content.standardForegroundStyle(style) }
  private var style: AnyShapeStyle? {
    guard idiom.isTouched else { return nil }
    return (form == .grouped || list.isInList) && tint == nil
      ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(Color.accentColor.forText)
  }
}

/// What stands on the button: the choice, and on phones and tablets two arrows, since
/// there is nothing else that tells a button.
nonisolated private struct PickerButtonLabel<Value: Hashable>: View {
  let choices: PickerChoices<Value>
  let currentValueLabel: AnyView?
  let isCompact: Bool
  @MainActor var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 5) {
      if let currentValueLabel { currentValueLabel } else { PickerValue(choices: choices, keepsWidth: !isCompact) }
      if isCompact {
        // In the middle of the capitals, which are 12 points high in body text.
        Image(systemName: "chevron.up.chevron.down").font(.footnote).imageScale(.small).alignmentGuide(
          .firstTextBaseline
        ) { $0.height / 2 + 6 }
        .accessibilityHidden(true)
      }
    }
  }
}

/// What is chosen, in the width of the widest choice, so that the button keeps its
/// size. Source: pop-up buttons of macOS.
nonisolated private struct PickerValue<Value: Hashable>: View {
  let choices: PickerChoices<Value>
  let keepsWidth: Bool
  /// More choices than this are not looked at for their width.
  private static var most: Int { 60 }
  @MainActor var body: some View {
    let current = choices.current, options = choices.options
    if keepsWidth && options.count <= Self.most {
      ZStack(alignment: .leading) {
        ForEach(options) { option in
          let isShown = option.id == current?.id
          option.view.opacity(isShown ? 1 : 0).accessibilityHidden(!isShown)
        }
      }
      .frame(minWidth: 24, alignment: .leading)
    } else if let current {
      current.view
    } else {
      Text(verbatim: " ").frame(minWidth: 24)
    }
  }
}
