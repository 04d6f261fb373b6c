import SwiftUI

extension UTType {
  /// Text with marks for headings, lists and the like.
  nonisolated static var markdown: UTType {
    UTType(importedAs: "net.daringfireball.markdown", conformingTo: .plainText)
  }
}

/// A file of Markdown.
nonisolated struct MarkdownDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.markdown, .plainText] }
  static var writableContentTypes: [UTType] { [.markdown, .plainText] }
  var text: String

  init(text: String = "") { self.text = text }
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.text = text
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }

  /// What the text consists of, in order.
  var blocks: [MarkdownBlock] { MarkdownBlock.blocks(of: text) }
  var words: Int { text.split(whereSeparator: \.isWhitespace).count }
}

/// A paragraph, or a line that stands for itself.
nonisolated enum MarkdownBlock: Equatable {
  case heading(Int, String)
  case paragraph(String)
  case item(String)
  case quote(String)
  case code(String)
  case line

  static func blocks(of text: String) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = [], paragraph: [Substring] = [], code: [Substring]?
    func endParagraph() {
      if !paragraph.isEmpty { blocks.append(.paragraph(paragraph.joined(separator: " "))) }
      paragraph = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        endParagraph()
        if let lines = code { blocks.append(.code(lines.joined(separator: "\n"))) }
        code = code == nil ? [] : nil
        continue
      }
      if code != nil {
        code?.append(line)
        continue
      }
      let level = line.prefix { $0 == "#" }.count
      if (1...6).contains(level), line.dropFirst(level).hasPrefix(" ") {
        endParagraph()
        blocks.append(.heading(level, String(line.dropFirst(level + 1))))
      } else if line.hasPrefix("- ") || line.hasPrefix("* ") {
        endParagraph()
        blocks.append(.item(String(line.dropFirst(2))))
      } else if line.hasPrefix("> ") {
        endParagraph()
        blocks.append(.quote(String(line.dropFirst(2))))
      } else if line == "---" {
        endParagraph()
        blocks.append(.line)
      } else if line.allSatisfy(\.isWhitespace) {
        endParagraph()
      } else {
        paragraph.append(line)
      }
    }
    endParagraph()
    // Code that does not end yet is code all the same.
    if let code { blocks.append(.code(code.joined(separator: "\n"))) }
    return blocks
  }
}
