import Foundation
import HearthCore
import HearthUI
import Observation

/// An item that the user moves within its collection.
@Observable @MainActor final class ItemMovement {
  /// The item.
  @ObservationIgnored let id: Int
  /// The items as the data source has them, which is told of the move when it is over.
  @ObservationIgnored let sections: [RowModel.Section]
  @ObservationIgnored let origin: IndexPath
  /// What follows the finger: a picture of the cell.
  @ObservationIgnored let picture: UIView
  /// Its middle: points of the content.
  var place: CGPoint
  init(_ id: Int, _ origin: IndexPath, _ sections: [RowModel.Section], picture: UIView, place: CGPoint) {
    (self.id, self.origin, self.sections, self.picture, self.place) = (id, origin, sections, picture, place)
  }
  nonisolated deinit {}
  /// Where an item is as the data source has it.
  func path(_ id: Int) -> IndexPath? {
    for (section, rows) in sections.enumerated() {
      if let row = rows.rows.firstIndex(of: id) { return IndexPath(item: row, section: section) }
    }
    return nil
  }
}

extension UICollectionView {
  final func canMove(_ path: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: path) ?? false
  }
  /// Lets the user move an item, which is to follow by `updateInteractiveMovementTargetPosition(_:)`. False where it is not seen, or
  /// the data source does not let it be moved.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard model.movement == nil, let id = model.id(indexPath), let cell = reuse.shown[id], canMove(indexPath) else {
      return false
    }
    let frame = convert(CGRect(origin: .zero, size: cell.bounds.size), from: cell)
    let picture = cell.snapshotView(afterScreenUpdates: false) ?? UIView(frame: cell.bounds)
    picture.frame = CGRect(origin: .zero, size: frame.size)
    model.movement = ItemMovement(
      id, indexPath, model.sections, picture: picture, place: CGPoint(x: frame.midX, y: frame.midY))
    return true
  }
  /// Has the item that is moved be at a point of the content. Others make room for it.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement = model.movement, let current = model.path(movement.id) else { return }
    movement.place = targetPosition
    guard var target = indexPathForItem(at: targetPosition) ?? endOfSection(at: targetPosition), target != current
    else { return }
    if let delegate = delegate {
      target = delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin, atCurrentIndexPath: current,
        toProposedIndexPath: target)
    }
    move(from: current, to: target)
  }
  /// Behind the last item of a section whose lines a point lies behind; nil for another point.
  private func endOfSection(at point: CGPoint) -> IndexPath? {
    guard let last = indexPathsForVisibleItems.max(), let cell = cellForItem(at: last),
      last.item == numberOfItems(inSection: last.section) - 1
    else { return nil }
    let frame = convert(CGRect(origin: .zero, size: cell.bounds.size), from: cell)
    return point.y > frame.maxY || (point.y > frame.minY && point.x > frame.maxX) ? last : nil
  }
  private func move(from source: IndexPath, to target: IndexPath) {
    var sections = model.sections
    guard source != target, sections.indices.contains(target.section) else { return }
    let id = sections[source.section].rows.remove(at: source.item)
    sections[target.section].rows.insert(id, at: min(target.item, sections[target.section].rows.count))
    withAnimation(.default) { model.take(sections) }
  }
  /// Leaves the item that is moved where it is, and tells the data source.
  public func endInteractiveMovement() {
    guard let movement = model.movement else { return }
    model.movement = nil
    guard let path = model.path(movement.id), path != movement.origin else { return }
    dataSource?.collectionView(self, moveItemAt: movement.origin, to: path)
  }
  /// Puts the item that is moved back.
  public func cancelInteractiveMovement() {
    guard let movement = model.movement else { return }
    withAnimation(.default) {
      model.movement = nil
      model.take(movement.sections)
    }
  }
  /// The user has moved a row of a list by the list's own gesture: behind those before `to`.
  final func userDidMove(_ from: Int, _ to: Int, section: Int) {
    let source = IndexPath(item: from, section: section)
    var target = IndexPath(item: to > from ? to - 1 : to, section: section)
    if let delegate = delegate {
      target = delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: source,
        toProposedIndexPath: target)
    }
    if source == target { return refresh() }
    move(from: source, to: target)
    dataSource?.collectionView(self, moveItemAt: source, to: target)
  }
  /// Follows a gesture that moves the item which it began on.
  fileprivate func follow(_ gesture: UIGestureRecognizer, from item: UICollectionViewCell?) {
    let place = gesture.location(in: self)
    switch gesture.state {
    case .began:
      let path = item.flatMap { indexPath(for: $0) } ?? indexPathForItem(at: place)
      if let path { _ = beginInteractiveMovementForItem(at: path) }
    case .changed: updateInteractiveMovementTargetPosition(place)
    case .ended: endInteractiveMovement()
    case .cancelled, .failed: cancelInteractiveMovement()
    case .possible: break
    }
  }
}

