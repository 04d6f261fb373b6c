import HearthTesting
import QuickTesting
import SwiftUI

/// What is read to the user in windows that belong to no app.
@MainActor struct AnnouncementTests {
  @Test func `what is announced by an action, by a task and by the test is read in the window`() async {
    let window = TestWindow {
      Button("Send") { AccessibilityNotification.Announcement("Sent").post() }
        .task { AccessibilityNotification.Announcement("Ready").post() }
    }
    await window.settleTasks()
    window.press(named: "Send")
    AccessibilityNotification.Announcement("Done").post()
    expect(window.announcements, equals: ["Ready", "Sent", "Done"])
  }
  @Test func `the window that acted last reads it`() {
    let first = TestWindow { Text("first") }
    let second = TestWindow { Text("second") }
    first.settle()
    AccessibilityNotification.PageScrolled("Page 2").post()
    expect(first.announcements, equals: ["Page 2"])
    expect(second.announcements, equals: [])
  }
}
