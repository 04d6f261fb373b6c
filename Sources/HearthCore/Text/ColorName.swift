import Foundation
import HearthRendering

/// The name of a colour as it is in a place.
final class ColorNameContent: TextContent, @unchecked Sendable {
  let color: Color
  init(_ color: Color) { self.color = color }
  override func isEqual(to other: TextContent) -> Bool {
    color == unsafeDowncast(other, to: ColorNameContent.self).color
  }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) {
    builder.append(ColorName.of(builder.node.scope.rgba(color)), look)
  }
}

/// Names of colours, in English.
nonisolated enum ColorName {
  /// The name by hue, with how light and how strong the colour is. Source: our choice, by the names that CSS gives to
  /// colours of these hues.
  static func of(_ color: RGBA) -> String {
    let parts = [color.red, color.green, color.blue].map { Double(min(max($0.isFinite ? $0 : 0, 0), 1)) }
    let high = parts.max() ?? 0, low = parts.min() ?? 0, lightness = (high + low) / 2, chroma = high - low
    if color.alpha < 0.02 { return "transparent" }
    if chroma < 0.08 {
      switch lightness {
      case ..<0.08: return "black"
      case ..<0.35: return "dark gray"
      case ..<0.65: return "gray"
      case ..<0.94: return "light gray"
      default: return "white"
      }
    }
    var hue: Double =
      if high == parts[0] {
        (parts[1] - parts[2]) / chroma
      } else if high == parts[1] {
        2 + (parts[2] - parts[0]) / chroma
      } else {
        4 + (parts[0] - parts[1]) / chroma
      }
    hue = (hue * 60).truncatingRemainder(dividingBy: 360)
    if hue < 0 { hue += 360 }
    // Dark orange and yellow have a name of their own, and so have light reds.
    if hue >= 15, hue < 50, lightness < 0.45, chroma < 0.75 { return lightness < 0.25 ? "dark brown" : "brown" }
    if hue < 15 || hue >= 345, lightness > 0.78 { return "pink" }
    let name: String
    switch hue {
    case ..<15: name = "red"
    case ..<42: name = "orange"
    case ..<70: name = "yellow"
    case ..<160: name = "green"
    case ..<185: name = "teal"
    case ..<200: name = "cyan"
    case ..<250: name = "blue"
    case ..<290: name = "purple"
    case ..<345: name = lightness > 0.5 ? "pink" : "magenta"
    default: name = "red"
    }
    return lightness < 0.27 ? "dark " + name : lightness > 0.8 ? "light " + name : name
  }
}
