import HearthCore

/// The style that an environment holds for a kind of control: of any type, on top of the style that was there before,
/// which is in force inside of its body, so that a style can adapt another.
///
/// `Subject` is what the style shows: the configuration of a control that is a view, or the control itself where it
/// lives in a node. A subclass is a style of ours that nodes draw, without a body.
class ControlStyleBox<Subject>: @unchecked Sendable {
  // Unchecked: immutable; styles are the app's, and used on the main actor.
  final let outer: ControlStyleBox<Subject>?
  init(outer: ControlStyleBox<Subject>?) { self.outer = outer }
  /// Tells bodies apart that cannot be updated to one another.
  var bodyType: ObjectIdentifier { fatalError("overridden") }
  func isSameStyle(as other: ControlStyleBox<Subject>) -> Bool { false }
  /// Whether the body that `old` made can be updated by this style.
  func canTakeOver(from old: ControlStyleBox<Subject>) -> Bool { bodyType == old.bodyType }
  /// Whether the control itself acts on presses; otherwise the views of the style do.
  var isPressable: Bool { true }
  /// Whether a change of the press concerns the body.
  var readsPress: Bool { false }
  /// Whether what is shown in this style is a submenu where it is in a menu.
  var isSubmenu: Bool { false }

  /// The body, for a control that is a view.
  @MainActor func makeView(_ subject: Subject) -> AnyView { fatalError("overridden") }
  /// The body, for a control in a node.
  @MainActor func makeBody(_ subject: Subject, _ inputs: _ViewInputs) -> Node { fatalError("overridden") }
  /// The style has another value, or what it shows has changed.
  @MainActor func updateBody(_ body: Node, _ subject: Subject) {}
}

/// What a style of the type `S` makes of a control, as a view of the type `Content`.
final class TypedControlStyleBox<S, Subject, Content: View>: ControlStyleBox<Subject>, @unchecked Sendable {
  // Unchecked: as above.
  let style: S
  private let isActive: Bool
  private let followsPress: Bool
  private let make: @MainActor (StyleProperty<S>, Subject) -> Content
  /// - Parameter isActive: Whether the control itself acts on presses.
  /// - Parameter followsPress: Whether the body shows the press.
  init(
    _ style: S, outer: ControlStyleBox<Subject>?, isActive: Bool = false, followsPress: Bool = false,
    _ make: @escaping @MainActor (StyleProperty<S>, Subject) -> Content
  ) {
    (self.style, self.isActive, self.followsPress, self.make) = (style, isActive, followsPress, make)
    super.init(outer: outer)
  }
  override var bodyType: ObjectIdentifier { ObjectIdentifier(Content.self) }
  override func isSameStyle(as other: ControlStyleBox<Subject>) -> Bool {
    (other as? TypedControlStyleBox<S, Subject, Content>).map { TypeInfo.areKnownEqual($0.style, style) } ?? false
  }
  override var isPressable: Bool { isActive }
  override var readsPress: Bool { followsPress }
  override var isSubmenu: Bool { S.self is any SubmenuStyle.Type }
  @MainActor override func makeView(_ subject: Subject) -> AnyView { AnyView(make(StyleProperty(style), subject)) }
  @MainActor override func makeBody(_ subject: Subject, _ inputs: _ViewInputs) -> Node {
    Content._makeNode(make(StyleProperty(style), subject), inputs).node
  }
  @MainActor override func updateBody(_ body: Node, _ subject: Subject) {
    Content._update(_ViewNode(body), make(StyleProperty(style), subject))
  }
}
nonisolated private struct ControlStyleBody<S, Configuration, Content: View>: View {
  let style: StyleProperty<S>
  let configuration: Configuration
  let make: @MainActor (S, Configuration) -> Content
  @MainActor var body: some View { make(style.style, configuration) }
}

/// A style that shows its controls by a view.
nonisolated func controlStyleBox<S, Configuration, Content: View>(
  _ style: S, outer: ControlStyleBox<Configuration>?, _ make: @escaping @MainActor (S, Configuration) -> Content
) -> ControlStyleBox<Configuration> {
  TypedControlStyleBox(style, outer: outer) { ControlStyleBody(style: $0, configuration: $1, make: make) }
}

/// A style whose controls are a submenu in a menu.
protocol SubmenuStyle {}

/// The style of a kind of control; without a box it is the automatic one.
struct ControlStyleValue<Subject>: Equatable {
  var box: ControlStyleBox<Subject>?
  static func == (a: Self, b: Self) -> Bool {
    if a.box === b.box { return true }
    guard let first = a.box, let second = b.box, first.isSameStyle(as: second) else { return false }
    return Self(box: first.outer) == Self(box: second.outer)
  }
}
struct ControlStyleKey<Subject>: EnvironmentKey {
  static var defaultValue: ControlStyleValue<Subject> { ControlStyleValue() }
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
      box.makeView(configuration).modifier(_EnvironmentModifier { $0[ControlStyleKey<Configuration>.self] = outer })
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
        values[ControlStyleKey<Configuration>.self] = ControlStyleValue(box: controlStyleBox(style, outer: outer, make))
      })
  }
}
