import Foundation

/// What Markdown says about a run of text. Foundation has this type on other systems.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  // Source: the values of Foundation's type.
  /// Emphasised, as a rule by letters that lean.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strongly emphasised, as a rule by bold letters.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, as a rule in letters that are equally wide.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line ended here in the source; the text has a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// The line is to end here.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// A tag of HTML inside a line, as it is written.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// A block of HTML, as it is written.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

/// The blocks of a document that a run of text is in, such as a paragraph in an item of a list.
/// Foundation has this type on other systems.
///
/// `Text` does not show blocks; an app that lays a document out reads them from `AttributedString.Runs`.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// The innermost block first.
  public var components: [IntentType]
  /// How many blocks the run is in.
  public var count: Int { components.count }

  /// Creates the place of a run from its blocks, the innermost first.
  public init(types: [IntentType]) { components = types }
  /// Creates a block inside of others.
  ///
  /// - Parameters:
  ///   - identity: A number that tells the block from others of its kind.
  ///   - parent: The blocks around; nil for none.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// How many lists are around the text. Source: Apple, documentation of NSPresentationIntent.indentationLevel.
  public var indentationLevel: Int {
    components.count { $0.kind == .orderedList || $0.kind == .unorderedList }
  }

  /// What kind of block it is.
  public enum Kind: Hashable, Codable, Sendable {
    /// A paragraph of text.
    case paragraph
    /// 1 for the largest.
    case header(level: Int)
    /// A list whose items are numbered.
    case orderedList
    /// A list whose items are marked with dots.
    case unorderedList
    /// The number is that of an ordered list; in an unordered one, items are counted from 1.
    case listItem(ordinal: Int)
    /// The hint is what follows the fence.
    case codeBlock(languageHint: String?)
    /// A quotation, which has blocks in it.
    case blockQuote
    /// A line across.
    case thematicBreak
    /// A table, with its columns.
    case table(columns: [TableColumn])
    /// The row at the top of a table.
    case tableHeaderRow
    /// Rows are counted from 1: the header is row 0.
    case tableRow(rowIndex: Int)
    /// A cell. Columns are counted from 0.
    case tableCell(columnIndex: Int)
  }
  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// How the text of a column is aligned. At its `left`, `center` or `right`.
    public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }
    /// Where the text of the column stands.
    public var alignment: Alignment
    /// Creates a column.
    public init(alignment: Alignment) { self.alignment = alignment }
  }
  /// A block with a number of its own, by which two paragraphs of a list are told apart.
  public struct IntentType: Hashable, Codable, Sendable {
    /// What kind of block it is.
    public var kind: Kind
    /// The number of the block: all runs of one block have it.
    public var identity: Int
    /// Creates a block with a number.
    public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
  }
}

extension PresentationIntent: CustomDebugStringConvertible {
  public var debugDescription: String { "[" + components.map(\.debugDescription).joined(separator: ", ") + "]" }
}
extension PresentationIntent.IntentType: CustomDebugStringConvertible {
  public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
}
extension PresentationIntent.Kind: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .paragraph: "paragraph"
    case .header(let level): "header \(level)"
    case .orderedList: "orderedList"
    case .unorderedList: "unorderedList"
    case .listItem(let ordinal): "listItem \(ordinal)"
    case .codeBlock(let hint): "codeBlock" + (hint.map { " '\($0)'" } ?? "")
    case .blockQuote: "blockQuote"
    case .thematicBreak: "thematicBreak"
    case .table(let columns): "table [\(columns.map(\.debugDescription).joined(separator: ", "))]"
    case .tableHeaderRow: "tableHeaderRow"
    case .tableRow(let index): "tableRow \(index)"
    case .tableCell(let index): "tableCell \(index)"
    }
  }
}
extension PresentationIntent.TableColumn: CustomDebugStringConvertible {
  public var debugDescription: String { "\(alignment)" }
}

extension AttributedString {
  /// Where a run of text stands in its Markdown: from the first character to the last, both
  /// counted from 1; columns count bytes of UTF-8.
  public struct MarkdownSourcePosition: Hashable, Codable, Sendable {
    /// Where the first character stands.
    public var startLine: Int, startColumn: Int
    /// Where the last character stands.
    public var endLine: Int, endColumn: Int
    /// Creates a position from its first character to its last.
    public init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int) {
      (self.startLine, self.startColumn, self.endLine, self.endColumn) = (startLine, startColumn, endLine, endColumn)
    }
  }
}

extension AttributeScopes.FoundationAttributes {
  /// The key of what Markdown says about a run inside of a line.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    /// The attribute's name in what is encoded, the same as on Apple's systems.
    public static let name = "NSInlinePresentationIntent"
  }
  /// The key of the blocks that a run is in.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = PresentationIntent
    /// The attribute's name in what is encoded, the same as on Apple's systems.
    public static let name = "NSPresentationIntent"
  }
  /// The key of where a run stands in its Markdown.
  public enum MarkdownSourcePositionAttribute: CodableAttributedStringKey {
    public typealias Value = AttributedString.MarkdownSourcePosition
    /// The attribute's name in what is encoded, the same as on Apple's systems.
    public static let name = "NSMarkdownSourcePosition"
  }
}
