import HearthCore

/// The style that an environment holds for a kind of control: of any type, on top of the style that was there before,
/// which is in force inside of its body, so that a style can adapt another style.
class ControlStyleBox<Configuration>: @unchecked Sendable {
  // Unchecked: immutable; styles are the app's, and used on the main actor.
  let outer: ControlStyleBox<Configuration>?
  init(outer: ControlStyleBox<Configuration>?) { self.outer = outer }
  @MainActor func makeBody(_ configuration: Configuration) -> AnyView { fatalError("overridden") }
  func isSameStyle(as other: ControlStyleBox<Configuration>) -> Bool { false }
  /// Whether what is shown in this style is a submenu where it is in a menu.
  var isSubmenu: Bool { false }
}

final class TypedControlStyleBox<S, Configuration, Content: View>: ControlStyleBox<Configuration>, @unchecked Sendable {
  // Unchecked: as above.
  let style: S
  let make: @MainActor (S, Configuration) -> Content
  init(_ style: S, outer: ControlStyleBox<Configuration>?, _ make: @escaping @MainActor (S, Configuration) -> Content) {
    (self.style, self.make) = (style, make)
    super.init(outer: outer)
  }
  override var isSubmenu: Bool { S.self is any SubmenuStyle.Type }
  @MainActor override func makeBody(_ configuration: Configuration) -> AnyView {
    AnyView(ControlStyleBody(style: StyleProperty(style), configuration: configuration, make: make))
  }
  override func isSameStyle(as other: ControlStyleBox<Configuration>) -> Bool {
    (other as? TypedControlStyleBox<S, Configuration, Content>).map { TypeInfo.areKnownEqual($0.style, style) } ?? false
  }
}
nonisolated private struct ControlStyleBody<S, Configuration, Content: View>: View {
  let style: StyleProperty<S>
  let configuration: Configuration
  let make: @MainActor (S, Configuration) -> Content
  @MainActor var body: some View { make(style.style, configuration) }
}

/// A style whose controls are a submenu in a menu.
protocol SubmenuStyle {}

/// The style of a kind of control; without a box it is the automatic one.
struct ControlStyleValue<Configuration>: Equatable {
  var box: ControlStyleBox<Configuration>?
  static func == (a: Self, b: Self) -> Bool {
    if a.box === b.box { return true }
    guard let first = a.box, let second = b.box, first.isSameStyle(as: second) else { return false }
    return Self(box: first.outer) == Self(box: second.outer)
  }
}
struct ControlStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ControlStyleValue<Configuration> { ControlStyleValue() }
}

/// Shows a control in the style around it.
nonisolated struct StyledControl<Configuration, Automatic: View>: View {
  let value: ControlStyleValue<Configuration>
  let configuration: Configuration
  /// The control in the style that it has when none was set.
  let automatic: @MainActor (Configuration) -> Automatic
  @MainActor var body: some View {
    if let box = value.box {
      let outer = ControlStyleValue(box: box.outer)
      box.makeBody(configuration).modifier(_EnvironmentModifier { $0[ControlStyleKey<Configuration>.self] = outer })
    } else {
      automatic(configuration)
    }
  }
}

extension View {
  /// Puts a style on top of the one around.
  nonisolated func controlStyle<S, Configuration, Content: View>(
    _ style: S, _ configuration: Configuration.Type, _ make: @escaping @MainActor (S, Configuration) -> Content
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(
      _EnvironmentModifier { values in
        let outer = values[ControlStyleKey<Configuration>.self].box
        values[ControlStyleKey<Configuration>.self] = ControlStyleValue(
          box: TypedControlStyleBox(style, outer: outer, make))
      })
  }
}
