import HearthCore

/// A control that performs an action.
///
/// A press follows the pointer: it counts when it ends inside the button. On the keyboard the button takes focus by
/// Tab, and Space and Return activate it.
///
///     Button("Save", systemImage: "square.and.arrow.down") { count += 1 }
///     Button("Delete", role: .destructive) { items.removeAll() }
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// A button with a view as its label.
  ///
  /// ```swift
  /// Button { player.play() } label: { Image(systemName: "play.fill") }
  /// ```
  @preconcurrency public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (role, self.action, self.label) = (nil, action, label())
  }
  /// A button with a view as its label that says what it is for.
  @preconcurrency public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(
      ButtonControl.makeNode(role: view.role, action: view.action, label: TypedContentSource(view.label), inputs))
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let control = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! ButtonControl
    control.update(role: view.role, action: view.action)
    unsafeDowncast(control.label, to: TypedContentSource<Label>.self).update(view.label)
  }
  public nonisolated static var _elementCount: Int { 1 }
}

/// The label of a button that has a role and no label of its own: "Cancel", say.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole
  @Environment(\.isGlassy) private var isGlassy
  @Environment(\.standsInBar) private var standsInBar
  @MainActor public var body: some View {
    // Source: Apple, `ButtonRole.close` and `confirm`; seen, iOS 26: a cross, and a tick in bars.
    if isGlassy, role == .close || standsInBar, let symbol = role.symbol {
      Label(role.title, systemImage: symbol).labelStyle(.iconOnly)
    } else {
      Text(role.title)
    }
  }
}
extension Button where Label == DefaultButtonLabel {
  /// A button that is called after what it is for.
  @preconcurrency public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    (self.role, self.action, label) = (role, action, DefaultButtonLabel(role: role))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was asked to show, for styles that adapt another style.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    (role, label) = (configuration.role, configuration.label)
    let action = configuration.action
    self.action = { action.perform() }
  }
}

extension Button where Label == Text {
  /// A button with a title from the app's tables.
  @preconcurrency public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    (role, self.action, label) = (nil, action, Text(titleKey))
  }
  /// A button with a title from a resource.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    (role, self.action, label) = (nil, action, Text(titleResource))
  }
  /// A button with a title that is shown as it is.
  @_disfavoredOverload @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    (role, self.action, label) = (nil, action, Text(title))
  }
  /// A button with a title from the app's tables that says what it is for.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    (self.role, self.action, label) = (role, action, Text(titleKey))
  }
  /// A button with a title from a resource, which says what it is for.
  @_disfavoredOverload @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    (self.role, self.action, label) = (role, action, Text(titleResource))
  }
  /// A button with a title that is shown as it is and says what it is for.
  @_disfavoredOverload @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    (self.role, self.action, label) = (role, action, Text(title))
  }
}

extension Button where Label == HearthUI.Label<Text, Image> {
  /// A button with a title from the app's tables and a symbol.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    (role, self.action, label) = (nil, action, HearthUI.Label(titleKey, systemImage: systemImage))
  }
  /// A button with a title from a resource and a symbol.
  @_disfavoredOverload @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    (role, self.action, label) = (nil, action, HearthUI.Label(titleResource, systemImage: systemImage))
  }
  /// A button with a title that is shown as it is and a symbol.
  @_disfavoredOverload @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    (role, self.action, label) = (nil, action, HearthUI.Label(title, systemImage: systemImage))
  }
  /// A button with a title from the app's tables and a symbol that says what it is for.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    (self.role, self.action, label) = (role, action, HearthUI.Label(titleKey, systemImage: systemImage))
  }
  /// A button with a title from a resource and a symbol that says what it is for.
  @_disfavoredOverload @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    (self.role, self.action, label) = (role, action, HearthUI.Label(titleResource, systemImage: systemImage))
  }
  /// A button with a title that is shown as it is and a symbol, which says what it is for.
  @_disfavoredOverload @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    (self.role, self.action, label) = (role, action, HearthUI.Label(title, systemImage: systemImage))
  }
  /// A button with a title from the app's tables and an image of the app.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    (role, self.action, label) = (nil, action, HearthUI.Label(titleKey, image: image))
  }
  /// A button with a title from a resource and an image of the app.
  @_disfavoredOverload @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    (role, self.action, label) = (nil, action, HearthUI.Label(titleResource, image: image))
  }
  /// A button with a title that is shown as it is and an image of the app.
  @_disfavoredOverload @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    (role, self.action, label) = (nil, action, HearthUI.Label(title, image: image))
  }
  /// A button with a title from the app's tables and an image of the app, which says what it is for.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    (self.role, self.action, label) = (role, action, HearthUI.Label(titleKey, image: image))
  }
  /// A button with a title from a resource and an image of the app, which says what it is for.
  @_disfavoredOverload @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    (self.role, self.action, label) = (role, action, HearthUI.Label(titleResource, image: image))
  }
  /// A button with a title that is shown as it is and an image of the app, which says what it is for.
  @_disfavoredOverload @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    (self.role, self.action, label) = (role, action, HearthUI.Label(title, image: image))
  }
}
