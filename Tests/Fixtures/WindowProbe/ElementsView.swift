import SwiftUI

/// One of each kind of element, for clients of assistive technology. What becomes of them is printed.
struct ElementsView: View {
  @State private var presses = 0
  @State private var isOn = false
  @State private var volume = 4.0
  @State private var name = "red fox"
  @State private var secret = "abc"
  @State private var notes = "One line. And more.\nSecond line"
  @State private var isOpen = false
  @State private var chosen: Int?
  @Environment(\.accessibilityVoiceOverEnabled) private var hasReader
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Elements").font(.title).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
      Text("Pressed \(presses) times").accessibilityIdentifier("count")
      HStack {
        Button("Press me") {
          presses += 1
          say("pressed \(presses)")
        }
        .accessibilityHint("Counts").accessibilityIdentifier("button").printsPlace("button")
        Button("Never") { say("never") }.disabled(true)
        Toggle("Switch", isOn: $isOn).onChange(of: isOn) { _, new in say("switched \(new)") }
        Image(systemName: "star").accessibilityLabel("Star")
        Text("Card").accessibilityAction(named: "Archive") { say("archived") }.accessibilityIdentifier("card")
      }
      HStack {
        Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
          .onChange(of: volume) { _, new in say("volume \(new)") }
        ProgressView("Done", value: 0.25)
      }
      TextField("Name", text: $name).onChange(of: name) { _, new in say("text \(new)") }
      SecureField("Secret", text: $secret)
      TextEditor(text: $notes).frame(height: 60).accessibilityLabel("Notes")
      DisclosureGroup("More", isExpanded: $isOpen) { Text("Hidden words") }
      List(0..<1_000_000, id: \.self, selection: $chosen) { row in Text("Row \(row)") }
        .onChange(of: chosen) { _, new in say("chosen \(new.map { "\($0)" } ?? "none")") }
    }
    .padding(12)
    .printsPlace("content")
    .onChange(of: hasReader, initial: true) { _, new in say("reader \(new)") }
  }
}
