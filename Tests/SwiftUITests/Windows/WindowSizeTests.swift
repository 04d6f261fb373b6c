import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct WindowSizeTests {
  @Test func `a window has the size that its scene says, in idioms with windows`() {
    struct SizedApp: App {
      var body: some Scene {
        WindowGroup { Color.red }.defaultSize(width: 420, height: 310)
        Window("Plain", id: "plain") { Color.blue }.defaultLaunchBehavior(.presented).defaultSize(
          CGSize(width: 200, height: 100))
      }
    }
    let window = TestWindow(SizedApp.self, size: nil)
    expect(window.windows.map(\.size), equals: [CGSize(width: 420, height: 310), CGSize(width: 200, height: 100)])
    expect(TestWindow(SizedApp.self, size: nil, idiom: .phone).size != CGSize(width: 420, height: 310))
  }

  @Test func `a size that is asked for when the app starts is that of the first window alone`() {
    struct PairApp: App {
      var body: some Scene {
        WindowGroup { Color.red }.defaultSize(width: 420, height: 310)
        Window("Plain", id: "plain") { Color.blue }.defaultLaunchBehavior(.presented).defaultSize(
          width: 200, height: 100)
      }
    }
    let window = TestWindow(PairApp.self, size: CGSize(width: 700, height: 500))
    expect(window.windows.map(\.size), equals: [CGSize(width: 700, height: 500), CGSize(width: 200, height: 100)])
  }

  @Test func `of two modifiers that say the same the inner one counts`() {
    struct TwiceApp: App {
      var body: some Scene {
        WindowGroup { Color.red }.defaultSize(width: 100, height: 50).defaultSize(width: 420, height: 310)
      }
    }
    expect(TestWindow(TwiceApp.self, size: nil).size, equals: CGSize(width: 100, height: 50))
  }

  @Test func `a window that follows its content has its size, and no other`() throws {
    struct FixedApp: App {
      @State private var isLarge = false
      var body: some Scene {
        WindowGroup {
          Button("Grow") { isLarge = true }.accessibilityIdentifier("grow").frame(
            width: isLarge ? 400 : 240, height: 120)
        }
        .windowResizability(.contentSize)
      }
    }
    let window = TestWindow(FixedApp.self, size: nil)
    expect(window.size, equals: CGSize(width: 240, height: 120))
    window.resize(to: CGSize(width: 900, height: 900))
    expect(window.size, equals: CGSize(width: 240, height: 120))
    window.click("grow")
    expect(window.size, equals: CGSize(width: 400, height: 120))
  }

  @Test func `a window is not smaller than its content if its scene says so, and can be larger`() {
    struct LeastApp: App {
      var body: some Scene {
        WindowGroup { Color.red.frame(minWidth: 300, maxWidth: .infinity, minHeight: 200, maxHeight: .infinity) }
          .windowResizability(.contentMinSize)
          .defaultSize(width: 100, height: 400)
      }
    }
    let window = TestWindow(LeastApp.self, size: nil)
    expect(window.size, equals: CGSize(width: 300, height: 400))
    window.resize(to: CGSize(width: 50, height: 50))
    expect(window.size, equals: CGSize(width: 300, height: 200))
    window.resize(to: CGSize(width: 900, height: 900))
    expect(window.size, equals: CGSize(width: 900, height: 900))
  }

  @Test func `a size between two is kept`() {
    struct BetweenApp: App {
      var body: some Scene {
        WindowGroup {
          Color.red.frame(
            minWidth: 100, idealWidth: 150, maxWidth: 200, minHeight: 100, idealHeight: 150, maxHeight: 200)
        }
        .windowResizability(.contentSize)
      }
    }
    let window = TestWindow(BetweenApp.self, size: nil)
    expect(window.size, equals: CGSize(width: 150, height: 150))
    window.resize(to: CGSize(width: 500, height: 10))
    expect(window.size, equals: CGSize(width: 200, height: 100))
  }

  @Test func `by itself a window may be smaller than its content`() {
    struct FreeApp: App {
      var body: some Scene { WindowGroup { Color.red.frame(width: 300, height: 200) } }
    }
    let window = TestWindow(FreeApp.self)
    window.resize(to: CGSize(width: 50, height: 50))
    expect(window.size, equals: CGSize(width: 50, height: 50))
  }

  @Test func `a scene computes the size of a window from its content, the display and the other windows`() {
    struct PlacedApp: App {
      static var seen: [String?] = []
      var body: some Scene {
        WindowGroup(id: "main") { Color.red.frame(width: 120, height: 40) }
          .defaultWindowPlacement { content, context in
            WindowPlacement(
              width: content.sizeThatFits(.unspecified).width + 30,
              height: context.defaultDisplay.visibleRect.height / 2)
          }
        Window("Second", id: "second") { Color.blue }
          .defaultSize(width: 200, height: 100)
          .defaultLaunchBehavior(.presented)
          .defaultWindowPlacement { _, context in
            Self.seen = context.windows.map(\.id)
            return WindowPlacement(height: 70)
          }
      }
    }
    let window = TestWindow(PlacedApp.self, size: nil)
    expect(
      window.windows.map(\.size), equals: [CGSize(width: 120 + 30, height: 1080 / 2), CGSize(width: 200, height: 70)])
    expect(PlacedApp.seen, equals: ["main"])
  }

  @Test func `a place on the screen is reported`() {
    struct PlacedApp: App {
      var body: some Scene { WindowGroup { Color.red }.defaultPosition(.topLeading) }
    }
    expect(TestWindow(PlacedApp.self).appReports.contains { $0.contains("windows are placed by the desktop") })
  }

  @Test func `a style decides the frame of a window`() {
    struct StyledApp: App {
      var body: some Scene {
        WindowGroup { Color.red }.windowStyle(.hiddenTitleBar)
        Window("Plain", id: "plain") { Color.blue }.windowStyle(.plain).defaultLaunchBehavior(.presented)
        Window("Bar", id: "bar") { Color.blue }.windowStyle(.titleBar).defaultLaunchBehavior(.presented)
      }
    }
    expect(TestWindow(StyledApp.self).windows.map(\.chrome), equals: [.hiddenTitleBar, .plain, .titleBar])
  }

  @Test func `views take away what the user can do with their window, and give it back`() {
    struct LockedView: View {
      @State private var isLocked = true
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Unlock") { isLocked = false }.accessibilityIdentifier("unlock")
        if isLocked {
          Text("Locked").windowDismissBehavior(.disabled).windowResizeBehavior(.disabled).windowMinimizeBehavior(
            .disabled)
        }
      }
    }
    struct LockedApp: App {
      var body: some Scene { WindowGroup { LockedView() } }
    }
    let window = TestWindow(LockedApp.self)
    expect(!window.canMinimize)
    window.close()
    expect(window.isOpen)
    window.resize(to: CGSize(width: 100, height: 100))
    expect(window.size, equals: CGSize(width: 800, height: 600))
    window.click("unlock")
    window.resize(to: CGSize(width: 100, height: 100))
    expect(window.size, equals: CGSize(width: 100, height: 100))
    expect(window.canMinimize)
    window.close()
    expect(!window.isOpen)
  }

  @Test func `a pushed window stands in the place of the one that opened it`() throws {
    struct PushView: View {
      @Environment(\.pushWindow) private var pushWindow
      @Environment(\.scenePhase) private var phase
      @State private var count = 0
      var body: some View {
        Button("Push \(count)") {
          count += 1
          pushWindow(id: "detail")
        }
        .accessibilityIdentifier("push")
      }
    }
    struct PushApp: App {
      var body: some Scene {
        WindowGroup("Main") { PushView() }
        Window("Detail", id: "detail") { Text("Detail") }
      }
    }
    let window = TestWindow(PushApp.self)
    window.click("push")
    expect(window.windows.map(\.title), equals: ["Detail"])
    window.windows[0].close()
    expect(window.windows.map(\.title), equals: ["Main"])
    try expect(window.element("push").label, equals: "Push 1")
  }
}
