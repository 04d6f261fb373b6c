import Foundation
import HearthRendering

/// A shadow as part of a shape style.
public struct ShadowStyle: Equatable, Sendable {
  let isInner: Bool
  let color: Color
  let radius, x, y: CGFloat

  /// A shadow below the shape. Lengths in points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }
  /// A shadow inside the shape, as if it were cut out. Of filled shapes only.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }
}

/// A style with its opacity multiplied.
nonisolated public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double
  public typealias Resolved = Never
  /// `opacity` is made a number from 0 to 1; NaN is 0.
  init(base: Base, opacity: Double) {
    (self.base, self.opacity) = (base, opacity.isNaN ? 0 : min(max(opacity, 0), 1))
  }
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    Base._paint(style.base, context).opacity(style.opacity)
  }
  /// This style with its opacity multiplied once more.
  // Of the same type, so that the types of faded styles come to an end.
  public func opacity(_ opacity: Double) -> Self {
    Self(base: base, opacity: self.opacity * Self(base: base, opacity: opacity).opacity)
  }
}

struct BlendShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let mode: BlendMode
  typealias Resolved = Never
  @MainActor static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    var paint = Base._paint(style.base, context)
    paint.blend = style.mode.blendOperator
    return paint
  }
}

struct ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle
  typealias Resolved = Never
  @MainActor static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    var paint = Base._paint(style.base, context)
    let shadow = style.shadow
    func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    paint.shadows.append(
      StyleShadow(
        isInner: shadow.isInner, color: context.rgba(shadow.color), radius: max(0, number(shadow.radius)),
        x: number(shadow.x),
        y: number(shadow.y)))
    return paint
  }
}

/// A style laid out in a rectangle of its own.
struct AnchoredShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let rect: CGRect
  typealias Resolved = Never
  @MainActor static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    var paint = Base._paint(style.base, context)
    if paint.rect == nil { paint.rect = style.rect }
    return paint
  }
}

extension ShapeStyle {
  // Not named `opacity`: as long as it only stands in for the requirement, the compiler finds it for styles without a
  // method of their own, and for `Color` that of `Color` alone. Two candidates would be looked at in each view around.
  /// What `opacity(_:)` is for styles that have none of their own.
  @_implements(ShapeStyle,opacity(_:)) public func _opacity(_ opacity: Double) -> _OpacityShapeStyle<Self> {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }
  /// This style, combined with what is below it by `mode`.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendShapeStyle(base: self, mode: mode) }
  /// This style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowShapeStyle(base: self, shadow: style) }
  /// This style laid out in `rect` instead of the bounds of each shape. Points, in the shape's coordinate space.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredShapeStyle(base: self, rect: rect) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
  /// The foreground style, combined with what is below it by `mode`.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
