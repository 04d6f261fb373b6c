import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Views by the names of a Mac: where places are measured from, pointers, keys, menus.
@MainActor @Suite(.serialized) struct MacViewTests {}

@MainActor private final class Log {
  static var lines: [String] = []
  static func write(_ line: String) { lines.append(line) }
}
private struct Shown: NSViewRepresentable {
  let view: NSView
  func makeNSView(context: Context) -> NSView { view }
  func updateNSView(_ view: NSView, context: Context) {}
}
private class PadView: NSView {
  override var acceptsFirstResponder: Bool { true }
  override func mouseDown(with event: NSEvent) { say("down", event) }
  override func mouseDragged(with event: NSEvent) { say("drag", event) }
  override func mouseUp(with event: NSEvent) { say("up", event) }
  override func rightMouseDown(with event: NSEvent) { say("right", event) }
  override func mouseEntered(with event: NSEvent) { Log.write("in") }
  override func mouseExited(with event: NSEvent) { Log.write("out") }
  override func scrollWheel(with event: NSEvent) { Log.write("wheel \(event.scrollingDeltaY)") }
  override func keyDown(with event: NSEvent) {
    if event.keyCode == 53 { return super.keyDown(with: event) }
    Log.write("key \(event.keyCode) \(event.characters ?? "") \(event.modifierFlags.contains(.shift))")
  }
  override func viewDidMoveToWindow() { Log.write("window \(window != nil)") }
  override func updateTrackingAreas() {
    for area in trackingAreas { removeTrackingArea(area) }
    addTrackingArea(NSTrackingArea(rect: bounds, options: [.mouseEnteredAndExited, .activeAlways], owner: self))
    super.updateTrackingAreas()
  }
  private func say(_ what: String, _ event: NSEvent) {
    let point = convert(event.locationInWindow, from: nil)
    Log.write("\(what) \(Int(point.x)) \(Int(point.y)) \(event.clickCount)")
  }
}
private final class FlippedPad: PadView {
  override var isFlipped: Bool { true }
}
private struct Page: View {
  let view: NSView
  var body: some View {
    VStack(spacing: 0) {
      Shown(view: view).frame(width: 100, height: 60).accessibilityIdentifier("pad")
      Color.clear
    }
    .frame(width: 300, height: 300)
  }
}

extension MacViewTests {
  @QuickTesting.Test
  func `presses, drags, other buttons and wheels come to a view, measured from its lower left corner`() {
    Log.lines = []
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Page(view: PadView()) }
    expect(Log.lines.contains("window true"))
    Log.lines = []
    window.pointerDown(at: CGPoint(x: 110, y: 10))
    window.hover(at: CGPoint(x: 120, y: 40))
    window.pointerUp(at: CGPoint(x: 120, y: 40))
    // The view is 60 points high: 10 from the top is 50 from below.
    expect(Log.lines.filter { !$0.hasPrefix("in") }, equals: ["down 10 50 1", "drag 20 20 1", "up 20 20 1"])
    Log.lines = []
    window.secondaryClick(at: CGPoint(x: 150, y: 15))
    expect(Log.lines.contains("right 50 45 1"))
  }
  @QuickTesting.Test func `a flipped view is measured from its upper left corner`() {
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Page(view: FlippedPad()) }
    Log.lines = []
    window.pointerDown(at: CGPoint(x: 110, y: 10))
    window.pointerUp(at: CGPoint(x: 110, y: 10))
    expect(Log.lines.filter { !$0.hasPrefix("in") }, equals: ["down 10 10 1", "up 10 10 1"])
  }
  @QuickTesting.Test func `frames of subviews are measured from below, unless the view is flipped`() throws {
    for isFlipped in [false, true] {
      let outer = isFlipped ? FlippedPad() : PadView()
      let inner = NSTextField(labelWithString: "label")
      inner.accessibilityIdentifier = "label"
      outer.addSubview(inner)
      inner.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      let window = TestWindow(size: CGSize(width: 300, height: 300)) { Page(view: outer) }
      let frame = try require(window.find { $0.label == "label" }).frame
      expect(frame.midY, equals: isFlipped ? 10 : 50)
      expect(inner.convert(CGPoint(x: 0, y: 0), to: outer).y, equals: isFlipped ? 0 : 20)
    }
  }
  @QuickTesting.Test func `the pointer comes into a tracking area and leaves it`() {
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Page(view: PadView()) }
    Log.lines = []
    window.hover(at: CGPoint(x: 150, y: 30))
    window.hover(at: CGPoint(x: 160, y: 30))
    window.hover(at: CGPoint(x: 150, y: 200))
    expect(Log.lines, equals: ["in", "out"])
  }
  @QuickTesting.Test func `a click gives a view the keyboard, and keys come by the codes of a Mac`() {
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Page(view: PadView()) }
    window.click(at: CGPoint(x: 150, y: 30))
    Log.lines = []
    window.press("a")
    window.press(.upArrow)
    window.press(.escape)
    expect(Log.lines.count, equals: 2)
    expect(Log.lines.first, equals: "key 0 a false")
    expect(Log.lines.last?.hasPrefix("key 126") == true)
  }
  @QuickTesting.Test func `monitors see keys and the pointer first, and keep what they return nil for`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Page(view: PadView()) }
    window.click(at: CGPoint(x: 150, y: 30))
    Log.lines = []
    let monitor = try require(
      NSEvent.addLocalMonitorForEvents(matching: [.keyDown, .leftMouseDown]) { event in
        Log.write("monitor \(event.type == .keyDown ? "key \(event.keyCode)" : "press")")
        return event.keyCode == 0 ? nil : event
      })
    window.press("a")
    window.press("b")
    expect(Log.lines, equals: ["monitor key 0", "monitor key 11", "key 11 b false"])
    NSEvent.removeMonitor(monitor)
    Log.lines = []
    window.press("a")
    expect(Log.lines, equals: ["key 0 a false"])
    expect(TestWindow.reports { _ = NSEvent.addGlobalMonitorForEvents(matching: .keyDown) { _ in } }.count, equals: 1)
  }
}
