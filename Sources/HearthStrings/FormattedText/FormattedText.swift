/// A text with the looks that documents on a clipboard have in common: what is between HTML, RTF and a text editor.
package struct FormattedText: Hashable, Sendable {
  package struct Color: Hashable, Sendable {
    package var red: UInt8, green: UInt8, blue: UInt8
    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }
  }
  package struct Look: Hashable, Sendable {
    package var isBold = false
    package var isItalic = false
    package var isUnderlined = false
    package var isStruckOut = false
    /// Nil for that of the text around.
    package var color: Color?
    package var background: Color?
    /// Points of the framework, which are pixels of CSS; nil for that of the text around.
    package var size: Double?
    /// A URL with a scheme.
    package var link: String?
    package init() {}
  }
  package struct Run: Hashable, Sendable {
    package var text: String
    package var look: Look
  }
  /// None is empty, and neighbours differ in their look.
  package private(set) var runs: [Run] = []
  package init() {}

  package var text: String { runs.map(\.text).joined() }
  package var isEmpty: Bool { runs.isEmpty }

  package mutating func append(_ text: String, _ look: Look = Look()) {
    if text.isEmpty { return }
    if runs.last?.look == look {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, look: look))
    }
  }

  /// What a document may be at most, so that a bad one costs no more than a moment. Source: our choice.
  enum Limits {
    /// Bytes that are read; the rest is left out.
    static let input = 4 << 20
    /// Bytes of text that are taken out of it.
    static let output = 2 << 20
    /// Elements or groups inside one another that are told apart.
    static let depth = 256
    /// Bytes of a URL.
    static let link = 2_048
    /// Points of a font.
    static let sizes = 1.0...512.0
  }
  /// A URL that may be kept: one that an app can open without running what is in it.
  package static func allowedLink(_ string: String) -> String? {
    let link = string.trimmingASCIISpace
    guard link.utf8.count <= Limits.link, let colon = link.firstIndex(of: ":") else { return nil }
    let schemes: Set<String> = ["http", "https", "mailto", "ftp", "tel", "file"]
    guard schemes.contains(link[..<colon].lowercased()),
      !link.unicodeScalars.contains(where: {
        $0.value <= 0x20 || $0.value == 0x7F || $0 == "\"" || $0 == "<" || $0 == ">"
      })
    else { return nil }
    return link
  }
}

extension StringProtocol {
  /// Without blanks at both ends.
  var trimmingASCIISpace: String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    var bytes = Array(utf8)[...]
    while let first = bytes.first, isSpace(first) { bytes.removeFirst() }
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
