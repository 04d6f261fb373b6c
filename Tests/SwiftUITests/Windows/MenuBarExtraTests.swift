import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

private struct TimerApp: App {
  @State private var count = 0
  @State private var hasSound = false
  @State private var speed = 1
  var body: some Scene {
    MenuBarExtra("Timer \(count)" as String, systemImage: count > 0 ? "timer.circle" : "timer") {
      Button("Start") { count += 1 }.keyboardShortcut("s")
      Button("Stop", role: .destructive) { count = 0 }.disabled(count == 0)
      Divider()
      Toggle("Sound", systemImage: "speaker", isOn: $hasSound)
      Menu("More") {
        Button("Twice") { count += 2 }
        Text("Nothing else")
      }
      Picker("Speed", selection: $speed) {
        Text("Slow").tag(1)
        Text("Fast").tag(2)
      }
      .pickerStyle(.inline)
      if count > 1 { Section("Late") { Button("Reset") { count = 0 } } }
    }
  }
}

private struct InsertedApp: App {
  @State private var isInserted = true
  var body: some Scene {
    WindowGroup("Main") { SwitchView(isInserted: $isInserted) }
    MenuBarExtra("Extra", systemImage: "star", isInserted: $isInserted) { Button("Remove") { isInserted = false } }
  }
  struct SwitchView: View {
    @Binding var isInserted: Bool
    var body: some View { Toggle("inserted", isOn: $isInserted).accessibilityIdentifier("inserted") }
  }
}
private struct OnlyInsertedApp: App {
  @State private var isInserted = true
  var body: some Scene {
    MenuBarExtra("Alone", systemImage: "star", isInserted: $isInserted) { Button("Remove") { isInserted = false } }
  }
}

private struct PanelApp: App {
  var body: some Scene {
    MenuBarExtra("Panel", systemImage: "gauge") { Panel() }.menuBarExtraStyle(.window)
    WindowGroup("Other", id: "other") { Text("other window").accessibilityIdentifier("other") }.defaultLaunchBehavior(
      .suppressed)
    Settings { Text("settings") }
  }
  struct Panel: View {
    @State private var count = 0
    @State private var asks = false
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismiss) private var dismiss
    @Environment(\.scenePhase) private var phase
    var body: some View {
      VStack {
        Text("\(count) \(phase)" as String).accessibilityIdentifier("count")
        Button("More") { count += 1 }.accessibilityIdentifier("more")
        Button("Other") { openWindow(id: "other") }.accessibilityIdentifier("open")
        Button("Go") { dismiss() }.accessibilityIdentifier("dismiss")
      }
      .frame(width: 200, height: 160)
    }
  }
}

private struct SurroundedApp: App {
  var body: some Scene {
    MenuBarExtra {
      SurroundedItems()
    } label: {
      Text("Loud").textCase(nil)
    }.environment(\.surroundings, "from the scene")
  }
}
private struct SurroundedItems: View {
  @Environment(\.surroundings) private var surroundings
  @Environment(\.openSettings) private var openSettings
  var body: some View { Button(surroundings) {} }
}
private struct SurroundingsKey: EnvironmentKey { static let defaultValue = "nothing" }
extension EnvironmentValues {
  fileprivate var surroundings: String {
    get { self[SurroundingsKey.self] }
    set { self[SurroundingsKey.self] = newValue }
  }
}

private struct ClockApp: App {
  var body: some Scene {
    MenuBarExtra {
      Button("Nothing") {}
    } label: {
      TimelineView(.periodic(from: Date(timeIntervalSince1970: 1_704_110_400), by: 1)) { context in
        Text(verbatim: "s\(Int(context.date.timeIntervalSince1970) % 60)")
      }
    }
  }
}
private struct DrawnApp: App {
  var body: some Scene {
    MenuBarExtra {
      Button("Nothing") {}
    } label: {
      Circle().fill(.red).frame(width: 12, height: 12)
    }
  }
}

/// An extra of the menu bar.
@MainActor struct MenuBarExtraTests {}

extension MenuBarExtraTests {
  private func extra(_ window: TestWindow) throws -> MenuBarExtraElement { try require(window.menuBarExtras.first) }

