import Foundation

// How well colours can be told apart, and colours near to others that can.
//
// Source: WCAG 2.2, "contrast ratio" and "relative luminance".

extension RGBA {
  /// How much light the colour gives, without its opacity: 0 for black, 1 for white.
  package var luminance: Double {
    func linear(_ value: Float) -> Double {
      let value = Double(min(max(value, 0), 1))
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
  /// From 1 for two equal colours to 21 for black and white. Both count as opaque.
  package func contrast(to other: RGBA) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
  /// This colour over an opaque one.
  package func over(_ ground: RGBA) -> RGBA {
    let opaque = RGBA(red, green, blue)
    return ground.mixed(with: opaque, by: Double(alpha))
  }
  /// This colour, or the nearest to it between it and `end`, that has at least this contrast to what is behind it; `end`
  /// where none has. Its opacity stays.
  package func mixed(towards end: RGBA, untilContrast least: Double, to ground: RGBA) -> RGBA {
    // A little more than asked for, as colours end up in whole steps of 255.
    let least = least + 0.03
    if contrast(to: ground) >= least { return self }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<12 {
      let middle = (low + high) / 2
      if mixed(with: end.opaque, by: middle).contrast(to: ground) >= least { high = middle } else { low = middle }
    }
    var result = mixed(with: end.opaque, by: high)
    result.alpha = alpha
    return result
  }
  private var opaque: RGBA { RGBA(red, green, blue) }
}
