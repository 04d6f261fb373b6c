import Foundation

/// A colour ready to be painted: sRGB components from 0 to 1, not premultiplied.
package struct RGBA: Hashable, Sendable {
  package var red, green, blue, alpha: Float

  package init(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  package init(white: Float, alpha: Float = 1) { self.init(white, white, white, alpha) }

  package static let clear = RGBA(0, 0, 0, 0)
  package static let black = RGBA(0, 0, 0)
  package static let white = RGBA(1, 1, 1)

  package func opacity(_ factor: Double) -> RGBA { RGBA(red, green, blue, alpha * Float(factor)) }
  package func mixed(with other: RGBA, by fraction: Double) -> RGBA {
    let f = Float(fraction)
    func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * f }
    return RGBA(mix(red, other.red), mix(green, other.green), mix(blue, other.blue), mix(alpha, other.alpha))
  }
}

extension RGBA: CustomStringConvertible {
  /// `#rrggbb`, with two more digits when it is not opaque.
  package var description: String {
    func hex(_ v: Float) -> String {
      let value = Int((min(max(v.isNaN ? 0 : v, 0), 1) * 255).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    return "#" + hex(red) + hex(green) + hex(blue) + (alpha < 1 ? hex(alpha) : "")
  }
}
