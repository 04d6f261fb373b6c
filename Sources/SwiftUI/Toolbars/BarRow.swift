import HearthCore

/// The row of a bar: the way back, the title and the items.
nonisolated struct BarRow: View {
  let model: BarModel
  let titlesBehind: [String]
  let items: [ToolbarEntry]
  let back: (any BackProvider)?
  @Environment(\.idiom) private var idiom

  @MainActor var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 6) {
        if !titlesBehind.isEmpty, let back { BackButton(titles: titlesBehind, provider: back) }
        if let title = model.title.text { BarTitle(title: title, subtitle: model.title.subtitle) }
        Spacer(minLength: 0)
        ForEach(items) { item in Portal(item.node) }
      }
      .padding(.horizontal, 8)
      .frame(minHeight: 46)
      .focusSection()
      Divider()
    }
    .accessibilityElement(children: .contain)
  }
}

nonisolated struct BarTitle: View {
  let title: Text
  let subtitle: Text?
  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
      if let subtitle { subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1) }
    }
    .padding(.horizontal, 6)
  }
}

/// Goes back by one page; a long press, a press of the secondary button or the down arrow shows all pages behind.
nonisolated struct BackButton: View {
  let titles: [String]
  let provider: any BackProvider
  @Environment(\.layoutDirection) private var direction
  @MainActor var body: some View {
    Menu {
      ForEach(titles.indices, id: \.self) { index in
        Button(Self.name(titles[index])) { provider.goBack(by: index + 1) }
      }
    } label: {
      HStack(spacing: 4) {
        BackChevron().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)).frame(width: 7, height: 12)
          .accessibilityHidden(true)
        Text(verbatim: Self.name(titles[0])).lineLimit(1)
      }
    } primaryAction: {
      provider.goBack(by: 1)
    }
    .menuIndicator(.hidden)
    .buttonStyle(BarButtonStyle())
    .accessibilityIdentifier("back")
  }
  /// A page without a title has a way back to it all the same. Source: Apple, UINavigationItem: the button reads "Back".
  private static func name(_ title: String) -> String { title.isEmpty ? "Back" : title }
}

nonisolated private struct BackChevron: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines([CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.maxY)])
    return path
  }
}
