/// The modifier keys that are held down while the window has the keyboard.
struct HeldModifiersKey: EnvironmentKey { static let defaultValue: EventModifiers = [] }
extension EnvironmentValues {
  var heldModifiers: EventModifiers {
    get { self[HeldModifiersKey.self] }
    set { self[HeldModifiersKey.self] = newValue }
  }
}

nonisolated struct _ModifierKeysModifier: ViewModifier {
  @Environment(\.heldModifiers) private var held
  let mask: EventModifiers
  let isInitial: Bool
  let action: (EventModifiers, EventModifiers) -> Void
  init(mask: EventModifiers, isInitial: Bool, action: @escaping (EventModifiers, EventModifiers) -> Void) {
    (self.mask, self.isInitial, self.action) = (mask, isInitial, action)
  }
  @MainActor func body(content: Content) -> some View {
    content.onChange(of: held.intersection(mask), initial: isInitial, action)
  }
}

nonisolated struct _ModifierKeyAlternate<Alternate: View>: ViewModifier {
  @Environment(\.heldModifiers) private var held
  let modifiers: EventModifiers
  let alternate: Alternate
  init(modifiers: EventModifiers, alternate: Alternate) { (self.modifiers, self.alternate) = (modifiers, alternate) }
  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if !modifiers.isEmpty && held.subtracting([.capsLock, .numericPad]) == modifiers { alternate } else { content }
  }
}

extension View {
  /// Runs `action` with the old and the new modifier keys of `mask` when the user
  /// presses or releases one, wherever focus is.
  ///
  /// With `initial` the action also runs when the view appears; both values are the same then. A window that loses
  /// the keyboard sees all modifiers released.
  ///
  ///     Text(isOn ? "Delete now" : "Delete")
  ///       .onModifierKeysChanged(mask: .option) { _, keys in isOn = keys == .option }
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View {
    modifier(_ModifierKeysModifier(mask: mask, isInitial: initial, action: action))
  }
  /// Shows `alternate` instead of this view while exactly these modifier keys are held down.
  ///
  /// Exactly, so that the order of several alternates makes no difference. Source: macOS, alternates of menu items.
  ///
  ///     Button("Close") { count -= 1 }.modifierKeyAlternate(.option) { Button("Close All") { count = 0 } }
  public nonisolated func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    modifier(_ModifierKeyAlternate(modifiers: modifiers, alternate: alternate()))
  }
}
