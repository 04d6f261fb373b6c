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
          .fixedSize(horizontal: false, vertical: true)
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
      .multilineTextAlignment(.center)
  }
}

/// Small things beside one another in so many columns; in fewer where the reader's text is larger, or where they do not fit.
struct Tiles<Content: View>: View {
  private let columns: Int
  private let spacing: CGFloat
  @ScaledMetric private var minimum: CGFloat
  private let content: Content

  /// - Parameter minimum: The least width of a column, in points, with text of the standard size.
  init(columns: Int, minimum: CGFloat, spacing: CGFloat = 10, @ViewBuilder content: () -> Content) {
    (self.columns, self.spacing) = (columns, spacing)
    _minimum = ScaledMetric(wrappedValue: minimum, relativeTo: .caption)
    self.content = content()
  }
  var body: some View { TileLayout(columns: columns, minimum: minimum, spacing: spacing) { content } }
}
private struct TileLayout: Layout {
  let columns: Int
  let minimum, spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? CGFloat(columns) * (minimum + spacing) - spacing
    return CGSize(width: width, height: frames(of: subviews, in: width).map(\.maxY).max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.minY), anchor: .top,
        proposal: ProposedViewSize(width: frame.width, height: nil))
    }
  }
  private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
    let count = min(columns, max(1, Int((width + spacing) / (minimum + spacing))))
    let column = (width - CGFloat(count - 1) * spacing) / CGFloat(count)
    var frames: [CGRect] = []
    var top: CGFloat = 0
    for start in stride(from: 0, to: subviews.count, by: count) {
      let row = subviews[start..<min(start + count, subviews.count)]
      let heights = row.map { $0.sizeThatFits(ProposedViewSize(width: column, height: nil)).height }
      for (index, height) in heights.enumerated() {
        frames.append(CGRect(x: CGFloat(index) * (column + spacing), y: top, width: column, height: height))
      }
      top += (heights.max() ?? 0) + spacing
    }
    return frames
  }
}

/// What a colour stands for: a dot of it, and its name in the colour of text.
struct LegendItem: View {
  let name: String
  let color: Color
  var body: some View {
    Label {
      Text(name)
    } icon: {
      Image(systemName: "circle.fill").foregroundStyle(color)
    }
  }
}

/// Whether a specimen takes the whole width, whatever the number of columns.
private struct SpansColumns: LayoutValueKey { static let defaultValue = false }
extension View {
  func spansColumns() -> some View { layoutValue(key: SpansColumns.self, value: true) }
}

/// As many columns as fit, about equally high. They are read from the top to the bottom, one after the other, as those of a newspaper.
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
    var frames = [CGRect](repeating: .zero, count: subviews.count)
    var top: CGFloat = 0
    // What goes into columns until the next view that takes the whole width.
    var waiting: [(index: Int, height: CGFloat)] = []
    func fillColumns() {
      let share = waiting.reduce(0) { $0 + $1.height + spacing } / CGFloat(count)
      var number = 0, y = top, bottom = top
      for (index, height) in waiting {
        if number < count - 1, y > top, y - top + height / 2 > share { (number, y) = (number + 1, top) }
        frames[index] = CGRect(x: CGFloat(number) * (column + spacing), y: y, width: column, height: height)
        y += height + spacing
        bottom = max(bottom, y)
      }
      (top, waiting) = (bottom, [])
    }
    for (index, subview) in subviews.enumerated() {
      let isWide = subview[SpansColumns.self]
      let size = subview.sizeThatFits(ProposedViewSize(width: isWide ? width : column, height: nil))
      if !isWide {
        waiting.append((index, size.height))
        continue
      }
      fillColumns()
      frames[index] = CGRect(x: 0, y: top, width: width, height: size.height)
      top += size.height + spacing
    }
    fillColumns()
    return frames
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
