import Foundation

/// The order of candidates: smaller is better, compared field by field.
struct DirectionalRank: Comparable {
  /// Points: from edge to edge for aligned candidates, between the rectangles for those aside.
  var distance: Double
  /// Points between the centres, across the direction.
  var offset: Double
  /// Points from the top of the window, then from its leading edge: what reads first wins.
  var top: Double
  var leading: Double
  /// The place among the group's members, for rectangles that coincide.
  var ordinal: Int

  static func < (a: DirectionalRank, b: DirectionalRank) -> Bool {
    if a.distance != b.distance { return a.distance < b.distance }
    if a.offset != b.offset { return a.offset < b.offset }
    if a.top != b.top { return a.top < b.top }
    if a.leading != b.leading { return a.leading < b.leading }
    return a.ordinal < b.ordinal
  }
}

/// What a directional search compares a candidate with, and by which measure.
struct DirectionalMeasure {
  enum Kind {
    /// In the direction and in the beam; the nearest edge wins.
    case aligned
    /// In the direction; the nearest rectangle wins.
    case aside
    /// Anywhere; the nearest rectangle wins.
    case anywhere
  }

  var kind: Kind
  var direction: MoveDirection
  /// The rectangle that is left: the focused one, or its group.
  var origin: Span
  /// The centre of the focused rectangle across the direction, also where its group is left.
  var middle: Double
  var readingDirection: ReadingDirection

  init(
    _ kind: Kind, from origin: CGRect, toward direction: MoveDirection, middle: Double? = nil,
    reading: ReadingDirection
  ) {
    self.kind = kind
    self.direction = direction
    self.origin = Span(origin, toward: direction)
    self.middle = middle ?? self.origin.middle
    self.readingDirection = reading
  }

  /// The rank of a candidate; nil where it does not qualify.
  func rank(of rect: CGRect, ordinal: Int) -> DirectionalRank? {
    let span = Span(rect, toward: direction)
    let distance: Double
    switch kind {
    case .aligned:
      guard origin.isFollowed(by: span), origin.isAligned(with: span) else { return nil }
      distance = origin.edgeDistance(to: span)
    case .aside:
      guard origin.isFollowed(by: span) else { return nil }
      distance = origin.distance(to: span)
    case .anywhere:
      distance = origin.distance(to: span)
    }
    return DirectionalRank(
      distance: distance, offset: abs(span.middle - middle), top: rect.minY,
      leading: readingDirection == .leftToRight ? rect.minX : -rect.maxX, ordinal: ordinal)
  }

  /// A rank that no candidate inside `bounds` can be better than; nil where none can qualify.
  func bound(of bounds: CGRect) -> DirectionalRank? {
    let span = Span(bounds, toward: direction)
    let distance: Double
    switch kind {
    case .aligned:
      guard span.far > origin.far, origin.isAligned(with: span) else { return nil }
      distance = max(span.near, origin.near) - origin.far
    case .aside:
      guard span.far > origin.far else { return nil }
      distance = origin.distance(to: span)
    case .anywhere:
      distance = origin.distance(to: span)
    }
    return DirectionalRank(
      distance: distance, offset: max(0, span.low - middle, middle - span.high), top: -.infinity,
      leading: -.infinity, ordinal: -1)
  }
}
