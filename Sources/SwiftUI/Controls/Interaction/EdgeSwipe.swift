import Foundation

/// A finger that went down near the leading edge.
struct EdgeSwipe {
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
  /// Where it was last, in points inwards, and when.
  var last: (way: CGFloat, time: Double)
  /// Points a second, inwards.
  var velocity: CGFloat = 0
}
