import HearthRendering

/// A node outside of layout that stands for the elements of several others, one after the other: of the views
/// of a tuple, of the elements of data, of the header, the content and the footer of a section.
///
/// Where there are many parts, as in a list with thousands of sections, it knows where each begins, until the elements of
/// one change, and which of them have elements that were made on demand: finding an element and letting go of those out of
/// view then cost what is looked at, not what there is.
///
/// Elements end with the first part that has not made all of its own: those of the parts after it get their indices when
/// it has.
package class PartsNode: Node {
  /// The index of the first element of each part, and behind them that of no element; empty when it is not known.
  @exclusivity(unchecked) private var starts: ContiguousArray<Int> = []
  /// So many parts from the start are known to have all of their elements.
  @exclusivity(unchecked) private var finishedParts = 0
  /// Of many parts those that have elements which were made on demand, by what they are and where they were last.
  @exclusivity(unchecked) private var inUse: ContiguousArray<(part: ObjectIdentifier, index: Int)> = []
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  /// How many parts were made.
  package var partCount: Int { fatalError("\(Self.self) has no parts") }
  package func part(at index: Int) -> Node { fatalError("\(Self.self) has no parts") }

  private var hasManyParts: Bool { flags.contains(.isInLazyList) && partCount > Self.mostPartsByOne }
  /// How many parts are gone through one by one. Source: our choice.
  private static var mostPartsByOne: Int { 16 }
  private func findStarts() {
    let count = partCount
    if starts.count == count + 1 { return }
    if starts.count > count + 1 { starts.removeAll(keepingCapacity: true) }
    starts.reserveCapacity(count + 1)
    if starts.isEmpty { starts.append(0) }
    // Parts that were made since come after the others.
    for index in starts.count - 1..<count {
      starts.append(starts[index] + part(at: index).elementCount)
      engine.counters.partsCounted += 1
    }
  }
  package final override func forgetElementCounts() {
    starts.removeAll(keepingCapacity: true)
    finishedParts = 0
  }

  /// The first part that has not made all of its elements; nil where each has.
  private var unfinishedPart: Int? {
    if engine.unfinishedData == 0 { return nil }
    let count = partCount
    while finishedParts < count, !part(at: finishedParts).hasUnmadeElements { finishedParts += 1 }
    return finishedParts < count ? finishedParts : nil
  }
  package override var hasUnmadeElements: Bool { unfinishedPart != nil }
  /// With the elements of parts that come after an unfinished one.
  package override var unmadeElementEstimate: Int {
    guard let first = unfinishedPart else { return 0 }
    var estimate = firstElement(ofPart: partCount) - firstElement(ofPart: first + 1)
    for index in first..<partCount { estimate += part(at: index).unmadeElementEstimate }
    return estimate
  }
  package override func makeElements(_ parts: Int) -> Int {
    var made = 0
    while made < parts, let unfinishedPart {
      if starts.count > unfinishedPart + 1 { starts.removeLast(starts.count - unfinishedPart - 1) }
      let more = part(at: unfinishedPart).makeElements(parts - made)
      if more == 0 { break }
      made += more
    }
    return made
  }

  /// The part that the element at `index` is in, and the index of that element in the part; nil where there are not as
  /// many elements.
  package final func partOfElement(at index: Int) -> (part: Int, index: Int)? {
    if hasManyParts {
      findStarts()
      if index < 0 || index >= starts[starts.count - 1] { return nil }
      let part = (1..<starts.count - 1).partitionPoint { starts[$0] > index } - 1
      return (part, index - starts[part])
    }
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
    if hasManyParts {
      findStarts()
      return starts[part]
    }
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
  package override var elementCount: Int { firstElement(ofPart: unfinishedPart.map { $0 + 1 } ?? partCount) }
  package override func element(at index: Int) -> LayoutNode {
    guard let found = partOfElement(at: index) else {
      fatalError("element \(index) of \(Self.self) with \(elementCount) elements")
    }
    let part = part(at: found.part)
    if hasManyParts {
      let id = ObjectIdentifier(part)
      if !inUse.contains(where: { $0.part == id }) { inUse.append((id, found.part)) }
    }
    return part.element(at: found.index)
  }
  package override func appendElements(to list: inout NodeList) {
    for index in 0..<partCount { part(at: index).appendElements(to: &list) }
    if hasManyParts { inUse = ContiguousArray((0..<partCount).map { (ObjectIdentifier(part(at: $0)), $0) }) }
  }
  package override func discardElements(outside kept: ElementSelection) {
    if hasManyParts { return discardElementsInUse(outside: kept) }
    var start = 0
    for index in 0..<partCount {
      let part = part(at: index), count = part.elementCount
      part.discardElements(outside: kept.part(from: start, count: count))
      start += count
    }
  }
  private func discardElementsInUse(outside kept: ElementSelection) {
    findStarts()
    var remaining: ContiguousArray<(part: ObjectIdentifier, index: Int)> = []
    for (id, last) in inUse {
      // Parts may have come and gone before it.
      let isThere = last < partCount && ObjectIdentifier(part(at: last)) == id
      guard let index = isThere ? last : (0..<partCount).first(where: { ObjectIdentifier(part(at: $0)) == id }) else {
        continue
      }
      let elements = starts[index]..<starts[index + 1]
      part(at: index).discardElements(outside: kept.part(from: elements.lowerBound, count: elements.count))
      if kept.intersects(elements) { remaining.append((id, index)) }
    }
    inUse = remaining
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
