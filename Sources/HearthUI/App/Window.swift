import Foundation
import HearthCore

/// A single window: opening it again brings it to the front.
///
/// An app whose first scene it is ends when the window is closed and no other is open. The
/// Window menu has an item for each such scene.
///
///     struct Inspector: Scene {
///       var body: some Scene {
///         Window("Activity", id: "activity") { Text("Nothing is going on.") }
///       }
///     }
nonisolated public struct Window<Content: View>: Scene {
  let declaration: SceneDescription

  public typealias Body = Never
  @MainActor public static func _makeScene(_ scene: Self, _ inputs: _ViewInputs) -> _ViewNode {
    SceneLeaf._makeNode(SceneLeaf(declaration: scene.declaration), inputs)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    SceneLeaf._update(node, SceneLeaf(declaration: scene.declaration))
  }

  /// A window with a text as its title.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, id: id, allowsSeveral: false, content: content)
  }
  /// A window, or a scene that can have several.
  package init(_ title: Text, id: String, allowsSeveral: Bool, @ViewBuilder content: () -> Content) {
    let view = UncheckedSendable(content())
    declaration = SceneDescription(allowsSeveral ? .group : .single, id: id, title: title) { _ in AnyView(view.value) }
  }
  /// A window with a title from the app's tables.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }
  /// A window with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), id: id, content: content)
  }
  /// A window with a title that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
}

/// A single window with tools for what is in the app's other windows, or with facts about it.
///
///     UtilityWindow("Photo Info", id: "info") { PhotoInfo() }
///
/// Views in it read the focused values of the window that the user works in, or worked in last, as far as it offers
/// none of its own. It is kept above that window, has no button that minimises it and is closed by Escape. The menu
/// View shows and hides it, unless the scene has `commandsRemoved()`; a `WindowVisibilityToggle` does that anywhere. An
/// app does not go on for the sake of such windows alone.
///
/// Source: Apple, "UtilityWindow". It is not hidden while another app is in front, and the desktop may give it the
/// keyboard when it opens: neither is an app's to say on Linux.
nonisolated public struct UtilityWindow<Content: View>: Scene {
  let declaration: SceneDescription

  public typealias Body = Never
  @MainActor public static func _makeScene(_ scene: Self, _ inputs: _ViewInputs) -> _ViewNode {
    SceneLeaf._makeNode(SceneLeaf(declaration: scene.declaration), inputs)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    SceneLeaf._update(node, SceneLeaf(declaration: scene.declaration))
  }

  /// A utility window with a text as its title.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    let view = UncheckedSendable(content())
    declaration = SceneDescription(.utility, id: id, title: title) { _ in AnyView(view.value) }
  }
  /// A utility window with a title from the app's tables.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }
  /// A utility window with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), id: id, content: content)
  }
  /// A utility window with a title that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
}

/// The window with the app's settings. The item Settings in the menu Edit opens it, and Control-Comma in every window.
///
///     struct Preferences: Scene {
///       var body: some Scene {
///         Settings { Form { Text("General") } }
///       }
///     }
nonisolated public struct Settings<Content: View>: Scene {
  let declaration: SceneDescription

  public typealias Body = Never
  @MainActor public static func _makeScene(_ scene: Self, _ inputs: _ViewInputs) -> _ViewNode {
    SceneLeaf._makeNode(SceneLeaf(declaration: scene.declaration), inputs)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    SceneLeaf._update(node, SceneLeaf(declaration: scene.declaration))
  }

  /// The window with the settings, whose title is "Settings".
  public init(@ViewBuilder content: () -> Content) {
    let view = UncheckedSendable(content())
    declaration = SceneDescription(.settings, id: nil, title: Text("Settings")) { _ in AnyView(view.value) }
  }
}
