import Foundation
import HearthRendering

/// Says whether views are shown or put aside with their state: the columns of a split view, for example.
///
/// Owned by the container that decides; `shelved(on:)` ties views to it. Written in any phase, layout included.
@MainActor package final class Shelf {
  package internal(set) weak var node: ShelfNode?
  package var isShown = true {
    didSet { if isShown != oldValue { node?.shelfDidChange() } }
  }
  package nonisolated init() {}
  nonisolated deinit {}
}

/// A node around views that may be put aside: they live on in the tree, but are neither measured nor placed by what is
/// around, and nobody sees, hits, hears or focuses them.
package final class ShelfNode: UnaryNode {
  private let shelf: Shelf
  init(_ shelf: Shelf, _ inputs: _ViewInputs) {
    self.shelf = shelf
    super.init(inputs)
    shelf.node = self
  }
  nonisolated deinit {}
  package var isShown: Bool { shelf.isShown }

  fileprivate func shelfDidChange() {
    if isUnmounted { return }
    engine.hitVersion &+= 1
    engine.geometryVersion &+= 1
    engine.focusGeometryVersion &+= 1
    focusMayHaveChanged()
    flags.insert(.needsPlacement)
    setNeedsRecord()
  }
  package override func measure(_ proposal: Proposal) -> Size { isShown ? super.measure(proposal) : .zero }
  package override func hugs(along axis: Axis) -> Bool { isShown && super.hugs(along: axis) }
  package override func placeChildren() { if isShown { super.placeChildren() } }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    isShown ? super.explicitAlignment(key, proposal, size) : nil
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if isShown { super.record(into: &group, x: x, y: y) } else { flags.remove(.subtreeNeedsRecord) }
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    if isShown { super.visitLayoutChildren(visit) }
  }
  package override var hidesFromFocus: Bool { !isShown }
}

nonisolated package struct _ShelfModifier: _ElementModifier {
  let shelf: Shelf
  package typealias Body = Never
  @MainActor package static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(ShelfNode(modifier.shelf, inputs))
  }
  @MainActor package static func _updateElement(_ node: _ViewNode, _ modifier: Self) {}
}

extension View {
  /// Shows this view, or puts it aside with its state, as the shelf says. A view keeps the shelf that it began with.
  package nonisolated func shelved(on shelf: Shelf) -> ModifiedContent<Self, _ShelfModifier> {
    modifier(_ShelfModifier(shelf: shelf))
  }
}
