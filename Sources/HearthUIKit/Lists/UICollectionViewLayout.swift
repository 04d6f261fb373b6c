import Foundation
import HearthCore
import HearthUI

/// Places the items of a collection: one of its subclasses does, or an app's own.
///
/// An app's class works places out in `prepare()`, says how large all is by `collectionViewContentSize`, and where items are by
/// `layoutAttributesForElements(in:)`.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  /// The collection that is placed.
  open internal(set) weak var collectionView: UICollectionView?
  /// Creates a layout.
  public override init() { super.init() }
  nonisolated deinit {}
  /// Places everything again.
  open func invalidateLayout() {
    if isPreparing { return }
    preparedSize = nil
    if !isMoving { collectionView?.refresh() }
  }
  /// Places again what a context says: everything.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }

  // MARK: For subclasses

  /// The class of attributes that the layout makes. A hint: the layout makes its own.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Works out where everything is: called before anything is asked for, and after the layout has been invalidated, the
  /// collection has got another size, or other items. Does nothing by itself.
  open func prepare() {}
  /// How large all is: points. Nothing by itself.
  open var collectionViewContentSize: CGSize { .zero }
  /// What lies in a part of the content, its edges included; nil, by itself, for nothing.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item is; nil, by itself, for nowhere.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a view above or below a section is; nil, by itself, for nowhere.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether places depend on which part of the content is seen: the layout is invalidated then, and asked anew, each time that it moves. Asked before
  /// `bounds` of the collection is another. False by itself.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What is said of a layout that is invalidated as another part of the content is seen.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }
  /// Whether the layout is invalidated as the content moves, which shows other places anyway.
  private var isMoving = false
  /// Another part of the content is seen.
  final func boundsDidChange(to newBounds: CGRect) {
    isMoving = true
    invalidateLayout(with: invalidationContext(forBoundsChange: newBounds))
    isMoving = false
  }
  /// Where the content is to come to rest after a finger has let go: where it would by itself.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  private var decorations: [String: UICollectionReusableView.Type] = [:]
  /// Has views of a class be shown where the layout has attributes of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  final func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    guard let type = decorations[kind] else {
      collectionView?.report(.controlValue, "has no class registered for decorations of the kind '\(kind)'.")
      return nil
    }
    return ClassInitializer.make(type, frame: .zero)
  }
  private var isPreparing = false
  /// The size of the collection that places were worked out for, and its version.
  private var preparedSize: CGSize?
  private var preparedVersion = 0
  final func prepareIfNeeded(_ size: CGSize, _ version: Int) {
    if preparedSize == size, preparedVersion == version { return }
    (preparedSize, preparedVersion) = (size, version)
    collectionView?.measureShownCells()
    isPreparing = true
    prepare()
    isPreparing = false
  }
  func content(of view: UICollectionView) -> AnyView { AnyView(AttributedContent(view: view, layout: self)) }
}

/// The sizes of a collection's items, one by one, where its layout is a flow.
@MainActor @preconcurrency public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item: points; by itself the layout's `itemSize`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Points around a section; by itself the layout's `sectionInset`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Points between lines; by itself the layout's `minimumLineSpacing`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least points between items of a line; by itself the layout's `minimumInteritemSpacing`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of what is above a section: points; by itself the layout's `headerReferenceSize`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of what is below a section: points; by itself the layout's `footerReferenceSize`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}
extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout).itemSize }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout).sectionInset }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout).minimumLineSpacing }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout).minimumInteritemSpacing }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout).headerReferenceSize }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout).footerReferenceSize }
}

/// Items in lines, as many to a line as there is room for.
///
/// The items of a full line are spread from one edge to the other, those of the last one stand as far apart. Source: seen,
/// `UICollectionViewFlowLayout` on iOS.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What stands for an item's own size.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// The size of items: points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The size that items are taken to have before theirs is known; not zero where items are as large as their cells want
  /// (`preferredLayoutAttributesFitting(_:)`), but no wider than the collection. That is known when they have been seen.
  open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
  /// Points between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least points between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Points around each section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Where the content scrolls: lines are rows if up and down, else columns.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of what is above sections: points; nothing is there where it is zero.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of what is below sections: points; nothing is there where it is zero.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether what is above a section stays in view as long as the section.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether what is below a section stays in view as long as the section.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  nonisolated deinit {}
  override func content(of view: UICollectionView) -> AnyView {
    let isOwn = ClassMethods.ownPlaces.areOverridden(by: type(of: self))
    return isOwn ? super.content(of: view) : AnyView(FlowContent(view: view, layout: self))
  }

  // MARK: Places

  private var geometry: FlowGeometry?
  private var known: FlowGeometry {
    if let geometry { return geometry }
    let made = FlowGeometry(self)
    geometry = made
    return made
  }
  open override func invalidateLayout() {
    geometry = nil
    super.invalidateLayout()
  }
  open override func prepare() { geometry = nil }
  open override var collectionViewContentSize: CGSize { known.size }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    known.all.filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    known.all.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    known.all.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
  }
}

