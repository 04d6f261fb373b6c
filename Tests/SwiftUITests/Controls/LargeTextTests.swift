import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Controls where the user has enlarged text very much.
/// Controls in large text.
@MainActor struct LargeTextTests {}

extension LargeTextTests {
  private struct Page: View {
    @State private var date = Date(timeIntervalSince1970: 1_718_010_000)
    @State private var alarm = 15
    @State private var side = 0
    @State private var isOn = true
    var body: some View {
      Form {
        DatePicker("Starts", selection: $date)
        Picker("Alert", selection: $alarm) {
          Text("None").tag(0)
          Text("a quarter of an hour before").tag(15)
        }
        Picker("Side", selection: $side) {
          Text("SwiftUI").tag(0)
          Text("UIKit").tag(1)
        }
        .pickerStyle(.segmented)
        Toggle("All-day", isOn: $isOn)
      }
    }
  }
  private func window(_ size: DynamicTypeSize) -> TestWindow {
    // The metrics of tests do not shrink text: the date takes 323 points, and a row has 410 - 4 * 20.
    TestWindow(size: CGSize(width: 410, height: 1200), idiom: .phone, settings: .init(dynamicTypeSize: size)) { Page() }
  }
  private func frame(_ window: TestWindow, _ label: String) throws -> CGRect {
    try require(window.find { $0.label == label }, "\(window.tree)").frame
  }

  @QuickTesting.Test func `date and time stand one below the other, and below their label`() throws {
    let usual = window(.large), large = window(.accessibility5)
    let time = try require(usual.find { $0.label.contains(":") }).label
    let date = try require(usual.find { $0.label.contains("2024") }).label
    try expect(frame(usual, date).midY, equals: frame(usual, time).midY)
    try expect(frame(large, date).maxY <= frame(large, time).minY)
    expect(large.accessibilityAudit(for: .textClipped).isEmpty)
  }
  @QuickTesting.Test func `what is chosen goes on in another line`() throws {
    let usual = window(.large), large = window(.accessibility5)
    let one = try frame(usual, "Alert").height
    try expect(frame(large, "Alert").height > one * 3)
  }
  @QuickTesting.Test func `a switch stays beside its label`() throws {
    let large = window(.accessibility5)
    let toggle = try frame(large, "All-day")
    expect(toggle.maxX > 300)
  }
  @QuickTesting.Test func `a value stands below its name`() throws {
    func places(_ size: DynamicTypeSize) throws -> (name: CGPoint, value: CGPoint) {
      let window = TestWindow(
        size: CGSize(width: 410, height: 600), idiom: .phone, settings: .init(dynamicTypeSize: size)
      ) {
        Form { LabeledContent("Phone", value: "1234") }
      }
      return (try require(window.place(ofDrawn: "Phone")), try require(window.place(ofDrawn: "1234")))
    }
    let usual = try places(.xxxLarge), large = try places(.accessibility1)
    expect(usual.value.y == usual.name.y && usual.value.x > usual.name.x + 100)
    expect(large.value.y > large.name.y && large.value.x == large.name.x)
  }
  @QuickTesting.Test func `what is in a bar keeps the largest size that is not one of accessibility`() throws {
    func height(_ size: DynamicTypeSize) throws -> CGFloat {
      let window = TestWindow(
        size: CGSize(width: 410, height: 600), idiom: .phone, settings: .init(dynamicTypeSize: size)
      ) {
        NavigationStack { Text("Page").toolbar { Text("Status").accessibilityIdentifier("status") } }
      }
      return try window.element("status").frame.height
    }
    let largest = try height(.xxxLarge)
    expect(try height(.accessibility5), equals: largest)
    expect(try height(.large) < largest)
  }
  @QuickTesting.Test func `segments keep their height, and show large when they are held`() throws {
    let usual = window(.large), large = window(.accessibility5)
    try expect(frame(usual, "UIKit").height, equals: frame(large, "UIKit").height)
    let place = try frame(large, "UIKit")
    large.touchDown(at: CGPoint(x: place.midX, y: place.midY))
    large.advance(by: .seconds(0.6))
    expect(large.largeContent, equals: "UIKit")
  }
  @Test(arguments: [ColorScheme.light, .dark]) func `secondary text is read on a row that is selected`(
    _ scheme: ColorScheme
  ) {
    let window = TestWindow(size: CGSize(width: 300, height: 200), settings: .init(colorScheme: scheme)) {
      List(selection: .constant(1)) { Text("second").foregroundStyle(.secondary).tag(1) }.listStyle(.sidebar)
    }
    window.press(.tab)
    expect(window.find { $0.isSelected } != nil)
    expect(window.accessibilityAudit(for: .contrast).isEmpty)
  }
}
