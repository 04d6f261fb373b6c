import SwiftUI

/// Files as symbols beside each other.
struct FileGrid: View {
  let entries: [FileEntry]
  @Binding var selection: Set<URL>
  let open: (Set<URL>) -> Void
  @Environment(FileStore.self) private var store

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 110), spacing: 12)], spacing: 12) {
        ForEach(entries) { entry in
          FileTile(entry: entry, isSelected: selection.contains(entry.url))
            .onTapGesture(count: 2) { open([entry.url]) }
            .simultaneousGesture(TapGesture().onEnded { selection = [entry.url] })
            .draggable(entry.url)
            .dropDestination(for: URL.self, isEnabled: entry.isFolder) { urls, _ in
              store.copy(urls, into: entry.url)
            }
        }
      }
      .padding()
    }
  }
}

private struct FileTile: View {
  let entry: FileEntry
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: entry.symbol)
        .font(.system(size: 40))
        .foregroundStyle(entry.isFolder ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .frame(height: 52)
      Text(entry.name)
        .lineLimit(2)
        .multilineTextAlignment(.center)
    }
    .padding(8)
    .frame(maxWidth: .infinity)
    .background(isSelected ? AnyShapeStyle(.tint.opacity(0.2)) : AnyShapeStyle(.clear), in: .rect(cornerRadius: 8))
    .contentShape(.rect)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    .accessibilityIdentifier(entry.name)
  }
}
