import Foundation

/// A header, the elements of a section and a footer, in the list of the container around.
nonisolated package struct SectionElements<Header: View, Content: View, Footer: View>: View {
  let header: Header
  let content: Content
  let footer: Footer
  package nonisolated init(header: Header, content: Content, footer: Footer) {
    (self.header, self.content, self.footer) = (header, content, footer)
  }
  package typealias Body = Never
  @MainActor package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = SectionNode(inputs)
    node.header = Header._makeNode(view.header, node.inputs).node
    node.content = Content._makeNode(view.content, node.inputs).node
    node.footer = Footer._makeNode(view.footer, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor package static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: SectionNode.self)
    Header._update(_ViewNode(node.header), view.header)
    Content._update(_ViewNode(node.content), view.content)
    Footer._update(_ViewNode(node.footer), view.footer)
  }
  package nonisolated static var _elementCount: Int { -1 }
}

package final class SectionNode: Node {
  @exclusivity(unchecked) var header: Node!
  @exclusivity(unchecked) var content: Node!
  @exclusivity(unchecked) var footer: Node!
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  package override func visitChildren(_ visit: (Node) -> Void) {
    visit(header)
    visit(content)
    visit(footer)
  }
  package override var viewName: String { "Section" }
  package override func place(of child: Node) -> Int? {
    if child === header { return 0 }
    if child === content { return 1 }
    if child === footer { return 2 }
    return header == nil ? 0 : content == nil ? 1 : 2
  }
  package override var elementCount: Int { header.elementCount + content.elementCount + footer.elementCount }
  /// The part that an index lies in, and where that part begins.
  private func part(at index: Int) -> (node: Node, start: Int) {
    let first = header.elementCount
    if index < first { return (header, 0) }
    let second = first + content.elementCount
    return index < second ? (content, first) : (footer, second)
  }
  package override func element(at index: Int) -> LayoutNode {
    let part = part(at: index)
    return part.node.element(at: index - part.start)
  }
  package override func appendElements(to list: inout NodeList) {
    header.appendElements(to: &list)
    content.appendElements(to: &list)
    footer.appendElements(to: &list)
  }
  package override func discardElements(outside kept: ElementSelection) {
    var start = 0
    for part in [header!, content!, footer!] {
      let count = part.elementCount
      part.discardElements(outside: kept.part(from: start, count: count))
      start += count
    }
  }
  package override func elementOffset(of child: Node) -> Int? {
    if child === header { return 0 }
    if child === content { return header.elementCount }
    return child === footer ? header.elementCount + content.elementCount : nil
  }
  package override func elementIndex(of id: AnyHashable) -> Int? {
    var start = 0
    for part in [header!, content!, footer!] {
      if let index = part.elementIndex(of: id) { return start + index }
      start += part.elementCount
    }
    return nil
  }
  package override func elementID(at index: Int) -> AnyHashable? {
    let part = part(at: index)
    return part.node.elementID(at: index - part.start)
  }
  package override func appendSections(to sections: inout [ElementSection], startingAt start: Int) {
    let first = start + header.elementCount
    let second = first + content.elementCount
    sections.append(
      ElementSection(
        header: start..<first, content: first..<second, footer: second..<second + footer.elementCount, owner: self))
  }
}