/// The lines of a section: which items each has.
nonisolated enum FlowLines: RandomAccessCollection {
  /// Items of one size: so many to a line.
  case equal(count: Int, perLine: Int, size: CGSize)
  /// Items of sizes of their own.
  case own([Range<Int>], [CGSize])
  var startIndex: Int { 0 }
  var endIndex: Int {
    switch self {
    case .equal(let count, let perLine, _): (count + perLine - 1) / perLine
    case .own(let lines, _): lines.count
    }
  }
  struct Line: Identifiable { let id: Int, items: Range<Int> }
  /// The line that an item is in.
  func line(of item: Int) -> Int {
    switch self {
    case .equal(_, let perLine, _): item / perLine
    case .own(let lines, _): lines.firstIndex { $0.contains(item) } ?? 0
    }
  }
  subscript(index: Int) -> Line {
    switch self {
    case .equal(let count, let perLine, _):
      Line(id: index, items: index * perLine..<Swift.min(count, (index + 1) * perLine))
    case .own(let lines, _): Line(id: index, items: lines[index])
    }
  }
  func size(_ item: Int) -> CGSize {
    switch self {
    case .equal(_, _, let size): size
    case .own(_, let sizes): sizes[item]
    }
  }
  /// Lines in a length, of items that are `along` as long in the line.
  static func lines(_ sizes: [CGSize], length: CGFloat, spacing: CGFloat, along: (CGSize) -> CGFloat) -> FlowLines {
    var lines: [Range<Int>] = [], start = 0, used: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      let next = used + (index > start ? spacing : 0) + along(size)
      if index > start && next > length + 0.01 {
        lines.append(start..<index)
        (start, used) = (index, along(size))
      } else {
        used = next
      }
    }
    if start < sizes.count { lines.append(start..<sizes.count) }
    return .own(lines, sizes)
  }
}

/// The lines of a section, which are told from those of others.
nonisolated private struct SectionLines: RandomAccessCollection {
  struct Line: Identifiable { let id: FlowLineID, items: Range<Int> }
  let lines: FlowLines
  let section: Int
  var startIndex: Int { 0 }
  var endIndex: Int { lines.endIndex }
  subscript(index: Int) -> Line {
    Line(id: FlowLineID(section: section, line: index), items: lines[index].items)
  }
}

/// What a collection shows whose layout is a flow.
struct FlowContent: View {
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  private var isVertical: Bool { layout.scrollDirection == .vertical }
  var body: some View {
    let model = view.model, look = model.lookVersion
    GeometryReader { proxy in
      let _ = layout.prepareIfNeeded(proxy.size, model.version &+ look)
      ScrollView(isVertical ? .vertical : .horizontal) {
        stack {
          ForEach(model.sections) { section in
            FlowSection(
              view: view, layout: layout, section: section,
              index: model.sections.firstIndex { $0.id == section.id } ?? 0,
              length: isVertical ? proxy.size.width : proxy.size.height, look: look)
          }
        }
      }
      .modifier(ScrollLinked(view: view))
    }
  }
  @ViewBuilder private func stack(@ViewBuilder _ content: () -> some View) -> some View {
    let pinned: PinnedScrollableViews = [
      layout.sectionHeadersPinToVisibleBounds ? .sectionHeaders : [],
      layout.sectionFootersPinToVisibleBounds ? .sectionFooters : [],
    ]
    if isVertical {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: pinned, content: content)
    } else {
      LazyHStack(alignment: .top, spacing: 0, pinnedViews: pinned, content: content)
    }
  }
}

private struct FlowSection: View {
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  let section: RowModel.Section
  let index: Int
  /// Of a line: points.
  let length: CGFloat
  /// Another one when the layout or its delegate may say something else.
  let look: Int

