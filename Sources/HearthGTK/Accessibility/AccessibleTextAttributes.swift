#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthRendering

  /// How letters look, in the words of AT-SPI. Source: ATK, `AtkTextAttribute`.
  struct AccessibleTextAttributes {
    /// Counts Unicode scalars.
    let range: Range<Int>
    /// Those that all letters have.
    private let look: [(String, String)]
    /// What is wrong with a word.
    private let mistakes: [(String, String)]
    var all: [(String, String)] { look + mistakes }
    /// What a text has where nothing else is said: the look of its first letter.
    var standard: [(String, String)] { look }

    init(_ text: any AccessibleText, at offset: Int) {
      let count = text.accessibleString.unicodeScalars.count
      guard let run = text.accessibleRun(at: max(0, min(offset, count - 1))) else {
        (range, look, mistakes) = (0..<count, [], [])
        return
      }
      let font = run.attributes.font
      var look = [
        (
          "family-name",
          font.family ?? (font.design == .monospaced ? "Monospace" : font.design == .serif ? "Serif" : "Sans")
        ),
        ("size", Self.number(font.size)), ("weight", "\(font.weight)"), ("style", font.isItalic ? "italic" : "normal"),
        ("underline", run.attributes.underline.map(Self.name) ?? "none"),
        ("strikethrough", run.attributes.strikethrough == nil ? "false" : "true"),
      ]
      if let color = run.color { look.append(("fg-color", Self.name(color))) }
      if let color = run.attributes.background { look.append(("bg-color", Self.name(color))) }
      if let language = run.attributes.language { look.append(("language", language)) }
      if run.attributes.baselineOffset != 0 { look.append(("rise", Self.number(run.attributes.baselineOffset))) }
      (range, self.look) = (run.range, look)
      // The first is GTK's, the second what screen readers look for, too. Source: Orca 43, `isWordMisspelled`.
      mistakes = run.isMisspelt ? [("invalid", "spelling"), ("text-spelling", "misspelled")] : []
    }
    func differing(from other: AccessibleTextAttributes) -> [(String, String)] {
      look.filter { entry in !other.look.contains { $0 == entry } } + mistakes
    }
    private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
    private static func name(_ line: TextLine) -> String {
      switch line.pattern {
      case .double: "double"
      case .wave: "error"
      case .solid, .dot, .dash, .dashDot, .dashDotDot, .thick: "single"
      }
    }
    /// Each part from 0 to 65535.
    private static func name(_ color: RGBA) -> String {
      [color.red, color.green, color.blue].map { "\(Int((max(0, min(1, $0)) * 65535).rounded()))" }
        .joined(separator: ",")
    }
  }
#endif
