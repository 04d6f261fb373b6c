import SwiftUI

/// One of each control, under the names that Tests/Fixtures/AccessibilityRoles/controls.c has them by.
struct ControlsView: View {
  private struct Fruit: Identifiable {
    let id: String
  }
  @State private var isChecked = false
  @State private var isOn = false
  @State private var isBold = false
  @State private var size = "Small"
  @State private var volume = 4.0
  @State private var amount = 1
  @State private var name = "red fox"
  @State private var secret = "abc"
  @State private var found = ""
  @State private var notes = "first"
  @State private var choice = "One"
  @State private var isOpen = true
  @State private var asks = false
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 4) {
        Text("Just text")
        Button("Press me") {}
        Button("Never") {}.disabled(true)
        Toggle("Check", isOn: $isChecked).toggleStyle(.checkbox)
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
        Toggle("Bold", isOn: $isBold).toggleStyle(.button)
        Picker("Size", selection: $size) {
          Text("Small").tag("Small")
          Text("Large").tag("Large")
        }
        .pickerStyle(.radioGroup)
        Slider(value: $volume, in: 0...10) { Text("Volume") }
        Stepper("Amount", value: $amount)
        ProgressView("Done", value: 0.25)
        fields
        Image(systemName: "star").accessibilityLabel("Star")
        Link("Home", destination: URL(string: "https://example.org/home")!)
        Picker("Choice", selection: $choice) {
          Text("One").tag("One")
          Text("Two").tag("Two")
        }
        Menu("Format") { Button("Italic") {} }
        DisclosureGroup("Advanced", isExpanded: $isOpen) { Text("more") }
        groups
        Button("Ask") { asks = true }
      }
      .padding(8)
    }
    .alert("Delete?", isPresented: $asks) {
      Button("Close") {}
    } message: {
      Text("It cannot be undone.")
    }
    .printsPlace("content")
  }
  @ViewBuilder private var fields: some View {
    TextField("Name", text: $name)
    SecureField("Secret", text: $secret)
    TextField("Search", text: $found).accessibilityAddTraits(.isSearchField)
    TextEditor(text: $notes).frame(height: 40).accessibilityLabel("Notes")
  }
  @ViewBuilder private var groups: some View {
    List(0..<2, id: \.self) { Text("Line \($0)") }.accessibilityLabel("Lines").frame(height: 80)
    Table([Fruit(id: "Apple"), Fruit(id: "Fig")]) { TableColumn("Fruit", value: \.id) }
      .accessibilityLabel("Fruits").environment(\.horizontalSizeClass, .regular).frame(height: 100)
    TabView {
      Tab("Day", systemImage: "sun.max") { Text("bright") }
      Tab("Night", systemImage: "moon") { Text("dark") }
    }
    .frame(height: 90)
  }
}
