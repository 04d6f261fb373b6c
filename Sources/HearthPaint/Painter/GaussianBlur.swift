#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// Blurs pixels by the bell curve itself, cut off at `DisplayEffect.blurReach` standard deviations.
  ///
  /// Source: W3C, Filter Effects Module Level 1, feGaussianBlur. The radius of a blur and of a shadow is the standard
  /// deviation. Source: Apple, CIGaussianBlur's radius, of which blurs of views are made.
  nonisolated enum GaussianBlur {
    /// Points: the largest radius of a blur or a shadow, which leaves nothing of what is on a screen. Source: our choice.
    static let largest: CGFloat = 500
    /// How many of them the curve itself has, so that what is cut off does not make the rest brighter.
    private static let tail = 3.6
    /// Pixels. A wider curve is computed of fewer pixels, between which one does not see a difference: straight lines between
    /// them miss it by a quarter of a step of 255.
    static let widest = 6.0

    /// The curve to one side, its middle first: numbers of 16 bits, which add up to 65,536 on both sides together.
    private static func weights(_ deviation: Double) -> [UInt64] {
      let count = max(1, Int((deviation * tail).rounded(.up)))
      // The part of the curve that lies in each pixel, so that narrow curves are exact, too.
      func below(_ x: Double) -> Double { 0.5 * erfc(-x / (deviation * 2.0.squareRoot())) }
      let parts = (0...count).map { below(Double($0) + 0.5) - below(Double($0) - 0.5) }
      let sum = parts[0] + 2 * parts.dropFirst().reduce(0, +)
      var weights = parts.map { UInt64(($0 / sum * 65_536).rounded()) }
      weights[0] = 65_536 - 2 * weights.dropFirst().reduce(0, +)
      return weights
    }

    /// - Parameters:
    ///   - pixels: Rows of `width` premultiplied values of four bytes. Those at the edges go on beyond them.
    ///   - deviation: Pixels, more than 0.
    static func blur(_ pixels: UnsafeMutablePointer<UInt32>, _ width: Int, _ height: Int, deviation: Double) {
      let weights = weights(deviation), reach = weights.count - 1
      let longest = max(width, height) + 2 * reach
      let middle = UnsafeMutablePointer<UInt64>.allocate(capacity: width * height * 2)
      let line = UnsafeMutablePointer<UInt64>.allocate(capacity: longest * 2)
      defer {
        middle.deallocate()
        line.deallocate()
      }
      weights.withUnsafeBufferPointer { weights in
        hearth_blur(pixels, width, height, weights.baseAddress!, reach, middle, line)
      }
    }
  }

  extension Painter {
    /// Whether a piece is blurred as a whole, and kept, also where a part of it is seen. Source: our choice: no larger than a
    /// window.
    func isBlurredWhole(_ piece: DisplayPiece) -> Bool {
      piece.bounds.width * piece.bounds.height * scale * scale <= 4_000_000
    }

    /// A blurred picture of a node; nil where there is no memory for it.
    ///
    /// Computed, and kept as pixels: GSK's own blurs have other widths with cairo than with OpenGL, and cut them off.
    ///
    /// - Parameters:
    ///   - bounds: What the node reaches, as far as it counts.
    ///   - deviation: Points. Not more than `GaussianBlur.largest`.
    ///   - visible: What is seen of it: no more counts of what is too large to be kept as a whole.
    ///   - goesOn: Whether the edges of `bounds` go on beyond them; otherwise the picture fades there.
    ///   - color: What all is painted with, as a shadow is.
    func blurred(
      _ node: RenderNode, bounds: CGRect, visible: CGRect, deviation: CGFloat, goesOn: Bool = false, color: RGBA? = nil
    ) -> RenderNode? {
      let bounds = visible == .infinite ? bounds : bounds.intersection(visible)
      let deviation = Double(min(deviation, GaussianBlur.largest)), reach = CGFloat(deviation) * DisplayEffect.blurReach
      let area = goesOn ? bounds : bounds.insetBy(dx: -reach, dy: -reach)
      let scale = Raster.scale(min(self.scale, CGFloat(GaussianBlur.widest / deviation)), fitting: area)
      guard let raster = Raster(covering: area, scale: scale), let surface = raster.surface(of: node),
        let data = cairo_image_surface_get_data(surface)
      else { return nil }
      defer { cairo_surface_destroy(surface) }
      needs.insert(.scale)
      blurCount += 1
      let pixels = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
      if deviation * scale > 0.1 {
        GaussianBlur.blur(pixels, raster.width, raster.height, deviation: deviation * scale)
      }
      if let color { Self.tint(pixels, raster.width * raster.height, color) }
      if !paintsWithCairo { return raster.node(of: data) }
      cairo_surface_mark_dirty(surface)
      return .cairo(in: raster.rect) { context in
        context.setPaint(surface, of: raster)
        cairo_rectangle(
          context.pointer, raster.rect.minX, raster.rect.minY, raster.rect.width, raster.rect.height)
        cairo_fill(context.pointer)
      }
    }
    /// All pixels in one colour, as far as they cover something.
    private static func tint(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: RGBA) {
      let alpha = color.alpha * 255
      let table = (0...255).map { covered -> UInt32 in
        let part = Float(covered) / 255 * alpha
        func byte(_ value: Float) -> UInt32 { UInt32(min(max(value * part + 0.5, 0), 255)) }
        return byte(1) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
      }
      table.withUnsafeBufferPointer { table in
        let table = table.baseAddress!
        for index in 0..<count { pixels[index] = table[Int(pixels[index] >> 24)] }
      }
    }
  }
#endif
