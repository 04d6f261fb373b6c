import Foundation
import HearthRendering

/// Working memory of layout: a stack, so that measuring allocates nothing.
@MainActor enum LayoutScratch {
  nonisolated struct Entry {
    var flexibility: CGFloat
    var index: Int
    var proposal: Proposal
    var size: Size
  }
  private static let capacity = 4096
  private static let base = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
  @exclusivity(unchecked) private static var used = 0

  /// Room for `count` entries, to be given back in reverse order.
  @inline(__always) static func take(_ count: Int) -> (entries: UnsafeMutablePointer<Entry>, mark: Int) {
    let mark = used
    if used + count > capacity { return (.allocate(capacity: count), -1) }
    used += count
    return (base + mark, mark)
  }
  @inline(__always) static func give(_ entries: UnsafeMutablePointer<Entry>, _ mark: Int) {
    if mark < 0 { entries.deallocate() } else { used = mark }
  }
  nonisolated static func sort(_ entries: UnsafeMutablePointer<Entry>, _ count: Int) {
    var buffer = UnsafeMutableBufferPointer(start: entries, count: count)
    buffer.sort { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
  }
}

/// A container whose elements are known: an indexed list, and its picture in pieces of sixteen, so that one changed element
/// costs a logarithm of their number.
package class ContainerNode: CachingLayoutNode {
  @exclusivity(unchecked) package final var content: Node!
  @exclusivity(unchecked) package final var elements = NodeList()
  @exclusivity(unchecked) private final var dirtyElements: ContiguousArray<Int32> = []
  @exclusivity(unchecked) private final var levels: ContiguousArray<ContiguousArray<GroupPiece>> = []
  @exclusivity(unchecked) package final var piece: GroupPiece?

  package override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert([.isContainer, .needsElements])
    flags.remove(.isInLazyList)
    if inputs.scope.isRightToLeft { flags.insert(.isRightToLeft) }
  }
  nonisolated deinit { elements.deallocate() }

  package override func unmount() {
    content.unmount()
    didUnmount()
  }
  package override func visitChildren(_ visit: (Node) -> Void) { visit(content) }
  /// The axis along which spacers in this container grow.
  package var axis: Axis? { nil }

  package final func resolveElements() {
    if !flags.contains(.needsElements) { return }
    flags.remove(.needsElements)
    elements.removeAll()
    content.appendElements(to: &elements)
    for index in 0..<elements.count {
      let child = elements[index]
      child.layoutParent = self
      child.indexInParent = Int32(truncatingIfNeeded: index)
      child.join(axis: axis)
    }
    levels = []
    piece = nil
    dirtyElements.removeAll()
    elementsResolved()
  }
  package func elementsResolved() {}
  package override func elementIndex(of id: AnyHashable) -> Int? { nil }

  package final override func childNeedsRecord(_ index: Int) {
    if piece != nil { dirtyElements.append(Int32(truncatingIfNeeded: index)) }
  }
  /// Places a child and notes that the picture must show it somewhere else.
  @inline(__always) package final func placeElement(_ index: Int, x: CGFloat, y: CGFloat, _ proposal: Proposal, _ childSize: Size) {
    let child = elements[index]
    let x = flags.contains(.isRightToLeft) ? size.width - x - childSize.width : x
    if piece != nil && (child.x != x || child.y != y) { dirtyElements.append(Int32(truncatingIfNeeded: index)) }
    child.place(x: x, y: y, proposal)
  }

  // MARK: - Record

