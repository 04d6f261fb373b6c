import Foundation
import HearthRendering

/// Shows the first of its views whose ideal size fits into what is proposed, and the last if none does.
///
///     ViewThatFits(in: .horizontal) {
///       Text("Monday, the third of June")
///       Text("Mon 3")
///     }
nonisolated public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content
  /// Creates a view that shows the first view of `content` that fits.
  ///
  /// ```
  /// ViewThatFits(in: .horizontal) {
  ///   Text("Wednesday, 3 June")
  ///   Text("3 June")
  /// }
  /// ```
  /// - Parameter axes: The directions in which the ideal size has to fit.
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ViewThatFitsNode(view.axes, inputs)
    node.content = Content._makeNode(view.content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: ViewThatFitsNode.self)
    node.engine.counters.nodesVisited += 1
    if node.axes != view.axes {
      node.axes = view.axes
      node.setNeedsLayout()
    }
    Content._update(_ViewNode(node.content), view.content)
  }
  public nonisolated static var _elementCount: Int { 1 }
}

package final class ViewThatFitsNode: ContainerNode {
  @exclusivity(unchecked) var axes: Axis.Set
  /// The element that is shown; negative for none.
  @exclusivity(unchecked) private var shown = -1
  init(_ axes: Axis.Set, _ inputs: _ViewInputs) {
    self.axes = axes
    super.init(inputs)
  }
  nonisolated deinit {}
  package override var viewName: String { "ViewThatFits" }
  package override func elementsResolved() { shown = -1 }

  /// Along axes that do not count an element is asked for its length with what is proposed there.
  /// Source: Apple, documentation of ViewThatFits ("ideal size on the constrained axes").
  private func choose(_ p: Proposal) -> Int {
    resolveElements()
    let checksWidth = axes.contains(.horizontal), checksHeight = axes.contains(.vertical)
    let ideal = Proposal(checksWidth ? -1 : p.width, checksHeight ? -1 : p.height)
    let last = elements.count - 1
    if last < 1 { return last }
    for index in 0..<last {
      let size = elements[index].measure(ideal)
      let fitsWidth = !checksWidth || p.width < 0 || size.width <= p.width
      let fitsHeight = !checksHeight || p.height < 0 || size.height <= p.height
      if fitsWidth && fitsHeight { return index }
    }
    return last
  }
  package override func computeSize(_ p: Proposal) -> Size {
    let index = choose(p)
    return index < 0 ? .zero : elements[index].measure(p)
  }
  package override func placeChildren() {
    let index = choose(proposal)
    shown = index
    if index >= 0 { placeElement(index, x: 0, y: 0, proposal, size) }
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    let index = choose(proposal)
    return index < 0 ? nil : elements[index].explicitGuide(key, proposal, size)
  }
  private var shownElement: LayoutNode? { flags.contains(.needsElements) || shown < 0 ? nil : elements[shown] }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    flags.remove(.subtreeNeedsRecord)
    if let child = shownElement { child.record(into: &group, x: x + child.x, y: y + child.y) }
  }
  override var showsAllElements: Bool { false }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    if let child = shownElement { visit(child) }
  }
}
