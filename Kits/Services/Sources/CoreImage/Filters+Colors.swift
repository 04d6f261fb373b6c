import CoreGraphics

private typealias RGB = SIMD3<Float>

/// Filters that change each colour alone.
extension FilterRecipe {
  static let colors: [String: FilterRecipe] = [
    "CISepiaTone": .color([kCIInputIntensityKey: 1.0]) { values in
      let amount = Float(values.number(kCIInputIntensityKey))
      return { pixel in pixel.rgb { mix($0, sepia(of: $0), amount) } }
    },
    "CIColorControls": .color([
      kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0,
    ]) { values in
      let saturation = Float(values.number(kCIInputSaturationKey))
      let brightness = Float(values.number(kCIInputBrightnessKey))
      let contrast = Float(values.number(kCIInputContrastKey))
      return { pixel in
        let grey = RGB(repeating: pixel.luminance)
        return pixel.rgb { (mix(grey, $0, saturation) + brightness - 0.5) * contrast + 0.5 }
      }
    },
    "CIColorInvert": .color { _ in { pixel in pixel.rgb { 1 - $0 } } },
    "CIColorMonochrome": .color([
      kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0,
    ]) { values in
      let color = values.color(kCIInputColorKey).straight, amount = Float(values.number(kCIInputIntensityKey))
      return { pixel in
        let toned = RGB(color.x, color.y, color.z) * pixel.luminance
        return pixel.rgb { mix($0, toned, amount) }
      }
    },
    "CIFalseColor": .color([
      "inputColor0": CIColor(red: 0.3, green: 0, blue: 0), "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
    ]) { values in
      let dark = values.color("inputColor0").straight, light = values.color("inputColor1").straight
      return { pixel in
        let part = pixel.luminance
        let color = dark * (1 - part) + light * part
        return CIPixels.Pixel(color.x, color.y, color.z, color.w * pixel.w)
      }
    },
    "CIExposureAdjust": .color([kCIInputEVKey: 0.0]) { values in
      let factor = Float(exp2(values.number(kCIInputEVKey)))
      return { pixel in pixel.rgb { ToneCurve.encoded(ToneCurve.linear($0) * factor) } }
    },
    "CIHighlightShadowAdjust": .color(["inputHighlightAmount": 1.0, "inputShadowAmount": 0.0]) { values in
      let light = Float(values.number("inputHighlightAmount")), dark = Float(values.number("inputShadowAmount"))
      return { pixel in
        // Dark colours are lifted and light ones brought down, the more the darker and the lighter they are.
        let grey = pixel.luminance
        let lift = dark * (1 - grey) * (1 - grey) * grey * 2, fall = (1 - light) * grey * grey * 0.5
        return pixel.rgb { $0 + lift - fall }
      }
    },
    "CITemperatureAndTint": .color([
      "inputNeutral": CIVector(x: 6500, y: 0), "inputTargetNeutral": CIVector(x: 6500, y: 0),
    ]) { values in
      let from = values.point("inputNeutral"), to = values.point("inputTargetNeutral")
      // What was white at one temperature is white at the other: red and blue move against each other, green by the tint.
      let warm = Float((1e6 / max(to.x, 1000) - 1e6 / max(from.x, 1000)) / 400), tint = Float((to.y - from.y) / 300)
      return { pixel in pixel.rgb { $0 * RGB(1 + warm, 1 - tint, 1 - warm) } }
    },
    "CIGammaAdjust": .color(["inputPower": 1.0]) { values in
      let power = Float(values.number("inputPower"))
      return { pixel in pixel.rgb { RGB(pow($0.x, power), pow($0.y, power), pow($0.z, power)) } }
    },
    "CIHueAdjust": .color([kCIInputAngleKey: 0.0]) { values in
      let turn = hueMatrix(values.number(kCIInputAngleKey))
      return { pixel in
        pixel.rgb { color in RGB((turn.0 * color).sum(), (turn.1 * color).sum(), (turn.2 * color).sum()) }
      }
    },
    "CIVibrance": .color([kCIInputAmountKey: 0.0]) { values in
      let amount = Float(values.number(kCIInputAmountKey))
      return { pixel in
        // Pale colours change most.
        let chroma = max(pixel.x, pixel.y, pixel.z) - min(pixel.x, pixel.y, pixel.z)
        let grey = RGB(repeating: pixel.luminance)
        return pixel.rgb { mix(grey, $0, 1 + amount * (1 - chroma)) }
      }
    },
    "CIColorMatrix": .color([
      "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
      "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
      "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
    ]) { values in
      let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map { values.vector($0) }
      let bias = values.vector("inputBiasVector")
      return { pixel in
        let result = CIPixels.Pixel(
          (rows[0] * pixel).sum(), (rows[1] * pixel).sum(), (rows[2] * pixel).sum(), (rows[3] * pixel).sum())
        return (result + bias).clamped(lowerBound: .zero, upperBound: .one)
      }
    },
    "CIColorClamp": .color([
      "inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0), "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1),
    ]) { values in
      let low = values.vector("inputMinComponents"), high = values.vector("inputMaxComponents")
      return { pixel in pointwiseMin(pointwiseMax(pixel, low), high) }
    },
    "CIColorPosterize": .color(["inputLevels": 6.0]) { values in
      let levels = max(2, Float(values.number("inputLevels").rounded()))
      return { pixel in
        pixel.rgb { pointwiseMin(($0 * levels).rounded(.down), RGB(repeating: levels - 1)) / (levels - 1) }
      }
    },
    "CIColorThreshold": .color(["inputThreshold": 0.5]) { values in
      let threshold = Float(values.number("inputThreshold"))
      return { pixel in pixel.rgb { RGB.zero.replacing(with: RGB.one, where: $0 .>= threshold) } }
    },
    "CIWhitePointAdjust": .color([kCIInputColorKey: CIColor(red: 1, green: 1, blue: 1)]) { values in
      let white = values.color(kCIInputColorKey).straight
      return { pixel in pixel.rgb { $0 * RGB(white.x, white.y, white.z) } }
    },
    "CIToneCurve": .color([
      "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 0.25, y: 0.25),
      "inputPoint2": CIVector(x: 0.5, y: 0.5), "inputPoint3": CIVector(x: 0.75, y: 0.75),
      "inputPoint4": CIVector(x: 1, y: 1),
    ]) { values in
      let curve = Spline((0..<5).map { values.point("inputPoint\($0)") })
      return { pixel in pixel.rgb { RGB(curve.value(at: $0.x), curve.value(at: $0.y), curve.value(at: $0.z)) } }
    },
    "CILinearToSRGBToneCurve": .color { _ in { pixel in pixel.rgb { ToneCurve.encoded($0) } } },
    "CISRGBToneCurveToLinear": .color { _ in { pixel in pixel.rgb { ToneCurve.linear($0) } } },
    // Looks like Apple's, whose tables of colours are not published, and is not the same.
    "CIXRay": .color { _ in
      { pixel in pixel.rgb { _ in RGB(0.85, 1, 1) * (1 - pixel.luminance) } }
    },
    "CIThermal": .color { _ in
      let heat = [RGB(0, 0, 0.35), RGB(0.35, 0, 0.6), RGB(0.9, 0.1, 0.3), RGB(1, 0.65, 0), RGB(1, 1, 0.7)]
      return { pixel in
        let place = min(max(pixel.luminance, 0), 1) * Float(heat.count - 1)
        let index = min(Int(place), heat.count - 2)
        return pixel.rgb { _ in mix(heat[index], heat[index + 1], place - Float(index)) }
      }
    },
    "CIMaskToAlpha": .image { image, _ in
      CIImage(image.extent) { [pixels = image.pixels] in
        pixels($0).mapped { CIPixels.Pixel(repeating: $0.luminance) }
      }
    },
    "CIMinimumComponent": .color { _ in { pixel in pixel.rgb { RGB(repeating: $0.min()) } } },
    "CIMaximumComponent": .color { _ in { pixel in pixel.rgb { RGB(repeating: $0.max()) } } },
    "CIPhotoEffectMono": .color { _ in { pixel in pixel.rgb { _ in RGB(repeating: pixel.luminance) } } },
    "CIPhotoEffectTonal": .color { _ in
      { pixel in pixel.rgb { _ in RGB(repeating: (pixel.luminance - 0.5) * 0.9 + 0.52) } }
    },
    "CIPhotoEffectNoir": .color { _ in
      { pixel in pixel.rgb { _ in RGB(repeating: (pixel.luminance - 0.5) * 1.4 + 0.45) } }
    },
    "CIPhotoEffectFade": .effect(saturation: 0.7, contrast: 0.75, tint: RGB(0.06, 0.06, 0.07)),
    "CIPhotoEffectChrome": .effect(saturation: 1.3, contrast: 1.15, tint: RGB(0.01, 0.01, 0.01)),
    "CIPhotoEffectInstant": .effect(saturation: 0.75, contrast: 0.9, tint: RGB(0.08, 0.05, 0.01)),
    "CIPhotoEffectProcess": .effect(saturation: 0.9, contrast: 1, tint: RGB(-0.03, 0.04, 0.06)),
    "CIPhotoEffectTransfer": .effect(saturation: 0.85, contrast: 0.95, tint: RGB(0.09, 0.04, -0.03)),
  ]

  /// The look of a photograph. Source: our choice, near what Apple's tables of colours do; those are not published.
  private static func effect(saturation: Float, contrast: Float, tint: RGB) -> FilterRecipe {
    .color { _ in
      { pixel in
        let grey = RGB(repeating: pixel.luminance)
        return pixel.rgb { (mix(grey, $0, saturation) - 0.5) * contrast + 0.5 + tint }
      }
    }
  }
  private static func mix(_ from: RGB, _ to: RGB, _ part: Float) -> RGB { from + (to - from) * part }
  /// Source: the matrix of `sepia()` in W3C's "Filter Effects".
  private static func sepia(of color: RGB) -> RGB {
    RGB(
      (RGB(0.393, 0.769, 0.189) * color).sum(), (RGB(0.349, 0.686, 0.168) * color).sum(),
      (RGB(0.272, 0.534, 0.131) * color).sum())
  }
  /// Source: the matrix of `hue-rotate()` in W3C's "Filter Effects". Radians.
  private static func hueMatrix(_ angle: Double) -> (RGB, RGB, RGB) {
    let (c, s) = (Float(cos(angle)), Float(sin(angle)))
    let grey = RGB(0.213, 0.715, 0.072)
    return (
      grey + RGB(0.787, -0.715, -0.072) * c + RGB(-0.213, -0.715, 0.928) * s,
      grey + RGB(-0.213, 0.285, -0.072) * c + RGB(0.143, 0.140, -0.283) * s,
      grey + RGB(-0.213, -0.715, 0.928) * c + RGB(-0.787, 0.715, 0.072) * s
    )
  }
}

