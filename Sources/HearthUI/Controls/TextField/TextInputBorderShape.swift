import Foundation
import HearthCore

/// The outline of fields with a border.
///
/// It counts for fields of the style `bordered`, and for those whose style is automatic where these have a border: on
/// desktops.
nonisolated public struct TextInputBorderShape: InsettableShape, BorderOutline, Equatable, Sendable {
  private enum Kind: Equatable, Sendable { case automatic, ofEnvironment, capsule, roundedRectangle }
  private let kind: Kind
  /// The one that fits the kind of device: a rectangle with round corners.
  public static var automatic: TextInputBorderShape { TextInputBorderShape(kind: .automatic) }
  /// Round at both ends.
  public static var capsule: TextInputBorderShape { TextInputBorderShape(kind: .capsule) }
  /// A rectangle with round corners.
  public static var roundedRectangle: TextInputBorderShape { TextInputBorderShape(kind: .roundedRectangle) }
  fileprivate static var ofEnvironment: TextInputBorderShape { TextInputBorderShape(kind: .ofEnvironment) }

  /// The radius of the corners of a field in `bounds`. Points.
  func radius(_ bounds: CGRect, standard: CGFloat) -> CGFloat {
    let most = max(0, min(bounds.width, bounds.height) / 2)
    return kind == .capsule ? most : min(standard, most)
  }
  /// Points that letters keep from the edge besides what they do in a rectangle, so that the first is not in the curve.
  /// Source: our choice.
  var extraPadding: CGFloat { kind == .capsule ? 4 : 0 }

  /// The radius of the corners of fields of the usual size. Points. Source: our choice.
  private static let usualRadius: CGFloat = 7
  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
  func path(in rect: CGRect, inset: CGFloat) -> Path {
    let shape = kind == .ofEnvironment ? ShapePlace.environment(TextInputBorderShapeKey.self) ?? .automatic : self
    let radius = shape.radius(rect.insetBy(dx: -inset, dy: -inset), standard: Self.usualRadius)
    return Path(roundedRect: rect, cornerRadius: max(0, radius - inset), style: .continuous)
  }
  /// The outline of a field looks the same in a mirror.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// The outline `amount` points further inside.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBorder(outline: self, amount: amount) }
}
extension Shape where Self == TextInputBorderShape {
  /// The outline of fields with a border, as `textInputBorderShape(_:)` sets it around.
  public static var textInputBorder: TextInputBorderShape { .ofEnvironment }
}

struct TextInputBorderShapeKey: InheritedStyleKey { static let defaultValue = TextInputBorderShape.automatic }
extension EnvironmentValues {
  /// The outline of fields with a border.
  public var textInputBorderShape: TextInputBorderShape {
    get { self[TextInputBorderShapeKey.self] }
    set { self[TextInputBorderShapeKey.self] = newValue }
  }
}
extension View {
  /// Sets the outline of the fields with a border in this view.
  public nonisolated func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
    modifier(_EnvironmentModifier { $0[TextInputBorderShapeKey.self] = shape })
  }
}
