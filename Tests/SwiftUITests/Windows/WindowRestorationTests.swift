import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct WindowRestorationTests {
  struct Draft: View {
    @Binding var number: Int?
    @SceneStorage("text") private var text = "empty"
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      VStack {
        Button("\(number ?? 0) \(text)") { text += "!" }.accessibilityIdentifier("draft")
        Button("Renumber") { number = 40 }.accessibilityIdentifier("renumber")
      }
    }
  }
  struct Main: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      VStack {
        ForEach(1..<4) { number in
          Button("Draft \(number)") { openWindow(value: number) }.accessibilityIdentifier("open \(number)")
        }
        Button("Palette") { openWindow(id: "palette") }.accessibilityIdentifier("palette")
      }
    }
  }
  struct DraftApp: App {
    var body: some Scene {
      WindowGroup("Main", id: "main") { Main() }
      WindowGroup("Draft", for: Int.self) { $number in Draft(number: $number) }.defaultSize(width: 300, height: 200)
      Window("Palette", id: "palette") { Text("Palette") }.restorationBehavior(.disabled)
    }
  }
  private func drafts(_ window: TestWindow) throws -> [String] {
    try window.windows.filter { $0.title == "Draft" }.map { try $0.element("draft").label }
  }

  @Test func `windows that were open come back with their values and their state, the last one in front`() throws {
    let window = TestWindow(DraftApp.self)
    window.click("open 1")
    window.click("open 2")
    window.windows[1].click("draft")
    window.windows[2].click("renumber")
    window.windows[1].activate()
    let again = window.quit().relaunch()
    expect(Set(again.windows.map(\.title)), equals: ["Main", "Draft"])
    try expect(Set(drafts(again)), equals: ["1 empty!", "40 empty"])
    try expect(again.frontWindow?.element("draft").label, equals: "1 empty!")
  }

  @Test func `a window that was closed does not come back, nor one that is not to`() throws {
    let window = TestWindow(DraftApp.self)
    window.click("open 1")
    window.click("open 2")
    window.windows[1].close()
    window.click("palette")
    let again = window.quit().relaunch()
    expect(Set(again.windows.map(\.title)), equals: ["Main", "Draft"])
    try expect(drafts(again), equals: ["2 empty"])
  }

  @Test func `an app whose windows were all closed starts with its first scene`() {
    let window = TestWindow(DraftApp.self)
    window.click("open 1")
    let draft = window.windows[1]
    window.close()
    draft.close()
    expect(draft.quit().relaunch().windows.map(\.title), equals: ["Main"])
  }

  @Test func `a window comes back as large as it was`() {
    let window = TestWindow(DraftApp.self)
    window.click("open 1")
    window.windows[1].resize(to: CGSize(width: 333, height: 222))
    let again = window.quit().relaunch()
    expect(again.windows.first { $0.title == "Draft" }?.size, equals: CGSize(width: 333, height: 222))
  }

  @Test func `windows come back after a kill too`() throws {
    let window = TestWindow(DraftApp.self)
    window.click("open 3")
    window.windows[1].click("draft")
    window.advance(by: .seconds(1))
    let again = window.kill().relaunch()
    try expect(drafts(again), equals: ["3 empty!"])
  }

  @Test func `on a phone the window used last comes back`() throws {
    let window = TestWindow(DraftApp.self, idiom: .phone)
    let again = window.quit().relaunch()
    expect(again.windows.count, equals: 1)
  }
}
