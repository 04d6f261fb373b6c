import Foundation
import UniformTypeIdentifiers

extension Never: Transferable {
  public static var transferRepresentation: Never {
    fatalError("There is no value of type Never; nothing asks how one is transferred.")
  }
}

extension String: Transferable {
  /// Plain text in UTF-8. Bytes that are not valid text become replacement characters.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(.utf8PlainText, atOnce: { Data($0.utf8) }, { String(decoding: $0, as: UTF8.self) })
    DataRepresentation<String>(.plainText, atOnce: nil, { String(decoding: $0, as: UTF8.self) })
  }
}

extension Data: Transferable {
  /// Data of no type in particular, from data of any type.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(.data, atOnce: { $0 }, { $0 })
  }
}

extension URL: Transferable {
  /// The URL; of a file as such. Programs that know no URLs get its text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(.fileURL, atOnce: { Data($0.absoluteString.utf8) }, { try Self.url($0) }).exportingCondition
    { $0.isFileURL }
    DataRepresentation<URL>(.url, atOnce: { Data($0.absoluteString.utf8) }, { try Self.url($0) })
    DataRepresentation<URL>(.utf8PlainText, atOnce: { Data(($0.isFileURL ? $0.path : $0.absoluteString).utf8) }, nil)
  }
  private static func url(_ data: Data) throws -> URL {
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: text) else { throw TransferError("\"\(text)\" is no URL.") }
    return url
  }
}

extension AttributedString: Transferable {
  /// The text without its attributes: Foundation on Linux does not code attributed text.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(
      exporting: { (text: AttributedString) in String(text.characters) }, importing: { AttributedString($0) })
  }
}
