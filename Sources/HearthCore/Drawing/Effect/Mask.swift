import Foundation
import HearthRendering

/// Shows of a view what the alpha of another lets through.
nonisolated struct MaskModifier<Mask: View>: _ElementModifier {
  var alignment: Alignment
  var mask: Mask
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = MaskNode(modifier.alignment, inputs)
    node.mask = Mask._makeNode(modifier.mask, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: MaskNode.self)
    node.update(modifier.alignment)
    Mask._update(_ViewNode(node.mask), modifier.mask)
  }
}

/// The node of a mask. The views of the mask lie one above the other, each proposed the size of the content.
package final class MaskNode: UnaryNode {
  @exclusivity(unchecked) var mask: Node!
  @exclusivity(unchecked) private var alignment: Alignment
  @exclusivity(unchecked) private var maskElements = NodeList()
  @exclusivity(unchecked) private var piece: DisplayPiece?

  init(_ alignment: Alignment, _ inputs: _ViewInputs) {
    self.alignment = alignment
    super.init(inputs)
  }
  nonisolated deinit { maskElements.deallocate() }

  func update(_ new: Alignment) {
    if new == alignment { return }
    alignment = new
    setNeedsPlacement()
  }
  package override func childDidChange() {
    maskElements.removeAll()
    mask.appendElements(to: &maskElements)
    for index in 0..<maskElements.count {
      maskElements[index].layoutParent = self
      maskElements[index].indexInParent = Int32(truncatingIfNeeded: index + 1)
      maskElements[index].join(axis: nil)
    }
  }
  package override func placeChildren() {
    super.placeChildren()
    let inner = Proposal(size)
    let x = child.alignment(alignment.horizontal.key, proposal, size), y = child.alignment(alignment.vertical.key, proposal, size)
    for index in 0..<maskElements.count {
      let element = maskElements[index]
      let maskSize = element.measure(inner)
      placeChild(
        element, x: x - element.alignment(alignment.horizontal.key, inner, maskSize),
        y: y - element.alignment(alignment.vertical.key, inner, maskSize), inner, maskSize)
    }
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if flags.contains(.needsElements) { return }
    if piece == nil || flags.contains(.subtreeNeedsRecord) {
      var content: ContiguousArray<PlacedPiece> = [], stencil: ContiguousArray<PlacedPiece> = []
      super.record(into: &content, x: 0, y: 0)
      for index in 0..<maskElements.count {
        let element = maskElements[index]
        element.record(into: &stencil, x: element.x, y: element.y)
      }
      piece = EffectPiece(.mask(GroupPiece(stencil)), GroupPiece(content))
      engine.counters.itemsRecorded += 1
    }
    group.append(PlacedPiece(piece.unsafelyUnwrapped, x: x, y: y))
  }
  package override func visitChildren(_ visit: (Node) -> Void) {
    super.visitChildren(visit)
    visit(mask)
  }
  package override func unmount() {
    mask.unmount()
    super.unmount()
  }
}

extension View {
  /// Shows of this view what the alpha of `mask` lets through. The mask takes no part in events.
  public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(MaskModifier(alignment: alignment, mask: mask()))
  }
  /// Deprecated by Apple for `mask(alignment:_:)`.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { modifier(MaskModifier(alignment: .center, mask: mask)) }
}
