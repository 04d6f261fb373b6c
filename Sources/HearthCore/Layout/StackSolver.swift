import Foundation

/// Elements side by side, as layout looks at them.
@MainActor package struct NodeSlice {
  let base: UnsafeMutablePointer<NodeList.Reference>?
  package let count: Int
  @inline(__always) package subscript(index: Int) -> LayoutNode { base.unsafelyUnwrapped[index].node }
  subscript(range: Range<Int>) -> NodeSlice {
    range.isEmpty
      ? NodeSlice(base: nil, count: 0) : NodeSlice(base: base.unsafelyUnwrapped + range.lowerBound, count: range.count)
  }
}
extension ContiguousArray where Element == LayoutNode {
  /// Runs `action` with the nodes where they lie.
  @MainActor func withNodeSlice<T>(_ action: @MainActor (NodeSlice) -> T) -> T {
    withUnsafeBufferPointer { nodes in
      let base = nodes.baseAddress.map {
        UnsafeMutableRawPointer(mutating: $0).assumingMemoryBound(to: NodeList.Reference.self)
      }
      return action(NodeSlice(base: base, count: nodes.count))
    }
  }
}
extension NodeList {
  @inline(__always) @MainActor var slice: NodeSlice { NodeSlice(base: base, count: count) }
}

