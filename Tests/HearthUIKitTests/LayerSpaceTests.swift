import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthRendering
@testable import HearthUIKit

/// Layers that lie in front of each other, are shown several times, and go over into what they show next.
@MainActor struct LayerSpaceTests {
  private func layer(_ color: UIColor, at x: CGFloat = 0) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: 0, width: 10, height: 10)
    layer.backgroundColor = color.cgColor
    return layer
  }
  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.actions = [:]
    return view
  }
  /// The places of some colours in what a window shows, from back to front.
  private func order(_ window: TestWindow, _ colors: [String]) -> [String] {
    window.displayList.split(separator: "\n").compactMap { line in colors.first { line.contains($0) } }
  }
  private let red = "#ff0000", green = "#00ff00", blue = "#0000ff"

  @Test func `a layer with a greater z position lies in front`() {
    let view = view(), back = layer(.red), front = layer(.green), child = UIView(frame: view.bounds)
    child.backgroundColor = .blue
    view.layer.addSublayer(back)
    view.layer.addSublayer(front)
    view.addSubview(child)
    let window = TestWindow(size: view.bounds.size) { Holder(view: view) }
    expect(order(window, [red, green, blue]), equals: [red, green, blue])
    back.zPosition = 2
    child.layer.zPosition = 1
    window.settle()
    expect(order(window, [red, green, blue]), equals: [green, blue, red])
    child.layer.zPosition = -1
    window.settle()
    expect(order(window, [red, green, blue]), equals: [blue, green, red])
  }
  @Test func `a layer that is seen from the front alone goes when it is turned around`() {
    let view = view(), card = layer(.red)
    card.actions = ["transform": NSNull()]
    view.layer.addSublayer(card)
    let window = TestWindow(size: view.bounds.size) { Holder(view: view) }
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    window.settle()
    expect(window.displayList.contains(red))
    card.isDoubleSided = false
    window.settle()
    expect(!window.displayList.contains(red))
    card.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    window.settle()
    expect(window.displayList.contains(red))
    let reports = TestWindow.reports { view.layer.isDoubleSided = false }
    expect(reports.contains { $0.contains("CALayer.isDoubleSided") })
  }
  @Test func `a replicator shows what is in it as often as it says, each a step further`() {
    let view = view(), replicator = CAReplicatorLayer()
    replicator.frame = view.bounds
    replicator.addSublayer(layer(.red))
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    view.layer.addSublayer(replicator)
    let window = TestWindow(size: view.bounds.size) { Holder(view: view) }
    expect(order(window, [red]).count, equals: 3)
    replicator.instanceCount = 5
    window.settle()
    expect(order(window, [red]).count, equals: 5)
    replicator.instanceCount = 0
    window.settle()
    expect(order(window, [red]).isEmpty)
  }
  @Test func `instances of a replicator are behind each other in time, and differ in colour`() throws {
    let replicator = CAReplicatorLayer(), dot = layer(.red)
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.addSublayer(dot)
    (replicator.instanceCount, replicator.instanceDelay) = (2, 0.5)
    let view = view()
    view.layer.addSublayer(replicator)
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (1.0, 0.0, 1)
    animation.fillMode = .both
    dot.add(animation, forKey: "fade")
    let window = TestWindow(size: view.bounds.size) { Holder(view: view) }
    window.advance(by: .milliseconds(16))
    window.advance(by: .milliseconds(500))
    // The first is half gone, the second has just begun.
    let pieces = replicator.sublayerPieces.map { "\($0)" }
    expect(pieces.count == 2 && order(window, [red]).count == 2)
    (replicator.instanceCount, replicator.instanceAlphaOffset) = (2, -1)
    window.settle()
    expect(replicator.instanceColor == nil)
  }
  @Test func `a transition shows what was there until it is over`() {
    for type in [CATransitionType.fade, .push, .reveal, .moveIn] {
      let root = view(), view = view()
      view.backgroundColor = .red
      root.addSubview(view)
      let window = TestWindow(size: root.bounds.size) { Holder(view: root) }
      let transition = CATransition()
      (transition.type, transition.duration, transition.subtype) = (type, 1, .fromTop)
      view.layer.add(transition, forKey: kCATransition)
      view.backgroundColor = .blue
      window.advance(by: .milliseconds(16))
      window.advance(by: .milliseconds(300))
      let both = order(window, [red, blue])
      expect(both.contains(red) && both.contains(blue), "\(type): \(window.displayList)")
      expect(type == .moveIn ? both.last == blue : both.last == red, "\(type): \(both)")
      window.advance(by: .seconds(1))
      window.settle()
      expect(order(window, [red, blue]) == [blue] && view.subviews.isEmpty, "\(type): \(window.displayList)")
    }
  }
  @Test func `a transition that is not known is a fade, and layers without a view have none`() {
    let view = view()
    let window = TestWindow(size: view.bounds.size) { Holder(view: view) }
    let reports = TestWindow.reports {
      let transition = CATransition()
      transition.type = CATransitionType(rawValue: "cube")
      view.layer.add(transition, forKey: nil)
      CALayer().add(CATransition(), forKey: nil)
    }
    expect(
      reports.contains { $0.contains("cube is a fade") } && reports.contains { $0.contains("only layers of views") })
    withExtendedLifetime(window) {}
  }
}
