import Foundation
import HearthCore
import HearthUI

/// What assistive technology finds in a row that can be pressed: the row, called by the texts of its cell, and after it each control that is in the cell.
///
/// Source: UIKit: a cell speaks for its texts, and buttons, switches, fields and views that say they are elements are found beside it. A button of SwiftUI speaks
/// for all that is in its label.
struct RowElements: _ElementModifier {
  /// The view that holds the cell of the row; nil while there is none.
  let host: @MainActor () -> UIView?
  nonisolated init(_ host: @escaping @MainActor () -> UIView?) { self.host = host }
  typealias Body = Never
  static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.behavior = RowElementsBehavior(modifier.host, node)
    return _ViewNode(node)
  }
  static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    (unsafeDowncast(node.node, to: BehaviorNode.self).behavior as? RowElementsBehavior)?.host = modifier.host
  }
}

@MainActor private final class RowElementsBehavior: NodeBehavior {
  var host: @MainActor () -> UIView?
  unowned(unsafe) let node: BehaviorNode
  init(_ host: @escaping @MainActor () -> UIView?, _ node: BehaviorNode) { (self.host, self.node) = (host, node) }
  nonisolated deinit {}
  var accessibilityElements: [AccessibilityElement]? {
    guard node.hasContent, !node.flags.contains(.needsElements) else { return nil }
    let tree = AccessibilityTree(focused: node.engine.content?.input.focus.focused)
    let own = tree.elements(of: node.child)
    guard own.count == 1, let cell = host()?.behavior?.node else { return own }
    let parts = Self.parted(tree.elements(of: cell))
    if parts.controls.isEmpty { return own }
    var row = own[0]
    let words = Self.words(parts.texts)
    row.properties.label = words.isEmpty ? row.properties.label : words
    // Each of them says that it has the keyboard.
    if parts.controls.contains(where: \.isFocused) { row.isFocused = false }
    return [row] + parts.controls
  }
  /// What only says something, and what can be used, each in the order of the tree.
  private static func parted(
    _ elements: [AccessibilityElement]
  ) -> (texts: [AccessibilityElement], controls: [AccessibilityElement]) {
    var texts: [AccessibilityElement] = [], controls: [AccessibilityElement] = []
    for element in elements {
      if isControl(element) {
        controls.append(element)
      } else if element.children.isEmpty {
        texts.append(element)
      } else {
        let inner = parted(element.children)
        texts += inner.controls.isEmpty ? [element] : inner.texts
        controls += inner.controls
      }
    }
    return (texts, controls)
  }
  private static func isControl(_ element: AccessibilityElement) -> Bool {
    let properties = element.properties
    return properties.press != nil || properties.adjust != nil || properties.setValue != nil
      || !properties.actions.isEmpty
      || [AccessibilityTraits.isButton, .isLink, .isToggle, .isTextField, .isSlider].contains {
        element.traits.contains($0)
      }
  }
  private static func words(_ elements: [AccessibilityElement]) -> String {
    elements.flatMap { element in
      let own = [element.properties.label, element.properties.value].compactMap { $0 }.filter { !$0.isEmpty }
      return own.isEmpty ? [words(element.children)] : own
    }
    .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
