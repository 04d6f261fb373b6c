import Foundation
import QuickTesting
import SwiftUI

@testable import HearthCore

/// An animation that is followed directly.
struct AnimationPaceTests {}

extension AnimationPaceTests {
  @Test func `is where it says itself that it is`() {
    let curves = [
      Animation.linear(duration: 0.7), .easeInOut(duration: 2), .timingCurve(0.2, 1.4, 0.6, -0.3, duration: 0.5),
      .linear(duration: 0),
    ]
    var animations = curves
    for curve in curves {
      animations += [
        curve.delay(0.3), curve.speed(1.5), curve.repeatCount(3), curve.repeatCount(4, autoreverses: false),
      ]
      animations += [
        curve.repeatForever(), curve.delay(0.2).repeatForever(autoreverses: false).speed(0.5),
        curve.repeatCount(2).repeatCount(2),
      ]
    }
    for animation in animations {
      guard case .part(let part) = AnimationPace(animation) else {
        // A run of no length has no place of its own.
        expect(
          animation.base is RepeatedAnimation || (animation.base as? FasterAnimation)?.base.base is RepeatedAnimation,
          "\(animation)")
        continue
      }
      var context = AnimationContext<Double>()
      for step in 0..<400 {
        let time = Double(step) * 0.0173
        let value = animation.animate(value: 50, time: time, context: &context),
          direct = part.value(at: time).map { $0 * 50 }
        expect(
          (value == nil) == (direct == nil) && abs((value ?? 0) - (direct ?? 0)) < 1e-9,
          "\(animation) at \(time): \(String(describing: direct)), not \(String(describing: value))")
      }
    }
  }
  @Test func `is one of ours, and keeps nothing`() {
    struct Own: CustomAnimation {
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { nil }
    }
    func isFollowed(_ animation: Animation) -> Bool {
      if case .other = AnimationPace(animation) { false } else { true }
    }
    expect(isFollowed(.spring) && isFollowed(.linear) && isFollowed(.easeIn.repeatForever()))
    expect(
      !isFollowed(Animation(Own())) && !isFollowed(.spring.repeatForever())
        && !isFollowed(.linear.logicallyComplete(after: 0.1)) && !isFollowed(.spring.delay(1)))
  }
}
