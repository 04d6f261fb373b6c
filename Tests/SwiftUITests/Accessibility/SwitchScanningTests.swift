import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Scanning: one key is enough to use a window.
/// Switch scanning.
@MainActor struct SwitchScanningTests {
  private let step = Duration.seconds(1.5)
}

extension SwitchScanningTests {
  private struct Page: View {
    @State private var saved = 0
    @State private var volume = 5.0
    @State private var name = ""
    @State private var isOpen = false
    var body: some View {
      VStack {
        Text("Title").font(.title)
        Button("Save") { saved += 1 }
        Text("\(saved)").accessibilityIdentifier("saved")
        Button("Never") {}.disabled(true)
        Button("Passed over") {}.accessibilityRespondsToUserInteraction(false)
        Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }.accessibilityIdentifier("volume")
        TextField("Name", text: $name).accessibilityIdentifier("name")
        Text("Letter").accessibilityAction(named: "Archive") { saved = 100 }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
  private func window() -> TestWindow {
    let window = TestWindow(size: CGSize(width: 400, height: 400)) { Page() }
    window.settings.assistiveTechnologies.insert(.switchControl)
    return window
  }

  @Test func `it goes from control to control, round and round`() {
    let window = window()
    expect(window.scannedElement.isEmpty)
    var visited: [String] = []
    for _ in 0..<5 {
      window.advance(by: step)
      visited.append(window.scannedElement)
    }
    expect(visited, equals: ["Save", "Volume", "Name", "Letter", "Save"])
  }
  @Test func `the key takes the control where it is`() throws {
    let window = window()
    window.advance(by: step)
    window.press(.space)
    try expect(window.element("saved").label == "1" && window.scannedElement == "Save")
    window.press(.return)
    try expect(window.element("saved").label, equals: "2")
    // The time begins again with each press.
    window.advance(by: .seconds(1.4))
    expect(window.scannedElement, equals: "Save")
    window.advance(by: .seconds(0.2))
    expect(window.scannedElement, equals: "Volume")
  }
  @Test func `of several ways to use a control one is chosen`() throws {
    let window = window()
    for _ in 0..<2 { window.advance(by: step) }
    window.press(.space)
    expect(window.scannedElement, equals: "Volume: Increase")
    window.press(.space)
    window.press(.space)
    try expect(window.element("volume").value == "70%" && window.scannedElement == "Volume: Increase")
    window.advance(by: step)
    expect(window.scannedElement, equals: "Volume: Decrease")
    window.advance(by: step)
    expect(window.scannedElement == "Volume: Back" && window.displayList.contains("Back"))
    window.press(.space)
    expect(window.scannedElement == "Volume" && !window.displayList.contains("Back"))
    window.advance(by: step)
    expect(window.scannedElement, equals: "Name")
  }
  @Test func `a text gets focus, and an action alone is done`() throws {
    let window = window()
    for _ in 0..<3 { window.advance(by: step) }
    window.press(.space)
    expect(window.focused, equals: "name")
    window.advance(by: step)
    expect(window.scannedElement, equals: "Letter")
    window.press(.space)
    try expect(window.element("saved").label, equals: "100")
  }
  @Test func `the time can be set, and it ends with the setting`() {
    let window = window()
    window.settings.scanningInterval = 0.5
    window.advance(by: step)
    let first = window.scannedElement
    window.advance(by: .seconds(0.5))
    expect(!first.isEmpty && window.scannedElement != first)
    window.settings.assistiveTechnologies = []
    expect(window.scannedElement.isEmpty)
    let picture = window.displayList
    window.advance(by: .seconds(5))
    expect(window.displayList, equals: picture)
  }
  @Test func `it scrolls to what is out of sight`() throws {
    let window = TestWindow(size: CGSize(width: 200, height: 120)) {
      ScrollView { VStack { ForEach(0..<12, id: \.self) { Button("Row \($0)") {} } } }
    }
    window.settings.assistiveTechnologies.insert(.switchControl)
    for _ in 0..<10 { window.advance(by: step) }
    expect(window.scannedElement, equals: "Row 9")
    let frame = try require(window.find { $0.label == "Row 9" }).frame
    expect(frame.minY >= 0 && frame.maxY <= 120)
  }
  @Test func `in an open menu and a sheet it stays inside`() throws {
    struct Menus: View {
      @State private var chosen = "none"
      var body: some View {
        VStack {
          Menu("Sort") {
            Button("By name") { chosen = "name" }
            Button("By date") { chosen = "date" }
          }
          Text(chosen).accessibilityIdentifier("chosen")
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Menus() }
    window.settings.assistiveTechnologies.insert(.switchControl)
    window.advance(by: step)
    window.press(.space)
    expect(window.hasOpenMenu)
    window.advance(by: step)
    window.advance(by: step)
    let second = window.scannedElement
    expect(second, equals: "By date")
    window.press(.space)
    window.advance(by: .seconds(1))
    expect(!window.hasOpenMenu)
    try expect(window.element("chosen").label, equals: "date")
  }
  @Test func `the environment says that it is at work`() throws {
    struct Status: View {
      @Environment(\.accessibilitySwitchControlEnabled) private var isOn
      var body: some View { Text(isOn ? "on" : "off").accessibilityIdentifier("status") }
    }
    let window = TestWindow { Status() }
    try expect(window.element("status").label, equals: "off")
    window.settings.assistiveTechnologies.insert(.switchControl)
    try expect(window.element("status").label, equals: "on")
  }
}
