import Foundation
import HearthRendering

/// The part of a window that its content has, below a menu bar: takes all room that is left, with its content in the
/// middle, and is the container that `containerRelativeFrame` refers to.
nonisolated package struct WindowAreaModifier: _ElementModifier {
  package init() {}
  package typealias Body = Never
  @MainActor package static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(WindowAreaNode(inputs))
  }
  @MainActor package static func _updateElement(_ node: _ViewNode, _ modifier: Self) {}
}

package final class WindowAreaNode: UnaryNode {
  /// What was asked for last, or given.
  @exclusivity(unchecked) private var known = Size.zero
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  package override func measure(_ proposal: Proposal) -> Size {
    if size.width < 0 { known = Size(max(0, proposal.width), max(0, proposal.height)) }
    if proposal.width >= 0 && proposal.height >= 0 { return Size(proposal.width, proposal.height) }
    let inner = super.measure(proposal)
    return Size(proposal.width < 0 ? inner.width : proposal.width, proposal.height < 0 ? inner.height : proposal.height)
  }
  /// The content changes nothing where both lengths are given, as they are in a window.
  package override func revalidate() -> Bool { false }
  package override func hugs(along axis: Axis) -> Bool { false }
  package override var layoutPriority: Double { 0 }
  package override var spacing: ViewSpacing { ViewSpacing() }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? { nil }
  package override var relativeContainerSize: Size? { known }

  package override func placeChildren() {
    resolveChild()
    if known != size {
      known = size
      engine.relativeContainerDidChange(self)
      if engine.staleLayouts.count > 0 { engine.revalidateLayouts(below: depth) }
    }
    let proposal = Proposal(size)
    let inner = child.measure(proposal)
    placeChild(child, x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2, proposal, inner)
  }
}
