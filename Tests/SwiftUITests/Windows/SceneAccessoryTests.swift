import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@Observable private final class Talk {
  static var current = Talk()
  var slide = 1
  var isShown = true
  var hasSecond = false
  var log: [Bool] = []
  init() {}
}
private struct TalkView: View {
  @Bindable var talk: Talk
  var body: some View {
    Button("Next") { talk.slide += 1 }.accessibilityIdentifier("next")
      .sceneAccessory {
        ExternalNonInteractiveAccessory(isEnabled: $talk.isShown) {
          Button("\(talk.slide)") { talk.slide = 100 }.accessibilityIdentifier("slide")
        }
        .onAvailabilityChange { talk.log.append($0) }
      }
    if talk.hasSecond {
      Text("second").sceneAccessory {
        ExternalNonInteractiveAccessory { Text("other").accessibilityIdentifier("other") }
      }
    }
  }
}
private struct TalkApp: App {
  var body: some Scene { WindowGroup { TalkView(talk: .current) } }
}

/// What an app shows on another display.
@MainActor struct SceneAccessoryTests {
  private let display = CGSize(width: 1280, height: 720)
  private func start() -> (TestWindow, Talk) {
    Talk.current = Talk()
    return (TestWindow(TalkApp.self), Talk.current)
  }

  private func ids(_ window: TestWindow?) -> Set<String> {
    var found: Set<String> = []
    _ = window?.find {
      found.insert($0.identifier)
      return false
    }
    return found
  }
  @Test func `it is shown while another display is there, as large as that, and follows`() throws {
    let (window, talk) = start()
    expect(window.accessoryWindow == nil && talk.log.isEmpty)
    window.externalDisplay = display
    let shown = try require(window.accessoryWindow)
    try expect(shown.element("slide").label == "1" && shown.size == display && talk.log == [true])
    window.click("next")
    try expect(shown.element("slide").label, equals: "2")
    window.externalDisplay = nil
    expect(window.accessoryWindow == nil && talk.log == [true, false] && !window.hasAppEnded)
  }
  @Test func `it is none of the app's windows, and nobody presses anything in it`() throws {
    let (window, talk) = start()
    window.externalDisplay = display
    let shown = try require(window.accessoryWindow)
    expect(window.windows.count == 1 && window.frontWindow === window)
    shown.click(at: CGPoint(x: 640, y: 360))
    expect(talk.slide, equals: 1)
    window.close()
    expect(window.hasAppEnded && window.accessoryWindow == nil)
  }
  @Test func `it goes while it is not wanted, and hears of the display all the same`() throws {
    let (window, talk) = start()
    talk.isShown = false
    window.externalDisplay = display
    expect(window.accessoryWindow == nil && talk.log == [true])
    talk.isShown = true
    window.settle()
    expect(window.accessoryWindow != nil)
  }
  @Test func `of several that which came last is shown, as long as its view is there`() throws {
    let (window, talk) = start()
    window.externalDisplay = display
    talk.hasSecond = true
    window.settle()
    expect(ids(window.accessoryWindow).contains("other"))
    talk.hasSecond = false
    window.settle()
    expect(ids(window.accessoryWindow).contains("slide"))
  }
  @Test func `content of the app's own consists of others, and of none`() throws {
    struct Pages: SceneAccessoryContent {
      let hasPage: Bool
      var body: some SceneAccessoryContent {
        if hasPage { ExternalNonInteractiveAccessory { Text("page").accessibilityIdentifier("page") } }
      }
    }
    struct PagesApp: App {
      var body: some Scene { WindowGroup { Text("a").sceneAccessory { Pages(hasPage: true) } } }
    }
    let window = TestWindow(PagesApp.self)
    window.externalDisplay = display
    expect(ids(window.accessoryWindow).contains("page"))
    let alone = TestWindow { Text("a").sceneAccessory { Pages(hasPage: false) } }
    expect(alone.reports.isEmpty && alone.accessoryWindow == nil)
  }
}
