import Foundation
import HearthCore
import HearthUI

/// Items that scroll, placed by a layout.
///
/// Only items that are seen have cells; cells of items that are gone are used again.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  /// Where content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down, or from side to side.
    case vertical = 0, horizontal
  }
  /// Where an item is to be seen.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between above and below.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle from side to side.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
    fileprivate var anchor: UnitPoint? {
      if isEmpty { return nil }
      return UnitPoint(
        x: contains(.left) ? 0 : contains(.right) ? 1 : 0.5, y: contains(.top) ? 0 : contains(.bottom) ? 1 : 0.5)
    }
  }
  /// The kind of views above a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of views below a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Says what is shown.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  private weak var itemDelegate: (any UICollectionViewDelegate)?
  /// Who is asked about items and told of what the user does with them. Held weakly.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { itemDelegate }
    set { scrollDelegate = newValue }
  }
  override func scrollDelegateDidChange() {
    itemDelegate = scrollDelegate as? any UICollectionViewDelegate
    refresh()
  }
  /// Places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      refresh()
    }
  }
  /// Behind the items, as large as the collection. It does not scroll.
  open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { refresh() } } }
  /// Whether items can be selected.
  open var allowsSelection = true { didSet { refresh() } }
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether items can be selected while the collection is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while the collection is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether a press of an item selects it now.
  final var selectsItems: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  private var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  /// Whether the collection is edited: its cells are told of it (`configurationState`), and show what stands at their edges then.
  open var isEditing = false {
    didSet {
      if isEditing == oldValue { return }
      for cell in reuse.shown.values { cell.isEditing = isEditing }
      refresh()
    }
  }
  let model = RowModel()
  let drops = ListDrops()
  let reuse = CellReuse<UICollectionViewCell>()
  /// Where a layout of the app's own says that items are which are shown.
  final var shownAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private let supplements = CellReuse<UICollectionReusableView>()

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    scrollLink.insetsCover = true
    layout.collectionView = self
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
  /// There are no files to make views from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  /// An object whose settings apply to all lists, those of SwiftUI too.
  open override class func appearance() -> Self { proxy { UICollectionView(frame: .zero) } }
  override class var isBase: Bool { true }
  override func add(to all: inout Appearances) { all.list.background = backgroundColor.map { Color($0) } }
  /// Places the items in another way.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    if animated { withAnimation(.default) { collectionViewLayout = layout } } else { collectionViewLayout = layout }
  }
  func refresh() {
    needsUpdate()
    model.refreshLook()
  }

  // MARK: Cells

  /// Makes cells of a class when none can be used again.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let type = cellClass as? UICollectionViewCell.Type else { return reuse.register(identifier, nil) }
    reuse.register(identifier) { ClassInitializer.make(type, frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
  }
  /// Makes views above and below sections of a class when none can be used again.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let name = elementKind + identifier
    guard let type = viewClass as? UICollectionReusableView.Type else { return supplements.register(name, nil) }
    supplements.register(name) { ClassInitializer.make(type, frame: .zero) }
  }
  /// A cell to be used again, or one of the class that was registered. Where none was this is reported, and the cell is
  /// empty.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = reuse.take(identifier)
    if cell == nil { reportMissing("cells", identifier) }
    return prepared(cell ?? UICollectionViewCell(frame: .zero), identifier)
  }
  /// A view to be used again above or below a section, or one of the class that was registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = supplements.take(elementKind + identifier)
    if view == nil { reportMissing(elementKind, identifier) }
    return prepared(view ?? UICollectionReusableView(), elementKind + identifier)
  }
  private func prepared<V: UICollectionReusableView>(_ view: V, _ identifier: String) -> V {
    if view.reuseIdentifier != nil { view.prepareForReuse() }
    view.reuseIdentifier = identifier
    return view
  }
  private func reportMissing(_ what: String, _ identifier: String) {
    report(.controlValue, "has no class registered for \(what) of the identifier '\(identifier)'. The view is empty.")
  }

  /// Makes cells of a class and fills them in for items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell in.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    fileprivate let identifier = UUID().uuidString
    fileprivate let handler: Handler
    /// Creates a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }
  /// A cell for an item, used again or new.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell =
      reuse.take(registration.identifier) as? Cell
      ?? reuse.made { ClassInitializer.make(Cell.self, frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    _ = prepared(cell, registration.identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  /// Makes views above or below sections of a class and fills them in.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view in.
    public typealias Handler = (_ view: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
    fileprivate let identifier = UUID().uuidString
    fileprivate let kind: String
    fileprivate let handler: Handler
    /// Creates a registration for what is above sections, or below them.
    public init(elementKind: String, handler: @escaping Handler) { (kind, self.handler) = (elementKind, handler) }
  }
  /// A view for above or below a section, used again or new.
  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view =
      supplements.take(registration.identifier) as? Supplementary
      ?? ClassInitializer.make(Supplementary.self, frame: .zero)
    _ = prepared(view, registration.identifier)
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  /// The cell of an item; nil where it is not seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    model.id(indexPath).flatMap { reuse.shown[$0] }
  }
  /// The item of a cell; nil where it is not seen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { reuse.id(of: cell).flatMap { model.path($0) } }
  /// The items that are seen, in no order.
  open var indexPathsForVisibleItems: [IndexPath] { reuse.shown.keys.compactMap { model.path($0) } }
  /// The cells that are seen, in no order.
  open var visibleCells: [UICollectionViewCell] { Array(reuse.shown.values) }
  /// How many sections there are.
  open var numberOfSections: Int { model.sections.count }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    model.sections.indices.contains(section) ? model.sections[section].rows.count : 0
  }

  /// Where an item is, as the layout says; nil where that says nothing.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// The item at a point of the content; nil where there is none, or none that is seen.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    visibleCells.first { cell in
      convert(CGRect(origin: .zero, size: cell.bounds.size), from: cell).contains(point)
    }.flatMap { indexPath(for: $0) }
  }

  // MARK: Changes

  private var counts: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }
  /// Asks for everything again.
  open func reloadData() {
    if isProxy { return }
    model.reload(counts)
  }
  private lazy var changes = BatchedChanges(
    model, counts: { [weak self] in self?.counts ?? [] },
    onMistake: { [weak self] in self?.report(.controlValue, $0) })
  /// Tells of items that have come.
  open func insertItems(at indexPaths: [IndexPath]) { changes.add { $0.inserted.formUnion(indexPaths) } }
  /// Tells of items that are gone.
  open func deleteItems(at indexPaths: [IndexPath]) { changes.add { $0.deleted.formUnion(indexPaths) } }
  /// Asks for the cells of items again.
  open func reloadItems(at indexPaths: [IndexPath]) { changes.add { $0.reloaded += indexPaths } }
  /// Has the cells of items made again, as they are.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
  /// Tells of an item that is in another place.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    changes.add { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Tells of sections that have come.
  open func insertSections(_ sections: IndexSet) { changes.add { $0.insertedSections.formUnion(sections) } }
  /// Tells of sections that are gone.
  open func deleteSections(_ sections: IndexSet) { changes.add { $0.deletedSections.formUnion(sections) } }
  /// Asks for all cells of sections again.
  open func reloadSections(_ sections: IndexSet) { changes.add { $0.reloadedSections.formUnion(sections) } }
  /// Tells of a section that is in another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    changes.add { $0.movedSections.append((section, newSection)) }
  }
  /// Makes changes at once. Places that are deleted are those before the changes, places that are inserted those after.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    changes.begin()
    updates?()
    changes.end()
    if (collectionViewLayout as? UICollectionViewFlowLayout)?.sizesItems == true {
      collectionViewLayout.invalidateLayout()
    }
    if let completion { Task { @MainActor in completion(true) } }
  }

  // MARK: Selection

  /// The selected items, in order; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    model.selection.isEmpty ? nil : model.selection.compactMap { model.path($0) }.sorted()
  }
  /// Selects an item, which the delegate is not told of, and moves it into view as `scrollPosition` says.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath, let id = model.id(indexPath) else { return setSelection([]) }
    setSelection(selectsSeveral ? model.selection.union([id]) : [id])
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Selects an item no longer, which the delegate is not told of.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard let id = model.id(indexPath) else { return }
    UIView.perform(animated: animated) { setSelection(model.selection.subtracting([id])) }
  }
  private func setSelection(_ new: Set<Int>) {
    let old = model.selection
    if new == old { return }
    model.selection = new
    for id in old.symmetricDifference(new) { reuse.shown[id]?.isSelected = new.contains(id) }
  }
  func userDidSelect(_ row: PlacedRow) {
    let path = row.path, id = row.id.number
    if let toggle = (reuse.shown[id] as? UICollectionViewListCell)?.toggle { return toggle() }
    guard selectsItems else { return }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if selectsSeveral, model.selection.contains(id) {
      setSelection(model.selection.subtracting([id]))
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    let others = selectsSeveral ? [] : model.selection.subtracting([id]).compactMap { model.path($0) }
    setSelection(selectsSeveral ? model.selection.union([id]) : [id])
    for other in others { itemDelegate?.collectionView(self, didDeselectItemAt: other) }
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }

  // MARK: What is shown

  func cell(_ row: PlacedRow) -> UICollectionViewCell? {
    guard let dataSource, model.id(row.path) == row.id.number else { return nil }
    // The data source is told of a move when it is over.
    let known = model.movement?.path(row.id.number) ?? row.path
    let cell = dataSource.collectionView(self, cellForItemAt: known)
    reuse.show(cell, row.id.number)
    cell.isEditing = isEditing
    cell.isSelected = model.selection.contains(row.id.number)
    cell.updateStateIfNeeded()
    if let attributes = shownAttributes[row.path] { cell.apply(attributes) }
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: row.path)
    return cell
  }
  func hide(_ cell: UICollectionViewCell, _ row: PlacedRow) {
    (cell.hostView as? CellHost)?.visibleItem?.leave(cell)
    reuse.hide(cell, row.id.number, identifier: cell.reuseIdentifier)
    itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: row.path)
  }
  func supplement(_ kind: String, _ section: Int, _ item: Int = 0) -> UICollectionReusableView? {
    dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: item, section: section))
  }
  func hideSupplement(_ view: UICollectionReusableView) {
    supplements.hide(view, -1, identifier: view.reuseIdentifier)
  }
  /// A size of an item; one that is no number, or negative, is reported.
  func checked(_ size: CGSize) -> CGSize {
    if size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 { return size }
    report(.badSize, "was given the size \(size.width) x \(size.height) for an item. The item is 50 x 50 points.")
    return CGSize(width: 50, height: 50)
  }
  /// Moves an item into view.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let id = model.id(indexPath) else { return }
    let target = RowModel.Target(id: RowID(number: id), anchor: scrollPosition.anchor)
    if animated { withAnimation(.default) { model.target = target } } else { model.target = target }
  }
  override func restingPlace(_ target: CGPoint, _ velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
  }
  /// Whether places depend on which part of the content is seen, as the layout has said when that was about to change.
  private(set) final var followsBounds = false
  override func boundsWillChange(to newBounds: CGRect) {
    followsBounds = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
  override func forgetTarget() { if model.target != nil { model.target = nil } }
  override var showsSubviewsInContent: Bool { true }
  override func makeContent() -> AnyView? {
    isProxy
      ? nil
      : CollectionContent(view: self, model: model)
        .modifier(ListSurroundings(view: self, background: backgroundView, version: behavior?.version ?? 0))
        .withMenus(itemDelegate == nil ? nil : itemMenu)
  }
}

