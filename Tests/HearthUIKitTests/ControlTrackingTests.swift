import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// A control of an app: a knob that follows a finger.
private final class Knob: UIControl {
  var log: [String] = []
  var follows = true
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("begin \(Int(touch.location(in: self).x))")
    return follows
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("move \(Int(touch.location(in: self).x))")
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
  override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
  func listen() {
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "inside"), (.touchUpOutside, "outside"), (.touchDragExit, "exit"),
      (.touchDragEnter, "enter"),
    ]
    for (event, name) in names { addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event) }
  }
}

/// Controls of an app's own, which follow fingers themselves. Source: Apple, `UIControl`, "Subclassing notes".
@MainActor struct ControlTrackingTests {
  private func window(_ view: UIView) -> TestWindow {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    outer.addSubview(view)
    return TestWindow(size: CGSize(width: 200, height: 200), idiom: .phone) { Holder(view: outer) }
  }

  @Test func `a control of the app is told of a finger, and tells where it was lifted`() {
    let knob = Knob()
    knob.listen()
    let window = window(knob)
    window.touchDown(at: CGPoint(x: 100, y: 100))
    expect(knob.isTracking && knob.isTouchInside && knob.isHighlighted)
    window.touchMove(to: CGPoint(x: 120, y: 100))
    window.touchUp(at: CGPoint(x: 120, y: 100))
    expect(knob.log, equals: ["begin 50", "down", "move 70", "end", "inside"])
    expect(!knob.isTracking && !knob.isHighlighted)
    knob.log = []
    window.touchDown(at: CGPoint(x: 100, y: 100))
    window.touchMove(to: CGPoint(x: 190, y: 100))
    expect(!knob.isHighlighted && knob.isTracking)
    window.touchUp(at: CGPoint(x: 190, y: 100))
    expect(knob.log, equals: ["begin 50", "down", "exit", "move 140", "end", "outside"])
  }
  @Test func `a control that does not follow a finger, or is not enabled, tells nothing`() {
    let knob = Knob()
    knob.listen()
    knob.follows = false
    let window = window(knob)
    window.click(at: CGPoint(x: 100, y: 100))
    expect(knob.log, equals: ["begin 50"])
    (knob.isEnabled, knob.log) = (false, [])
    window.click(at: CGPoint(x: 100, y: 100))
    expect(knob.log, equals: [])
  }
  @Test func `a gesture asks whether a touch counts, by the view that was hit`() {
    final class Picky: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view?.tag != 7
      }
    }
    let view = UIView(), part = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100)), picky = Picky()
    part.tag = 7
    view.addSubview(part)
    let tap = UITapGestureRecognizer()
    var taps = 0
    tap.handler = { taps += 1 }
    tap.delegate = picky
    view.addGestureRecognizer(tap)
    let window = window(view)
    window.click(at: CGPoint(x: 60, y: 100))
    expect(taps, equals: 0)
    window.click(at: CGPoint(x: 140, y: 100))
    expect(taps, equals: 1)
  }
  @Test func `a pointer that comes over a view, moves and goes is heard`() {
    let view = UIView(), hover = UIHoverGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    hover.handler = { [unowned hover] in states.append(hover.state) }
    view.addGestureRecognizer(hover)
    let window = window(view)
    window.hover(at: CGPoint(x: 10, y: 10))
    window.hover(at: CGPoint(x: 100, y: 100))
    window.hover(at: CGPoint(x: 110, y: 100))
    expect(hover.location(in: view), equals: CGPoint(x: 60, y: 50))
    window.hover(at: CGPoint(x: 10, y: 10))
    expect(states, equals: [.began, .changed, .ended])
    view.removeGestureRecognizer(hover)
    expect(view.interactions.isEmpty)
  }
  @Test func `only a finger from the edge begins a gesture of that edge`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    var states: [UIGestureRecognizer.State] = []
    pan.handler = { [unowned pan] in states.append(pan.state) }
    outer.addGestureRecognizer(pan)
    let window = TestWindow(size: CGSize(width: 200, height: 200), idiom: .phone) { Holder(view: outer) }
    window.touchDrag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 180, y: 100))
    expect(states, equals: [])
    window.touchDrag(from: CGPoint(x: 4, y: 100), to: CGPoint(x: 120, y: 100))
    expect(states.first == .began && states.last == .ended)
  }
  @Test func `assistive technology knows what a view is, and can do with it what the app says`() throws {
    final class Rating: UIView {
      var stars = 2
      var presses = 0
      override func accessibilityIncrement() { stars += 1 }
      override func accessibilityDecrement() { stars -= 1 }
      override func accessibilityActivate() -> Bool {
        presses += 1
        return true
      }
    }
    let rating = Rating()
    rating.isAccessibilityElement = true
    (rating.accessibilityIdentifier, rating.accessibilityLabel) = ("rating", "Rating")
    rating.accessibilityTraits = [.adjustable, .header]
    var cleared = false
    rating.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Clear") { _ in
        cleared = true
        return true
      }
    ]
    let window = window(rating), element = try window.element("rating")
    expect(element.traits.contains(.isHeader) && !element.traits.contains(.isButton))
    let reader = window.startReader()
    reader.move(to: "rating")
    reader.increment()
    reader.increment()
    reader.decrement()
    reader.activate()
    reader.perform(named: "Clear")
    expect(rating.stars == 3 && rating.presses == 1 && cleared)
    // What a view is by itself is not said twice.
    expect(UILabel().accessibilityTraits == .staticText && UIView().accessibilityTraits == UIAccessibilityTraits.none)
  }
}
