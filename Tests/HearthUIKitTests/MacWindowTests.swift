import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Windows and status items by the names of a Mac.
@MainActor @Suite(.serialized) struct MacWindowTests {}

private struct Example: App { var body: some Scene { WindowGroup("Main") { Text("Page") } } }
private final class Watcher: NSObject, NSWindowDelegate {
  var lines: [String] = []
  var letsClose = false
  func windowShouldClose(_ sender: NSWindow) -> Bool {
    lines.append("asked")
    return letsClose
  }
  func windowWillClose(_ notification: Notification) { lines.append("closes") }
  func windowDidBecomeKey(_ notification: Notification) { lines.append("key") }
  func windowDidResignKey(_ notification: Notification) { lines.append("not key") }
  func windowDidResize(_ notification: Notification) { lines.append("size") }
  func windowDidEnterFullScreen(_ notification: Notification) { lines.append("full") }
  func windowDidMiniaturize(_ notification: Notification) { lines.append("small") }
}
private final class KeyPanel: NSPanel {
  override var canBecomeKey: Bool { true }
}

extension MacWindowTests {
  @QuickTesting.Test func `a window without an app closes when its delegate says yes`() {
    let window = TestWindow { Text("Page") }
    let watcher = Watcher()
    watcher.letsClose = true
    let shown = UIWindow.window(of: window.content)
    shown.delegate = watcher
    window.close()
    expect(!window.isActive && shown.delegate === watcher)
    expect(watcher.lines.filter { $0 == "asked" }.count, equals: 1)
  }
  @QuickTesting.Test func `a window without an app keeps its delegate beside an app`() {
    let app = TestWindow(Example.self), window = TestWindow { Text("Page") }
    let watcher = Watcher()
    UIWindow.window(of: window.content).delegate = watcher
    window.deactivate()
    window.activate()
    expect(watcher.lines, equals: ["not key", "key"])
    expect(app.isOpen && UIWindow.window(of: window.content).delegate === watcher)
  }
  @QuickTesting.Test func `the title bar of a window is hidden, and what the user may do is less`() throws {
    let window = TestWindow(Example.self)
    let shown = try require(NSApp.windows.first)
    expect(window.chrome == .titleBar && window.showsTitle && window.canClose)
    shown.titleVisibility = .hidden
    shown.titlebarAppearsTransparent = true
    expect(window.chrome == .titleBar && !window.showsTitle)
    shown.styleMask.insert(.fullSizeContentView)
    expect(window.chrome, equals: .hiddenTitleBar)
    shown.styleMask.remove(.resizable)
    shown.standardWindowButton(.closeButton)?.isHidden = true
    shown.standardWindowButton(.miniaturizeButton)?.isEnabled = false
    window.settle()
    expect(!window.canClose && !window.canResize && !window.canMinimize)
    shown.minSize = CGSize(width: 200, height: 100)
    expect(window.sizeLimits.least, equals: CGSize(width: 200, height: 100))
  }
  @QuickTesting.Test func `a delegate hears of its window, and keeps it open`() throws {
    let window = TestWindow(Example.self)
    let shown = try require(NSApp.windows.first), watcher = Watcher()
    shown.delegate = watcher
    window.deactivate()
    window.activate()
    window.resize(to: CGSize(width: 500, height: 400))
    expect(watcher.lines, equals: ["not key", "key", "size"])
    watcher.lines = []
    shown.toggleFullScreen(nil)
    window.settle()
    expect(watcher.lines.contains("full") && shown.styleMask.contains(.fullScreen))
    watcher.lines = []
    shown.performClose(nil)
    window.settle()
    expect(watcher.lines == ["asked"] && window.isOpen)
    watcher.letsClose = true
    shown.performClose(nil)
    window.settle()
    expect(watcher.lines == ["asked", "asked", "closes"] && !window.isOpen)
  }
  @QuickTesting.Test func `an app makes windows of its own`() throws {
    let window = TestWindow(Example.self)
    let panel = KeyPanel(
      contentRect: CGRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled, .closable, .fullSizeContentView],
      backing: .buffered, defer: false)
    panel.title = "Tools"
    panel.contentView = NSHostingView(rootView: Text("In the panel"))
    let watcher = Watcher()
    panel.delegate = watcher
    watcher.letsClose = true
    expect(!panel.isVisible && window.windows.count == 1)
    panel.makeKeyAndOrderFront(nil)
    window.settle()
    let other = try require(window.windows.last)
    expect(window.windows.count == 2 && panel.isVisible)
    expect(other.title == "Tools" && other.chrome == .hiddenTitleBar && !other.canResize)
    expect(other.find { $0.label == "In the panel" } != nil)
    expect(NSApp.windows.contains { $0 === panel })
    panel.orderOut(nil)
    window.settle()
    expect(!panel.isVisible)
    panel.makeKeyAndOrderFront(nil)
    window.settle()
    expect(panel.isVisible)
    panel.close()
    window.settle()
    expect(!panel.isVisible && watcher.lines.last == "closes" && window.isOpen)
    panel.makeKeyAndOrderFront(nil)
    window.settle()
    expect(panel.isVisible && window.windows.filter(\.isOpen).count == 2)
  }
  @QuickTesting.Test func `where a window is, and that it is above other apps, is reported`() throws {
    _ = TestWindow(Example.self)
    let shown = try require(NSApp.windows.first)
    expect(TestWindow.reports { shown.setFrameOrigin(CGPoint(x: 10, y: 10)) }.count, equals: 1)
    expect(TestWindow.reports { shown.level = .floating }.count, equals: 1)
    expect(TestWindow.reports { shown.center() }.isEmpty)
  }
  @QuickTesting.Test func `a status item has a menu, or shows a popover below it`() throws {
    let window = TestWindow(Example.self)
    let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    item.button?.title = "Tea"
    let menu = NSMenu()
    menu.addItem(withTitle: "Quit", action: Selector("terminate:"), keyEquivalent: "q")
    item.menu = menu
    window.settle()
    let extra = try require(window.menuBarExtras.first)
    expect(extra.title == "Tea" && extra.menu?.map(\.title) == ["Quit"])
    menu.addItem(withTitle: "More", action: nil, keyEquivalent: "")
    window.settle()
    expect(window.menuBarExtras.first?.menu?.count, equals: 2)
    item.menu = nil
    let popover = NSPopover()
    popover.contentViewController = NSHostingController(rootView: Text("Below the icon"))
    window.settle()
    let button = try require(item.button)
    popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
    window.settle()
    expect(popover.isShown)
    expect(window.windows.contains { $0.find { $0.label == "Below the icon" } != nil })
    popover.performClose(nil)
    window.settle()
    expect(!popover.isShown)
    NSStatusBar.system.removeStatusItem(item)
    window.settle()
    expect(window.menuBarExtras.isEmpty)
  }
}