/// What a collection shows, as its layout places it.
private struct CollectionContent: View {
  let view: UICollectionView
  let model: RowModel
  var body: some View {
    let _ = model.lookVersion
    ScrollViewReader { reader in
      view.collectionViewLayout.content(of: view)
        .modifier(ScrolledToTarget(model: model, link: view.scrollLink, reader: reader))
        .overlay(alignment: .topLeading) {
          if let movement = model.movement { MovedItem(view: view, movement: movement) }
        }
    }
  }
}

/// An item, whose cell is asked for when it is seen.
struct ItemView: View {
  let view: UICollectionView
  let row: PlacedRow
  var body: some View {
    let cell = ItemCell(
      view: view, row: row, version: view.model.version(row), isDraggable: view.model.isDraggable)
    Group {
      if view.allowsSelection {
        Button {
          view.userDidSelect(row)
        } label: {
          cell
        }
        .buttonStyle(ItemButtonStyle(view: view, row: row))
        .modifier(RowElements { [weak view] in view?.reuse.shown[row.id.number]?.hostView })
      } else {
        cell
      }
    }
    .opacity(view.model.movement?.id == row.id.number ? 0 : 1)
  }
}

/// Nothing but the cell, which is told whether it is pressed.
private struct ItemButtonStyle: ButtonStyle {
  let view: UICollectionView
  let row: PlacedRow
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.contentShape(Rectangle())
      .onChange(of: configuration.isPressed) { _, isPressed in
        view.reuse.shown[row.id.number]?.isHighlighted = isPressed && view.selectsItems
      }
  }
}

