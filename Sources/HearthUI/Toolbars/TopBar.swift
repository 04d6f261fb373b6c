import HearthCore

/// The bar above a page, with the bars of its own that the page has below it.
nonisolated struct TopBar: View {
  let model: BarModel
  @Environment(\.backProvider) private var back
  @Environment(\.idiom) private var idiom
  @Environment(\.windowToolbarLook) private var windowLook
  @Environment(\.sidebarToggle) private var sidebarToggle
  @Environment(\.leavesBarsInside) private var leavesBarsInside
  @Environment(\.windowFillsScreen) private var fillsScreen

  @MainActor var body: some View {
    let back = back.object, sidebar = sidebarToggle.object, leavesBarsInside = leavesBarsInside,
      fillsScreen = fillsScreen, model = model
    BarReader(model) {
      // A television has all columns it has room for, and no pointer to press a
      // button in their bar. Source: our choice.
      let hasSidebarToggle = sidebar != nil && idiom != .tv && !model.content.removed.contains(.sidebarToggle)
      let arrangement = BarArrangement(model, idiom, windowLook, back: back, hasSidebarToggle: hasSidebarToggle)
      let comesAndGoes = fillsScreen && model.content.fullScreen == .onHover
      if arrangement.isShown && !leavesBarsInside && comesAndGoes && !model.isPointedAt {
        // Where the pointer has to be for the bar to come.
        Color.clear.frame(maxWidth: .infinity).frame(height: 3).contentShape(Rectangle())
          .onHover { isInside in MainActor.assumeIsolated { if isInside { model.setPointedAt(true) } } }
      } else if arrangement.isShown && !leavesBarsInside && BarMetrics.areLayered(idiom) {
        if !model.isMinimized {
          LayeredTopBar(model: model, arrangement: arrangement, back: back)
        } else if model.keepsRoom {
          Color.clear.frame(height: BarMetrics.height(idiom)).allowsHitTesting(false).modifier(BarPart(.row))
        }
      } else if arrangement.isShown && !leavesBarsInside {
        VStack(spacing: 0) {
          TopBarRows(model: model, arrangement: arrangement, back: back)
            .modifier(AppearanceTint(kind: .navigation))
            .modifier(BarBackground(look: model.content.look(.top), kind: .navigation, idiom: idiom))
          ForEach(model.items.accessories, id: \.id) { accessory in
            let look = model.content.look(.accessory(accessory.id))
            if look.visibility != .hidden {
              AccessoryBar(items: accessory.items).modifier(BarBackground(look: look, idiom: idiom))
            }
          }
        }
        .accessibilityElement(children: .contain)
        .onHover { isInside in MainActor.assumeIsolated { if !isInside { model.setPointedAt(false) } } }
      }
      PageTitle(text: model.title.text)
    }
  }
}

/// What stands where in the bar above a page.
@MainActor struct BarArrangement {
  enum TitlePlace { case leading, center, hidden }
  var titlesBehind: [String]
  var titlePlace: TitlePlace
  /// Whether the title stands below the row, in large letters, as long as one has not scrolled.
  var hasLargeTitle: Bool
  /// Whether the title has a row of its own above the items.
  var hasTitleRow = false
  var hidesBackTitle: Bool
  var isShown: Bool
  /// Whether the button that shows and hides the sidebar stands here.
  let hasSidebarToggle: Bool
  var searchPlace: SearchPlace
  let idiom: Idiom
  let isCompact: Bool
  /// Whether title and items make room for a search.
  let givesWayToSearch: Bool
  /// Whether something stands in the row: a title, items or the way back.
  let hasRow: Bool

