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
    node.content = Content._makeNode(view.content, node.inputs).node
    view.wrapper.wrappersWereMade(in: node)
    return _ViewNode(node)
  }
  @MainActor package static func _update(_ node: _ViewNode, _ view: Self) {
    Content._update(_ViewNode(unsafeDowncast(node.node, to: WrappedElementsNode.self).content), view.content)
  }
  package nonisolated static var _elementCount: Int { -1 }
}

package final class WrappedElementsNode: Node {
  @exclusivity(unchecked) package fileprivate(set) var content: Node!
  private unowned let wrapper: any ElementWrapper
  /// By element. Elements are retained, so that a new element cannot get the address of one that left the tree.
  private var wrappers: [ObjectIdentifier: (wrapper: UnaryNode, element: LayoutNode)] = [:]

  init(_ wrapper: any ElementWrapper, _ inputs: _ViewInputs) {
    self.wrapper = wrapper
    super.init(inputs)
  }
  nonisolated deinit {}

  private func wrap(_ element: LayoutNode) -> LayoutNode {
    if let known = wrappers[ObjectIdentifier(element)] { return known.wrapper }
    let node = wrapper.makeWrapper(inputs)
    node.child = element
    node.flags.insert(.isElementWrapper)
    wrappers[ObjectIdentifier(element)] = (node, element)
    return node
  }
  /// Removes the wrappers of elements that have left the tree.
  private func sweep() {
    for (key, entry) in wrappers where entry.element.hasLeftTree {
      entry.wrapper.unmount()
      wrappers[key] = nil
    }
  }
  package override func unmount() {
    for entry in wrappers.values { entry.wrapper.unmount() }
    content.unmount()
    didUnmount()
  }
  package override func visitChildren(_ visit: (Node) -> Void) {
    visit(content)
    for (wrapper, element) in wrappers.values where !element.hasLeftTree { visit(wrapper) }
  }
  package override var elementCount: Int { content.elementCount }
  package override func element(at index: Int) -> LayoutNode { wrap(content.element(at: index)) }
  package override func appendElements(to list: inout NodeList) {
    for index in 0..<content.elementCount { list.append(element(at: index)) }
    sweep()
  }
  package override func discardElements(outside kept: ElementSelection) {
    content.discardElements(outside: kept)
    sweep()
  }
  package override func elementIndex(of id: AnyHashable) -> Int? { content.elementIndex(of: id) }
  package override func elementID(at index: Int) -> AnyHashable? { content.elementID(at: index) }
}
