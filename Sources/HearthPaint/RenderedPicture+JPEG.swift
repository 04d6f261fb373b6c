#if GTK
  import CGTK
  import Foundation

  extension RenderedPicture {
    /// The picture as a JPEG file, which has no opacity: what is clear is white.
    ///
    /// - Parameter quality: From 0, the smallest file, to 1, the best one.
    /// - Returns: Nil for a picture of no size, and where the machine has nothing that writes such files.
    package func jpeg(quality: CGFloat) -> Data? {
      guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
      var opaque = [UInt8](repeating: 0, count: width * height * 3)
      for pixel in 0..<(width * height) {
        let alpha = Int(pixels[pixel * 4 + 3])
        for part in 0..<3 {
          let value = Int(pixels[pixel * 4 + part])
          opaque[pixel * 3 + part] = UInt8((value * alpha + 255 * (255 - alpha) + 127) / 255)
        }
      }
      let percent = Int((min(max(quality.isNaN ? 1 : quality, 0), 1) * 100).rounded())
      var bytes: UnsafeMutablePointer<CChar>?
      var count: gsize = 0
      let isWritten = opaque.withUnsafeBufferPointer { pixels -> Bool in
        guard
          let image = gdk_pixbuf_new_from_data(
            pixels.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(width * 3), nil, nil)
        else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(image)) }
        return "quality".withCString { key in
          "\(percent)".withCString { value in
            var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
            var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
            return gdk_pixbuf_save_to_bufferv(image, &bytes, &count, "jpeg", &keys, &values, nil) != 0
          }
        }
      }
      guard isWritten, let bytes else { return nil }
      defer { g_free(bytes) }
      return Data(bytes: bytes, count: Int(count))
    }
  }
#endif
