import HearthSelectors
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Programs, texts, scroll views and drawings by the names of a Mac.
@MainActor @Suite(.serialized) struct MacProgramTests {
  private struct Shown: NSViewRepresentable {
    let view: NSView
    func makeNSView(context: Context) -> NSView { view }
    func updateNSView(_ view: NSView, context: Context) {}
  }

  private final class Delegate: NSObject, NSApplicationDelegate {
    static var log: [String] = []
    var window: NSWindow?
    func applicationDidFinishLaunching(_ notification: Notification) {
      Self.log.append("launched")
      let window = NSWindow(
        contentRect: CGRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled, .closable], backing: .buffered,
        defer: false)
      window.title = "Made"
      window.contentView = NSHostingView(rootView: Text("Hello"))
      window.makeKeyAndOrderFront(nil)
      self.window = window
    }
  }
  @QuickTesting.Test func `a program of a delegate alone shows the windows that the delegate makes`() throws {
    Delegate.log = []
    let window = TestWindow(MacDelegateApp<Delegate>.self)
    expect(Delegate.log, equals: ["launched"])
    expect(window.place(ofDrawn: "Hello") != nil)
  }
  @QuickTesting.Test func `the app's appearance holds for windows without one of their own`() {
    let window = TestWindow { Text("Page") }
    expect(NSApp.effectiveAppearance.name, equals: .aqua)
    NSApp.appearance = NSAppearance(named: .darkAqua)
    window.settle()
    expect(NSApp.effectiveAppearance.name, equals: .darkAqua)
    expect(UIApplication.shared.windows.first?.traitCollection.userInterfaceStyle == .dark)
    UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .light
    window.settle()
    expect(UIApplication.shared.windows.first?.traitCollection.userInterfaceStyle == .light)
    UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .unspecified
    NSApp.appearance = nil
    window.settle()
    expect(UIApplication.shared.windows.first?.traitCollection.userInterfaceStyle == .light)
  }

  private final class Listing: NSTextView {
    override func insertNewline(_ sender: Any?) {
      super.insertNewline(sender)
      insertText("- ", replacementRange: selectedRange())
    }
    override func insertTab(_ sender: Any?) { insertText("  ", replacementRange: selectedRange()) }
  }
  @QuickTesting.Test func `a text does with Return and Tab what its class says`() {
    let text = Listing(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    text.string = "- one"
    let window = TestWindow(size: CGSize(width: 300, height: 200)) { Shown(view: text) }
    _ = text.becomeFirstResponder()
    window.settle()
    text.setSelectedRange(NSRange(location: 5, length: 0))
    window.settle()
    window.press(.return)
    window.type("two")
    window.press(.tab)
    expect(text.string, equals: "- one\n- two  ")
    text.deleteBackward(nil)
    expect(text.string, equals: "- one\n- two ")
  }
  @QuickTesting.Test func `a change of a text is asked for, and the clipboard has what was cut`() {
    let text = NSTextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    text.string = "one two"
    let window = TestWindow(size: CGSize(width: 300, height: 200)) { Shown(view: text) }
    expect(text.shouldChangeText(in: NSRange(location: 0, length: 3), replacementString: "1"))
    text.setSelectedRange(NSRange(location: 0, length: 4))
    window.settle()
    text.cut(nil)
    expect(text.string == "two" && NSPasteboard.general.string(forType: .string) == "one ")
    text.isEditable = false
    expect(!text.shouldChangeText(in: NSRange(location: 0, length: 3), replacementString: "1"))
  }

  @QuickTesting.Test func `the bounds of what a scroll view shows move with it, and are told of`() {
    final class Tall: NSView { override var isFlipped: Bool { true } }
    let scroll = NSScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.documentView = Tall(frame: CGRect(x: 0, y: 0, width: 200, height: 1_000))
    nonisolated(unsafe) var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: NSView.boundsDidChangeNotification, object: scroll.contentView, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Shown(view: scroll) }
    expect(scroll.contentView.bounds, equals: CGRect(x: 0, y: 0, width: 200, height: 100))
    expect(scroll.contentSize, equals: CGSize(width: 200, height: 100))
    window.scroll(by: CGSize(width: 0, height: -150), at: CGPoint(x: 100, y: 50))
    window.advance(by: .seconds(1))
    expect(count > 0 && scroll.contentView.bounds.minY > 50, "\(count) \(scroll.contentView.bounds)")
    scroll.contentView.scroll(to: CGPoint(x: 0, y: 300))
    window.settle()
    expect(scroll.contentView.bounds.minY == 300 && scroll.contentView.documentVisibleRect.minY == 300)
    expect(scroll.contentView.documentRect.height, equals: 1_000)
    scroll.contentView.postsBoundsChangedNotifications = false
    let known = count
    scroll.contentView.scroll(to: .zero)
    expect(count, equals: known)
  }

  private final class Gradients: NSView {
    override func draw(_ dirtyRect: CGRect) {
      NSGradient(starting: .red, ending: .blue)?.draw(in: CGRect(x: 0, y: 0, width: 100, height: 100), angle: 0)
      NSGradient(colorsAndLocations: (.green, 0), (.green, 0.5), (.black, 1))?.draw(
        in: CGRect(x: 100, y: 0, width: 100, height: 100), angle: 90)
    }
  }
  @QuickTesting.Test func `gradients are drawn in the direction of their angle`() throws {
    let view = Gradients(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Shown(view: view) }
    let picture = try window.picture()
    let left = picture.color(x: 5, y: 50), right = picture.color(x: 95, y: 50)
    expect(left.red > 200 && left.blue < 60 && right.blue > 200 && right.red < 60)
    // y runs upwards, so that the first colour is at the bottom.
    let bottom = picture.color(x: 150, y: 95), top = picture.color(x: 150, y: 2)
    expect(bottom.green > 200 && top.green < 40)
    let middle = try require(NSGradient(starting: .black, ending: .white)).interpolatedColor(atLocation: 0.5)
    var white: CGFloat = 0
    middle.getWhite(&white, alpha: nil)
    expect(abs(white - 0.5) < 0.02)
  }
  @QuickTesting.Test func `pictures of the system's are symbols`() {
    expect(NSImage(named: NSImage.folderName)?.isTemplate == true && NSImage(named: "no such picture") == nil)
    let large = NSImage(systemSymbolName: "star", accessibilityDescription: nil)?
      .withSymbolConfiguration(.init(pointSize: 40, weight: .bold))
    expect((large?.size.width ?? 0) > 30)
  }
}
