import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

private struct ModalApp: App {
  static var action: () -> Void = {}
  var body: some Scene {
    WindowGroup { Button("Ask") { Self.action() }.accessibilityIdentifier("ask") }
  }
}

/// Dialogs of a Mac that the app waits for in the middle of its code.
@MainActor struct MacModalTests {
  private final class Log {
    var answers: [NSApplication.ModalResponse] = []
    var urls: [URL] = []
    var isSuppressed = false
  }
  private func window(_ action: @escaping () -> Void) -> TestWindow {
    ModalApp.action = action
    return TestWindow(ModalApp.self)
  }

  @Test func `an alert answers at once`() {
    let log = Log()
    let window = window {
      let alert = NSAlert()
      alert.messageText = "Delete the note?"
      alert.informativeText = "It is gone then."
      alert.addButton(withTitle: "Delete").hasDestructiveAction = true
      alert.addButton(withTitle: "Cancel")
      alert.showsSuppressionButton = true
      log.answers.append(alert.runModal())
      log.isSuppressed = alert.suppressionButton?.state == .on
    }
    window.willPress("Cancel")
    window.click("ask")
    expect(log.answers == [.alertSecondButtonReturn] && !log.isSuppressed)
    window.willPress("Delete", isChecked: true)
    window.click("ask")
    expect(log.answers == [.alertSecondButtonReturn, .alertFirstButtonReturn] && log.isSuppressed)
    expect(window.modalQuestions, equals: ["Delete the note?", "Delete the note?"])
    expect(window.reports == [])
  }
  @Test func `an alert that nobody answers is given up`() {
    let log = Log()
    let window = window {
      let alert = NSAlert()
      alert.messageText = "Save?"
      for title in ["Save", "Cancel", "Do not save"] { alert.addButton(withTitle: title) }
      log.answers.append(alert.runModal())
      let note = NSAlert()
      note.messageText = "Done"
      note.accessoryView = NSView()
      log.answers.append(note.runModal())
    }
    window.click("ask")
    expect(log.answers == [.alertSecondButtonReturn, .alertFirstButtonReturn])
    let reports = window.reports.map(\.description)
    expect(reports.contains { $0.contains("there is nobody to ask: Save?") }, "\(reports)")
    expect(reports.contains { $0.contains("accessoryView") }, "\(reports)")
  }
  @Test func `a dialog for files answers at once`() {
    let log = Log(), file = URL(fileURLWithPath: "/tmp/a.png")
    let window = window {
      let open = NSOpenPanel()
      open.message = "Choose a picture"
      open.allowedContentTypes = [.image]
      log.answers.append(open.runModal())
      log.urls = open.urls
      let save = NSSavePanel()
      log.answers.append(save.runModal())
    }
    window.willChooseFiles(file)
    window.click("ask")
    expect(log.answers == [.OK, .cancel] && log.urls == [file])
    expect(window.modalQuestions.first == "Choose a picture" && window.fileDialog == nil)
  }
}