/// From the numbers of sRGB to amounts of light and back. Source: IEC 61966-2-1.
enum ToneCurve {
  static func linear(_ color: SIMD3<Float>) -> SIMD3<Float> {
    each(color) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
  }
  static func encoded(_ light: SIMD3<Float>) -> SIMD3<Float> {
    each(light) { $0 <= 0.003_130_8 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
  }
  private static func each(_ color: SIMD3<Float>, _ change: (Float) -> Float) -> SIMD3<Float> {
    SIMD3(change(color.x), change(color.y), change(color.z))
  }
}
/// A smooth curve through points, level beyond the first and the last.
///
/// Source: F. Fritsch and R. Carlson, "Monotone Piecewise Cubic Interpolation", with means of slopes as C. Moler's "Numerical Computing" has them: it does not
/// swing beyond its points.
private struct Spline {
  private let points: [SIMD2<Float>]
  private let slopes: [Float]
  init(_ places: [CGPoint]) {
    let points = places.map { SIMD2(Float($0.x), Float($0.y)) }.sorted { $0.x < $1.x }
    let steps = zip(points, points.dropFirst()).map { ($1.y - $0.y) / max($1.x - $0.x, 1e-6) }
    slopes = points.indices.map { index in
      guard index > 0, index < steps.count else { return index == 0 ? steps[0] : steps[steps.count - 1] }
      let (before, after) = (steps[index - 1], steps[index])
      return before * after <= 0 ? 0 : 2 * before * after / (before + after)
    }
    self.points = points
  }
  func value(at x: Float) -> Float {
    guard let first = points.first, x > first.x else { return points.first?.y ?? x }
    guard let index = points.indices.dropFirst().first(where: { x <= points[$0].x }) else { return points.last!.y }
    let (a, b) = (points[index - 1], points[index])
    let width = max(b.x - a.x, 1e-6), t = (x - a.x) / width
    // The four cubic polynomials of Hermite.
    let rise = t * t * (3 - 2 * t)
    return a.y * (1 - rise) + b.y * rise + width
      * (slopes[index - 1] * t * (1 - t) * (1 - t) - slopes[index] * t * t * (1 - t))
  }
}
