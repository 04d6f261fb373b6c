import Foundation
import HearthMotion

/// How far something has come that the engine itself moves, such as a page that is pushed: a number that animations
/// lead from one value to another, or that a finger holds.
@MainActor package final class MotionProgress {
  /// Where it is going.
  package private(set) var target: Double
  private let animator = Animator<Double>()
  package init(_ value: Double) { target = value }
  nonisolated deinit {}

  /// Where it is.
  package var value: Double { target - animator.remaining }
  package var isMoving: Bool { !animator.isOver }

  /// Goes to `end`; `node` is told of each step by `animationDidStep`. What moves already turns round with its speed.
  /// - Parameters:
  ///   - animation: Nil: it is there at once.
  ///   - velocity: Whole ways a second, of the finger that held it.
  package func go(to end: Double, _ animation: Animation?, velocity: Double = 0, of node: Node) {
    let change = end - target
    target = end
    guard let animation else { return animator.cancel() }
    if change == 0 { return }
    animator.add(change, velocity == 0 ? animation : Self.thrown(velocity / change), Transaction(), of: node)
  }
  /// What a finger lets go of: a spring that begins with the finger's speed.
  private static func thrown(_ speed: Double) -> Animation {
    .interpolatingSpring(Spring(duration: 0.35, bounce: 0), initialVelocity: min(max(speed, -20), 20))
  }
  /// A finger holds it at `value`.
  package func hold(at value: Double) {
    animator.cancel()
    target = value
  }
}

extension Transaction {
  /// Whether what moves by itself is not to move either: the change says that it has no animation. Source: Apple,
  /// `Transaction.disablesAnimations`; `withAnimation(nil)`.
  package var refusesMotion: Bool { disablesAnimations || saysNoAnimation }
}

extension Node {
  /// Whether the update that is going on lets pages and presentations move.
  package final var allowsMotion: Bool { !transaction.refusesMotion && !engine.transactions.whole.refusesMotion }
}
