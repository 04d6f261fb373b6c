import Foundation
import HearthFocus

/// Why focus moved.
package enum FocusCause: String, Sendable { case key, click, program, removal, activation, `default` }

/// A change of focus, with the rule that decided.
package struct FocusTraceEntry {
  /// Accessibility identifiers, else labels; nil for no focus, empty for a view without either.
  package var from: String?
  package var to: String?
  package var cause: FocusCause
  package var reason: FocusReason
}

/// The changes of focus in a window. `Trace.focus` prints each.
@MainActor package struct FocusTrace {
  /// Older ones are forgotten.
  static let mostEntries = 1_000
  private(set) var entries: [FocusTraceEntry] = []
  /// Changes since the window opened, with those that were forgotten.
  private(set) var count = 0

  mutating func add(
    from old: LayoutNode?, to new: LayoutNode?, _ oldName: String?, _ cause: FocusCause, _ reason: FocusReason
  ) {
    let entry = FocusTraceEntry(
      from: old == nil ? nil : oldName ?? "", to: new.map(Self.title), cause: cause, reason: reason)
    entries.append(entry)
    count += 1
    if entries.count > Self.mostEntries { entries.removeFirst(Self.mostEntries / 2) }
    guard Trace.isWanted(.focus) else { return }
    func name(_ node: LayoutNode?, _ name: String?) -> String {
      guard let node else { return "nothing" }
      let name = name ?? ""
      return name.isEmpty ? (node.isUnmounted ? "a view that is gone" : node.path) : "\"\(name)\""
    }
    Trace.write(
      "Hearth focus: \(name(old, oldName)) -> \(name(new, entry.to)) by \(cause.rawValue): \(reason.sentence)")
  }

  /// What a node is called: the accessibility identifier that is its own, else its
  /// label, else the nearest identifier around.
  static func title(_ node: LayoutNode) -> String {
    let found = identifiers(of: node)
    if let own = found.own { return own }
    // Groups have no label but those of all that is in them.
    if !node.isUnmounted, !node.flags.contains(.isFocusGroup), let label = AccessibilityTree.label(of: node) {
      return label
    }
    return found.around ?? ""
  }
  /// The accessibility identifier of a node: its own, else the nearest one around; empty without one.
  package static func name(_ node: LayoutNode) -> String {
    let found = identifiers(of: node)
    return found.own ?? found.around ?? ""
  }

  /// Its own is what means this node and nothing else: at the node, around it as long as there is
  /// nothing beside it, and in what it shows.
  ///
  /// No level is too far: at most as many nodes are asked as there are around this one, up to another target,
  /// and inside on the way to its first leaf.
  private static func identifiers(of node: LayoutNode) -> (own: String?, around: String?) {
    if node.isUnmounted { return (nil, nil) }
    if let own = node.accessibilitySource?.accessibilityElement?.identifier ?? annotated(node) { return (own, nil) }
    var around: String?
    var isAlone = true
    var current = node.layoutParent
    while let next = current, around == nil,
      !next.flags.contains(.isFocusTarget) || next.focusTarget?.canBecomeFocused != true
    {
      isAlone = isAlone && !(next is LazyNode) && ((next as? ContainerNode).map { $0.elements.count < 2 } ?? true)
      around = annotated(next)
      current = next.layoutParent
    }
    if isAlone, let around { return (around, nil) }
    var inner = firstChild(of: node)
    while let next = inner {
      if let name = next.accessibilitySource?.accessibilityElement?.identifier ?? annotated(next) {
        return (name, around)
      }
      inner = firstChild(of: next)
    }
    return (nil, around)
  }
  private static func annotated(_ node: LayoutNode) -> String? {
    node.flags.contains(.hasAccessibility) ? (node as? AccessibilityNode)?.properties.identifier : nil
  }
  private static func firstChild(of node: LayoutNode) -> LayoutNode? {
    // A container may have many, and most of the time has them in order.
    if let container = node as? ContainerNode { return container.elements.count > 0 ? container.elements[0] : nil }
    var first: LayoutNode?
    node.visitLayoutChildren { if first == nil { first = $0 } }
    return first
  }
}