  private var isVertical: Bool { layout.scrollDirection == .vertical }
  private var sizes: (any UICollectionViewDelegateFlowLayout)? {
    view.delegate as? any UICollectionViewDelegateFlowLayout
  }
  private var inset: UIEdgeInsets {
    sizes?.collectionView(view, layout: layout, insetForSectionAt: index) ?? layout.sectionInset
  }
  private var lineSpacing: CGFloat {
    sizes?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: index) ?? layout.minimumLineSpacing
  }
  private var itemSpacing: CGFloat {
    sizes?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: index)
      ?? layout.minimumInteritemSpacing
  }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func lines(_ available: CGFloat) -> FlowLines {
    if sizes != nil || layout.sizesItems {
      let all = section.rows.indices.map { item in
        layout.size(section.rows[item], at: IndexPath(item: item, section: index), in: view)
      }
      if let first = all.first, all.allSatisfy({ $0 == first }) { return equalLines(first, available) }
      return FlowLines.lines(all, length: available, spacing: itemSpacing, along: along)
    }
    return equalLines(view.checked(layout.itemSize), available)
  }
  private func equalLines(_ size: CGSize, _ available: CGFloat) -> FlowLines {
    let perLine = max(1, Int((available + itemSpacing + 0.01) / max(1, along(size) + itemSpacing)))
    return .equal(count: section.rows.count, perLine: perLine, size: size)
  }
  var body: some View {
    let inset = inset, spacing = lineSpacing
    let available = max(1, length - (isVertical ? inset.left + inset.right : inset.top + inset.bottom))
    let lines = lines(available), last = lines.count - 1
    let header = sizes?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: index)
    let footer = sizes?.collectionView(view, layout: layout, referenceSizeForFooterInSection: index)
    let _ = view.model.lines[section.id] = { lines.line(of: $0) }
    Section {
      ForEach(SectionLines(lines: lines, section: section.id)) { line in
        FlowLine(
          view: view, section: section, index: index, items: line.items, size: lines.size,
          gap: gap(line.items, of: lines, available), isVertical: isVertical
        )
        .padding(padding(isFirst: line.id.line == 0, isLast: line.id.line == last, inset, spacing))
      }
    } header: {
      SupplementView(
        view: view, kind: UICollectionView.elementKindSectionHeader, section: index,
        size: header ?? layout.headerReferenceSize)
    } footer: {
      SupplementView(
        view: view, kind: UICollectionView.elementKindSectionFooter, section: index,
        size: footer ?? layout.footerReferenceSize)
    }
  }
  private func padding(isFirst: Bool, isLast: Bool, _ inset: UIEdgeInsets, _ spacing: CGFloat) -> EdgeInsets {
    let before = isFirst ? 0 : spacing
    return isVertical
      ? EdgeInsets(
        top: before + (isFirst ? inset.top : 0), leading: inset.left, bottom: isLast ? inset.bottom : 0,
        trailing: inset.right)
      : EdgeInsets(
        top: inset.top, leading: before + (isFirst ? inset.left : 0), bottom: inset.bottom,
        trailing: isLast ? inset.right : 0)
  }
  /// Between items: what a full line leaves, shared out.
  private func gap(_ items: Range<Int>, of lines: FlowLines, _ available: CGFloat) -> CGFloat {
    if case .equal(_, let perLine, let size) = lines {
      return perLine > 1 ? (available - CGFloat(perLine) * along(size)) / CGFloat(perLine - 1) : itemSpacing
    }
    let isLast = items.upperBound == section.rows.count
    if isLast || items.count < 2 { return itemSpacing }
    return (available - items.reduce(0) { $0 + along(lines.size($1)) }) / CGFloat(items.count - 1)
  }
}

private struct FlowLine: View {
  let view: UICollectionView
  let section: RowModel.Section
  let index: Int
  let items: Range<Int>
  let size: (Int) -> CGSize
  let gap: CGFloat
  let isVertical: Bool
  var body: some View {
    let rows = items.map { PlacedRow(id: RowID(number: section.rows[$0]), section: index, row: $0) }
    if isVertical {
      HStack(alignment: .center, spacing: gap) { cells(rows) }
    } else {
      VStack(alignment: .center, spacing: gap) { cells(rows) }
    }
  }
  private func cells(_ rows: [PlacedRow]) -> some View {
    ForEach(rows) { row in
      let size = size(row.row)
      ItemView(view: view, row: row).frame(width: size.width, height: size.height)
    }
  }
}
