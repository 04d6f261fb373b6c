import HearthTesting
import QuickTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import HearthUIKit

/// Alerts, dialogs for files and paths by the names of a Mac.
@MainActor @Suite(.serialized) struct MacPanelTests {}

extension MacPanelTests {
  struct Content: View { var body: some View { Text("Page") } }
  struct Example: App { var body: some Scene { WindowGroup { Content() } } }

  @QuickTesting.Test func `an alert asks in a window, and says which button was pressed`() throws {
    let window = TestWindow(Example.self)
    let shown = try require(UIApplication.shared.windows.first)
    let alert = NSAlert()
    alert.messageText = "Delete the note?"
    alert.informativeText = "It cannot be undone."
    alert.addButton(withTitle: "Delete").hasDestructiveAction = true
    alert.addButton(withTitle: "Cancel")
    var answers: [NSApplication.ModalResponse] = []
    alert.beginSheetModal(for: shown) { answers.append($0) }
    window.settle()
    expect(window.find { $0.label.contains("It cannot be undone.") } != nil)
    let delete = try require(window.find { $0.label == "Delete" })
    window.click(at: CGPoint(x: delete.frame.midX, y: delete.frame.midY))
    expect(answers, equals: [.alertFirstButtonReturn])
    alert.beginSheetModal(for: shown) { answers.append($0) }
    window.settle()
    window.press(.escape)
    expect(answers == [.alertFirstButtonReturn, .alertSecondButtonReturn] && window.reports.isEmpty)
    expect(NSAlert(error: CocoaError(.fileNoSuchFile)).messageText.isEmpty, equals: false)
  }
  @QuickTesting.Test func `an alert of something critical has a sign of warning`() throws {
    let window = TestWindow(Example.self)
    let shown = try require(UIApplication.shared.windows.first)
    // The card is in the middle of the window: with a sign above the title its button is further down.
    func bottom(_ style: NSAlert.Style) throws -> CGFloat {
      let alert = NSAlert()
      alert.alertStyle = style
      alert.beginSheetModal(for: shown) { _ in }
      window.settle()
      defer {
        window.press(.return)
        window.advance(by: .seconds(1))
      }
      return try require(window.find { $0.label == "OK" }).frame.maxY
    }
    let usual = try bottom(.warning)
    try expect(bottom(.critical) >= usual + 22 && bottom(.informational) == usual)
  }
  @QuickTesting.Test func `Escape and Return press the buttons of an alert that have these keys`() throws {
    let window = TestWindow(Example.self)
    let shown = try require(UIApplication.shared.windows.first)
    let alert = NSAlert()
    let save = alert.addButton(withTitle: "Save"), later = alert.addButton(withTitle: "Later")
    let other = alert.addButton(withTitle: "Send")
    expect(save.keyEquivalent == "\r" && later.keyEquivalent.isEmpty)
    later.keyEquivalent = "\u{1b}"
    save.keyEquivalent = ""
    other.keyEquivalent = "\r"
    var answers: [NSApplication.ModalResponse] = []
    for key in [KeyEquivalent.escape, .return] {
      alert.beginSheetModal(for: shown) { answers.append($0) }
      window.settle()
      window.press(key)
    }
    expect(answers, equals: [.alertSecondButtonReturn, .alertThirdButtonReturn])
    expect(TestWindow.reports { later.keyEquivalent = "d" }.count, equals: 1)
  }
  @QuickTesting.Test func `a button with the user's word for Cancel is what Escape presses`() {
    let alert = NSAlert()
    alert.addButton(withTitle: "Go")
    expect(alert.addButton(withTitle: NSAlert.cancelTitle).keyEquivalent, equals: "\u{1b}")
    expect(alert.addButton(withTitle: "Cancel").keyEquivalent, equals: "\u{1b}")
    expect(alert.addButton(withTitle: "Leave").keyEquivalent.isEmpty)
  }
  @QuickTesting.Test func `panels ask for files by the desktop's dialog`() throws {
    let window = TestWindow(Example.self)
    let open = NSOpenPanel(), file = URL(fileURLWithPath: "/tmp/a.png")
    open.allowedContentTypes = [.png]
    open.allowsMultipleSelection = true
    open.message = "Pictures"
    var answers: [NSApplication.ModalResponse] = []
    open.begin { answers.append($0) }
    let dialog = try require(window.fileDialog)
    expect(dialog.message == "Pictures" && dialog.allowsMultipleSelection && dialog.contentTypes == [.png])
    expect(TestWindow.reports { open.begin { answers.append($0) } }.count == 1 && answers == [.cancel])
    window.chooseFiles(file)
    expect(answers == [.cancel, .OK] && open.urls == [file] && open.url == file)
    let save = NSSavePanel()
    save.nameFieldStringValue = "Note.txt"
    save.begin { answers.append($0) }
    expect(window.fileDialog?.fileName, equals: "Note.txt")
    window.cancelFileDialog()
    expect(answers.last == .cancel && save.url == nil)
  }
  @QuickTesting.Test func `a path has the names of both systems`() {
    let path = NSBezierPath()
    path.move(to: .zero)
    path.line(to: CGPoint(x: 10, y: 0))
    path.curve(to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 12, y: 3), controlPoint2: CGPoint(x: 12, y: 6))
    path.appendOval(in: CGRect(x: 20, y: 0, width: 10, height: 10))
    path.appendRoundedRect(CGRect(x: 40, y: 0, width: 10, height: 10), xRadius: 2, yRadius: 2)
    expect(path.bounds.maxX == 50 && path.contains(CGPoint(x: 25, y: 5)))
  }
}
