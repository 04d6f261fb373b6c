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
