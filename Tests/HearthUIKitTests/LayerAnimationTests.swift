import HearthTesting
import QuartzCore
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// Animations of layers: of views' own, and of those that were added to them.
@MainActor struct LayerAnimationTests {
  private func show(_ view: UIView) -> TestWindow {
    TestWindow(size: CGSize(width: 200, height: 100)) { Holder(view: view) }
  }
  /// A view with a red layer of 10 points in its corner, seen in a window.
  private func withLayer() -> (UIView, CALayer, TestWindow) {
    let view = UIView(), layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(layer)
    return (view, layer, show(view))
  }

  @Test func `an animation shows values between its ends, and then the layer's own`() throws {
    let (view, layer, window) = withLayer()
    defer { withExtendedLifetime(view) {} }
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
    layer.add(fade, forKey: "fade")
    window.settle()
    expect(layer.animationKeys() == ["fade"] && layer.opacity == 1)
    window.advance(by: .milliseconds(500))
    let half = try require(layer.presentation())
    expect(abs(half.opacity - 0.5) < 0.05 && window.displayList.contains("opacity 0.5"))
    window.advance(by: .milliseconds(600))
    expect(layer.animationKeys() == nil && layer.presentation()!.opacity == 1)
    expect(!window.displayList.contains("opacity") && window.reports.isEmpty)
  }
  @Test func `a view turns by an animation of its layer for ever`() {
    let view = UIView(), box = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    box.backgroundColor = .blue
    view.addSubview(box)
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.toValue = NSNumber(value: 2 * Double.pi)
    turn.duration = 4
    turn.repeatCount = .infinity
    // Before the view is shown, as apps do it when they make the view.
    box.layer.add(turn, forKey: "turn")
    let window = show(view)
    let first = window.displayList
    window.advance(by: .seconds(1))
    let quarter = window.displayList
    expect(quarter != first && quarter.contains("transform"))
    let turned = box.layer.presentation()!.affineTransform()
    expect(abs(turned.a) < 0.05 && abs(turned.b - 1) < 0.05 && box.transform.isIdentity)
    window.advance(by: .seconds(9))
    expect(box.layer.animationKeys(), equals: ["turn"])
    box.layer.removeAllAnimations()
    window.settle()
    expect(!window.displayList.contains("transform") && box.layer.animationKeys() == nil)
  }
  @Test func `a changed property of a layer moves by itself, and not where actions are disabled`() {
    let (_, layer, window) = withLayer()
    layer.position = CGPoint(x: 105, y: 5)
    window.settle()
    window.advance(by: .milliseconds(125))
    let x = layer.presentation()!.position.x
    expect(layer.position.x == 105 && x > 10 && x < 100)
    window.advance(by: .milliseconds(200))
    expect(layer.presentation()!.position.x == 105 && layer.animationKeys() == nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position = CGPoint(x: 5, y: 5)
    CATransaction.commit()
    window.settle()
    expect(layer.animationKeys() == nil && layer.presentation()!.position.x == 5)
    layer.actions = ["position": NSNull()]
    layer.position = CGPoint(x: 50, y: 5)
    expect(layer.animationKeys() == nil)
    // The view's own layer moves by UIView.animate alone.
    UIView.performWithoutAnimation { layer.opacity = 0.5 }
    expect(layer.animationKeys() == nil)
  }
  @Test func `a transaction says how long changes take, and when they are over`() {
    let (_, layer, window) = withLayer()
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setCompletionBlock { log.append("done") }
    layer.opacity = 0
    CATransaction.commit()
    window.settle()
    window.advance(by: .seconds(1))
    expect(abs(layer.presentation()!.opacity - 0.5) < 0.05 && log.isEmpty)
    window.advance(by: .milliseconds(1_100))
    expect(log == ["done"] && CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("nothing") }
    CATransaction.commit()
    window.settle()
    expect(TestWindow.reports { CATransaction.commit() }.count, equals: 1)
  }
  @Test func `keyframes are passed at their times, and a path is followed`() {
    let (_, layer, window) = withLayer()
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, 20, -20, 0]
    shake.keyTimes = [0, 0.25, 0.75, 1]
    shake.duration = 4
    layer.add(shake, forKey: nil)
    window.settle()
    window.advance(by: .seconds(1))
    expect(abs(layer.presentation()!.affineTransform().tx - 20) < 0.5)
    window.advance(by: .seconds(1))
    expect(abs(layer.presentation()!.affineTransform().tx) < 0.5)
    window.advance(by: .seconds(1))
    expect(abs(layer.presentation()!.affineTransform().tx + 20) < 0.5)
    window.advance(by: .seconds(2))
    expect(layer.presentation()!.affineTransform().tx, equals: 0)
    let way = CAKeyframeAnimation(keyPath: "position")
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    (way.path, way.duration) = (path.cgPath, 2)
    layer.add(way, forKey: "way")
    window.settle()
    window.advance(by: .milliseconds(1_500))
    let place = layer.presentation()!.position
    expect(abs(place.x - 100) < 2 && abs(place.y - 50) < 3)
  }
  @Test func `a spring goes further than it should, and comes to rest`() {
    let (_, layer, window) = withLayer()
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.damping) = (0, 100, 5)
    spring.duration = spring.settlingDuration
    expect(spring.settlingDuration > 1)
    spring.fillMode = .forwards
    spring.isRemovedOnCompletion = false
    layer.add(spring, forKey: "spring")
    window.settle()
    var most: CGFloat = 0
    for _ in 0..<100 {
      window.advance(by: .milliseconds(20))
      most = max(most, layer.presentation()!.position.x)
    }
    expect(most > 120)
    window.advance(by: .seconds(10))
    expect(abs(layer.presentation()!.position.x - 100) < 0.5 && layer.animationKeys() == ["spring"])
  }
  @Test func `a group runs its animations together, and tells its delegate`() {
    final class Delegate: CAAnimationDelegate {
      var log: [String] = []
      func animationDidStart(_ anim: CAAnimation) { log.append("start \(anim.value(forKey: "name") as! String)") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }
    let (_, layer, window) = withLayer()
    let group = CAAnimationGroup(), grow = CABasicAnimation(keyPath: "transform.scale"), delegate = Delegate()
    let fade = CABasicAnimation(keyPath: "opacity")
    (grow.toValue, fade.toValue, fade.beginTime, fade.duration) = (3, 0, 1, 1)
    group.animations = [grow, fade]
    group.duration = 2
    group.autoreverses = true
    group.delegate = delegate
    group.setValue("both", forKey: "name")
    layer.add(group, forKey: "group")
    window.settle()
    window.advance(by: .seconds(1))
    expect(abs(layer.presentation()!.affineTransform().a - 2) < 0.05 && layer.presentation()!.opacity == 1)
    window.advance(by: .seconds(2))
    expect(abs(layer.presentation()!.affineTransform().a - 2) < 0.05)
    window.advance(by: .milliseconds(1_100))
    expect(delegate.log == ["start both", "stop true"] && layer.animationKeys() == nil)
    layer.add(group, forKey: "group")
    window.settle()
    layer.removeAnimation(forKey: "group")
    expect(delegate.log.suffix(2), equals: ["start both", "stop false"])
  }
  @Test func `a ring is drawn by its end, a gradient changes its colours, and a path its form`() throws {
    let view = UIView(), ring = CAShapeLayer(), sky = CAGradientLayer()
    ring.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    (ring.fillColor, ring.strokeColor, ring.strokeEnd) = (nil, UIColor.red.cgColor, 0)
    sky.frame = CGRect(x: 50, y: 0, width: 40, height: 40)
    sky.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    view.layer.addSublayer(ring)
    view.layer.addSublayer(sky)
    let window = show(view)
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    (draw.toValue, draw.duration) = (1, 1)
    ring.add(draw, forKey: "draw")
    let change = CABasicAnimation(keyPath: "colors")
    change.toValue = [UIColor.blue.cgColor, UIColor.red.cgColor]
    change.duration = 1
    sky.add(change, forKey: "colors")
    window.settle()
    window.advance(by: .milliseconds(500))
    expect(abs(ring.presentation()!.strokeEnd - 0.5) < 0.05)
    let middle = try require((sky.presentation()!.colors as? [CGColor])?.first?.components)
    expect(abs(middle[0] - 0.5) < 0.05 && abs(middle[2] - 0.5) < 0.05)
    let form = CABasicAnimation(keyPath: "path")
    form.toValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 40)).cgPath
    form.duration = 1
    ring.add(form, forKey: "path")
    window.settle()
    window.advance(by: .milliseconds(500))
    expect(abs(ring.presentation()!.path!.boundingBox.width - 60) < 3)
  }
  @Test func `a text layer draws its text`() {
    let view = UIView(), text = CATextLayer()
    text.string = "Layer"
    text.fontSize = 20
    text.foregroundColor = UIColor.red.cgColor
    text.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    view.layer.addSublayer(text)
    let window = show(view)
    let small = window.displayList
    expect(small.contains("\"Layer\""))
    text.fontSize = 40
    window.settle()
    window.advance(by: .milliseconds(300))
    expect(window.displayList.contains("\"Layer\"") && window.displayList != small)
    text.string = "Other"
    window.settle()
    expect(window.displayList.contains("\"Other\""))
  }
  @Test func `what no layer has is reported, and a perspective, too`() {
    let layer = CALayer()
    let said = TestWindow.reports { layer.add(CABasicAnimation(keyPath: "colour"), forKey: nil) }
    expect(said.count == 1 && said[0].contains("'colour'"))
    var deep = CATransform3DIdentity
    deep.m34 = -1 / 500
    expect(TestWindow.reports { layer.transform = deep }.count, equals: 1)
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    expect(layer.affineTransform(), equals: CGAffineTransform(scaleX: 2, y: 3))
  }
}