  @Test func `is all that an app needs: it goes on without a window`() throws {
    let window = TestWindow(TimerApp.self)
    expect(window.windows.isEmpty && !window.isOpen && !window.hasAppEnded && window.appReports == [])
    let timer = try extra(window)
    expect(window.menuBarExtras.count == 1 && timer.title == "Timer 0" && timer.hasIcon)
    window.advance(by: .seconds(5))
    expect(!window.hasAppEnded)
  }
  @Test func `has a menu of what menus hold`() throws {
    let window = TestWindow(TimerApp.self)
    let text = try extra(window).description
    expect(
      text,
      equals: """
        Timer 0
          Start (Ctrl+S)
          Stop disabled
          ---
          [ ] Sound
          More
            Twice
            Nothing else disabled
          ---
          [x] Slow
          [ ] Fast
        """, "\(text)")
    try expect(extra(window).menu?.first { $0.title == "Sound" }?.hasIcon, equals: true)
  }
  @Test func `runs what is chosen, and its label and its menu follow`() throws {
    let window = TestWindow(TimerApp.self)
    try extra(window).choose("Start")
    try expect(extra(window).title, equals: "Timer 1")
    try expect(extra(window).menu?.first { $0.title == "Stop" }?.isEnabled, equals: true)
    try extra(window).choose("Sound")
    try extra(window).choose("Fast")
    try extra(window).choose("More", "Twice")
    let text = try extra(window).description
    expect(
      text.hasPrefix("Timer 3\n") && text.contains("[x] Sound") && text.contains("[ ] Slow")
        && text.contains("[x] Fast"), "\(text)")
    expect(text.hasSuffix("---\n  Late disabled\n  Reset"), "\(text)")
    try extra(window).choose("Reset")
    try expect(extra(window).title, equals: "Timer 0")
    expect(throws: MenuBarExtraItemNotFound.self) { try extra(window).choose("Reset") }
  }
  @Test func `does nothing for an item that is disabled or gone`() throws {
    let window = TestWindow(TimerApp.self)
    expect(throws: MenuBarExtraItemNotFound.self) { try extra(window).choose("Stop") }
    let old = try extra(window)
    try old.choose("Start")
    try old.choose("Start")
    let late = try extra(window)
    try late.choose("Reset")
    // The list that the test still holds has it.
    try late.choose("Reset")
    try expect(extra(window).title == "Timer 0" && window.appReports == [])
  }
  @Test func `is there as long as its binding says so`() throws {
    let window = TestWindow(InsertedApp.self)
    expect(window.windows.count == 1 && window.menuBarExtras.count == 1)
    window.click("inserted")
    expect(window.menuBarExtras.isEmpty && !window.hasAppEnded)
    window.click("inserted")
    try expect(extra(window).title, equals: "Extra")
    try extra(window).choose("Remove")
    expect(window.menuBarExtras.isEmpty)
    try expect(window.element("inserted").value, equals: "0")
  }
  @Test func `keeps the app when its last window closes, and ends it when it goes itself`() throws {
    let window = TestWindow(InsertedApp.self)
    window.close()
    expect(window.windows.isEmpty && !window.hasAppEnded)
    try extra(window).choose("Remove")
    expect(window.hasAppEnded)
    let alone = TestWindow(OnlyInsertedApp.self)
    try extra(alone).choose("Remove")
    expect(alone.hasAppEnded && alone.menuBarExtras.isEmpty)
    let without = TestWindow(InsertedApp.self)
    without.click("inserted")
    without.close()
    expect(without.hasAppEnded)
  }
  @Test func `opens its content in a window where the desktop shows no icons and there is no other, and says so`()
    throws
  {
    let window = TestWindow(TimerApp.self, size: nil, showsMenuBarExtras: false)
    expect(window.menuBarExtras.isEmpty && window.windows.count == 1)
    expect(
      window.appReports.count == 1 && window.appReports[0].contains("StatusNotifierWatcher"), "\(window.appReports)")
    expect(window.title, equals: "Timer 0")
    let start = try require(window.find { $0.label == "Start" })
    window.click(at: CGPoint(x: start.frame.midX, y: start.frame.midY))
    expect(window.find { $0.label == "Stop" }?.isEnabled, equals: true)
    expect(window.appReports.count, equals: 1)
    window.close()
    expect(window.hasAppEnded)
    let other = TestWindow(InsertedApp.self, showsMenuBarExtras: false)
    expect(other.windows.count == 1 && other.appReports.count == 1)
    other.close()
    expect(other.hasAppEnded)
  }
  @Test func `of the window style opens a window that is as large as its content, and keeps its state`() throws {
    let window = TestWindow(PanelApp.self)
    expect(window.windows.isEmpty)
    try expect(extra(window).menu == nil)
    try extra(window).press()
    let panel = try require(window.windows.first)
    expect(panel.size == CGSize(width: 200, height: 160) && window.windows.count == 1)
    expect(panel.chrome == .dialog && panel.wantedPlace == CGPoint(x: 1_700, y: 12))
    try expect(panel.element("count").label, equals: "0 active")
    panel.click("more")
    try extra(window).press()
    expect(window.windows.isEmpty && !window.hasAppEnded)
    window.advance(by: .seconds(1))
    try extra(window).press()
    try expect(require(window.windows.first).element("count").label, equals: "1 active")
  }
  @Test func `loses its window by Escape, by dismiss, and when another window gets the keyboard`() throws {
    let window = TestWindow(PanelApp.self)
    try extra(window).press()
    var panel = try require(window.windows.first)
    panel.press(.escape)
    expect(window.windows.isEmpty)
    window.advance(by: .seconds(1))
    try extra(window).press()
    panel = try require(window.windows.first)
    panel.click("dismiss")
    expect(window.windows.isEmpty)
    window.advance(by: .seconds(1))
    try extra(window).press()
    panel = try require(window.windows.first)
    panel.click("open")
    expect(window.windows.map(\.title), equals: ["Other"])
    window.advance(by: .seconds(1))
    try extra(window).press()
    expect(window.windows.count, equals: 2)
    panel.deactivate()
    expect(window.windows.map(\.title), equals: ["Other"])
    // The press that took the keyboard away is not another one.
    try extra(window).press()
    expect(window.windows.count, equals: 1)
    window.windows[0].close()
    expect(!window.hasAppEnded)
  }
  @Test func `has the surroundings of its scene, and the letter of a label of words`() throws {
    let window = TestWindow(SurroundedApp.self)
    let loud = try extra(window)
    expect(loud.description == "Loud\n  from the scene" && loud.hasIcon)
  }
  @Test func `has a label that follows the clock`() throws {
    let window = TestWindow(ClockApp.self)
    try expect(extra(window).title, equals: "s0")
    window.advance(by: .seconds(3))
    try expect(extra(window).title, equals: "s3")
  }
  @Test func `may draw its icon itself, and is called as the app then`() throws {
    let drawn = try extra(TestWindow(DrawnApp.self))
    expect(drawn.title == "Drawn" && drawn.hasIcon)
  }
}
