import Foundation
import HearthMotion
import HearthRendering

/// Turns the picture of a view in space, seen from in front of it.
nonisolated public struct _Rotation3DEffect: GeometryEffect, Equatable {
  /// How far the picture is turned.
  public var angle: Angle
  /// The axis: x runs to the right, y down, z towards the eye. Its length does not
  /// matter; without a length nothing is turned.
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  /// The point of the view that the axis runs through.
  public var anchor: UnitPoint
  /// Points towards the eye.
  public var anchorZ: CGFloat
  /// The eye's distance is the longer side of the view divided by this; 0 is without end.
  public var perspective: CGFloat
  /// Creates a rotation in space around an axis through a point of the view.
  public init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) {
    (self.angle, self.axis, self.anchor, self.anchorZ, self.perspective) = (angle, axis, anchor, anchorZ, perspective)
  }
  public typealias Body = Never
  public static func == (a: Self, b: Self) -> Bool {
    a.angle == b.angle && a.axis == b.axis && a.anchor == b.anchor && a.anchorZ == b.anchorZ
      && a.perspective == b.perspective
  }

  /// Source: Apple, documentation of `CATransform3D`: a rotation between the shift of the anchor to the origin and
  /// back, and `m34 = -perspective / distance`.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    // Without an axis there is nothing to turn around.
    if !(length > 0) || !length.isFinite { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let s = CGFloat(sin(angle.radians)), c = CGFloat(cos(angle.radians)), t = 1 - c
    // Where the unit vectors of the view's plane go, and that towards the eye.
    let right = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
    let down = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
    let near = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
    let pivot = anchor.point(in: CGRect(origin: .zero, size: size))
    let distance = max(size.width, size.height)
    let m34 = distance > 0 ? -perspective / distance : 0
    func row(_ v: (CGFloat, CGFloat, CGFloat), _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      let depth = w + m34 * v.2
      return (v.0 + pivot.x * depth, v.1 + pivot.y * depth, depth)
    }
    let origin = (
      -pivot.x * right.0 - pivot.y * down.0 - anchorZ * near.0,
      -pivot.x * right.1 - pivot.y * down.1 - anchorZ * near.1,
      -pivot.x * right.2 - pivot.y * down.2 - anchorZ * near.2
    )
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(right, 0)
    (result.m21, result.m22, result.m23) = row(down, 0)
    (result.m31, result.m32, result.m33) = row(origin, 1)
    return result
  }

  public var animatableData:
    AnimatablePair<
      Double,
      AnimatablePair<
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
        AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
      >
    >
  {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatablePair(
          AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
          AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
    }
    set {
      angle.animatableData = newValue.first
      axis = (newValue.second.first.first, newValue.second.first.second.first, newValue.second.first.second.second)
      anchor.animatableData = newValue.second.second.first
      (anchorZ, perspective) = (newValue.second.second.second.first, newValue.second.second.second.second)
    }
  }
}

extension View {
  /// Turns the picture of this view around an axis in space through a point of it.
  ///
  ///     Text("Card").rotation3DEffect(.degrees(isOn ? 180 : 0), axis: (x: 0, y: 1, z: 0))
  ///
  /// - Parameters:
  ///   - axis: Its x runs to the right, y down, z towards the eye.
  ///   - anchorZ: How far before the view the axis lies. Points.
  ///   - perspective: How much smaller what is farther away looks; 0 for not at all.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(_Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
  /// Turns the picture of this view around an axis in space, as ``rotation3DEffect(_:axis:anchor:anchorZ:perspective:)``
  /// does: windows have no depth, so that what is turned stays a flat picture everywhere here.
  public nonisolated func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
  }
}
