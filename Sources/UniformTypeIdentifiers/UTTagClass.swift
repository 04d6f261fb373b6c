/// A way to name types outside of this module.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Without the dot.
  public static var filenameExtension: UTTagClass { UTTagClass(rawValue: "public.filename-extension") }
  /// Internet media types, as in `text/plain`.
  public static var mimeType: UTTagClass { UTTagClass(rawValue: "public.mime-type") }

  /// The form that tags are compared in: small letters; MIME types without parameters but for a plain text's UTF-8.
  func normalized(_ tag: String) -> String? {
    let tag = tag.lowercased()
    guard self == .mimeType else { return tag.isEmpty || tag.contains("/") ? nil : tag }
    let parts = tag.split(separator: ";", omittingEmptySubsequences: false).map {
      $0.filter { $0 != " " && $0 != "\"" }
    }
    guard let name = parts.first, name.split(separator: "/", omittingEmptySubsequences: false).count == 2,
      !name.hasPrefix("/"), !name.hasSuffix("/")
    else { return nil }
    return name == "text/plain" && parts.contains("charset=utf-8") ? "text/plain;charset=utf-8" : name
  }
}

/// The type of a tag that no declared type has. Its identifier says everything about
/// it, so that it can be stored and sent.
struct DynamicType {
  static let prefix = "dyn."
  let tagClass: UTTagClass
  let tag: String
  let parent: String

  init(tagClass: UTTagClass, tag: String, parent: String) {
    (self.tagClass, self.tag, self.parent) = (tagClass, tag, parent)
  }

  /// Nil when the identifier is not that of a dynamic type.
  init?(_ identifier: String) {
    guard identifier.hasPrefix(DynamicType.prefix) else { return nil }
    let digits = Array(identifier.utf8.dropFirst(DynamicType.prefix.utf8.count))
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let byte = UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16) else { return nil }
      bytes.append(byte)
    }
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard fields.count == 3, !fields[2].hasPrefix(DynamicType.prefix) else { return nil }
    self.init(tagClass: UTTagClass(rawValue: fields[0]), tag: fields[1], parent: fields[2])
  }
  /// The fields in hexadecimal, since an identifier has letters, digits, dots and hyphens only.
  var identifier: String {
    let fields = [tagClass.rawValue, tag, parent].joined(separator: "\n")
    return DynamicType.prefix + fields.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// What the first part of a MIME type says. Source: our choice.
  static func parent(of tag: String, _ tagClass: UTTagClass) -> String? {
    guard tagClass == .mimeType else { return nil }
    return switch tag.prefix(while: { $0 != "/" }) {
    case "image": "public.image"
    case "audio": "public.audio"
    case "video": "public.movie"
    case "text": "public.text"
    case "font": "public.font"
    default: nil
    }
  }
}
