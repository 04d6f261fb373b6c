/// A node outside of layout that stands for the elements of several others, one after the other: of the views
/// of a tuple, of the elements of data, of the header, the content and the footer of a section.
package class PartsNode: Node {
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  /// How many parts were made.
  package var partCount: Int { fatalError("\(Self.self) has no parts") }
  package func part(at index: Int) -> Node { fatalError("\(Self.self) has no parts") }

  /// The part that the element at `index` is in, and the index of that element in the part; nil where there are not as
  /// many elements.
  package final func partOfElement(at index: Int) -> (part: Int, index: Int)? {
    var index = index
    for part in 0..<partCount {
      let count = self.part(at: part).elementCount
      if index < count { return (part, index) }
      index -= count
    }
    return nil
  }
  /// The index of the first element of a part.
  package final func firstElement(ofPart part: Int) -> Int {
    var start = 0
    for index in 0..<part { start += self.part(at: index).elementCount }
    return start
  }
  package final func partIndex(of child: Node) -> Int? {
    for index in 0..<partCount where part(at: index) === child { return index }
    return nil
  }

  package override func unmount() {
    for index in 0..<partCount { part(at: index).unmount() }
    didUnmount()
  }
  package override func visitChildren(_ visit: (Node) -> Void) { for index in 0..<partCount { visit(part(at: index)) } }
  /// A part that is not known yet comes after those that are.
  package override func siblingKey(of child: Node) -> Int? { partIndex(of: child) ?? partCount }
  package override var elementCount: Int { firstElement(ofPart: partCount) }
  package override func element(at index: Int) -> LayoutNode {
    guard let found = partOfElement(at: index) else {
      fatalError("element \(index) of \(Self.self) with \(elementCount) elements")
    }
    return part(at: found.part).element(at: found.index)
  }
  package override func appendElements(to list: inout NodeList) {
    for index in 0..<partCount { part(at: index).appendElements(to: &list) }
  }
  package override func discardElements(outside kept: ElementSelection) {
    var start = 0
    for index in 0..<partCount {
      let part = part(at: index), count = part.elementCount
      part.discardElements(outside: kept.part(from: start, count: count))
      start += count
    }
  }
  package override func elementOffset(of child: Node) -> Int? {
    partIndex(of: child).map { firstElement(ofPart: $0) }
  }
  package override func elementIndex(of id: AnyHashable) -> Int? {
    var start = 0
    for index in 0..<partCount {
      let part = part(at: index)
      if let index = part.elementIndex(of: id) { return start + index }
      start += part.elementCount
    }
    return nil
  }
  package override func elementID(at index: Int) -> AnyHashable? {
    partOfElement(at: index).flatMap { part(at: $0.part).elementID(at: $0.index) }
  }
}

extension Range<Int> {
  /// The part of this range that lies in `0..<count` after moving it by `offset`.
  package nonisolated func shifted(by offset: Int, within count: Int) -> Range<Int> {
    let lower = Swift.min(Swift.max(0, lowerBound + offset), count)
    let upper = Swift.min(Swift.max(0, upperBound + offset), count)
    return lower..<Swift.max(lower, upper)
  }
}
