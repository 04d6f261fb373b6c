import Foundation
import HearthCore

/// The title in the row of a bar.
nonisolated struct BarTitle: View {
  let model: BarModel
  let idiom: Idiom
  let alignment: HorizontalAlignment
  @Environment(\.appearances) private var appearances

  @MainActor var body: some View {
    let _ = model.read()
    let isLarge = model.title.displayMode == .inlineLarge
    let letters = isLarge ? appearances.largeTitle : appearances.title
    VStack(alignment: alignment, spacing: 0) {
      if model.isRenaming {
        TitleField(model: model).frame(minWidth: 120, maxWidth: 240)
      } else if let item = model.items.title {
        HStack(spacing: BarMetrics.itemGap) { Portal(item.node) }.font(.headline)
      } else if let title = model.title.text {
        if idiom == .tv && !isLarge {
          TitleMenuButton(model: model) { TelevisionTitle(title: title) }
        } else {
          TitleMenuButton(model: model) {
            title.font(letters.font ?? (isLarge ? .title.bold() : .headline)).lineLimit(1).modifier(BarTitleScale())
              .modifier(AppearanceColor(color: letters.color)).offset(letters.offset)
          }
        }
      }
      if let item = model.items.subtitle {
        HStack(spacing: BarMetrics.itemGap) { Portal(item.node) }.font(.caption).foregroundStyle(.secondary)
      } else if let subtitle = model.title.subtitle, idiom != .watch {
        subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1).modifier(BarTitleScale())
      }
    }
    .padding(.horizontal, 6)
  }
}

/// The title of a column on a television, where letters are large and columns are not: smaller
/// where it would be cut, then in two lines.
nonisolated private struct TelevisionTitle: View {
  let title: Text
  @MainActor var body: some View {
    ViewThatFits(in: .horizontal) {
      title.font(.title3.bold()).lineLimit(1)
      title.font(.headline.bold()).lineLimit(1)
      title.font(.body.bold()).lineLimit(2).minimumScaleFactor(0.7)
    }
  }
}

/// The title in large letters, in a row of its own.
nonisolated struct LargeTitle: View {
  let model: BarModel
  @Environment(\.appearances) private var appearances
  @MainActor var body: some View {
    let _ = model.read()
    let letters = appearances.largeTitle
    VStack(alignment: .leading, spacing: 0) {
      if model.isRenaming {
        TitleField(model: model)
      } else if let item = model.items.largeTitle ?? model.items.title {
        HStack(spacing: BarMetrics.itemGap) { Portal(item.node) }.font(.largeTitle.bold())
      } else if let title = model.title.text {
        TitleMenuButton(model: model) {
          title.font(letters.font ?? .largeTitle.bold()).lineLimit(1).modifier(BarTitleScale())
            .modifier(AppearanceColor(color: letters.color))
        }
      }
      if let item = model.items.largeSubtitle ?? model.items.subtitle {
        HStack(spacing: BarMetrics.itemGap) { Portal(item.node) }.font(.subheadline).foregroundStyle(.secondary)
      } else if let subtitle = model.title.subtitle {
        subtitle.font(.subheadline).foregroundStyle(.secondary).lineLimit(1).modifier(BarTitleScale())
      }
    }
    .frame(maxWidth: .infinity, minHeight: BarMetrics.largeTitleHeight, alignment: .leading)
    .padding(.horizontal, 16)
    .padding(.bottom, model.title.subtitle == nil ? 0 : 6)
  }
}

/// A title: text, or a button where the user can change it or it has a menu.
nonisolated private struct TitleMenuButton<Title: View>: View {
  let model: BarModel
  let title: Title
  init(model: BarModel, @ViewBuilder title: () -> Title) { (self.model, self.title) = (model, title()) }

  @MainActor var body: some View {
    let model = model
    let _ = model.read()
    let menu = model.items.titleMenu, document = model.title.document, share = model.title.share
    if menu != nil || document != nil || share != nil {
      Menu {
        if let document { DocumentItems(url: document, model: model) }
        if let share { share.link }
        if document != nil || share != nil, menu != nil { Divider() }
        if let menu { MenuPassage(menu.node) }
        if model.title.rename != nil { Button("Rename…") { model.beginRename() } }
      } label: {
        HStack(spacing: 5) {
          title
          TitleMenuSign()
        }
      }
      .menuIndicator(.hidden)
      .buttonStyle(.plain)
      .accessibilityAddTraits(.isHeader)
      .accessibilityIdentifier("title menu")
    } else if model.title.rename != nil {
      Button {
        model.beginRename()
      } label: {
        title
      }.buttonStyle(.plain).accessibilityAddTraits(.isHeader).help("Rename")
        .accessibilityIdentifier("rename title")
    } else {
      title.accessibilityAddTraits(.isHeader)
    }
  }
}

