import Foundation

/// A label and, while it is open, what it discloses, in the list of the container around: rows of their own in a list.
nonisolated package struct DisclosureElements<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  package nonisolated init(label: Label, content: Content) { (self.label, self.content) = (label, content) }
  package typealias Body = Never
  @MainActor package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = DisclosureNode(inputs)
    node.label = Label._makeNode(view.label, node.inputs).node
    node.content = Content._makeNode(view.content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor package static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: DisclosureNode.self)
    Label._update(_ViewNode(node.label), view.label)
    Content._update(_ViewNode(node.content), view.content)
  }
  package nonisolated static var _elementCount: Int { -1 }
}

/// How many disclosure groups of a window are rows of lists.
@MainActor private final class DisclosureCount {
  static let slot = EngineSlot { _ in DisclosureCount() }
  var value = 0
  init() {}
  nonisolated deinit {}
}
extension Engine {
  fileprivate var disclosures: Int {
    get { self[DisclosureCount.slot].value }
    set { self[DisclosureCount.slot].value = newValue }
  }
}

package final class DisclosureNode: PartsNode {
  @exclusivity(unchecked) package fileprivate(set) var label: Node!
  @exclusivity(unchecked) package fileprivate(set) var content: Node!
  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    engine.disclosures += 1
  }
  nonisolated deinit {}
  package override func unmount() {
    engine.disclosures -= 1
    super.unmount()
  }

  package override var viewName: String { "DisclosureGroup" }
  package override var partCount: Int { content != nil ? 2 : label != nil ? 1 : 0 }
  package override func part(at index: Int) -> Node { index == 0 ? label : content }
}

/// Where an element of a lazy container stands among disclosure groups.
package struct DisclosurePosition {
  /// The index of the label of the group that the element is in, among the elements of the container; nil at the top.
  package var parent: Int?
  /// The identity that the innermost `ForEach` gave the element; nil where there is none between
  /// it and the label of the group around it.
  package var id: AnyHashable?
}

extension LazyNode {
  /// Whether there may be disclosure groups among the elements: lists without, which are nearly all, need not look.
  package final var hasDisclosures: Bool { engine.disclosures > 0 }
  /// Where an element stands among disclosure groups; nil if it is neither in a group nor the label of one.
  package final func disclosurePosition(of element: LayoutNode) -> DisclosurePosition? {
    if !hasDisclosures { return nil }
    var node: Node = element
    while node.flags.contains(.isElementWrapper) { node = unsafeDowncast(node, to: UnaryNode.self).child }
    var result = DisclosurePosition()
    var isFound = false
    while node !== content, let parent = node.parent, parent !== self {
      if let group = parent as? DisclosureNode {
        isFound = true
        if node === group.content {
          result.parent = index(ofLabelOf: group)
          return result
        }
      }
      if result.id == nil { result.id = parent.dataIdentity(of: node) }
      node = parent
    }
    return isFound ? result : nil
  }
  private func index(ofLabelOf group: DisclosureNode) -> Int? {
    var index = 0
    var node: Node = group
    while node !== content {
      guard let parent = node.parent, parent !== self, let offset = parent.elementOffset(of: node) else { return nil }
      index += offset
      node = parent
    }
    return index
  }
}

/// Whether the view is an element of a list by itself, or one of several, and not in the middle of a row. Known
/// when the view is made: it does not change.
@propertyWrapper package struct IsListElement: DynamicProperty {
  package private(set) var wrappedValue = false
  package nonisolated init() {}
  @MainActor package static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    let field = field.assumingMemoryBound(to: Self.self)
    if let old {
      field.pointee.wrappedValue = old.assumingMemoryBound(to: Self.self).pointee.wrappedValue
      return
    }
    var parent = node.node.parent
    while let current = parent, !current.flags.contains(.isLayoutNode) {
      if current is WrappedElementsNode { return field.pointee.wrappedValue = true }
      parent = current.parent
    }
  }
  @MainActor package static func _updateBound(_ field: UnsafeMutableRawPointer) {}
  @MainActor package static func _unbind(_ field: UnsafeMutableRawPointer) {}
  package static var _wantsUpdate: Bool { false }
}
