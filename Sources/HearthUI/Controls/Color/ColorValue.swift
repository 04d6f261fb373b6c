import Foundation
import HearthCore
import HearthRendering

/// A colour as pickers edit it: hue, saturation, brightness and opacity from 0 to 1. The hue of a grey, and the
/// saturation of black, are what they were before.
struct ColorValue: Hashable {
  var hue: Double
  var saturation: Double
  var brightness: Double
  var opacity: Double

  init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    func part(_ value: Double) -> Double { value.isFinite ? min(max(0, value), 1) : 0 }
    (self.hue, self.saturation) = (part(hue), part(saturation))
    (self.brightness, self.opacity) = (part(brightness), part(opacity))
  }
  init(red: Double, green: Double, blue: Double, opacity: Double) {
    func part(_ value: Double) -> Double { value.isFinite ? min(max(0, value), 1) : 0 }
    let (red, green, blue) = (part(red), part(green), part(blue))
    let most = max(red, green, blue), least = min(red, green, blue), range = most - least
    var hue = 0.0
    if range > 0 {
      if most == red {
        hue = (green - blue) / range
      } else if most == green {
        hue = 2 + (blue - red) / range
      } else {
        hue = 4 + (red - green) / range
      }
      hue /= 6
      if hue < 0 { hue += 1 }
    }
    self.init(hue: hue, saturation: most > 0 ? range / most : 0, brightness: most, opacity: opacity)
  }
  init(_ color: Color.Resolved, opaque: Bool = false) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      opacity: opaque ? 1 : Double(color.opacity))
  }
  /// From three, four, six or eight hexadecimal digits, with or without "#".
  init?(text: String) {
    var digits = Array(text.trimmingCharacters(in: .whitespaces))
    if digits.first == "#" { digits.removeFirst() }
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let number = UInt32(String(digits), radix: 16)
    else { return nil }
    let all = digits.count == 8 ? number : number << 8 | 0xFF
    func byte(_ shift: UInt32) -> Double { Double(all >> shift & 0xFF) / 255 }
    self.init(red: byte(24), green: byte(16), blue: byte(8), opacity: byte(0))
  }

  var components: (red: Double, green: Double, blue: Double) {
    let sector = hue * 6, part = sector - sector.rounded(.down)
    let p = brightness * (1 - saturation), q = brightness * (1 - saturation * part),
      t = brightness * (1 - saturation * (1 - part))
    switch Int(sector) % 6 {
    case 0: return (brightness, t, p)
    case 1: return (q, brightness, p)
    case 2: return (p, brightness, t)
    case 3: return (p, q, brightness)
    case 4: return (t, p, brightness)
    default: return (brightness, p, q)
    }
  }
  var color: Color {
    let (red, green, blue) = components
    return Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
  }
  var rgba: RGBA {
    let (red, green, blue) = components
    return RGBA(Float(red), Float(green), Float(blue), Float(opacity))
  }
  /// "#FF8000", with two digits of opacity behind where that is asked for and the colour is not opaque.
  func text(withOpacity: Bool) -> String {
    let (red, green, blue) = components
    var bytes = [red, green, blue]
    if withOpacity && opacity < 1 { bytes.append(opacity) }
    return "#"
      + bytes.map { value in
        let byte = Int((value * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }
  /// The same colour to the eye, to within what eight bits tell apart.
  func looksLike(_ other: ColorValue) -> Bool { text(withOpacity: true) == other.text(withOpacity: true) }
}
