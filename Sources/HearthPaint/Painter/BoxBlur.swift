#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// Blurs pixels of four bytes, in memory.
  nonisolated enum BoxBlur {
    /// Pixels. Sums of boxes are numbers of 16 bits up to it, of which the processor multiplies eight at a time.
    static let mostDeviation: CGFloat = 36

    /// Three boxes come close to a bell curve: odd ones, so that nothing moves, of two sizes whose variances add up to
    /// about that of the curve. Ends go on. Source: W3C, Filter Effects Module Level 1, feGaussianBlur.
    ///
    /// - Parameter deviation: Pixels; of more than `mostDeviation` that many are taken.
    static func blur(_ pixels: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, deviation: CGFloat) {
      guard width >= 1, height >= 1, deviation > 0.3 else { return }
      let radii = radii(deviation: min(deviation, mostDeviation))
      if radii.isEmpty { return }
      withUnsafeTemporaryAllocation(byteCount: width * height * 4, alignment: 16) { spare in
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: max(width, height) * 4) { sums in
          var source = pixels, target = spare.baseAddress!.assumingMemoryBound(to: UInt8.self)
          func blurColumns(_ width: Int, _ height: Int) {
            for radius in radii {
              averageColumns(source, target, width * 4, height, radius, sums.baseAddress!)
              swap(&source, &target)
            }
            transpose(source, target, width, height)
            swap(&source, &target)
          }
          // Rows are columns of the picture turned around its diagonal, and those are quicker: neighbours in a row are summed up at once.
          // Twice as many steps as one direction has, so that the last one writes into `pixels`.
          blurColumns(width, height)
          blurColumns(height, width)
        }
      }
    }
    /// How far three boxes reach to both sides, without those of a pixel.
    private static func radii(deviation: CGFloat) -> [Int] {
      let variance = deviation * deviation
      var small = Int((4 * variance + 1).squareRoot())
      if small % 2 == 0 { small -= 1 }
      // How many boxes of the smaller size; a box of n pixels has a variance of (n² − 1) / 12.
      let size = CGFloat(small)
      let count = Int(((12 * variance - 3 * size * size - 12 * size - 9) / (-4 * size - 4)).rounded())
      return (0..<3).map { ($0 < count ? small : small + 2) / 2 }.filter { $0 > 0 }
    }
    /// The means of each byte's neighbours above and below; the ends go on.
    private static func averageColumns(
      _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int,
      _ radius: Int, _ sums: UnsafeMutablePointer<UInt16>
    ) {
      func row(_ index: Int) -> UnsafePointer<UInt8> { source + min(max(index, 0), height - 1) * width }
      let size = 2 * radius + 1
      // Rounded: half of the divisor is in the sums.
      for column in 0..<width {
        sums[column] =
          UInt16(truncatingIfNeeded: size / 2) &+ UInt16(source[column]) &* UInt16(truncatingIfNeeded: radius + 1)
      }
      for index in 0..<radius {
        let entering = row(index)
        for column in 0..<width { sums[column] &+= UInt16(entering[column]) }
      }
      let factor = UInt16(65_536 / size)
      for index in 0..<height {
        // What leaves is that of the row before: the sum began with one row more.
        hearth_move_boxes(sums, row(index + radius), row(index - radius - 1), target + index * width, width, factor)
      }
    }
    /// Turns a picture around its diagonal.
    private static func transpose(
      _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int
    ) {
      // In squares that the nearest cache holds.
      let side = 16
      source.withMemoryRebound(to: UInt32.self, capacity: width * height) { source in
        target.withMemoryRebound(to: UInt32.self, capacity: width * height) { target in
          for top in stride(from: 0, to: height, by: side) {
            for left in stride(from: 0, to: width, by: side) {
              for y in top..<min(top + side, height) {
                for x in left..<min(left + side, width) { target[x &* height &+ y] = source[y &* width &+ x] }
              }
            }
          }
        }
      }
    }
    /// Whether nothing shines through.
    static func isOpaque(_ pixels: UnsafePointer<UInt8>, _ count: Int) -> Bool {
      pixels.withMemoryRebound(to: UInt32.self, capacity: count) { pixels in
        var all = UInt32.max
        for index in 0..<count { all &= pixels[index] }
        return all >> 24 == 255
      }
    }
    /// Pulls the colours of opaque pixels away from their grey, lays a colour over them, and writes them as red, green and blue.
    static func finish(
      _ pixels: UnsafePointer<UInt8>, _ count: Int, saturation: CGFloat, cover: RGBA,
      to target: UnsafeMutablePointer<UInt8>
    ) {
      // What is no number is nothing.
      func inRange(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
      let alpha = inRange(cover.alpha)
      func part(_ value: Float) -> UInt16 { UInt16((inRange(value) * alpha * 65_280).rounded()) }
      let strength = Int16(min(max(saturation * 256, 0), 16_383).rounded())
      let finish = HearthFinish(
        strength: strength, rest: UInt16(((1 - alpha) * 65_535).rounded()), red: part(cover.red),
        green: part(cover.green),
        blue: part(cover.blue))
      hearth_finish(pixels, count, finish, target)
    }
    /// Source: W3C, Filter Effects Module Level 1, saturate.
    private static func grey(_ red: Int32, _ green: Int32, _ blue: Int32) -> Int32 {
      (red &* 54 &+ green &* 183 &+ blue &* 19) &>> 8
    }
    /// Pulls colours away from their grey. Premultiplied, no part becomes more than the opacity.
    static func saturate(_ pixels: UnsafeMutablePointer<UInt8>, _ count: Int, _ factor: CGFloat) {
      let strength = Int32((factor * 256).rounded())
      for index in 0..<count {
        let pixel = pixels + index * 4
        let (blue, green, red, alpha) = (Int32(pixel[0]), Int32(pixel[1]), Int32(pixel[2]), Int32(pixel[3]))
        let grey = grey(red, green, blue)
        func part(_ value: Int32) -> UInt8 {
          UInt8(truncatingIfNeeded: min(max(grey &+ ((value &- grey) &* strength) &>> 8, 0), alpha))
        }
        (pixel[0], pixel[1], pixel[2]) = (part(blue), part(green), part(red))
      }
    }
  }
#endif
