#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// A node of GSK's render tree: one reference to it. Never changed once made, shared by every frame that shows it.
  ///
  /// Swift may let go of a node as soon as its pointer was read for the last time. Only methods and functions that were
  /// handed the node may therefore use the pointer.
  package nonisolated final class RenderNode {
    let pointer: OpaquePointer

    /// Takes over the reference that the caller holds.
    init(owning pointer: OpaquePointer) { self.pointer = pointer }
    deinit { gsk_render_node_unref(pointer) }

    /// Adds the node to what a widget shows.
    package func append(to snapshot: OpaquePointer) { gtk_snapshot_append_node(snapshot, pointer) }

    func draw(in context: OpaquePointer) { gsk_render_node_draw(pointer, context) }
  }

  // MARK: - GSK's words for our values

  extension RGBA {
    var gdk: GdkRGBA { GdkRGBA(red: red, green: green, blue: blue, alpha: alpha) }
  }

  extension CGRect {
    var graphene: graphene_rect_t {
      graphene_rect_t(
        origin: graphene_point_t(x: Float(origin.x), y: Float(origin.y)),
        size: graphene_size_t(width: Float(size.width), height: Float(size.height)))
    }
  }

  extension CGPoint {
    var graphene: graphene_point_t { graphene_point_t(x: Float(x), y: Float(y)) }
  }

  /// A shape in the form in which GSK is fastest at it.
  enum NodeShape {
    case rectangle(CGRect)
    case rounded(CGRect, corner: CGSize)
    case path(PathKey)

    init(_ shape: DisplayShape) {
      switch shape {
      case .rectangle(let rect): self = .rectangle(rect)
      case .roundedRectangle(let rect, let radius): self = Self.rounded(rect, CGSize(width: radius, height: radius))
      case .path(let key):
        switch key.path.storage {
        case .rectangle(let rect): self = .rectangle(rect)
        case .ellipse(let rect): self = .rounded(rect, corner: CGSize(width: rect.width / 2, height: rect.height / 2))
        case .roundedRectangle(let rect, let corner, .circular): self = Self.rounded(rect, corner)
        // A corner that takes up half of both sides has no room for another curve than the circle's.
        case .roundedRectangle(let rect, let corner, .continuous)
        where corner.width >= rect.width / 2 && corner.height >= rect.height / 2: self = Self.rounded(rect, corner)
        default: self = .path(key)
        }
      }
    }

    var bounds: CGRect {
      switch self {
      case .rectangle(let rect), .rounded(let rect, _): rect
      case .path(let key): key.bounds
      }
    }

    private static func rounded(_ rect: CGRect, _ corner: CGSize) -> NodeShape {
      let width = min(corner.width, rect.width / 2), height = min(corner.height, rect.height / 2)
      return width > 0 && height > 0 ? .rounded(rect, corner: CGSize(width: width, height: height)) : .rectangle(rect)
    }
  }

  nonisolated extension CairoContext {
    /// The outline, and the rule for its inside.
    func add(_ shape: NodeShape) {
      switch shape {
      case .rectangle(let rect): add(Path(rect))
      case .rounded(let rect, let corner): add(Path(roundedRect: rect, cornerSize: corner, style: .circular))
      case .path(let key):
        add(key.path)
        setFillRule(isEvenOdd: key.isEOFilled)
      }
    }
  }

  extension RenderNode {
    static func color(_ color: RGBA, in rect: CGRect) -> RenderNode {
      var color = color.gdk, rect = rect.graphene
      return RenderNode(owning: gsk_color_node_new(&color, &rect))
    }

    static func container(_ children: [RenderNode]) -> RenderNode? {
      if children.count <= 1 { return children.first }
      var pointers: [OpaquePointer?] = children.map(\.pointer)
      return RenderNode(owning: gsk_container_node_new(&pointers, UInt32(pointers.count)))
    }

    func moved(x: CGFloat, y: CGFloat) -> RenderNode {
      // GTK makes no transformation for what it takes for zero. Source:
      // graphene_point_equal, which compares with a tolerance.
      if abs(x) < 1e-4 && abs(y) < 1e-4 { return self }
      var point = graphene_point_t(x: Float(x), y: Float(y))
      let transform = gsk_transform_translate(nil, &point)
      defer { gsk_transform_unref(transform) }
      return RenderNode(owning: gsk_transform_node_new(pointer, transform))
    }

    /// The same, for a node in which others are recorded: clips of these lie where they should between pixels.
    ///
    /// Cairo moves clips in a recording by whole pixels where nothing but a move is between it and the picture. It does not where
    /// there is a scale, too: this one is too small for anything to be seen elsewhere, a thousandth of a pixel in 2,000. Source:
    /// seen, cairo 1.16; `CairoOracleTests`.
    @MainActor func placedBetweenPixels() -> RenderNode {
      // OpenGL would make the texture a pixel larger.
      if Self.grid != nil { return self }
      let transform = gsk_transform_scale(nil, 1.0000005, 1.0000005)
      defer { gsk_transform_unref(transform) }
      return RenderNode(owning: gsk_transform_node_new(pointer, transform))
    }

    /// Nil when the transformation leaves nothing to be seen.
    func transformed(by t: CGAffineTransform) -> RenderNode? {
      if t.isTranslation { return moved(x: t.tx, y: t.ty) }
      guard t.determinant.isFinite, abs(t.determinant) > 1e-9, t.tx.isFinite, t.ty.isFinite else { return nil }
      // GSK draws a general matrix in pink; it has to be made of turns, slants and scales.
      let scaleX = (t.a * t.a + t.b * t.b).squareRoot()
      let angle = atan2(t.b, t.a)
      let scaleY = t.determinant / scaleX
      let slant = atan((t.a * t.c + t.b * t.d) / t.determinant)
      var point = graphene_point_t(x: Float(t.tx), y: Float(t.ty))
      var transform = gsk_transform_translate(nil, &point)
      if angle != 0 { transform = gsk_transform_rotate(transform, Float(angle * 180 / .pi)) }
      if slant != 0 { transform = gsk_transform_skew(transform, Float(slant * 180 / .pi), 0) }
      transform = gsk_transform_scale(transform, Float(scaleX), Float(scaleY))
      defer { gsk_transform_unref(transform) }
      return RenderNode(owning: gsk_transform_node_new(pointer, transform))
    }

    /// What the node reaches.
    var bounds: CGRect {
      var rect = graphene_rect_t()
      gsk_render_node_get_bounds(pointer, &rect)
      return CGRect(
        x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width),
        height: CGFloat(rect.size.height))
    }
    func clipped(to shape: NodeShape, isAntialiased: Bool = true) -> RenderNode {
      // Straight edges mostly lie between pixels, and everything that scrolls is cut by them: they stay GSK's.
      var isStraight = false
      if case .rectangle = shape { isStraight = true }
      if !isAntialiased, !isStraight {
        // GSK has smooth edges alone. Pixels whose middle is inside may lie partly outside.
        return .cairo(in: shape.bounds.withMargin) { context in
          cairo_push_group(context.pointer)
          self.draw(in: context.pointer)
          cairo_pop_group_to_source(context.pointer)
          context.add(shape)
          context.setAntialias(false)
          cairo_fill(context.pointer)
        }
      }
      switch shape {
      case .rectangle(let rect):
        var rect = rect.graphene
        return RenderNode(owning: gsk_clip_node_new(pointer, &rect))
      case .rounded(let rect, let corner):
        var outline = Self.outline(rect, corner)
        return RenderNode(owning: gsk_rounded_clip_node_new(pointer, &outline))
      case .path(let key):
        return RenderNode.cairo(in: key.bounds.withMargin) { context in
          // Drawn without the clip, and then seen through it: see `ClipInterior`.
          cairo_push_group(context.pointer)
          self.draw(in: context.pointer)
          cairo_pop_group_to_source(context.pointer)
          context.add(key.path)
          context.setFillRule(isEvenOdd: key.isEOFilled)
          cairo_fill(context.pointer)
        }
        .placedBetweenPixels()
      }
    }

    static func outline(_ rect: CGRect, _ corner: CGSize) -> GskRoundedRect {
      var outline = GskRoundedRect()
      var rect = rect.graphene
      var size = graphene_size_t(width: Float(corner.width), height: Float(corner.height))
      var (b, c, d) = (size, size, size)
      gsk_rounded_rect_init(&outline, &rect, &size, &b, &c, &d)
      return outline
    }

    /// The part of the node in `tile`, again and again in `bounds`.
    func repeated(_ tile: CGRect, in bounds: CGRect) -> RenderNode {
      var (bounds, tile) = (bounds.graphene, tile.graphene)
      return RenderNode(owning: gsk_repeat_node_new(&bounds, pointer, &tile))
    }

    func opacity(_ value: Double) -> RenderNode {
      value >= 1 ? self : RenderNode(owning: gsk_opacity_node_new(pointer, Float(value)))
    }

    /// A matrix of four rows with an offset each, row by row.
    func colorMatrix(_ m: [Float]) -> RenderNode {
      // GSK multiplies the colour as a row with the matrix, so that its rows are our columns.
      var values: [Float] = []
      for column in 0..<4 { for row in 0..<4 { values.append(m[row * 5 + column]) } }
      var matrix = graphene_matrix_t()
      graphene_matrix_init_from_float(&matrix, &values)
      var offset = graphene_vec4_t()
      graphene_vec4_init(&offset, m[4], m[9], m[14], m[19])
      return RenderNode(owning: gsk_color_matrix_node_new(pointer, &matrix, &offset))
    }

    /// Device pixels for each point where OpenGL paints; nil where cairo does. Set by the painter that is at work.
    @MainActor static var grid: CGFloat?

    /// A surface as it is. The rectangle's edges lie between device pixels, of which the surface has the scale.
    @MainActor static func pixels(_ surface: OpaquePointer, in rect: CGRect) -> RenderNode {
      .cairo(in: rect.withMargin) { context in
        cairo_set_source_surface(context.pointer, surface, rect.minX, rect.minY)
        cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_NEAREST)
        cairo_paint(context.pointer)
      }
    }

    /// A node that is drawn with cairo: recorded now, at no particular resolution.
    ///
    /// With OpenGL it becomes a texture, which GSK stretches to whole pixels: there it begins and ends between device pixels,
    /// as far as the piece that is recorded does.
    @MainActor static func cairo(in bounds: CGRect, _ draw: (CairoContext) -> Void) -> RenderNode {
      var rect = bounds.graphene
      if let grid, bounds.isPaintable {
        let pixels = Raster.pixels(touchedBy: bounds, scale: grid)
        // It begins at a whole point: GSK draws into its texture as if it did. Source: seen, GTK 4.8 with two device pixels
        // for a point, where what begins at half a point lies a pixel too far to the right and below.
        let x = (pixels.minX / grid).rounded(.down), y = (pixels.minY / grid).rounded(.down)
        rect = CGRect(x: x, y: y, width: pixels.maxX / grid - x, height: pixels.maxY / grid - y).graphene
      }
      let node = gsk_cairo_node_new(&rect)!
      let context = CairoContext(gsk_cairo_node_get_draw_context(node)!)
      draw(context)
      cairo_destroy(context.pointer)
      return RenderNode(owning: node)
    }
  }
  extension CGRect {
    /// The bounds of what is recorded with cairo. Cairo cuts what was recorded at the edges of its bounds by up to a pixel, where
    /// it lies between pixels: it moves bounds by whole ones. Nothing is painted in the margin, of two points.
    var withMargin: CGRect { insetBy(dx: -2, dy: -2) }
  }
#endif
