import Foundation
import HearthCore
import HearthUI

/// An animation that a layer has been given.
@MainActor final class RunningAnimation {
  let key: String?
  let animation: CAAnimation
  /// Seconds after the layer is first seen with it.
  let delay: Double
  /// The date of the first frame, plus the delay; nil until then.
  var begin: Date?
  private(set) var isTold = false
  private var transactions: [AnimationsInTransaction]
  init(_ animation: CAAnimation, _ key: String?) {
    (self.key, self.animation) = (key, animation)
    delay = animation.beginTime > 0 ? animation.beginTime - CACurrentMediaTime() : 0
    transactions = CATransaction.counters
    for transaction in transactions { transaction.enter() }
  }
  nonisolated deinit {}
  /// Tells whoever waits for the end, once.
  func end(finished: Bool) {
    if isTold { return }
    isTold = true
    animation.didEnd()
    animation.delegate?.animationDidStop(animation, finished: finished)
    for transaction in transactions { transaction.leave() }
    transactions = []
  }
}

/// The animations of a layer, and what they make it look like.
@MainActor final class LayerAnimations {
  var running: [RunningAnimation] = []
  /// What animations have made of the layer's properties; empty while there are none.
  var shown: [String: Any] = [:]
  init() {}
  nonisolated deinit {}
  /// Shows what animations made of a layer some seconds before it was shown last, and nobody is told of them. Returns what
  /// was shown.
  ///
  /// - Parameters:
  ///   - date: When it was shown last; nil for never.
  ///   - own: The layer's own properties.
  func show(behindBy seconds: Double, at date: Date?, _ own: @escaping (String) -> Any?) -> [String: Any] {
    let now = shown
    guard let date else { return now }
    shown = [:]
    var values = LayerValues(own)
    for running in running {
      guard let begin = running.begin else { continue }
      if case .at(let part, _) = running.animation.moment(date.timeIntervalSince(begin) - seconds) {
        running.animation.apply(at: part, to: &values)
      }
    }
    shown = values.values
    return now
  }
}
