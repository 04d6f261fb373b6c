/// An object that belongs to a view: made with its node, gone with it.
@MainActor package protocol NodeAttachment: AnyObject {
  /// The name of the view, for paths in reports; empty where it is no view of its own.
  var viewName: String { get }
  /// Something has changed that was read with `engine.evaluate(for:)` for the node, or in its scope for it.
  func updateBody()
  /// The node leaves the tree; its content has not yet.
  func willUnmount()
}
extension NodeAttachment {
  package var viewName: String { "" }
  package func updateBody() {}
  package func willUnmount() {}
}

/// A modifier that shows nothing, but keeps an object as long as its view is there. On a group of views it is one
/// object, and there from the start, whether the group has elements or not.
package protocol AttachmentModifier: ViewModifier where Body == Never {
  associatedtype Attachment: NodeAttachment
  /// Called before the content is made.
  @MainActor static func makeAttachment(_ modifier: Self, _ node: AttachmentNode) -> Attachment
  /// Called after the content has got its new value.
  @MainActor static func updateAttachment(_ attachment: Attachment, _ modifier: Self)
}

extension AttachmentModifier {
  @MainActor package static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    let node = AttachmentNode(inputs)
    node.attachment = makeAttachment(modifier, node)
    node.child = V._makeNode(content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor package static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    let node = unsafeDowncast(node.node, to: AttachmentNode.self)
    node.engine.counters.nodesVisited += 1
    V._update(_ViewNode(node.child!), content)
    updateAttachment(node.attachment as! Attachment, modifier)
  }
  package nonisolated static func _elementCount(_ content: Int) -> Int { content }
}

/// A node around whatever its attachment makes, or what an `AttachmentModifier` is applied to.
package final class AttachmentNode: ChoiceNode {
  @exclusivity(unchecked) package var attachment: (any NodeAttachment)?
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override var viewName: String { attachment?.viewName ?? "" }
  package override func updateBody() {
    flags.remove(.needsBody)
    attachment?.updateBody()
  }
  package override func unmount() {
    attachment?.willUnmount()
    super.unmount()
  }
}
