import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Combo boxes, paths, levels and panels by the names of a Mac.
@MainActor @Suite(.serialized) struct MacFieldTests {}

private struct Shown: NSViewRepresentable {
  let view: NSView
  func makeNSView(context: Context) -> NSView { view }
  func updateNSView(_ view: NSView, context: Context) {}
}
extension MacFieldTests {
  private func show(_ view: NSView) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 300)) { Shown(view: view).frame(width: 260, height: 30) }
  }
  private func middle(_ window: TestWindow, _ label: String) throws -> CGPoint {
    let frame = try require(window.find { $0.label == label }).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
  @QuickTesting.Test func `a combo box takes what is typed, and what is chosen in its list`() throws {
    final class Listener: NSObject, NSComboBoxDelegate {
      var chosen = 0
      func comboBoxSelectionDidChange(_ notification: Notification) { chosen += 1 }
    }
    let box = NSComboBox(), listener = Listener()
    box.addItems(withObjectValues: ["Small", "Large"])
    box.delegate = listener
    let window = show(box)
    window.click(at: CGPoint(x: 100, y: 150))
    window.type("M")
    expect(box.stringValue == "M" && box.indexOfSelectedItem == -1)
    window.click(at: try middle(window, "Show List"))
    window.click(at: try middle(window, "Large"))
    expect(box.stringValue == "Large" && box.indexOfSelectedItem == 1 && listener.chosen == 1)
    expect(box.indexOfItem(withObjectValue: "Small"), equals: 0)
  }
  @QuickTesting.Test func `a path shows the directories that lead to a file`() throws {
    let path = NSPathControl()
    path.url = URL(fileURLWithPath: "/home/notes/today.txt")
    let window = show(path)
    expect(path.pathItems.map(\.title), equals: ["/", "home", "notes", "today.txt"])
    window.click(at: try middle(window, "notes"))
    expect(path.clickedPathItem?.url?.path, equals: "/home/notes")
  }
  @QuickTesting.Test func `stars are set by a press where that is allowed`() throws {
    let stars = NSLevelIndicator()
    stars.levelIndicatorStyle = .rating
    stars.maxValue = 5
    let window = show(stars)
    window.click(at: try middle(window, "3"))
    expect(stars.doubleValue, equals: 0)
    stars.isEditable = true
    window.settle()
    window.click(at: try middle(window, "3"))
    expect(stars.integerValue, equals: 3)
  }
  @QuickTesting.Test func `fonts are given other traits`() {
    let manager = NSFontManager.shared, font = NSFont.systemFont(ofSize: 12)
    let bold = manager.convert(font, toHaveTrait: .boldFontMask)
    expect(manager.traits(of: bold).contains(.boldFontMask) && !manager.traits(of: font).contains(.boldFontMask))
    expect(!manager.traits(of: manager.convert(bold, toNotHaveTrait: .boldFontMask)).contains(.boldFontMask))
    expect(manager.convert(font, toSize: 20).pointSize, equals: 20)
  }
}