/// What follows the finger while an item is moved.
struct MovedItem: View {
  let view: UICollectionView
  let movement: ItemMovement
  var body: some View {
    let size = movement.picture.bounds.size, place = view.outer(movement.place)
    UIViewPresenter(view: movement.picture)
      .frame(width: size.width, height: size.height)
      .shadow(radius: 8)
      .offset(x: place.x - size.width / 2, y: place.y - size.height / 2)
      .allowsHitTesting(false)
  }
}

/// Moves an item by its grip.
@MainActor final class MovingPan: UIPanGestureRecognizer {
  private weak var cell: UICollectionViewCell?
  init(_ cell: UICollectionViewCell) {
    self.cell = cell
    super.init()
    handler = { [weak self, weak cell] in
      guard let self, let cell else { return }
      (cell.hostView as? CellHost).flatMap { $0.owner as? UICollectionView }?.follow(self, from: cell)
    }
  }
  nonisolated deinit {}
}

extension MovingPan {
  /// Moves the item behind the next one, or before the one that it follows. False where there is none.
  func move(by step: Int) -> Bool {
    guard let cell, let list = (cell.hostView as? CellHost)?.owner as? UICollectionView,
      let path = list.indexPath(for: cell), list.canMove(path),
      (0..<list.numberOfItems(inSection: path.section)).contains(path.item + step)
    else { return false }
    list.userDidMove(path.item, step > 0 ? path.item + 2 : path.item - 1, section: path.section)
    return true
  }
}

/// Moves the item of a controller's collection that a finger rests on.
@MainActor final class MovingPress: UILongPressGestureRecognizer {
  init(_ controller: UICollectionViewController) {
    super.init()
    handler = { [weak self, weak controller] in
      if let self { controller?.collectionView.follow(self, from: nil) }
    }
  }
  nonisolated deinit {}
}

extension ClassMethods {
  /// What a controller does where its items can be moved.
  static let moving = ClassMethods(of: UICollectionViewController.self, overriddenBy: MovedController.self)
}
private final class MovedController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { title = "moved" }
}

/// What the user has changed in a data source of snapshots by moving items.
@MainActor @preconcurrency
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// What was shown before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown now.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// How the items of all sections differ.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The sections whose items differ.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  init(
    _ old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    (initialSnapshot, finalSnapshot) = (old, new)
    difference = new.itemIdentifiers.difference(from: old.itemIdentifiers)
    sectionTransactions = new.sectionIdentifiers.compactMap { section in
      let before = old.itemIdentifiers(inSection: section), after = new.itemIdentifiers(inSection: section)
      if before == after { return nil }
      return NSDiffableDataSourceSectionTransaction(section, before, after)
    }
  }
}

/// What the user has changed in a section by moving items.
@MainActor @preconcurrency
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// Its items before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Its items now.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// How they differ.
  public let difference: CollectionDifference<ItemIdentifierType>
  init(_ section: SectionIdentifierType, _ before: [ItemIdentifierType], _ after: [ItemIdentifierType]) {
    var (old, new) = (
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    )
    old.append(before)
    new.append(after)
    (sectionIdentifier, initialSnapshot, finalSnapshot) = (section, old, new)
    difference = after.difference(from: before)
  }
}
