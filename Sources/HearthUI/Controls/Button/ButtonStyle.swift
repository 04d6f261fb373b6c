import HearthCore

/// A type that gives buttons a look of its own and leaves their behaviour as it is.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// What `makeBody(configuration:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The label of the button, and whether it is pressed.
  typealias Configuration = ButtonStyleConfiguration
  /// Shows a button that is pressed and acts as all buttons do. Called again when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts and the state of a button, for a style to show.
nonisolated public struct ButtonStyleConfiguration {
  /// The label of the button, for the style to show.
  nonisolated public struct Label: View {
    let source: ContentSource
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
      _ViewNode(view.source.makeNode(inputs))
    }
    @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {}
    public nonisolated static var _elementCount: Int { 1 }
  }
  /// The purpose of the button; nil if it has none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: ButtonStyleConfiguration.Label
  /// Whether the button is held down.
  public let isPressed: Bool
}

/// A type that gives buttons a look and a behaviour of its own.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// What `makeBody(configuration:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The label of the button, and what triggers it.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Shows a button whose gestures are the style's own: it has to call `configuration.trigger()`.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a button, for a style to show, and the way to perform its action.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button, for the style to show.
  nonisolated public struct Label: View {
    let source: ContentSource
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
      _ViewNode(view.source.makeNode(inputs))
    }
    @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {}
    public nonisolated static var _elementCount: Int { 1 }
  }
  /// The purpose of the button; nil if it has none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: ButtonAction
  /// Performs the button's action.
  public func trigger() {
    let action = action
    if isOnMainThread() {
      MainActor.assumeIsolated { action.perform() }
    } else {
      Engine.performOnMain { action.perform() }
    }
  }
}

/// The action of a button in the tree: the latest one that the app gave it.
@MainActor package final class ButtonAction {
  package var action: @MainActor () -> Void
  init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  nonisolated deinit {}
  func perform() { action() }
}

/// The body of a button in a style of the app.
nonisolated struct ButtonStyleBody<S: ButtonStyle>: View {
  let style: StyleProperty<S>
  let configuration: ButtonStyleConfiguration
  @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}
nonisolated struct PrimitiveButtonStyleBody<S: PrimitiveButtonStyle>: View {
  let style: StyleProperty<S>
  let configuration: PrimitiveButtonStyleConfiguration
  @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}
