import HearthTesting
import QuickTesting
import SwiftUI

// Apps and scenes as such: what they are made of, and how they are evaluated.

@MainActor struct SceneTests {
  final class Music: ObservableObject { @Published var song = "Prelude" }

  @Test func `an object that an app owns is shared by its windows, and they follow it`() throws {
    struct Player: View {
      @EnvironmentObject var music: Music
      @Environment(\.openWindow) private var openWindow
      var body: some View {
        Button(music.song) { music.song += "!" }.accessibilityIdentifier("song")
        Button("More") { openWindow(id: "player") }.accessibilityIdentifier("more")
      }
    }
    struct MusicApp: App {
      @StateObject private var music = Music()
      var body: some Scene {
        WindowGroup(music.song, id: "player") { Player() }.environmentObject(music)
      }
    }
    let window = TestWindow(MusicApp.self)
    window.click("more")
    window.windows[1].click("song")
    try expect(window.element("song").label, equals: "Prelude!")
    try expect(window.windows[1].element("song").label, equals: "Prelude!")
    expect(window.title, equals: "Prelude!", "the title of a scene follows too")
  }

  @Test func `scenes are composed of scenes with state`() throws {
    struct Pair: Scene {
      @State private var count = 0
      let name: String
      var body: some Scene {
        WindowGroup(name, id: name) { Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier("count") }
        Window("Single", id: "single") { Text("Total \(count)").accessibilityIdentifier("total") }
          .defaultLaunchBehavior(.presented)
      }
    }
    struct PairApp: App {
      var body: some Scene {
        Pair(name: "Left")
        if #available(macOS 99, *) { Window("Late", id: "late") { Text("Late") } }
      }
    }
    let window = TestWindow(PairApp.self)
    expect(window.windows.map(\.title), equals: ["Left", "Single"])
    window.click("count")
    try expect(window.element("count").label, equals: "Left 1")
    try expect(window.windows[1].element("total").label, equals: "Total 1")
  }

  @Test func `an action of a scene runs once for all windows`() {
    struct ChangeApp: App {
      static var changes: [String] = []
      @State private var count = 0
      var body: some Scene {
        WindowGroup(id: "main") { ChangeView(count: $count) }
          .onChange(of: count) { old, new in Self.changes.append("\(old)-\(new)") }
      }
    }
    struct ChangeView: View {
      @Binding var count: Int
      @Environment(\.openWindow) private var openWindow
      var body: some View {
        Button("Count \(count)") { count += 1 }.accessibilityIdentifier("count")
        Button("More") { openWindow(id: "main") }.accessibilityIdentifier("more")
      }
    }
    ChangeApp.changes = []
    let window = TestWindow(ChangeApp.self)
    window.click("more")
    window.windows[1].click("count")
    expect(ChangeApp.changes, equals: ["0-1"])
  }

  @Test func `a value of the environment that a scene sets reaches its windows and commands, and follows`() throws {
    struct Heat: Commands {
      @Environment(\.lineLimit) private var limit
      var body: some Commands { CommandMenu("Heat") { Button("Up to \(limit ?? 0)") {} } }
    }
    struct LimitApp: App {
      @State private var lines = 1
      var body: some Scene {
        WindowGroup { Lines(lines: $lines) }
          .commands { Heat() }
          .environment(\.lineLimit, lines)
      }
    }
    struct Lines: View {
      @Binding var lines: Int
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("Limit \(limit ?? 0)").onTapGesture { lines += 1 }.accessibilityIdentifier("limit") }
    }
    let window = TestWindow(LimitApp.self)
    try expect(window.element("limit").label, equals: "Limit 1")
    window.click("limit")
    try expect(window.element("limit").label, equals: "Limit 2")
    window.clickMenu("Heat")
    expect(window.openMenuTitles("Heat"), equals: ["Up to 2"])
  }

  @Test func `a change of the app's state evaluates what reads it, and no other window`() {
    struct Quiet: View {
      var body: some View { Text("Quiet") }
    }
    struct TwoApp: App {
      @State private var count = 0
      var body: some Scene {
        WindowGroup { Button("Count \(count)") { count += 1 }.accessibilityIdentifier("count") }
        Window("Quiet", id: "quiet") { Quiet() }.defaultLaunchBehavior(.presented)
      }
    }
    let window = TestWindow(TwoApp.self)
    let quiet = window.windows[1]
    quiet.resetCounters()
    window.click("count")
    expect(window.find { $0.label == "Count 1" } != nil)
    expect(quiet.counters.bodies, equals: 0)
  }

  @Test func `the first scene opens at the start, unless it is suppressed`() {
    struct SuppressedApp: App {
      var body: some Scene {
        WindowGroup("Hidden") { Text("Hidden") }.defaultLaunchBehavior(.suppressed)
        Window("Shown", id: "shown") { Text("Shown") }.defaultLaunchBehavior(.presented)
        Window("Waiting", id: "waiting") { Text("Waiting") }
      }
    }
    expect(TestWindow(SuppressedApp.self).windows.map(\.title), equals: ["Shown"])
    struct AllSuppressedApp: App {
      var body: some Scene { WindowGroup("Only") { Text("Only") }.defaultLaunchBehavior(.suppressed) }
    }
    expect(
      TestWindow(AllSuppressedApp.self).windows.map(\.title), equals: ["Only"],
      "nobody could reach an app without a window")
    struct SettingsApp: App {
      var body: some Scene { Settings { Text("Alone") } }
    }
    expect(TestWindow(SettingsApp.self).windows.map(\.title), equals: ["Settings"])
  }

  @Test func `two scenes of one identifier are reported`() {
    struct TwinApp: App {
      var body: some Scene {
        Window("A", id: "same") { Text("A") }
        Window("B", id: "same") { Text("B") }
      }
    }
    expect(
      TestWindow(TwinApp.self).appReports.contains { $0.contains("two scenes of Twin have the identifier \"same\"") })
  }

  @Test func `commandsRemoved takes a scene out of the menus that open windows`() {
    struct BareApp: App {
      var body: some Scene {
        WindowGroup("Main") { Text("Main") }.commands { CommandMenu("Own") { Button("Do") {} } }
        Window("Secret", id: "secret") { Text("Secret") }.commandsRemoved()
        WindowGroup("Other", id: "other") { Text("Other") }.keyboardShortcut(nil)
      }
    }
    let window = TestWindow(BareApp.self)
    expect(window.menuTitles, equals: ["File", "Edit", "Own"])
    window.clickMenu("File")
    expect(window.openMenuTitles("File"), equals: ["New Main Window", "New Other Window", "Close", "Quit"])
  }
}
