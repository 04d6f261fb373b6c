import HearthCore
import SwiftUI

extension TestWindow {
  /// What an element is to others: `controls Bold` of a menu's button while the menu is open, of a disclosure, of a tab and
  /// of a field of search; `described by It cannot be undone.` of an alert; and the same from the other side, `controlled by
  /// Format` and `describes Delete?`. An element without a label is called by its identifier.
  ///
  /// - Parameter name: The identifier of the element, or its label.
  public func relations(of name: String) -> [String] {
    let roots = content.accessibilityElements.map(RelatedElement.init)
    let pairs = AccessibilityRelations(roots, element: \.element, children: \.children).pairs
    var found: [String] = []
    for pair in pairs {
      let (forward, back) = pair.kind == .controls ? ("controls", "controlled by") : ("described by", "describes")
      if pair.source.isCalled(name) { found += pair.targets.map { "\(forward) \($0.name)" } }
      if pair.targets.contains(where: { $0.isCalled(name) }) { found.append("\(back) \(pair.source.name)") }
    }
    return found
  }
}

/// An element that can be told from others by its identity.
@MainActor private final class RelatedElement {
  let element: AccessibilityElement
  let children: [RelatedElement]
  init(_ element: AccessibilityElement) {
    self.element = element
    children = element.children.map(RelatedElement.init)
  }
  nonisolated deinit {}
  private var label: String { element.properties.label ?? "" }
  private var identifier: String { element.properties.identifier ?? "" }
  var name: String { label.isEmpty ? identifier : label }
  func isCalled(_ name: String) -> Bool { identifier == name || label == name }
}
