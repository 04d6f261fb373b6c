import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Views in the title bar of a window, and below it.
@MainActor @Suite(.serialized) struct MacTitlebarTests {}

extension MacTitlebarTests {
  private final class Delegate: NSObject, NSApplicationDelegate {
    static weak var made: NSWindow?
    var window: NSWindow?
    func applicationDidFinishLaunching(_ notification: Notification) {
      let window = NSWindow(
        contentRect: CGRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled, .closable], backing: .buffered,
        defer: false)
      window.contentView = NSHostingView(rootView: Text("Hello").frame(maxHeight: .infinity, alignment: .top))
      window.addTitlebarAccessoryViewController(Self.accessory("Filter", .bottom, height: 30))
      window.addTitlebarAccessoryViewController(Self.accessory("Synced", .trailing, height: 20))
      window.makeKeyAndOrderFront(nil)
      Self.made = window
      self.window = window
    }
    static func accessory(
      _ text: String, _ place: NSLayoutConstraint.Attribute, height: CGFloat
    ) -> NSTitlebarAccessoryViewController {
      let accessory = NSTitlebarAccessoryViewController()
      let label = NSTextField(labelWithString: text)
      label.frame = CGRect(x: 0, y: 0, width: 80, height: height)
      accessory.view = label
      accessory.layoutAttribute = place
      return accessory
    }
  }
  @QuickTesting.Test func `a view below the title bar lies above the content, and one in it among its items`() throws {
    let window = TestWindow(MacDelegateApp<Delegate>.self), shown = try require(Delegate.made)
    let first = try require(window.place(ofDrawn: "Filter")), hello = try require(window.place(ofDrawn: "Hello"))
    expect(first.y < hello.y && hello.y >= 30, "\(first) \(hello)")
    expect(window.place(ofDrawn: "Synced") != nil)
    shown.titlebarAccessoryViewControllers[0].isHidden = true
    window.settle()
    expect(window.place(ofDrawn: "Filter") == nil)
    expect(try require(window.place(ofDrawn: "Hello")).y <= hello.y - 30)
    shown.removeTitlebarAccessoryViewController(at: 1)
    window.settle()
    expect(window.place(ofDrawn: "Synced") == nil && shown.titlebarAccessoryViewControllers.count == 1)
    expect(window.reports.isEmpty, "\(window.reports)")
  }
  @QuickTesting.Test func `an accessory of a window of SwiftUI, and one in another place, is reported`() {
    let window = TestWindow { Text("Page") }
    let reports = TestWindow.reports {
      let accessory = NSTitlebarAccessoryViewController()
      accessory.layoutAttribute = .centerX
      UIWindow.window(of: window.content).addTitlebarAccessoryViewController(accessory)
    }
    expect(reports.contains { $0.contains("layoutAttribute") }, "\(reports)")
    expect(reports.contains { $0.contains("titlebarAccessoryViewControllers") }, "\(reports)")
  }
}
