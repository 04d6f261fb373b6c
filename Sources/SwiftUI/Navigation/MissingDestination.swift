import HearthCore

/// Stands for a page that nobody has declared. Source: SwiftUI shows a triangle; the type's name is ours.
struct MissingDestination: View {
  let typeName: String
  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "exclamationmark.triangle").font(.largeTitle).foregroundStyle(.yellow).accessibilityHidden(true)
      Text(verbatim: typeName).font(.headline)
      Text("No destination is declared for this type.").font(.subheadline).foregroundStyle(.secondary)
    }
    .padding()
    .accessibilityElement(children: .combine)
  }
}
