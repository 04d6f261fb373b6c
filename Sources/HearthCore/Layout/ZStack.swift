import Foundation
import HearthRendering

/// Views one above the other, aligned with each other.
///
///     ZStack(alignment: .bottomTrailing) {
///       Color.gray
///       Text("Caption").padding()
///     }
nonisolated public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content
  /// Creates a stack of views one above the other, the first of them at the back.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ZStackNode(alignment: view.alignment, inputs)
    node.content = Content._makeNode(view.content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let stack = unsafeDowncast(node.node, to: ZStackNode.self)
    stack.engine.counters.nodesVisited += 1
    stack.update(alignment: view.alignment)
    Content._update(_ViewNode(stack.content), view.content)
  }
  public nonisolated static var _elementCount: Int { 1 }
}

package final class ZStackNode: ContainerNode {
  @exclusivity(unchecked) private var solver: ZStackSolver
  package init(alignment: Alignment, _ inputs: _ViewInputs) {
    solver = ZStackSolver(alignment: alignment)
    super.init(inputs)
  }
  nonisolated deinit {}
  package override var viewName: String { "ZStack" }

  package func update(alignment: Alignment) {
    if alignment == solver.alignment { return }
    solver.alignment = alignment
    setNeedsLayout()
  }
  package override func elementsResolved() { solver.prepare(elements.slice) }
  package override func computeSize(_ proposal: Proposal) -> Size {
    resolveElements()
    return solver.size(elements.slice, proposal)
  }
  package override func placeChildren() {
    resolveElements()
    solver.place(elements.slice, size) { index, x, y, p, s in placeElement(index, x: x, y: y, p, s) }
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    resolveElements()
    return solver.explicitAlignment(elements.slice, key, size)
  }
}

/// The size of a `ZStack` is that of its elements of the highest layout priority, aligned with each other. All are then
/// proposed this size. Source: seen, SwiftUI on macOS and iOS.
@MainActor package struct ZStackSolver {
  package var alignment: Alignment
  private var highest: Double = 0
  nonisolated init(alignment: Alignment) { self.alignment = alignment }

  mutating func prepare(_ elements: NodeSlice) {
    highest = -.infinity
    for index in 0..<elements.count { highest = max(highest, elements[index].layoutPriority) }
  }
  func size(_ elements: NodeSlice, _ proposal: Proposal) -> Size {
    if elements.count == 0 { return .zero }
    var before = Size(-.infinity, -.infinity), after = before
    let h = alignment.horizontal.key, v = alignment.vertical.key
    for index in 0..<elements.count {
      let child = elements[index]
      if child.layoutPriority < highest { continue }
      let size = child.measure(proposal)
      if size.width == .infinity {
        after.width = .infinity
      } else {
        let x = child.alignment(h, proposal, size)
        before.width = max(before.width, x)
        after.width = max(after.width, size.width - x)
      }
      if size.height == .infinity {
        after.height = .infinity
      } else {
        let y = child.alignment(v, proposal, size)
        before.height = max(before.height, y)
        after.height = max(after.height, size.height - y)
      }
    }
    func sum(_ a: CGFloat, _ b: CGFloat) -> CGFloat { b == .infinity ? b : max(0, a + b) }
    return Size(sum(before.width, after.width), sum(before.height, after.height))
  }
  func place(_ elements: NodeSlice, _ size: Size, _ place: (Int, CGFloat, CGFloat, Proposal, Size) -> Void) {
    let p = Proposal(size)
    let h = alignment.horizontal.key, v = alignment.vertical.key
    var x = -CGFloat.infinity, y = -CGFloat.infinity
    for index in 0..<elements.count where elements[index].layoutPriority == highest {
      let child = elements[index]
      let size = child.measure(p)
      x = max(x, child.alignment(h, p, size))
      y = max(y, child.alignment(v, p, size))
    }
    for index in 0..<elements.count {
      let child = elements[index]
      let size = child.measure(p)
      place(index, x - child.alignment(h, p, size), y - child.alignment(v, p, size), p, size)
    }
  }
  func explicitAlignment(_ elements: NodeSlice, _ key: AlignmentKey, _ size: Size) -> CGFloat? {
    var combined = CombinedGuide(key)
    place(elements, size) { index, x, y, p, s in
      if let value = elements[index].explicitGuide(key, p, s) { combined.add(value + (key.isHorizontal ? x : y)) }
    }
    return combined.value
  }
}