  private static let fan = 16
  private func group(_ range: Range<Int>) -> GroupPiece {
    var list: ContiguousArray<PlacedPiece> = []
    list.reserveCapacity(range.count)
    for index in range {
      let child = elements[index]
      child.record(into: &list, x: child.x, y: child.y)
    }
    engine.counters.itemsRecorded += 1
    return GroupPiece(list)
  }
  private func collect(_ level: Int, _ index: Int) -> GroupPiece {
    let below = levels[level]
    var list: ContiguousArray<PlacedPiece> = []
    list.reserveCapacity(Self.fan)
    for child in index * Self.fan..<min((index + 1) * Self.fan, below.count) { list.append(PlacedPiece(below[child], x: 0, y: 0)) }
    return GroupPiece(list)
  }
  private func recordElements() -> GroupPiece {
    resolveElements()
    let fan = Self.fan, count = elements.count
    if count <= fan { return group(0..<count) }
    if levels.isEmpty || dirtyElements.count > count / 8 {
      var level: ContiguousArray<GroupPiece> = []
      var start = 0
      while start < count {
        level.append(group(start..<min(start + fan, count)))
        start += fan
      }
      levels = [level]
      while levels[levels.count - 1].count > 1 {
        let below = levels.count - 1
        var next: ContiguousArray<GroupPiece> = []
        for index in 0..<(levels[below].count + fan - 1) / fan { next.append(collect(below, index)) }
        levels.append(next)
      }
    } else {
      var last = -1
      for element in dirtyElements {
        var index = Int(element) / fan
        if index == last { continue }
        last = index
        levels[0][index] = group(index * fan..<min((index + 1) * fan, count))
        for level in 1..<levels.count {
          index /= fan
          levels[level][index] = collect(level - 1, index)
        }
      }
    }
    return levels[levels.count - 1][0]
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if piece == nil || flags.contains(.subtreeNeedsRecord) || !dirtyElements.isEmpty {
      piece = recordElements()
      dirtyElements.removeAll(keepingCapacity: true)
      flags.remove(.subtreeNeedsRecord)
    }
    group.append(PlacedPiece(piece.unsafelyUnwrapped, x: x, y: y))
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    if flags.contains(.needsElements) { return }
    for index in 0..<elements.count { visit(elements[index]) }
  }
}

