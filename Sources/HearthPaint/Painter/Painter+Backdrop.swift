#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  extension Painter {
    /// What was blurred behind a material: kept as long as nothing changes there.
    final class Backdrop {
      /// The material, held so that its address means no other piece.
      let piece: DisplayPiece
      let x, y, scale: CGFloat
      /// What was behind it.
      let behind: ContiguousArray<PlacedPiece>
      let node: RenderNode
      init(
        _ piece: DisplayPiece, x: CGFloat, y: CGFloat, scale: CGFloat, behind: ContiguousArray<PlacedPiece>,
        node: RenderNode
      ) {
        (self.piece, self.x, self.y, self.scale, self.behind, self.node) = (piece, x, y, scale, behind, node)
      }
      func holds(x: CGFloat, y: CGFloat, scale: CGFloat, _ pieces: ContiguousArray<PlacedPiece>) -> Bool {
        guard self.x == x, self.y == y, self.scale == scale, pieces.count == behind.count else { return false }
        for index in 0..<pieces.count
        where pieces[index].piece !== behind[index].piece || pieces[index].x != behind[index].x
          || pieces[index].y != behind[index].y
        {
          return false
        }
        return true
      }
    }
    /// Materials whose pictures are kept, at most. Source: our choice; a window has few.
    private static let mostBackdrops = 64

    /// What is painted so far, blurred where a material lies; nil where nothing is behind it.
    ///
    /// It is blurred at a fourth of the points, where nobody sees the difference: standard deviations are many points.
    /// Source: measured, a window of 1280 × 800 takes the time of drawing its content small.
    ///
    /// - Parameters:
    ///   - piece: The material, whose origin is at `x`, `y` in the layer.
    ///   - deviation: Points.
    func backdrop(
      of piece: DisplayPiece, x: CGFloat, y: CGFloat, _ layer: Layer, _ deviation: CGFloat, _ saturation: CGFloat
    ) -> RenderNode? {
      // A material inside of another effect is a translucent colour.
      guard let effect = piece as? EffectPiece, let fill = Self.material(effect.content), deviation > 0
      else { return nil }
      let area = fill.shape.bounds.offsetBy(dx: x, dy: y)
      var reach = area.insetBy(dx: -deviation * 3, dy: -deviation * 3)
      let behind = ContiguousArray(
        layer.pieces.filter { $0.piece.bounds.offsetBy(dx: $0.x, dy: $0.y).intersects(reach) })
      if behind.isEmpty { return nil }
      // What is at the edge of all that is there goes on beyond it: the edge of a window does not shine through.
      let all = behind.reduce(CGRect.null) { $0.union($1.piece.bounds.offsetBy(dx: $1.x, dy: $1.y)) }
      reach = reach.intersection(all)
      let key = ObjectIdentifier(piece)
      if let kept = backdrops[key], kept.holds(x: x, y: y, scale: scale, behind) { return kept.node }
      // Also a material keeps a pixel of a small picture or more from its edges.
      let small = max(min(1, 2 / deviation), 0.25)
      guard let raster = Raster(covering: reach, scale: small), let nodes = RenderNode.container(layer.nodes),
        let surface = raster.surface(of: nodes), let data = cairo_image_surface_get_data(surface)
      else { return nil }
      defer { cairo_surface_destroy(surface) }
      blurCount += 1
      let pixels = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt8.self)
      BoxBlur.blur(pixels, raster.width, raster.height, deviation: deviation * small)
      BoxBlur.saturate(pixels, raster.width * raster.height, saturation)
      let picture = raster.node(of: UnsafeRawPointer(data))
      let shape = NodeShape(fill.shape)
      let node = picture.moved(x: -x, y: -y).clipped(to: shape).moved(x: x, y: y)
      if backdrops.count >= Self.mostBackdrops { backdrops.removeAll() }
      backdrops[key] = Backdrop(piece, x: x, y: y, scale: scale, behind: behind, node: node)
      return node
    }
    /// The fill of a material, perhaps with its shadow.
    private static func material(_ piece: DisplayPiece) -> FillPiece? {
      if let fill = piece as? FillPiece { return fill }
      if let effect = piece as? EffectPiece, case .shadow = effect.effect { return material(effect.content) }
      return nil
    }
  }

  /// Blurs pixels of four bytes, in memory.
  enum BoxBlur {
    /// Three boxes come close to a bell curve: odd ones, so that nothing moves, of two sizes whose variances add up to
    /// about that of the curve. Ends go on. Source: W3C, Filter Effects Module Level 1, feGaussianBlur.
    static func blur(_ pixels: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, deviation: CGFloat) {
      guard width >= 1, height >= 1, deviation > 0.3, deviation < 1000 else { return }
      let variance = deviation * deviation
      var small = Int((4 * variance + 1).squareRoot())
      if small % 2 == 0 { small -= 1 }
      // How many boxes of the smaller size; a box of n pixels has a variance of (n² − 1) / 12.
      let size = CGFloat(small)
      let count = Int(((12 * variance - 3 * size * size - 12 * size - 9) / (-4 * size - 4)).rounded())
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: max(width, height)) { line in
        let base = line.baseAddress!
        pixels.withMemoryRebound(to: UInt32.self, capacity: width * height) { all in
          for pass in 0..<3 {
            let radius = (pass < count ? small : small + 2) / 2
            if radius == 0 { continue }
            for y in 0..<height { box(all + y * width, 1, width, radius, base) }
            for x in 0..<width { box(all + x, width, height, radius, base) }
          }
        }
      }
    }
    /// The mean of each pixel's neighbours in a line; the ends go on.
    private static func box(
      _ start: UnsafeMutablePointer<UInt32>, _ step: Int, _ count: Int, _ radius: Int,
      _ line: UnsafeMutablePointer<UInt32>
    ) {
      for index in 0..<count { line[index] = start[index &* step] }
      let first = line[0], last = line[count - 1]
      func part(_ pixel: UInt32) -> SIMD4<UInt32> {
        SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
      }
      let size = UInt32(2 * radius + 1)
      // Rounded: half of the divisor is added. A multiplication in place of a division.
      let factor = (UInt32(1) << 16 + size / 2) / size
      var sum = part(first) &* UInt32(radius + 1)
      for index in 0..<radius { sum = sum &+ part(index < count ? line[index] : last) }
      for index in 0..<count {
        let entering = index + radius < count ? line[index + radius] : last
        sum = sum &+ part(entering)
        let leaving = index - radius - 1 >= 0 ? line[index - radius - 1] : first
        sum = sum &- part(leaving)
        let mean = (sum &* factor &+ 32_768) &>> 16
        start[index &* step] = mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
      }
    }
    /// Pulls colours away from their grey. Premultiplied, no part becomes more than the opacity.
    static func saturate(_ pixels: UnsafeMutablePointer<UInt8>, _ count: Int, _ factor: CGFloat) {
      if factor == 1 { return }
      let strength = Int32((factor * 256).rounded())
      for index in 0..<count {
        let pixel = pixels + index * 4
        let (blue, green, red, alpha) = (Int32(pixel[0]), Int32(pixel[1]), Int32(pixel[2]), Int32(pixel[3]))
        // Source: W3C, Filter Effects Module Level 1, saturate.
        let grey = (red * 54 + green * 183 + blue * 19) >> 8
        func part(_ value: Int32) -> UInt8 { UInt8(min(max(grey + ((value - grey) * strength) >> 8, 0), alpha)) }
        (pixel[0], pixel[1], pixel[2]) = (part(blue), part(green), part(red))
      }
    }
  }
#endif
