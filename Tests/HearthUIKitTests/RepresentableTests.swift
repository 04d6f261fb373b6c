import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

@MainActor private final class Log {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class Badge: UIView {
  var log: Log?
  override func didMoveToWindow() { log?(window == nil ? "out of the window" : "into the window") }
}

private struct BadgeView: UIViewRepresentable {
  var color: UIColor
  let log: Log
  @Environment(\.isEnabled) private var isEnabled
  func makeCoordinator() -> Log {
    log("coordinator")
    return log
  }
  func makeUIView(context: Context) -> Badge {
    context.coordinator("make")
    let badge = Badge()
    badge.log = log
    badge.accessibilityIdentifier = "badge"
    return badge
  }
  func updateUIView(_ badge: Badge, context: Context) {
    log("update \(isEnabled) \(context.environment.colorScheme)")
    badge.backgroundColor = color
  }
  static func dismantleUIView(_ badge: Badge, coordinator: Log) { coordinator("dismantle") }
}

@MainActor struct RepresentableTests {
  @Test func `a representable makes its view once, updates it, and hears of its end`() throws {
    struct Screen: View {
      let log: Log
      @State private var isRed = true
      @State private var isShown = true
      @State private var isOff = false
      var body: some View {
        VStack {
          if isShown { BadgeView(color: isRed ? .red : .blue, log: log).frame(width: 40, height: 30).disabled(isOff) }
          Button("Blue") { isRed = false }.accessibilityIdentifier("Blue")
          Button("Off") { isOff = true }.accessibilityIdentifier("Off")
          Button("Hide") { isShown = false }.accessibilityIdentifier("Hide")
        }
      }
    }
    let log = Log()
    let window = TestWindow { Screen(log: log) }
    expect(log.take(), equals: ["coordinator", "make", "update true light", "into the window"])
    window.click("Blue")
    expect(log.take(), equals: ["update true light"])
    expect(window.displayList.contains("40x30 #0000ff"))
    window.click("Off")
    expect(log.take(), equals: ["update false light"])
    window.settings.colorScheme = .dark
    window.settle()
    expect(log.take(), equals: ["update false dark"])
    window.click("Hide")
    expect(log.take(), equals: ["dismantle", "out of the window"])
  }

