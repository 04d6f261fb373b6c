import Foundation
import HearthMotion
import HearthRendering

extension UnitPoint {
  /// The point in `rect`, whose coordinates are those of the screen: mirrored for right-to-left.
  package func point(in rect: CGRect, isRightToLeft: Bool = false) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * (isRightToLeft ? 1 - x : x), y: rect.minY + rect.height * y)
  }
}

extension UnitPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
