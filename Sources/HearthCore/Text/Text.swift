import Foundation
import HearthRendering

/// One or more lines of text that cannot be edited.
///
/// A plain string is held as it is; everything else (a key to be looked up, a date, modified and joined texts)
/// in a box, so that a text is two words.
///
///     Text("**\(count)** messages")
///     Text(date, style: .relative)
public struct Text: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case string(String)
    case content(TextContent)
  }
  let storage: Storage
  init(_ content: TextContent) { storage = .content(content) }

  /// Shows the string as it is: it is not looked up for translation.
  public init(verbatim content: String) { storage = .string(content) }
  /// Shows a string that is held in a variable as it is: only literals are looked up for translation.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { storage = .string(String(content)) }

  /// Shows the translation of a key, with Markdown for parts of a line: `*emphasis*`, `**strong**`, `` `code` ``,
  /// `~~struck out~~` and `[a link](https://example.org)`.
  ///
  /// The key is looked up in the bundle's table for the locale of the environment; the key itself
  /// is shown where there is no translation.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    storage = .content(LocalizedContent(key, table: tableName, bundle: bundle))
  }

  /// One text after the other, each with its own look.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(JoinedContent(lhs, rhs)) }
}

/// What a text shows, when that is not a plain string. Immutable.
package class TextContent: Equatable, @unchecked Sendable {
  // Unchecked: subclasses have constants only.
  init() {}
  func isEqual(to other: TextContent) -> Bool { self === other }
  /// Adds the text as it looks in a place.
  @MainActor func append(to builder: inout TextBuilder, _ look: RunLook) {}
  package static func == (a: TextContent, b: TextContent) -> Bool {
    a === b || (type(of: a) == type(of: b) && a.isEqual(to: b))
  }
}

/// Two texts, the second after the first.
final class JoinedContent: TextContent, @unchecked Sendable {
  let first: Text, second: Text
  init(_ first: Text, _ second: Text) { (self.first, self.second) = (first, second) }
  override func isEqual(to other: TextContent) -> Bool {
    let other = unsafeDowncast(other, to: JoinedContent.self)
    return second == other.second && first == other.first
  }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) {
    // Sums lean to the left: a long one is walked without recursion.
    var parts: [Text] = [second]
    var left = first
    while case .content(let content) = left.storage, let joined = content as? JoinedContent {
      parts.append(joined.second)
      left = joined.first
    }
    builder.append(left, look)
    for part in parts.reversed() { builder.append(part, look) }
  }
}

/// A text with a change to its look.
final class ChangedContent: TextContent, @unchecked Sendable {
  let text: Text
  let change: TextChange
  init(_ text: Text, _ change: TextChange) { (self.text, self.change) = (text, change) }
  override func isEqual(to other: TextContent) -> Bool {
    let other = unsafeDowncast(other, to: ChangedContent.self)
    return change == other.change && text == other.text
  }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) {
    var look = look
    change.apply(to: &look)
    builder.append(text, look)
  }
}

nonisolated extension Text: View {
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let isSelectable = ResolvedTextStyle.of(inputs.scope).values.isSelectable
    return _ViewNode(isSelectable ? SelectableTextKey.makeNode(view, inputs) : TextNode(view, inputs))
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: LayoutNode.self)
    let text = node.isText ? node : unsafeDowncast(node, to: BehaviorNode.self).content.unsafelyUnwrapped
    unsafeDowncast(text, to: TextNode.self).update(view)
  }
  public static var _elementCount: Int { 1 }
}
