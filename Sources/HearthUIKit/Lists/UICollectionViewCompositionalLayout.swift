import Foundation
import HearthCore
import HearthUI

/// What holds for all sections of a compositional layout.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Where the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Points between sections.
  open var interSectionSpacing: CGFloat = 0
  public override init() { super.init() }
  nonisolated deinit {}
}

/// Items in groups, groups in sections, each section as it likes.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes the section at an index.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  private let provider: SectionProvider
  private let list: UICollectionLayoutListConfiguration?
  /// What holds for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  /// Creates a layout whose sections are all alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    (provider, self.configuration, list) = ({ _, _ in section }, configuration, nil)
    super.init()
  }
  /// Creates a layout that asks for each section.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    (provider, self.configuration, list) = (sectionProvider, configuration, nil)
    super.init()
  }
  private init(list: UICollectionLayoutListConfiguration) {
    (provider, configuration, self.list) = ({ _, _ in nil }, UICollectionViewCompositionalLayoutConfiguration(), list)
    super.init()
  }
  nonisolated deinit {}
  /// Rows, as in a table.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(list: configuration)
  }
  final var isVertical: Bool { configuration.scrollDirection == .vertical }
  func section(_ index: Int, _ size: CGSize, _ view: UICollectionView) -> NSCollectionLayoutSection? {
    provider(index, LayoutSurroundings(contentSize: size, traitCollection: view.traitCollection))
  }
  /// The list that all sections are; nil where they are something else, or lists of several kinds. Those of one kind are one
  /// list, with what its rows offer.
  private func listOfSections(_ view: UICollectionView) -> UICollectionLayoutListConfiguration? {
    let count = view.numberOfSections
    let lists = (0..<count).map { section($0, view.bounds.size, view)?.list }
    guard let first = lists.first, let first,
      lists.allSatisfy({ $0.map(first.isOfSameKind) ?? false })
    else { return nil }
    return first
  }
  override func content(of view: UICollectionView) -> AnyView {
    if let list = list ?? listOfSections(view) {
      return AnyView(ListLayoutContent(view: view, configuration: list))
    }
    return AnyView(CompositionalContent(view: view, layout: self))
  }
}

private struct CompositionalContent: View {
  let view: UICollectionView
  let layout: UICollectionViewCompositionalLayout
  var body: some View {
    let look = view.model.lookVersion
    let isVertical = layout.configuration.scrollDirection == .vertical
    GeometryReader { proxy in
      ScrollView(isVertical ? .vertical : .horizontal) {
        let pinned: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
        if isVertical {
          LazyVStack(alignment: .leading, spacing: 0, pinnedViews: pinned) { sections(proxy.size, look) }
        } else {
          LazyHStack(alignment: .top, spacing: 0, pinnedViews: pinned) { sections(proxy.size, look) }
        }
      }
      .modifier(ScrollLinked(view: view))
      .modifier(VisibleItemsTold(view: view, layout: layout, container: proxy.size))
    }
  }
  private func sections(_ size: CGSize, _ look: Int) -> some View {
    ForEach(view.model.sections) { section in
      let index = view.model.sections.firstIndex { $0.id == section.id } ?? 0
      if let description = layout.section(index, size, view) {
        GroupedSection(
          view: view, section: section, index: index, description: description, container: size,
          isVertical: layout.configuration.scrollDirection == .vertical,
          spacing: index > 0 ? layout.configuration.interSectionSpacing : 0, look: look)
      }
    }
  }
}

private struct GroupedSection: View {
  let view: UICollectionView
  let section: RowModel.Section
  let index: Int
  let description: NSCollectionLayoutSection
  /// The collection: points.
  let container: CGSize
  let isVertical: Bool
  let spacing: CGFloat
  /// Another one when the layout may say something else.
  let look: Int

