import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

private let soup = URL(string: "recipes://soup")!
private let cake = URL(string: "recipes://Cake")!

@MainActor struct OpenURLTests {
  struct Receiver: View {
    let name: String
    @State private var last = "nothing"
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Text("\(name) got \(last)").accessibilityIdentifier("got")
        .onOpenURL { last = $0.host() ?? "" }
      Button("Other") { openWindow(id: "other") }.accessibilityIdentifier("other")
    }
  }

  @Test func `a URL reaches the window's views, those around before those inside`() {
    struct Order: View {
      static var log: [String] = []
      var body: some View {
        VStack { Text("Inner").onOpenURL { _ in Self.log.append("inner") } }
          .onOpenURL { _ in Self.log.append("outer") }
      }
    }
    Order.log = []
    let window = TestWindow { Order() }
    window.openURL(soup)
    expect(Order.log, equals: ["outer", "inner"])
  }

  @Test func `a URL that the app is started with waits for the first window`() throws {
    struct WaitApp: App {
      var body: some Scene { WindowGroup { Receiver(name: "main") } }
    }
    let window = TestWindow(WaitApp.self, opening: [soup])
    try expect(window.element("got").label, equals: "main got soup")
    expect(window.windows.count, equals: 1)
  }

  @Test func `where nothing says otherwise the window in front gets a URL`() throws {
    struct FrontApp: App {
      var body: some Scene {
        WindowGroup { Receiver(name: "main") }
        Window("Other", id: "other") { Receiver(name: "other") }
      }
    }
    let window = TestWindow(FrontApp.self)
    window.click("other")
    window.openURL(soup)
    try expect(window.element("got").label, equals: "main got nothing")
    try expect(window.windows[1].element("got").label, equals: "other got soup")
  }

  @Test func `a window that prefers a URL goes before one that allows it, and comes to the front`() throws {
    struct PreferApp: App {
      var body: some Scene {
        WindowGroup { Receiver(name: "main").handlesExternalEvents(preferring: ["SOUP"], allowing: []) }
        Window("Other", id: "other") {
          Receiver(name: "other").handlesExternalEvents(preferring: [""], allowing: ["*"])
        }
      }
    }
    let window = TestWindow(PreferApp.self)
    window.click("other")
    window.openURL(soup)
    try expect(window.element("got").label, equals: "main got soup")
    expect(window.frontWindow === window)
    window.openURL(cake)
    try expect(window.windows[1].element("got").label, equals: "other got Cake")
  }

  @Test func `a scene that matches opens a window, a single one once`() throws {
    struct MatchApp: App {
      var body: some Scene {
        WindowGroup { Receiver(name: "main") }
        WindowGroup(id: "soups") { Receiver(name: "soups") }.handlesExternalEvents(matching: ["soup"])
        Window("Cakes", id: "cakes") { Receiver(name: "cakes") }.handlesExternalEvents(matching: ["cake"])
      }
    }
    let window = TestWindow(MatchApp.self)
    window.openURL(soup)
    window.openURL(soup)
    expect(window.windows.count, equals: 3)
    try expect(window.windows[1].element("got").label, equals: "soups got soup")
    window.openURL(cake)
    window.openURL(cake)
    expect(window.windows.count, equals: 4)
    try expect(window.windows[3].element("got").label, equals: "cakes got Cake")
    try expect(window.element("got").label, equals: "main got nothing")
  }

  @Test func `a URL that no scene takes is reported`() {
    struct PickyApp: App {
      var body: some Scene { WindowGroup { Receiver(name: "main") }.handlesExternalEvents(matching: ["soup"]) }
    }
    let window = TestWindow(PickyApp.self)
    window.openURL(cake)
    expect(window.windows.count, equals: 1)
    expect(window.appReports.contains { $0.contains("no window takes recipes://Cake") })
  }

  @Test func `on a phone the one window gets every URL`() throws {
    struct PhoneApp: App {
      var body: some Scene { WindowGroup { Receiver(name: "main") }.handlesExternalEvents(matching: ["soup"]) }
    }
    let window = TestWindow(PhoneApp.self, idiom: .phone)
    window.openURL(cake)
    try expect(window.element("got").label, equals: "main got Cake")
  }

  @Test func `openURL asks the innermost handler, else the app's, else the desktop`() {
    struct Links: View {
      @Environment(\.openURL) private var openURL
      let name: String
      var body: some View { Button(name) { openURL(soup) }.accessibilityIdentifier(name) }
    }
    struct LinkApp: App {
      static var log: [String] = []
      var body: some Scene {
        WindowGroup {
          VStack {
            Links(name: "inner").environment(
              \.openURL,
              OpenURLAction { url in
                Self.log.append("inner \(url)")
                return .handled
              })
            Links(name: "outer")
            Links(name: "desktop").environment(\.openURL, OpenURLAction { _ in .systemAction(cake) })
          }
        }
        .environment(
          \.openURL,
          OpenURLAction { url in
            Self.log.append("app \(url)")
            return .handled
          })
      }
    }
    LinkApp.log = []
    let window = TestWindow(LinkApp.self)
    window.click("inner")
    window.click("outer")
    expect(LinkApp.log, equals: ["inner recipes://soup", "app recipes://soup"])
    window.click("desktop")
    expect(window.openedURLs, equals: [cake])
  }
}
