import Foundation
import HearthRendering

/// Shows of a view what the alpha of another lets through.
nonisolated struct MaskModifier<Mask: View>: _ElementModifier {
  var alignment: Alignment
  var mask: Mask
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = MaskNode(inputs)
    node.alignment = modifier.alignment
    node.makeSecondary(modifier.mask)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: MaskNode.self).updateSecondary(modifier.mask, modifier.alignment)
  }
}

/// The node of a mask. The mask is proposed the size of the content.
package final class MaskNode: SecondaryNode {
  @exclusivity(unchecked) private var piece: DisplayPiece?
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  package override func computeSize(_ p: Proposal) -> Size { child.measure(p) }
  package override func placeChildren() {
    super.placeChildren()
    guard let secondary else { return }
    let p = Proposal(size)
    let s = secondary.measure(p)
    let h = alignment.horizontal.key, v = alignment.vertical.key
    let x = child.alignment(h, proposal, size) - secondary.alignment(h, p, s)
    let y = child.alignment(v, proposal, size) - secondary.alignment(v, p, s)
    placeChild(secondary, x: x, y: y, p, s)
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if flags.contains(.needsElements) { return }
    if piece == nil || flags.contains(.subtreeNeedsRecord) {
      var content: ContiguousArray<PlacedPiece> = [], stencil: ContiguousArray<PlacedPiece> = []
      super.record(into: &content, x: 0, y: 0)
      if let secondary { secondary.record(into: &stencil, x: secondary.x, y: secondary.y) }
      piece = EffectPiece(.mask(GroupPiece(stencil)), GroupPiece(content))
      engine.counters.itemsRecorded += 1
    }
    group.append(PlacedPiece(piece.unsafelyUnwrapped, x: x, y: y))
  }
}

extension View {
  /// Shows of this view what the alpha of `mask` lets through. The mask takes no part in events.
  ///
  ///     Color.red.mask { Text("Red").font(.largeTitle) }
  public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  {
    modifier(MaskModifier(alignment: alignment, mask: mask()))
  }
  /// Deprecated by Apple for `mask(alignment:_:)`.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(alignment: .center, mask: mask))
  }
}
