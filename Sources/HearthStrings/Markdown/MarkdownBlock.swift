import Foundation

/// A line of a block, without what the blocks around it took.
struct MarkdownLine {
  var bytes: ArraySlice<UInt8>
  /// Both counted from 1; the column in bytes.
  var number: Int, column: Int
  var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
}

/// A block of a document while it is read.
final class MarkdownBlock {
  struct List: Equatable {
    /// `-`, `+`, `*`, or what follows the number.
    var mark: UInt8
    /// Nil for a list without numbers.
    var start: Int?
    /// Columns from the start of the line to the marker, and from there to the content.
    var offset = 0, padding = 0
    func continues(_ other: List) -> Bool { mark == other.mark && (start == nil) == (other.start == nil) }
  }
  struct Fence { var mark: UInt8; var length: Int; var offset: Int; var info: String }
  enum HTMLEnd { case blankLine, tag([String]) }
  enum Kind {
    case document, quote
    case list(List)
    case item(List)
    case heading(Int)
    /// Without a fence, the lines are indented.
    case code(Fence?)
    case thematicBreak
    case html(HTMLEnd)
    case paragraph
    case table([PresentationIntent.TableColumn])
  }
  var kind: Kind
  var children: [MarkdownBlock] = []
  var lines: [MarkdownLine] = []
  var isOpen = true
  private(set) weak var parent: MarkdownBlock?
  /// How many blocks are around it.
  let depth: Int

  init(_ kind: Kind, in parent: MarkdownBlock?) {
    (self.kind, self.parent) = (kind, parent)
    depth = (parent?.depth ?? -1) + 1
  }

  var isParagraph: Bool { if case .paragraph = kind { true } else { false } }
  var list: List? { if case .list(let list) = kind { list } else { nil } }
  /// Code and HTML: what they are made of is not looked at.
  var isLiteral: Bool {
    switch kind {
    case .code, .html: true
    default: false
    }
  }
  var acceptsLines: Bool {
    switch kind {
    case .code, .html, .paragraph, .table: true
    default: false
    }
  }
  func canContain(_ child: Kind) -> Bool {
    let isItem = if case .item = child { true } else { false }
    return switch kind {
    case .document, .quote, .item: !isItem
    case .list: isItem
    default: false
    }
  }
}
