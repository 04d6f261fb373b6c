import HearthCore

/// One of our own styles: the node draws it, and no body runs.
final class ButtonLookBox: ControlStyleBox<ButtonControl>, @unchecked Sendable {
  // Unchecked: as the class above it.
  let look: ButtonLook
  let tint: Color?
  init(_ look: ButtonLook, tint: Color? = nil, outer: ControlStyleBox<ButtonControl>?) {
    (self.look, self.tint) = (look, tint)
    super.init(outer: outer)
  }
  override var bodyType: ObjectIdentifier { ObjectIdentifier(ButtonLook.self) }
  override func isSameStyle(as other: ControlStyleBox<ButtonControl>) -> Bool {
    (other as? ButtonLookBox).map { $0.look == look && $0.tint == tint } ?? false
  }
  @MainActor override func makeBody(_ button: ButtonControl, _ inputs: _ViewInputs) -> Node {
    ButtonLookDrawing.makeNode(look, tint: tint, button)
  }
  @MainActor override func updateBody(_ body: Node, _ button: ButtonControl) {
    let drawing = unsafeDowncast(body, to: BehaviorNode.self).behavior as! ButtonLookDrawing
    (drawing.look, drawing.ownTint) = (look, tint)
    drawing.updateLabel()
  }
}

// MARK: - Environment

/// The style of buttons; nil for the automatic one.
typealias ButtonStyleValue = ControlStyleValue<ButtonControl>
typealias ButtonStyleKey = ControlStyleKey<ButtonControl>

extension EnvironmentValues {
  var buttonStyleValue: ButtonStyleValue {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  // First: `.plain` and the other styles of the framework are looked for here first. Where the compiler has found one, a
  // member that `ButtonStyle` lacks is the worse mistake, and it does not look at the view once more.
  /// Sets the look and behaviour of the buttons in this view.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyleValue) { value in
      if let look = (S.self as? any BuiltInButtonStyle.Type)?.look {
        value.box = ButtonLookBox(look, tint: (style as? BorderedButtonStyle)?.tint, outer: value.box)
      } else {
        value.box = TypedControlStyleBox(style, outer: value.box) {
          (style: StyleProperty<S>, button: ButtonControl) in
          let label = PrimitiveButtonStyleConfiguration.Label(source: button.label)
          return PrimitiveButtonStyleBody(
            style: style,
            configuration: PrimitiveButtonStyleConfiguration(role: button.role, label: label, action: button.action))
        }
      }
    }
  }
  /// Sets the look of the buttons in this view.
  ///
  ///     Button("Buy") { count += 1 }.buttonStyle(.borderedProminent)
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyleValue) { value in
      value.box = TypedControlStyleBox(style, outer: value.box, isActive: true, followsPress: true) {
        (style: StyleProperty<S>, button: ButtonControl) in
        let label = ButtonStyleConfiguration.Label(source: button.label)
        return ButtonStyleBody(
          style: style,
          configuration: ButtonStyleConfiguration(role: button.role, label: label, isPressed: button.isPressed))
      }
    }
  }
}
