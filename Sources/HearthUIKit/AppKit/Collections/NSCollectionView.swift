import Foundation
import HearthCore
import HearthUI

/// Says what a collection shows.
@MainActor @preconcurrency public protocol NSCollectionViewDataSource: AnyObject, NSObjectProtocol {
  /// How many items a section has.
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
  /// What is shown in a place, asked for when it is seen: see `makeItem(withIdentifier:for:)`.
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem
  /// How many sections there are: by itself 1.
  func numberOfSections(in collectionView: NSCollectionView) -> Int
  /// What is above or below a section.
  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSView
}
extension NSCollectionViewDataSource {
  public func numberOfSections(in collectionView: NSCollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSView { NSView() }
}

/// Is asked about items, and hears what the user does with them. All of it may be left out.
@MainActor @preconcurrency public protocol NSCollectionViewDelegate: AnyObject, NSObjectProtocol {
  /// Which of some items may be selected: by itself all.
  func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath>
  /// The user has selected items.
  func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
  /// Items are selected no longer.
  func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)
  /// An item is about to be seen.
  func collectionView(
    _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath)
  /// An item is seen no longer.
  func collectionView(
    _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath)
}
extension NSCollectionViewDelegate {
  public func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> { indexPaths }
  public func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {}
  public func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>) {}
  public func collectionView(
    _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath
  ) {}
}
/// The sizes of items, one by one, where the layout is a flow. All of it may be left out.
@MainActor @preconcurrency public protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {
  /// The size of an item: points; zero, the value by itself, for the layout's `itemSize`.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}
extension NSCollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { .zero }
}

/// Places the items of a collection, by its name on a Mac.
public typealias NSCollectionViewLayout = UICollectionViewLayout
/// Items in lines, by its name on a Mac.
public typealias NSCollectionViewFlowLayout = UICollectionViewFlowLayout
/// Items in groups, by its name on a Mac.
public typealias NSCollectionViewCompositionalLayout = UICollectionViewCompositionalLayout

