/// Characters by name or number.
enum HTMLEntities {
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "&"),
        let end = bytes[index..<min(index + 12, bytes.endIndex)].firstIndex(of: UInt8(ascii: ";")),
        let scalar = scalar(String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
      {
        result += Array(String(Character(scalar)).utf8)
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
  private static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return names[name] }
    let digits = name.dropFirst()
    let value =
      digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }
  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "\u{A9}", "reg": "\u{AE}",
    "trade": "\u{2122}", "hellip": "\u{2026}", "mdash": "\u{2014}", "ndash": "\u{2013}", "lsquo": "\u{2018}",
    "rsquo": "\u{2019}", "ldquo": "\u{201C}", "rdquo": "\u{201D}", "bull": "\u{2022}", "middot": "\u{B7}",
    "laquo": "\u{AB}", "raquo": "\u{BB}", "euro": "\u{20AC}", "auml": "\u{E4}", "ouml": "\u{F6}", "uuml": "\u{FC}",
    "Auml": "\u{C4}", "Ouml": "\u{D6}", "Uuml": "\u{DC}", "szlig": "\u{DF}", "eacute": "\u{E9}", "egrave": "\u{E8}",
    "agrave": "\u{E0}", "ccedil": "\u{E7}", "times": "\u{D7}", "deg": "\u{B0}", "shy": "\u{AD}",
  ]
}
