import Foundation
import HearthMotion
import HearthRendering

/// A type that describes an outline in a rectangle. As a view it is filled with the foreground style.
///
///     struct Diamond: Shape {
///       func path(in rect: CGRect) -> Path {
///         var path = Path()
///         path.addLines([
///           CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
///           CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
///         ])
///         path.closeSubpath()
///         return path
///       }
///     }
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`. Points.
  func path(in rect: CGRect) -> Path
  /// What styles may take into account.
  static var role: ShapeRole { get }
  /// Whether the outline is mirrored where the interface reads from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The size of the shape as a view. Points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is there for: to be filled, to be drawn as a line, or to separate parts of an interface. `fill`,
/// `stroke` and `separator`, in this order.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// How an outline changes in a right-to-left interface.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// Mirrored where the interface has this direction.
  case mirrors(in: LayoutDirection)
  /// Mirrored where the interface reads from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// The default: a shape that is filled.
  public static var role: ShapeRole { .fill }
  /// Source: Apple, documentation of layoutDirectionBehavior: shapes mirror unless they say otherwise.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(ShapeNode<Self, ForegroundStyle>(view, ForegroundStyle(), .fill(FillStyle()), inputs))
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node.node, to: ShapeNode<Self, ForegroundStyle>.self).update(
      view, ForegroundStyle(), .fill(FillStyle()))
  }
  public static var _elementCount: Int { 1 }
}

/// A shape whose outline can be drawn further inside.
///
///     Circle().strokeBorder(.blue, lineWidth: 8)
nonisolated public protocol InsettableShape: Shape {
  /// What an inset shape is; the compiler infers it.
  associatedtype InsetShape: InsettableShape
  /// This shape `amount` points further inside.
  func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  /// The outline in `rect` for the direction of the interface.
  func directedPath(in rect: CGRect, isRightToLeft: Bool) -> Path {
    let path = path(in: rect)
    guard case .mirrors(let direction) = layoutDirectionBehavior, (direction == .rightToLeft) == isRightToLeft else {
      return path
    }
    // What is symmetric stays recognisable for painters.
    func mirrored(_ r: CGRect) -> CGRect {
      CGRect(x: rect.minX + rect.maxX - r.maxX, y: r.minY, width: r.width, height: r.height)
    }
    switch path.storage {
    case .empty: return path
    case .rectangle(let r): return Path(mirrored(r))
    case .ellipse(let r): return Path(ellipseIn: mirrored(r))
    case .roundedRectangle(let r, let corner, let style):
      return Path(roundedRect: mirrored(r), cornerSize: corner, style: style)
    case .elements: return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
  }
}

extension Path {
  /// The form in which painters know this outline; nil if they know none.
  package func displayShape(eoFill: Bool = false) -> DisplayShape? {
    switch storage {
    case .empty: return nil
    case .rectangle(let rect): return .rectangle(rect)
    case .roundedRectangle(let rect, let corner, .circular) where corner.width == corner.height:
      return .roundedRectangle(rect, radius: corner.width)
    default:
      let bounds = boundingRect
      return bounds.isNull ? nil : .path(.made(of: self, isEOFilled: eoFill, bounds: bounds))
    }
  }
}

extension DisplayShape {
  package var outline: Path {
    switch self {
    case .rectangle(let rect): Path(rect)
    case .roundedRectangle(let rect, let radius): Path(roundedRect: rect, cornerRadius: radius, style: .circular)
    case .path(let key): key.path
    }
  }
  /// Whether a point lies inside.
  package func contains(_ point: CGPoint) -> Bool {
    guard bounds.contains(point) else { return false }
    switch self {
    case .rectangle: return true
    case .roundedRectangle: return outline.contains(point)
    case .path(let key): return key.path.contains(point, eoFill: key.isEOFilled)
    }
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
  /// A path lies where it was drawn, whatever the direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
