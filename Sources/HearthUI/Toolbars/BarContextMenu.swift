import HearthCore

/// The menu of a bar that opens at a press of its secondary button: what it shows of labels, and the way to change it.
nonisolated struct BarContextMenu: ViewModifier {
  let model: BarModel
  @Environment(\.windowToolbarLabels) private var labels
  @Environment(\.idiom) private var idiom
  @MainActor func body(content: Content) -> some View {
    let model = model
    let _ = model.read()
    content.modifier(
      ContextMenuModifier(
        content: Group {
          // Bars of phones and tablets show the labels that they have room for.
          let isFixed = idiom.isTouched || labels.map { $0.binding == nil } ?? false
          if !isFixed {
            ForEach(ToolbarLabelStyle.choices, id: \.title) { choice in
              Toggle(choice.title, isOn: isChosen(choice))
            }
          }
          if model.canCustomize {
            if !isFixed { Divider() }
            Button("Customize Toolbar…") { model.setCustomizing(true) }
          }
        }, preview: nil, coversBounds: true))
  }
  @MainActor private func isChosen(_ choice: ToolbarLabelStyle.Choice) -> Binding<Bool> {
    let model = model
    if let style = labels?.binding {
      return Binding(
        get: { (style.wrappedValue == .iconOnly ? .automatic : style.wrappedValue) == choice.style },
        set: { _ in style.wrappedValue = choice.style })
    }
    return Binding(
      get: { (model.labelStyle ?? .automatic) == choice.style }, set: { _ in model.setLabelStyle(choice.style) })
  }
}

extension ToolbarLabelStyle {
  struct Choice {
    let title: String
    let style: ToolbarLabelStyle
  }
  static var choices: [Choice] {
    [
      Choice(title: "Icon Only", style: .automatic), Choice(title: "Icon and Text", style: .titleAndIcon),
      Choice(title: "Text Only", style: .titleOnly),
    ]
  }
}