struct ItemCell: UIViewRepresentable {
  let view: UICollectionView
  let row: PlacedRow
  let version: Int
  /// Another value where items can be dragged from now on.
  let isDraggable: Bool
  @MainActor final class Coordinator {
    weak var view: UICollectionView?
    var row: PlacedRow
    var version: Int?
    init(_ view: UICollectionView, _ row: PlacedRow) { (self.view, self.row) = (view, row) }
    nonisolated deinit {}
  }
  func makeCoordinator() -> Coordinator { Coordinator(view, row) }
  func makeUIView(context: Context) -> CellHost {
    let host = CellHost()
    host.owner = view
    host.follow(view.itemDrag)
    return host
  }
  func updateUIView(_ host: CellHost, context: Context) {
    let state = context.coordinator
    defer { (state.row, state.version) = (row, version) }
    host.follow(view.itemDrag)
    if state.version == version, state.row.id == row.id { return }
    if let old = host.cell as? UICollectionViewCell {
      view.hide(old, state.row)
      _ = host.end()
    }
    if let cell = view.cell(row) {
      host.show(cell)
      view.measure(cell, row.id.number, row.path)
    }
    host.invalidateIntrinsicContentSize()
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView host: CellHost, context: Context) -> CGSize? {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 50
    if let height = proposal.height, height.isFinite { return CGSize(width: width, height: height) }
    return CGSize(width: width, height: (host.cell as? UICollectionViewCell)?.wantedHeight(width) ?? 0)
  }
  static func dismantleUIView(_ host: CellHost, coordinator: Coordinator) {
    guard let cell = host.cell as? UICollectionViewCell else { return }
    coordinator.view?.hide(cell, coordinator.row)
    _ = host.end()
  }
}

