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

package final class SectionNode: PartsNode {
  @exclusivity(unchecked) var header: Node!
  @exclusivity(unchecked) var content: Node!
  @exclusivity(unchecked) var footer: Node!
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  package override var viewName: String { "Section" }
  package override var partCount: Int { footer != nil ? 3 : content != nil ? 2 : header != nil ? 1 : 0 }
  package override func part(at index: Int) -> Node { index == 0 ? header : index == 1 ? content : footer }
  fileprivate func range(startingAt start: Int) -> ElementSection {
    let first = start + header.elementCount
    let second = first + (header.hasUnmadeElements ? 0 : content.elementCount)
    let end = start + elementCount
    return ElementSection(header: start..<first, content: first..<second, footer: second..<end, owner: self)
  }
}

extension Node {
  /// Adds the sections among the elements of this node. The first element has the index `start` in the list.
  ///
  /// - Parameter known: Sections that end here or before are listed already; nil for none.
  package final func appendSections(to sections: inout [ElementSection], startingAt start: Int, after known: Int? = nil)
  {
    if let section = self as? SectionNode { return sections.append(section.range(startingAt: start)) }
    if flags.contains(.isLayoutNode) { return }
    if let parts = self as? PartsNode {
      // One after the other: to ask for the offset of each would count those before it again.
      var first = 0, start = start
      if let known, let found = parts.partOfElement(at: known - start) {
        (first, start) = (found.part, known - found.index)
      }
      for index in first..<parts.partCount {
        let part = parts.part(at: index), count = part.elementCount
        if known.map({ start + count > $0 }) ?? true {
          part.appendSections(to: &sections, startingAt: start, after: known)
        }
        if part.hasUnmadeElements { return }
        start += count
      }
      return
    }
    visitChildren { child in
      if child.flags.contains(.isLayoutNode) { return }
      if let offset = elementOffset(of: child) {
        child.appendSections(to: &sections, startingAt: start + offset, after: known)
      }
    }
  }
}
