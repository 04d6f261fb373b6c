import Foundation
import HearthCore
import HearthPersistence

/// What says which tab is shown, whatever the type of the selection.
@MainActor class TabSelection {
  fileprivate nonisolated init() {}
  nonisolated deinit {}
  /// Read again each time; nil for an optional without a value.
  func read() -> AnyHashable? { fatalError("overridden") }
  /// The value by which a tab is selected; nil if it has none of the right type.
  func value(of traits: TabTraits) -> AnyHashable? { fatalError("overridden") }
  func select(_ value: AnyHashable, _ transaction: Transaction) { fatalError("overridden") }
  var typeName: String { fatalError("overridden") }
  func stored(_ value: AnyHashable?) -> Data? { fatalError("overridden") }
  func restored(_ data: Data) -> AnyHashable? { fatalError("overridden") }
}
final class TypedTabSelection<Value: Hashable>: TabSelection, @unchecked Sendable {
  // Unchecked: made in the initialisers of views, used on the main actor.
  nonisolated(unsafe) private let binding: Binding<Value>
  nonisolated init(_ binding: Binding<Value>) {
    self.binding = binding
    super.init()
  }
  nonisolated deinit {}
  private func isNothing(_ value: Value) -> Bool { (value as? any OptionalValue)?.isNothing ?? false }
  override func read() -> AnyHashable? {
    let value = binding.wrappedValue
    return isNothing(value) ? nil : AnyHashable(value)
  }
  override func value(of traits: TabTraits) -> AnyHashable? {
    if !traits.tagIncludesOptional && Value.self is any ExpressibleByNilLiteral.Type
      && !(traits.tag?.base is any OptionalValue)
    {
      return nil
    }
    guard let value = traits.tag?.base as? Value, !isNothing(value) else { return nil }
    return AnyHashable(value)
  }
  override func select(_ value: AnyHashable, _ transaction: Transaction) {
    guard let value = value.base as? Value ?? (value as? Value) else { return }
    withTransaction(transaction) { binding.wrappedValue = value }
  }
  override var typeName: String { "\(Value.self)" }
  override func stored(_ value: AnyHashable?) -> Data? {
    guard let value = value?.base as? Value else { return Data() }
    return (value as? any Encodable).flatMap { StableIdentity.encode($0) }
  }
  override func restored(_ data: Data) -> AnyHashable? {
    StableIdentity.decode(Value.self, data).map { AnyHashable($0) }
  }
}
private protocol OptionalValue { var isNothing: Bool { get } }
extension Optional: OptionalValue { var isNothing: Bool { self == nil } }

/// Shows one of several views, with tabs to choose which.
///
/// ```swift
/// TabView {
///   Tab("Home", systemImage: "house") { Home() }
///   Tab("Library", systemImage: "books.vertical") { Library() }
/// }
/// ```
/// The content of a tab is made when it is first shown, and kept. The rules are in `Documentation/Tabs.md`.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: TabSelection?
  private let content: Content
  /// Tabs that are selected by their tags.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { TypedTabSelection($0) }
    self.content = content()
  }
  /// Tabs that are selected by their values.
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  )
  where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = TypedTabSelection(selection)
    self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
  }
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let content = view.content
    return _ViewNode(TabControl.makeNode(view.selection, inputs) { $0.list(content, at: IdentityPath()) })
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let content = view.content
    (unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! TabControl).update(view.selection) {
      $0.list(content, at: IdentityPath())
    }
  }
  public nonisolated static var _elementCount: Int { 1 }
}
nonisolated extension TabView where SelectionValue == Int {
  /// Tabs that keep to themselves which of them is shown.
  public nonisolated init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}
nonisolated extension TabView where SelectionValue == Never {
  /// Tabs that keep to themselves which of them is shown.
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C> {
    (selection, self.content) = (nil, TabContentBuilder<Never>.Content(tabs: content()))
  }
}
