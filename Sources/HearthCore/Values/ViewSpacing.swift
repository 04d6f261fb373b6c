import Foundation
import HearthMotion
import Synchronization

/// A key of a value that a view offers to the layout around it.
public protocol LayoutValueKey {
  /// What a view offers.
  associatedtype Value
  /// The value of views that offer none.
  static var defaultValue: Value { get }
}

/// The distances to its neighbours that a view prefers. Points.
public struct ViewSpacing: Equatable, Sendable {
  /// Nil: whatever the container has by default.
  package var top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?
  /// Wants no distance, whatever the neighbour prefers.
  package var isZero = false
  /// Points of a text that ends above to the text that begins at the top of this view; nil where no text does.
  package var textGap: CGFloat?
  /// Whether a text ends at the bottom of this view.
  package var endsWithText = false
  /// Creates the spacing of a view that prefers no distance in particular.
  public init() {}
  /// The spacing of a view that wants no distance, whatever its neighbour prefers.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.isZero = true
    return spacing
  }()
  /// Between neighbours that say nothing. Source: seen, SwiftUI on macOS and iOS.
  package static let standard: CGFloat = 8

  /// The distance to the view that comes next along `axis`: the larger of those that the two prefer.
  ///
  /// Where neither prefers one it is 8 points; where one of the two is `zero` it is 0. On phones and tablets a text keeps
  /// the leading of its font to a text above, up to a pixel: lines of several texts follow each other nearly as those of
  /// one do. Source: seen, iOS 17: 2 points in body.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if isZero || next.isZero { return 0 }
    let (mine, theirs) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    if mine == nil && theirs == nil {
      if axis == .vertical, endsWithText, let gap = next.textGap { return gap }
      return Self.standard
    }
    return max(mine ?? 0, theirs ?? 0)
  }
  /// Takes over the larger distance at each of `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func union(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? { a == nil && b == nil ? nil : max(a ?? 0, b ?? 0) }
    if isZero && !other.isZero {
      // It stays zero at the edges that are not united.
      isZero = false
      if !edges.contains(.top) { top = 0 }
      if !edges.contains(.leading) { leading = 0 }
      if !edges.contains(.bottom) { bottom = 0 }
      if !edges.contains(.trailing) { trailing = 0 }
    }
    if edges.contains(.top) { top = union(top, other.top) }
    if edges.contains(.leading) { leading = union(leading, other.leading) }
    if edges.contains(.bottom) { bottom = union(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = union(trailing, other.trailing) }
    // Beside a text, what is none keeps its distance to the text above and below.
    if edges.contains(.top) { textGap = textGap.flatMap { gap in other.textGap.map { max(gap, $0) } } }
    if edges.contains(.bottom) { endsWithText = endsWithText && other.endsWithText }
    isZero = isZero && other.isZero
  }
  /// The larger of two distances at each of `edges`; at the others those of this one.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}
