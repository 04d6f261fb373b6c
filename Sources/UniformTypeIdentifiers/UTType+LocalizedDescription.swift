import Foundation
import Synchronization

extension UTType {
  /// What people call data of this type, in the user's language: "PNG image"; nil where nobody has a name for it.
  ///
  /// Names are those of the shared MIME database, as file managers show them. Types without a MIME type, such as `image`, have English
  /// names for the most usual ones.
  public var localizedDescription: String? {
    if let known = UTType.descriptions.withLock({ $0[self] }) { return known }
    let languages = MimeDescription.languages(Locale.current.identifier)
    var found = tags[.mimeType]?.lazy.compactMap { MimeDescription.text(of: $0, languages) }.first
    if found == nil { found = UTType.plainNames[self] }
    UTType.descriptions.withLock { $0[self] = .some(found) }
    return found
  }
  private static let descriptions = Mutex<[UTType: String?]>([:])
  /// Source: Apple's names of these types in English.
  private static let plainNames: [UTType: String] = [
    .item: "item", .content: "content", .data: "data", .compositeContent: "composite content", .text: "text",
    .image: "image", .audio: "audio", .movie: "movie", .video: "video", .audiovisualContent: "audiovisual content",
    .archive: "archive", .folder: "folder", .directory: "directory", .url: "URL", .fileURL: "file URL",
    .package: "package", .bundle: "bundle", .volume: "volume", .executable: "executable", .sourceCode: "source code",
    .plainText: "plain text", .pdf: "PDF document", .png: "PNG image", .jpeg: "JPEG image",
  ]
}

/// A name in the shared MIME database.
enum MimeDescription {
  /// The names of a locale in the database, the best one first: `["de_AT", "de"]`.
  static func languages(_ identifier: String) -> [String] {
    let locale = Locale(identifier: identifier)
    guard let language = locale.language.languageCode?.identifier else { return [] }
    return (locale.region.map { ["\(language)_\($0.identifier)"] } ?? []) + [language]
  }
  /// - Parameter type: As `image/png`. One that is no name of a file has no text.
  static func text(of type: String, _ languages: [String]) -> String? {
    guard type.split(separator: "/", omittingEmptySubsequences: false).count == 2, !type.contains("..") else {
      return nil
    }
    for directory in directories {
      if let xml = try? String(contentsOfFile: "\(directory)/mime/\(type).xml", encoding: .utf8) {
        return text(in: xml, languages)
      }
    }
    return nil
  }
  /// The best of the comments of a type: one of the languages, else the one without a language, which is in English.
  static func text(in xml: String, _ languages: [String]) -> String? {
    var best: (rank: Int, text: String)?
    for part in xml.components(separatedBy: "<comment").dropFirst() {
      guard let open = part.firstIndex(of: ">"), let close = part.range(of: "</comment>") else { continue }
      let attributes = part[..<open], text = part[part.index(after: open)..<close.lowerBound]
      var rank = languages.count
      if let name = attributes.range(of: "xml:lang=\"") {
        guard let found = languages.firstIndex(of: String(attributes[name.upperBound...].prefix { $0 != "\"" })) else {
          continue
        }
        rank = found
      } else if languages.contains("en") {
        // What has no language is English, and no other language is better.
        rank = -1
      }
      if best.map({ rank < $0.rank }) ?? true { best = (rank, unescaped(text)) }
    }
    return best?.text
  }
  private static func unescaped(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
  /// Source: freedesktop.org, "XDG Base Directory Specification" and "Shared MIME-info Database".
  private static var directories: [String] {
    let environment = ProcessInfo.processInfo.environment
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let own = value("XDG_DATA_HOME") ?? NSHomeDirectory() + "/.local/share"
    return [own] + (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
  }
}
