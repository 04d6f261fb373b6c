#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  // Shapes that are filled and stroked, and what they are painted with.

  extension Painter {
    static func paintsNothing(_ shape: DisplayShape, _ paint: Paint) -> Bool {
      let bounds = shape.bounds
      if !(bounds.width > 0 && bounds.height > 0) || bounds.isInfinite { return true }
      if case .color(let color) = paint { return color.alpha <= 0 }
      return false
    }
    /// A rectangle of a view with its edges between device pixels, so that lines of a point are sharp where a point is one
    /// and a half of them. Where a point is a whole number of pixels, views say themselves where they lie. What is drawn by
    /// a function stays where it is, as does what is turned or scaled.
    ///
    /// Source: seen, SwiftUI: frames are rounded to pixels, both edges of each.
    func betweenPixels(_ rect: CGRect) -> CGRect {
      guard scale != scale.rounded(), !isInDrawing, rect.isPaintable, phase != nil else { return rect }
      needs.formUnion([.place, .scale])
      func edges(_ start: CGFloat, _ length: CGFloat, _ place: CGFloat) -> (start: CGFloat, length: CGFloat) {
        // The same for two neighbours, whose common edge is computed in two ways.
        func pixel(_ value: CGFloat) -> CGFloat { ((place + value) * scale + 0.5 + 1e-6).rounded(.down) }
        let first = pixel(start), last = pixel(start + length)
        return (first / scale - place, (length > 0 ? max(1, last - first) : 0) / scale)
      }
      let x = edges(rect.minX, rect.width, place.x), y = edges(rect.minY, rect.height, place.y)
      return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
    /// The same for a shape that is a rectangle, with round corners or without.
    private func betweenPixels(_ shape: DisplayShape) -> DisplayShape {
      switch shape {
      case .rectangle(let rect): return .rectangle(betweenPixels(rect))
      case .roundedRectangle(let rect, let radius) where radius * 2 < min(rect.width, rect.height):
        return .roundedRectangle(betweenPixels(rect), radius: radius)
      case .path(let key):
        if case .rectangle(let rect) = key.path.storage { return .rectangle(betweenPixels(rect)) }
        return shape
      default: return shape
      }
    }
    func node(filling shape: DisplayShape, with paint: Paint, isAntialiased: Bool = true) -> RenderNode? {
      if Self.paintsNothing(shape, paint) { return nil }
      let shape = betweenPixels(shape)
      let bounds = shape.bounds
      // GSK has smooth edges alone. Pixels whose middle is inside may lie partly outside.
      var isCairos = !isAntialiased
      let outline = NodeShape(shape)
      if case .path = outline { isCairos = true }
      if isCairos {
        return RenderNode.cairo(in: bounds.withMargin) {
          fill(shape, with: paint, isAntialiased: isAntialiased, in: $0)
        }
      }
      let node = node(of: paint, in: bounds)
      if case .rectangle = outline { return node }
      return node.clipped(to: outline)
    }
    func fill(_ shape: DisplayShape, with paint: Paint, isAntialiased: Bool, in context: CairoContext) {
      context.add(shape)
      if case .path(let key) = shape { context.setFillRule(isEvenOdd: key.isEOFilled) }
      context.setAntialias(isAntialiased)
      context.setPaint(paint, in: shape.bounds, images: images)
      cairo_fill(context.pointer)
    }

    /// A rectangle painted with `paint`.
    func node(of paint: Paint, in bounds: CGRect) -> RenderNode {
      let paint = paint.computable
      switch paint {
      case .color(let color): return .color(color, in: bounds)
      case .linearGradient(let stops, let from, let to):
        guard let all = gradientStops(stops), from != to else { return .color(stops.last?.color ?? .clear, in: bounds) }
        var (rect, a, b) = (bounds.graphene, from.graphene, to.graphene)
        return RenderNode(owning: gsk_linear_gradient_node_new(&rect, &a, &b, all, gsize(all.count)))
      case .radialGradient(let stops, let center, let start, let end, let aspect):
        // As GSK has it, with few digits.
        guard let all = gradientStops(stops), start >= 0, Float(end) > 0, Float(end * aspect) > 0,
          Float(start / end) < 1
        else { break }
        var (rect, middle) = (bounds.graphene, center.graphene)
        return RenderNode(
          owning: gsk_radial_gradient_node_new(
            &rect, &middle, Float(end), Float(end * aspect), Float(start / end), 1, all, gsize(all.count)))
      case .tiles(let source, let part, let origin, let scale, let opacity):
        guard let size = images.metrics(of: source)?.size, scale > 0, part.width > 0, part.height > 0 else { break }
        let tile = CGRect(
          x: origin.x, y: origin.y, width: size.width * part.width * scale, height: size.height * part.height * scale)
        let whole = CGRect(
          x: tile.minX - part.minX * size.width * scale, y: tile.minY - part.minY * size.height * scale,
          width: size.width * scale,
          height: size.height * scale)
        guard let image = node(for: ImagePiece(source, in: whole)) else { break }
        // So small a part is one colour; GSK would repeat it for ever.
        if tile.width < 0.05 || tile.height < 0.05 { break }
        let isWhole = part.width == 1 && part.height == 1
        return (isWhole ? image : image.clipped(to: .rectangle(tile))).repeated(tile, in: bounds).opacity(opacity)
      case .shader(let call, let area, let origin):
        return node(filling: bounds, with: call, area: area, origin: origin) ?? .color(.clear, in: bounds)
      case .circlesGradient, .sweep, .mesh: break
      }
      return RenderNode.cairo(in: bounds) { context in
        context.setPaint(paint, in: bounds, images: images)
        cairo_rectangle(context.pointer, bounds.minX, bounds.minY, bounds.width, bounds.height)
        cairo_fill(context.pointer)
      }
    }

    /// GSK wants two stops or more, in order, from 0 to 1. Nil when one colour says it all.
    private func gradientStops(_ stops: [Paint.Stop]) -> [GskColorStop]? {
      if stops.count < 2 { return nil }
      var last: CGFloat = 0
      return stops.map { stop in
        last = min(1, max(last, stop.location.isNaN ? last : stop.location))
        return GskColorStop(offset: Float(last), color: stop.color.gdk)
      }
    }

    /// The frame of a rectangle with both edges of its lines between device pixels, and the lines as wide on all sides.
    private func betweenPixels(_ piece: StrokePiece) -> StrokePiece {
      guard case .rectangle(let rect) = NodeShape(piece.shape), piece.style.dash.isEmpty else { return piece }
      let width = piece.style.lineWidth, outer = rect.insetBy(dx: -width / 2, dy: -width / 2)
      let placed = betweenPixels(outer)
      if placed == outer { return piece }
      var style = piece.style
      style.lineWidth = max(1, (width * scale).rounded()) / scale
      let inset = style.lineWidth / 2
      guard placed.width > 2 * style.lineWidth, placed.height > 2 * style.lineWidth else { return piece }
      return StrokePiece(
        .rectangle(placed.insetBy(dx: inset, dy: inset)), style, piece.paint, isAntialiased: piece.isAntialiased)
    }
    func node(stroking piece: StrokePiece) -> RenderNode? {
      if !(piece.style.lineWidth > 0) { return nil }
      let piece = betweenPixels(piece)
      let width = piece.style.lineWidth
      // Borders of OpenGL lie a part of a pixel elsewhere.
      if paintsWithCairo, case .color(let color) = piece.paint, piece.style.dash.isEmpty, piece.isAntialiased {
        var frame: (CGRect, CGSize)?
        switch NodeShape(piece.shape) {
        case .rectangle(let rect) where piece.style.lineJoin == .miter && piece.style.miterLimit >= 1.5:
          frame = (rect, .zero)
        case .rounded(let rect, let corner) where corner.width == corner.height: frame = (rect, corner)
        default: break
        }
        // The frame of a rectangle is a border, as long as the line leaves a hole.
        if let (rect, corner) = frame, rect.width > width, rect.height > width,
          corner == .zero || corner.width > width / 2
        {
          let reach = corner == .zero ? 0 : corner.width + width / 2
          var outline = RenderNode.outline(
            rect.insetBy(dx: -width / 2, dy: -width / 2), CGSize(width: reach, height: reach))
          var widths = [Float](repeating: Float(width), count: 4)
          var colors = [GdkRGBA](repeating: color.gdk, count: 4)
          return RenderNode(owning: gsk_border_node_new(&outline, &widths, &colors))
        }
      }
      return RenderNode.cairo(in: piece.bounds.withMargin) { stroke(piece, in: $0) }
    }
    func stroke(_ piece: StrokePiece, in context: CairoContext) {
      if piece.style.dash.isEmpty {
        context.add(piece.shape)
      } else {
        // Dashes begin where the path does.
        context.add(piece.shape.path.elements)
      }
      context.setStroke(piece.style)
      context.setAntialias(piece.isAntialiased)
      context.setPaint(piece.paint, in: piece.bounds, images: images)
      cairo_stroke(context.pointer)
    }
  }
#endif
