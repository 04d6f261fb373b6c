import Foundation
import HearthCore

/// An icon of the app among those that the desktop shows for its programs, in its bar or
/// panel: with a menu, or with a small window.
///
///     @main struct TimerApp: App {
///       @AppStorage("showsExtra") private var showsExtra = true
///       var body: some Scene {
///         MenuBarExtra("Timer", systemImage: "timer", isInserted: $showsExtra) {
///           Button("Start") { … }
///           Toggle("Sound", isOn: $hasSound)
///         }
///       }
///     }
///
/// The menu holds what menus hold: buttons, toggles, pickers, sections, dividers and other menus. With
/// `menuBarExtraStyle(.window)` a press opens a window without a title bar that is as large as its content; it goes by
/// Escape, by another press, and when another window gets the keyboard, and keeps the state of its views.
///
/// The icon is the image of the label; a label of words alone is its first letter.
/// The words are the icon's title and help.
///
/// An app goes on without windows as long as an extra of it is shown. On Linux it is a StatusNotifierItem, which KDE
/// and most desktops show, and GNOME with an extension. A desktop that shows none is reported, and an app that has no
/// other window then opens the content in an ordinary one. Source: Apple, "MenuBarExtra"; the last rule is ours.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene {
  let declaration: SceneDescription

  public typealias Body = Never
  @MainActor public static func _makeScene(_ scene: Self, _ inputs: _ViewInputs) -> _ViewNode {
    SceneLeaf._makeNode(SceneLeaf(declaration: scene.declaration), inputs)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    SceneLeaf._update(node, SceneLeaf(declaration: scene.declaration))
  }

  private init(_ title: Text?, label: Label, isInserted: Binding<Bool>?, _ content: Content) {
    let content = UncheckedSendable(content)
    var declaration = SceneDescription(.menuBarExtra, id: nil, title: title) { _ in AnyView(content.value) }
    declaration.extra = MenuBarExtraDeclaration(label: AnyView(label), isInserted: isInserted)
    self.declaration = declaration
  }

  /// An extra with a label of its own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), isInserted: nil, content())
  }
  /// An extra with a label of its own, which is shown as long as `isInserted` is true.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), isInserted: isInserted, content())
  }
}

// Extras with a label of words: its first letter is the icon.

extension MenuBarExtra where Label == Text {
  /// An extra with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), label: Text(titleKey), isInserted: nil, content())
  }
  /// An extra with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), label: Text(titleResource), isInserted: nil, content())
  }
  /// An extra with a title that is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), label: Text(title), isInserted: nil, content())
  }
  /// An extra with a title, which is shown as long as `isInserted` is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), label: Text(titleKey), isInserted: isInserted, content())
  }
  /// An extra with a title from a resource, which is shown as long as `isInserted` is true.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), label: Text(titleResource), isInserted: isInserted, content())
  }
  /// An extra with a title that is shown as it is, which is in the bar as long as `isInserted` is true.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), label: Text(title), isInserted: isInserted, content())
  }
}

// Extras with an image.

