import Foundation

/// An element of a file that Xcode's model editor writes: a name, attributes, elements inside. Text between them has no meaning there.
struct ModelElement {
  var name: String
  var attributes: [String: String] = [:]
  var children: [ModelElement] = []

  subscript(_ attribute: String) -> String? { attributes[attribute] }
  /// Whether an attribute says so; nil if it is not there.
  func flag(_ attribute: String) -> Bool { attributes[attribute] == "YES" }
  func all(_ name: String) -> [ModelElement] { children.filter { $0.name == name } }
}

/// Reads what XML needs for models: elements, attributes, references to characters; comments and declarations are passed over.
struct ModelXML {
  private let text: [UInt8]
  private var index = 0

  /// - Throws: `ModelFileError`, if the text is not one whole element.
  static func read(_ data: Data) throws -> ModelElement {
    var reader = ModelXML(text: Array(data))
    try reader.skipMisc()
    let root = try reader.element()
    try reader.skipMisc()
    if reader.index < reader.text.count { throw ModelFileError("goes on after its end") }
    return root
  }
  private init(text: [UInt8]) { self.text = text }

  private func has(_ prefix: String) -> Bool { text[index...].starts(with: prefix.utf8) }
  private mutating func skipSpace() {
    while index < text.count, [0x20, 0x09, 0x0a, 0x0d].contains(text[index]) { index += 1 }
  }
  private mutating func skip(through end: String) throws {
    while index < text.count, !has(end) { index += 1 }
    if index >= text.count { throw ModelFileError("ends before \(end)") }
    index += end.utf8.count
  }
  private mutating func skipMisc() throws {
    if index == 0, has("\u{feff}") { index += 3 }
    while true {
      skipSpace()
      if has("<?") {
        try skip(through: "?>")
      } else if has("<!--") {
        try skip(through: "-->")
      } else if has("<!") {
        try skip(through: ">")
      } else {
        return
      }
    }
  }
  private mutating func name() throws -> String {
    let start = index
    while index < text.count, ![0x20, 0x09, 0x0a, 0x0d, 0x2f, 0x3e, 0x3d].contains(text[index]) { index += 1 }
    if start == index { throw ModelFileError("has no name at byte \(index)") }
    return String(decoding: text[start..<index], as: UTF8.self)
  }
  private mutating func element() throws -> ModelElement {
    guard has("<") else { throw ModelFileError("has no element at byte \(index)") }
    index += 1
    var result = ModelElement(name: try name())
    while true {
      skipSpace()
      if has("/>") {
        index += 2
        return result
      }
      if has(">") { break }
      let key = try name()
      skipSpace()
      guard has("=") else { throw ModelFileError("has an attribute '\(key)' without a value") }
      index += 1
      skipSpace()
      guard index < text.count, text[index] == 0x22 || text[index] == 0x27 else {
        throw ModelFileError("has an attribute '\(key)' without quotation marks")
      }
      let quote = text[index]
      index += 1
      let start = index
      while index < text.count, text[index] != quote { index += 1 }
      guard index < text.count else { throw ModelFileError("ends within the attribute '\(key)'") }
      result.attributes[key] = Self.plain(String(decoding: text[start..<index], as: UTF8.self))
      index += 1
    }
    index += 1
    while true {
      while index < text.count, text[index] != 0x3c { index += 1 }
      guard index < text.count else { throw ModelFileError("ends within <\(result.name)>") }
      if has("<!--") {
        try skip(through: "-->")
      } else if has("</") {
        index += 2
        guard try name() == result.name else { throw ModelFileError("has another end than that of <\(result.name)>") }
        try skip(through: ">")
        return result
      } else {
        result.children.append(try element())
      }
    }
  }
  /// An attribute's value with its references to characters filled in.
  private static func plain(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = "", rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      guard let end = rest[mark...].firstIndex(of: ";") else { break }
      let name = rest[rest.index(after: mark)..<end]
      switch name {
      case "amp": result += "&"
      case "lt": result += "<"
      case "gt": result += ">"
      case "quot": result += "\""
      case "apos": result += "'"
      default:
        let digits = name.dropFirst()
        let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        if name.hasPrefix("#"), let scalar = number.flatMap(Unicode.Scalar.init) {
          result.unicodeScalars.append(scalar)
        }
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

/// Why a file of a model cannot be read.
public struct ModelFileError: Error, CustomStringConvertible {
  public let description: String
  public init(_ description: String) { self.description = description }
}
