import SwiftUI

/// Files as symbols beside each other. Arrows move the selection, Return opens it.
struct FileGrid: View {
  let entries: [FileEntry]
  @Binding var selection: Set<URL>
  let open: (Set<URL>) -> Void
  @Environment(FileStore.self) private var store
  @Environment(\.layoutDirection) private var direction
  @FocusState private var isFocused: Bool
  @State private var columnCount = 1
  @ScaledMetric private var tileWidth: CGFloat = 110
  private static let spacing: CGFloat = 12

  var body: some View {
    ScrollViewReader { scroll in
      ScrollView {
        grid.padding()
      }
      .onChange(of: selection) { if let url = selection.first { scroll.scrollTo(url) } }
    }
  }

  private var grid: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: tileWidth), spacing: Self.spacing, alignment: .top)],
      spacing: Self.spacing
    ) {
      ForEach(entries) { entry in
        FileTile(entry: entry, isSelected: selection.contains(entry.url))
          .onTapGesture(count: 2) { open([entry.url]) }
          .simultaneousGesture(
            TapGesture().onEnded {
              selection = [entry.url]
              isFocused = true
            }
          )
          .draggable(entry.url)
          .dropDestination(for: URL.self, isEnabled: entry.isFolder) { urls, _ in
            store.copy(urls, into: entry.url)
          }
      }
    }
    .onGeometryChange(for: Int.self) {
      Int(($0.size.width + Self.spacing) / (tileWidth + Self.spacing))
    } action: {
      columnCount = max(1, $0)
    }
    .focusable()
    .focusEffectDisabled()
    .focused($isFocused)
    .defaultFocus($isFocused, true)
    .onMoveCommand(perform: move)
    .onKeyPress(.return) {
      if selection.isEmpty { return .ignored }
      open(selection)
      return .handled
    }
  }
  private func move(_ way: MoveCommandDirection) {
    let current = entries.firstIndex { selection.contains($0.url) }
    let forward = direction == .rightToLeft ? -1 : 1
    let step =
      switch way {
      case .left: -forward
      case .right: forward
      case .up: -columnCount
      case .down: columnCount
      @unknown default: 0
      }
    guard !entries.isEmpty else { return }
    let target = current.map { $0 + step } ?? 0
    if entries.indices.contains(target) { selection = [entries[target].url] }
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
