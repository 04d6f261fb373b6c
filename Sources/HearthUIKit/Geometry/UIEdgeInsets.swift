import Foundation
import HearthUI

/// Distances from the edges of a rectangle inwards, in points. Left and right stay what they are in every language.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// Points from each edge inwards.
  public var top, left, bottom, right: CGFloat
  /// Creates insets, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  /// No insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  /// No insets.
  public static let zero = UIEdgeInsets()
}

/// Distances from the edges of a rectangle inwards, in points, by the direction in which one reads.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// Points from each edge inwards.
  public var top, leading, bottom, trailing: CGFloat
  /// Creates insets, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// No insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Insets with the same distances.
  public init(_ insets: EdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
  /// Insets with the same distances.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension CGRect {
  /// The rectangle without its insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// A distance to the right and down, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// Points to the right, and down.
  public var horizontal, vertical: CGFloat
  /// Creates a distance, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
  /// No distance.
  public init() { self.init(horizontal: 0, vertical: 0) }
  /// No distance.
  public static let zero = UIOffset()
  /// Nothing where it is no number.
  var size: CGSize {
    CGSize(width: horizontal.isFinite ? horizontal : 0, height: vertical.isFinite ? vertical : 0)
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner above on the left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner above on the right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner below on the left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner below on the right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four, and whatever else comes.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// Edges of a rectangle; left and right stay what they are in every language.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The edge above.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge on the left.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge below.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge on the right.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
