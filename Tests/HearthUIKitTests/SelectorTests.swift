import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

// Selectors as `hearth` makes them of `#selector`: a text and the method.
@MainActor struct SelectorTests {
  private final class Listener: NSObject {
    var heard: [String] = []
    private func tap() { heard.append("tap") }
    private func changed(_ control: UISwitch) { heard.append("changed \(control.isOn)") }
    private func pressed(_ item: UIBarButtonItem) { heard.append("pressed \(item.title ?? "")") }
    private func panned(_ gesture: UITapGestureRecognizer) { heard.append("tapped \(gesture.state == .ended)") }
    private func note(_ notification: Notification) { heard.append(notification.name.rawValue) }
    private func fired(_ timer: Timer) { heard.append("fired \(timer.userInfo as? Int ?? 0)") }
    private func frame(_ link: CADisplayLink) {
      heard.append("frame")
      link.invalidate()
    }
    enum Selectors {
      static let tap = Selector("tap", Listener.tap)
      static let changed = Selector("changed", Listener.changed)
      static let pressed = Selector("pressed:", Listener.pressed(_:))
      static let panned = Selector("panned:", Listener.panned)
      static let note = Selector("note:", Listener.note)
      static let fired = Selector("fired:", Listener.fired)
      static let frame = Selector("frame:", Listener.frame)
    }
  }
  private struct Screen: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
  private final class Page: UIViewController {
    var saved = 0
    func save() { saved += 1 }
    static let save = Selector("save", Page.save)
  }

  @Test func `a control calls the methods of its targets, which it does not keep`() throws {
    let control = UISwitch()
    var listener: Listener? = Listener()
    control.addTarget(listener, action: Listener.Selectors.changed, for: .valueChanged)
    control.addTarget(listener, action: Listener.Selectors.tap, for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    expect(listener?.heard == ["changed false", "tap"])
    expect(control.actions(forTarget: listener, forControlEvent: .valueChanged) == ["changed:", "tap"])
    control.removeTarget(nil, action: Listener.Selectors.tap, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    expect(listener?.heard == ["changed false", "tap", "changed false", "tap"])
    weak let gone = listener
    listener = nil
    expect(gone == nil)
    control.sendActions(for: .valueChanged)
    expect(control.allTargets.isEmpty)
  }

  @Test func `a button of a window calls the method of its target when it is clicked`() throws {
    let listener = Listener(), controller = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    button.addTarget(listener, action: Listener.Selectors.tap, for: .touchUpInside)
    controller.view.addSubview(button)
    let window = TestWindow(size: CGSize(width: 300, height: 200)) { Screen(controller: controller) }
    window.click(at: CGPoint(x: 70, y: 42))
    expect(listener.heard == ["tap"])
  }

  @Test func `without a target the responders around a control are asked`() throws {
    let page = Page(), button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    button.addTarget(nil, action: Page.save, for: .touchUpInside)
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    holder.addSubview(button)
    page.view.addSubview(holder)
    let window = TestWindow(size: CGSize(width: 300, height: 200)) { Screen(controller: page) }
    window.click(at: CGPoint(x: 70, y: 42))
    expect(page.saved == 1)
    expect(button.target(forAction: Page.save, withSender: nil) as? Page === page)
    expect(button.target(forAction: Listener.Selectors.tap, withSender: nil) == nil)
  }

  @Test func `a gesture calls the methods of its targets until they are removed`() throws {
    let listener = Listener(), controller = UIViewController()
    let tap = UITapGestureRecognizer(target: listener, action: Listener.Selectors.panned)
    controller.view.addGestureRecognizer(tap)
    let window = TestWindow(size: CGSize(width: 300, height: 200)) { Screen(controller: controller) }
    window.click(at: CGPoint(x: 70, y: 42))
    expect(listener.heard == ["tapped true"])
    tap.removeTarget(listener, action: nil)
    window.click(at: CGPoint(x: 70, y: 42))
    expect(listener.heard == ["tapped true"])
  }

  @Test func `a bar's button calls the method of its target`() throws {
    let listener = Listener(), page = UIViewController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", style: .done, target: listener, action: Listener.Selectors.pressed)
    let window = TestWindow(size: CGSize(width: 400, height: 300)) {
      Screen(controller: UINavigationController(rootViewController: page))
    }
    let send = try require(window.place(ofDrawn: "Send"))
    window.click(at: CGPoint(x: send.x + 2, y: send.y + 2))
    expect(listener.heard == ["pressed Send"])
  }

  @Test func `an object is told of notifications until it is removed`() throws {
    let center = NotificationCenter(), listener = Listener(), name = Notification.Name("Saved")
    center.addObserver(listener, selector: Listener.Selectors.note, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("Opened"), object: nil)
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    expect(listener.heard == ["Saved"])
  }

  @Test func `a timer and a display link call methods with themselves`() throws {
    let listener = Listener()
    let timer = Timer.scheduledTimer(
      timeInterval: 10, target: listener, selector: Listener.Selectors.fired, userInfo: 7, repeats: false)
    timer.fire()
    let link = CADisplayLink(target: listener, selector: Listener.Selectors.frame)
    link.add(to: .current, forMode: .default)
    while listener.heard.count < 2 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
    expect(listener.heard == ["fired 7", "frame"])
  }

  @Test func `a delayed call can be taken back`() throws {
    let listener = Listener()
    listener.perform(Listener.Selectors.tap, with: nil, afterDelay: 0)
    listener.perform(Listener.Selectors.fired, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(
      withTarget: listener, selector: Listener.Selectors.fired, object: nil)
    while listener.heard.isEmpty { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
    expect(listener.heard == ["tap"])
    expect(listener.responds(to: Listener.Selectors.tap) && !NSObject().responds(to: Listener.Selectors.tap))
    expect(Listener.Selectors.tap == Selector("tap") && Listener.Selectors.changed == "changed:")
  }
}
