#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// A picture ready to be painted, shared by all nodes that show it.
  nonisolated final class DecodedImage: @unchecked Sendable {
    // Unchecked: nothing changes, and textures are made for several threads.
    enum Content {
      /// Pixels, as a `GdkTexture`.
      case texture(OpaquePointer)
      /// A vector image, as an `RsvgHandle`.
      case vector(OpaquePointer)
      /// A page of a PDF file, as a `PopplerPage`.
      case page(OpaquePointer)
    }
    let content: Content
    let size: CGSize
    /// Bytes of pixels.
    let cost: Int
    /// The pixels that were decoded: fewer than `size` where it is shown small.
    let pixels: CGSize

    /// Takes over the reference that the caller holds.
    init(owning content: Content, size: CGSize, cost: Int, pixels: CGSize? = nil) {
      (self.content, self.size, self.cost, self.pixels) = (content, size, cost, pixels ?? size)
    }
    /// Whether it is as sharp as it can be in so many device pixels; nil for all that the image has.
    func covers(_ shown: CGSize?) -> Bool {
      guard pixels.width < size.width || pixels.height < size.height else { return true }
      guard let shown else { return false }
      // A pixel may be missing: sizes are rounded.
      return pixels.width >= shown.width - 1 && pixels.height >= shown.height - 1
    }
    deinit {
      switch content {
      case .texture(let pointer), .vector(let pointer), .page(let pointer):
        g_object_unref(UnsafeMutableRawPointer(pointer))
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
    /// Bytes that are kept of images.
    private let limit: Int
    /// How many files that are no images, and sizes of images that are not kept, are remembered, with their bytes. Source: our
    /// choice; they are looked at again then.
    private static let mostKnown = 4096
    private var absentCount = 0
    /// How many sizes there may be until those of images that are not kept go.
    private var mostSizes = mostKnown

    package init(limit: Int = 128 << 20) {
      self.limit = limit
      PreparedImages.register()
    }
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
      // Sharpness does not matter here.
      return image(source, shown: .zero).map { ImageMetrics(size: $0.size) }
    }

    // MARK: - Symbols

    /// Points for each unit of a symbol's drawing, at a font size.
    ///
    /// Source: seen, SF Symbols: a symbol is about 1.17 times as tall as the font's size, and its middle is that of a
    /// capital. For circles and squares see `SymbolLibrary.hasFrame(_:)`.
    static func symbolUnit(pointSize: CGFloat) -> CGFloat { pointSize * 1.17 / SymbolDrawing.height }
    private static let symbolBaseline: CGFloat = 1.17 / 2 + 0.727 / 2

    func symbol(_ name: String) -> SymbolDrawing { symbols.drawing(name) ?? BasicSymbols.placeholder }

    // MARK: - Images

    /// The image, decoded now if it is not there yet. Nil for a symbol, and for
    /// a file that is not an image, which is reported once.
    ///
    /// - Parameter shown: Device pixels in which it is shown as a whole; nil for where each of its pixels may be seen.
    func image(_ source: ImageSource, shown: CGSize? = nil) -> DecodedImage? {
      if case .drawn(let picture) = source, !(picture is PixelPicture) { return nil }
      uses += 1
      var known: DecodedImage?
      switch entries[source] {
      case .image(let image, _):
        entries[source] = .image(image, lastUse: uses)
        if image.covers(shown) { return image }
        known = image
      case .absent: return nil
      case nil: break
      }
      let prepared = PreparedImages.shared.image(source).flatMap { $0.covers(shown) ? $0 : nil }
      guard let image = prepared ?? decode(source) else {
        if known != nil { return known }
        if absentCount >= Self.mostKnown {
          entries = entries.filter { if case .absent = $0.value { false } else { true } }
          absentCount = 0
        }
        absentCount += 1
        entries[source] = .absent
        return nil
      }
      cost -= known.map { cost(of: source, $0) } ?? 0
      entries[source] = .image(image, lastUse: uses)
      if sizes.count >= mostSizes {
        sizes = sizes.filter { entries[$0.key] != nil }
        mostSizes = max(Self.mostKnown, sizes.count * 2)
      }
      sizes[source] = image.size
      cost += cost(of: source, image)
      if cost > limit { makeRoom() }
      return image
    }
    /// Bytes that are kept for an image: its pixels, the file where that is in memory, and some for what knows of them.
    private func cost(of source: ImageSource, _ image: DecodedImage) -> Int {
      let file = if case .data(let data) = source { data.count } else { 0 }
      return image.cost + file + 512
    }

    private func makeRoom() {
      var known: [(ImageSource, Int, Int)] = []
      for case (let source, .image(let image, let lastUse)) in entries {
        known.append((source, lastUse, cost(of: source, image)))
      }
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
      case .symbol: return nil
      case .drawn(let picture): return (picture as? PixelPicture).map { DecodedImage($0) }
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
        let image: DecodedImage?
        if data.starts(with: Data("%PDF".utf8)) {
          image = Self.decodePage(data, &reason)
        } else {
          image = Self.isVector(data) ? Self.decodeVector(data, &reason) : Self.decodePixels(data, size: nil, &reason)
        }
        if let image { return image }
      }
      switch source {
      case .file(let path):
        PaintDiagnostics.reportOnce("image \(path)", "Image: \(path) is no image: \(reason). A placeholder is drawn.")
      default:
        // The hash value of data is that of its first bytes, which many files share.
        var hasher = Hasher()
        data.withUnsafeBytes { hasher.combine(bytes: $0) }
        PaintDiagnostics.reportOnce(
          "image \(hasher.finalize())",
          "Image: \(data.count) bytes of data are no image: \(reason). A placeholder is drawn.")
      }
      return nil
    }

    nonisolated static func isVector(_ data: Data) -> Bool {
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
      // An image without a size of its own has that of its view box, else the default size of a replaced element in CSS.
      if library.getSize(handle, &width, &height) == 0 {
        let size = ImageHeader(data)?.size ?? CGSize(width: 300, height: 150)
        (width, height) = (Double(size.width), Double(size.height))
      }
      return DecodedImage(
        owning: .vector(handle), size: CGSize(width: max(1, width), height: max(1, height)), cost: data.count * 4)
    }

    /// The first page of a PDF file, at the size that it has on a screen.
    private static func decodePage(_ data: Data, _ reason: inout String) -> DecodedImage? {
      guard let library = PageLibrary.shared else {
        reason =
          "images in PDF need poppler, which is not installed (libpoppler-glib8); or export it as SVG or PNG into its set"
        return nil
      }
      guard let page = library.firstPage(data) else {
        reason = "it is a PDF file that cannot be read"
        return nil
      }
      var width = 0.0, height = 0.0
      library.getSize(page, &width, &height)
      return DecodedImage(
        owning: .page(page), size: CGSize(width: max(1, width), height: max(1, height)), cost: data.count * 4)
    }

    /// What the loader of pixels is told, and tells.
    private nonisolated struct Plan {
      /// Pixels to be covered; nil for all.
      var wanted: CGSize?
      /// What the image has.
      var whole = CGSize.zero
      /// How much of that is decoded in either direction.
      var factor = 1.0
      /// The file.
      let data: Data
      /// Why it is not decoded, once its size is known.
      var problem: String?
    }
    /// - Parameter size: Pixels that the image is to cover at the least; nil for all that it has.
    nonisolated static func decodePixels(_ data: Data, size: CGSize?, _ reason: inout String) -> DecodedImage? {
      if let header = ImageHeader(data), let problem = PixelLimit.problem(header.size, data) {
        reason = problem
        return nil
      }
      var plan = Plan(wanted: size, data: data)
      guard var pixels = load(data, &plan, &reason) else { return nil }
      var isTurned = ["5", "6", "7", "8"].contains(orientation(pixels))
      if isTurned, let size, plan.factor < 1 {
        // The sides are the other way round.
        g_object_unref(UnsafeMutableRawPointer(pixels))
        plan = Plan(wanted: CGSize(width: size.height, height: size.width), data: data)
        guard let again = load(data, &plan, &reason) else { return nil }
        pixels = again
        isTurned = true
      }
      defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
      guard let upright = gdk_pixbuf_apply_embedded_orientation(pixels) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
      let width = Int(gdk_pixbuf_get_width(upright)), height = Int(gdk_pixbuf_get_height(upright))
      guard let texture = gdk_texture_new_for_pixbuf(upright) else { return nil }
      let decoded = CGSize(width: width, height: height)
      var whole = isTurned ? CGSize(width: plan.whole.height, height: plan.whole.width) : plan.whole
      if size == nil || plan.factor >= 1 { whole = decoded }
      return DecodedImage(owning: .texture(texture), size: whole, cost: width * height * 4, pixels: decoded)
    }
    private nonisolated static func orientation(_ pixels: OpaquePointer) -> String {
      gdk_pixbuf_get_option(pixels, "orientation").map { String(cString: $0) } ?? ""
    }
    /// The pixels as they are in the file; the caller owns them.
    private nonisolated static func load(_ data: Data, _ plan: inout Plan, _ reason: inout String) -> OpaquePointer? {
      let loader = gdk_pixbuf_loader_new()!
      defer { g_object_unref(loader) }
      let prepared: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, gpointer?) -> Void = {
        loader, width, height, data in
        guard let plan = data?.assumingMemoryBound(to: Plan.self), width > 0, height > 0 else { return }
        let (across, down) = (Double(width), Double(height))
        let whole = CGSize(width: across, height: down)
        plan.pointee.whole = whole
        // What the header says to us and what it says to what decodes may be two things.
        if let problem = PixelLimit.problem(whole, plan.pointee.data) {
          plan.pointee.problem = problem
          // A size of nothing is an error to all decoders.
          gdk_pixbuf_loader_set_size(loader, 0, 0)
          return
        }
        var factor = 1.0
        if let wanted = plan.pointee.wanted {
          factor = min(1, max(Double(wanted.width) / across, Double(wanted.height) / down, 1 / across, 1 / down))
        }
        factor *= PixelLimit.factor(of: across * down * factor * factor)
        plan.pointee.factor = factor
        if factor < 1 {
          gdk_pixbuf_loader_set_size(
            loader, max(1, Int32((across * factor).rounded())), max(1, Int32((down * factor).rounded())))
        }
      }
      return withUnsafeMutablePointer(to: &plan) { plan in
        g_signal_connect_data(
          loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self), plan, nil, GConnectFlags(rawValue: 0))
        var error: UnsafeMutablePointer<GError>?
        let isWritten = data.withUnsafeBytes { buffer in
          gdk_pixbuf_loader_write(
            loader, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(buffer.count), &error)
        }
        if isWritten == 0 {
          reason = message(error)
          gdk_pixbuf_loader_close(loader, nil)
          if let problem = plan.pointee.problem { reason = problem }
          return nil
        }
        // A file that breaks off still shows what came before.
        gdk_pixbuf_loader_close(loader, nil)
        guard let pixels = gdk_pixbuf_loader_get_pixbuf(loader) else {
          reason = plan.pointee.problem ?? "it breaks off before its first pixel"
          return nil
        }
        g_object_ref(UnsafeMutableRawPointer(pixels))
        return pixels
      }
    }

    private nonisolated static func message(_ error: UnsafeMutablePointer<GError>?) -> String {
      guard let error else { return "unknown format" }
      defer { g_error_free(error) }
      return String(cString: error.pointee.message)
    }
  }
#endif
