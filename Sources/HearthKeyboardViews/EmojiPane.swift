import HearthKeyboard
import HearthTyping
import HearthUI

/// The pictures, group by group, with a search.
struct EmojiPane: View {
  let model: KeyboardModel
  let metrics: KeyGeometry.Metrics
  let palette: KeyboardPalette
  let height: CGFloat
  @State private var group = 0

  /// Points. Source: our choice: as large as a finger.
  private static let cell: CGFloat = 42, bar: CGFloat = 42

  var body: some View {
    let groups = model.catalog(model.layout).groups
    VStack(spacing: 0) {
      HStack(spacing: 6) {
        KeySymbol(kind: .search, size: metrics.fontSize * 0.7, color: palette.faint)
        Text(verbatim: "Search").foregroundStyle(palette.faint)
        Spacer()
      }
      .font(.system(size: metrics.fontSize * 0.75))
      .padding(.horizontal, 10).frame(height: 36)
      .background { RoundedRectangle(cornerRadius: 9).fill(palette.key) }
      .padding(.horizontal, 8).padding(.top, 6)
      .contentShape(Rectangle())
      .onTapGesture { model.beginSearch() }
      .accessibilityElement().accessibilityLabel(Text(verbatim: "search pictures")).accessibilityAddTraits(.isButton)
      ScrollView(.vertical) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: Self.cell), spacing: 0)], spacing: 0) {
          ForEach(groups.indices.contains(group) ? groups[group].pictures : [], id: \.self) { picture in
            Text(verbatim: picture).font(.system(size: 30)).frame(width: Self.cell, height: Self.cell)
              .contentShape(Rectangle()).onTapGesture { model.insert(picture) }
              .contextMenu {
                ForEach(EmojiCatalog.tones(of: picture), id: \.self) { tone in
                  Button(tone) { model.insert(tone) }
                }
              }
          }
        }
        .padding(.horizontal, 4)
      }
      .id(group)
      HStack(spacing: 0) {
        key(.globe, "next keyboard") { model.send([.nextLayout]) }
        ForEach(Array(groups.enumerated()), id: \.offset) { number, item in
          Text(verbatim: item.symbol).font(.system(size: 19)).frame(maxWidth: .infinity).frame(height: 34)
            .background { if number == group { Circle().fill(palette.functionKey) } }
            .contentShape(Rectangle()).onTapGesture { group = number }
            .accessibilityLabel(Text(verbatim: item.name))
            .accessibilityAddTraits(.isButton)
        }
        key(.delete, "delete") { model.deleteBackward() }
      }
      .frame(height: Self.bar)
    }
    .frame(height: height)
  }
  private func key(_ symbol: KeySymbol.Kind, _ name: String, _ action: @escaping () -> Void) -> some View {
    KeySymbol(kind: symbol, size: 19, color: palette.label).frame(width: 46, height: Self.bar)
      .contentShape(Rectangle()).onTapGesture(perform: action)
      .accessibilityElement().accessibilityLabel(Text(verbatim: name)).accessibilityAddTraits(.isButton)
  }
}
