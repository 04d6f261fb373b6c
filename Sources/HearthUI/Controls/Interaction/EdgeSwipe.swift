import Foundation
import HearthMotion

/// A finger that went down near the leading edge.
@MainActor struct EdgeSwipe {
  /// Points from the leading edge within which a swipe begins. Source: Apple, UIScreenEdgePanGestureRecognizer, seen.
  static let reach: CGFloat = 20
  /// A finger that has gone this far, more across than up or down, swipes. Points.
  /// Source: the scroll views' own threshold.
  static let slop: CGFloat = 10
  /// One that has come this far goes back when it is lifted. Points. Source: our
  /// choice, about the width of a thumb twice.
  static let distance: CGFloat = 80
  var start: CGPoint
  var isSwiping = false
  /// Where it was last: points inwards.
  var way: CGFloat = 0
  /// Of `way`.
  let speed = VelocityTracker<CGFloat>()
  init(start: CGPoint, at time: Double) {
    self.start = start
    speed.begin(at: time)
  }
}