/// The layout of `HStack` and `VStack`.
///
/// The length is shared out in the order of flexibility, the least flexible child first, each being proposed an equal part of what
/// is left; children of a higher layout priority come first, with what the others need at least kept for them.
/// Source: Apple, documentation of HStack and layoutPriority(_:); seen, SwiftUI on macOS and iOS.
package final class StackNode: ContainerNode {
  package let stackAxis: Axis
  @exclusivity(unchecked) package var stackSpacing: CGFloat?
  @exclusivity(unchecked) package var alignmentKey: AlignmentKey
  /// One distance for all gaps, or negative when they differ.
  @exclusivity(unchecked) private var uniformGap: CGFloat = 0
  @exclusivity(unchecked) private var hasPriorities = false
  @exclusivity(unchecked) private var gaps: ContiguousArray<CGFloat> = []

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, _ inputs: _ViewInputs) {
    stackAxis = axis
    alignmentKey = alignment
    stackSpacing = spacing
    super.init(inputs)
  }
  nonisolated deinit {}
  package override var axis: Axis? { stackAxis }
  package override var viewName: String { stackAxis == .horizontal ? "HStack" : "VStack" }

  package override func elementsResolved() {
    let count = elements.count
    hasPriorities = false
    for index in 0..<count where elements[index].layoutPriority != 0 { hasPriorities = true }
    updateGaps()
  }
  package func updateGaps() {
    let count = elements.count
    if let stackSpacing {
      uniformGap = stackSpacing
      gaps = []
      return
    }
    var isUniform = true
    gaps.removeAll(keepingCapacity: true)
    if count > 1 {
      var previous = elements[0].spacing
      for index in 1..<count {
        let next = elements[index].spacing
        let gap = previous.distance(to: next, along: stackAxis)
        gaps.append(gap)
        if gap != gaps[0] { isUniform = false }
        previous = next
      }
    }
    uniformGap = gaps.first ?? 0
    if isUniform { gaps = [] }
  }
  @inline(__always) private func gap(after index: Int) -> CGFloat { gaps.isEmpty ? uniformGap : gaps[index] }
  private var totalGap: CGFloat {
    if gaps.isEmpty { return uniformGap * CGFloat(max(0, elements.count - 1)) }
    var total: CGFloat = 0
    for gap in gaps { total += gap }
    return total
  }

  @inline(__always) private func along(_ s: Size) -> CGFloat { stackAxis == .horizontal ? s.width : s.height }
  @inline(__always) private func across(_ s: Size) -> CGFloat { stackAxis == .horizontal ? s.height : s.width }
  @inline(__always) private func make(_ along: CGFloat, _ across: CGFloat) -> Proposal {
    stackAxis == .horizontal ? Proposal(along, across) : Proposal(across, along)
  }

  /// Decides proposal and size of each child: `entries[i]` is that of child `i` afterwards.
  private func solve(_ proposal: Proposal, _ entries: UnsafeMutablePointer<LayoutScratch.Entry>) {
    let count = elements.count
    let cross = stackAxis == .horizontal ? proposal.height : proposal.width
    let length = stackAxis == .horizontal ? proposal.width : proposal.height
    let elements = elements
    if length < 0 {
      let p = make(-1, cross)
      for index in 0..<count {
        entries[index].proposal = p
        entries[index].size = elements[index].measure(p)
      }
      return
    }
    if count == 1 && !hasPriorities {
      let p = make(length, cross)
      entries[0].proposal = p
      entries[0].size = elements[0].measure(p)
      return
    }
    let available = max(0, length - totalGap)
    if hasPriorities {
      solveByPriority(available, cross, entries)
      return
    }
    let (order, mark) = LayoutScratch.take(count)
    defer { LayoutScratch.give(order, mark) }
    let low = make(0, cross), high = make(.infinity, cross)
    var isUniform = true
    for index in 0..<count {
      let child = elements[index]
      let flexibility = along(child.measure(high)) - along(child.measure(low))
      order[index].flexibility = flexibility
      order[index].index = index
      if flexibility != order[0].flexibility { isUniform = false }
    }
    if !isUniform { sort(order, count) }
    var remaining = available
    for place in 0..<count {
      let p = make(max(0, remaining) / CGFloat(count - place), cross)
      let index = order[place].index
      let size = elements[index].measure(p)
      remaining -= along(size)
      entries[index].proposal = p
      entries[index].size = size
    }
  }
  @inline(__always) private func sort(_ order: UnsafeMutablePointer<LayoutScratch.Entry>, _ count: Int) {
    if count > 16 {
      LayoutScratch.sort(order, count)
      return
    }
    for place in 1..<count {
      let entry = order[place]
      var slot = place
      while slot > 0 && order[slot - 1].flexibility > entry.flexibility {
        order[slot] = order[slot - 1]
        slot -= 1
      }
      order[slot] = entry
    }
  }
  private func solveByPriority(_ available: CGFloat, _ cross: CGFloat, _ entries: UnsafeMutablePointer<LayoutScratch.Entry>) {
    let count = elements.count
    let low = make(0, cross), high = make(.infinity, cross)
    var priorities: [CGFloat] = []
    var least: [CGFloat] = []
    var reserved: CGFloat = 0
    for index in 0..<count {
      let child = elements[index]
      priorities.append(CGFloat(child.layoutPriority))
      let minimum = along(child.measure(low))
      least.append(minimum)
      reserved += minimum
    }
    var remaining = available
    for priority in Set(priorities).sorted(by: >) {
      var group: [(flexibility: CGFloat, index: Int)] = []
      for index in 0..<count where priorities[index] == priority {
        reserved -= least[index]
        group.append((along(elements[index].measure(high)) - least[index], index))
      }
      group.sort { $0.flexibility < $1.flexibility || ($0.flexibility == $1.flexibility && $0.index < $1.index) }
      for (place, entry) in group.enumerated() {
        let p = make(max(0, remaining - reserved) / CGFloat(group.count - place), cross)
        let size = elements[entry.index].measure(p)
        remaining -= along(size)
        entries[entry.index].proposal = p
        entries[entry.index].size = size
      }
    }
  }

  /// How far the alignment guide of the stack reaches into the children: the most before it, and the most after it.
  private func extent(_ entries: UnsafeMutablePointer<LayoutScratch.Entry>, _ count: Int) -> (before: CGFloat, after: CGFloat) {
    var before = -CGFloat.infinity, after = -CGFloat.infinity
    let key = alignmentKey
    for index in 0..<count {
      let size = entries[index].size
      let guide = elements[index].alignment(key, entries[index].proposal, size)
      before = max(before, guide)
      after = max(after, across(size) - guide)
    }
    return (before, after)
  }

  package override func computeSize(_ proposal: Proposal) -> Size {
    resolveElements()
    let count = elements.count
    if count == 0 { return .zero }
    let (entries, mark) = LayoutScratch.take(count)
    defer { LayoutScratch.give(entries, mark) }
    solve(proposal, entries)
    var total = totalGap
    for index in 0..<count { total += along(entries[index].size) }
    let (before, after) = extent(entries, count)
    let breadth = max(0, before + after)
    total = max(0, total)
    return stackAxis == .horizontal ? Size(total, breadth) : Size(breadth, total)
  }

  package override func placeChildren() {
    resolveElements()
    let count = elements.count
    if count == 0 { return }
    let (entries, mark) = LayoutScratch.take(count)
    defer { LayoutScratch.give(entries, mark) }
    solve(proposal, entries)
    let (before, _) = extent(entries, count)
    var position: CGFloat = 0
    let key = alignmentKey
    for index in 0..<count {
      let p = entries[index].proposal, s = entries[index].size
      let offset = before - elements[index].alignment(key, p, s)
      if stackAxis == .horizontal {
        placeElement(index, x: position, y: offset, p, s)
      } else {
        placeElement(index, x: offset, y: position, p, s)
      }
      position += along(s) + (index < count - 1 ? gap(after: index) : 0)
    }
  }

  /// Along the axis the guide of the first child that sets it (of the last for the last baseline), across it the mean of all that
  /// set it. Source: our choice for what Apple leaves open ("merges the subviews' guides").
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    resolveElements()
    let count = elements.count
    if count == 0 { return nil }
    let (entries, mark) = LayoutScratch.take(count)
    defer { LayoutScratch.give(entries, mark) }
    solve(proposal, entries)
    let (before, _) = extent(entries, count)
    var position: CGFloat = 0
    var found: CGFloat?
    var sum: CGFloat = 0, number: CGFloat = 0
    let isAlong = key.isHorizontal == (stackAxis == .horizontal)
    let isLast = key == VerticalAlignment.lastTextBaseline.key
    for index in 0..<count {
      let p = entries[index].proposal, s = entries[index].size
      if let value = elements[index].explicitAlignment(key, p, s) {
        if isAlong {
          if found == nil || isLast { found = position + value }
        } else {
          let offset = before - elements[index].alignment(alignmentKey, p, s)
          sum += offset + value
          number += 1
        }
      }
      position += along(s) + (index < count - 1 ? gap(after: index) : 0)
    }
    return isAlong ? found : number > 0 ? sum / number : nil
  }
}

/// Views in a row, from the leading edge.
nonisolated public struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = StackNode(axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing, inputs)
    node.content = Content._makeNode(view.content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let stack = unsafeDowncast(node.node, to: StackNode.self)
    stack.update(alignment: view.alignment.key, spacing: view.spacing)
    Content._update(_ViewNode(stack.content), view.content)
  }
  public nonisolated static var _elementCount: Int { 1 }
}

/// Views in a column, from the top.
nonisolated public struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = StackNode(axis: .vertical, alignment: view.alignment.key, spacing: view.spacing, inputs)
    node.content = Content._makeNode(view.content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let stack = unsafeDowncast(node.node, to: StackNode.self)
    stack.update(alignment: view.alignment.key, spacing: view.spacing)
    Content._update(_ViewNode(stack.content), view.content)
  }
  public nonisolated static var _elementCount: Int { 1 }
}

extension StackNode {
  func update(alignment: AlignmentKey, spacing: CGFloat?) {
    engine.counters.nodesVisited += 1
    if alignment == alignmentKey && spacing == stackSpacing { return }
    alignmentKey = alignment
    stackSpacing = spacing
    if !flags.contains(.needsElements) { updateGaps() }
    setNeedsLayout()
  }
}