  private var room: CGSize {
    let insets = description.contentInsets
    return CGSize(
      width: max(1, container.width - (isVertical ? insets.leading + insets.trailing : 0)),
      height: max(1, container.height - (isVertical ? 0 : insets.top + insets.bottom)))
  }
  /// What is above or below the section, where it is pinned or where it scrolls away as asked: nothing elsewhere.
  @ViewBuilder private func end(isAbove: Bool, isPinned: Bool) -> some View {
    if description.end(isAbove: isAbove)?.pinToVisibleBounds ?? false == isPinned {
      end(isAbove: isAbove).padding(isVertical ? .top : .leading, isAbove ? spacing : 0)
    }
  }
  private func end(isAbove: Bool) -> some View {
    let item = description.end(isAbove: isAbove)
    let insets = description.supplementariesFollowContentInsets && isVertical ? description.contentInsets : .zero
    var around = container
    around.width = max(0, around.width - insets.leading - insets.trailing)
    let size = item?.layoutSize.size(in: around) ?? .zero
    let isEstimated = item?.layoutSize.heightDimension.isEstimated ?? false
    return SupplementView(
      view: view, kind: item?.elementKind ?? "", section: index,
      size: CGSize(width: size.width, height: isEstimated ? 0 : size.height)
    )
    .padding(EdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing))
  }
  var body: some View {
    let room = room, perGroup = max(1, description.group.leafCount(in: room))
    let lines = FlowLines.equal(count: section.rows.count, perLine: perGroup, size: .zero)
    let insets = description.contentInsets, gap = description.interGroupSpacing
    if !description.decorationItems.isEmpty {
      // What is behind the section is as large as all of it.
      VStack(alignment: .leading, spacing: 0) {
        end(isAbove: true, isPinned: false)
        end(isAbove: true, isPinned: true)
        groups(lines, room, insets, gap)
        end(isAbove: false, isPinned: false)
        end(isAbove: false, isPinned: true)
      }
      .background {
        ZStack {
          ForEach(Array(description.decorationItems.sorted { $0.zIndex < $1.zIndex }.enumerated()), id: \.offset) {
            DecorationView(layout: view.collectionViewLayout, item: $1, section: index)
          }
        }
      }
    } else {
      plainSection(lines, room, insets, gap)
    }
  }
  @ViewBuilder private func groups(
    _ lines: FlowLines, _ room: CGSize, _ insets: NSDirectionalEdgeInsets, _ gap: CGFloat
  ) -> some View {
    if description.orthogonalScrollingBehavior == .none {
      ForEach(lines) { line in
        group(line, room).padding(padding(line.id == 0, line.id == lines.count - 1))
      }
    } else {
      OrthogonalGroups(
        behavior: description.orthogonalScrollingBehavior, isVertical: isVertical, spacing: gap, insets: insets
      ) {
        ForEach(lines) { group($0, room) }
      }
      .modifier(
        OrthogonalItemsTold(view: view, section: index, description: description, container: container))
    }
  }
  private func plainSection(
    _ lines: FlowLines, _ room: CGSize, _ insets: NSDirectionalEdgeInsets, _ gap: CGFloat
  ) -> some View {
    Section {
      end(isAbove: true, isPinned: false)
      groups(lines, room, insets, gap)
      end(isAbove: false, isPinned: false)
    } header: {
      end(isAbove: true, isPinned: true)
    } footer: {
      end(isAbove: false, isPinned: true)
    }
  }
  private func padding(_ isFirst: Bool, _ isLast: Bool) -> EdgeInsets {
    let insets = description.contentInsets, before = isFirst ? 0 : description.interGroupSpacing
    return isVertical
      ? EdgeInsets(
        top: isFirst ? insets.top : before, leading: insets.leading, bottom: isLast ? insets.bottom : 0,
        trailing: insets.trailing)
      : EdgeInsets(
        top: insets.top, leading: isFirst ? insets.leading : before, bottom: insets.bottom,
        trailing: isLast ? insets.trailing : 0)
  }
  private func group(_ line: FlowLines.Line, _ room: CGSize) -> some View {
    let rows = line.items.map { PlacedRow(id: RowID(number: section.rows[$0]), section: index, row: $0) }
    let leaves = description.group.leaves(in: room)
    let first = line.items.lowerBound
    return GroupLayout(group: description.group, container: room) {
      ForEach(rows) { row in
        let parts = leaves.indices.contains(row.row - first) ? leaves[row.row - first].supplementaryItems : []
        if parts.isEmpty {
          ItemView(view: view, row: row)
        } else {
          ItemView(view: view, row: row).modifier(ItemSupplements(view: view, row: row, parts: parts))
        }
      }
    }
  }
}

/// Groups that scroll across the way in which the collection does.
private struct OrthogonalGroups<Groups: View>: View {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let isVertical: Bool
  let spacing: CGFloat
  let insets: NSDirectionalEdgeInsets
  @ViewBuilder let groups: Groups
  var body: some View {
    let around = EdgeInsets(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    let scrolled = ScrollView(isVertical ? .horizontal : .vertical, showsIndicators: false) {
      if isVertical {
        LazyHStack(alignment: .top, spacing: spacing) { groups }.scrollTargetLayout().padding(around)
      } else {
        LazyVStack(alignment: .leading, spacing: spacing) { groups }.scrollTargetLayout().padding(around)
      }
    }
    switch behavior {
    case .none, .continuous: scrolled
    case .paging: scrolled.scrollTargetBehavior(.paging)
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      scrolled.scrollTargetBehavior(.viewAligned)
    }
  }
}

/// Places the items of a group.
private struct GroupLayout: Layout {
  let group: NSCollectionLayoutGroup
  let container: CGSize
  private func arrange(_ subviews: Subviews) -> (size: CGSize, frames: [CGRect]) {
    MainActor.assumeIsolatedFast {
      var leaves = LeafMeasure { index, width in
        subviews.indices.contains(index)
          ? subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil)).height : nil
      }
      return group.arrange(in: container, &leaves)
    }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews).size
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, arrange(subviews).frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }
}

