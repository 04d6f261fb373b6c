import Foundation
import HearthRendering

/// A list of places to which a user of assistive technology can go.
package struct AccessibilityRotor {
  package enum Kind: Hashable { case named(String), system(AccessibilitySystemRotor) }
  package var kind: Kind
  /// Made when the user asks.
  package var entries: @MainActor () -> [AccessibilityRotorTarget]
}
/// One place of a rotor.
package struct AccessibilityRotorTarget {
  package var label: String
  /// The identity of a view, as `id(_:)` or `ForEach` gives it; nil for a part of the text.
  package var id: AnyHashable?
  /// Where views have the identity as their name for rotors.
  package var namespace: Namespace.ID?
  /// In the text of the element.
  package var textRange: Range<String.Index>?
  /// Called before the user goes there: it has the view made.
  package var prepare: () -> Void
}

/// What entries a rotor has.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  /// What `body` returns; `Never` for the framework's own.
  associatedtype Body: AccessibilityRotorContent
  /// The entries.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor static func _collect(_ content: Self, into list: inout _RotorEntries)
}

/// Entries of a rotor, opaque to apps.
public struct _RotorEntries {
  package var targets: [AccessibilityRotorTarget] = []
  let node: Node
}

extension AccessibilityRotorContent {
  @MainActor public static func _collect(_ content: Self, into list: inout _RotorEntries) {
    Body._collect(content.body, into: &list)
  }
}
extension AccessibilityRotorContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
extension Never: AccessibilityRotorContent {
  @MainActor public static func _collect(_ content: Never, into list: inout _RotorEntries) {}
}

/// Makes the entries of a rotor of what is written in its closure.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> some AccessibilityRotorContent {
    content
  }
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    TupleRotorContent(content: (repeat each content))
  }
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    OptionalRotorContent(content: content)
  }
}
nonisolated struct TupleRotorContent<each Content: AccessibilityRotorContent>: AccessibilityRotorContent {
  let content: (repeat each Content)
  typealias Body = Never
  @MainActor static func _collect(_ content: Self, into list: inout _RotorEntries) {
    for part in repeat each content.content { collect(part, into: &list) }
  }
  @MainActor private static func collect<C: AccessibilityRotorContent>(_ content: C, into list: inout _RotorEntries) {
    C._collect(content, into: &list)
  }
}
nonisolated struct OptionalRotorContent<Content: AccessibilityRotorContent>: AccessibilityRotorContent {
  let content: Content?
  typealias Body = Never
  @MainActor static func _collect(_ content: Self, into list: inout _RotorEntries) {
    if let content = content.content { Content._collect(content, into: &list) }
  }
}

