import Foundation
import HearthCore
import HearthTesting
import SwiftUI
import Testing

/// All controls at once.
struct ControlSheet: View {
  @State var choice = 1
  @State var value = 0.4
  @State var count = 3
  @State var isOpen = true
  @ViewBuilder private var choices: some View {
    Text("Small").tag(0)
    Text("Medium").tag(1)
    Text("Large").tag(2)
  }
  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      VStack(alignment: .leading, spacing: 14) {
        Picker("Size", selection: $choice) { choices }
        Picker("Size", selection: $choice) { choices }.pickerStyle(.segmented)
        Picker("Size", selection: $choice) { choices }.pickerStyle(.radioGroup)
        Picker("Size", selection: $choice) { choices }.pickerStyle(.radioGroup).horizontalRadioGroupLayout().disabled(true)
        Slider(value: $value) { Text("Volume") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
        Slider(value: $value, in: 0...1, step: 0.2)
        Slider(value: $value).disabled(true)
        Stepper("Count \(count)", value: $count, in: 0...3)
        HStack { Button("Button") {}; Toggle("Toggle", isOn: .constant(true)); Button("Save") {}.buttonStyle(.borderedProminent) }
        ControlGroup { Button("Back") {}; Button("Forward") {} }
        Link("A link", destination: URL(string: "https://example.org")!)
      }
      .frame(width: 340)
      VStack(alignment: .leading, spacing: 14) {
        ProgressView("Copying", value: value)
        HStack(spacing: 20) { ProgressView(); ProgressView(value: value).progressViewStyle(.circular); ProgressView().controlSize(.small) }
        Gauge(value: value) { Text("Level") } currentValueLabel: { Text("40 %") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
        HStack(spacing: 20) {
          Gauge(value: value) { Text("km") } currentValueLabel: { Text("40") }.gaugeStyle(.accessoryCircular)
          Gauge(value: value) { Text("km") } currentValueLabel: { Text("40") }.gaugeStyle(.accessoryCircularCapacity)
          Gauge(value: value) { Text("km") }.gaugeStyle(.accessoryLinear)
        }
        GroupBox("Group box") { LabeledContent("Name", value: "Ada"); LabeledContent("Year", value: "1815") }
        DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
        Form {
          Picker("Size", selection: $choice) { choices }
          Toggle("Loud", isOn: .constant(false))
          Slider(value: $value) { Text("A longer label") }
        }
      }
      .frame(width: 320)
      VStack {
        Form {
          Section("Grouped") {
            Picker("Size", selection: $choice) { choices }
            Toggle("Loud", isOn: .constant(false))
            LabeledContent("Name", value: "Ada")
            Stepper("Count", value: $count)
          }
          Picker("Inline", selection: $choice) { choices }.pickerStyle(.inline)
        }
        .formStyle(.grouped)
        ContentUnavailableView("No mail", systemImage: "tray", description: Text("New mail shows here."))
      }
      .frame(width: 300)
    }
    .padding(20)
  }
}

@MainActor struct ControlSheetTests {
  /// With `CONTROL_SHEETS` set to a folder the pictures are written there, to be looked at.
  @Test func `all controls are drawn in light and dark, and in both directions of reading`() throws {
    let folder = ProcessInfo.processInfo.environment["CONTROL_SHEETS"]
    var lists: [String] = []
    for (name, scheme, direction) in [
      ("light", ColorScheme.light, LayoutDirection.leftToRight), ("dark", .dark, .leftToRight), ("mirrored", .light, .rightToLeft),
    ] {
      let window = TestWindow(text: folder == nil ? .round : .real, size: CGSize(width: 1080, height: 700)) {
        ControlSheet().preferredColorScheme(scheme).environment(\.layoutDirection, direction)
      }
      lists.append(window.displayList)
      #expect(window.reports.isEmpty)
      if let folder { try window.picture(scale: 1).pngData.write(to: URL(fileURLWithPath: folder).appendingPathComponent("controls-\(name).png")) }
    }
    #expect(Set(lists).count == 3)
  }
}
