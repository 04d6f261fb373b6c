#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  extension Painter {
    /// What was blurred behind a material: kept as long as nothing changes there.
    final class Backdrop {
      /// The material, held so that its address means no other piece.
      let piece: DisplayPiece
      let x, y, scale: CGFloat
      /// What of the layer is in it, in points.
      let reach: CGRect
      /// What was behind it in its layer, and below that.
      let behind: ContiguousArray<PlacedPiece>
      let grounds: [GroundPart]
      let node: RenderNode
      /// Whether nothing shines through.
      let isOpaque: Bool
      /// Whether the material's own colour is in it.
      let hasFill: Bool
      init(
        _ piece: DisplayPiece, x: CGFloat, y: CGFloat, scale: CGFloat, reach: CGRect,
        behind: ContiguousArray<PlacedPiece>, grounds: [GroundPart], node: RenderNode, isOpaque: Bool, hasFill: Bool
      ) {
        (self.piece, self.x, self.y, self.scale, self.behind, self.node) = (piece, x, y, scale, behind, node)
        (self.reach, self.isOpaque, self.hasFill, self.grounds) = (reach, isOpaque, hasFill, grounds)
      }
      func holds(
        x: CGFloat, y: CGFloat, scale: CGFloat, reach: CGRect, _ pieces: ContiguousArray<PlacedPiece>,
        grounds: [GroundPart]
      ) -> Bool {
        guard self.x == x, self.y == y, self.scale == scale, self.reach == reach, pieces.count == behind.count
        else { return false }
        if !self.grounds.elementsEqual(grounds, by: { $0.isSame(as: $1) }) { return false }
        for index in 0..<pieces.count
        where pieces[index].piece !== behind[index].piece || pieces[index].x != behind[index].x
          || pieces[index].y != behind[index].y
        {
          return false
        }
        return true
      }
    }
    /// Materials whose pictures are kept, at most. Source: our choice; a window has few.
    private static let mostBackdrops = 64

    /// Pixels for each point of what is blurred, at least. Fewer are quicker, and edges of views that lie between such pixels show as a
    /// pattern. Source: measured.
    private static let coarsest: CGFloat = 0.25

    /// What is behind a material, blurred.
    struct BlurredBackdrop {
      let node: RenderNode
      /// Whether it hides all that was painted so far.
      let hidesAll: Bool
      /// Whether that also holds where more of the layer is seen than now.
      let isWhole: Bool
      /// Whether the material's own colour is in it.
      let hasFill: Bool
    }

    /// What is painted so far, in the layer and below it, blurred where a material lies; nil where nothing is behind it.
    ///
    /// It is blurred at a fourth of the points: standard deviations are many points.
    ///
    /// - Parameters:
    ///   - piece: The material, whose origin is at `x`, `y` in the layer.
    ///   - visible: What is seen of the layer.
    ///   - deviation: Points.
    func backdrop(
      of piece: DisplayPiece, x: CGFloat, y: CGFloat, _ layer: Layer, visible: CGRect, _ deviation: CGFloat,
      _ saturation: CGFloat
    ) -> BlurredBackdrop? {
      guard let effect = piece as? EffectPiece, let fill = Self.material(effect.content), deviation > 0
      else { return nil }
      let area = fill.shape.bounds.offsetBy(dx: x, dy: y)
      var reach = area.insetBy(dx: -deviation * 3, dy: -deviation * 3)
      let behind = ContiguousArray(
        layer.pieces.filter { $0.bounds.intersects(reach) })
      let below = grounds.map { $0.reaching(reach) }.filter { !$0.pieces.isEmpty }
      if behind.isEmpty, below.isEmpty { return nil }
      // What is at the edge of all that is there and seen goes on beyond it: the edge of a window does not shine through.
      let all = below.reduce(behind.reduce(CGRect.null) { $0.union($1.bounds) }) { $0.union($1.bounds) }
      reach = reach.intersection(all)
      let isSeenWhole = visible == .infinite || visible.contains(reach)
      if !isSeenWhole { reach = reach.intersection(visible) }
      /// Whether a rectangle hides all that was painted, as far as it is seen.
      func hidesAll(of seen: CGRect) -> Bool {
        layer.pieces.allSatisfy { area.contains($0.bounds.intersection(seen)) }
      }
      let isRectangle = if case .rectangle = fill.shape { true } else { false }
      func answer(_ node: RenderNode, isOpaque: Bool, hasFill: Bool) -> BlurredBackdrop {
        guard isOpaque, isRectangle, hidesAll(of: visible) else {
          return BlurredBackdrop(node: node, hidesAll: false, isWhole: isSeenWhole, hasFill: hasFill)
        }
        return BlurredBackdrop(
          node: node, hidesAll: true, isWhole: isSeenWhole && hidesAll(of: .infinite), hasFill: hasFill)
      }
      let key = ObjectIdentifier(piece)
      if let kept = backdrops[key],
        kept.holds(
          x: x, y: y, scale: scale, reach: reach, behind, grounds: below)
      {
        return answer(kept.node, isOpaque: kept.isOpaque, hasFill: kept.hasFill)
      }
      // Also a material keeps a pixel of a small picture or more from its edges.
      let small = min(max(min(1, 2 / deviation), Self.coarsest), BoxBlur.mostDeviation / deviation)
      guard let raster = Raster(filling: reach, scale: small),
        let nodes = RenderNode.container(grounds.compactMap(\.node) + layer.nodes),
        let surface = raster.surface(of: nodes), let data = cairo_image_surface_get_data(surface)
      else { return nil }
      defer { cairo_surface_destroy(surface) }
      blurCount += 1
      let pixels = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt8.self)
      BoxBlur.blur(pixels, raster.width, raster.height, deviation: deviation * small)
      let count = raster.width * raster.height, isOpaque = BoxBlur.isOpaque(pixels, count)
      // The colour of a rectangle is laid over the small picture, and not over all pixels of the screen: where the picture is as
      // large as what is seen of the rectangle.
      let isCovered = reach.contains(isSeenWhole ? area : area.intersection(visible))
      var cover = RGBA.clear, hasFill = false
      if isOpaque, isRectangle, isCovered, effect.content === fill, case .color(let color) = fill.paint {
        (cover, hasFill) = (color, true)
      }
      let picture: RenderNode
      if isOpaque {
        picture = raster.opaqueNode { BoxBlur.finish(pixels, count, saturation: saturation, cover: cover, to: $0) }
      } else {
        BoxBlur.saturate(pixels, count, saturation)
        picture = raster.node(of: UnsafeRawPointer(data))
      }
      let shape = NodeShape(fill.shape)
      let node = picture.moved(x: -x, y: -y).clipped(to: shape).moved(x: x, y: y)
      if backdrops.count >= Self.mostBackdrops { backdrops.removeAll() }
      backdrops[key] = Backdrop(
        piece, x: x, y: y, scale: scale, reach: reach, behind: behind, grounds: below, node: node, isOpaque: isOpaque,
        hasFill: hasFill)
      return answer(node, isOpaque: isOpaque, hasFill: hasFill)
    }
    /// The fill of a material, perhaps with its shadow.
    private static func material(_ piece: DisplayPiece) -> FillPiece? {
      if let fill = piece as? FillPiece { return fill }
      if let effect = piece as? EffectPiece, case .shadow = effect.effect { return material(effect.content) }
      return nil
    }
  }
#endif
