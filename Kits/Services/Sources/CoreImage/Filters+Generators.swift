import CoreGraphics

/// Filters that make a picture of numbers or texts, and those that look at a whole one.
extension FilterRecipe {
  static let generators: [String: FilterRecipe] = [
    "CIQRCodeGenerator": FilterRecipe(["inputMessage"], ["inputCorrectionLevel": "M"]) { values in
      guard let message = values.data("inputMessage") else { return nil }
      guard let level = QRCode.Level(values.text("inputCorrectionLevel")),
        let code = QRCode(message, level)
      else {
        reportFilter(
          "CIQRCodeGenerator",
          "no code is made of \(message.count) bytes with the correction level "
            + "'\(values.text("inputCorrectionLevel"))'. The levels are L, M, Q and H; 2953 bytes are the most.")
        return nil
      }
      return .modules(code.size, code.size, margin: 1) { code.isDark($0, $1) }
    },
    "CICode128BarcodeGenerator": FilterRecipe(
      ["inputMessage"], ["inputQuietSpace": 7.0, "inputBarcodeHeight": 32.0]
    ) { values in
      guard let message = values.data("inputMessage") else { return nil }
      guard let bars = Code128.bars(of: message) else {
        reportFilter("CICode128BarcodeGenerator", "only the characters of ASCII have bars; no code is made.")
        return nil
      }
      let space = max(0, min(100, Int(values.number("inputQuietSpace"))))
      let height = max(1, min(1000, Int(values.number("inputBarcodeHeight"))))
      return .modules(bars.count + 2 * space, height, margin: 0) { x, _ in
        bars.indices.contains(x - space) && bars[x - space]
      }
    },
    "CIConstantColorGenerator": FilterRecipe([], [kCIInputColorKey: CIColor.red]) { values in
      CIImage(color: values.color(kCIInputColorKey))
    },
    "CICheckerboardGenerator": FilterRecipe(
      [],
      [
        kCIInputCenterKey: CIVector(x: 150, y: 150), "inputColor0": CIColor.white, "inputColor1": CIColor.black,
        kCIInputWidthKey: 80.0,
      ]
    ) { values in
      let colors = [values.color("inputColor0").pixel, values.color("inputColor1").pixel]
      let center = values.point(kCIInputCenterKey), side = max(1, values.number(kCIInputWidthKey))
      return .computed { x, y in
        let sum = ((x - center.x) / side).rounded(.down) + ((y - center.y) / side).rounded(.down)
        return colors[sum.truncatingRemainder(dividingBy: 2) == 0 ? 0 : 1]
      }
    },
    "CILinearGradient": gradient([
      "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200),
    ]) { values in
      let start = values.point("inputPoint0"), end = values.point("inputPoint1")
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = max(dx * dx + dy * dy, .leastNormalMagnitude)
      return { x, y in ((x - start.x) * dx + (y - start.y) * dy) / length }
    },
    "CIRadialGradient": gradient([
      kCIInputCenterKey: CIVector(x: 150, y: 150), "inputRadius0": 5.0, "inputRadius1": 100.0,
    ]) { values in
      let center = values.point(kCIInputCenterKey)
      let inner = values.number("inputRadius0"), outer = values.number("inputRadius1")
      return { x, y in
        let distance = hypot(x - center.x, y - center.y)
        return outer == inner ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner)
      }
    },
    "CIAreaAverage": .image([kCIInputExtentKey: CIVector(cgRect: .infinite)]) { image, values in
      image.summed(values.rect(kCIInputExtentKey)) { pixels in
        pixels.values.reduce(CIPixels.Pixel.zero, +) / Float(max(1, pixels.values.count))
      }
    },
    "CIAreaMaximum": .image([kCIInputExtentKey: CIVector(cgRect: .infinite)]) { image, values in
      image.summed(values.rect(kCIInputExtentKey)) { $0.values.reduce(.zero) { pointwiseMax($0, $1) } }
    },
    "CIAreaMinimum": .image([kCIInputExtentKey: CIVector(cgRect: .infinite)]) { image, values in
      image.summed(values.rect(kCIInputExtentKey)) { $0.values.reduce(.one) { pointwiseMin($0, $1) } }
    },
  ]
  private static func gradient(
    _ defaults: [String: Any], _ part: @escaping @Sendable (FilterValues) -> @Sendable (Double, Double) -> Double
  ) -> FilterRecipe {
    let colors: [String: Any] = ["inputColor0": CIColor.white, "inputColor1": CIColor.black]
    return FilterRecipe([], defaults.merging(colors) { $1 }) { values in
      let from = values.color("inputColor0").pixel, to = values.color("inputColor1").pixel
      let place = part(values)
      return .computed { x, y in
        let amount = Float(min(1, max(0, place(x, y))))
        return from * (1 - amount) + to * amount
      }
    }
  }
}

extension CIImage {
  /// Black squares of one pixel upon white, the upper row first. They stay sharp when they are scaled.
  static func modules(
    _ width: Int, _ height: Int, margin: Int, _ isDark: @escaping @Sendable (Int, Int) -> Bool
  ) -> CIImage {
    let area = PixelArea(x: 0, y: 0, width: width + 2 * margin, height: height + 2 * margin)
    return NearestImage(area.rect) { wanted in
      var all = CIPixels(area, .one)
      for y in 0..<height {
        for x in 0..<width where isDark(x, y) {
          all.values[(y + margin) * all.width + x + margin] = CIPixels.Pixel(0, 0, 0, 1)
        }
      }
      return all.part(wanted)
    }
  }
  /// A picture without end, whose colours are computed by their place.
  static func computed(_ color: @escaping @Sendable (Double, Double) -> CIPixels.Pixel) -> CIImage {
    CIImage(.infinite) { wanted in
      var result = CIPixels(wanted)
      for y in wanted.y..<(wanted.y + wanted.height) {
        for x in wanted.x..<(wanted.x + wanted.width) { result[x, y] = color(Double(x) + 0.5, Double(y) + 0.5) }
      }
      return result
    }
  }
  /// One pixel that says something of a rectangle. Nil for one without pixels.
  final func summed(_ rect: CGRect?, _ sum: @escaping @Sendable (CIPixels) -> CIPixels.Pixel) -> CIImage? {
    let area = rect.map { $0.isInfinite || extent.isInfinite ? $0 : $0.intersection(extent) }
    guard let area = PixelArea(area.map { $0.isInfinite ? extent : $0 } ?? extent) else { return nil }
    return CIImage(CGRect(x: 0, y: 0, width: 1, height: 1)) { [pixels] wanted in
      let pixel = sum(pixels(area))
      return CIPixels(PixelArea(x: 0, y: 0, width: 1, height: 1), pixel).part(wanted)
    }
  }
}
