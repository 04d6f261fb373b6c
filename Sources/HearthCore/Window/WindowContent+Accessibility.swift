import Foundation

extension WindowContent {
  /// The accessibility tree of the last frame.
  package var accessibilityElements: [AccessibilityElement] {
    // While a menu is open its item is what has the keys.
    guard let grab else {
      let focused: LayoutNode? = input.focus.focused
      return AccessibilityTree(focused: focused?.accessibilitySource?.accessibilityFocus ?? focused).elements(
        ofAll: accessibilityRoots)
    }
    return AccessibilityTree(focused: nil).elements(ofAll: accessibilityRoots) + grab.accessibilityElements
  }
  /// What is behind a modal presentation is not there for assistive technology.
  private var accessibilityRoots: [LayoutNode] {
    let layers = engine.root.layers
    guard !layers.isEmpty, let modal = input.focus.frontModal,
      let front = layers.firstIndex(where: { $0.contains(modal) })
    else {
      return [engine.root]
    }
    return Array(layers[front...])
  }
  /// Does what a finger does that touches a point of the window.
  private func tap(at point: CGPoint) {
    for phase in [PointerEvent.Phase.down, .up] {
      _ = input.handle(.pointer(PointerEvent(phase, at: point, device: .touch(id: -1), time: time)))
    }
  }
  package func accessibilityRow(at index: Int, of rows: any AccessibleRows) -> AccessibilityElement? {
    guard engine.stage.allowsActions, !engine.isInFrame, !isClosed else { return nil }
    let outerEngine = Engine.current
    Engine.current = engine
    defer { Engine.current = outerEngine }
    return engine.during(.event) { rows.makeAccessibleRow(at: index) }
  }
  func perform(_ request: AccessibilityRequest) {
    func find(_ elements: [AccessibilityElement]) -> AccessibilityElement? {
      for element in elements {
        if element.id == request.elementID { return element }
        if let found = find(element.children) { return found }
      }
      return nil
    }
    guard let element = find(accessibilityElements), element.isEnabled else { return }
    if element.node !== input.focus.focused { input.focus.finishEditing(isLeft: true) }
    switch request.action {
    case .press: if let point = element.properties.activation { tap(at: point) } else { element.properties.press?() }
    case .increment: element.properties.adjust?(true)
    case .decrement: element.properties.adjust?(false)
    case .setValue(let value): element.properties.setValue?(value)
    case .other(let kind): element.properties.actions[kind]?()
    case .setNumber(let number): if number.isFinite { element.properties.details.range?.set?(number) }
    case .select(let anchor, let caret):
      _ = element.properties.details.text?.selectAccessibleText(anchor: anchor, caret: caret)
    case .replace(let range, let text): _ = element.properties.details.text?.replaceAccessibleText(range, with: text)
    case .reveal: input.focus.bringIntoSight(element.node)
    case .openLink(let index):
      let links = element.properties.details.links
      if links.indices.contains(index) { links[index].open() }
    case .revealRow(let index): element.properties.details.rows?.revealAccessibleRow(at: index)
    case .focus:
      var node: LayoutNode? = element.node
      while let current = node {
        if current.flags.contains(.isFocusTarget), let target = current as? any FocusTarget, target.canBecomeFocused {
          input.focus.setFocus(target, cause: .program, reason: .askedByAssistiveTechnology)
          return
        }
        node = current.layoutParent
      }
      // A control whose style brings another has focus in there.
      if let target = input.focus.targets(under: element.node).first {
        input.focus.setFocus(target, cause: .program, reason: .askedByAssistiveTechnology)
      }
    }
  }
}

extension WindowContent {
  /// Where assistive technology is in this window.
  package var accessibilityFocus: AccessibilityFocus { engine[AccessibilityFocus.slot] }
}
