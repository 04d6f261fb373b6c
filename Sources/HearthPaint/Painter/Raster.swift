#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// Pixels in a rectangle of points.
  nonisolated struct Raster {
    /// Points. Its edges lie between pixels.
    let rect: CGRect
    let width, height: Int
    /// Pixels for each point, across.
    let scale: CGFloat
    /// Pixels for each point, down: the same, but in a raster that fills a rectangle.
    private let scaleDown: CGFloat

    /// The most pixels that an effect is computed for. Source: our choice, twice a display of 7,680 × 4,320.
    private static let limit = 64_000_000.0

    /// The whole pixels that a rectangle touches; nil where there are none, or more than is sensible.
    init?(covering rect: CGRect, scale: CGFloat) {
      guard rect.width > 0, rect.height > 0, scale > 0, rect.minX.isFinite, rect.minY.isFinite else { return nil }
      let pixels = Self.pixels(touchedBy: rect, scale: scale)
      let width = max(1, pixels.width), height = max(1, pixels.height)
      guard Self.isSensible(width, height) else { return nil }
      (self.width, self.height, self.scale, scaleDown) = (Int(width), Int(height), scale, scale)
      self.rect = CGRect(x: pixels.minX / scale, y: pixels.minY / scale, width: width / scale, height: height / scale)
    }
    /// Whole pixels that fill a rectangle from edge to edge, by a little more than `scale` for each point; nil where there are none, or
    /// more than is sensible.
    init?(filling rect: CGRect, scale: CGFloat) {
      guard rect.width > 0, rect.height > 0, scale > 0, rect.minX.isFinite, rect.minY.isFinite else { return nil }
      let width = max(1, (rect.width * scale - 0.001).rounded(.up))
      let height = max(1, (rect.height * scale - 0.001).rounded(.up))
      guard Self.isSensible(width, height) else { return nil }
      (self.width, self.height, self.rect) = (Int(width), Int(height), rect)
      (self.scale, scaleDown) = (width / rect.width, height / rect.height)
    }
    private static func isSensible(_ width: CGFloat, _ height: CGFloat) -> Bool {
      max(width, height) <= CGFloat(Bitmap.longest) && Double(width) * Double(height) <= limit
    }
    /// The whole pixels that a rectangle touches, in pixels: a thousandth of one does not count.
    static func pixels(touchedBy rect: CGRect, scale: CGFloat) -> CGRect {
      let left = (rect.minX * scale + 0.001).rounded(.down), top = (rect.minY * scale + 0.001).rounded(.down)
      let right = (rect.maxX * scale - 0.001).rounded(.up), bottom = (rect.maxY * scale - 0.001).rounded(.up)
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    /// The most pixels that are computed at once: of a larger picture fewer are. Source: our choice, 64 MB.
    private static let most = 16_000_000.0
    /// `wanted`, or as much less as makes a picture of a rectangle fit. Pixels for each point.
    static func scale(_ wanted: CGFloat, fitting rect: CGRect) -> CGFloat {
      let fitting = (most / max(1, Double(rect.width * rect.height))).squareRoot()
      let longest = 32_000 / max(1, Double(max(rect.width, rect.height)))
      return min(wanted, fitting, longest)
    }

    /// The pixels of a node in the rectangle; the caller owns the surface. Nil where there is no memory.
    @MainActor func surface(of node: RenderNode?) -> OpaquePointer? {
      guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
        return nil
      }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(surface)
        return nil
      }
      if let node {
        cairo_surface_set_device_scale(surface, scale, scaleDown)
        let context = cairo_create(surface)!
        cairo_translate(context, -rect.minX, -rect.minY)
        node.draw(in: context)
        cairo_destroy(context)
        cairo_surface_set_device_scale(surface, 1, 1)
      }
      cairo_surface_flush(surface)
      return surface
    }

    /// A node of pixels: rows of `width` premultiplied values.
    @MainActor func node(of pixels: UnsafeRawPointer) -> RenderNode {
      node(of: g_bytes_new(pixels, gsize(width * height * 4)), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytesOfPixel: 4)
    }
    /// A node of opaque pixels of three bytes: red, green and blue, which `fill` writes.
    ///
    /// GTK hands them to cairo in a tenth of the time that it takes for those with an opacity. Source: measured, GTK 4.8.
    @MainActor func opaqueNode(_ fill: (UnsafeMutablePointer<UInt8>) -> Void) -> RenderNode {
      let count = gsize(width * height * 3), pixels = g_malloc(count)!
      fill(pixels.assumingMemoryBound(to: UInt8.self))
      return node(of: g_bytes_new_take(pixels, count), GDK_MEMORY_R8G8B8, bytesOfPixel: 3)
    }
    /// - Parameter bytes: The caller's reference to them goes.
    @MainActor private func node(of bytes: OpaquePointer?, _ format: GdkMemoryFormat, bytesOfPixel: Int) -> RenderNode {
      let texture = gdk_memory_texture_new(Int32(width), Int32(height), format, bytes, gsize(width * bytesOfPixel))!
      g_bytes_unref(bytes)
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      var bounds = rect.graphene
      return RenderNode(owning: gsk_texture_node_new(texture, &bounds))
    }
  }
#endif
