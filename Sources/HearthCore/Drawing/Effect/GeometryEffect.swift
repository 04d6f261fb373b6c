import Foundation
import HearthMotion
import HearthRendering

/// An effect that moves or transforms how a view is drawn, without a change of its layout.
///
/// The view is hit, and its frame in the window lies, where it is drawn.
///
///     struct Shake: GeometryEffect {
///       var animatableData: CGFloat
///       func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * .pi * 4), y: 0))
///       }
///     }
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// From the coordinate space of the view of `size` to where it is drawn. Mirrored where
  /// the interface reads from right to left.
  func effectValue(size: CGSize) -> ProjectionTransform
  static var _affectsLayout: Bool { get }
}

extension GeometryEffect {
  public static var _affectsLayout: Bool { true }
  @MainActor public static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    EffectModifier<TransformingEffect<Self>>._makeNode(
      EffectModifier(TransformingEffect(effect: modifier)), content: content, inputs)
  }
  @MainActor public static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    EffectModifier<TransformingEffect<Self>>._update(
      node, EffectModifier(TransformingEffect(effect: modifier)), content: content)
  }
  public static func _elementCount(_ content: Int) -> Int { content }
  /// The same effect on the picture alone: frames and hits stay where layout put them.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base
  public typealias Body = Never
  public static var _affectsLayout: Bool { false }
  /// The transformation of the effect inside.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// Draws content through a geometry effect.
nonisolated struct TransformingEffect<G: GeometryEffect>: DrawingEffect {
  var effect: G
  var animatableData: G.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
  @MainActor private func matrix(_ context: EffectContext) -> Projection {
    let value = effect.effectValue(size: context.size.cgSize)
    if !value.isFinite {
      context.node.engine.report(
        .badSize, at: context.node,
        "\(G.self) gives a transformation with a number that is not finite for the size \(context.size.width) × \(context.size.height). The view is drawn without it."
      )
      return Projection(.identity)
    }
    let projection = value.projection
    if !context.isRightToLeft { return projection }
    let mirror = Projection(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: context.size.width, ty: 0))
    return mirror.concatenating(projection).concatenating(mirror)
  }
  @MainActor func isIdentity(_ context: EffectContext) -> Bool { matrix(context).isIdentity }
  @MainActor func apply(to content: DisplayPiece, _ context: EffectContext) -> DisplayPiece? {
    let matrix = matrix(context)
    if matrix.isDegenerate { return nil }
    return PiecePool.effect(matrix.affine.map { .transform($0) } ?? .project(matrix), content)
  }
  static var movesContent: Bool { G._affectsLayout }
  @MainActor func transform(_ context: EffectContext) -> Projection? { G._affectsLayout ? matrix(context) : nil }
}

// MARK: - The effects of SwiftUI

nonisolated public struct _RotationEffect: GeometryEffect, Equatable {
  /// How far the picture is turned; clockwise when positive.
  public var angle: Angle
  /// The point of the view that stays where it is.
  public var anchor: UnitPoint
  /// Creates a rotation around a point of the view.
  public init(angle: Angle, anchor: UnitPoint = .center) { (self.angle, self.anchor) = (angle, anchor) }
  public typealias Body = Never
  /// The rotation around the anchor in a view of `size`.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let pivot = anchor.point(in: CGRect(origin: .zero, size: size))
    return ProjectionTransform(CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(pivot))
  }
  public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

nonisolated public struct _ScaleEffect: GeometryEffect, Equatable {
  /// The factors for the width and the height.
  public var scale: CGSize
  /// The point of the view that stays where it is.
  public var anchor: UnitPoint
  /// Creates a scaling around a point of the view.
  public init(scale: CGSize, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
  public typealias Body = Never
  /// The scaling around the anchor in a view of `size`.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let pivot = anchor.point(in: CGRect(origin: .zero, size: size))
    return ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height).around(pivot))
  }
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

nonisolated public struct _TransformEffect: GeometryEffect, Equatable {
  public typealias AnimatableData = EmptyAnimatableData
  /// From the coordinate space of the view to where it is drawn.
  public var transform: CGAffineTransform
  /// Creates an effect of an affine transformation.
  public init(transform: CGAffineTransform) { self.transform = transform }
  public typealias Body = Never
  /// The transformation, whatever the size is.
  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

nonisolated struct ProjectionEffect: GeometryEffect {
  typealias AnimatableData = EmptyAnimatableData
  var transform: ProjectionTransform
  typealias Body = Never
  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Turns the picture of this view around a point of it.
  ///
  ///     Image(systemName: "chevron.right").rotationEffect(.degrees(isOn ? 90 : 0))
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
  // First, and the form of a size disfavoured: with a mistake in a view that is scaled by a number, the compiler would
  // look at the view twice.
  /// Scales the picture of this view by the same factor in both directions, around a point of it.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  /// Scales the picture of this view around a point of it.
  @_disfavoredOverload
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }
  /// Scales the picture of this view by a factor for each direction, around a point of it.
  public nonisolated func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  /// Draws this view through an affine transformation of its coordinate space.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
  /// Draws this view through a projective transformation of its coordinate space.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}