  init(
    _ model: BarModel, _ idiom: Idiom, _ window: WindowToolbarLook, back: (any BackProvider)?, hasSidebarToggle: Bool
  ) {
    titlesBehind = model.content.hidesBackButton ? [] : back?.titlesBehind ?? []
    self.hasSidebarToggle = hasSidebarToggle
    self.idiom = idiom
    let items = model.items, content = model.content
    if let title = content.backTitle, !titlesBehind.isEmpty { titlesBehind[0] = title }
    let hasTitle = (model.title.text != nil || items.title != nil) && !content.removed.contains(.title)
    let isFirst = titlesBehind.isEmpty
    switch model.title.displayMode ?? .automatic {
    case .large: hasLargeTitle = true
    case .automatic: hasLargeTitle = isFirst
    default: hasLargeTitle = false
    }
    hasLargeTitle = hasLargeTitle && idiom == .phone && hasTitle
    searchPlace = SearchPlace(content.search, items, idiom, removed: content.removed)
    // A phone has room for one of them. Source: Apple, SearchPresentationToolbarBehavior.
    let searches = content.search.map { $0.isPresented && !$0.options.keepsContent } ?? false
    givesWayToSearch = idiom == .phone && searchPlace == .drawer && searches
    if givesWayToSearch { hasLargeTitle = false }
    let isWide = idiom == .desktop || idiom == .watch || idiom == .tv
    let leads = isWide || content.role == .editor || content.role == .browser || model.title.displayMode == .inlineLarge
    let givesWay = !items.center.isEmpty && !leads
    let isLarge = hasLargeTitle && !model.isScrolled
    if !hasTitle || isLarge || givesWay { titlePlace = .hidden } else { titlePlace = leads ? .leading : .center }
    if idiom == .desktop, !window.showsTitle { titlePlace = .hidden }
    if let place = items.titlePlace, titlePlace != .hidden { titlePlace = place == .principal ? .center : .leading }
    isCompact = idiom == .desktop && window.isCompact
    hasTitleRow = idiom == .desktop && window.isExpanded && titlePlace != .hidden
    hidesBackTitle = content.role == .editor || content.hidesBackTitle || idiom == .watch
    let hasItems =
      !items.leading.isEmpty || !items.center(idiom).isEmpty || !items.trailing.isEmpty || !items.menu.isEmpty
    hasRow = hasItems || hasSidebarToggle || titlePlace != .hidden || !isFirst
    switch content.look(.top).visibility {
    case .hidden: isShown = false
    case .visible: isShown = true
    case .automatic:
      isShown =
        hasTitle || !isFirst || hasItems || hasSidebarToggle || !items.accessories.isEmpty || searchPlace.isAbove
        || model.isCustomizing
    }
    if !model.isShown { isShown = false }
  }
}

/// The bar above a page whose content goes on below it.
nonisolated private struct LayeredTopBar: View {
  let model: BarModel
  let arrangement: BarArrangement
  let back: (any BackProvider)?
  @Environment(\.isPageOfStack) private var isPageOfStack
  /// A page of a stack has the row even where it is empty, as a navigation bar has. Where there is no stack, a search
  /// has the bar for itself.
  @MainActor private var hasRow: Bool {
    if arrangement.givesWayToSearch { return false }
    return isPageOfStack || arrangement.hasRow || arrangement.hasLargeTitle || arrangement.searchPlace != .drawer
  }

  @MainActor var body: some View {
    let _ = model.read()
    let look = model.content.look(.top)
    BarGround(source: model, look: look, edge: .top, kind: .navigation).modifier(BarPart(.background))
    if arrangement.idiom == .phone {
      if hasRow {
        BarRow(model: model, arrangement: arrangement, back: back)
          .modifier(BarContextMenu(model: model))
          .focusSection()
          .modifier(AppearanceTint(kind: .navigation))
          .modifier(BarInk(look: look))
          .accessibilityElement(children: .contain)
          .modifier(BarPart(.row))
      }
      if arrangement.hasLargeTitle {
        LargeTitle(model: model).focusSection().modifier(BarInk(look: look)).modifier(BarPart(.title))
      }
      if arrangement.searchPlace == .drawer, let search = model.content.search {
        // The row goes while the user scrolls, but not while one searches.
        let stays = search.placement.kind == .permanentDrawer || search.isPresented
        SearchDrawer(search: search, isFirst: !hasRow).focusSection().modifier(BarInk(look: look))
          .modifier(BarPart(stays ? .lower : .drawer))
      }
      if arrangement.searchPlace == .row || model.isCustomizing || !model.items.accessories.isEmpty {
        VStack(spacing: 0) {
          if arrangement.searchPlace == .row, let search = model.content.search {
            SearchScopesRow(model: search, alignment: .leading)
          }
          if model.isCustomizing { CustomizationPanel(model: model) }
          AccessoryBars(model: model, idiom: arrangement.idiom)
        }
        .modifier(BarInk(look: look))
        .modifier(BarPart(.lower))
      }
    } else {
      VStack(spacing: 0) {
        TopBarRows(model: model, arrangement: arrangement, back: back).zIndex(1)
        AccessoryBars(model: model, idiom: arrangement.idiom)
      }
      .modifier(AppearanceTint(kind: .navigation))
      .modifier(BarInk(look: look))
      .accessibilityElement(children: .contain)
      .modifier(BarPart(.row))
    }
  }
}