/// A place of a rotor: a view, or a part of its text.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  private let label: Text
  private let id: AnyHashable?
  private let namespace: Namespace.ID?
  private let textRange: Range<String.Index>?
  private let prepare: () -> Void
  private init(
    _ label: Text, _ id: AnyHashable?, _ namespace: Namespace.ID?, _ textRange: Range<String.Index>?,
    _ prepare: @escaping () -> Void
  ) {
    (self.label, self.id, self.namespace, self.textRange, self.prepare) = (label, id, namespace, textRange, prepare)
  }
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, into list: inout _RotorEntries) {
    list.targets.append(
      AccessibilityRotorTarget(
        label: content.label.string(at: list.node), id: content.id, namespace: content.namespace,
        textRange: content.textRange, prepare: content.prepare))
  }

  /// Creates an entry for the view that `id(_:)` or a `ForEach` gave an identity. `prepare` has the view made.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(label, AnyHashable(id), nil, textRange, prepare)
  }
  /// Creates an entry for the view of an identity. The label is looked up by a key.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), AnyHashable(id), nil, textRange, prepare)
  }
  /// Creates an entry for the view of an identity. The label is a resource.
  @_disfavoredOverload public init(
    _ label: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), AnyHashable(id), nil, textRange, prepare)
  }
  /// Creates an entry for the view of an identity, with a label as it stands.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(verbatim: String(label)), AnyHashable(id), nil, textRange, prepare)
  }
  /// Creates an entry for the view that `accessibilityRotorEntry(id:in:)` named.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(label, AnyHashable(id), namespace, textRange, prepare)
  }
  /// Creates an entry for the view that `accessibilityRotorEntry(id:in:)` named. The label is looked up by a key.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), AnyHashable(id), namespace, textRange, prepare)
  }
  /// Creates an entry for the view that `accessibilityRotorEntry(id:in:)` named. The label is a resource.
  @_disfavoredOverload public init(
    _ label: LocalizedStringResource, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), AnyHashable(id), namespace, textRange, prepare)
  }
  /// Creates an entry for the view that `accessibilityRotorEntry(id:in:)` named, with a label as it stands.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(verbatim: String(label)), AnyHashable(id), namespace, textRange, prepare)
  }
  /// Creates an entry for the view that `accessibilityRotorEntry(id:in:)` named, with a label as it stands.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(verbatim: String(label)), AnyHashable(id), namespace, textRange, prepare)
  }
}
extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a part of the text of the view that the rotor is of.
  public init(_ label: Text, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
    self.init(label, nil, nil, textRange, prepare)
  }
  /// Creates an entry for a part of the text of the view that the rotor is of. The label is looked up by a key.
  public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
    self.init(Text(labelKey), nil, nil, textRange, prepare)
  }
  /// Creates an entry for a part of the text of the view that the rotor is of. The label is a resource.
  @_disfavoredOverload
  public init(_ label: LocalizedStringResource, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
    self.init(Text(label), nil, nil, textRange, prepare)
  }
  /// Creates an entry for a part of the text of the view that the rotor is of, with a label as it stands.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(verbatim: String(label)), nil, nil, textRange, prepare)
  }
}

/// A list of places that screen readers know by themselves.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  package let name: String
  /// Links.
  public static var links: Self { Self(name: "links") }
  /// Links that were followed before, or were not.
  public static func links(visited: Bool) -> Self { Self(name: visited ? "visited links" : "unvisited links") }
  /// Headings of all levels.
  public static var headings: Self { Self(name: "headings") }
  /// Headings of one level.
  public static func headings(level: AccessibilityHeadingLevel) -> Self {
    Self(name: "headings of level \(level.rawValue)")
  }
  /// Bold text.
  public static var boldText: Self { Self(name: "bold text") }
  /// Italic text.
  public static var italicText: Self { Self(name: "italic text") }
  /// Underlined text.
  public static var underlineText: Self { Self(name: "underlined text") }
  /// Words that are spelt wrongly.
  public static var misspelledWords: Self { Self(name: "misspelled words") }
  /// Images.
  public static var images: Self { Self(name: "images") }
  /// Text fields.
  public static var textFields: Self { Self(name: "text fields") }
  /// Tables.
  public static var tables: Self { Self(name: "tables") }
  /// Lists.
  public static var lists: Self { Self(name: "lists") }
  /// Parts of the page.
  public static var landmarks: Self { Self(name: "landmarks") }
}

