import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// The overlay of the shortcuts of a window.
/// Shortcut overlay.
@MainActor struct ShortcutOverlayTests {}

extension ShortcutOverlayTests {
  private struct Page: View {
    @State private var isAsking = false
    @State private var found = 0
    var body: some View {
      VStack {
        Button("Find") { found += 1 }.keyboardShortcut("f")
        Button("Replace") {}.keyboardShortcut("f", modifiers: [.command, .shift])
        Button("Find again") {}.keyboardShortcut("f")
        Button("Delete") {}.keyboardShortcut(.delete, modifiers: []).disabled(true)
        Button("Ask") { isAsking = true }.accessibilityIdentifier("ask")
        TextField("Name", text: .constant("")).accessibilityIdentifier("name")
        Text("\(found)").accessibilityIdentifier("found")
      }
      .sheet(isPresented: $isAsking) { Button("Yes") {}.keyboardShortcut("y").padding(40) }
    }
  }
  private func window() -> TestWindow { TestWindow(size: CGSize(width: 500, height: 400)) { Page() } }

  @Test func `it shows while Control is held for a second, and goes with it`() {
    let window = window()
    window.hold(modifiers: .command)
    window.advance(by: .seconds(0.9))
    expect(window.shownShortcuts.isEmpty)
    window.advance(by: .seconds(0.2))
    expect(window.shownShortcuts, equals: ["Ctrl+F Find", "Ctrl+Shift+F Replace"])
    expect(window.displayList.contains("Ctrl+Shift+F"))
    window.hold(modifiers: [])
    expect(window.shownShortcuts.isEmpty && !window.displayList.contains("Ctrl+Shift+F"))
  }
  @Test func `a chord, another modifier and a click are no question`() throws {
    let window = window()
    window.hold(modifiers: .command)
    window.press("f")
    window.advance(by: .seconds(2))
    try expect(window.shownShortcuts.isEmpty && window.element("found").label == "1")
    window.hold(modifiers: [])
    window.hold(modifiers: [.command, .shift])
    window.advance(by: .seconds(2))
    expect(window.shownShortcuts.isEmpty)
    window.hold(modifiers: [])
    window.hold(modifiers: .command)
    window.click("name")
    window.advance(by: .seconds(2))
    expect(window.shownShortcuts.isEmpty)
  }
  @Test func `Control with a question mark shows it until the next key`() throws {
    let window = window()
    window.press("?", modifiers: [.command, .shift])
    expect(window.shownShortcuts, equals: ["Ctrl+F Find", "Ctrl+Shift+F Replace"])
    window.advance(by: .seconds(5))
    expect(!window.shownShortcuts.isEmpty)
    window.press("f", modifiers: .command)
    try expect(window.shownShortcuts.isEmpty && window.element("found").label == "1")
  }
  @Test func `behind a modal view only its own shortcuts are told`() {
    let window = window()
    window.click("ask")
    window.advance(by: .seconds(1))
    window.press("?", modifiers: [.command, .shift])
    expect(window.shownShortcuts, equals: ["Ctrl+Y Yes"])
  }
  @Test func `those of the menu bar follow, and of tabs`() {
    struct Menus: App {
      var body: some Scene {
        WindowGroup {
          TabView {
            Tab("One", systemImage: "star") { Button("Go") {}.keyboardShortcut("g") }
            Tab("Two", systemImage: "heart") { Text("two") }
          }
        }
        .commands {
          CommandMenu("Recipe") { Button("New Recipe") {}.keyboardShortcut("n", modifiers: [.command, .option]) }
        }
      }
    }
    let window = TestWindow(Menus.self, size: CGSize(width: 600, height: 400))
    window.press("?", modifiers: [.command, .shift])
    let shown = window.shownShortcuts
    expect(
      shown.contains("Ctrl+G Go") && shown.contains("Ctrl+Tab Next Tab") && shown.contains("Ctrl+Alt+N New Recipe"))
    let own = shown.firstIndex(of: "Ctrl+G Go"), command = shown.firstIndex(of: "Ctrl+Alt+N New Recipe")
    if let own, let command { expect(own < command) }
  }
  @Test func `a window without shortcuts shows nothing`() {
    let window = TestWindow { Text("nothing") }
    window.press("?", modifiers: [.command, .shift])
    window.hold(modifiers: .command)
    window.advance(by: .seconds(2))
    expect(window.shownShortcuts.isEmpty)
  }
  @Test func `an app's own Control with a question mark goes first`() throws {
    struct Help: View {
      @State private var isShown = false
      var body: some View {
        Button(isShown ? "Shown" : "Help") { isShown = true }.keyboardShortcut("?", modifiers: [.command, .shift])
          .accessibilityIdentifier("help")
      }
    }
    let window = TestWindow { Help() }
    window.press("?", modifiers: [.command, .shift])
    try expect(window.element("help").label == "Shown" && window.shownShortcuts.isEmpty)
  }
}