/// Shares out the length of a stack.
///
/// - Children of a higher layout priority come first, with what all others need at least kept for them. Spacers come
///   last, unless the app gave them a priority.
/// - Among those, the least flexible child comes first: the one whose greatest length is least above its
///   smallest. Of children without an upper limit the one with the larger minimum is less flexible. Equally
///   flexible children come as they are written.
/// - Each child is proposed an equal part of what is left, and takes what it answers.
///
/// Source: Apple, documentation of HStack and layoutPriority(_:); seen, SwiftUI on macOS and iOS.
@MainActor package struct StackSolver {
  typealias Entry = LayoutScratch.Entry
  package var alignment: AlignmentKey
  /// One distance for all gaps, where `gaps` is empty.
  private var uniformGap: CGFloat = 0
  private var gaps: ContiguousArray<CGFloat> = []
  /// As the app wrote it; nil, or a value that is not finite, stands for the distance that the elements ask for.
  package var spacing: CGFloat?
  package nonisolated let axis: Axis
  private var hasPriorities = false
  private var spacers: Int32 = 0
  private var spacerCount: Int { Int(spacers) }
  /// What the elements together keep to texts above and below: that of the first and the last in a column, in a row that
  /// of texts alone.
  package private(set) var textGap: CGFloat?
  package private(set) var endsWithText = false
  /// How many elements it was prepared for.
  private var preparedCount: Int32 = 0

  nonisolated init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    (self.axis, self.alignment, self.spacing) = (axis, alignment, spacing)
  }

  /// Looks at what the elements ask for beside their size. Needed whenever they are others, or a trait of one changed.
  ///
  /// - Parameter readsText: Whether texts keep a distance of their own to each other.
  mutating func prepare(_ elements: NodeSlice, readsText: Bool = false) {
    hasPriorities = false
    spacers = 0
    preparedCount = Int32(elements.count)
    for index in 0..<elements.count {
      let element = elements[index]
      if element.layoutPriority != 0 { hasPriorities = true }
      if element.isSpacer { spacers += 1 }
    }
    gaps.removeAll(keepingCapacity: true)
    if readsText { findText(elements) }
    if let spacing, spacing.isFinite {
      uniformGap = spacing
      return
    }
    uniformGap = 0
    let count = elements.count
    if count < 2 { return }
    var isUniform = true
    var previous = elements[0].spacing
    for index in 1..<count {
      let next = elements[index].spacing
      let gap = previous.distance(to: next, along: axis)
      gaps.append(gap)
      if gap != gaps[0] { isUniform = false }
      previous = next
    }
    uniformGap = gaps[0]
    if isUniform { gaps = [] }
  }
  private mutating func findText(_ elements: NodeSlice) {
    (textGap, endsWithText) = (nil, false)
    guard elements.count > 0 else { return }
    if axis == .vertical {
      textGap = elements[0].spacing.textGap
      endsWithText = elements[elements.count - 1].spacing.endsWithText
      return
    }
    var all: ViewSpacing?
    for index in 0..<elements.count where !elements[index].isSpacer {
      let next = elements[index].spacing
      all = all?.union(next, edges: [.top, .bottom]) ?? next
    }
    if let all { (textGap, endsWithText) = (all.textGap, all.endsWithText) }
  }
  /// This, or the same for other elements, where it was prepared for another number of them: an
  /// app may hand any subviews to a layout.
  func fitting(_ elements: NodeSlice) -> StackSolver {
    if preparedCount == elements.count { return self }
    var solver = self
    solver.prepare(elements)
    return solver
  }
  @inline(__always) private func gap(after index: Int) -> CGFloat { gaps.isEmpty ? uniformGap : gaps[index] }
  private func totalGap(_ count: Int) -> CGFloat {
    if gaps.isEmpty { return uniformGap * CGFloat(max(0, count - 1)) }
    var total: CGFloat = 0
    for gap in gaps { total += gap }
    return total
  }

  @inline(__always) private func along(_ s: Size) -> CGFloat { axis == .horizontal ? s.width : s.height }
  @inline(__always) private func across(_ s: Size) -> CGFloat { axis == .horizontal ? s.height : s.width }
  @inline(__always) private func make(_ along: CGFloat, _ across: CGFloat) -> Proposal {
    axis == .horizontal ? Proposal(along, across) : Proposal(across, along)
  }

  // MARK: - Sizes of the elements

  /// Decides proposal and size of each element: `entries[i]` is that of element `i` afterwards.
  private func solve(_ elements: NodeSlice, _ proposal: Proposal, _ entries: UnsafeMutablePointer<Entry>) {
    let count = elements.count
    let cross = axis == .horizontal ? proposal.height : proposal.width
    let length = axis == .horizontal ? proposal.width : proposal.height
    if length < 0 || length == .infinity || (count == 1 && !hasPriorities) {
      let p = make(length, cross)
      for index in 0..<count {
        entries[index].proposal = p
        entries[index].size = elements[index].measure(p)
      }
      return
    }
    let available = max(0, length - totalGap(count))
    if !hasPriorities && solveInAnyOrder(elements, available, cross, entries) { return }
    solveInOrder(elements, available, cross, entries)
  }
  /// The common case, in which the order makes no difference, without asking how small the children could get: what is
  /// not flexible without end wants no more than its part of the length and hugs, so that it gets what it wants; what
  /// is takes its part, neither more nor less. False when that is not so.
  private func solveInAnyOrder(
    _ elements: NodeSlice, _ available: CGFloat, _ cross: CGFloat, _ entries: UnsafeMutablePointer<Entry>
  ) -> Bool {
    let count = elements.count
    var reserved: CGFloat = 0
    if spacerCount > 0 {
      let low = make(0, cross)
      for index in 0..<count where elements[index].isSpacer {
        entries[index].rank = 1
        reserved += along(elements[index].measure(low))
      }
    }
    var left = count - spacerCount
    let most = left > 0 ? max(0, available - reserved) / CGFloat(left) : 0
    let high = make(.infinity, cross)
    for index in 0..<count {
      let child = elements[index]
      if spacerCount > 0 && child.isSpacer { continue }
      let size = child.measure(high)
      if along(size) == .infinity {
        entries[index].rank = 0
        continue
      }
      guard along(size) <= most && child.hugs(along: axis) else { return false }
      entries[index].rank = -1
      entries[index].size = size
    }
    var remaining = available
    for index in 0..<count where entries[index].rank == -1 {
      entries[index].proposal = make(max(0, remaining - reserved) / CGFloat(left), cross)
      remaining -= along(entries[index].size)
      left -= 1
    }
    if left > 0 && !share(&remaining, keeping: reserved, among: left, rank: 0, elements, cross, entries) {
      return false
    }
    return spacerCount == 0 || share(&remaining, keeping: 0, among: spacerCount, rank: 1, elements, cross, entries)
  }
  /// Proposes equal parts of what remains to the `number` children of a rank. False when there are several and one
  /// answers something else, as then the order matters.
  private func share(
    _ remaining: inout CGFloat, keeping reserved: CGFloat, among number: Int, rank: CGFloat, _ elements: NodeSlice,
    _ cross: CGFloat,
    _ entries: UnsafeMutablePointer<Entry>
  ) -> Bool {
    var left = number
    for index in 0..<elements.count where entries[index].rank == rank {
      let part = max(0, remaining - reserved) / CGFloat(left)
      let p = make(part, cross)
      let size = elements[index].measure(p)
      if number > 1 && along(size) != part { return false }
      entries[index].proposal = p
      entries[index].size = size
      remaining -= along(size)
      left -= 1
    }
    return true
  }

  /// The rule as it is written.
  private func solveInOrder(
    _ elements: NodeSlice, _ available: CGFloat, _ cross: CGFloat, _ entries: UnsafeMutablePointer<Entry>
  ) {
    let count = elements.count
    let (order, mark) = LayoutScratch.take(count)
    defer { LayoutScratch.give(order, mark) }
    let low = make(0, cross), high = make(.infinity, cross)
    var isUniform = true
    var reserved: CGFloat = 0
    for index in 0..<count {
      let child = elements[index]
      let least = along(child.measure(low)), most = along(child.measure(high))
      let priority = hasPriorities ? CGFloat(child.layoutPriority) : 0
      order[index].rank = spacerCount > 0 && priority == 0 && child.isSpacer ? .infinity : -priority
      // The difference of two infinite lengths is not a number.
      order[index].flexibility = most == least ? 0 : most - least
      order[index].least = least
      order[index].index = index
      reserved += least
      if isUniform && index > 0 && !order[0].isEquallyFlexible(order[index]) { isUniform = false }
    }
    if !isUniform { LayoutScratch.sort(order, count) }
    var remaining = available
    var start = 0
    while start < count {
      var end = start
      while end < count && order[end].rank == order[start].rank {
        reserved -= order[end].least
        end += 1
      }
      for position in start..<end {
        let p = make(max(0, remaining - (end < count ? reserved : 0)) / CGFloat(end - position), cross)
        let index = order[position].index
        let size = elements[index].measure(p)
        remaining -= along(size)
        entries[index].proposal = p
        entries[index].size = size
      }
      start = end
    }
  }

  /// How far the alignment guide of the stack reaches into the elements: the most before it, and the most after it.
  private func extent(
    _ elements: NodeSlice, _ entries: UnsafeMutablePointer<Entry>
  ) -> (before: CGFloat, after: CGFloat) {
    var before = -CGFloat.infinity, after = -CGFloat.infinity
    for index in 0..<elements.count {
      let size = entries[index].size
      if across(size) == .infinity { return (0, .infinity) }
      let guide = elements[index].alignment(alignment, entries[index].proposal, size)
      before = max(before, guide)
      after = max(after, across(size) - guide)
    }
    return (before, after)
  }

  // MARK: - Answers

  func size(_ elements: NodeSlice, _ proposal: Proposal) -> Size {
    let count = elements.count
    if count == 0 { return .zero }
    let (entries, mark) = LayoutScratch.take(count)
    defer { LayoutScratch.give(entries, mark) }
    solve(elements, proposal, entries)
    var total = totalGap(count)
    for index in 0..<count { total += along(entries[index].size) }
    let (before, after) = extent(elements, entries)
    let breadth = max(0, before + after)
    total = max(0, total)
    return axis == .horizontal ? Size(total, breadth) : Size(breadth, total)
  }

  /// Calls `place` with each element's top leading corner, proposal and size.
  func place(_ elements: NodeSlice, _ proposal: Proposal, _ place: (Int, CGFloat, CGFloat, Proposal, Size) -> Void) {
    let count = elements.count
    if count == 0 { return }
    let (entries, mark) = LayoutScratch.take(count)
    defer { LayoutScratch.give(entries, mark) }
    solve(elements, proposal, entries)
    let (before, _) = extent(elements, entries)
    var position: CGFloat = 0
    for index in 0..<count {
      let p = entries[index].proposal, s = entries[index].size
      let offset = before - elements[index].alignment(alignment, p, s)
      if axis == .horizontal { place(index, position, offset, p, s) } else { place(index, offset, position, p, s) }
      position += along(s) + (index < count - 1 ? gap(after: index) : 0)
    }
  }

  /// The guides that the elements set, put together.
  func explicitAlignment(_ elements: NodeSlice, _ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    var combined = CombinedGuide(key)
    place(elements, proposal) { index, x, y, p, s in
      if let value = elements[index].explicitGuide(key, p, s) { combined.add(value + (key.isHorizontal ? x : y)) }
    }
    return combined.value
  }
}
