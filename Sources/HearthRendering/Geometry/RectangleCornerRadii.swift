import Foundation

/// The radius of each corner of a rectangle. Points; negative counts as zero.
///
/// A path has no layout direction: leading is left in `Path`'s own members. Shapes mirror for right-to-left themselves.
@frozen public struct RectangleCornerRadii: Hashable, Sendable {
  /// Points, as of all corners; 0 is a sharp corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii for the four corners; those that are left out are 0.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}