extension View {
  private nonisolated func rotor<Content: AccessibilityRotorContent>(
    _ kind: @escaping @MainActor (LayoutNode) -> AccessibilityRotor.Kind, _ entries: @escaping () -> Content
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    // Only ever called on the main actor, as the view's body is.
    let entries = UncheckedSendable(entries)
    return accessibilityDetails { node, properties in
      let rotor = AccessibilityRotor(kind: kind(node)) { [weak node] in
        guard let node else { return [] }
        var list = _RotorEntries(node: node)
        Content._collect(entries.value(), into: &list)
        return list.targets
      }
      properties.details.rotors = [rotor]
    }
  }
  /// Offers a list of places in this view, by a name.
  ///
  ///     List(messages) { MessageRow($0) }
  ///       .accessibilityRotor("Important") {
  ///         ForEach(messages.filter(\.isImportant)) { AccessibilityRotorEntry($0.subject, id: $0.id) }
  ///       }
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor({ .named(label.string(at: $0)) }, entries)
  }
  /// Offers a list of places in this view, by a name that is looked up.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }
  /// Offers a list of places in this view, by a name from a resource.
  @_disfavoredOverload public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }
  /// Offers a list of places in this view, by a name as it stands.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(verbatim: String(label)), entries: entries)
  }
  /// Says what is in a list of places that screen readers know by themselves.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor({ _ in .system(systemRotor) }, entries)
  }
  /// Offers a list of the views of some data, by a name.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }
  /// Offers a list of the views of some data, by a name that is looked up.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: \.id, entryLabel: entryLabel)
  }
  /// Offers a list of the views of some data, by a name from a resource.
  @_disfavoredOverload public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelResource), entries: entries, entryID: \.id, entryLabel: entryLabel)
  }
  /// Offers a list of the views of some data, by a name as it stands.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(verbatim: String(rotorLabel)), entries: entries, entryID: \.id, entryLabel: entryLabel)
  }
  /// Offers a list of the views of some data in a list that screen readers know by themselves.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(systemRotor, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }
  /// Offers a list of the views of some data, whose identities are at a key path, by a name.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel) { DataRotorContent(entries: entries, id: entryID, label: entryLabel) }
  }
  /// Offers a list of the views of some data, whose identities are at a key path, by a name that is looked up.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }
  /// Offers a list of the views of some data, whose identities are at a key path, by a name from a resource.
  @_disfavoredOverload public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelResource), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }
  /// Offers a list of the views of some data, whose identities are at a key path, by a name as it stands.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(verbatim: String(rotorLabel)), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }
  /// Offers a list of the views of some data, whose identities are at a key path, in a list that screen readers know.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(systemRotor) { DataRotorContent(entries: entries, id: entryID, label: entryLabel) }
  }
  /// Offers a list of parts of this view's text, by a name.
  public nonisolated func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    accessibilityRotor(label) { RangesRotorContent(ranges: textRanges) }
  }
  /// Offers a list of parts of this view's text, by a name that is looked up.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(Text(labelKey), textRanges: textRanges)
  }
  /// Offers a list of parts of this view's text, by a name from a resource.
  @_disfavoredOverload public nonisolated func accessibilityRotor(
    _ label: LocalizedStringResource, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(Text(label), textRanges: textRanges)
  }
  /// Offers a list of parts of this view's text, by a name as it stands.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(Text(verbatim: String(label)), textRanges: textRanges)
  }
  /// Says which parts of this view's text are in a list that screen readers know by themselves.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(systemRotor) { RangesRotorContent(ranges: textRanges) }
  }
}

nonisolated private struct DataRotorContent<EntryModel, ID: Hashable>: AccessibilityRotorContent {
  let entries: [EntryModel]
  let id: KeyPath<EntryModel, ID>
  let label: KeyPath<EntryModel, String>
  typealias Body = Never
  nonisolated init(entries: [EntryModel], id: KeyPath<EntryModel, ID>, label: KeyPath<EntryModel, String>) {
    (self.entries, self.id, self.label) = (entries, id, label)
  }
  @MainActor static func _collect(_ content: Self, into list: inout _RotorEntries) {
    for entry in content.entries {
      list.targets.append(
        AccessibilityRotorTarget(
          label: entry[keyPath: content.label], id: AnyHashable(entry[keyPath: content.id]), prepare: {}))
    }
  }
}
nonisolated private struct RangesRotorContent: AccessibilityRotorContent {
  let ranges: [Range<String.Index>]
  typealias Body = Never
  nonisolated init(ranges: [Range<String.Index>]) { self.ranges = ranges }
  @MainActor static func _collect(_ content: Self, into list: inout _RotorEntries) {
    for range in content.ranges {
      list.targets.append(AccessibilityRotorTarget(label: "", textRange: range, prepare: {}))
    }
  }
}
