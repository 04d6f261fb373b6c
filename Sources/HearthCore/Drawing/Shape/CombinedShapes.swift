import Foundation
import HearthMotion
import HearthRendering

/// Two shapes combined in one rectangle.
nonisolated struct CombinedShape<A: Shape, B: Shape>: Shape {
  enum Operation: Hashable {
    case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }
  var a: A
  var b: B
  var operation: Operation
  var eoFill: Bool
  func path(in rect: CGRect) -> Path {
    let (first, second) = (a.path(in: rect), b.path(in: rect))
    switch operation {
    case .union: return first.union(second, eoFill: eoFill)
    case .intersection: return first.intersection(second, eoFill: eoFill)
    case .subtracting: return first.subtracting(second, eoFill: eoFill)
    case .symmetricDifference: return first.symmetricDifference(second, eoFill: eoFill)
    case .lineIntersection: return first.lineIntersection(second, eoFill: eoFill)
    case .lineSubtraction: return first.lineSubtraction(second, eoFill: eoFill)
    }
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { a.sizeThatFits(proposal) }
  /// As the two do; mirrored where they differ.
  var layoutDirectionBehavior: LayoutDirectionBehavior {
    a.layoutDirectionBehavior == b.layoutDirectionBehavior ? a.layoutDirectionBehavior : .mirrors
  }
  var animatableData: AnimatablePair<A.AnimatableData, B.AnimatableData> {
    get { AnimatablePair(a.animatableData, b.animatableData) }
    set { (a.animatableData, b.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// The area that lies in this shape, in `other` or in both.
  ///
  /// ```
  /// Circle().union(Rectangle().size(width: 20, height: 20)).fill(.blue)
  /// ```
  /// - Parameter eoFill: Whether the inside of both is found by the even-odd rule, else by the non-zero winding rule.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(a: self, b: other, operation: .union, eoFill: eoFill)
  }
  /// The area that lies in both shapes.
  /// - Parameter eoFill: Whether the inside of both is found by the even-odd rule, else by the non-zero winding rule.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(a: self, b: other, operation: .intersection, eoFill: eoFill)
  }
  /// The area that lies in this shape and not in `other`.
  /// - Parameter eoFill: Whether the inside of both is found by the even-odd rule, else by the non-zero winding rule.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(a: self, b: other, operation: .subtracting, eoFill: eoFill)
  }
  /// The area that lies in exactly one of the shapes.
  /// - Parameter eoFill: Whether the inside of both is found by the even-odd rule, else by the non-zero winding rule.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(a: self, b: other, operation: .symmetricDifference, eoFill: eoFill)
  }
  /// The parts of this shape's line that lie inside `other`.
  /// - Parameter eoFill: Whether the inside of `other` is found by the even-odd
  ///   rule, else by the non-zero winding rule.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(a: self, b: other, operation: .lineIntersection, eoFill: eoFill)
  }
  /// The parts of this shape's line that lie outside `other`.
  /// - Parameter eoFill: Whether the inside of `other` is found by the even-odd
  ///   rule, else by the non-zero winding rule.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(a: self, b: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}

/// A shape of any type. It does not take values in between when it changes.
///
///     let shape = isOn ? AnyShape(Circle()) : AnyShape(Capsule())
///     Text("Play").padding().background(.tint, in: shape)
nonisolated public struct AnyShape: Shape, Equatable {
  let box: ShapeBox
  /// Wraps a shape of any type.
  public init<S: Shape>(_ shape: S) {
    if let erased = shape as? AnyShape { self = erased } else { box = TypedShapeBox(shape) }
  }
  public func path(in rect: CGRect) -> Path { box.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.sizeThatFits(proposal) }
  /// The behaviour of the shape inside.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { box.layoutDirectionBehavior }
  public static func == (a: Self, b: Self) -> Bool { a.box === b.box || a.box.isEqual(b.box) }
}

nonisolated class ShapeBox: @unchecked Sendable {
  // Unchecked: subclasses are immutable.
  func path(in rect: CGRect) -> Path { Path() }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func isEqual(_ other: ShapeBox) -> Bool { false }
}
nonisolated final class TypedShapeBox<S: Shape>: ShapeBox, @unchecked Sendable {
  // Unchecked: the shape is immutable.
  let shape: S
  init(_ shape: S) { self.shape = shape }
  override func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  override var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  override func isEqual(_ other: ShapeBox) -> Bool {
    guard let other = other as? TypedShapeBox<S> else { return false }
    return TypeInfo.areKnownEqual(shape, other.shape)
  }
}
