import HearthCore

/// A button that opens a menu, by its earlier name.
@available(*, deprecated, renamed: "Menu")
nonisolated public struct MenuButton<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.menuButtonKind) private var kind
  /// Creates a button with a title that opens a menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) where Label == Text {
    (label, self.content) = (Text(titleKey), content())
  }
  /// Creates a button with a title that opens a menu. The title is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where Label == Text {
    (label, self.content) = (Text(title), content())
  }
  /// Creates a button with any label that opens a menu.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }
  @MainActor public var body: some View {
    if kind == .borderless {
      Menu {
        content
      } label: {
        label
      }.menuStyle(BorderlessButtonMenuStyle())
    } else {
      Menu {
        content
      } label: {
        label
      }.menuStyle(ButtonMenuStyle())
    }
  }
}

/// The earlier name of a menu that opens below a button.
@available(*, deprecated, renamed: "MenuButton")
public typealias PullDownButton = MenuButton

/// How a `MenuButton` looks.
nonisolated public enum _MenuButtonKind: Sendable { case bordered, borderless }

/// A type that gives a `MenuButton` its look: one of the framework's.
@available(*, deprecated, message: "Use MenuStyle.")
nonisolated public protocol MenuButtonStyle { static var _kind: _MenuButtonKind { get } }

/// As a button is usual.
@available(*, deprecated, message: "Use DefaultMenuStyle.")
nonisolated public struct DefaultMenuButtonStyle: MenuButtonStyle {
  /// Creates the style.
  public init() {}
  public static var _kind: _MenuButtonKind { .bordered }
}
/// A button with a border, and an arrow downwards.
@available(*, deprecated, message: "Use ButtonMenuStyle.")
nonisolated public struct PullDownMenuButtonStyle: MenuButtonStyle {
  /// Creates the style.
  public init() {}
  public static var _kind: _MenuButtonKind { .bordered }
}
/// A button without a border.
@available(*, deprecated, message: "Use BorderlessButtonMenuStyle.")
nonisolated public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
  /// Creates the style.
  public init() {}
  public static var _kind: _MenuButtonKind { .borderless }
}
/// A button without a border, and with an arrow downwards.
@available(*, deprecated, message: "Use BorderlessButtonMenuStyle.")
nonisolated public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
  /// Creates the style.
  public init() {}
  public static var _kind: _MenuButtonKind { .borderless }
}

private struct MenuButtonKindKey: EnvironmentKey { static var defaultValue: _MenuButtonKind { .bordered } }
extension EnvironmentValues {
  fileprivate var menuButtonKind: _MenuButtonKind {
    get { self[MenuButtonKindKey.self] }
    set { self[MenuButtonKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of each `MenuButton` in this view.
  @available(*, deprecated, message: "Use menuStyle(_:).")
  public nonisolated func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View {
    environment(\.menuButtonKind, S._kind)
  }
}
