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
