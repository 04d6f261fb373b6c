import HearthTesting
import QuartzCore
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

private struct Blur: NSViewRepresentable {
  var material: NSVisualEffectView.Material
  func makeNSView(context: Context) -> NSVisualEffectView {
    let view = NSVisualEffectView()
    (view.blendingMode, view.state) = (.behindWindow, .active)
    view.wantsLayer = true
    return view
  }
  func updateNSView(_ view: NSVisualEffectView, context: Context) { view.material = material }
}
@MainActor private final class Trace {
  static var lines: [String] = []
}
private struct Counter: NSViewRepresentable {
  let text: String
  @Binding var taps: Int
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeNSView(context: Context) -> UILabel {
    Trace.lines.append("make")
    return UILabel()
  }
  func updateNSView(_ view: UILabel, context: Context) {
    context.coordinator.parent = self
    view.text = text
    Trace.lines.append("update \(text)")
  }
  static func dismantleNSView(_ view: UILabel, coordinator: Coordinator) { Trace.lines.append("dismantle") }
  @MainActor final class Coordinator {
    var parent: Counter
    init(_ parent: Counter) { self.parent = parent }
  }
}
private struct Controller: NSViewControllerRepresentable {
  func makeNSViewController(context: Context) -> NSHostingController<Text> {
    NSHostingController(rootView: Text("hosted by a controller"))
  }
  func updateNSViewController(_ controller: NSHostingController<Text>, context: Context) {}
}
private struct Hosted: NSViewRepresentable {
  let text: String
  func makeNSView(context: Context) -> NSHostingView<Text> { NSHostingView(rootView: Text("old")) }
  func updateNSView(_ view: NSHostingView<Text>, context: Context) { view.rootView = Text(text) }
}
private struct Screen: View {
  @State private var taps = 0
  @State private var isShown = true
  var body: some View {
    VStack {
      if isShown { Counter(text: "taps: \(taps)", taps: $taps) }
      Controller()
      Hosted(text: "hosted by a view")
      Blur(material: .sidebar).frame(width: 100, height: 20)
      Button("Tap") { taps += 1 }.accessibilityIdentifier("tap")
      Button("Hide") { isShown = false }.accessibilityIdentifier("hide")
      Text("Link").accessibilityIdentifier("link")
        .onHover { if $0 { NSCursor.pointingHand.push() } else { NSCursor.pop() } }
      Text("Edge").accessibilityIdentifier("edge")
        .onHover { ($0 ? NSCursor.resizeLeftRight : NSCursor.arrow).set() }
      Button("Close") { NSApp.keyWindow?.close() }.accessibilityIdentifier("close")
      Button("Quit") { NSApplication.shared.terminate(nil) }.accessibilityIdentifier("quit")
      Button("Open") { NSWorkspace.shared.open(URL(string: "https://example.org/a")!) }.accessibilityIdentifier("open")
      Button("Title") { NSApplication.shared.windows.first?.title = "New" }.accessibilityIdentifier("title")
    }
  }
}
private final class MacDelegate: NSObject, NSApplicationDelegate, ObservableObject {
  func applicationDidFinishLaunching(_ notification: Notification) {
    Trace.lines.append("launched \(NSApp.delegate === self)")
  }
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
  func applicationWillTerminate(_ notification: Notification) { Trace.lines.append("end") }
  func applicationDidResignActive(_ notification: Notification) { Trace.lines.append("resign") }
}
private struct MacApp: App {
  @NSApplicationDelegateAdaptor(MacDelegate.self) private var delegate
  var body: some Scene { WindowGroup("Mac") { Screen() } }
}
private final class OpeningDelegate: NSObject, NSApplicationDelegate {
  func application(_ application: NSApplication, open urls: [URL]) {
    Trace.lines.append("open \(urls.map(\.absoluteString))")
  }
}
private struct OpeningApp: App {
  @NSApplicationDelegateAdaptor private var delegate: OpeningDelegate
  var body: some Scene { WindowGroup { Text("A").onOpenURL { Trace.lines.append("window \($0)") } } }
}
private final class ReluctantDelegate: NSObject, NSApplicationDelegate {
  static var reply = NSApplication.TerminateReply.terminateCancel
  static var endsWithLastWindow = false
  static var opensAgain = true
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    Trace.lines.append("asked")
    return Self.reply
  }
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { Self.endsWithLastWindow }
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool {
    Trace.lines.append("again \(flag)")
    return Self.opensAgain
  }
  func applicationWillTerminate(_ notification: Notification) { Trace.lines.append("end") }
}
private struct ReluctantApp: App {
  @NSApplicationDelegateAdaptor private var delegate: ReluctantDelegate
  var body: some Scene {
    WindowGroup("Mac") { Button("Close") { NSApp.keyWindow?.close() }.accessibilityIdentifier("close") }
  }
}
private struct PlainMacApp: App {
  @NSApplicationDelegateAdaptor(MacDelegate.self) private var delegate
  var body: some Scene { WindowGroup { Text("A").onOpenURL { Trace.lines.append("window \($0)") } } }
}

