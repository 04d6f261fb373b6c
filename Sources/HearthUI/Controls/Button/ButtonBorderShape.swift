import Foundation
import HearthCore

/// The outline of buttons with a border.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable, Sendable { case automatic, capsule, circle, roundedRectangle(CGFloat?) }
  private let kind: Kind
  /// The one that fits the kind of device: a rectangle with round corners.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Round at both ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// For a symbol alone.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with round corners of the usual radius.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  /// - Parameter radius: Points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }

  /// The radius of the corners of a button in `bounds`.
  func radius(_ bounds: CGRect, standard: CGFloat) -> CGFloat {
    let most = min(bounds.width, bounds.height) / 2
    switch kind {
    case .automatic, .roundedRectangle(nil): return min(standard, most)
    case .roundedRectangle(let radius?): return radius.isFinite ? min(max(0, radius), most) : min(standard, most)
    case .capsule, .circle: return most
    }
  }
}

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, fitted, flexible }
  private let kind: Kind
  /// As it is usual: as wide as the label needs.
  public static var automatic: ButtonSizing { ButtonSizing(kind: .automatic) }
  /// As wide as the label needs.
  public static var fitted: ButtonSizing { ButtonSizing(kind: .fitted) }
  /// As wide as there is room.
  public static var flexible: ButtonSizing { ButtonSizing(kind: .flexible) }
}
struct ButtonSizingKey: InheritedStyleKey { static let defaultValue = ButtonSizing.automatic }
extension EnvironmentValues {
  /// How wide buttons are.
  public var buttonSizing: ButtonSizing { self[ButtonSizingKey.self] }
}
extension View {
  /// Sets how wide the buttons in this view are.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    modifier(_EnvironmentModifier { $0[ButtonSizingKey.self] = sizing })
  }
}

struct ButtonBorderShapeKey: InheritedStyleKey { static let defaultValue = ButtonBorderShape.automatic }
extension View {
  /// Sets the outline of the buttons with a border in this view.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(_EnvironmentModifier { $0[ButtonBorderShapeKey.self] = shape })
  }
}
