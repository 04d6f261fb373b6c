import Foundation
import HearthCore
import HearthStrings
import HearthUI

// Texts with attributes from documents, and documents from them. Source: Apple, documentation of
// `NSAttributedString.init(data:options:documentAttributes:)`, which Foundation does not have on Linux.

extension NSAttributedString {
  /// The form of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// RTF with its images in a folder. It cannot be read.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }
  /// What a document says besides its text.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The attributes of text that has none of its own.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
  }
  /// How a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`; without one it is told from the first bytes.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of the `String.Encoding` of HTML and plain text; without one UTF-8, or UTF-16 with its mark.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text that has none of its own.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The text of a document: HTML, RTF or plain text.
  ///
  ///     let text = try NSAttributedString(
  ///       data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
  ///       documentAttributes: nil)
  ///
  /// Of HTML and RTF the paragraphs are read, fonts' sizes, bold, italics, lines below and through, colours and links.
  /// Text without a font of its own has the system's in 12 points, or what `defaultAttributes` says.
  ///
  /// - Throws: `CocoaError.fileReadCorruptFile` for bytes that are not RTF, `.fileReadInapplicableStringEncoding` for bytes that
  ///   the encoding does not have, `.featureUnsupported` for another type of document.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let type = Self.type(of: data, options)
    let base = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    switch type {
    case .plain:
      self.init(string: try Self.string(data, options), attributes: base.isEmpty ? nil : base)
    case .html:
      let bytes = options[.characterEncoding] == nil ? data : Data(try Self.string(data, options).utf8)
      self.init(attributedString: Self.made(of: FormattedText(html: bytes), base))
    case .rtf:
      guard let text = FormattedText(rtf: data) else { throw CocoaError(.fileReadCorruptFile) }
      self.init(attributedString: Self.made(of: text, base))
    default: throw CocoaError(.featureUnsupported)
    }
    documentAttributes?.pointee = NSDictionary(dictionary: [DocumentAttributeKey.documentType.rawValue: type.rawValue])
  }

  /// The text, or a part of it, as a document of the type that `documentType` says: HTML, RTF or plain text.
  ///
  /// - Throws: `CocoaError.featureUnsupported` for another type of document.
  public func data(
    from range: NSRange, documentAttributes: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let part = attributedSubstring(from: range)
    switch Self.type(documentAttributes[.documentType]) ?? .plain {
    case .plain: return Data(part.string.utf8)
    case .html: return Data(part.formatted.html.utf8)
    case .rtf: return Data(part.formatted.rtf.utf8)
    default: throw CocoaError(.featureUnsupported)
    }
  }

  private static func type(_ value: Any?) -> DocumentType? {
    value as? DocumentType ?? (value as? String).map { DocumentType(rawValue: $0) }
  }
  private static func type(of data: Data, _ options: [DocumentReadingOptionKey: Any]) -> DocumentType {
    if let type = type(options[.documentType]) { return type }
    if data.starts(with: Data("{\\rtf".utf8)) { return .rtf }
    let start = String(decoding: data.prefix(64), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return ["<!doctype html", "<html"].contains { start.lowercased().hasPrefix($0) } ? .html : .plain
  }
  private static func string(_ data: Data, _ options: [DocumentReadingOptionKey: Any]) throws -> String {
    let raw = options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? Int).map { UInt(bitPattern: $0) }
    let hasMark = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let encoding = raw.map { String.Encoding(rawValue: $0) } ?? (hasMark ? .utf16 : .utf8)
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }
  /// Points of text without a size. Source: Apple's reader of HTML, Times in 12 points; the family is our choice.
  private static let standardSize: CGFloat = 12

  private static func made(
    of text: FormattedText, _ base: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let font = base[.font] as? UIFont ?? .systemFont(ofSize: standardSize)
    return text.runs.reduce(into: NSMutableAttributedString(string: "")) { result, run in
      var attributes = base
      let look = run.look
      var descriptor = font.fontDescriptor, traits = descriptor.symbolicTraits
      if look.isBold { traits.insert(.traitBold) }
      if look.isItalic { traits.insert(.traitItalic) }
      if traits != descriptor.symbolicTraits { descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor }
      attributes[.font] =
        look.isBold || look.isItalic || look.size != nil
        ? UIFont(descriptor: descriptor, size: look.size.map { CGFloat($0) } ?? font.pointSize) : font
      if look.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if look.isStruckOut { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      if let color = look.color { attributes[.foregroundColor] = UIColor(color) }
      if let color = look.background { attributes[.backgroundColor] = UIColor(color) }
      if let link = look.link.flatMap({ URL(string: $0) }) { attributes[.link] = link }
      result.append(NSAttributedString(string: run.text, attributes: attributes))
    }
  }
  private var formatted: FormattedText {
    var result = FormattedText()
    enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
      var look = FormattedText.Look()
      func isLine(_ key: NSAttributedString.Key) -> Bool {
        let style = (values[key] as? NSUnderlineStyle)?.rawValue ?? (values[key] as? NSNumber)?.intValue
        return (style ?? values[key] as? Int ?? 0) & 0xFF != 0
      }
      if let font = values[.font] as? UIFont {
        let traits = font.fontDescriptor.symbolicTraits
        (look.isBold, look.isItalic) = (traits.contains(.traitBold), traits.contains(.traitItalic))
        look.size = Double(font.pointSize)
      }
      (look.isUnderlined, look.isStruckOut) = (isLine(.underlineStyle), isLine(.strikethroughStyle))
      look.color = (values[.foregroundColor] as? UIColor).flatMap { FormattedText.Color($0) }
      look.background = (values[.backgroundColor] as? UIColor).flatMap { FormattedText.Color($0) }
      let link = (values[.link] as? URL)?.absoluteString ?? values[.link] as? String
      look.link = link.flatMap { FormattedText.allowedLink($0) }
      result.append((string as NSString).substring(with: range), look)
    }
    return result
  }
}
extension UIColor {
  fileprivate convenience init(_ color: FormattedText.Color) {
    self.init(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255, alpha: 1)
  }
}
extension FormattedText.Color {
  fileprivate init?(_ color: UIColor) {
    var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    func byte(_ value: CGFloat) -> UInt8 { UInt8(min(max((value * 255).rounded(), 0), 255)) }
    self.init(byte(red), byte(green), byte(blue))
  }
}
