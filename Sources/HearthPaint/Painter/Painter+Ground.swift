#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  // A material in a clip, an opacity, a shadow or another effect: the effect makes a picture of its content alone, and what the
  // material blurs lies below that picture. So whoever records such a part keeps what was painted below it, its *grounds*, and each
  // effect on the way moves them into the coordinate space of its content.
  //
  // Source: Apple, `Material`: "When you add a material, foreground elements exhibit vibrancy … a background that blurs what lies
  // behind", which holds in clipped and translucent views as well; seen in apps on iOS, a card with round corners.

  extension Painter {
    /// What was painted in a layer below the part that is recorded.
    struct Ground {
      let layer: Layer
      /// From the layer's coordinate space to that of what is recorded.
      var transform: CGAffineTransform

      /// Where a piece of the layer lies in what is recorded.
      func bounds(of piece: PlacedPiece) -> CGRect { piece.bounds.applying(transform) }
      /// What of it may be seen in a rectangle of what is recorded.
      func reaching(_ rect: CGRect) -> GroundPart {
        GroundPart(transform: transform, pieces: layer.pieces.filter { bounds(of: $0).intersects(rect) })
      }
      var node: RenderNode? {
        RenderNode.container(layer.nodes).flatMap {
          transform.isTranslation ? $0.moved(x: transform.tx, y: transform.ty) : $0.transformed(by: transform)
        }
      }
    }
    /// What of a ground lies behind a material.
    struct GroundPart {
      let transform: CGAffineTransform
      let pieces: ContiguousArray<PlacedPiece>
      func isSame(as other: GroundPart) -> Bool {
        guard transform == other.transform, pieces.count == other.pieces.count else { return false }
        for index in 0..<pieces.count
        where pieces[index].piece !== other.pieces[index].piece || pieces[index].x != other.pieces[index].x
          || pieces[index].y != other.pieces[index].y
        {
          return false
        }
        return true
      }
      /// In what is recorded.
      var bounds: CGRect { pieces.reduce(CGRect.null) { $0.union($1.bounds.applying(transform)) } }
    }

    /// What an effect made of a part with materials: kept while these show the same.
    struct EffectOverGround {
      /// Held so that its address means no other piece.
      let piece: EffectPiece
      let backdrops: [RenderNode]
      let visible: CGRect
      let scale: CGFloat
      let phase: PixelPhase?
      let node: RenderNode?
    }
    /// Effects whose pictures are kept, at most. Source: our choice, as for materials.
    private static let mostEffects = 64

    /// A part that is recorded by itself, at `x`, `y` in a layer, above what that has so far.
    func part(
      _ piece: DisplayPiece, x: CGFloat, y: CGFloat, visible: CGRect, over layer: Layer
    ) -> (node: RenderNode?, isWhole: Bool) {
      let outer = grounds
      defer { grounds = outer }
      if !layer.nodes.isEmpty { grounds.append(Ground(layer: layer, transform: .identity)) }
      moveGrounds(by: CGAffineTransform(translationX: -x, y: -y))
      return part(piece, x: x, y: y, visible: visible)
    }
    private func moveGrounds(by transform: CGAffineTransform) {
      for index in grounds.indices { grounds[index].transform = grounds[index].transform.concatenating(transform) }
    }
    /// Moves what lies below into the coordinate space of an effect's content.
    func moveGrounds(into effect: DisplayEffect) {
      if grounds.isEmpty { return }
      switch effect {
      case .transform(let transform) where transform.determinant != 0: moveGrounds(by: transform.inverted())
      case .transform, .project: grounds = []
      default: break
      }
    }
    /// Records what lies above nothing, as the mask of something does.
    func withoutGround(_ record: () -> RenderNode?) -> RenderNode? {
      let outer = grounds
      defer { grounds = outer }
      grounds = []
      return record()
    }

    /// Adds a material, whose origin is at `x`, `y` in the layer. False where more of it may be seen later.
    func append(
      material piece: EffectPiece, x: CGFloat, y: CGFloat, visible: CGRect, deviation: CGFloat, saturation: CGFloat,
      to layer: inout Layer
    ) -> Bool {
      let local = visible == .infinite ? .infinite : visible.offsetBy(dx: -x, dy: -y)
      let part = part(piece.content, x: x, y: y, visible: local)
      guard let node = part.node?.moved(x: x, y: y) else { return part.isWhole }
      var isWhole = part.isWhole
      if let behind = backdrop(of: piece, x: x, y: y, layer, visible: visible, deviation, saturation) {
        usedBackdrops.append(behind.node)
        layer.appendBackdrop(behind.node, hidesAll: behind.hidesAll)
        if !behind.isWhole { isWhole = false }
        if behind.hasFill {
          layer.note(piece, x: x, y: y)
          return isWhole
        }
      }
      layer.append(node, piece, x: x, y: y)
      return isWhole
    }

    /// An effect on a part with materials that have blurred something: made anew where that is another picture than before.
    func nodeOverGround(_ piece: EffectPiece, of node: RenderNode, visible: CGRect) -> RenderNode? {
      let key = ObjectIdentifier(piece)
      if let kept = effectsOverGround[key], kept.visible == visible, kept.scale == scale, kept.phase == phase,
        kept.backdrops.elementsEqual(usedBackdrops, by: ===)
      {
        return kept.node
      }
      let result = finished(piece, node, visible: visible)
      // What is not kept in the parts themselves would not be seen to change.
      if needs.contains(.rest) { return result }
      if effectsOverGround.count >= Self.mostEffects { effectsOverGround.removeAll() }
      effectsOverGround[key] = EffectOverGround(
        piece: piece, backdrops: usedBackdrops, visible: visible, scale: scale, phase: phase, node: result)
      return result
    }
  }

  extension PlacedPiece {
    /// In the layer that the piece is placed in.
    var bounds: CGRect { piece.bounds.offsetBy(dx: x, dy: y) }
  }
#endif
