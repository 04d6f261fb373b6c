import Foundation

nonisolated struct _KeyPressModifier: _ElementModifier {
  let matches: (KeyPress) -> Bool
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(KeyPressNode(modifier, inputs))
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: KeyPressNode.self).modifier = modifier
  }
}

/// A view that wants to know of keys while focus is on it or in it.
package final class KeyPressNode: UnaryNode, KeyHandler {
  var modifier: _KeyPressModifier
  init(_ modifier: _KeyPressModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    flags.insert(.handlesKeys)
  }
  nonisolated deinit {}
  package func handleKeyPress(_ press: KeyPress) -> Bool {
    guard isEnabled, modifier.phases.contains(press.phase), modifier.matches(press) else { return false }
    return modifier.action(press) == .handled
  }
}

extension View {
  /// Runs `action` when the user presses `key`, or holds it until it repeats, while focus is on this view or in it.
  ///
  /// Held modifiers make no difference; the forms with a `KeyPress` tell them. Where a
  /// key goes in which order: see `Keys.md`.
  ///
  ///     Rectangle().focusable().onKeyPress(.return) {
  ///       isOn.toggle()
  ///       return .handled
  ///     }
  public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    modifier(_KeyPressModifier(matches: { $0.key == key }, phases: [.down, .repeat]) { _ in action() })
  }
  /// Runs `action` in the given phases of a press of `key`.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(matches: { $0.key == key }, phases: phases, action: action))
  }
  /// Runs `action` for each of several keys.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(matches: { keys.contains($0.key) }, phases: phases, action: action))
  }
  /// Runs `action` for keys that type characters of a set and nothing else.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyPressModifier(
        matches: { press in !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
        }, phases: phases,
        action: action))
  }
  /// Runs `action` for every key.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(matches: { _ in true }, phases: phases, action: action))
  }
}