/// What the user can do with the location of a document.
private struct DocumentItems: View {
  let url: URL
  let model: BarModel
  @Environment(\.openURL) private var openURL
  var body: some View {
    let url = url, model = model, open = openURL
    Section(url.lastPathComponent) {
      Button("Copy Location") { model.engine?.host.clipboard.setText(url.isFileURL ? url.path : url.absoluteString) }
      if url.isFileURL { Button("Open Containing Folder") { open(url.deletingLastPathComponent()) } }
    }
  }
}

nonisolated private struct TitleMenuSign: View {
  @MainActor var body: some View {
    ChevronShape(isDown: true).stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)).frame(
      width: 8, height: 4
    )
    .foregroundStyle(.secondary).accessibilityHidden(true)
  }
}

/// An angle that points down or to the leading side.
nonisolated struct ChevronShape: Shape {
  let isDown: Bool
  func path(in rect: CGRect) -> Path {
    var path = Path()
    if isDown {
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY),
      ])
    } else {
      path.addLines([
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.maxY),
      ])
    }
    return path
  }
}

/// The field in which a title is written: Return keeps what is written, Escape what was there before.
nonisolated private struct TitleField: View {
  let model: BarModel
  @State private var text = ""
  @State private var hasBegun = false
  @FocusState private var isFocused: Bool
  @MainActor var body: some View {
    let model = model
    TextField("Title", text: $text)
      .textFieldStyle(.roundedBorder)
      .focused($isFocused)
      .onSubmit { model.endRename(text) }
      .onKeyPress(.escape) {
        model.endRename(nil)
        return .handled
      }
      .onAppear {
        text = model.title.rename?.title.wrappedValue ?? ""
        isFocused = true
      }
      .onChange(of: isFocused) { _, isFocused in
        if isFocused { hasBegun = true } else if hasBegun { model.endRename(text) }
      }
      .accessibilityIdentifier("title field")
  }
}

/// Goes back by one page; a long press, a press of the secondary button or the down arrow shows all pages behind.
nonisolated struct BackButton: View {
  let titles: [String]
  let hidesTitle: Bool
  let provider: any BackProvider
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlassy) private var isGlassy
  /// The lines of the chevron are 2 points wide, and reach 1 beyond it.
  private var chevron: CGSize { idiom == .phone ? CGSize(width: 9, height: 17) : CGSize(width: 7, height: 12) }
  @MainActor var body: some View {
    let provider = provider
    Menu {
      ForEach(titles.indices, id: \.self) { index in
        Button(Self.name(titles[index])) { provider.goBack(by: index + 1) }
      }
    } label: {
      HStack(spacing: 6) {
        ChevronShape(isDown: false).stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)).frame(
          width: chevron.width, height: chevron.height
        )
        // Source: seen, iOS 17: its lines begin 9.33 from the edge, and are 11 × 19. Buttons begin at 16.
        .padding(.leading, idiom == .phone && !isGlassy ? 10 + 1 / 3 - 16 : 0)
        .accessibilityHidden(true)
        if !hidesTitle && !isGlassy {
          Text(verbatim: Self.name(titles[0])).lineLimit(1).frame(maxWidth: 180, alignment: .leading).fixedSize()
        }
      }
    } primaryAction: {
      provider.goBack(by: 1)
    }
    .menuIndicator(.hidden)
    .buttonStyle(BarButtonStyle(goesBack: true))
    .modifier(BarGlassPane())
    .accessibilityLabel(Text(verbatim: Self.name(titles[0])))
    .accessibilityIdentifier("back")
  }
  /// A page without a title has a way back to it all the same. Source: Apple,
  /// UINavigationItem: the button reads "Back".
  private static func name(_ title: String) -> String { title.isEmpty ? "Back" : title }
}

/// The menu at the end of a bar: items for which there is no room, and those that are not needed often.
nonisolated struct OverflowMenu: View {
  let model: BarModel
  let idiom: Idiom
  @MainActor var body: some View {
    let _ = model.read()
    let items = model.items
    let hidden = items.trailing.filter { model.overflow.contains($0.id) }
    Menu {
      ForEach(hidden) { item in MenuPassage(item.node) }
      if !hidden.isEmpty && !items.menu.isEmpty { Divider() }
      ForEach(items.menu) { item in MenuPassage(item.node) }
    } label: {
      if hidden.isEmpty {
        Image(systemName: "ellipsis").accessibilityHidden(true)
      } else {
        HStack(spacing: 3) {
          ForEach(0..<2) { _ in
            ChevronShape(isDown: false).stroke(style: StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round))
              .frame(width: 5, height: 9)
              .scaleEffect(x: -1)
          }
        }
        .accessibilityHidden(true)
      }
    }
    .menuIndicator(.hidden)
    .buttonStyle(BarButtonStyle())
    .modifier(BarGlassPane())
    .accessibilityLabel(Text("More"))
    .accessibilityIdentifier("more")
  }
}

/// Items of a menu whose views live elsewhere.
nonisolated struct MenuPassage: View {
  let source: DetachedNode
  init(_ source: DetachedNode) { self.source = source }
  @MainActor var body: some View {
    DetachedContent(role: MenuPassageRole(source: source), isElement: true, content: EmptyView())
  }
}
