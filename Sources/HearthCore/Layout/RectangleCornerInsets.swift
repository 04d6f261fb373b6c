import Foundation
import HearthRendering

/// How far each corner of a rectangle is taken by something else: a width and a height in points.
nonisolated public struct RectangleCornerInsets: Hashable, Sendable {
  /// Points, as of all corners; zero where the corner is free.
  public var topLeading: CGSize
  /// The inset of the top trailing corner.
  public var topTrailing: CGSize
  /// The inset of the bottom leading corner.
  public var bottomLeading: CGSize
  /// The inset of the bottom trailing corner.
  public var bottomTrailing: CGSize
  /// Creates insets for the four corners.
  public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }
  /// Creates insets of zero.
  public init() { self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero) }
}

extension EdgeInsets {
  /// These insets, as much larger at some edges as what is taken at the corners beside them asks for: at the top and the
  /// bottom by the heights of the corners, at the sides by their widths.
  ///
  /// Source: our choice: Apple's documentation says no more than that the insets respect the corners.
  public nonisolated func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets {
    var result = self
    func most(_ edge: Edge.Set, _ inset: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
      edges.contains(edge) ? max(inset, a, b) : inset
    }
    result.top = most(.top, top, corners.topLeading.height, corners.topTrailing.height)
    result.bottom = most(.bottom, bottom, corners.bottomLeading.height, corners.bottomTrailing.height)
    result.leading = most(.leading, leading, corners.topLeading.width, corners.bottomLeading.width)
    result.trailing = most(.trailing, trailing, corners.topTrailing.width, corners.bottomTrailing.width)
    return result
  }
}

extension GeometryProxy {
  /// What is taken of the corners of the view by controls of the window or the display. A desktop of Linux has the controls
  /// of a window in a bar of their own: nothing is taken.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

extension View {
  /// Moves the content away from the corners at an edge which the controls of the window take; with `sizeToFit` it has as
  /// much less room.
  ///
  /// A desktop of Linux has the controls of a window in a bar of their own: nothing is moved.
  public nonisolated func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    modifier(EmptyModifier.identity)
  }
}
