import Foundation
import HearthRendering
import Symbols

/// A transition by an effect of symbols: growing and shrinking, with a fade.
///
/// It brings its own animation along. Source: our choice, since effects of symbols need none anywhere.
@MainActor @preconcurrency public struct SymbolEffectTransition: Transition {
  private let motion: SymbolEffectConfiguration.Motion
  private let pace: Double
  /// - Parameter options: Its speed; what comes or goes does not repeat.
  public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {
    (motion, pace) = (effect.configuration.motion, options.pace)
  }
  /// How much larger it is when it cannot be seen. Source: our choice, by eye.
  private var away: CGFloat {
    switch motion {
    case .appear(let isDown): isDown ? 1.5 : 0.5
    case .disappear(let isUp): isUp ? 1.5 : 0.5
    default: 0.5
    }
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : away).opacity(phase.isIdentity ? 1 : 0)
  }
  public func _animation(isRemoval: Bool) -> Animation?? { .some(Animation.smooth(duration: 0.4).speed(pace)) }
}

extension Transition where Self == SymbolEffectTransition {
  /// Comes and goes as a symbol does.
  @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
  /// Comes and goes by an effect of symbols.
  @MainActor @preconcurrency public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