/// The bars of their own below the bar above, where all have one background.
nonisolated private struct AccessoryBars: View {
  let model: BarModel
  let idiom: Idiom
  @MainActor var body: some View {
    let _ = model.read()
    ForEach(model.items.accessories, id: \.id) { accessory in
      let look = model.content.look(.accessory(accessory.id))
      if look.visibility != .hidden {
        if look.background != nil || look.backgroundVisibility == .visible {
          AccessoryBar(items: accessory.items).modifier(BarBackground(look: look, idiom: idiom))
        } else {
          AccessoryBar(items: accessory.items).modifier(BarInk(look: look))
        }
      }
    }
  }
}

/// The field in a row of its own, with its scopes. Suggestions hang down from below the scopes.
nonisolated private struct SearchDrawer: View {
  let search: SearchModel
  /// Nothing is above it in its bar.
  let isFirst: Bool
  @MainActor var body: some View {
    VStack(spacing: 0) {
      SearchField(model: search, suggestions: .elsewhere)
        .padding(.horizontal, 16).padding(.bottom, 10).padding(.top, isFirst ? 10 : 0)
      SearchScopesRow(model: search, alignment: .center)
    }
    .modifier(HangingSuggestions(model: search))
  }
}

/// The rows of the bar above a page.
nonisolated struct TopBarRows: View {
  let model: BarModel
  let arrangement: BarArrangement
  let back: (any BackProvider)?

  @MainActor var body: some View {
    let _ = model.read()
    let idiom = arrangement.idiom
    VStack(spacing: 0) {
      if arrangement.hasTitleRow {
        BarTitle(model: model, idiom: idiom, alignment: .center).modifier(BarTextSize())
          .frame(maxWidth: .infinity).padding(.top, 6)
      }
      if hasRow {
        BarRow(model: model, arrangement: arrangement, back: back)
          .modifier(BarContextMenu(model: model))
          .zIndex(1)
      }
      if arrangement.searchPlace == .drawer, let search = model.content.search {
        SearchDrawer(search: search, isFirst: !hasRow).zIndex(1)
      }
      if arrangement.searchPlace == .row, let search = model.content.search {
        SearchScopesRow(model: search, alignment: .leading)
      }
      if model.isCustomizing { CustomizationPanel(model: model) }
    }
    .focusSection()
  }
  @MainActor private var hasRow: Bool { arrangement.hasRow || arrangement.searchPlace != .drawer }
}

