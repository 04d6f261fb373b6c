#if GTK
  import CGTK
  import Foundation

  /// Pixels as PNG files, and what two of them have in common.
  package enum PictureFile {
    /// Nil for what is no PNG.
    package static func read(_ data: Data) -> RenderedPicture? {
      var reader = (data: data, offset: 0)
      let surface = withUnsafeMutablePointer(to: &reader) { pointer in
        cairo_image_surface_create_from_png_stream(
          { source, bytes, count in
            guard let source, let bytes else { return CAIRO_STATUS_READ_ERROR }
            let reader = source.assumingMemoryBound(to: (data: Data, offset: Int).self)
            let (start, count) = (reader.pointee.offset, Int(count))
            guard reader.pointee.data.count - start >= count else { return CAIRO_STATUS_READ_ERROR }
            let first = reader.pointee.data.startIndex + start
            reader.pointee.data.copyBytes(to: bytes, from: first..<first + count)
            reader.pointee.offset += count
            return CAIRO_STATUS_SUCCESS
          }, pointer)
      }
      guard let surface else { return nil }
      defer { cairo_surface_destroy(surface) }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
      // One without transparency has rows of its own kind, of the same size: its fourth byte says nothing.
      let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
      guard isOpaque || cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
        let rows = cairo_image_surface_get_data(surface)
      else { return nil }
      let width = Int(cairo_image_surface_get_width(surface)), height = Int(cairo_image_surface_get_height(surface))
      let stride = Int(cairo_image_surface_get_stride(surface))
      var pixels: [UInt8] = []
      pixels.reserveCapacity(width * height * 4)
      for y in 0..<height {
        let row = UnsafeRawPointer(rows + y * stride).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width {
          let pixel = row[x], alpha = isOpaque ? 255 : pixel >> 24
          for shift: UInt32 in [16, 8, 0] {
            let value = (pixel >> shift) & 255
            pixels.append(alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha)))
          }
          pixels.append(UInt8(alpha))
        }
      }
      return RenderedPicture(width: width, height: height, pixels: pixels)
    }

    package static func png(_ picture: RenderedPicture) -> Data {
      var premultiplied = [UInt32](repeating: 0, count: picture.width * picture.height)
      for index in premultiplied.indices {
        let alpha = UInt32(picture.pixels[index * 4 + 3])
        func part(_ offset: Int) -> UInt32 { (UInt32(picture.pixels[index * 4 + offset]) * alpha + 127) / 255 }
        premultiplied[index] = alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
      }
      let (width, height) = (Int32(picture.width), Int32(picture.height))
      return premultiplied.withUnsafeMutableBytes { bytes in
        guard let start = bytes.bindMemory(to: UInt8.self).baseAddress,
          let surface = cairo_image_surface_create_for_data(start, CAIRO_FORMAT_ARGB32, width, height, width * 4)
        else { return Data() }
        defer { cairo_surface_destroy(surface) }
        return png(surface)
      }
    }

    /// A surface in memory as a file.
    static func png(_ surface: OpaquePointer) -> Data {
      var data = Data()
      withUnsafeMutablePointer(to: &data) { target in
        _ = cairo_surface_write_to_png_stream(
          surface,
          { target, bytes, count in
            guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            target.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
          }, target)
      }
      return data
    }

    /// How many pixels of two pictures of the same size differ by more than `tolerance` in one of their parts, 0 to 255, and a picture of where: the new
    /// one, faint, with these pixels in red.
    package static func difference(
      _ reference: RenderedPicture, _ new: RenderedPicture, tolerance: Int
    ) -> (count: Int, picture: RenderedPicture) {
      var pixels = new.pixels, count = 0
      for start in stride(from: 0, to: pixels.count, by: 4) {
        let differs = (0..<4).contains { part in
          abs(Int(new.pixels[start + part]) - Int(reference.pixels[start + part])) > tolerance
        }
        if differs { count += 1 }
        for part in 0..<3 {
          let faint = UInt8(192 + Int(new.pixels[start + part]) / 4)
          pixels[start + part] = differs ? (part == 0 ? 220 : 0) : faint
        }
        pixels[start + 3] = 255
      }
      return (count, RenderedPicture(width: new.width, height: new.height, pixels: pixels))
    }
  }
#endif
