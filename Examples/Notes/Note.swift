import SwiftUI

/// A text with a look, and when it was changed last.
struct Note: Identifiable, Equatable {
  let id: String
  var text: AttributedString
  var changed: Date

  init(id: String = UUID().uuidString, text: AttributedString = AttributedString(), changed: Date = .now) {
    (self.id, self.text, self.changed) = (id, text, changed)
  }

  /// The lines that say something.
  private var lines: [Substring] {
    String(text.characters).split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
  }
  /// The first line.
  var title: String { lines.first.map(String.init) ?? "New Note" }
  /// What follows the title.
  var excerpt: String { lines.count > 1 ? String(lines[1]) : "No more text" }
  /// Whether all words that are searched are in the text.
  func matches(_ words: String) -> Bool {
    let text = String(text.characters)
    return words.split(separator: " ").allSatisfy { text.localizedStandardContains($0) }
  }
}

/// A stretch of a note as it lies in the file.
struct SavedRun: Codable, Equatable {
  var text: String
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var link: URL?
}

extension Note {
  init(_ saved: SavedNote) {
    var text = AttributedString()
    for run in saved.runs {
      var part = AttributedString(run.text)
      if run.isBold || run.isItalic { part.font = .body.bold(run.isBold).italic(run.isItalic) }
      if run.isUnderlined { part.underlineStyle = .single }
      part.link = run.link
      text += part
    }
    self.init(id: saved.id, text: text, changed: saved.changed)
  }
  /// - Parameter fonts: Where the text is shown: there a font is bold or not.
  func saved(in fonts: Font.Context) -> SavedNote {
    let runs = text.runs.map { run in
      let font = (run.font ?? .body).resolve(in: fonts)
      return SavedRun(
        text: String(text[run.range].characters), isBold: font.isBold, isItalic: font.isItalic,
        isUnderlined: run.underlineStyle != nil, link: run.link)
    }
    return SavedNote(id: id, changed: changed, runs: runs)
  }
}

/// A note as it lies in the file.
struct SavedNote: Codable {
  var id: String
  var changed: Date
  var runs: [SavedRun]
}
