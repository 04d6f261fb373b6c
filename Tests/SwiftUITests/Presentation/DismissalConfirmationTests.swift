import HearthTesting
import QuickTesting
import SwiftUI

/// A window with a draft that is not saved.
private struct DraftsApp: App {
  var body: some Scene {
    Window("List", id: "list") { OpenDraft() }
    Window("Draft", id: "draft") { Draft() }
  }
  struct OpenDraft: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      Button("Open") { openWindow(id: "draft") }.accessibilityIdentifier("open")
      Button("Close") { dismissWindow(id: "draft") }.accessibilityIdentifier("close draft")
    }
  }
  struct Draft: View {
    @State private var isChanged = false
    @State private var log = ""
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text(log).accessibilityIdentifier("log")
        Button("Change") { isChanged = true }.accessibilityIdentifier("change")
        Button("Leave") { dismiss() }.accessibilityIdentifier("leave")
      }
      .dismissalConfirmationDialog("Save the draft?", shouldPresent: isChanged) {
        Button("Save") { log += "saved " }.accessibilityIdentifier("save")
        Button("Delete", role: .destructive) {}.accessibilityIdentifier("delete")
        Button("Keep Writing", role: .cancel) { log += "kept " }.accessibilityIdentifier("keep")
      } message: {
        Text("It is not sent.")
      }
    }
  }
}

@MainActor struct DismissalConfirmationTests {
  private func draft() throws -> (list: TestWindow, draft: TestWindow) {
    let list = TestWindow(DraftsApp.self)
    list.click("open")
    return (list, try require(list.windows.last))
  }

  @Test func `a window closes at once while there is nothing to confirm`() throws {
    let (list, draft) = try draft()
    draft.close()
    expect(!draft.isOpen && list.windows.count == 1)
  }

  @Test func `a window with something to confirm asks, stays open, and closes after the action`() throws {
    let (list, draft) = try draft()
    draft.click("change")
    draft.close()
    expect(draft.isOpen)
    expect(draft.find { $0.label == "Save the draft?" } != nil && draft.find { $0.label == "It is not sent." } != nil)
    draft.click("save")
    expect(!draft.isOpen && list.windows.count == 1)
  }

  @Test func `the cancel button and Escape keep the window`() throws {
    let (_, draft) = try draft()
    draft.click("change")
    draft.close()
    draft.click("keep")
    expect(draft.isOpen && draft.label("log") == "kept ")
    draft.close()
    draft.press(.escape)
    expect(draft.isOpen && draft.label("log") == "kept kept ")
    expect(draft.find { $0.identifier == "save" } == nil)
  }

  @Test func `the app's own ways to close ask too`() throws {
    let (list, draft) = try draft()
    draft.click("change")
    draft.click("leave")
    expect(draft.isOpen)
    draft.click("keep")
    list.click("close draft")
    expect(draft.isOpen)
    draft.click("delete")
    expect(!draft.isOpen)
  }
}
