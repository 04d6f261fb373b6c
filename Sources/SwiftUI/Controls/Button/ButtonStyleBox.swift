import HearthCore

/// The style that an environment holds for buttons: of any type, on top of the style that was there before. Inside the
/// body of a primitive style that one is in force, so that a style can adapt another style.
@MainActor package class ButtonStyleBox {
  package nonisolated final let outer: ButtonStyleBox?
  nonisolated init(outer: ButtonStyleBox?) { self.outer = outer }
  nonisolated deinit {}
  /// Whether the button itself acts on presses.
  package var isPressable: Bool { true }
  package nonisolated var styleType: ObjectIdentifier { fatalError("overridden") }
  nonisolated func isSameStyle(as other: ButtonStyleBox) -> Bool { false }

  func makeBody(_ button: ButtonControl) -> Node { fatalError("overridden") }
  /// The same type of style, the button, or its state has changed.
  func updateBody(_ body: Node, _ button: ButtonControl) {}
  /// Whether a change of `isPressed` concerns the body.
  var readsPress: Bool { false }
}

/// One of our own styles: the node draws it, and no body runs.
package final class ButtonLookBox: ButtonStyleBox {
  nonisolated let look: ButtonLook
  nonisolated let tint: Color?
  nonisolated init(_ look: ButtonLook, tint: Color? = nil, outer: ButtonStyleBox?) {
    (self.look, self.tint) = (look, tint)
    super.init(outer: outer)
  }
  nonisolated deinit {}
  package nonisolated override var styleType: ObjectIdentifier { ObjectIdentifier(ButtonLook.self) }
  nonisolated override func isSameStyle(as other: ButtonStyleBox) -> Bool {
    (other as? ButtonLookBox).map { $0.look == look && $0.tint == tint } ?? false
  }
  override func makeBody(_ button: ButtonControl) -> Node { ButtonLookDrawing.makeNode(look, tint: tint, button) }
  override func updateBody(_ body: Node, _ button: ButtonControl) {
    let drawing = unsafeDowncast(body, to: BehaviorNode.self).behavior as! ButtonLookDrawing
    (drawing.look, drawing.ownTint) = (look, tint)
    drawing.updateLabel()
  }
}

final class TypedButtonStyleBox<S: ButtonStyle>: ButtonStyleBox {
  nonisolated(unsafe) let style: S
  nonisolated init(_ style: S, outer: ButtonStyleBox?) {
    self.style = style
    super.init(outer: outer)
  }
  nonisolated deinit {}
  override var readsPress: Bool { true }
  nonisolated override var styleType: ObjectIdentifier { ObjectIdentifier(S.self) }
  nonisolated override func isSameStyle(as other: ButtonStyleBox) -> Bool {
    (other as? TypedButtonStyleBox<S>).map { TypeInfo.areKnownEqual($0.style, style) } ?? false
  }
  private func view(_ button: ButtonControl) -> ButtonStyleBody<S> {
    let label = ButtonStyleConfiguration.Label(source: button.label)
    return ButtonStyleBody(
      style: StyleProperty(style),
      configuration: ButtonStyleConfiguration(role: button.role, label: label, isPressed: button.isPressed))
  }
  override func makeBody(_ button: ButtonControl) -> Node {
    ButtonStyleBody<S>._makeNode(view(button), button.node.contentInputs).node
  }
  override func updateBody(_ body: Node, _ button: ButtonControl) {
    ButtonStyleBody<S>._update(_ViewNode(body), view(button))
  }
}

final class PrimitiveButtonStyleBox<S: PrimitiveButtonStyle>: ButtonStyleBox {
  nonisolated(unsafe) let style: S
  nonisolated init(_ style: S, outer: ButtonStyleBox?) {
    self.style = style
    super.init(outer: outer)
  }
  nonisolated deinit {}
  package override var isPressable: Bool { false }
  nonisolated override var styleType: ObjectIdentifier { ObjectIdentifier(S.self) }
  nonisolated override func isSameStyle(as other: ButtonStyleBox) -> Bool {
    (other as? PrimitiveButtonStyleBox<S>).map { TypeInfo.areKnownEqual($0.style, style) } ?? false
  }
  private func view(_ button: ButtonControl) -> PrimitiveButtonStyleBody<S> {
    let label = PrimitiveButtonStyleConfiguration.Label(source: button.label)
    return PrimitiveButtonStyleBody(
      style: StyleProperty(style),
      configuration: PrimitiveButtonStyleConfiguration(role: button.role, label: label, action: button.action))
  }
  override func makeBody(_ button: ButtonControl) -> Node {
    PrimitiveButtonStyleBody<S>._makeNode(view(button), button.node.contentInputs).node
  }
  override func updateBody(_ body: Node, _ button: ButtonControl) {
    PrimitiveButtonStyleBody<S>._update(_ViewNode(body), view(button))
  }
}

// MARK: - Environment

/// The style of buttons; nil for the automatic one.
package struct ButtonStyleValue: Equatable {
  package var box: ButtonStyleBox?
  package static func == (a: Self, b: Self) -> Bool {
    if a.box === b.box { return true }
    guard let first = a.box, let second = b.box else { return false }
    return first.isSameStyle(as: second) && Self(box: first.outer) == Self(box: second.outer)
  }
}
package struct ButtonStyleKey: EnvironmentKey {
  package static var defaultValue: ButtonStyleValue { ButtonStyleValue() }
}
extension EnvironmentValues {
  var buttonStyleValue: ButtonStyleValue {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the buttons in this view.
  ///
  ///     Button("Buy") { count += 1 }.buttonStyle(.borderedProminent)
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyleValue) { $0.box = TypedButtonStyleBox(style, outer: $0.box) }
  }
  /// Sets the look and behaviour of the buttons in this view.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyleValue) { value in
      if let look = (S.self as? any BuiltInButtonStyle.Type)?.look {
        value.box = ButtonLookBox(look, tint: (style as? BorderedButtonStyle)?.tint, outer: value.box)
      } else {
        value.box = PrimitiveButtonStyleBox(style, outer: value.box)
      }
    }
  }
}
