import HearthCore

// The bar for the keyboard: at the foot of a page while text in it is edited.
//
// Source: Apple, `ToolbarItemPlacement.keyboard`: "On iOS, keyboard items are above the software keyboard when present,
// or at the bottom of the screen when a hardware keyboard is attached." A keyboard on the screen takes the foot of the
// safe area, so that one rule says both. Desktops have the bar too (our choice): a Mac shows the items in its Touch
// Bar, which no keyboard of a desktop has.

/// The items for the keyboard, while they are shown.
nonisolated struct KeyboardBar: View {
  let model: BarModel
  @Environment(\.idiom) private var idiom
  @MainActor var body: some View {
    let _ = model.read()
    let model = model
    HStack(spacing: BarMetrics.itemGap) { BarStackItems(items: model.items.keyboard) }
      .padding(.horizontal, BarMetrics.sidePadding(idiom))
      .frame(maxWidth: .infinity, minHeight: BarMetrics.height(idiom), alignment: .leading)
      .focusSection()
      .modifier(BarBackground(look: BarLook(), isBelow: true, idiom: idiom))
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Keyboard")
      .modifier(KeyboardBarMark(model: model))
  }
}

/// Lets the model know where its bar is.
nonisolated private struct KeyboardBarMark: _ElementModifier {
  let model: BarModel
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = MarkBehavior.makeNode(inputs)
    modifier.model.keyboardBar = node
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {}
}

extension BarModel {
  /// Looks, whenever focus moves, for as long as there are items.
  func watchFocus() {
    guard let focus = engine?.content?.input.focus else { return }
    let key = ObjectIdentifier(self)
    if items.keyboard.isEmpty {
      if focus.observers.removeValue(forKey: key) != nil { setEditing(false) }
    } else if focus.observers[key] == nil {
      focus.observers[key] = { [weak self, unowned focus] cause in
        if let self { focusDidMove(focus, cause) } else { focus.observers[key] = nil }
      }
      focusDidMove(focus, .default)
    }
  }
  /// Text in the page is edited. By keys focus may go on from there, through the page and into the bar.
  private func focusDidMove(_ focus: FocusController, _ cause: FocusCause) {
    guard let target = focus.focused, !target.hasLeftTree, isAround(target) else { return setEditing(false) }
    if target.editsText { return setEditing(true) }
    setEditing(isEditing && (cause == .key || keyboardBar.map { !$0.isUnmounted && focus.isInside($0) } == true))
  }
  private func isAround(_ target: LayoutNode) -> Bool {
    var model = target.scope.value(BarModelKey.self).object
    while let current = model, current !== self { model = current.outer }
    return model != nil
  }
}

/// The bars around a view, the nearest first.
struct BarModelKey: EnvironmentKey {
  static var defaultValue: ObjectReference<BarModel> { ObjectReference(nil) }
}
extension EnvironmentValues {
  var barModel: ObjectReference<BarModel> {
    get { self[BarModelKey.self] }
    set { self[BarModelKey.self] = newValue }
  }
}
