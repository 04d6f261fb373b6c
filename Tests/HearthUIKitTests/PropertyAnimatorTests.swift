import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// Animations that are paused, led by hand, reversed and stopped.
@MainActor struct PropertyAnimatorTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let window: TestWindow
  init() {
    let panel = UIView(), box = box
    box.accessibilityIdentifier = "box"
    box.isAccessibilityElement = true
    box.backgroundColor = .red
    panel.addSubview(box)
    window = TestWindow(size: CGSize(width: 200, height: 100)) { Holder(view: panel) }
  }
  /// A second, at one speed, in which the box goes 100 points to the right.
  private func animator(_ log: @escaping (UIViewAnimatingPosition) -> Void = { _ in }) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in box.frame.origin.x = 100 }
    animator.addCompletion(log)
    return animator
  }
  private func pass(_ milliseconds: Int) { window.advance(by: .milliseconds(milliseconds)) }
  private func shown() throws -> CGFloat { try window.element("box").frame.minX }
  /// Within what two frames move.
  private func isNear(_ x: CGFloat) throws -> Bool { abs(try shown() - x) < 4 }

  @Test func `an animator runs to its end, and tells of it`() throws {
    var ends: [UIViewAnimatingPosition] = []
    let animator = animator { ends.append($0) }
    expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
    animator.startAnimation()
    window.settle()
    pass(500)
    try expect(isNear(50))
    expect(animator.state == .active && animator.isRunning && abs(animator.fractionComplete - 0.5) < 0.04)
    expect(ends.isEmpty)
    pass(700)
    expect(ends == [.end] && animator.state == .inactive && !animator.isRunning)
    try expect(shown(), equals: 100)
  }
  @Test func `a paused animator stays where it is, and goes on from there`() throws {
    var ends: [UIViewAnimatingPosition] = []
    let animator = animator { ends.append($0) }
    animator.startAnimation()
    window.settle()
    pass(300)
    animator.pauseAnimation()
    pass(2_000)
    try expect(isNear(30))
    expect(animator.state == .active && !animator.isRunning && ends.isEmpty)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    pass(300)
    try expect(isNear(60))
    pass(600)
    expect(ends, equals: [.end])
  }
  @Test func `an animator is led by hand, also before it was started`() throws {
    let animator = animator()
    animator.fractionComplete = 0.25
    window.settle()
    pass(100)
    try expect(isNear(25))
    expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0.25)
    animator.fractionComplete = 0.75
    pass(100)
    try expect(isNear(75))
    // The rest of a quarter takes two seconds.
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    pass(1_000)
    try expect(isNear(87.5))
    pass(1_200)
    expect(animator.state == .inactive && box.frame.minX == 100)
  }
  @Test func `a reversed animator goes back, and takes its changes back`() throws {
    var ends: [UIViewAnimatingPosition] = []
    let animator = animator { ends.append($0) }
    animator.startAnimation()
    window.settle()
    pass(600)
    animator.isReversed = true
    pass(300)
    try expect(isNear(30))
    pass(500)
    expect(ends == [.start] && animator.state == .inactive)
    try expect(shown(), equals: 0)
    expect(box.frame.minX, equals: 0)
  }
  @Test func `a stopped animator leaves its views where they are seen, until it is finished`() throws {
    var ends: [UIViewAnimatingPosition] = []
    let animator = animator { ends.append($0) }
    animator.startAnimation()
    window.settle()
    pass(400)
    animator.stopAnimation(false)
    window.settle()
    expect(animator.state == .stopped && abs(box.frame.minX - 40) < 4 && ends.isEmpty)
    pass(1_000)
    try expect(isNear(40))
    animator.finishAnimation(at: .start)
    window.settle()
    expect(ends == [.start] && animator.state == .inactive && box.frame.minX == 0)
    try expect(shown(), equals: 0)
  }
  @Test func `an animator that was stopped for good tells nobody`() throws {
    var ends: [UIViewAnimatingPosition] = []
    let animator = animator { ends.append($0) }
    animator.startAnimation()
    window.settle()
    pass(400)
    animator.stopAnimation(true)
    pass(1_000)
    expect(animator.state == .inactive && ends.isEmpty && abs(box.frame.minX - 40) < 4)
    try expect(isNear(40))
  }
  @Test func `changes with a delay factor begin later and end with the others`() throws {
    let animator = animator()
    animator.addAnimations({ [box] in box.frame.origin.y = 40 }, delayFactor: 0.5)
    animator.startAnimation()
    window.settle()
    pass(450)
    try expect(isNear(45))
    expect(box.frame.minY, equals: 0)
    pass(300)
    let y = try window.element("box").frame.minY
    expect(y > 10 && y < 30)
    pass(450)
    try expect(window.element("box").frame.origin, equals: CGPoint(x: 100, y: 40))
    expect(animator.state, equals: .inactive)
  }
  @Test func `an animator may be paused at its end`() throws {
    var ends: [UIViewAnimatingPosition] = []
    let animator = animator { ends.append($0) }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    window.settle()
    pass(1_500)
    expect(animator.state == .active && !animator.isRunning && ends.isEmpty && animator.fractionComplete == 1)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    expect(ends == [.end] && box.frame.minX == 100)
  }
  @Test func `curves begin and end at their ends, and springs come to rest there`() {
    let parameters: [any UITimingCurveProvider] = [
      UICubicTimingParameters(), UICubicTimingParameters(animationCurve: .easeOut),
      UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0.1), controlPoint2: CGPoint(x: 0.9, y: 0.5)),
      UISpringTimingParameters(), UISpringTimingParameters(dampingRatio: 0.5),
    ]
    for parameters in parameters {
      let curve = TimingCurve(parameters, 2)
      expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1 && abs(curve.value(at: 0.999) - 1) < 0.01)
    }
    expect(TimingCurve(parameters[1], 1).value(at: 0.3) > TimingCurve(parameters[0], 1).value(at: 0.3))
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    expect(abs(UIViewPropertyAnimator(duration: 9, timingParameters: spring).duration - log(1_000) / 5) < 1e-9)
  }
}
