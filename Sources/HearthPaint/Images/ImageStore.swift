#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// A picture ready to be painted, shared by all nodes that show it.
  nonisolated final class DecodedImage {
    enum Content {
      /// Pixels, as a `GdkTexture`.
      case texture(OpaquePointer)
      /// A vector image, as an `RsvgHandle`.
      case vector(OpaquePointer)
    }
    let content: Content
    let size: CGSize
    /// Bytes of pixels.
    let cost: Int

    /// Takes over the reference that the caller holds.
    init(owning content: Content, size: CGSize, cost: Int) {
      (self.content, self.size, self.cost) = (content, size, cost)
    }
    deinit {
      switch content {
      case .texture(let pointer), .vector(let pointer): g_object_unref(UnsafeMutableRawPointer(pointer))
      }
    }
  }

  /// Decodes images once, and finds the drawings of symbols.
  ///
  /// Pixels that nobody asked for lately go away when there are too many; they are decoded again when they are needed.
  package final class ImageStore: ImageLoader {
    private enum Entry {
      case image(DecodedImage, lastUse: Int)
      case absent
    }
    private var entries: [ImageSource: Entry] = [:]
    private var sizes: [ImageSource: CGSize] = [:]
    private var cost = 0
    private var uses = 0
    private let symbols = SymbolLibrary()
    /// How often an image was really decoded, for tests of caching.
    package private(set) var decodeCount = 0
    /// Device pixels for each point where something is computed pixel by pixel. Set by the painter that is at work.
    var rasterScale: CGFloat = 1
    /// Bytes of pixels that are kept.
    private let limit: Int
    /// How many files that are no images, and sizes of images that are not kept, are remembered, with their bytes. Source: our
    /// choice; they are looked at again then.
    private static let mostKnown = 4096

    package init(limit: Int = 128 << 20) { self.limit = limit }
    nonisolated deinit {}

    package func metrics(of source: ImageSource) -> ImageMetrics? {
      if case .symbol(let name, let pointSize, _) = source {
        let drawing = symbols.drawing(name)
        let unit = Self.symbolUnit(pointSize: pointSize)
        return ImageMetrics(
          size: CGSize(width: (drawing?.width ?? 16) * unit, height: SymbolDrawing.height * unit),
          baseline: Self.symbolBaseline * pointSize, isPlaceholder: drawing == nil)
      }
      if case .drawn(let picture) = source { return ImageMetrics(size: picture.size) }
      if let size = sizes[source] { return ImageMetrics(size: size) }
      return image(source).map { ImageMetrics(size: $0.size) }
    }

    // MARK: - Symbols

    /// Points for each unit of a symbol's drawing, at a font size.
    ///
    /// Source: seen, SF Symbols: a circle is about 1.17 times as tall as the font
    /// size, and its middle is that of a capital.
    static func symbolUnit(pointSize: CGFloat) -> CGFloat { pointSize * 1.17 / SymbolDrawing.height }
    private static let symbolBaseline: CGFloat = 1.17 / 2 + 0.727 / 2

    func symbol(_ name: String) -> SymbolDrawing { symbols.drawing(name) ?? BasicSymbols.placeholder }

    // MARK: - Images

    /// The image, decoded now if it is not there yet. Nil for a symbol, and for
    /// a file that is not an image, which is reported once.
    func image(_ source: ImageSource) -> DecodedImage? {
      if case .drawn = source { return nil }
      uses += 1
      switch entries[source] {
      case .image(let image, _):
        entries[source] = .image(image, lastUse: uses)
        return image
      case .absent: return nil
      case nil: break
      }
      guard let image = decode(source) else {
        if entries.count >= Self.mostKnown {
          for (source, entry) in entries { if case .absent = entry { entries[source] = nil } }
        }
        entries[source] = .absent
        return nil
      }
      entries[source] = .image(image, lastUse: uses)
      if sizes.count >= Self.mostKnown { sizes = sizes.filter { entries[$0.key] != nil } }
      sizes[source] = image.size
      cost += image.cost
      if cost > limit { makeRoom() }
      return image
    }

    private func makeRoom() {
      var known: [(ImageSource, Int, Int)] = []
      for case (let source, .image(let image, let lastUse)) in entries { known.append((source, lastUse, image.cost)) }
      known.sort { $0.1 < $1.1 }
      // Down to half, so that it does not happen again for the next image; the last one stays in any case.
      for (source, _, size) in known.dropLast() where cost > limit / 2 {
        entries[source] = nil
        cost -= size
      }
    }

    private func decode(_ source: ImageSource) -> DecodedImage? {
      let data: Data
      switch source {
      case .symbol, .drawn: return nil
      case .data(let bytes): data = bytes
      case .file(let path):
        guard let bytes = FileManager.default.contents(atPath: path) else {
          PaintDiagnostics.reportOnce(
            "image \(path)", "Image: the file \(path) cannot be read; a placeholder is drawn.")
          return nil
        }
        data = bytes
      }
      decodeCount += 1
      var reason = "it has no bytes"
      if !data.isEmpty {
        let image = Self.isVector(data) ? Self.decodeVector(data, &reason) : Self.decodePixels(data, &reason)
        if let image { return image }
      }
      switch source {
      case .file(let path):
        PaintDiagnostics.reportOnce("image \(path)", "Image: \(path) is no image: \(reason). A placeholder is drawn.")
      default:
        PaintDiagnostics.reportOnce(
          "image \(data.hashValue)",
          "Image: \(data.count) bytes of data are no image: \(reason). A placeholder is drawn.")
      }
      return nil
    }

    private static func isVector(_ data: Data) -> Bool {
      let start = data.prefix(1024)
      if start.starts(with: [0x1F, 0x8B]) { return true }
      return start.range(of: Data("<svg".utf8)) != nil
        || (start.starts(with: Data("<?xml".utf8)) && data.range(of: Data("<svg".utf8)) != nil)
    }

    private static func decodeVector(_ data: Data, _ reason: inout String) -> DecodedImage? {
      guard let library = VectorLibrary.shared else {
        reason = "images in SVG need librsvg, which is not installed (librsvg2-2)"
        return nil
      }
      var error: UnsafeMutablePointer<GError>?
      let handle = data.withUnsafeBytes { buffer in
        library.makeHandle(buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(buffer.count), &error)
      }
      guard let handle else {
        reason = message(error)
        return nil
      }
      library.setResolution(handle, 96)
      var width = 0.0, height = 0.0
      // An image without a size of its own. Source: CSS, the default size of a replaced element.
      if library.getSize(handle, &width, &height) == 0 { (width, height) = (300, 150) }
      return DecodedImage(
        owning: .vector(handle), size: CGSize(width: max(1, width), height: max(1, height)), cost: data.count * 4)
    }

    private static func decodePixels(_ data: Data, _ reason: inout String) -> DecodedImage? {
      if let header = ImageHeader(data), let problem = PixelLimit.problem(header.size, data) {
        reason = problem
        return nil
      }
      let loader = gdk_pixbuf_loader_new()!
      defer { g_object_unref(loader) }
      // What the header says to us and what it says to what decodes may be two things.
      let limit = PixelLimit(data)
      let prepared: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, gpointer?) -> Void = {
        loader, width, height, limit in
        let size = CGSize(width: Int(width), height: Int(height))
        guard let limit else { return }
        let limits = Unmanaged<PixelLimit>.fromOpaque(limit).takeUnretainedValue()
        if let problem = PixelLimit.problem(size, limits.data) {
          limits.problem = problem
          // A size of nothing is an error to all decoders.
          gdk_pixbuf_loader_set_size(loader, 0, 0)
        } else if let smaller = PixelLimit.reduced(size) {
          gdk_pixbuf_loader_set_size(loader, Int32(smaller.width), Int32(smaller.height))
        }
      }
      g_signal_connect_data(
        loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self),
        Unmanaged.passUnretained(limit).toOpaque(),
        nil, GConnectFlags(rawValue: 0))
      defer { withExtendedLifetime(limit) {} }
      var error: UnsafeMutablePointer<GError>?
      let isWritten = data.withUnsafeBytes { buffer in
        gdk_pixbuf_loader_write(
          loader, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(buffer.count), &error)
      }
      if isWritten == 0 {
        reason = message(error)
        gdk_pixbuf_loader_close(loader, nil)
        if let problem = limit.problem { reason = problem }
        return nil
      }
      // A file that breaks off still shows what came before.
      gdk_pixbuf_loader_close(loader, nil)
      guard let pixels = gdk_pixbuf_loader_get_pixbuf(loader),
        let upright = gdk_pixbuf_apply_embedded_orientation(pixels)
      else {
        reason = limit.problem ?? "it breaks off before its first pixel"
        return nil
      }
      defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
      let width = Int(gdk_pixbuf_get_width(upright)), height = Int(gdk_pixbuf_get_height(upright))
      guard let texture = gdk_texture_new_for_pixbuf(upright) else { return nil }
      return DecodedImage(
        owning: .texture(texture), size: CGSize(width: width, height: height), cost: width * height * 4)
    }

    private static func message(_ error: UnsafeMutablePointer<GError>?) -> String {
      guard let error else { return "unknown format" }
      defer { g_error_free(error) }
      return String(cString: error.pointee.message)
    }
  }
#endif
