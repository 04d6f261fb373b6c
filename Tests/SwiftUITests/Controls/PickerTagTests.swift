import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Tags of a picker.
@MainActor struct PickerTagTests {}

extension PickerTagTests {
  private func reports(_ window: TestWindow) -> [String] {
    window.advance(by: .seconds(1))
    return window.reports.map { "\($0)" }
  }
  @QuickTesting.Test func `of another type than the selection are reported once`() throws {
    struct Page: View {
      @State private var seconds = 10
      @State private var count = 0
      var body: some View {
        VStack {
          Picker("Skip", selection: $seconds) {
            Text("10 s").tag("10")
            Text("15 s").tag("15")
          }
          Button("\(count)") { count += 1 }.accessibilityIdentifier("more")
        }
      }
    }
    let window = TestWindow { Page() }
    let found = reports(window)
    expect(found.count, equals: 1)
    expect(
      found.first?.contains("Picker: the selection \"10\" is invalid and does not have an associated tag"), equals: true
    )
    expect(found.first?.contains("String"), equals: true)
    window.click("more")
    expect(reports(window).count, equals: 1)
  }
  @Test(arguments: 0..<4) func `are reported in every style`(style: Int) {
    struct Page: View {
      let style: Int
      @State private var chosen: Int64 = 1
      var body: some View {
        let picker = Picker("Size", selection: $chosen) { ForEach(0..<3, id: \.self) { Text("size \($0)") } }
        switch style {
        case 0: picker.pickerStyle(.menu)
        case 1: picker.pickerStyle(.segmented)
        case 2: picker.pickerStyle(.radioGroup)
        default: picker.pickerStyle(.inline)
        }
      }
    }
    let window = TestWindow { Page(style: style) }
    expect(reports(window).count, equals: 1)
  }
  @QuickTesting.Test func `of the selection's type, and optional ones, are no fault`() {
    struct Page: View {
      @State private var size: Int?
      @State private var name = "a"
      @State private var empty = 0
      var body: some View {
        VStack {
          Picker("Size", selection: $size) {
            Text("none").tag(nil as Int?)
            ForEach(0..<3, id: \.self) { Text("size \($0)").tag($0) }
          }
          Picker("Name", selection: $name) { ForEach(["a", "b"], id: \.self) { Text($0) } }
          Picker("Empty", selection: $empty) {}
        }
      }
    }
    let window = TestWindow { Page() }
    expect(reports(window), equals: [])
  }
}
