#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// Pixels in which something is drawn now, by cairo and, where it is simple and small, without it.
  final class PixelTarget {
    nonisolated(unsafe) let context: CairoContext
    /// Where the pixels lie in what is drawn, in points. Its edges lie between device pixels.
    let rect: CGRect
    private nonisolated(unsafe) let surface: OpaquePointer
    private let scale: CGFloat
    private let width, height: Float
    /// Whether cairo does not know yet what was drawn last.
    @exclusivity(unchecked) private var isAhead = false

    /// Clear pixels for `bounds` of something that lies at `place`, both in points. Nil for more than `most` pixels, and where
    /// there is no memory.
    ///
    /// - Parameter spare: Where surfaces come from that nobody shows any more, and go to; nil for a new one.
    init?(_ bounds: CGRect, at place: CGPoint, scale: CGFloat, most: Double, spare: SpareSurfaces? = nil) {
      guard bounds.isPaintable, Double(bounds.width * bounds.height * scale * scale) <= most,
        let raster = Raster(covering: bounds.offsetBy(dx: place.x, dy: place.y), scale: scale),
        let surface = spare?.take(raster) ?? raster.surface(of: nil)
      else { return nil }
      spare?.keep(surface)
      (self.surface, self.scale) = (surface, scale)
      (width, height) = (Float(raster.width), Float(raster.height))
      rect = raster.rect.offsetBy(dx: -place.x, dy: -place.y)
      cairo_surface_set_device_scale(surface, scale, scale)
      context = CairoContext(cairo_create(surface)!)
      cairo_translate(context.pointer, -rect.minX, -rect.minY)
    }
    nonisolated deinit {
      letters?.deallocate()
      cairo_destroy(context.pointer)
      cairo_surface_destroy(surface)
    }

    /// What was drawn, where it lies.
    var node: RenderNode {
      finishLetters()
      tellCairo()
      cairo_surface_flush(surface)
      return .pixels(surface, in: rect)
    }
    /// Draws with cairo; `x` and `y` are the origin then.
    func draw(x: CGFloat, y: CGFloat, _ body: (CairoContext) -> Void) {
      finishLetters()
      tellCairo()
      cairo_save(context.pointer)
      cairo_translate(context.pointer, x, y)
      body(context)
      cairo_restore(context.pointer)
    }
    private func tellCairo() {
      if isAhead { cairo_surface_mark_dirty(surface) }
      isAhead = false
    }

    /// Fills a small rectangle, ellipse or rectangle with round corners without cairo, which takes seven times as long for it.
    /// False for what is larger or something else: nothing was drawn then.
    func fill(_ shape: NodeShape, _ color: RGBA, x: CGFloat, y: CGFloat) -> Bool {
      let bounds: CGRect, corner: CGSize
      switch shape {
      case .rectangle(let rect): (bounds, corner) = (rect, .zero)
      case .rounded(let rect, let size): (bounds, corner) = (rect, size)
      case .path: return false
      }
      let left = Float((bounds.minX + x - rect.minX) * scale), top = Float((bounds.minY + y - rect.minY) * scale)
      let right = Float((bounds.maxX + x - rect.minX) * scale), bottom = Float((bounds.maxY + y - rect.minY) * scale)
      let most = Float(HEARTH_MOST_FILLED - 2)
      guard left >= 0, top >= 0, right <= width, bottom <= height, right - left <= most, bottom - top <= most else {
        return false
      }
      finishLetters()
      if !isAhead { cairo_surface_flush(surface) }
      isAhead = true
      let across = Float(corner.width * scale), down = Float(corner.height * scale), radius = max(across, down)
      let arc = radius <= 5 ? Self.short : radius <= 12 ? Self.middle : Self.long
      let pixels = UnsafeMutableRawPointer(cairo_image_surface_get_data(surface)!).assumingMemoryBound(to: UInt32.self)
      arc.withUnsafeBufferPointer {
        hearth_fill_rounded(
          pixels, Int(width), left, top, right, bottom, across, down, $0.baseAddress!, arc.count / 2 - 1, color.red,
          color.green, color.blue, color.alpha)
      }
      return true
    }
    private static let short = arc(8), middle = arc(16), long = arc(32)
    /// A quarter of a circle in straight parts, which lie a little outside and a little inside of it: their area is the circle's.
    private static func arc(_ steps: Int) -> [Float] {
      let angle = Double.pi / 2 / Double(steps), radius = (angle / sin(angle)).squareRoot()
      return (0...steps).flatMap { [Float(radius * cos(angle * Double($0))), Float(radius * sin(angle * Double($0)))] }
    }

    // MARK: - Letters

    /// Letters of one font and colour that follow one another: cairo draws many at once in a fraction of the time. Room for
    /// `mostLetters` from the first one on, of which there are `letterCount`.
    @exclusivity(unchecked) private nonisolated(unsafe) var letters: UnsafeMutablePointer<cairo_glyph_t>?
    @exclusivity(unchecked) private var letterCount = 0
    /// How many letters wait for cairo. Source: measured: of more, what they are noted in would be memory that the system
    /// brings anew for each frame, and cairo is not quicker.
    private static let mostLetters = 2_048
    @exclusivity(unchecked) private var font: UnsafeMutablePointer<PangoFont>?
    @exclusivity(unchecked) private var color = GdkRGBA()

    /// Draws a node of letters; `x` and `y` are the origin. False for any other, and for letters with colours of their own or
    /// without a shape.
    func draw(_ node: RenderNode, x: CGFloat, y: CGFloat) -> Bool {
      guard gsk_render_node_get_node_type(node.pointer) == GSK_TEXT_NODE,
        gsk_text_node_has_color_glyphs(node.pointer) == 0, let font = gsk_text_node_get_font(node.pointer)
      else { return false }
      var count: guint = 0
      guard let glyphs = gsk_text_node_get_glyphs(node.pointer, &count) else { return false }
      for index in 0..<Int(count) where glyphs[index].glyph & Self.unknown != 0 && glyphs[index].glyph != Self.empty {
        return false
      }
      let color = gsk_text_node_get_color(node.pointer).pointee
      if font != self.font || color.red != self.color.red || color.green != self.color.green
        || color.blue != self.color.blue || color.alpha != self.color.alpha
      {
        finishLetters()
        (self.font, self.color) = (font, color)
      }
      let offset = gsk_text_node_get_offset(node.pointer).pointee
      let top = y + CGFloat(offset.y)
      var left = x + CGFloat(offset.x)
      let room = letters ?? .allocate(capacity: Self.mostLetters)
      letters = room
      for index in 0..<Int(count) {
        let info = glyphs[index]
        if info.glyph != Self.empty {
          if letterCount == Self.mostLetters { finishLetters() }
          (room + letterCount).initialize(
            to: cairo_glyph_t(
              index: UInt(info.glyph), x: left + CGFloat(info.geometry.x_offset) / CGFloat(PANGO_SCALE),
              y: top + CGFloat(info.geometry.y_offset) / CGFloat(PANGO_SCALE)))
          letterCount += 1
        }
        left += CGFloat(info.geometry.width) / CGFloat(PANGO_SCALE)
      }
      return true
    }
    /// Source: Pango, `PANGO_GLYPH_EMPTY` and `PANGO_GLYPH_UNKNOWN_FLAG`.
    private static let empty: PangoGlyph = 0x0FFF_FFFF, unknown: PangoGlyph = 0x1000_0000
    private func finishLetters() {
      guard let font, let letters, letterCount > 0 else { return }
      tellCairo()
      var color = color
      cairo_save(context.pointer)
      gdk_cairo_set_source_rgba(context.pointer, &color)
      cairo_set_scaled_font(context.pointer, pango_cairo_font_get_scaled_font(OpaquePointer(font)))
      cairo_show_glyphs(context.pointer, letters, Int32(letterCount))
      cairo_restore(context.pointer)
      letterCount = 0
    }
  }
#endif
