#if GTK
  import CGTK
  import HearthRendering

  extension DecodedImage {
    /// Pixels of the app, copied.
    convenience nonisolated init(_ picture: PixelPicture) {
      let bytes = picture.pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(bytes) }
      let format = 1.littleEndian == 1 ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
      let texture = gdk_memory_texture_new(
        Int32(picture.width), Int32(picture.height), format, bytes, gsize(picture.width * 4))!
      self.init(owning: .texture(texture), size: picture.size, cost: picture.pixels.count * 4)
    }
  }
#endif
