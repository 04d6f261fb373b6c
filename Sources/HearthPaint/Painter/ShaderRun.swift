#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// Calls a function for each pixel, on all cores.
  ///
  /// What is written here is read by `hearth::Call` and `hearth::Argument` in the header that libraries are compiled
  /// with, `hearth_entries.h`.
  @MainActor enum ShaderRun {
    /// Rows that are worth a thread of their own. Source: our choice.
    private static let fewestRows = 8

    /// - Parameters:
    ///   - layer: What the function changes; clear by default.
    ///   - origin: Where the function's coordinate space begins. Points.
    ///   - bounds: The rectangle of the view or the shape, in that space.
    ///   - use: Gets the pixels, which are gone after it.
    static func run<Result>(
      _ call: ShaderCall, on raster: Raster, layer: OpaquePointer? = nil, layerRaster: Raster? = nil,
      origin: CGPoint, bounds: CGRect, images: ImageStore, _ use: (UnsafeMutableRawPointer) -> Result
    ) -> Result {
      var arguments = Arguments(bounds: bounds, images: images)
      for argument in call.arguments { arguments.add(argument) }
      defer { arguments.free() }
      let count = raster.width * raster.height
      let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
      defer { pixels.deallocate() }
      func bits(_ value: CGFloat) -> UInt64 { Double(value).bitPattern }
      func address(_ pointer: UnsafeRawPointer?) -> UInt64 { UInt64(UInt(bitPattern: pointer)) }
      let source = layerRaster ?? raster
      let words: [UInt64] = [
        address(pixels), UInt64(raster.width), UInt64(raster.height), bits(raster.scale),
        bits(raster.rect.minX - origin.x), bits(raster.rect.minY - origin.y),
        address(layer.map { UnsafeRawPointer(cairo_image_surface_get_data($0)) } ?? nil),
        layer == nil ? 0 : UInt64(source.width), layer == nil ? 0 : UInt64(source.height),
        bits(source.rect.minX - origin.x), bits(source.rect.minY - origin.y),
        address(arguments.memory), 0, 0, UInt64(call.kind.rawValue),
      ]
      let height = raster.height
      let strips = max(1, min(ProcessInfo.processInfo.activeProcessorCount * 2, height / fewestRows))
      let run = call.entry.run
      DispatchQueue.concurrentPerform(iterations: strips) { strip in
        var own = words
        own[12] = UInt64(height * strip / strips)
        own[13] = UInt64(height * (strip + 1) / strips)
        own.withUnsafeBytes { run($0.baseAddress!) }
      }
      if call.opacity < 1 { fade(pixels, count, call.opacity) }
      return use(pixels)
    }

    private static func fade(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ opacity: Double) {
      let factor = UInt32((min(max(opacity, 0), 1) * 256).rounded())
      for index in 0..<count {
        let pixel = pixels[index]
        let even = ((pixel & 0xFF00FF) * factor >> 8) & 0xFF00FF, odd = ((pixel >> 8 & 0xFF00FF) * factor) & 0xFF00_FF00
        pixels[index] = even | odd
      }
    }

    /// Arguments in memory: 64 bytes each.
    private struct Arguments {
      let bounds: CGRect
      let images: ImageStore
      private var entries: [(numbers: [Float], pointer: UnsafeRawPointer?, whole: [Int])] = []
      private var owned: [UnsafeMutableRawPointer] = []
      private var surfaces: [OpaquePointer] = []

      init(bounds: CGRect, images: ImageStore) { (self.bounds, self.images) = (bounds, images) }

      @MainActor mutating func add(_ argument: ShaderArgument) {
        switch argument {
        case .numbers(let values): entries.append((values, nil, []))
        case .bounds:
          let parts = [bounds.minX, bounds.minY, bounds.width, bounds.height]
          entries.append((parts.map { Float($0) }, nil, []))
        case .array(let values, let step):
          add(bytes: values.withUnsafeBytes { Data($0) }, count: values.count / max(1, step))
        case .data(let data): add(bytes: data, count: data.count)
        case .image(let source):
          let size = images.metrics(of: source)?.size ?? .zero
          guard size.width > 0, size.height > 0,
            let surface = images.tile(source, part: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1, opacity: 1)
          else { return entries.append(([], nil, [])) }
          cairo_surface_flush(surface)
          surfaces.append(surface)
          let width = Int(cairo_image_surface_get_width(surface)), height = Int(cairo_image_surface_get_height(surface))
          // Cairo's rows of 4 bytes for each pixel have no gaps.
          entries.append(([], UnsafeRawPointer(cairo_image_surface_get_data(surface)), [0, width, height]))
        }
      }
      /// A pointer and a count: two arguments.
      private mutating func add(bytes: Data, count: Int) {
        // Never empty, so that a function that reads one element too many reads our memory.
        let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes.count + 64, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytes.count + 64)
        bytes.withUnsafeBytes { if let start = $0.baseAddress { memory.copyMemory(from: start, byteCount: $0.count) } }
        owned.append(memory)
        entries.append(([], UnsafeRawPointer(memory), []))
        entries.append(([], nil, [count]))
      }
      /// What the functions read.
      private(set) lazy var memory: UnsafeRawPointer = {
        let size = 64
        let start = UnsafeMutableRawPointer.allocate(byteCount: max(1, entries.count) * size, alignment: 16)
        start.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, entries.count) * size)
        for (index, entry) in entries.enumerated() {
          let place = start + index * size
          for (part, number) in entry.numbers.prefix(4).enumerated() {
            place.storeBytes(of: number, toByteOffset: part * 4, as: Float.self)
          }
          place.storeBytes(of: entry.pointer, toByteOffset: 16, as: UnsafeRawPointer?.self)
          for (part, number) in entry.whole.prefix(3).enumerated() {
            place.storeBytes(of: number, toByteOffset: 24 + part * 8, as: Int.self)
          }
        }
        owned.append(start)
        return UnsafeRawPointer(start)
      }()
      func free() {
        for pointer in owned { pointer.deallocate() }
        for surface in surfaces { cairo_surface_destroy(surface) }
      }
    }
  }

  extension Painter {
    /// The content changed by a function.
    ///
    /// - Parameters:
    ///   - area: The rectangle of the view, whose corner is the origin of the function's coordinate space.
    ///   - reach: How far a pixel may come from elsewhere, in both directions. Points.
    func node(
      _ content: RenderNode, bounds: CGRect, through call: ShaderCall, area: CGRect, reach: CGSize
    ) -> RenderNode? {
      let whole = area.isEmpty ? bounds : bounds.union(area)
      let box = area.isEmpty ? bounds : CGRect(origin: .zero, size: area.size)
      let shown = call.kind == .color ? whole : whole.insetBy(dx: -reach.width, dy: -reach.height)
      guard let raster = Raster(covering: shown, scale: scale), let source = Raster(covering: whole, scale: scale),
        let layer = source.surface(of: content)
      else {
        PaintDiagnostics.reportOnce(
          "shader \(call.entry.name)",
          "Shader: \(call.entry.name) is not run on \(shown.width) × \(shown.height) points, which are too many.")
        return content
      }
      defer { cairo_surface_destroy(layer) }
      return ShaderRun.run(
        call, on: raster, layer: layer, layerRaster: source, origin: area.origin,
        bounds: box, images: images
      ) { raster.node(of: $0) }
    }
    /// A rectangle whose pixels a function computes.
    func node(filling bounds: CGRect, with call: ShaderCall, area: CGRect, origin: CGPoint) -> RenderNode? {
      guard let raster = Raster(covering: bounds, scale: scale) else { return nil }
      let own = area.offsetBy(dx: -origin.x, dy: -origin.y)
      return ShaderRun.run(call, on: raster, origin: origin, bounds: own, images: images) { raster.node(of: $0) }
    }
  }

  @MainActor extension CairoContext {
    /// What follows is painted with the pixels that a function computes.
    func setPaint(_ call: ShaderCall, in bounds: CGRect, area: CGRect, origin: CGPoint, images: ImageStore) {
      guard let raster = Raster(covering: bounds, scale: images.rasterScale),
        let surface = raster.surface(of: nil)
      else { return setColor(.clear) }
      let own = area.offsetBy(dx: -origin.x, dy: -origin.y)
      ShaderRun.run(call, on: raster, origin: origin, bounds: own, images: images) { pixels in
        cairo_image_surface_get_data(surface)?.update(
          from: pixels.assumingMemoryBound(to: UInt8.self), count: raster.width * raster.height * 4)
      }
      cairo_surface_mark_dirty(surface)
      setPaint(surface, of: raster)
      cairo_surface_destroy(surface)
    }
  }
#endif
