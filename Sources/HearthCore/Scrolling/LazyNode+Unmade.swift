import Foundation

// Elements of data whose views stand for a number of elements that nobody knows before they are made, as sections and rows
// with conditions do. They are made in turn as the view comes to them, from the start of the container; what follows counts
// with as many elements as those before have on average, and these with the mean length.

extension LazyNode {
  /// Takes up how the elements belong together, and how many there are.
  final func takeStructure() {
    structureDidChange()
    setLineCount()
    structureAction?()
  }
  /// The number of lines, with those of elements that were not made yet.
  final func setLineCount() { extents.setCount(lineCount() + content.unmadeElementEstimate) }

  /// Makes what there has to be at least after the list has changed: what has a node stays among the elements, and there
  /// are two, so that it is known of the first whether it is the last.
  final func makeFirstElements() {
    Self.inTurn { parts in
      let isWanted = !takesElementsInTurn || content.elementCount < 2 || hasHiddenNodes
      return content.hasUnmadeElements && isWanted && content.makeElements(parts) > 0
    }
  }
  /// Whether an element that has a node comes after some that were not made.
  private var hasHiddenNodes: Bool {
    let count = content.elementCount
    func isHidden(_ entry: LiveElement) -> Bool {
      !entry.node.hasLeftTree && elementIndex(of: entry.node).map { $0 >= count } == true
    }
    return live.contains(where: isHidden) || extras.contains(where: isHidden) || spare.values.contains(where: isHidden)
  }

  /// Makes the first of the elements that follow those that are known: those of so many elements of data.
  /// - Returns: False where none follow.
  private func makeElements(_ parts: Int) -> Bool {
    if !content.hasUnmadeElements { return false }
    let known = elementTotal
    if content.makeElements(parts) == 0 { return false }
    elementTotal = content.elementCount
    while let last = sections.last, last.all.upperBound >= known { sections.removeLast() }
    content.appendSections(to: &sections, startingAt: 0, after: sections.last?.all.upperBound)
    takeStructure()
    return true
  }
  /// Makes elements while `isWanted`, more each time: to go far costs what there is.
  private func makeElements(while isWanted: () -> Bool) {
    Self.inTurn { isWanted() && makeElements($0) }
  }
  /// Calls `make` with a number of elements of data, twice as many each time, until it makes no more. Source of the numbers: our
  /// choice: little work for a frame at first.
  private static func inTurn(_ make: (Int) -> Bool) {
    var parts = 16
    while make(parts) { parts = min(2 * parts, 1 << 20) }
  }

  /// Whether there is a line with this number. The one after it is made, too: that says whether it is the last.
  final func hasLine(_ line: Int) -> Bool {
    if line + 1 >= lineCount() { makeElements { line + 1 >= lineCount() } }
    return line < lineCount()
  }
  /// The line at a distance from the start, in points, made now where it was not.
  final func knownLine(at distance: CGFloat) -> Int {
    var line = extents.line(at: distance)
    while !hasLine(line), line > 0 { line = min(line - 1, extents.line(at: distance)) }
    return line
  }
  final func makeAllElements() { makeElements { true } }

  // MARK: - Outside of layout

  package final func makeRemainingElements() { makeWhenAsked { true } }
  /// The number of elements. Makes all of them, as far as that takes them to be made.
  package final func countElements() -> Int {
    makeRemainingElements()
    return elementTotal
  }
  /// Whether there is an element with this index.
  package final func hasElement(_ index: Int) -> Bool {
    makeWhenAsked { index + 1 >= elementTotal }
    return index < elementTotal
  }
  /// The index of the first element whose explicit or `ForEach` identity is `id`.
  package final func index(of id: AnyHashable) -> Int? {
    var found: Int?
    makeWhenAsked {
      found = content.elementIndex(of: id)
      return found.map { $0 >= elementTotal } ?? true
    }
    if found == nil { found = content.elementIndex(of: id) }
    return found.flatMap { $0 < elementTotal ? $0 : nil }
  }
  private func makeWhenAsked(while isWanted: () -> Bool) {
    resolveElements()
    if !content.hasUnmadeElements { return }
    let known = elementTotal
    makeElements(while: isWanted)
    if elementTotal != known { setNeedsLayout() }
  }
}