/// Items that a layout places: a `UICollectionView`, whose cells are views of view controllers.
///
///     let collection = NSCollectionView()
///     collection.collectionViewLayout = NSCollectionViewFlowLayout()
///     collection.register(PhotoItem.self, forItemWithIdentifier: NSUserInterfaceItemIdentifier("photo"))
///     collection.dataSource = self
///     scrollView.documentView = collection
@MainActor @preconcurrency open class NSCollectionView: NSView, ScrollsItself {
  /// The kind of a view above or below sections.
  public typealias SupplementaryElementKind = String
  /// The kind of views above sections.
  public nonisolated static let elementKindSectionHeader = UICollectionView.elementKindSectionHeader
  /// The kind of views below sections.
  public nonisolated static let elementKindSectionFooter = UICollectionView.elementKindSectionFooter
  /// Where an item is to be seen.
  public nonisolated struct ScrollPosition: OptionSet, Sendable {
    // Source: AppKit's numbers.
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
    /// As near as it is, sideways.
    public static let nearestVerticalEdge = ScrollPosition(rawValue: 512)
    /// As near as it is.
    public static let nearestHorizontalEdge = ScrollPosition(rawValue: 1024)
    var shown: UICollectionView.ScrollPosition { UICollectionView.ScrollPosition(rawValue: rawValue & 63) }
  }
  private let inner = UICollectionView(frame: .zero)
  private let adapter = CollectionAdapter()
  private var waiting: [NSUserInterfaceItemIdentifier: [NSCollectionViewItem]] = [:]
  private var makers: [NSUserInterfaceItemIdentifier: () -> NSCollectionViewItem] = [:]
  /// Says what is shown. It is not kept.
  open weak var dataSource: (any NSCollectionViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  /// Is asked about items, and hears what the user does with them. It is not kept.
  open weak var delegate: (any NSCollectionViewDelegate)?
  /// Places the items.
  open var collectionViewLayout: NSCollectionViewLayout? {
    get { inner.collectionViewLayout }
    set { inner.collectionViewLayout = newValue ?? NSCollectionViewFlowLayout() }
  }
  /// Whether items can be selected.
  open var isSelectable = false { didSet { inner.allowsSelection = isSelectable } }
  /// Whether several items can be selected.
  open var allowsMultipleSelection: Bool {
    get { inner.allowsMultipleSelection }
    set { inner.allowsMultipleSelection = newValue }
  }
  /// Whether the user may select nothing: an item alone stays selected in any case.
  open var allowsEmptySelection = true
  /// The ground, of which the first colour counts; none for that of lists.
  open var backgroundColors: [NSColor]! = [] { didSet { inner.backgroundColor = backgroundColors?.first } }
  /// Behind the items.
  open var backgroundView: NSView? {
    get { inner.backgroundView }
    set { inner.backgroundView = newValue }
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    inner.register(CollectionCell.self, forCellWithReuseIdentifier: CollectionCell.identifier)
    adapter.owner = self
    inner.allowsSelection = false
    inner.dataSource = adapter
    inner.delegate = adapter
    addSubview(inner)
  }
  /// Creates a collection.
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  final var scroller: UIScrollView? { inner }
  open override var isFlipped: Bool { true }
  open override func layoutSubviews() {
    super.layoutSubviews()
    inner.frame = bounds
  }

  // MARK: Items

  /// Makes items of a class when none can be used again: by `init(nibName:bundle:)`.
  open func register(_ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {
    guard let type = itemClass as? NSCollectionViewItem.Type else { return makers[identifier] = nil }
    makers[identifier] = { ClassInitializer.make(type) }
  }
  /// An item to be used again, or one of the class that was registered. Where none was this is reported, and the item is empty.
  open func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem {
    if let item = waiting[identifier]?.popLast() {
      item.prepareForReuse()
      return item
    }
    if makers[identifier] == nil {
      Report(
        kind: .controlValue, path: "\(type(of: self))",
        message: "has no class registered for items of the identifier '\(identifier.rawValue)'. The item is empty."
      ).tell()
    }
    let item = makers[identifier]?() ?? NSCollectionViewItem(nibName: nil, bundle: nil)
    item.reuseIdentifier = identifier
    return item
  }
  func recycle(_ item: NSCollectionViewItem) {
    guard let identifier = item.reuseIdentifier, waiting[identifier, default: []].count < 100 else { return }
    waiting[identifier, default: []].append(item)
  }
  /// The item in a place; nil where it is not seen.
  open func item(at indexPath: IndexPath) -> NSCollectionViewItem? {
    (inner.cellForItem(at: indexPath) as? CollectionCell)?.item
  }
  /// The same for the first section.
  open func item(at index: Int) -> NSCollectionViewItem? { item(at: IndexPath(item: index, section: 0)) }
  /// Where an item is; nil where it is not seen.
  open func indexPath(for item: NSCollectionViewItem) -> IndexPath? {
    inner.visibleCells.first { ($0 as? CollectionCell)?.item === item }.flatMap { inner.indexPath(for: $0) }
  }
  /// The items that are seen, in no order.
  open func visibleItems() -> [NSCollectionViewItem] { inner.visibleCells.compactMap { ($0 as? CollectionCell)?.item } }
  /// Where they are.
  open func indexPathsForVisibleItems() -> Set<IndexPath> { Set(inner.indexPathsForVisibleItems) }
  /// How many sections there are.
  open var numberOfSections: Int { inner.numberOfSections }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int { inner.numberOfItems(inSection: section) }

  // MARK: Changes

  /// Asks for everything again.
  open func reloadData() { inner.reloadData() }
  /// Asks for items again.
  open func reloadItems(at indexPaths: Set<IndexPath>) { inner.reloadItems(at: Array(indexPaths)) }
  /// Asks for all items of sections again.
  open func reloadSections(_ sections: IndexSet) { inner.reloadSections(sections) }
  /// Tells of items that have come.
  open func insertItems(at indexPaths: Set<IndexPath>) { inner.insertItems(at: Array(indexPaths)) }
  /// Tells of items that are gone.
  open func deleteItems(at indexPaths: Set<IndexPath>) { inner.deleteItems(at: Array(indexPaths)) }
  /// Tells of an item that is in another place.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    inner.moveItem(at: indexPath, to: newIndexPath)
  }
  /// Makes changes at once. Places that are deleted are those before the changes, places that are inserted those after.
  open func performBatchUpdates(_ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil) {
    inner.performBatchUpdates(updates, completion: completionHandler)
  }
  /// Moves items into view.
  open func scrollToItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
    if let first = indexPaths.min() { inner.scrollToItem(at: first, at: scrollPosition.shown, animated: false) }
  }

