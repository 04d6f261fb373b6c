import Foundation

/// The elements of a `Section` in the list of a container, as ranges of indices; a header or footer may be empty.
package struct ElementSection: Equatable {
  package var header: Range<Int>
  package var content: Range<Int>
  package var footer: Range<Int>
  /// The node of the section, where it is known.
  package var owner: Node?
  package init(header: Range<Int>, content: Range<Int>, footer: Range<Int>, owner: Node? = nil) {
    (self.header, self.content, self.footer, self.owner) = (header, content, footer, owner)
  }
  package static func == (a: Self, b: Self) -> Bool {
    a.header == b.header && a.content == b.content && a.footer == b.footer && a.owner === b.owner
  }
  package var all: Range<Int> { header.lowerBound..<footer.upperBound }
}

/// Which elements of a list have nodes to keep: one range, and a few others.
package struct ElementSelection {
  package var range: Range<Int>
  package var others: [Int]
  package init(range: Range<Int>, others: [Int] = []) { (self.range, self.others) = (range, others) }
  /// Whether one of `indices` is selected.
  package func intersects(_ indices: Range<Int>) -> Bool {
    range.overlaps(indices) || others.contains { indices.contains($0) }
  }
  /// The part that lies in `count` elements from `start` on, counted from there.
  package func part(from start: Int, count: Int) -> ElementSelection {
    ElementSelection(
      range: range.shifted(by: -start, within: count),
      others: others.isEmpty ? [] : others.map { $0 - start }.filter { $0 >= 0 && $0 < count })
  }
}

/// Which parts of sections stay in view as long as something of their section does.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The header of a section stays at the start of the visible part while the section is there.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footer of a section stays at the end of the visible part while the section is there.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension LazyNode {
  /// The section around an element; logarithmic in the number of sections.
  package final func section(around element: Int) -> ElementSection? {
    var low = 0, high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].all.upperBound <= element { low = middle + 1 } else { high = middle }
    }
    guard low < sections.count, sections[low].all.contains(element) else { return nil }
    return sections[low]
  }

  /// The header of the section at the start of the view, the footer of that at its end.
  final func pinnedElements() -> [Int] {
    if pinnedViews.isEmpty || sections.isEmpty || elementTotal == 0 { return [] }
    guard let span = visibleSpan(isClear: true) else { return [] }
    var result: [Int] = []
    if pinnedViews.contains(.sectionHeaders), span.start > 0, span.start < extents.total,
      let section = section(around: elements(of: extents.line(at: span.start)).lowerBound), section.header.count > 0
    {
      result.append(section.header.lowerBound)
    }
    if pinnedViews.contains(.sectionFooters), span.end > 0, span.end < extents.total,
      let section = section(around: elements(of: extents.line(at: span.end)).lowerBound), section.footer.count > 0
    {
      result.append(section.footer.lowerBound)
    }
    return result
  }
  /// Moves pinned headers and footers to the edges of the view, as far as their sections reach. What is visible begins
  /// `shift` points further on than it does now.
  final func place(pinned: [Int], shift: CGFloat) {
    guard let span = visibleSpan(isClear: true) else { return }
    let visibleStart = span.start + shift, visibleEnd = span.end + shift
    for index in pinned {
      guard let section = section(around: index) else { continue }
      let entry = slot(of: index).map { live[$0] } ?? extras.first { $0.index == index }
      guard let entry else { continue }
      let length = along(entry.size)
      let ownStart = extents.offset(of: line(of: index))
      if section.header.contains(index) {
        let limit =
          extents.offset(of: line(of: section.all.upperBound - 1))
          + extents.length(of: line(of: section.all.upperBound - 1)) - length
        placeEntry(entry, at: max(ownStart, min(visibleStart, limit)), lineLength: length)
      } else {
        let limit = extents.offset(of: line(of: section.all.lowerBound))
        placeEntry(entry, at: min(ownStart, max(visibleEnd - length, limit)), lineLength: length)
      }
    }
    needsGroup = true
  }
}

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