extension TestWindow {
  /// The pointer comes to the middle of an element.
  func hover(over identifier: String) throws {
    let frame = try element(identifier).frame
    hover(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}

@Suite(.serialized) @MainActor struct MacTests {}

extension MacTests {
  @QuickTesting.Test func `a view of AppKit is made once, brought up to date and dismantled`() throws {
    Trace.lines = []
    let window = TestWindow(MacApp.self)
    expect(Trace.lines.first, equals: "launched true")
    expect(window.find { $0.label == "taps: 0" } != nil)
    expect(window.find { $0.label == "hosted by a controller" } != nil)
    expect(window.find { $0.label == "hosted by a view" } != nil)
    window.click("tap")
    expect(window.find { $0.label == "taps: 1" } != nil)
    window.click("hide")
    expect(Trace.lines.filter { $0 == "make" }.count, equals: 1)
    expect(Trace.lines.suffix(2), equals: ["update taps: 1", "dismantle"])
  }
  @QuickTesting.Test func `the pointer has the shape that the app pushes`() throws {
    let window = TestWindow(MacApp.self)
    try window.hover(over: "link")
    expect(window.cursor, equals: "pointer")
    try window.hover(over: "edge")
    expect(window.cursor, equals: "ew-resize")
    try window.hover(over: "tap")
    expect(window.cursor, equals: "default")
    NSCursor.hide()
    window.settle()
    expect(window.cursor, equals: "none")
    NSCursor.unhide()
    window.settle()
    expect(window.cursor, equals: "default")
  }
  @QuickTesting.Test func `windows, the screen and other programs`() throws {
    let window = TestWindow(MacApp.self)
    expect(NSApp.windows.count, equals: 1)
    expect(NSApp.keyWindow?.title, equals: "Mac")
    expect(NSApp.isActive && NSApp.keyWindow?.isVisible == true)
    expect(NSScreen.main?.frame.size, equals: CGSize(width: 1920, height: 1080))
    expect(NSScreen.main?.backingScaleFactor, equals: 1)
    window.click("open")
    expect(window.openedURLs.map(\.absoluteString), equals: ["https://example.org/a"])
    expect(!NSWorkspace.shared.open(URL(string: "no-such-scheme:b")!))
    window.click("title")
    expect(window.title, equals: "New")
    window.deactivate()
    expect(NSApp.keyWindow == nil)
    expect(Trace.lines.last, equals: "resign")
    window.activate()
    Trace.lines = []
    window.click("close")
    expect(Trace.lines.last, equals: "end")
  }
  @QuickTesting.Test func `an app ends itself`() throws {
    Trace.lines = []
    let window = TestWindow(MacApp.self)
    window.click("quit")
    expect(Trace.lines.contains("end"))
  }
  @QuickTesting.Test func `a delegate keeps the app from ending, or lets it end later`() {
    (ReluctantDelegate.reply, ReluctantDelegate.endsWithLastWindow) = (.terminateCancel, true)
    let window = TestWindow(ReluctantApp.self)
    Trace.lines = []
    window.askToQuit()
    expect(Trace.lines == ["asked"] && !window.hasAppEnded && window.isOpen)
    ReluctantDelegate.reply = .terminateLater
    window.askToQuit()
    window.askToQuit()
    expect(Trace.lines == ["asked", "asked"] && !window.hasAppEnded)
    NSApp.reply(toApplicationShouldTerminate: false)
    window.settle()
    expect(!window.hasAppEnded)
    window.askToQuit()
    NSApp.reply(toApplicationShouldTerminate: true)
    window.settle()
    expect(Trace.lines.contains("end") && window.hasAppEnded)
  }
  @QuickTesting.Test
  func `an app whose delegate says so goes on without windows, and opens one when it is started again`() {
    (ReluctantDelegate.reply, ReluctantDelegate.endsWithLastWindow) = (.terminateNow, false)
    let window = TestWindow(ReluctantApp.self)
    Trace.lines = []
    window.startAgain()
    expect(Trace.lines == ["again true"] && NSApp.windows.count == 1)
    window.click("close")
    expect(!window.isOpen && !window.hasAppEnded && NSApp.windows.isEmpty)
    ReluctantDelegate.opensAgain = false
    window.startAgain()
    expect(Trace.lines.contains("again false") && NSApp.windows.isEmpty)
    ReluctantDelegate.opensAgain = true
    window.startAgain()
    expect(NSApp.windows.count, equals: 1)
    window.askToQuit()
    expect(Array(Trace.lines.suffix(2)) == ["asked", "end"] && window.hasAppEnded)
  }
  @QuickTesting.Test func `an app that ends with its last window is asked whether it does`() {
    (ReluctantDelegate.reply, ReluctantDelegate.endsWithLastWindow) = (.terminateNow, true)
    let window = TestWindow(ReluctantApp.self)
    Trace.lines = []
    window.click("close")
    expect(Trace.lines == ["asked", "end"] && window.hasAppEnded)
  }
  @QuickTesting.Test func `URLs come to a delegate that takes them, else to a window`() throws {
    Trace.lines = []
    let opening = TestWindow(OpeningApp.self)
    opening.openURL(URL(string: "a:b")!)
    expect(Trace.lines, equals: ["open [\"a:b\"]"])
    let plain = TestWindow(PlainMacApp.self)
    Trace.lines = []
    plain.openURL(URL(string: "a:c")!)
    expect(Trace.lines, equals: ["window a:c"])
  }
}

struct Transform3DTests {
  private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let (p, q) = (CATransform3DGetAffineTransform(a), CATransform3DGetAffineTransform(b))
    return [p.a - q.a, p.b - q.b, p.c - q.c, p.d - q.d, p.tx - q.tx, p.ty - q.ty, a.m33 - b.m33, a.m34 - b.m34]
      .allSatisfy { abs($0) < 1e-9 }
  }
  @QuickTesting.Test func `a turn about the third axis is one of the plane`() {
    let turn = CATransform3DMakeRotation(.pi / 3, 0, 0, 2)
    expect(isNear(turn, CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: .pi / 3))))
    expect(CATransform3DIsAffine(CATransform3DMakeTranslation(1, 2, 0)))
    expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }
  @QuickTesting.Test func `a transform after another, and what undoes both`() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    transform = CATransform3DRotate(transform, .pi / 5, 1, 2, 3)
    transform = CATransform3DTranslate(transform, 10, 20, 30)
    transform = CATransform3DScale(transform, 2, 3, 4)
    let same = CATransform3DConcat(transform, CATransform3DInvert(transform))
    expect(isNear(same, CATransform3DIdentity))
    let moved = CATransform3DGetAffineTransform(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 5, 0, 0))
    expect(moved.tx, equals: 10)
    let flat = CATransform3DMakeScale(0, 1, 1)
    expect(CATransform3DInvert(flat), equals: flat)
  }
  @QuickTesting.Test func `a plane is seen from aslant`() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 100
    let projection = ProjectionTransform(CATransform3DRotate(transform, .pi / 4, 0, 1, 0))
    expect(abs(projection.m13 - sin(.pi / 4) / 100) < 1e-9)
    expect(!projection.isAffine)
    expect(ProjectionTransform(CATransform3DMakeTranslation(3, 4, 0)).m32, equals: 4)
  }
  @QuickTesting.Test func `the clock goes on`() {
    let start = CACurrentMediaTime()
    expect(CACurrentMediaTime() >= start)
  }
}
