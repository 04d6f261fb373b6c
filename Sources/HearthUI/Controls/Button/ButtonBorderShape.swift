import Foundation
import HearthCore

/// The outline of buttons with a border.
nonisolated public struct ButtonBorderShape: InsettableShape, BorderOutline, Equatable, Sendable {
  private enum Kind: Equatable, Sendable { case automatic, ofEnvironment, capsule, circle, roundedRectangle(CGFloat?) }
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
    case .automatic, .ofEnvironment, .roundedRectangle(nil): return min(standard, most)
    case .roundedRectangle(let radius?): return radius.isFinite ? min(max(0, radius), most) : min(standard, most)
    case .capsule, .circle: return most
    }
  }

  /// The radius of the corners where no button says another. Points. Source: our choice, by the buttons of a window.
  private static let usualRadius: CGFloat = 6
  static let ofEnvironment = ButtonBorderShape(kind: .ofEnvironment)
  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
  func path(in rect: CGRect, inset: CGFloat) -> Path {
    let shape = kind == .ofEnvironment ? ShapePlace.environment(ButtonBorderShapeKey.self) ?? .automatic : self
    if shape.kind == .circle { return Circle().path(in: rect) }
    let outer = rect.insetBy(dx: -inset, dy: -inset)
    let radius = max(0, shape.radius(outer, standard: Self.usualRadius) - inset)
    return Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
  }
  /// The outline of a button looks the same in a mirror.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// The outline `amount` points further inside.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBorder(outline: self, amount: amount) }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline of buttons with a border, as `buttonBorderShape(_:)` sets it around.
  public static var buttonBorder: ButtonBorderShape { .ofEnvironment }
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