// MARK: - Lists

/// What a list of a collection is like.
@MainActor @preconcurrency public struct UICollectionLayoutListConfiguration {
  /// How sections are set off.
  public enum Appearance: Int, Sendable { case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain }
  /// The kinds of headers above sections.
  public enum HeaderMode: Int, Sendable {
    /// Nothing, a view of its own, or the first item.
    case none = 0, supplementary, firstItemInSection
  }
  /// The kinds of footers below sections.
  public enum FooterMode: Int, Sendable { case none = 0, supplementary }
  /// Makes what a row offers when it is swept aside.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// How sections are set off.
  public let appearance: Appearance
  /// The kind of headers above sections.
  public var headerMode = HeaderMode.none
  /// The kind of footers below sections.
  public var footerMode = FooterMode.none
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// What the lines between rows are like.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Makes what the lines at a row are like, from what they are like elsewhere.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  /// Asked for each row what the lines at it are like.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Behind the rows; nil for the usual colour.
  public var backgroundColor: UIColor?
  /// What a row offers when it is swept aside from its leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a row offers when it is swept aside from its trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Creates a configuration.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
  /// Whether sections of both can be in one list.
  func isOfSameKind(_ other: UICollectionLayoutListConfiguration) -> Bool {
    appearance == other.appearance && headerMode == other.headerMode && footerMode == other.footerMode
      && showsSeparators == other.showsSeparators
  }
}

private struct ListLayoutContent: View {
  let view: UICollectionView
  let configuration: UICollectionLayoutListConfiguration
  var body: some View {
    let model = view.model, _ = model.lookVersion
    List {
      ForEach(model.sections) { section in
        let index = model.sections.firstIndex { $0.id == section.id } ?? 0
        Section {
          let first = configuration.headerMode == .firstItemInSection ? 1 : 0
          ForEach(PlacedRows(ids: section.rows, section: index).dropFirst(first)) { row in
            ListLayoutRow(view: view, row: row, configuration: configuration)
          }
          .onMove { places, target in
            guard let place = places.first else { return }
            view.userDidMove(place + first, target + first, section: index)
          }
        } header: {
          if configuration.headerMode == .firstItemInSection, let id = section.rows.first {
            ItemView(view: view, row: PlacedRow(id: RowID(number: id), section: index, row: 0))
              .listRowInsets(EdgeInsets())
          } else if configuration.headerMode == .supplementary {
            SupplementCell(
              view: view, kind: UICollectionView.elementKindSectionHeader, section: index, version: model.version
            ).listRowInsets(EdgeInsets())
          }
        } footer: {
          if configuration.footerMode == .supplementary {
            SupplementCell(
              view: view, kind: UICollectionView.elementKindSectionFooter, section: index, version: model.version
            ).listRowInsets(EdgeInsets())
          }
        }
      }
    }
    .modifier(ListLayoutStyle(appearance: configuration.appearance))
    .environment(\.defaultMinListRowHeight, 0)
    .transformEnvironment(\.appearances) {
      if let color = configuration.backgroundColor ?? view.backgroundColor { $0.list.background = Color(color) }
      if !configuration.showsSeparators { $0.list.hidesSeparators = true }
    }
    .modifier(ScrollLinked(view: view))
  }
}

struct ListLayoutRow: View {
  let view: UICollectionView
  let row: PlacedRow
  let configuration: UICollectionLayoutListConfiguration
  var body: some View {
    let isSelected = view.model.selection.contains(row.id.number)
    let leading = configuration.leadingSwipeActionsConfigurationProvider?(row.path)
    let trailing = configuration.trailingSwipeActionsConfigurationProvider?(row.path)
    RowWithSeparators(row: ItemView(view: view, row: row), separators: configuration.separators(at: row.path))
      .listRowInsets(EdgeInsets())
      .moveDisabled(!view.canMove(row.path))
      .listRowBackground(isSelected ? Color(.systemGray4) : nil)
      .swipeActions(edge: .leading, allowsFullSwipe: leading?.performsFirstActionWithFullSwipe ?? true) {
        SwipeButtons(configuration: leading, view: view)
      }
      .swipeActions(edge: .trailing, allowsFullSwipe: trailing?.performsFirstActionWithFullSwipe ?? true) {
        SwipeButtons(configuration: trailing, view: view)
      }
  }
}

private struct ListLayoutStyle: ViewModifier {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  func body(content: Content) -> some View {
    switch appearance {
    case .plain: content.listStyle(.plain)
    case .grouped: content.listStyle(.grouped)
    case .insetGrouped: content.listStyle(.insetGrouped)
    case .sidebar, .sidebarPlain: content.listStyle(.sidebar)
    }
  }
}