/// The row of a bar: the way back, items, the title, items.
nonisolated struct BarRow: View {
  let model: BarModel
  let arrangement: BarArrangement
  let back: (any BackProvider)?
  @Environment(\.presentationHandle) private var handle
  @Environment(\.isGlassy) private var isGlassy

  @MainActor var body: some View {
    let _ = model.read()
    let items = model.items, idiom = arrangement.idiom
    BarRowLayout(
      model: model, height: height, padding: isGlassy ? BarGlass.sidePadding : BarMetrics.sidePadding(idiom)
    ) {
      if arrangement.hasSidebarToggle { SidebarToggle().barZone(.leading) }
      if !arrangement.titlesBehind.isEmpty, let back {
        BackButton(titles: arrangement.titlesBehind, hidesTitle: arrangement.hidesBackTitle, provider: back).barZone(
          .leading)
      }
      BarItemViews(items: items.leading, zone: .leading)
      if arrangement.titlePlace != .hidden && !arrangement.hasTitleRow {
        let isLeading = arrangement.titlePlace == .leading
        BarTitle(model: model, idiom: idiom, alignment: isLeading ? .leading : .center).barZone(
          isLeading ? .title : .centerTitle)
      }
      BarItemViews(items: items.center(idiom), zone: .center)
      BarItemViews(items: items.trailing.filter { !model.overflow.contains($0.id) }, zone: .trailing)
      if arrangement.searchPlace == .row, let search = model.content.search {
        if search.isInMiddle {
          SearchField(model: search).frame(width: BarRowLayout.searchWidth).barZone(.center)
        } else {
          SearchField(model: search).barZone(search.options.isMinimized && !search.isPresented ? .trailing : .search)
        }
      }
      if !items.menu.isEmpty || !model.overflow.isEmpty { OverflowMenu(model: model, idiom: idiom).barZone(.menu) }
    }
    .modifier(BarTextSize())
    .modifier(BarGlassRow())
  }
  @MainActor private var height: CGFloat {
    if arrangement.isCompact { return 38 }
    if isGlassy { return BarGlass.barHeight }
    return BarMetrics.height(arrangement.idiom, isInSheet: handle.handle?.kind == .sheet)
  }
}

/// Items in a row. Each view of an item is one of the layout.
nonisolated struct BarItemViews: View {
  let items: [ToolbarEntry]
  let zone: BarZone
  @Environment(\.isGlassy) private var isGlassy
  @MainActor var body: some View {
    ForEach(items) { item in
      if case .spacer(let sizing) = item.part.kind {
        Color.clear.frame(width: sizing.isFlexible ? nil : BarMetrics.groupGap, height: 1)
          .barZone(zone, item: item.id, isFlexible: sizing.isFlexible)
      } else {
        BarItemView(group: BarItemGroup(item, in: items, isGlassy: isGlassy), node: item.node).barZone(
          zone, item: item.id)
      }
    }
  }
}

/// A bar of its own below the bar above.
nonisolated private struct AccessoryBar: View {
  let items: [ToolbarEntry]
  @Environment(\.idiom) private var idiom
  @MainActor var body: some View {
    HStack(spacing: BarMetrics.itemGap) {
      BarStackItems(items: items)
      Spacer(minLength: 0)
    }
    .modifier(BarTextSize())
    .padding(.horizontal, BarMetrics.sidePadding(idiom))
    .frame(minHeight: BarMetrics.height(idiom) - 8)
    .focusSection()
  }
}

/// Items in a stack.
nonisolated struct BarStackItems: View {
  let items: [ToolbarEntry]
  @Environment(\.isGlassy) private var isGlassy
  @MainActor var body: some View {
    ForEach(items) { item in
      if case .spacer(let sizing) = item.part.kind {
        if sizing.isFlexible { Spacer(minLength: 0) } else { Color.clear.frame(width: BarMetrics.groupGap, height: 1) }
      } else {
        BarItemView(group: BarItemGroup(item, in: items, isGlassy: isGlassy), node: item.node)
      }
    }
  }
}

