import SwiftUI

/// The radio group in a column and in a row. The picture of the choice travels from its item into the summary.
struct RadioPage: View {
  enum Size: String, CaseIterable {
    case small = "Small", medium = "Medium", large = "Large"
    var symbol: String { self == .small ? "leaf" : self == .medium ? "star" : "heart" }
  }

  @State private var size: Size? = .medium
  @State private var isRow = false
  @State private var history: [String] = []
  @Namespace private var pictures

  var body: some View {
    RadioGroup(
      selection: $size.animation(.snappy),
      onTap: { history.append("\($0?.rawValue ?? "none") to \($1?.rawValue ?? "none")") }
    ) {
      layout {
        ForEach(Size.allCases, id: \.self) { item($0) }
      }
    }
    Divider()
    HStack(spacing: 12) {
      Button(isRow ? "Column" : "Row") { withAnimation(.smooth) { isRow.toggle() } }.accessibilityIdentifier("layout")
      Button("No choice") { withAnimation(.snappy) { size = nil } }.accessibilityIdentifier("clear")
    }
    HStack(spacing: 10) {
      if let size { picture(size).font(.title2).id(size).accessibilityIdentifier("picture in the summary") }
      Text(size.map { "The choice is \($0.rawValue)." } ?? "Nothing is chosen.").accessibilityIdentifier("choice")
    }
    if let last = history.last { Text("Last tap: \(last)").foregroundStyle(.secondary).accessibilityIdentifier("last") }
  }

  private var layout: AnyLayout {
    isRow ? AnyLayout(HStackLayout(spacing: 28)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 14))
  }
  private func item(_ size: Size) -> some View {
    HStack(spacing: 10) {
      RadioMark(tag: size)
      Text(size.rawValue)
      if self.size != size {
        picture(size).foregroundStyle(.secondary).accessibilityIdentifier("picture of " + size.rawValue)
      }
    }
    .contentShape(.rect)
    .radioTag(size)
    .accessibilityIdentifier("radio " + size.rawValue)
  }
  private func picture(_ size: Size) -> some View {
    Image(systemName: size.symbol).matchedGeometryEffect(id: size, in: pictures)
  }
}
