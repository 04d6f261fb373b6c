import Foundation
import HearthRendering
import Symbols

/// An effect that a modifier around gives to the symbols below.
struct SymbolEffectEntry: Equatable, Sendable {
  /// The identity of the modifier.
  var id: ObjectIdentifier
  var configuration: SymbolEffectConfiguration
  var options: SymbolEffectOptions
  enum Cause: Equatable, Sendable {
    case activity(Bool)
    /// How often the value has changed.
    case changes(Int)
  }
  var cause: Cause
}
struct SymbolEffectsKey: InheritedStyleKey { static let defaultValue: [SymbolEffectEntry] = [] }

private struct ActiveSymbolEffect: ViewModifier {
  @MainActor final class Identity {
    nonisolated init() {}
    nonisolated deinit {}
  }
  let configuration: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let isActive: Bool
  @State private var identity = Identity()
  nonisolated init(_ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions, isActive: Bool) {
    (self.configuration, self.options, self.isActive) = (configuration, options, isActive)
  }
  func body(content: Content) -> some View {
    let entry = SymbolEffectEntry(
      id: ObjectIdentifier(identity), configuration: configuration, options: options, cause: .activity(isActive))
    return content.modifier(_EnvironmentModifier { $0[SymbolEffectsKey.self].append(entry) })
  }
}

private struct ChangeSymbolEffect<U: Equatable>: ViewModifier {
  /// Changed within bodies, which nothing observes.
  @MainActor final class Memory {
    private var value: U?
    private var changes = 0
    nonisolated init() {}
    nonisolated deinit {}
    func note(_ new: U) -> Int {
      if let value, value != new { changes += 1 }
      value = new
      return changes
    }
  }
  let configuration: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  // Unsafe: only read on the main actor.
  nonisolated(unsafe) let value: U
  @State private var memory = Memory()
  nonisolated init(_ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions, value: U) {
    (self.configuration, self.options, self.value) = (configuration, options, value)
  }
  func body(content: Content) -> some View {
    let entry = SymbolEffectEntry(
      id: ObjectIdentifier(memory), configuration: configuration, options: options, cause: .changes(memory.note(value)))
    return content.modifier(_EnvironmentModifier { $0[SymbolEffectsKey.self].append(entry) })
  }
}

extension View {
  /// Gives an effect to the symbols in this view, as long as it is active. Effects of views around go on.
  ///
  /// It needs no `withAnimation`. What each effect looks like stands in the
  /// documentation of motion, "Effects of symbols".
  ///
  ///     Image(systemName: "wifi").symbolEffect(.variableColor, isActive: isOn)
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { modifier(ActiveSymbolEffect(effect.configuration, options, isActive: isActive)) }
  /// Plays an effect on the symbols in this view each time `value` changes. It needs no `withAnimation`.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { modifier(ChangeSymbolEffect(effect.configuration, options, value: value)) }
  /// Takes the effects of views around away from the symbols in this view, while `isEnabled`.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(_EnvironmentModifier { $0[SymbolEffectsKey.self] = isEnabled ? [] : $0[SymbolEffectsKey.self] })
  }
}

extension WiggleSymbolEffect {
  /// Moves back and forth along an axis.
  /// - Parameter angle: Clockwise from the x axis.
  public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }
}
