import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Says what the environment tells it.
private struct Reading: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  private var words: [String] {
    [
      "\(scheme)", "\(contrast)", "\(reducesMotion)", "\(size)", "\(direction)", locale.identifier,
      "\(timeZone.secondsFromGMT())",
      "\(calendar.identifier)",
    ]
  }
  var body: some View { Text(words.joined(separator: " ")).accessibilityIdentifier("reading") }
}
private struct ReadingApp: App {
  var body: some Scene {
    WindowGroup { Reading() }
    WindowGroup(id: "second") { Reading() }
  }
}

@MainActor struct TestSettingsTests {
  private func reading(_ window: TestWindow) throws -> String { try window.element("reading").label }
  private let standard = "light standard false large leftToRight en_US 0 gregorian"
  private let other = "dark increased true accessibility1 rightToLeft ar 3600 islamic"
  private func change(_ settings: inout TestWindow.Settings) {
    (settings.colorScheme, settings.contrast, settings.reducesMotion) = (.dark, .increased, true)
    (settings.dynamicTypeSize, settings.layoutDirection, settings.displayScale) = (.accessibility1, .rightToLeft, 2)
    (settings.locale, settings.timeZone, settings.calendar) = (
      Locale(identifier: "ar"), TimeZone(secondsFromGMT: 3600)!, .islamic
    )
  }

  @Test func `a window begins with settings that do not depend on the machine`() throws {
    try expect(reading(TestWindow { Reading() }), equals: standard)
    expect(TestWindow { Reading() }.settings, equals: TestWindow.Settings())
  }
  @Test func `a window begins with the settings that a test gives it`() throws {
    var settings = TestWindow.Settings()
    change(&settings)
    let window = TestWindow(settings: settings) { Reading() }
    try expect(reading(window), equals: other)
    expect(window.settings, equals: settings)
    try expect(reading(window.quit().relaunch()), equals: other, "and so does the one that comes after it")
    try expect(reading(TestWindow(ReadingApp.self, settings: settings)), equals: other)
  }
  @Test func `a change of the settings is live`() throws {
    let window = TestWindow { Reading() }
    change(&window.settings)
    try expect(reading(window), equals: other)
    window.settings = TestWindow.Settings()
    try expect(reading(window), equals: standard)
  }
  @Test func `text has the size that the user has set`() throws {
    let window = TestWindow { Text("word").accessibilityIdentifier("word") }
    let height = try window.element("word").frame.height
    window.settings.textScale = 2
    try expect(window.element("word").frame.height, equals: 2 * height)
  }
  @Test func `a line of one pixel follows the scale of the display`() {
    let window = TestWindow {
      List {
        Text("a"); Text("b")
      }
    }
    let coarse = window.displayList
    window.settings.displayScale = 2
    expect(window.displayList != coarse)
    window.settings.displayScale = 1
    expect(window.displayList, equals: coarse)
  }
  @Test func `the settings of the desktop are those of all windows of an app`() throws {
    let window = TestWindow(ReadingApp.self)
    window.press("n", modifiers: .command)
    try require(window.windows.count == 2)
    window.windows[1].settings.colorScheme = .dark
    for window in window.windows { try expect(reading(window).hasPrefix("dark")) }
    window.press("n", modifiers: .command)
    try require(window.windows.count == 3)
    try expect(reading(window.windows[2]).hasPrefix("dark"), "also of one that opens later")
  }
  @Test func `something moves until time has passed, and not at all where the user wants less movement`() throws {
    struct Moving: View {
      @State private var isWide = false
      var body: some View {
        Color.red.frame(width: isWide ? 200 : 100)
        Button("Go") { withAnimation(.linear(duration: 0.5)) { isWide.toggle() } }.accessibilityIdentifier("go")
      }
    }
    let window = TestWindow { Moving() }
    expect(!window.isAnimating)
    window.click("go")
    expect(window.isAnimating)
    window.advance(by: .seconds(1))
    expect(!window.isAnimating)
  }
  @Test func `a window tells whether it has the keyboard`() {
    let window = TestWindow { Reading() }
    expect(window.isActive)
    window.deactivate()
    expect(!window.isActive)
    window.activate()
    expect(window.isActive)
    window.close()
    expect(!window.isActive)
  }
  @Test func `assistive technology presses, counts and enters`() throws {
    struct Controls: View {
      @State private var isOn = false
      @State private var level = 5.0
      @State private var name = ""
      var body: some View {
        Toggle("On", isOn: $isOn).accessibilityIdentifier("on")
        Slider(value: $level, in: 0...10, step: 1).accessibilityIdentifier("level")
        TextField("Name", text: $name).accessibilityIdentifier("name")
        Text("\(isOn) \(Int(level)) \(name)").accessibilityIdentifier("all")
      }
    }
    let window = TestWindow { Controls() }
    window.perform(action: .press, on: "on")
    window.perform(action: .increment, on: "level")
    window.perform(action: .increment, on: "level")
    window.perform(action: .decrement, on: "level")
    window.perform(action: .setValue("Ada"), on: "name")
    try expect(window.element("all").label, equals: "true 6 Ada")
    window.perform(action: .focus, on: "name")
    expect(window.focused, equals: "name")
  }
}