/// The bar below a page.
nonisolated struct BottomBar: View {
  let model: BarModel
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlassy) private var isGlassy
  @MainActor var body: some View {
    let isGlassy = isGlassy
    BarReader(model) {
      let items = model.items, look = model.content.look(.bottom)
      let isCentered = idiom == .phone || idiom == .watch
      let hasSearch = SearchPlace(model.content.search, items, idiom, removed: model.content.removed) == .bottom
      let status = items.status(idiom)
      let isShown =
        look.visibility != .hidden
        && (!items.bottom.isEmpty || !status.isEmpty || hasSearch || look.visibility == .visible)
      let showsKeyboard = model.isEditing && !items.keyboard.isEmpty
      let isLayered = BarMetrics.areLayered(idiom)
      if isShown && isLayered {
        BarGround(source: model, look: look, edge: .bottom, kind: .toolbar).modifier(BarPart(.background))
      }
      if isShown || showsKeyboard {
        VStack(spacing: 0) {
          if isShown {
            VStack(spacing: 0) {
              if hasSearch, let search = model.content.search {
                SearchScopesRow(model: search, alignment: .center).padding(.top, 6)
              }
              ZStack {
                HStack(spacing: BarMetrics.itemGap) {
                  BarStackItems(items: items.bottom)
                  if hasSearch, let search = model.content.search { SearchField(model: search, suggestions: .above) }
                }
                .frame(maxWidth: .infinity, alignment: isCentered && status.isEmpty ? .center : .leading)
                HStack(spacing: BarMetrics.itemGap) { BarStackItems(items: status) }
              }
              .padding(.horizontal, isGlassy ? BarGlass.sidePadding : BarMetrics.sidePadding(idiom))
              .frame(minHeight: isGlassy ? BarGlass.barHeight : BarMetrics.height(idiom))
              .modifier(BarGlassRow())
            }
            .focusSection()
            .modifier(AppearanceTint(kind: .toolbar))
            .modifier(BarSurface(look: look, isBelow: true, kind: .toolbar, idiom: idiom))
            .accessibilityElement(children: .contain)
          }
          if showsKeyboard { KeyboardBar(model: model) }
        }
      }
    }
  }
}

/// The background of a bar, and a line at its edge to the page.
nonisolated struct BarBackground: ViewModifier {
  let look: BarLook
  var isBelow = false
  /// What the app may have given a look to.
  var kind: Appearances.BarKind?
  let idiom: Idiom
  @Environment(\.colorScheme) private var scheme
  @Environment(\.appearances) private var appearances
  @MainActor func body(content: Content) -> some View {
    let bar = appearances.bar(kind), ground = bar.standard ?? bar.edge
    let hasLine =
      look.backgroundVisibility != .hidden && idiom != .tv && idiom != .watch && ground?.line != .hidden
    VStack(spacing: 0) {
      if hasLine && isBelow { BarLine(ground: ground) }
      // What hangs down from the bar lies over its edge.
      content.modifier(BarForeground(style: look.foreground)).zIndex(1)
      if hasLine && !isBelow { BarLine(ground: ground) }
    }
    .background {
      if look.backgroundVisibility != .hidden {
        if let base = bar.base, look.background == nil { Rectangle().fill(base).ignoresSafeArea() }
        if look.background != nil || ground?.fill != .clear {
          Rectangle().fill(look.background == nil ? ground?.style ?? baseless(bar) : style).ignoresSafeArea()
        }
      }
    }
    .environment(\.colorScheme, look.colorScheme ?? scheme)
  }
  /// A colour behind the bar is seen where nothing else is said.
  @MainActor private func baseless(_ bar: Appearances.Bar) -> AnyShapeStyle {
    bar.base == nil || bar.standard != nil ? style : AnyShapeStyle(Color.clear)
  }
  /// Televisions and watches show bars on what is behind them. Source: seen, tvOS and watchOS.
  @MainActor private var style: AnyShapeStyle {
    if let style = look.background?.style { return style }
    if idiom == .tv || idiom == .watch { return AnyShapeStyle(Color.clear) }
    let isDark = (look.colorScheme ?? scheme) == .dark
    return AnyShapeStyle(isDark ? Color(white: 0.16) : Color(white: 0.965))
  }
}
/// The background of a bar, where it has one of its own; where content goes on below bars, `BarGround` is behind it.
nonisolated struct BarSurface: ViewModifier {
  let look: BarLook
  var isBelow = false
  var kind: Appearances.BarKind?
  let idiom: Idiom
  @MainActor func body(content: Content) -> some View {
    if BarMetrics.areLayered(idiom) {
      content.modifier(BarInk(look: look))
    } else {
      content.modifier(BarBackground(look: look, isBelow: isBelow, kind: kind, idiom: idiom))
    }
  }
}
/// The colours of what stands in a bar.
nonisolated struct BarInk: ViewModifier {
  let look: BarLook
  @Environment(\.colorScheme) private var scheme
  @MainActor func body(content: Content) -> some View {
    content.modifier(BarForeground(style: look.foreground)).environment(\.colorScheme, look.colorScheme ?? scheme)
  }
}
/// Knows whether content lies below the bars at its edges.
@MainActor protocol ContentBelowBars: AnyObject {
  /// Whoever reads this in a body is evaluated when it changes.
  func hasContent(below edge: VerticalEdge) -> Bool
}
extension BarModel: ContentBelowBars {}

