import Foundation

/// What puts a node around each element of a list, as a list of rows does.
@MainActor package protocol ElementWrapper: AnyObject {
  /// Makes the node around one element, without a child.
  func makeWrapper(_ inputs: _ViewInputs) -> UnaryNode
  /// The node that holds the wrappers was made.
  func wrappersWereMade(in node: Node)
}

/// The elements of some content, each in a node that `wrapper` makes when the element is asked for.
nonisolated package struct WrappedElements<Content: View>: View {
  let content: Content
  let wrapper: any ElementWrapper
  package nonisolated init(_ content: Content, in wrapper: any ElementWrapper) {
    (self.content, self.wrapper) = (content, wrapper)
  }
  package typealias Body = Never
  @MainActor package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = WrappedElementsNode(view.wrapper, inputs)
    node.child = Content._makeNode(view.content, node.inputs).node
    view.wrapper.wrappersWereMade(in: node)
    return _ViewNode(node)
  }
  @MainActor package static func _update(_ node: _ViewNode, _ view: Self) {
    Content._update(_ViewNode(unsafeDowncast(node.node, to: WrappedElementsNode.self).child), view.content)
  }
  package nonisolated static var _elementCount: Int { -1 }
}

package final class WrappedElementsNode: ElementWrappingNode {
  private unowned let wrapper: any ElementWrapper

  init(_ wrapper: any ElementWrapper, _ inputs: _ViewInputs) {
    self.wrapper = wrapper
    super.init(inputs)
  }
  nonisolated deinit {}

  override func makeWrapper() -> UnaryNode { wrapper.makeWrapper(inputs) }
}
