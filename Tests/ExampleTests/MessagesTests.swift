import Foundation
import HearthCore
import HearthTesting
import SwiftUI
import Testing

@testable import Messages

/// Conversations whose screens are in SwiftUI or in UIKit: both do the same.
@MainActor struct MessagesTests {
  private final class Choice { var screens = Screens.swiftUI }

  private func window(_ store: MessageStore, _ screens: Screens, isWide: Bool = false) -> TestWindow {
    let size = isWide ? CGSize(width: 1024, height: 768) : CGSize(width: 390, height: 640)
    let choice = Choice()
    choice.screens = screens
    let window = TestWindow(size: size, idiom: isWide ? .pad : .phone) {
      MessagesRoot(
        screens: Binding {
          choice.screens
        } set: {
          choice.screens = $0
        }
      ).environment(store)
    }
    window.advance(by: .seconds(1))
    return window
  }
  private func open(_ name: String, in window: TestWindow) async throws {
    let row = try #require(window.find { $0.label.contains(name) }, "\(name) in \(window.tree)").frame
    window.click(at: CGPoint(x: row.midX, y: row.midY))
    await window.settleTasks()
    window.advance(by: .seconds(1))
  }

  @Test func `signing in asks for a name and a password, one after the other`() {
    let store = MessageStore.samples(), window = window(store, .swiftUI)
    #expect(window.focused == "name")
    window.type("ada\n")
    #expect(window.focused == "password")
    #expect(store.user == nil)
    window.type("engine\n")
    #expect(store.user == "ada")
    #expect(window.find { $0.label.contains("Grace Lindqvist") } != nil)
  }
  @Test(arguments: Screens.allCases) func `a finger takes the keyboard down with the bar above it`(
    screens: Screens
  ) async throws {
    let store = MessageStore.samples(user: "ada"), window = window(store, screens)
    let keyboard = window.softwareKeyboard
    try await open("Grace Lindqvist", in: window)
    window.click("draft")
    window.advance(by: .seconds(1))
    let edge = keyboard.frame.minY, bar = try window.element("draft").frame
    #expect(keyboard.mode == .docked && bar.maxY <= edge)
    window.touchDown(at: CGPoint(x: 200, y: 150))
    var places: Set<CGFloat> = []
    for y in stride(from: 160 as CGFloat, through: 560, by: 20) {
      window.advance(by: .seconds(1.0 / 60))
      window.touchMove(to: CGPoint(x: 200, y: y))
      let moved = keyboard.frame.minY - edge
      #expect(try abs(window.element("draft").frame.minY - bar.minY - moved) < 0.01, "finger at \(y)")
      // It moves as soon as the finger has come to the bar.
      #expect((moved > 0) == (y > bar.minY + 8) || abs(y - bar.minY) < 20, "\(moved), finger at \(y)")
      places.insert(moved)
    }
    #expect(places.count > 5)
    window.touchUp(at: CGPoint(x: 200, y: 560))
    window.advance(by: .seconds(1))
    #expect(keyboard.mode == .hidden && window.focused == nil)
  }
  @Test(arguments: Screens.allCases) func `what is written is sent, and lies at the foot`(screens: Screens) async throws
  {
    let store = MessageStore.samples(user: "ada"), window = window(store, screens)
    try await open("Grace Lindqvist", in: window)
    let count = store["grace"].messages.count
    #expect(window.find { $0.label == "Until Saturday!" } != nil)
    window.click("draft")
    window.type("I am on my way")
    #expect(store["grace"].draft == "I am on my way")
    window.click("send")
    await window.settleTasks()
    window.advance(by: .seconds(1))
    #expect(store["grace"].messages.count == count + 1 && store["grace"].draft.isEmpty)
    let last = try #require(window.find { $0.label == "I am on my way" }, "\(window.tree)").frame
    let draft = try #require(window.find { $0.identifier == "draft" }).frame
    #expect(last.maxY <= draft.minY && last.maxY > draft.minY - 60, "\(window.tree)")
    // Nothing is sent twice.
    window.click("send")
    #expect(store["grace"].messages.count == count + 1)
    #expect(window.reports == [])
  }
  @Test(arguments: Screens.allCases) func `the bar stands above the keyboard, and the last message above it`(
    screens: Screens
  ) async throws {
    let store = MessageStore.samples(user: "ada"), window = window(store, screens)
    try await open("Grace Lindqvist", in: window)
    let low = try #require(window.find { $0.identifier == "draft" }).frame
    window.coverByKeyboard(300)
    await window.settleTasks()
    window.advance(by: .seconds(1))
    let high = try #require(window.find { $0.identifier == "draft" }).frame
    #expect(high.maxY <= 640 - 300 && high.maxY > 640 - 300 - 20)
    let last = try #require(window.find { $0.label == "Until Saturday!" }, "\(window.tree)").frame
    #expect(last.maxY <= high.minY)
    window.coverByKeyboard(0)
    await window.settleTasks()
    window.advance(by: .seconds(1))
    #expect(try #require(window.find { $0.identifier == "draft" }).frame == low)
  }
  @Test(arguments: Screens.allCases) func `a long text makes the bar grow`(screens: Screens) async throws {
    let store = MessageStore.samples(user: "ada"), window = window(store, screens)
    try await open("Grace Lindqvist", in: window)
    let short = try #require(window.find { $0.identifier == "draft" }).frame
    window.click("draft")
    window.type(String(repeating: "many words that go on and on ", count: 5))
    window.advance(by: .seconds(1))
    let long = try #require(window.find { $0.identifier == "draft" }).frame
    #expect(long.height > short.height + 20 && abs(long.maxY - short.maxY) < 1)
  }
  @Test func `a message of several lines is as high as these`() async throws {
    let store = MessageStore.samples(user: "ada"), window = window(store, .uiKit)
    try await open("Grace Lindqvist", in: window)
    let long = try #require(window.find { $0.label.hasPrefix("It may rain") }).frame
    let line = try #require(window.find { $0.label == "You always do." }).frame
    #expect(long.height >= 3 * line.height && long.width <= 242)
  }
  @Test func `a search finds names and what was said`() {
    let store = MessageStore.samples(user: "ada")
    #expect(store.matches("umbrella").map(\.id) == ["lucia"])
    #expect(store.matches(" omar ").map(\.id) == ["omar"])
    #expect(store.matches("").count == 4)
  }
  @Test func `the switch shows the other version, which knows the same draft`() async throws {
    let store = MessageStore.samples(user: "ada"), window = window(store, .uiKit, isWide: true)
    try await open("Omar Haddad", in: window)
    window.click("draft")
    window.type("Soon")
    #expect(store["omar"].draft == "Soon")
  }
}

extension TestWindow {
  fileprivate func coverByKeyboard(_ height: CGFloat) {
    content.setSafeArea(SafeAreaInsets(keyboard: EdgeInsets(top: 0, leading: 0, bottom: height, trailing: 0)))
  }
}
