import HearthTesting
import QuickTesting
import SwiftUI

/// What scenes and views ask of the desktop: moving windows, keeping them above others, other frames.
struct WindowDesktopTests {
  @Test func `a view with the gesture moves the window, and hears of the beginning`() throws {
    struct Handle: View {
      @State private var count = 0
      var body: some View {
        Text(verbatim: "\(count)").frame(width: 100, height: 100).accessibilityIdentifier("handle")
          .gesture(WindowDragGesture().onEnded { _ in count += 1 })
      }
    }
    let window = TestWindow { Handle() }
    let center = try window.element("handle").frame
    window.drag(from: CGPoint(x: center.midX, y: center.midY), to: CGPoint(x: center.midX + 30, y: center.midY))
    try expect(window.element("handle").label, equals: "1")
    expect(window.windowDrags, equals: 1)
  }
  @Test func `an associated window stays above the principal one that was in front`() throws {
    struct Opener: View {
      @Environment(\.openWindow) private var openWindow
      var body: some View {
        Button("Tools") { openWindow(id: "tools") }.accessibilityIdentifier("tools")
        Button("More") { openWindow(id: "more") }.accessibilityIdentifier("more")
      }
    }
    struct RoleApp: App {
      var body: some Scene {
        Window("Main", id: "main") { VStack { Opener() } }
        Window("Tools", id: "tools") { VStack { Opener() } }.windowManagerRole(.associated)
        Window("More", id: "more") { Color.red }.windowManagerRole(.associated)
      }
    }
    let window = TestWindow(RoleApp.self)
    window.click("tools")
    expect(window.windows.count == 2 && window.windows[1].parent === window && window.parent == nil)
    // Not above another that is associated itself.
    window.windows[1].click("more")
    expect(window.windows[2].parent === window)
  }
  @Test func `a view gives the windows that it opens another frame`() throws {
    struct Opener: View {
      @Environment(\.openWindow) private var openWindow
      let id: String
      var body: some View { Button(id) { openWindow(id: "other") }.accessibilityIdentifier(id) }
    }
    struct FrameApp: App {
      var body: some Scene {
        Window("Main", id: "main") {
          VStack {
            Opener(id: "usual")
            Opener(id: "plain").presentedWindowStyle(.plain).presentedWindowToolbarStyle(.unifiedCompact)
          }
        }
        WindowGroup("Other", id: "other") { Color.red }.windowStyle(.hiddenTitleBar)
      }
    }
    let window = TestWindow(FrameApp.self)
    window.click("usual")
    window.click("plain")
    expect(window.windows.map(\.chrome), equals: [.titleBar, .hiddenTitleBar, .plain])
  }
}