  @Test func `a view has the size that its content hugs and resists, else what is proposed`() {
    final class Sized: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 20) }
    }
    let free = UIView(), content = Sized(), hugging = Sized(), yielding = Sized()
    hugging.setContentHuggingPriority(.required, for: .horizontal)
    hugging.setContentHuggingPriority(.required, for: .vertical)
    yielding.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    _ = TestWindow(size: CGSize(width: 300, height: 200)) { Holder(view: free) }
    _ = TestWindow(size: CGSize(width: 300, height: 200)) { Holder(view: content) }
    _ = TestWindow(size: CGSize(width: 300, height: 200)) { Holder(view: hugging) }
    _ = TestWindow(size: CGSize(width: 50, height: 200)) { Holder(view: yielding) }
    let resisting = Sized()
    _ = TestWindow(size: CGSize(width: 50, height: 200)) { Holder(view: resisting) }
    expect(free.frame, equals: CGRect(x: 0, y: 0, width: 300, height: 200))
    expect(content.frame.size, equals: CGSize(width: 300, height: 200))
    expect(hugging.frame.size, equals: CGSize(width: 80, height: 20))
    expect(yielding.frame.size.width, equals: 50)
    expect(resisting.frame.size.width, equals: 80)
  }

  @Test func `subviews lie at their frames, and are found and clicked there`() throws {
    struct Panel: UIViewRepresentable {
      let log: Log
      func makeUIView(context: Context) -> UIView {
        let panel = UIView()
        let box = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 60))
        box.backgroundColor = .green
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in log("saved") })
        button.frame = CGRect(x: 5, y: 15, width: 80, height: 40)
        button.accessibilityIdentifier = "save"
        box.addSubview(button)
        panel.addSubview(box)
        return panel
      }
      func updateUIView(_ panel: UIView, context: Context) {}
    }
    let log = Log()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Panel(log: log) }
    try expect(window.element("save").frame, equals: CGRect(x: 25, y: 25, width: 80, height: 40))
    window.click("save")
    expect(log.take(), equals: ["saved"])
  }

  @Test func `a change within animate is shown on the way, and completion comes at the end`() throws {
    struct Moving: UIViewRepresentable {
      let box: UIView
      func makeUIView(context: Context) -> UIView {
        let panel = UIView()
        panel.addSubview(box)
        return panel
      }
      func updateUIView(_ panel: UIView, context: Context) {}
    }
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), log = Log()
    box.accessibilityIdentifier = "box"
    box.isAccessibilityElement = true
    box.backgroundColor = .red
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Moving(box: box) }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.frame.origin.x = 100
      box.alpha = 0.5
    } completion: {
      log("done \($0)")
    }
    window.settle()
    window.advance(by: .milliseconds(500))
    let middle = try window.element("box").frame.minX
    expect(abs(middle - 50) < 2)
    expect(box.frame.minX, equals: 100)
    expect(log.take().isEmpty)
    window.advance(by: .seconds(1))
    try expect(window.element("box").frame.minX, equals: 100)
    expect(log.take(), equals: ["done true"])
  }

  @Test func `completion of what a context animates comes at the end of the animation`() throws {
    struct Moving: UIViewRepresentable {
      let isThere: Bool
      let box: UIView
      let log: Log
      func makeUIView(context: Context) -> UIView {
        let panel = UIView()
        panel.addSubview(box)
        return panel
      }
      func updateUIView(_ panel: UIView, context: Context) {
        guard isThere else { return }
        context.animate {
          box.frame.origin.x = 100
        } completion: {
          log("done")
        }
      }
    }
    struct Screen: View {
      let box: UIView
      let log: Log
      @State private var isThere = false
      var body: some View {
        VStack {
          Moving(isThere: isThere, box: box, log: log).frame(width: 200, height: 40)
          Button("Go") { withAnimation(.linear(duration: 1)) { isThere = true } }.accessibilityIdentifier("go")
          Button("Jump") { isThere = true }.accessibilityIdentifier("jump")
        }
      }
    }
    func screen(_ log: Log) -> TestWindow {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      box.backgroundColor = .red
      return TestWindow(size: CGSize(width: 200, height: 200)) { Screen(box: box, log: log) }
    }
    let log = Log()
    let window = screen(log)
    window.click("go")
    window.advance(by: .milliseconds(500))
    expect(log.take().isEmpty)
    window.advance(by: .seconds(1))
    expect(log.take(), equals: ["done"])
    // Without an animation it comes after the update.
    let still = screen(log)
    still.click("jump")
    still.settle()
    expect(log.take(), equals: ["done"])
  }

  @Test func `places are converted between views that are turned and moved`() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 50, y: 20, width: 40, height: 20))
    let other = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    outer.addSubview(inner)
    outer.addSubview(other)
    expect(inner.convert(CGPoint(x: 1, y: 2), to: outer), equals: CGPoint(x: 51, y: 22))
    expect(inner.convert(CGPoint(x: 1, y: 2), to: other), equals: CGPoint(x: 46, y: 17))
    inner.transform = CGAffineTransform(rotationAngle: .pi)
    let turned = inner.convert(CGPoint(x: 0, y: 0), to: outer)
    expect(abs(turned.x - 90) < 1e-9 && abs(turned.y - 40) < 1e-9)
    expect(outer.hitTest(CGPoint(x: 60, y: 30), with: nil) === inner)
    expect(outer.hitTest(CGPoint(x: 150, y: 30), with: nil) === outer)
    inner.isUserInteractionEnabled = false
    expect(outer.hitTest(CGPoint(x: 60, y: 30), with: nil) === outer)
  }

  @Test func `what follows the superview's size keeps its distances`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let wide = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    wide.autoresizingMask = [.flexibleWidth]
    let corner = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
    corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let middle = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    middle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    for view in [wide, corner, middle] { outer.addSubview(view) }
    outer.frame.size = CGSize(width: 200, height: 150)
    expect(wide.frame, equals: CGRect(x: 10, y: 10, width: 180, height: 20))
    expect(corner.frame, equals: CGRect(x: 180, y: 130, width: 20, height: 20))
    expect(middle.frame, equals: CGRect(x: 90, y: 40, width: 20, height: 20))
  }

  @Test func `a view cannot be put into itself`() {
    let outer = UIView(), inner = UIView()
    outer.addSubview(inner)
    inner.addSubview(outer)
    expect(outer.superview == nil && inner.subviews.isEmpty)
  }

  @Test func `touches come to the app's views`() {
    final class Pad: UIView {
      var log: Log!
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("began \(touches.first!.location(in: self).x) \(touches.first!.location(in: self).y)")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("ended \(touches.first!.location(in: self).x)")
      }
    }
    struct Holder: UIViewRepresentable {
      let log: Log
      func makeUIView(context: Context) -> Pad {
        let pad = Pad()
        pad.log = log
        return pad
      }
      func updateUIView(_ view: Pad, context: Context) {}
    }
    let log = Log()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Holder(log: log) }
    window.click(at: CGPoint(x: 30, y: 40))
    expect(log.take(), equals: ["began 30.0 40.0", "ended 30.0"])
  }
}
