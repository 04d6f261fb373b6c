import HearthCore

/// Rows in groups with round corners, which scroll.
nonisolated struct GroupedForm: View {
  let configuration: FormStyleConfiguration
  @Environment(\.idiom) private var idiom

  @MainActor var body: some View {
    // Source: Apple, documentation of `GroupedFormStyle`; UIKit shows a form as a list of the style `insetGrouped`.
    if idiom.isTouched {
      List { configuration.content }.listStyle(.insetGrouped).environment(\.formLayout, .grouped)
    } else {
      cards
    }
  }
  @MainActor private var cards: some View {
    // Points. Source: our choice, after the boxed lists of libadwaita (12 to the
    // sides, rows 50 high) and macOS (rows 36).
    let rowHeight: CGFloat = idiom == .desktop ? 40 : 44
    return ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Group(sections: configuration.content) { sections in
          ForEach(sections) { section in
            VStack(alignment: .leading, spacing: 7) {
              if !section.header.isEmpty {
                VStack(alignment: .leading) { section.header }.padding(.horizontal, 12)
              }
              if !section.content.isEmpty { FormCard(rows: section.content, rowHeight: rowHeight) }
              if !section.footer.isEmpty {
                VStack(alignment: .leading) { section.footer }.padding(.horizontal, 12)
              }
            }
          }
        }
      }
      .padding(20)
    }
    .environment(\.formLayout, .grouped)
    // Headers and footers look as they do in lists.
    .modifier(_EnvironmentModifier { $0[ListContextKey.self] = ListContext(isInList: true) })
  }
}

nonisolated private struct FormCard: View {
  let rows: SubviewsCollection
  let rowHeight: CGFloat
  @MainActor var body: some View {
    let first = rows.first?.id, rowHeight = rowHeight
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows) { row in
        if row.id != first { Divider().padding(.leading, 12) }
        row.padding(.horizontal, 12).padding(.vertical, 5).frame(
          maxWidth: .infinity, minHeight: rowHeight, alignment: .leading)
      }
    }
    .background { CardBackground(radius: 10) }
  }
}
