import SwiftUI

/// What lies behind a page.
struct PageSurface: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? Color(white: 0.09) : Color(red: 0.955, green: 0.955, blue: 0.97)
  }
}
/// What lies behind a specimen.
struct CardSurface: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? Color(white: 0.145) : .white
  }
}
/// Wells and tracks within a specimen.
struct WellSurface: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? Color(white: 0.205) : Color(red: 0.945, green: 0.945, blue: 0.965)
  }
}

/// Specimens below one another or, where there is room, in columns.
struct Sheet<Content: View>: View {
  let page: GalleryPage
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(page.summary)
          .foregroundStyle(.secondary)
          .padding(.horizontal, 4)
        ColumnLayout { content }
      }
      .padding(16)
      .frame(maxWidth: 1100)
      .frame(maxWidth: .infinity)
    }
  }
}

/// A thing that is shown, with its name and what is to be seen.
struct Specimen<Content: View>: View {
  let title: String
  let note: String
  @ViewBuilder let content: Content

  init(_ title: String, _ note: String, @ViewBuilder content: () -> Content) {
    (self.title, self.note) = (title, note)
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      content
        .frame(maxWidth: .infinity)
      VStack(alignment: .leading, spacing: 2) {
        Text(title)
          .font(.headline)
        Text(note)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .fixedSize(horizontal: false, vertical: true)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(14)
    .background(CardSurface(), in: .rect(cornerRadius: 20, style: .continuous))
    .overlay {
      RoundedRectangle(cornerRadius: 20, style: .continuous)
        .strokeBorder(.primary.opacity(0.07))
        .allowsHitTesting(false)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(title)
  }
}

/// The name of a small thing, below it.
struct Caption: View {
  let text: String
  init(_ text: String) { self.text = text }
  var body: some View {
    Text(text)
      .font(.caption)
      .foregroundStyle(.secondary)
      .lineLimit(1)
  }
}

/// Whether a specimen takes the whole width, whatever the number of columns.
private struct SpansColumns: LayoutValueKey { static let defaultValue = false }
extension View {
  func spansColumns() -> some View { layoutValue(key: SpansColumns.self, value: true) }
}

/// As many columns as fit; each view goes into the column that is the shortest so far.
struct ColumnLayout: Layout {
  var minimum: CGFloat = 320
  var spacing: CGFloat = 16

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? minimum
    return CGSize(width: width, height: frames(of: subviews, in: width).map(\.maxY).max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }
  private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
    let count = max(1, Int((width + spacing) / (minimum + spacing)))
    let column = (width - CGFloat(count - 1) * spacing) / CGFloat(count)
    var bottoms = [CGFloat](repeating: 0, count: count)
    return subviews.map { subview in
      let isWide = subview[SpansColumns.self]
      let size = CGSize(width: isWide ? width : column, height: 0)
      let height = subview.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height
      let index = isWide ? 0 : bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let top = isWide ? bottoms.max() ?? 0 : bottoms[index]
      let frame = CGRect(x: CGFloat(index) * (column + spacing), y: top, width: size.width, height: height)
      for column in isWide ? Array(bottoms.indices) : [index] { bottoms[column] = frame.maxY + spacing }
      return frame
    }
  }
}

/// Numbers that look random, and are the same each time.
struct Dice: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
  mutating func roll(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
}
