import Foundation
import HearthRendering
import Symbols

/// A transition by an effect of symbols: growing and shrinking, with a fade, or being drawn.
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
  private struct Drawing { var isReversed: Bool }
  /// How it is taken away as it was drawn; nil for other effects.
  private var drawing: Drawing? {
    switch motion {
    case .drawOn: Drawing(isReversed: true)
    case .drawOff(let isReversed): Drawing(isReversed: isReversed)
    default: nil
    }
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    if let drawing {
      // What goes leaves its trailing edge for last, or goes back the way that it came.
      content.clipShape(
        DrawnPart(
          part: phase.isIdentity ? 1 : 0, isTrailing: phase == .didDisappear && !drawing.isReversed))
    } else {
      content.scaleEffect(phase.isIdentity ? 1 : away).opacity(phase.isIdentity ? 1 : 0)
    }
  }
  public func _animation(isRemoval: Bool) -> Animation?? { .some(Animation.smooth(duration: 0.4).speed(pace)) }
}

/// The part of a picture that is drawn, from its leading edge or from its trailing one.
private struct DrawnPart: Shape {
  /// From 0 for nothing to 1 for all, also for what is beyond the bounds.
  var part: CGFloat
  let isTrailing: Bool
  var animatableData: CGFloat {
    get { part }
    set { part = newValue }
  }
  func path(in rect: CGRect) -> Path {
    if part >= 1 { return Path(rect.insetBy(dx: -rect.width, dy: -rect.height)) }
    let width = rect.width * max(0, part)
    return Path(
      CGRect(x: isTrailing ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height))
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Comes and goes as a symbol does.
  @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
  /// Comes and goes by an effect of symbols.
  @MainActor @preconcurrency public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