extension MenuBarExtra where Label == HearthUI.Label<Text, Image> {
  /// An extra with a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), label: HearthUI.Label(titleKey, systemImage: systemImage), isInserted: nil, content())
  }
  /// An extra with a title from a resource and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      Text(titleResource), label: HearthUI.Label(titleResource, systemImage: systemImage), isInserted: nil, content())
  }
  /// An extra with a symbol, and a title that is taken as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), label: HearthUI.Label(title, systemImage: systemImage), isInserted: nil, content())
  }
  /// An extra with a symbol, which is shown as long as `isInserted` is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      Text(titleKey), label: HearthUI.Label(titleKey, systemImage: systemImage), isInserted: isInserted, content())
  }
  /// An extra with a title from a resource and a symbol, which is shown as long as `isInserted` is true.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      Text(titleResource), label: HearthUI.Label(titleResource, systemImage: systemImage), isInserted: isInserted,
      content())
  }
  /// An extra with a symbol, and a title that is taken as it is, which is in the bar as long as `isInserted` is true.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), label: HearthUI.Label(title, systemImage: systemImage), isInserted: isInserted, content())
  }
  /// An extra with an image of the app by its name.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), label: HearthUI.Label(titleKey, image: image), isInserted: nil, content())
  }
  /// An extra with a title from a resource and an image of the app by its name.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content)
  {
    self.init(Text(titleResource), label: HearthUI.Label(titleResource, image: image), isInserted: nil, content())
  }
  /// An extra with an image of the app by its name, and a title that is taken as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), label: HearthUI.Label(title, image: image), isInserted: nil, content())
  }
  /// An extra with an image of the app by its name, which is shown as long as `isInserted` is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), label: HearthUI.Label(titleKey, image: image), isInserted: isInserted, content())
  }
  /// An extra with a title from a resource and an image of the app by its name, which is shown as long as `isInserted`
  /// is true.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      Text(titleResource), label: HearthUI.Label(titleResource, image: image), isInserted: isInserted, content())
  }
  /// An extra with an image of the app by its name, and a title that is taken as it is, which is in the bar as long as
  /// `isInserted` is true.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), label: HearthUI.Label(title, image: image), isInserted: isInserted, content())
  }
  /// An extra with an image of the app.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), label: HearthUI.Label(titleKey, image: image), isInserted: nil, content())
  }
  /// An extra with a title from a resource and an image of the app.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), label: HearthUI.Label(titleResource, image: image), isInserted: nil, content())
  }
  /// An extra with an image of the app, and a title that is taken as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), label: HearthUI.Label(title, image: image), isInserted: nil, content())
  }
  /// An extra with an image of the app, which is shown as long as `isInserted` is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), label: HearthUI.Label(titleKey, image: image), isInserted: isInserted, content())
  }
  /// An extra with a title from a resource and an image of the app, which is shown as long as `isInserted` is true.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      Text(titleResource), label: HearthUI.Label(titleResource, image: image), isInserted: isInserted, content())
  }
  /// An extra with an image of the app, and a title that is taken as it is, which is in
  /// the bar as long as `isInserted` is true.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), label: HearthUI.Label(title, image: image), isInserted: isInserted, content())
  }
}

/// What a scene that is a menu bar extra says.
struct MenuBarExtraDeclaration {
  let label: AnyView
  /// Nil: always shown.
  let isInserted: Binding<Bool>?
  /// Whether it is to be shown, as the binding said when the scene was evaluated.
  var isWanted = true
  var opensWindow: Bool?
  /// Done when the extra is pressed, instead of opening a window.
  var action: (() -> Void)?
}

// MARK: - Styles

/// What an extra of the menu bar shows when it is pressed.
@MainActor @preconcurrency public protocol MenuBarExtraStyle {
  /// Says what is shown. For the styles of the framework.
  nonisolated static func _presentation(_ style: Self) -> _MenuBarExtraPresentation
}
/// The look of a style of extras, opaque to apps.
public struct _MenuBarExtraPresentation {
  /// Nil for what is usual.
  let opensWindow: Bool?
}

/// A menu.
nonisolated public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
  public nonisolated static func _presentation(_ style: Self) -> _MenuBarExtraPresentation {
    _MenuBarExtraPresentation(opensWindow: nil)
  }
}
/// A menu.
nonisolated public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
  public nonisolated static func _presentation(_ style: Self) -> _MenuBarExtraPresentation {
    _MenuBarExtraPresentation(opensWindow: false)
  }
}
/// A small window.
nonisolated public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
  public nonisolated static func _presentation(_ style: Self) -> _MenuBarExtraPresentation {
    _MenuBarExtraPresentation(opensWindow: true)
  }
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// As `menu`.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// The content is the items of a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// The content is that of a small window without a title bar.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Sets what the extras of the menu bar in this scene show when they are pressed.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    let opensWindow = S._presentation(style).opensWindow
    return changing { if $0.extra?.opensWindow == nil { $0.extra?.opensWindow = opensWindow } }
  }
}
