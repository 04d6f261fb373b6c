import Foundation

/// The lines of a paragraph, heading or cell as one text, and where its characters stand in the source.
struct MarkdownInlines {
  let lines: [MarkdownLine]
  let text: String
  init(_ lines: [MarkdownLine]) {
    self.lines = lines
    var bytes: [UInt8] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { bytes.append(0x0A) }
      bytes += line.bytes
    }
    while bytes.last == 0x20 || bytes.last == 0x09 { bytes.removeLast() }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Where each of the characters begins, and how many bytes it has.
  func places(of tokens: [MarkdownToken]) -> [Place] {
    var line = 0, column = 0
    return tokens.map { token in
      guard case .character(let character) = token else { return Place(line: 1, column: 1, length: 1) }
      let own = line < lines.count ? lines[line] : lines.last
      let place = Place(line: own?.number ?? 1, column: (own?.column ?? 1) + column, length: character.utf8.count)
      if character.endsLine { (line, column) = (line + 1, 0) } else { column += character.utf8.count }
      return place
    }
  }
  struct Place { var line: Int, column: Int, length: Int }
}
extension Character {
  /// Other characters that begin a line do not end one of the source.
  var endsLine: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

/// The parts of a document that have text, in their order, with the blocks around them.
struct MarkdownDocument {
  struct Leaf {
    enum Content {
      case inlines(MarkdownInlines)
      case code([MarkdownLine])
      case html([MarkdownLine])
      case thematicBreak([MarkdownLine])
    }
    /// The innermost block first.
    var blocks: [PresentationIntent.IntentType]
    var content: Content
  }
  private(set) var leaves: [Leaf] = []
  private(set) var definitions: [String: [MarkdownToken]] = [:]
  private var lastIdentity = 0

  init(_ text: String) {
    let parsed = MarkdownBlockParser.parse(text)
    definitions = parsed.definitions
    for child in parsed.document.children { add(child, in: []) }
  }

  private mutating func identified(
    _ kind: PresentationIntent.Kind, in blocks: [PresentationIntent.IntentType]
  ) -> [PresentationIntent.IntentType] {
    lastIdentity += 1
    return [PresentationIntent.IntentType(kind: kind, identity: lastIdentity)] + blocks
  }
  private mutating func add(_ block: MarkdownBlock, in blocks: [PresentationIntent.IntentType]) {
    switch block.kind {
    case .document, .item: break
    case .quote:
      let quote = identified(.blockQuote, in: blocks)
      for child in block.children { add(child, in: quote) }
    case .list(let list):
      let own = identified(list.start == nil ? .unorderedList : .orderedList, in: blocks)
      for (index, item) in block.children.enumerated() {
        let inner = identified(.listItem(ordinal: (list.start ?? 1) + index), in: own)
        for child in item.children { add(child, in: inner) }
      }
    case .heading(let level):
      leaves.append(
        Leaf(blocks: identified(.header(level: level), in: blocks), content: .inlines(MarkdownInlines(block.lines))))
    case .paragraph:
      leaves.append(Leaf(blocks: identified(.paragraph, in: blocks), content: .inlines(MarkdownInlines(block.lines))))
    case .code(let fence):
      let hint = fence.flatMap {
        $0.info.isEmpty ? nil : MarkdownScanner(MarkdownToken.tokens($0.info), InlineMarkdown.Options()).unescaped
      }
      leaves.append(Leaf(blocks: identified(.codeBlock(languageHint: hint), in: blocks), content: .code(block.lines)))
    case .html: leaves.append(Leaf(blocks: blocks, content: .html(block.lines)))
    case .thematicBreak:
      leaves.append(Leaf(blocks: identified(.thematicBreak, in: blocks), content: .thematicBreak(block.lines)))
    case .table(let columns):
      let table = identified(.table(columns: columns), in: blocks)
      for (index, line) in block.lines.enumerated() {
        let row = identified(index == 0 ? .tableHeaderRow : .tableRow(rowIndex: index), in: table)
        // Source: GitHub's dialect: cells beyond the columns are left out.
        for (column, cell) in line.cells.prefix(columns.count).enumerated() {
          let blocks = identified(.tableCell(columnIndex: column), in: row)
          leaves.append(Leaf(blocks: blocks, content: .inlines(MarkdownInlines([cell]))))
        }
      }
    }
  }
}
