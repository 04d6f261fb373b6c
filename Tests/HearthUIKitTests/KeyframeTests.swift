import HearthTesting
import QuartzCore
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// Animations of views in several steps, animations of SwiftUI for views, and views of SwiftUI in views.
@MainActor struct KeyframeTests {
  private func show(_ view: UIView) -> TestWindow {
    TestWindow(size: CGSize(width: 200, height: 100)) { Holder(view: view) }
  }
  private func withBox() -> (UIView, UIView, TestWindow) {
    let view = UIView(), box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    box.backgroundColor = .red
    view.addSubview(box)
    return (view, box, show(view))
  }
  private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test func `keyframes are seen one after the other, and the last value is there at once`() {
    let (_, box, window) = withBox()
    var ends: [Bool] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 1 }
    } completion: {
      ends.append($0)
    }
    expect(box.alpha, equals: 1)
    window.settle()
    window.advance(by: .milliseconds(250))
    expect(abs(box.layer.presentation()!.opacity - 0.5) < 0.06)
    window.advance(by: .milliseconds(250))
    expect(box.layer.presentation()!.opacity < 0.1 && ends.isEmpty)
    window.advance(by: .milliseconds(250))
    expect(abs(box.layer.presentation()!.opacity - 0.5) < 0.06)
    window.advance(by: .milliseconds(350))
    expect(ends == [true] && box.layer.animationKeys() == nil && window.reports.isEmpty)
  }
  @Test func `a property rests before its keyframe, and one without a keyframe takes all of the duration`() {
    let (_, box, window) = withBox()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      box.alpha = 0
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 110 }
    }
    window.settle()
    window.advance(by: .milliseconds(500))
    let half = box.layer.presentation()!
    expect(abs(half.opacity - 0.5) < 0.06 && abs(half.position.x - 10) < 4)
    window.advance(by: .milliseconds(250))
    expect(abs(box.layer.presentation()!.position.x - 60) < 8)
  }
  @Test func `keyframes that are removed end with false`() {
    let (_, box, window) = withBox()
    var ends: [Bool] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.alpha = 0 }
    } completion: {
      ends.append($0)
    }
    window.settle()
    box.layer.removeAllAnimations()
    expect(ends, equals: [false])
  }
  @Test func `values of keyframes are sorted by their start`() {
    let (values, times) = KeyframeRecorder.frames(
      CGFloat(0), [(0.5, 0.75, CGFloat(2)), (0, 0.25, CGFloat(1))], .linear)
    expect(values as? [CGFloat] == [0, 1, 1, 2, 2] && times.map(\.doubleValue) == [0, 0.25, 0.5, 0.75, 1])
    let (steps, starts) = KeyframeRecorder.frames(CGFloat(0), [(0.5, 1, CGFloat(1))], .discrete)
    expect(steps as? [CGFloat] == [0, 1] && starts.map(\.doubleValue) == [0, 0.5, 1])
  }
  @Test func `a cubic animation goes through its values and beyond them in between`() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    (animation.values, animation.calculationMode) = ([CGFloat(0), CGFloat(10), CGFloat(10), CGFloat(0)], .cubic)
    func value(_ part: Double) -> Double { Double(animation.value(at: part, CGFloat(0)) as! CGFloat) }
    expect(abs(value(1.0 / 3) - 10) < 0.01 && abs(value(2.0 / 3) - 10) < 0.01 && value(1) == 0)
    // Between two equal values with tangents of 5 and -5: 10 + 5 / 8 + 5 / 8.
    expect(abs(value(0.5) - 11.25) < 0.01)
  }
  @Test func `a view moves by an animation of SwiftUI`() {
    let (_, box, window) = withBox()
    var ends = 0
    UIView.animate(.linear(duration: 1)) {
      box.alpha = 0
    } completion: {
      ends += 1
    }
    window.settle()
    window.advance(by: .milliseconds(500))
    expect(window.displayList.contains("opacity 0.5") && ends == 0)
    window.advance(by: .milliseconds(600))
    expect(ends, equals: 1)
  }
  @Test func `a hosting view is as large as the view of SwiftUI in it and shows another one`() {
    let view = UIView(), host = _UIHostingView(rootView: Color.red.frame(width: 30, height: 20))
    view.addSubview(host)
    let window = show(view)
    expect(host.intrinsicContentSize, equals: CGSize(width: 30, height: 20))
    host.sizeToFit()
    expect(host.frame.size, equals: CGSize(width: 30, height: 20))
    host.rootView = Color.red.frame(width: 50, height: 20)
    window.settle()
    expect(host.sizeThatFits(.zero).width, equals: 50)
    let controller = UIHostingController(rootView: Text("x"))
    expect(controller.view is _UIHostingView<Text>)
  }
}
