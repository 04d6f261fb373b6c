import Foundation

/// A rectangle turned so that every direction points towards greater `near`.
///
/// Moving left, `near` is the negated right edge: one rule then serves all four directions. Invariants: `near <= far`
/// and `low <= high`, in points.
struct Span: Hashable {
  /// The edge which a move in the direction meets first.
  var near: Double
  /// The opposite edge.
  var far: Double
  /// The edges across the direction: top and bottom for left and right, left and right for up and down.
  var low: Double
  var high: Double

  init(_ rect: CGRect, toward direction: MoveDirection) {
    switch direction {
    case .right: (near, far, low, high) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    case .left: (near, far, low, high) = (-rect.maxX, -rect.minX, rect.minY, rect.maxY)
    case .down: (near, far, low, high) = (rect.minY, rect.maxY, rect.minX, rect.maxX)
    case .up: (near, far, low, high) = (-rect.maxY, -rect.minY, rect.minX, rect.maxX)
    }
  }

  var middle: Double { (low + high) / 2 }

  /// Whether `other` lies in the direction, seen from this span.
  ///
  /// Both of its edges must be farther, and it must begin past this far edge. Where the two rectangles overlap, it must
  /// stick out of this one more along the direction than across it. So a fan of cards is walked card by card,
  /// neighbours whose borders overlap by a few points are still only beside each other, and a rectangle inside or
  /// around this one lies in no direction.
  ///
  /// What begins before the far edge and is not in the beam lies beside this span: it is in the beam of one of the
  /// other two arrows, so nothing gets out of reach.
  ///
  /// Source: our choice. That both edges must be farther agrees with Android's `FocusFinderTest` and Jetpack Compose's
  /// tests of two-dimensional traversal; the axis an overlap belongs to is the axis of least penetration.
  func isFollowed(by other: Span) -> Bool {
    guard other.near > near, other.far > far else { return false }
    let across = min(high, other.high) - max(low, other.low)
    return far - other.near <= max(across, Self.rounding)
  }

  /// Points. Frames that are meant to touch may overlap by this much, since each is rounded to device pixels by itself.
  static let rounding = 0.5

  /// Whether `other` is in the beam: the strip as wide as this span. A shared border alone is not enough, unless this
  /// span is as thin as a border.
  func isAligned(with other: Span) -> Bool {
    low == high ? other.low <= low && low <= other.high : max(low, other.low) < min(high, other.high)
  }

  /// Points from this far edge to the other's near edge; negative where they overlap along the direction.
  func edgeDistance(to other: Span) -> Double { other.near - far }

  /// Points between the two rectangles; 0 where they touch or overlap.
  func distance(to other: Span) -> Double {
    let along = max(0, other.near - far, near - other.far)
    let across = max(0, other.low - high, low - other.high)
    return (along * along + across * across).squareRoot()
  }
}
