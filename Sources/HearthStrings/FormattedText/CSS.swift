/// Values of style sheets.
enum CSS {
  /// A colour; nil for one that is not known or cannot be seen.
  static func color(_ string: String) -> FormattedText.Color? {
    let value = string.trimmingASCIISpace.lowercased()
    if value.hasPrefix("#") { return hexadecimal(value.dropFirst()) }
    if value.hasPrefix("rgb"), let start = value.firstIndex(of: "(") {
      let parts = value[value.index(after: start)...].split { ", /)".contains($0) }.prefix(4)
      let numbers = parts.map { part -> Double? in
        part.hasSuffix("%") ? Double(part.dropLast()).map { $0 * 2.55 } : Double(part)
      }
      guard numbers.count >= 3, let red = numbers[0], let green = numbers[1], let blue = numbers[2] else { return nil }
      if numbers.count == 4, let alpha = numbers[3], alpha <= 0 { return nil }
      return FormattedText.Color(byte(red), byte(green), byte(blue))
    }
    return names[value]
  }
  private static func byte(_ value: Double) -> UInt8 { value.isFinite ? UInt8(min(max(value.rounded(), 0), 255)) : 0 }
  private static func hexadecimal(_ digits: Substring) -> FormattedText.Color? {
    guard digits.utf8.count <= 8, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    let values = digits.compactMap { $0.hexDigitValue }.map { UInt8($0) }
    switch values.count {
    case 3, 4: return FormattedText.Color(values[0] * 17, values[1] * 17, values[2] * 17)
    case 6, 8:
      return FormattedText.Color(
        values[0] << 4 | values[1], values[2] << 4 | values[3], values[4] << 4 | values[5])
    default: return nil
    }
  }
  /// A length in pixels; nil where it is not known, or relative to something.
  static func size(_ value: String) -> Double? {
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 4 / 3), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
    ]
    for (unit, factor) in units where value.hasSuffix(unit) {
      guard let number = Double(value.dropLast(unit.count).trimmingASCIISpace) else { return nil }
      let size = (number * factor * 100).rounded() / 100
      return FormattedText.Limits.sizes.contains(size) ? size : nil
    }
    return nil
  }
  /// Source: the basic colours of CSS, and orange.
  private static let names: [String: FormattedText.Color] = [
    "black": .init(0, 0, 0), "silver": .init(192, 192, 192), "gray": .init(128, 128, 128), "grey": .init(128, 128, 128),
    "white": .init(255, 255, 255), "maroon": .init(128, 0, 0), "red": .init(255, 0, 0), "purple": .init(128, 0, 128),
    "fuchsia": .init(255, 0, 255), "magenta": .init(255, 0, 255), "green": .init(0, 128, 0), "lime": .init(0, 255, 0),
    "olive": .init(128, 128, 0), "yellow": .init(255, 255, 0), "navy": .init(0, 0, 128), "blue": .init(0, 0, 255),
    "teal": .init(0, 128, 128), "aqua": .init(0, 255, 255), "cyan": .init(0, 255, 255), "orange": .init(255, 165, 0),
  ]
}
