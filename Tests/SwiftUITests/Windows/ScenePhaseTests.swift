import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor struct ScenePhaseTests {
  struct PhaseView: View {
    static var log: [String] = []
    let name: String
    @Environment(\.scenePhase) private var phase
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Text("\(name) \(String(describing: phase))").accessibilityIdentifier("phase")
        .onChange(of: phase) { _, new in Self.log.append("\(name) \(new)") }
        .onDisappear { Self.log.append("\(name) gone") }
      Button("Open") { openWindow(id: "second") }.accessibilityIdentifier("open")
    }
  }
  struct PhaseApp: App {
    static var log: [ScenePhase] = []
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      WindowGroup("First") { PhaseView(name: "first") }
        .onChange(of: phase) { _, new in Self.log.append(new) }
      Second()
    }
  }
  struct Second: Scene {
    static var log: [ScenePhase] = []
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      Window("Second", id: "second") { PhaseView(name: "second") }
        .onChange(of: phase) { _, new in Self.log.append(new) }
    }
  }

  @QuickTesting.Test func `the window in front is active, the others are inactive, minimised ones in the background`()
    throws
  {
    let window = TestWindow(PhaseApp.self)
    try expect(window.element("phase").label, equals: "first active")
    window.click("open")
    let second = try require(window.frontWindow)
    try expect(window.element("phase").label, equals: "first inactive")
    try expect(second.element("phase").label, equals: "second active")
    window.activate()
    try expect(second.element("phase").label, equals: "second inactive")
    window.deactivate()
    try expect(window.element("phase").label, equals: "first inactive")
    window.minimize()
    try expect(window.element("phase").label, equals: "first background")
    window.unminimize()
    try expect(window.element("phase").label, equals: "first active")
  }

  @QuickTesting.Test func `the phase of an app is that of its most active window, and of a scene that of its windows`()
  {
    PhaseApp.log = []
    Second.log = []
    let window = TestWindow(PhaseApp.self)
    window.click("open")
    let second = window.windows[1]
    second.deactivate()
    second.minimize()
    window.minimize()
    window.unminimize()
    expect(PhaseApp.log, equals: [.active, .inactive, .background, .active])
    expect(Second.log, equals: [.active, .inactive, .background])
  }

  @QuickTesting.Test func `a window that closes is in the background first, so that it can save, and then disappears`()
  {
    PhaseView.log = []
    let window = TestWindow(PhaseApp.self)
    window.click("open")
    window.windows[1].close()
    expect(PhaseView.log.suffix(3), equals: ["first inactive", "second background", "second gone"])
    let closing = PhaseView.log.filter { $0.hasPrefix("second") }
    expect(closing, equals: ["second background", "second gone"])
  }

  @QuickTesting.Test func `quitting tells the windows and the app`() {
    PhaseView.log = []
    PhaseApp.log = []
    let window = TestWindow(PhaseApp.self)
    window.quit()
    expect(PhaseView.log, equals: ["first background", "first gone"])
    expect(PhaseApp.log.last, equals: .background)
    expect(window.hasAppEnded)
  }

  @QuickTesting.Test func `a window of views alone has a phase too`() throws {
    let window = TestWindow { PhaseView(name: "alone") }
    try expect(window.element("phase").label, equals: "alone active")
    window.deactivate()
    try expect(window.element("phase").label, equals: "alone inactive")
  }

  @QuickTesting.Test func `views know whether their window appears active`() throws {
    struct Look: View {
      @Environment(\.appearsActive) private var appearsActive
      var body: some View { Text(appearsActive ? "active" : "grey").accessibilityIdentifier("look") }
    }
    let window = TestWindow { Look() }
    try expect(window.element("look").label, equals: "active")
    window.deactivate()
    try expect(window.element("look").label, equals: "grey")
  }

  @available(*, deprecated) @Test func `controls know whether their window has the keyboard`() throws {
    struct State: View {
      @Environment(\.controlActiveState) private var state
      var body: some View { Text("\(String(describing: state))").accessibilityIdentifier("state") }
    }
    let window = TestWindow { State() }
    try expect(window.element("state").label, equals: "key")
    window.deactivate()
    try expect(window.element("state").label, equals: "inactive")
  }
}
