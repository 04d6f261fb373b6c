import SwiftUI

@main struct ComponentsApp: App {
  var body: some Scene {
    WindowGroup("Components") { RadioPage() }
      .defaultSize(width: 560, height: 520)
  }
}

/// The radio group in a column and in a row, with and without a choice.
struct RadioPage: View {
  enum Size: String, CaseIterable { case small = "Small", medium = "Medium", large = "Large" }

  @State private var size: Size? = .medium
  @State private var isRow = false
  @State private var history: [String] = []

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Radio group").font(.title.bold())
      Text("One choice at most, in any layout.").foregroundStyle(.secondary)
      RadioGroup(selection: $size, onTap: { history.append("\($0?.rawValue ?? "none") to \($1?.rawValue ?? "none")") }) {
        if isRow {
          HStack(spacing: 28) { items }
        } else {
          VStack(alignment: .leading, spacing: 14) { items }
        }
      }
      Divider()
      HStack(spacing: 12) {
        Button(isRow ? "Column" : "Row") { isRow.toggle() }.accessibilityIdentifier("layout")
        Button("No choice") { size = nil }.accessibilityIdentifier("clear")
      }
      Text(size.map { "The choice is \($0.rawValue)." } ?? "Nothing is chosen.").accessibilityIdentifier("choice")
      if let last = history.last { Text("Last tap: \(last)").foregroundStyle(.secondary).accessibilityIdentifier("last") }
      Spacer(minLength: 0)
    }
    .padding(28)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var items: some View {
    ForEach(Size.allCases, id: \.self) { size in
      HStack(spacing: 10) {
        RadioMark(tag: size)
        Text(size.rawValue)
      }
      .contentShape(.rect)
      .radioTag(size)
      .accessibilityIdentifier("radio " + size.rawValue)
    }
  }
}