/// What is above or below a section.
struct SupplementView: View {
  let view: UICollectionView
  let kind: String
  let section: Int
  let size: CGSize
  var body: some View {
    if size.width > 0 || size.height > 0 {
      SupplementCell(view: view, kind: kind, section: section, version: view.model.version)
        .frame(width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
        .frame(maxWidth: .infinity)
    }
  }
}

struct SupplementCell: UIViewRepresentable {
  let view: UICollectionView
  let kind: String
  let section: Int
  /// The item that it belongs to; 0 for what belongs to a section.
  var item = 0
  let version: Int
  @MainActor final class Coordinator {
    weak var view: UICollectionView?
    var version: Int?
    nonisolated deinit {}
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> CellHost {
    context.coordinator.view = view
    let host = CellHost()
    host.owner = view
    return host
  }
  func updateUIView(_ host: CellHost, context: Context) {
    if context.coordinator.version == version { return }
    context.coordinator.version = version
    if let old = host.end() as? UICollectionReusableView { view.hideSupplement(old) }
    if let new = view.supplement(kind, section, item) { host.show(new) }
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView host: CellHost, context: Context) -> CGSize? {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 50
    if let height = proposal.height, height.isFinite { return CGSize(width: width, height: height) }
    return CGSize(
      width: width,
      height: max(
        0, (host.cell as? UICollectionReusableView)?.wantedHeight(width) ?? host.cell?.height(inWidth: width) ?? 0))
  }
  static func dismantleUIView(_ host: CellHost, coordinator: Coordinator) {
    if let old = host.end() as? UICollectionReusableView { coordinator.view?.hideSupplement(old) }
  }
}
