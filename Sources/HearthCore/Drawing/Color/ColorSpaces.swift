import Foundation
import HearthRendering

/// Conversions between colour spaces. Components are 0 to 1 for colours that the space
/// can show; others are kept, mirrored at 0.
enum ColorSpaces {
  /// Source: IEC 61966-2-1 (sRGB).
  static func linear(_ value: Float) -> Float {
    let v = abs(value)
    let result = v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }
  static func gamma(_ value: Float) -> Float {
    // In double precision: in that of the parameter white would become 0.99999994.
    let v = Double(abs(value))
    let result = Float(v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055)
    return value < 0 ? -result : result
  }

  /// From linear Display P3 to linear sRGB. Source: the primaries of SMPTE EG 432-1 and of sRGB with white D65.
  static func sRGB(fromDisplayP3 c: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(
      1.2249402 * c.x - 0.2249402 * c.y,
      -0.0420570 * c.x + 1.0420570 * c.y,
      -0.0196376 * c.x - 0.0786361 * c.y + 1.0982737 * c.z)
  }

  /// From hue, saturation and brightness, each from 0 to 1; the hue turns round.
  static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
    guard hue.isFinite, saturation.isFinite, brightness.isFinite else { return (0, 0, 0) }
    let sector = (hue - hue.rounded(.down)) * 6
    let s = min(max(saturation, 0), 1), v = brightness
    let fraction = sector - sector.rounded(.down)
    let p = v * (1 - s), q = v * (1 - s * fraction), t = v * (1 - s * (1 - fraction))
    switch Int(sector) {
    case 0: return (v, t, p)
    case 1: return (q, v, p)
    case 2: return (p, v, t)
    case 3: return (p, q, v)
    case 4: return (t, p, v)
    default: return (v, p, q)
    }
  }

  /// Source: Björn Ottosson, "A perceptual color space for image processing" (Oklab).
  static func oklab(fromLinear c: SIMD3<Float>) -> SIMD3<Float> {
    let l = cbrt(0.4122214708 * c.x + 0.5363325363 * c.y + 0.0514459929 * c.z)
    let m = cbrt(0.2119034982 * c.x + 0.6806995451 * c.y + 0.1073969566 * c.z)
    let s = cbrt(0.0883024619 * c.x + 0.2817188376 * c.y + 0.6299787005 * c.z)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }
  static func linear(fromOklab c: SIMD3<Float>) -> SIMD3<Float> {
    let l = c.x + 0.3963377774 * c.y + 0.2158037573 * c.z
    let m = c.x - 0.1055613458 * c.y - 0.0638541728 * c.z
    let s = c.x - 0.0894841775 * c.y - 1.2914855480 * c.z
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return SIMD3(
      4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)
  }
}

extension RGBA {
  /// A colour between this one and `other`. Colours are weighted with their alpha, so that a clear one has no hue.
  /// In `perceptual` space the steps look even (Oklab), else sRGB components are mixed.
  func mixed(with other: RGBA, by fraction: Double, perceptual: Bool) -> RGBA {
    let f = Float(min(max(fraction.isNaN ? 0 : fraction, 0), 1))
    if f == 0 { return self }
    if f == 1 { return other }
    let alpha = self.alpha + (other.alpha - self.alpha) * f
    if alpha <= 0 { return RGBA(red, green, blue, 0) }
    let (a, b) = (self.alpha * (1 - f) / alpha, other.alpha * f / alpha)
    if !perceptual {
      return RGBA(red * a + other.red * b, green * a + other.green * b, blue * a + other.blue * b, alpha)
    }
    func lab(_ c: RGBA) -> SIMD3<Float> {
      ColorSpaces.oklab(
        fromLinear: SIMD3(ColorSpaces.linear(c.red), ColorSpaces.linear(c.green), ColorSpaces.linear(c.blue)))
    }
    let mixed = ColorSpaces.linear(fromOklab: lab(self) * a + lab(other) * b)
    return RGBA(ColorSpaces.gamma(mixed.x), ColorSpaces.gamma(mixed.y), ColorSpaces.gamma(mixed.z), alpha)
  }
  /// With components from 0 to 1, as painters want them. What is not a number becomes 0.
  var clamped: RGBA {
    func clamp(_ v: Float) -> Float { v > 0 ? min(v, 1) : 0 }
    return RGBA(clamp(red), clamp(green), clamp(blue), clamp(alpha))
  }
}