/// What a bar lies on where content goes on below it: nothing, until content does.
///
/// Source: UIKit, `scrollEdgeAppearance`: bars are clear while the edge of the content is at
/// the edge of the bar; iOS 15 and later.
nonisolated struct BarGround<Source: ContentBelowBars>: View {
  let source: Source
  let look: BarLook
  let edge: VerticalEdge
  var kind: Appearances.BarKind?
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.appearances) private var appearances
  @Environment(\.isGlassy) private var isGlassy
  @MainActor var body: some View {
    let bar = appearances.bar(kind)
    // Asked in any case, so that this is evaluated again when it changes.
    let hasContent = source.hasContent(below: edge)
    let ground = hasContent || look.backgroundVisibility == .visible ? bar.standard ?? bar.edge : bar.edge
    let isWanted = look.backgroundVisibility == .visible || hasContent || bar.edge != nil
    let isShown =
      look.backgroundVisibility != .hidden && isWanted && (look.background != nil || ground?.fill != .clear)
    ZStack(alignment: edge == .top ? .bottom : .top) {
      if let base = bar.base, look.background == nil, look.backgroundVisibility != .hidden { Rectangle().fill(base) }
      if isShown, isGlassy, look.background == nil, ground == nil {
        BarGlassEdge(edge: edge)
      } else if isShown {
        Rectangle().fill(look.background == nil ? ground?.style ?? style : style)
        if ground?.line != .hidden { BarLine(ground: ground) }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .ignoresSafeArea()
    .environment(\.colorScheme, look.colorScheme ?? scheme)
    .allowsHitTesting(false)
  }
  @MainActor private var style: AnyShapeStyle {
    if let style = look.background?.style { return style }
    // Source: Apple, design resources for iOS 13 to 18, the material of bars; without a
    // blur a little of what lies below is seen: over black it is as light as a grouped page, so that letters that are
    // read there are read here.
    let isDark = (look.colorScheme ?? scheme) == .dark
    let color =
      isDark
      ? Color(red: 29.0 / 255, green: 29.0 / 255, blue: 29.0 / 255)
      : Color(red: 249.0 / 255, green: 249.0 / 255, blue: 249.0 / 255)
    return AnyShapeStyle(color.opacity(contrast == .increased ? 1 : 0.975))
  }
}
/// The line at the edge of a bar.
nonisolated private struct BarLine: View {
  let ground: Appearances.Ground?
  @MainActor var body: some View {
    if case .color(let color) = ground?.line { Rectangle().fill(color).frame(height: 1) } else { Divider() }
  }
}
extension Appearances.Ground {
  /// Nil for what bars have by themselves.
  fileprivate var style: AnyShapeStyle? {
    switch fill {
    case .standard: nil
    case .clear: AnyShapeStyle(Color.clear)
    case .color(let color): AnyShapeStyle(color)
    case .image(let image): AnyShapeStyle(ImagePaint(image: image))
    }
  }
}
nonisolated private struct BarForeground: ViewModifier {
  let style: BarStyle?
  @MainActor func body(content: Content) -> some View {
    if let style { content.foregroundStyle(style.style) } else { content }
  }
}
