import Foundation

/// Elements side by side, as layout looks at them.
@MainActor package struct NodeSlice {
  let base: UnsafeMutablePointer<NodeList.Reference>?
  package let count: Int
  @inline(__always) package subscript(index: Int) -> LayoutNode { base.unsafelyUnwrapped[index].node }
  subscript(range: Range<Int>) -> NodeSlice {
    range.isEmpty ? NodeSlice(base: nil, count: 0) : NodeSlice(base: base.unsafelyUnwrapped + range.lowerBound, count: range.count)
  }
}
extension ContiguousArray where Element == LayoutNode {
  /// Runs `action` with the nodes where they lie.
  @MainActor func withNodeSlice<T>(_ action: @MainActor (NodeSlice) -> T) -> T {
    withUnsafeBufferPointer { nodes in
      let base = nodes.baseAddress.map { UnsafeMutableRawPointer(mutating: $0).assumingMemoryBound(to: NodeList.Reference.self) }
      return action(NodeSlice(base: base, count: nodes.count))
    }
  }
}
extension NodeList {
  @inline(__always) @MainActor var slice: NodeSlice { NodeSlice(base: base, count: count) }
}

/// Shares out the length of a stack.
///
/// The length is shared in the order of flexibility, the least flexible child first, each being proposed an equal part of what
/// is left; children of a higher layout priority come first, with what the others need at least kept for them. Spacers come last.
/// Source: Apple, documentation of HStack and layoutPriority(_:); seen, SwiftUI on macOS and iOS.
@MainActor package struct StackSolver {
  typealias Entry = LayoutScratch.Entry
  package var alignment: AlignmentKey
  /// One distance for all gaps, where `gaps` is empty.
  private var uniformGap: CGFloat = 0
  private var gaps: ContiguousArray<CGFloat> = []
  /// As the app wrote it; nil, or a number that is none, for the distance that the elements ask for.
  package var spacing: CGFloat?
  package nonisolated let axis: Axis
  private var hasPriorities = false
  private var spacers: Int32 = 0
  private var spacerCount: Int { Int(spacers) }

  nonisolated init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    (self.axis, self.alignment, self.spacing) = (axis, alignment, spacing)
  }

  /// Looks at what the elements ask for beside their size. Needed whenever they are others, or a trait of one changed.
  mutating func prepare(_ elements: NodeSlice) {
    hasPriorities = false
    spacers = 0
    for index in 0..<elements.count {
      let element = elements[index]
      if element.layoutPriority != 0 { hasPriorities = true }
      if element.isSpacer { spacers += 1 }
    }
    gaps.removeAll(keepingCapacity: true)
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
  /// This, or the same for other elements, where it was prepared for another number of them: an app may hand any subviews to a layout.
  func fitting(_ elements: NodeSlice) -> StackSolver {
    if gaps.isEmpty || gaps.count == elements.count - 1 { return self }
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
    if hasPriorities {
      solveByPriority(elements, available, cross, entries)
      return
    }
    let (order, mark) = LayoutScratch.take(count)
    defer { LayoutScratch.give(order, mark) }
    if solveInAnyOrder(elements, available, cross, entries) { return }
    let low = make(0, cross), high = make(.infinity, cross)
    var isUniform = true
    // Spacers come after everything else, which leaves them their least length.
    var reserved: CGFloat = 0
    for index in 0..<count {
      let child = elements[index]
      let least = along(child.measure(low))
      var flexibility = along(child.measure(high)) - least
      if spacerCount > 0 {
        if child.isSpacer {
          flexibility = .infinity
          reserved += least
        } else { flexibility = min(flexibility, .greatestFiniteMagnitude) }
      }
      order[index].flexibility = flexibility
      order[index].index = index
      if flexibility != order[0].flexibility { isUniform = false }
    }
    if !isUniform { LayoutScratch.sort(order, count) }
    var remaining = available
    let others = count - spacerCount
    for place in 0..<count {
      let share = place < others ? max(0, remaining - reserved) / CGFloat(others - place) : max(0, remaining) / CGFloat(count - place)
      let p = make(share, cross)
      let index = order[place].index
      let size = elements[index].measure(p)
      remaining -= along(size)
      entries[index].proposal = p
      entries[index].size = size
    }
  }
  /// The common case, without asking how small the elements could get: what is not flexible without end wants no more than an
  /// equal part of the length and hugs, so that it gets what it wants in whichever order it comes. False when that is not so.
  private func solveInAnyOrder(
    _ elements: NodeSlice, _ available: CGFloat, _ cross: CGFloat, _ entries: UnsafeMutablePointer<Entry>
  ) -> Bool {
    let count = elements.count
    let share = available / CGFloat(count)
    let high = make(.infinity, cross)
    for index in 0..<count {
      let child = elements[index]
      let size = child.measure(high)
      if along(size) == .infinity {
        entries[index].flexibility = .infinity
        continue
      }
      guard along(size) <= share && child.hugs(along: axis) else { return false }
      entries[index].flexibility = 0
      entries[index].size = size
    }
    var remaining = available, left = count
    for index in 0..<count where entries[index].flexibility == 0 {
      entries[index].proposal = make(remaining / CGFloat(left), cross)
      remaining -= along(entries[index].size)
      left -= 1
    }
    for index in 0..<count where entries[index].flexibility != 0 {
      let p = make(max(0, remaining) / CGFloat(left), cross)
      let size = elements[index].measure(p)
      remaining -= along(size)
      left -= 1
      entries[index].proposal = p
      entries[index].size = size
    }
    return true
  }
  private func solveByPriority(
    _ elements: NodeSlice, _ available: CGFloat, _ cross: CGFloat, _ entries: UnsafeMutablePointer<Entry>
  ) {
    let count = elements.count
    let low = make(0, cross), high = make(.infinity, cross)
    var priorities: [CGFloat] = []
    var least: [CGFloat] = []
    var reserved: CGFloat = 0
    for index in 0..<count {
      let child = elements[index]
      priorities.append(child.isSpacer && child.layoutPriority == 0 ? -.infinity : CGFloat(child.layoutPriority))
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

  /// How far the alignment guide of the stack reaches into the elements: the most before it, and the most after it.
  private func extent(_ elements: NodeSlice, _ entries: UnsafeMutablePointer<Entry>) -> (before: CGFloat, after: CGFloat) {
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
