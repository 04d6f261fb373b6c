import Foundation

/// An element of the accessibility tree: what a screen reader, or a test, finds in a window.
package struct AccessibilityElement {
  package var node: LayoutNode
  package var properties: AccessibilityProperties
  /// Points in the window.
  package var frame: CGRect
  package var isFocused = false
  package var isEnabled = true
  package var children: [AccessibilityElement] = []
  package init(node: LayoutNode, properties: AccessibilityProperties, frame: CGRect) {
    (self.node, self.properties, self.frame) = (node, properties, frame)
  }

  package var traits: AccessibilityTraits { properties.addedTraits.subtracting(properties.removedTraits) }
  /// The same number for the same node.
  package var id: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(node))) }
}

/// Builds the accessibility tree from the committed tree of nodes.
///
/// Properties apply to the one element below them, or make an element around several; what is set further out goes first. A
/// combined element (a button) has the labels of what it contains.
@MainActor package struct AccessibilityTree {
  let focused: LayoutNode?
  package init(focused: LayoutNode?) { self.focused = focused }

  package func elements(of node: LayoutNode) -> [AccessibilityElement] {
    if node.hidesFromAccessibility { return [] }
    if let own = node.accessibilityElements { return own }
    if node.flags.contains(.hasAccessibility) { return annotated(unsafeDowncast(node, to: AccessibilityNode.self)) }
    if let own = node.accessibilityElement {
      var element = AccessibilityElement(node: node, properties: own, frame: node.frameInWindow)
      element.isFocused = focused.map { $0 === node || (own.behavior?.kind == .combine && node.contains($0)) } ?? false
      element.isEnabled = node.isEnabled
      if own.behavior?.kind == .contain { element.children = children(of: node) }
      if own.mergesSingleChild, element.children.count == 1 {
        var only = element.children[0]
        var outer = own
        if only.properties.press != nil { outer.press = nil }
        only.properties = outer.over(only.properties)
        return [only]
      }
      return [element]
    }
    var result = children(of: node)
    if result.count == 1, let frame = node.accessibilityFrame { result[0].frame = node.convertToWindow(frame) }
    if result.count == 1, let annotation = node.accessibilityAnnotation {
      result[0].properties = annotation.over(result[0].properties)
    }
    if node === focused {
      if result.count == 1 { result[0].isFocused = true } else {
        var element = AccessibilityElement(node: node, properties: AccessibilityProperties(), frame: node.frameInWindow)
        element.isFocused = true
        element.children = result
        result = [element]
      }
    }
    return result
  }
  private func children(of node: LayoutNode) -> [AccessibilityElement] {
    var result: [AccessibilityElement] = []
    node.visitLayoutChildren { result += elements(of: $0) }
    return result
  }

  private func annotated(_ node: AccessibilityNode) -> [AccessibilityElement] {
    let properties = node.properties
    if properties.isHidden == true { return [] }
    var below = children(of: node)
    switch properties.behavior?.kind {
    case .combine:
      var merged = AccessibilityProperties()
      let labels = below.compactMap { $0.properties.label }.filter { !$0.isEmpty }
      if !labels.isEmpty { merged.label = labels.joined(separator: ", ") }
      merged.identifier = below.count == 1 ? below[0].properties.identifier : nil
      merged.value = below.compactMap { $0.properties.value }.first
      for element in below { merged.addedTraits.formUnion(element.traits.subtracting([.isStaticText, .isImage])) }
      return [element(node, properties.over(merged), isFocused: below.contains { $0.isFocused })]
    case .ignore:
      return [element(node, properties, isFocused: below.contains { $0.isFocused })]
    case .contain:
      var container = element(node, properties, isFocused: false)
      container.children = below
      return [container]
    case nil:
      if below.count == 1 {
        below[0].properties = properties.over(below[0].properties)
        return below
      }
      var container = element(node, properties, isFocused: false)
      container.children = below
      return [container]
    }
  }
  private func element(_ node: LayoutNode, _ properties: AccessibilityProperties, isFocused: Bool) -> AccessibilityElement {
    var element = AccessibilityElement(node: node, properties: properties, frame: node.frameInWindow)
    var around: LayoutNode? = node
    // A control's focusable node lies just outside of its element.
    for _ in 0..<4 {
      if let focused, around === focused { element.isFocused = true }
      around = around?.layoutParent
    }
    element.isFocused = element.isFocused || isFocused
    element.isEnabled = node.isEnabled && !properties.addedTraits.contains(.isDisabled)
    return element
  }
}

extension WindowContent {
  /// The accessibility tree of the last frame.
  package var accessibilityElements: [AccessibilityElement] {
    // While a menu is open its item is what has the keys.
    guard let grab else { return accessibilityRoots.flatMap { AccessibilityTree(focused: input.focus.focused).elements(of: $0) } }
    return accessibilityRoots.flatMap { AccessibilityTree(focused: nil).elements(of: $0) } + grab.accessibilityElements
  }
  /// What is behind a modal presentation is not there for assistive technology.
  private var accessibilityRoots: [LayoutNode] {
    let layers = engine.root.layers
    guard !layers.isEmpty, let modal = input.focus.frontModal, let front = layers.firstIndex(where: { $0.contains(modal) }) else {
      return [engine.root]
    }
    return Array(layers[front...])
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
    switch request.action {
    case .press: element.properties.press?()
    case .increment: element.properties.adjust?(true)
    case .decrement: element.properties.adjust?(false)
    case .setValue(let value): element.properties.setValue?(value)
    case .focus:
      var node: LayoutNode? = element.node
      while let current = node {
        if current.flags.contains(.isFocusTarget), let target = current as? any FocusTarget, target.canBecomeFocused {
          input.focus.setFocus(target, cause: .program, rule: "Assistive technology asked for it.")
          return
        }
        node = current.layoutParent
      }
      // A control whose style brings another one has focus in there.
      if let target = input.focus.targets(under: element.node).first {
        input.focus.setFocus(target, cause: .program, rule: "Assistive technology asked for it.")
      }
    }
  }
}
