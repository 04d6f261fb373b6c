import CoreGraphics

/// Filters that make a pixel of those around it.
extension FilterRecipe {
  static let shapes: [String: FilterRecipe] = [
    "CIGaussianBlur": .image([kCIInputRadiusKey: 10.0]) { image, values in
      image.gaussianBlurred(values.number(kCIInputRadiusKey))
    },
    "CIBoxBlur": .image([kCIInputRadiusKey: 10.0]) { image, values in
      let radius = max(0, Int(values.number(kCIInputRadiusKey).rounded()))
      return image.convolved(Array(repeating: 1, count: 2 * radius + 1))
    },
    "CIDiscBlur": .image([kCIInputRadiusKey: 8.0]) { image, values in
      // Nearly a disc: a box twice.
      let radius = max(0, Int((values.number(kCIInputRadiusKey) / 2).rounded()))
      let box = [Float](repeating: 1, count: 2 * radius + 1)
      return image.convolved(box).convolved(box)
    },
    "CIUnsharpMask": .image([kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]) { image, values in
      image.sharpened(values.number(kCIInputRadiusKey), values.number(kCIInputIntensityKey))
    },
    "CISharpenLuminance": .image([kCIInputSharpnessKey: 0.4, kCIInputRadiusKey: 1.69]) { image, values in
      image.sharpened(values.number(kCIInputRadiusKey), values.number(kCIInputSharpnessKey))
    },
    "CIBloom": .image([kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { image, values in
      let amount = Float(values.number(kCIInputIntensityKey))
      return image.gaussianBlurred(values.number(kCIInputRadiusKey)).blended(with: image) { glow, below in
        let light = below + glow * amount * (1 - below)
        return CIPixels.Pixel(light.x, light.y, light.z, min(1, light.w))
      }
    },
    "CIGloom": .image([kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { image, values in
      let amount = Float(values.number(kCIInputIntensityKey))
      return image.gaussianBlurred(values.number(kCIInputRadiusKey)).blended(with: image) { glow, below in
        let dark = below * (1 - amount) + pointwiseMin(below, below * glow + below * 0.25) * amount
        return CIPixels.Pixel(dark.x, dark.y, dark.z, below.w)
      }
    },
    "CIEdges": .image([kCIInputIntensityKey: 1.0]) { image, values in
      let amount = Float(values.number(kCIInputIntensityKey))
      return image.neighbours(1) { source, x, y in
        let across = source[x + 1, y] - source[x - 1, y], up = source[x, y + 1] - source[x, y - 1]
        let sum = across * across + up * up
        let edge = SIMD4<Float>(sum.x.squareRoot(), sum.y.squareRoot(), sum.z.squareRoot(), 0) * amount
        return CIPixels.Pixel(edge.x, edge.y, edge.z, source[x, y].w)
      }
    },
    "CIPixellate": .image([
      kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputScaleKey: 8.0,
    ]) { image, values in
      let side = max(1, values.number(kCIInputScaleKey)), center = values.point(kCIInputCenterKey)
      return image.cells(margin: side) { x, y in
        CGPoint(
          x: (((x - center.x) / side).rounded(.down) + 0.5) * side + center.x,
          y: (((y - center.y) / side).rounded(.down) + 0.5) * side + center.y)
      }
    },
    "CICrystallize": .image([
      kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 20.0,
    ]) { image, values in
      let side = max(1, values.number(kCIInputRadiusKey)), center = values.point(kCIInputCenterKey)
      return image.cells(margin: side * 2) { Crystals(side: side, center: center).seed(nearest: $0, $1) }
    },
    "CIVignette": .image([kCIInputRadiusKey: 1.0, kCIInputIntensityKey: 0.0]) { image, values in
      let amount = Float(values.number(kCIInputIntensityKey)), reach = values.number(kCIInputRadiusKey)
      let extent = image.extent
      let half = hypot(extent.width, extent.height) / 2
      return image.shaded { x, y in
        let distance = hypot(x - extent.midX, y - extent.midY) / max(half, 1) * max(reach, 0.01)
        return max(0, 1 - amount * Float(distance * distance))
      }
    },
    "CIVignetteEffect": .image([
      kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 150.0, kCIInputIntensityKey: 1.0,
      "inputFalloff": 0.5,
    ]) { image, values in
      let center = values.point(kCIInputCenterKey), radius = max(1, values.number(kCIInputRadiusKey))
      let amount = Float(values.number(kCIInputIntensityKey)), falloff = max(0.01, values.number("inputFalloff"))
      return image.shaded { x, y in
        let outside = (hypot(x - center.x, y - center.y) / radius - 1) / falloff
        return max(0, 1 - amount * Float(min(1, max(0, outside))))
      }
    },
  ]
}

/// Places in a plane, one in each square of a grid, somewhere in it.
private struct Crystals {
  let side: Double
  let center: CGPoint
  func seed(nearest x: Double, _ y: Double) -> CGPoint {
    let column = Int(((x - center.x) / side).rounded(.down)), row = Int(((y - center.y) / side).rounded(.down))
    var best = CGPoint.zero, distance = Double.infinity
    for across in (column - 1)...(column + 1) {
      for up in (row - 1)...(row + 1) {
        let seed = CGPoint(
          x: (Double(across) + Self.chance(across, up, 1)) * side + center.x,
          y: (Double(up) + Self.chance(across, up, 2)) * side + center.y)
        let length = hypot(seed.x - x, seed.y - y)
        if length < distance { (best, distance) = (seed, length) }
      }
    }
    return best
  }
  /// A number from 0 to 1, always the same for a square. Source: the mixing step of SplitMix64.
  private static func chance(_ x: Int, _ y: Int, _ kind: UInt64) -> Double {
    var value = UInt64(truncatingIfNeeded: x) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: y) &+ kind << 32
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return Double((value ^ value >> 31) >> 11) / Double(1 << 53)
  }
}

extension CIImage {
  /// Source: Apple, documentation of CIGaussianBlur: the radius is the standard deviation. What is further than three of
  /// them away counts for nothing.
  final func gaussianBlurred(_ radius: Double) -> CIImage {
    guard radius > 0, radius.isFinite else { return self }
    let sigma = min(radius, 1000)
    let reach = Int((sigma * 3).rounded(.up))
    return convolved((-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) })
  }
  /// The weighted mean of the pixels in a row and then in a column. The picture grows by half as many as there are.
  final func convolved(_ weights: [Float]) -> CIImage {
    let reach = weights.count / 2
    if reach == 0 { return self }
    let sum = weights.reduce(0, +)
    let kernel = weights.map { $0 / sum }
    let grown = extent.isInfinite ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    return CIImage(grown) { [pixels] wanted in
      let source = pixels(wanted.grown(by: reach))
      let width = source.width
      // Across: only the columns that are wanted, of all rows.
      var rows = [CIPixels.Pixel](repeating: .zero, count: wanted.width * source.height)
      for row in 0..<source.height {
        for column in 0..<wanted.width {
          var sum = CIPixels.Pixel.zero
          for index in kernel.indices { sum += source.values[row * width + column + index] * kernel[index] }
          rows[row * wanted.width + column] = sum
        }
      }
      var result = CIPixels(wanted)
      for row in 0..<wanted.height {
        for column in 0..<wanted.width {
          var sum = CIPixels.Pixel.zero
          for index in kernel.indices { sum += rows[(row + index) * wanted.width + column] * kernel[index] }
          result.values[row * wanted.width + column] = sum
        }
      }
      return result
    }
  }
  final func sharpened(_ radius: Double, _ amount: Double) -> CIImage {
    let factor = Float(amount)
    return clampedToExtent().gaussianBlurred(radius).cropped(to: extent).blended(with: self) { smooth, sharp in
      let result = sharp + (sharp - smooth) * factor
      let limit = SIMD4<Float>(repeating: sharp.w)
      return pointwiseMin(pointwiseMax(result, .zero), limit).withOpacity(sharp.w)
    }
  }
  /// Each pixel made of those around it, up to `margin` away. Beyond the edges the last pixels go on.
  final func neighbours(_ margin: Int, _ make: @escaping @Sendable (CIPixels, Int, Int) -> CIPixels.Pixel) -> CIImage {
    let extent = extent
    return CIImage(extent) { [pixels = clampedToExtent().pixels] wanted in
      let source = pixels(wanted.grown(by: margin))
      var result = CIPixels(wanted)
      for y in wanted.y..<(wanted.y + wanted.height) {
        for x in wanted.x..<(wanted.x + wanted.width) { result[x, y] = make(source, x, y) }
      }
      return result.kept(extent)
    }
  }
  /// Cells of one colour each: that of the picture at a point of the cell, not further than `margin` away.
  final func cells(margin: Double, _ place: @escaping @Sendable (Double, Double) -> CGPoint) -> CIImage {
    neighbours(Int(margin.rounded(.up)) + 1) { source, x, y in
      let point = place(Double(x) + 0.5, Double(y) + 0.5)
      return source.sample(point.x, point.y)
    }
  }
  /// Each colour darker by a factor for its place.
  final func shaded(_ factor: @escaping @Sendable (Double, Double) -> Float) -> CIImage {
    CIImage(extent) { [pixels] wanted in
      var result = pixels(wanted)
      for y in wanted.y..<(wanted.y + wanted.height) {
        for x in wanted.x..<(wanted.x + wanted.width) {
          let pixel = result[x, y]
          result[x, y] = (pixel * min(1, factor(Double(x) + 0.5, Double(y) + 0.5))).withOpacity(pixel.w)
        }
      }
      return result
    }
  }
}
extension CIPixels.Pixel {
  func withOpacity(_ w: Float) -> Self { Self(x, y, z, w) }
}
