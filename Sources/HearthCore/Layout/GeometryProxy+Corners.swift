import Foundation
import HearthRendering

extension GeometryProxy {
  /// The radii that corners of this view have where they run side by side with those of the container around; nil
  /// without a container shape, and where that has no corners, as a circle.
  ///
  ///     GeometryReader { proxy in
  ///       UnevenRoundedRectangle(cornerRadii: proxy.concentricCornerRadii ?? RectangleCornerRadii()).fill(.blue)
  ///     }
  ///     .padding(8)
  ///     .containerShape(RoundedRectangle(cornerRadius: 24))
  ///
  /// `ConcentricRectangle` draws with the same radii.
  public var concentricCornerRadii: RectangleCornerRadii? {
    concentricCornerRadii(in: CGRect(origin: .zero, size: size))
  }
  /// The radii that corners of a rectangle in this view have where they run side by side with those of the container
  /// around.
  ///
  /// - Parameter frame: Points, in the view's own coordinate space.
  public func concentricCornerRadii(in frame: CGRect) -> RectangleCornerRadii? {
    source.read(.corners(frame), otherwise: nil) { .corners($0.concentricCornerRadii(in: frame)) }.radii
  }
}
extension LayoutNode {
  func concentricCornerRadii(in frame: CGRect) -> RectangleCornerRadii? {
    ContainerPlace(of: frame, in: self, scope: scope)?.concentricRadii
  }
}