  // MARK: Selection

  /// Where the selected items are.
  open var selectionIndexPaths: Set<IndexPath> {
    get { Set(inner.indexPathsForSelectedItems ?? []) }
    set {
      for path in selectionIndexPaths.subtracting(newValue) { inner.deselectItem(at: path, animated: false) }
      for path in newValue { inner.selectItem(at: path, animated: false, scrollPosition: []) }
    }
  }
  /// The same for the first section.
  open var selectionIndexes: IndexSet {
    get { IndexSet(selectionIndexPaths.filter { $0.section == 0 }.map(\.item)) }
    set { selectionIndexPaths = Set(newValue.map { IndexPath(item: $0, section: 0) }) }
  }
  /// Selects items, which the delegate is not told of, and moves the first one into view as `scrollPosition` says.
  open func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
    selectionIndexPaths = allowsMultipleSelection ? selectionIndexPaths.union(indexPaths) : indexPaths
    if !scrollPosition.isEmpty { scrollToItems(at: indexPaths, scrollPosition: scrollPosition) }
  }
  /// Selects items no longer.
  open func deselectItems(at indexPaths: Set<IndexPath>) { selectionIndexPaths.subtract(indexPaths) }
  /// Selects nothing.
  open func deselectAll(_ sender: Any?) { selectionIndexPaths = [] }
}

/// Asks the data source of a collection of AppKit by the names of UIKit.
@MainActor
private final class CollectionAdapter: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  weak var owner: NSCollectionView?
  override init() {}
  nonisolated deinit {}
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    owner?.enclosingScrollView?.contentDidMove(to: scrollView.contentOffset)
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    owner.map { $0.dataSource?.numberOfSections(in: $0) ?? 0 } ?? 0
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    owner.map { $0.dataSource?.collectionView($0, numberOfItemsInSection: section) ?? 0 } ?? 0
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CollectionCell.identifier, for: indexPath)
    if let owner, let cell = cell as? CollectionCell {
      let item = owner.dataSource?.collectionView(owner, itemForRepresentedObjectAt: indexPath)
      item?.collectionView = owner
      cell.item = item
    }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = UICollectionReusableView()
    if let owner,
      let shown = owner.dataSource?.collectionView(owner, viewForSupplementaryElementOfKind: kind, at: indexPath)
    {
      shown.frame = view.bounds
      shown.autoresizingMask = [.width, .height]
      view.addSubview(shown)
    }
    return view
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    owner.map { $0.delegate?.collectionView($0, shouldSelectItemsAt: [indexPath]).contains(indexPath) ?? true } ?? false
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let owner { owner.delegate?.collectionView(owner, didSelectItemsAt: [indexPath]) }
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    if let owner { owner.delegate?.collectionView(owner, didDeselectItemsAt: [indexPath]) }
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let owner, let item = (cell as? CollectionCell)?.item else { return }
    owner.delegate?.collectionView(owner, willDisplay: item, forRepresentedObjectAt: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let owner, let cell = cell as? CollectionCell, let item = cell.item else { return }
    owner.delegate?.collectionView(owner, didEndDisplaying: item, forRepresentedObjectAt: indexPath)
    cell.item = nil
    owner.recycle(item)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if let owner, let flow = owner.delegate as? any NSCollectionViewDelegateFlowLayout {
      let size = flow.collectionView(owner, layout: collectionViewLayout, sizeForItemAt: indexPath)
      if size != .zero { return size }
    }
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50)
  }
}
/// Shows the view of an item.
@MainActor private final class CollectionCell: UICollectionViewCell {
  static let identifier = "item"
  var item: NSCollectionViewItem? {
    didSet {
      if item === oldValue { return }
      if let old = oldValue?.viewIfLoaded, old.hostView === contentView { old.removeFromSuperview() }
      guard let item else { return }
      contentView.isMacRoot = true
      item.view.frame = contentView.bounds
      contentView.addSubview(item.view)
      if item.isSelected != isSelected { item.isSelected = isSelected }
      setNeedsLayout()
    }
  }
  nonisolated deinit {}
  override var isSelected: Bool { didSet { if item?.isSelected != isSelected { item?.isSelected = isSelected } } }
  override func layoutSubviews() {
    super.layoutSubviews()
    item?.view.frame = contentView.bounds
  }
}
