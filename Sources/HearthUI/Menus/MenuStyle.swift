import HearthCore

/// A type that gives menus a look and a behaviour of its own.
@MainActor @preconcurrency public protocol MenuStyle {
  /// What `makeBody(configuration:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The parts and the state of what the style shows.
  typealias Configuration = MenuStyleConfiguration
  /// Shows what the configuration describes. Called again when it changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style shows of a menu.
nonisolated public struct MenuStyleConfiguration {
  /// The label of the menu.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// The items of the menu.
  nonisolated public struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  /// Whether the app wrote views for the label, and no title.
  let hasOwnLabel: Bool
}

/// The style of a menu as it is usual: a button.
nonisolated public struct DefaultMenuStyle: MenuStyle, BuiltInMenuStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated static var kind: MenuButtonKind { .inherited }
  @MainActor @preconcurrency public func makeBody(configuration: DefaultMenuStyle.Configuration) -> some View {
    Menu(configuration).menuStyle(self)
  }
}
/// A button in the style of the buttons around.
nonisolated public struct ButtonMenuStyle: MenuStyle, BuiltInMenuStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated static var kind: MenuButtonKind { .inherited }
  @MainActor @preconcurrency public func makeBody(configuration: ButtonMenuStyle.Configuration) -> some View {
    Menu(configuration).menuStyle(self)
  }
}
/// A button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, BuiltInMenuStyle {
  /// Nil where the menu decides.
  let showsMenuIndicator: Bool?
  /// Creates the style.
  public nonisolated init() { showsMenuIndicator = nil }
  /// Creates the style for menus with or without the sign that there is one, unless `menuIndicator(_:)` says otherwise.
  public nonisolated init(showsMenuIndicator: Bool) { self.showsMenuIndicator = showsMenuIndicator }
  nonisolated static var kind: MenuButtonKind { .borderless }
  @MainActor @preconcurrency public func makeBody(configuration: BorderlessButtonMenuStyle.Configuration) -> some View {
    Menu(configuration).menuStyle(self)
  }
}
/// A button with a border.
nonisolated public struct BorderedButtonMenuStyle: MenuStyle, BuiltInMenuStyle {
  /// Creates the style.
  public nonisolated init() {}
  nonisolated static var kind: MenuButtonKind { .bordered }
  @MainActor @preconcurrency public func makeBody(configuration: BorderedButtonMenuStyle.Configuration) -> some View {
    Menu(configuration).menuStyle(self)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As it is usual: a button.
  @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style of the buttons around.
  @MainActor @preconcurrency public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}
extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a border.
  @MainActor @preconcurrency public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

// MARK: - Environment

/// A style of ours: a button, with the style that it has.
protocol BuiltInMenuStyle { static nonisolated var kind: MenuButtonKind { get } }
enum MenuButtonKind: Hashable, Sendable { case inherited, borderless, bordered }

nonisolated struct MenuStyleBody<S: MenuStyle>: View {
  let style: StyleProperty<S>
  let configuration: MenuStyleConfiguration
  @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

struct MenuStyleValue: Equatable {
  var look = MenuButtonKind.inherited
  /// Whether there is a sign of the menu; nil where the menu decides.
  var showsMenuIndicator: Bool?
  /// A style of the app; nil for ours.
  var own = ControlStyleValue<MenuStyleConfiguration>()
}
struct MenuStyleKey: EnvironmentKey { static var defaultValue: MenuStyleValue { MenuStyleValue() } }

extension EnvironmentValues {
  var menuStyleValue: MenuStyleValue {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}
extension View {
  /// Sets the look and behaviour of the menus in this view.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment(\.menuStyleValue) { value in
      if let kind = (S.self as? any BuiltInMenuStyle.Type)?.kind {
        value = MenuStyleValue(look: kind)
        value.showsMenuIndicator = (style as? BorderlessButtonMenuStyle)?.showsMenuIndicator
      } else {
        value.own.box = TypedControlStyleBox(style, outer: value.own.box) {
          (style: StyleProperty<S>, configuration: MenuStyleConfiguration) in
          MenuStyleBody(style: style, configuration: configuration)
        }
      }
    }
  }
}
