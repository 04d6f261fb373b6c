import Foundation
import HearthCore

/// Windows that all show the same kind of content, each with a state of its own.
///
///     @main struct MailApp: App {
///       var body: some Scene {
///         WindowGroup { Mailbox() }
///         WindowGroup("Message", for: Message.ID.self) { $id in MessageView(id: id) }
///       }
///     }
///
/// The first scene of an app opens a window when the app starts; others when `openWindow` asks for one, by their id or
/// by the type of value that they present.
nonisolated public struct WindowGroup<Content: View>: Scene {
  let declaration: SceneDescription

  public typealias Body = Never
  @MainActor public static func _makeScene(_ scene: Self, _ inputs: _ViewInputs) -> _ViewNode {
    SceneLeaf._makeNode(SceneLeaf(declaration: scene.declaration), inputs)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    SceneLeaf._update(node, SceneLeaf(declaration: scene.declaration))
  }

  private init(id: String?, title: Text?, _ content: @escaping () -> Content) {
    let content = UncheckedSendable(content)
    declaration = SceneDescription(.group, id: id, title: title) { _ in AnyView(content.value()) }
  }

  /// Windows whose content is made again for each of them.
  public init(@ViewBuilder makeContent: @escaping () -> Content) { self.init(id: nil, title: nil, makeContent) }
  /// Windows with content of their own, which `openWindow(id:)` opens.
  public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: id, title: nil, makeContent)
  }
  /// Windows with content of their own and a text as their title.
  public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: nil, title: title, makeContent)
  }
  /// Windows with content of their own and a text as their title, which `openWindow(id:)` opens.
  public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: id, title: title, makeContent)
  }
  /// Windows with content of their own and a title from the app's tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: nil, title: Text(titleKey), makeContent)
  }
  /// Windows with content of their own and a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: nil, title: Text(titleResource), makeContent)
  }
  /// Windows with content of their own and a title from the app's tables, which `openWindow(id:)` opens.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: id, title: Text(titleKey), makeContent)
  }
  /// Windows with content of their own and a title from a resource, which `openWindow(id:)` opens.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: id, title: Text(titleResource), makeContent)
  }
  /// Windows with content of their own and a title that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: nil, title: Text(title), makeContent)
  }
  /// Windows with content of their own and a title that is shown as it is, which `openWindow(id:)` opens.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(id: id, title: Text(title), makeContent)
  }

  // The content is made once, with the scene, and is the same for all windows.
  /// Windows that show the same content, made once with the scene; their states are their own.
  @_disfavoredOverload public init(@ViewBuilder content: () -> Content) {
    let view = content()
    self.init(id: nil, title: nil) { view }
  }
  /// Windows that show the same content, which `openWindow(id:)` opens.
  @_disfavoredOverload public init(id: String, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(id: id, title: nil) { view }
  }
  /// Windows that show the same content, with a text as their title.
  @_disfavoredOverload public init(_ title: Text, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(id: nil, title: title) { view }
  }
  /// Windows that show the same content, with a text as their title, which `openWindow(id:)` opens.
  @_disfavoredOverload public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(id: id, title: title) { view }
  }
  /// Windows that show the same content, with a title from the app's tables.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(id: nil, title: Text(titleKey)) { view }
  }
  /// Windows that show the same content, with a title from the app's tables, which `openWindow(id:)` opens.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    let view = content()
    self.init(id: id, title: Text(titleKey)) { view }
  }
}

extension WindowGroup {
  fileprivate init<D: Codable & Hashable, C: View>(
    id: String?, title: Text?, value: D.Type, _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    let content = UncheckedSendable(content)
    declaration = .presenting(id: id, title: title, defaultValue: nil) { (value: PresentedValue<D>) in
      PresentedWindowContent(value: value, content: content.value)
    }
  }
  fileprivate init<D: Codable & Hashable, C: View>(
    id: String?, title: Text?, defaultValue: @escaping () -> D, _ content: @escaping (Binding<D>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    let parts = UncheckedSendable((content, defaultValue))
    declaration = .presenting(id: id, title: title, defaultValue: defaultValue) { (value: PresentedValue<D>) in
      PresentedWindowContent(value: value, content: { _ in parts.value.0(value.binding(parts.value.1)) })
    }
  }

  // The content gets a binding to the value of its window. Two windows never present equal values.

  /// Windows that present values, which `openWindow(value:)` opens. The binding is nil
  /// in a window that was opened without one.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id: nil, title: nil, value: type, content) }
  /// Windows that present values, which `openWindow(id:value:)` opens.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id: id, title: nil, value: type, content) }
  /// Windows that present values, with a text as their title.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id: nil, title: title, value: type, content) }
  /// Windows that present values, with a text as their title and an identifier.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id: id, title: title, value: type, content) }
  /// Windows that present values, with a title from the app's tables.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id: nil, title: Text(titleKey), value: type, content) }
  /// Windows that present values, with a title from a resource.
  @_disfavoredOverload public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleResource), value: type, content)
  }
  /// Windows that present values, with a title from the app's tables and an identifier.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id: id, title: Text(titleKey), value: type, content) }
  /// Windows that present values, with a title from a resource and an identifier.
  @_disfavoredOverload public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleResource), value: type, content)
  }
  /// Windows that present values, with a title that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id: nil, title: Text(title), value: type, content) }
  /// Windows that present values, with a title that is shown as it is and an identifier.
  @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self.init(id: id, title: Text(title), value: type, content) }

  // A window that is opened without a value, or whose stored value cannot be read, presents `defaultValue()`.

  /// Windows that always present a value: a default one where they are opened without.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, defaultValue: defaultValue, content)
  }
  /// Windows that always present a value, with an identifier.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { self.init(id: id, title: nil, defaultValue: defaultValue, content) }
  /// Windows that always present a value, with a text as their title.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: title, defaultValue: defaultValue, content)
  }
  /// Windows that always present a value, with a text as their title and an identifier.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, defaultValue: defaultValue, content)
  }
  /// Windows that always present a value, with a title from the app's tables.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleKey), defaultValue: defaultValue, content)
  }
  /// Windows that always present a value, with a title from a resource.
  @_disfavoredOverload public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleResource), defaultValue: defaultValue, content)
  }
  /// Windows that always present a value, with a title from the app's tables and an identifier.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey), defaultValue: defaultValue, content)
  }
  /// Windows that always present a value, with a title from a resource and an identifier.
  @_disfavoredOverload public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleResource), defaultValue: defaultValue, content)
  }
  /// Windows that always present a value, with a title that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(title), defaultValue: defaultValue, content)
  }
  /// Windows that always present a value, with a title that is shown as it is and an identifier.
  @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(title), defaultValue: defaultValue, content)
  }
}
