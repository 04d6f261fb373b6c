import Foundation

/// The sizes of images of lines and areas, as their first bytes tell them, in points.
enum VectorHeader {
  // MARK: - SVG

  /// The size of the outermost element; where it has none, or a part of what is around, that of its view box.
  static func svg(_ bytes: [UInt8]) -> CGSize? {
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let values = attributes(text[start.upperBound..<end])
    let numbers = (values["viewBox"] ?? "").split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
    let box =
      numbers.count == 4 && numbers[2] > 0 && numbers[3] > 0 ? CGSize(width: numbers[2], height: numbers[3]) : nil
    let width = values["width"].flatMap(length), height = values["height"].flatMap(length)
    switch (width, height, box) {
    case (let width?, let height?, _): return CGSize(width: width, height: height)
    case (let width?, nil, let box?): return CGSize(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?): return CGSize(width: height * box.width / box.height, height: height)
    default: return box
    }
  }
  private static func attributes(_ tag: Substring) -> [String: String] {
    var result: [String: String] = [:]
    var rest = tag
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last ?? ""
      let value = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = value.first, quote == "\"" || quote == "'",
        let end = value.dropFirst().firstIndex(of: quote)
      else { break }
      result[String(name)] = String(value[value.index(after: value.startIndex)..<end])
      rest = value[value.index(after: end)...]
    }
    return result
  }
  /// Nil for a part of what is around, and what is not a length. Source: CSS Values and Units, absolute lengths.
  private static func length(_ text: String) -> CGFloat? {
    let text = text.trimmingCharacters(in: .whitespaces)
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4), ("em", 16), ("", 1),
    ]
    for (unit, factor) in units where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)), number > 0 else { continue }
      return CGFloat(number * factor)
    }
    return nil
  }

  // MARK: - PDF

  /// The size of the first page that is written in the clear: its crop box, or all of it.
  static func pdf(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: "%PDF".utf8) else { return nil }
    let text = String(decoding: bytes.map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
    guard let size = box("/CropBox", text) ?? box("/MediaBox", text) else { return nil }
    let turns = text.range(of: "/Rotate").flatMap { range in
      Int(text[range.upperBound...].drop(while: \.isWhitespace).prefix { $0.isNumber })
    }
    return (turns ?? 0) % 180 == 90 ? CGSize(width: size.height, height: size.width) : size
  }
  private static func box(_ name: String, _ text: String) -> CGSize? {
    guard let key = text.range(of: name) else { return nil }
    let rest = text[key.upperBound...].drop(while: \.isWhitespace)
    guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return nil }
    let numbers = rest[..<end].dropFirst().split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return numbers.count == 4 ? CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1])) : nil
  }
}
