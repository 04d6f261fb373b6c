import Foundation
import HearthRendering

package struct IsFocusedKey: EnvironmentKey { package static let defaultValue = false }
extension EnvironmentValues {
  /// Whether the nearest focusable view around has focus.
  public var isFocused: Bool { self[IsFocusedKey.self] }
}

nonisolated struct _FocusableModifier: _ElementModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = FocusableNode(inputs)
    (node.isFocusable, node.interactions) = (modifier.isFocusable, modifier.interactions)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: FocusableNode.self)
    if node.isFocusable != modifier.isFocusable || node.interactions != modifier.interactions {
      node.focusMayHaveChanged()
    }
    (node.isFocusable, node.interactions) = (modifier.isFocusable, modifier.interactions)
  }
}

/// A view that takes focus, and tells the views below whether it has it.
package class FocusableNode: UnaryNode, FocusTarget {
  package final var isFocusable = true
  package final var interactions = FocusInteractions.automatic
  private var entry: EnvironmentEntry<IsFocusedKey>!
  package override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    entry = EnvironmentEntry<IsFocusedKey>(parent: inputs.scope, value: false)
    flags.insert(.isFocusTarget)
    joinFocusTree()
  }
  nonisolated deinit {}
  package override func contentScope() -> EnvironmentScope { entry }
  final override var focusTarget: (any FocusTarget)? { self }
  package var focusInteractions: FocusInteractions { interactions }
  package var canBecomeFocused: Bool { isFocusable && isEnabled }
  package func focusDidChange(isFocused: Bool) { _ = entry.set(isFocused) }
  package func handleFocusedKey(_ event: KeyEvent) -> Bool { false }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if engine.lifted === self { return }
    super.record(into: &group, x: x, y: y)
  }
}

/// Tells an app when focus comes and goes.
package final class FocusChangeNode: FocusableNode {
  fileprivate var action: (Bool) -> Void = { _ in }
  package override func focusDidChange(isFocused: Bool) {
    super.focusDidChange(isFocused: isFocused)
    let action = action
    engine.performAtEndOfRound { action(isFocused) }
  }
}

nonisolated struct _FocusChangeModifier: _ElementModifier {
  let isFocusable: Bool
  let action: (Bool) -> Void
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = FocusChangeNode(inputs)
    (node.isFocusable, node.action) = (modifier.isFocusable, modifier.action)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: FocusChangeNode.self)
    if node.isFocusable != modifier.isFocusable { node.focusMayHaveChanged() }
    (node.isFocusable, node.action) = (modifier.isFocusable, modifier.action)
  }
}

extension View {
  /// Lets this view take focus, in the way that fits the idiom (`FocusInteractions.automatic`).
  ///
  ///     Circle().focusable().onKeyPress(.space) {
  ///       count += 1
  ///       return .handled
  ///     }
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
  }
  /// Lets this view take focus for some kinds of input.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }
}

extension View {
  /// Lets this view take focus, and tells when it comes (`true`) and goes.
  @available(*, deprecated, message: "Use FocusState and focused(_:), or the environment value isFocused.")
  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    modifier(_FocusChangeModifier(isFocusable: isFocusable, action: onFocusChange))
  }
}
