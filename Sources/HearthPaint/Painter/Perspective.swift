#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// What is seen through a transformation with perspective: as pixels, since neither
  /// GSK's software renderer nor cairo know any.
  enum Perspective {
    /// Pixels for each point. Source: our choice: what screens have that show the most.
    private static let scale: CGFloat = 2
    /// Points; what reaches farther is cut off. A picture of so many points a side is as large as a big window.
    private static let farthest: CGFloat = 4096

    static func node(_ content: RenderNode, in bounds: CGRect, through projection: Projection) -> RenderNode? {
      guard let inverse = projection.inverse else { return nil }
      // The edges of what is seen are smooth when there is a clear pixel around it.
      let source = bounds.insetBy(dx: -1 / scale, dy: -1 / scale)
      let limit = CGRect(x: -farthest, y: -farthest, width: 2 * farthest, height: 2 * farthest)
      let target = projection.bounds(of: source).intersection(limit).integral
      if !(target.width > 0 && target.height > 0 && source.width > 0 && source.height > 0) { return nil }
      guard let pixels = Pixels(drawing: content, in: source, scale: scale) else { return nil }

      let width = Int(target.width * scale), height = Int(target.height * scale)
      let bytes = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
      let unit = Double(1 / scale)
      let (a, b, c) = (Double(inverse.m11) * unit, Double(inverse.m12) * unit, Double(inverse.m13) * unit)
      for y in 0..<height {
        // The numbers of a row grow evenly; only the division is for each pixel.
        let py = Double(target.minY) + (Double(y) + 0.5) * unit, px = Double(target.minX) + 0.5 * unit
        var u = Double(inverse.m11) * px + Double(inverse.m21) * py + Double(inverse.m31)
        var v = Double(inverse.m12) * px + Double(inverse.m22) * py + Double(inverse.m32)
        var w = Double(inverse.m13) * px + Double(inverse.m23) * py + Double(inverse.m33)
        let row = bytes + y * width
        for x in 0..<width {
          row[x] =
            w > 0
            ? pixels.sample(
              (u / w - Double(source.minX)) * Double(scale), (v / w - Double(source.minY)) * Double(scale)) : 0
          u += a
          v += b
          w += c
        }
      }
      let data = g_bytes_new_take(bytes, gsize(width * height * 4))
      defer { g_bytes_unref(data) }
      guard
        let texture = gdk_memory_texture_new(
          Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, data, gsize(width * 4))
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      var rect = target.graphene
      return RenderNode(owning: gsk_texture_node_new(texture, &rect))
    }

    /// Pixels with premultiplied colours.
    private nonisolated final class Pixels {
      private let surface: OpaquePointer
      private let base: UnsafeMutablePointer<UInt32>
      private let width, height, stride: Int

      init?(drawing node: RenderNode, in rect: CGRect, scale: CGFloat) {
        let (width, height) = (Int((rect.width * scale).rounded(.up)), Int((rect.height * scale).rounded(.up)))
        guard width > 0, height > 0, width <= 16_384, height <= 16_384,
          let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
          let data = cairo_image_surface_get_data(surface)
        else { return nil }
        let context = cairo_create(surface)!
        cairo_scale(context, Double(scale), Double(scale))
        cairo_translate(context, -rect.minX, -rect.minY)
        node.draw(in: context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        (self.surface, self.width, self.height) = (surface, width, height)
        base = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
        stride = Int(cairo_image_surface_get_stride(surface)) / 4
      }
      deinit { cairo_surface_destroy(surface) }

      /// The colour between the four pixels around a place; clear outside.
      func sample(_ x: Double, _ y: Double) -> UInt32 {
        let x = x - 0.5, y = y - 0.5
        if !(x > -1 && y > -1 && x < Double(width) && y < Double(height)) { return 0 }
        let left = Int(x.rounded(.down)), top = Int(y.rounded(.down))
        let fx = UInt32((x - Double(left)) * 256), fy = UInt32((y - Double(top)) * 256)
        func pixel(_ x: Int, _ y: Int) -> UInt32 {
          x >= 0 && y >= 0 && x < width && y < height ? base[y * stride + x] : 0
        }
        let a = pixel(left, top), b = pixel(left + 1, top), c = pixel(left, top + 1), d = pixel(left + 1, top + 1)
        if a == b && b == c && c == d { return a }
        func mix(_ shift: UInt32) -> UInt32 {
          let upper = (a >> shift & 255) * (256 - fx) + (b >> shift & 255) * fx
          let lower = (c >> shift & 255) * (256 - fx) + (d >> shift & 255) * fx
          return (upper * (256 - fy) + lower * fy) >> 16
        }
        return mix(0) | mix(8) << 8 | mix(16) << 16 | mix(24) << 24
      }
    }
  }
#endif
