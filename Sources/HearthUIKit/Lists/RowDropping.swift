import Foundation
import HearthCore
import HearthUI

/// What a table would do with something that is dragged over it.
@MainActor @preconcurrency open class UITableViewDropProposal: UIDropProposal {
  /// Where it would come.
  public enum Intent: Int, Sendable {
    /// Somewhere; between rows; on a row; between or on rows.
    case unspecified = 0, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  /// Where it would come. For the app: the place is the row under the pointer, whatever is said here.
  public let intent: Intent
  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  nonisolated deinit {}
}

/// What a collection would do with something that is dragged over it.
@MainActor @preconcurrency open class UICollectionViewDropProposal: UIDropProposal {
  /// Where it would come.
  public enum Intent: Int, Sendable {
    /// Somewhere; between items; on an item.
    case unspecified = 0, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  /// Where it would come. For the app: the place is the item under the pointer, whatever is said here.
  public let intent: Intent
  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  nonisolated deinit {}
}

/// What runs beside something that was dropped and goes to its place. Here it is there at once.
@MainActor @preconcurrency public protocol UIDragAnimating: AnyObject {
  /// Makes changes with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called with where the animation has ended: at its end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
@MainActor private final class DroppedAtOnce: UIDragAnimating {
  nonisolated deinit {}
  func addAnimations(_ animations: @escaping () -> Void) { withAnimation(.default) { animations() } }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}

/// One thing that is dropped on a table.
@MainActor @preconcurrency public protocol UITableViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// The row that it was dragged from; nil where it is not of this table.
  var sourceIndexPath: IndexPath? { get }
}
/// One thing that is dropped on a collection.
@MainActor @preconcurrency public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// The item that it was dragged from; nil where it is not of this collection.
  var sourceIndexPath: IndexPath? { get }
}
extension ListDropItem: UITableViewDropItem, UICollectionViewDropItem {}

/// What is dropped on a table, and where.
@MainActor @preconcurrency public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UITableViewDropItem] { get }
  /// The row before which they come; the number of rows in the last section, where the pointer is below them. Nil where there is no section.
  var destinationIndexPath: IndexPath? { get }
  /// What the table has said that it would do.
  var proposal: UITableViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Shows a thing in its row, where it is at once.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}
/// What is dropped on a collection, and where.
@MainActor @preconcurrency public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UICollectionViewDropItem] { get }
  /// The item before which they come; the number of items in the last section, where the pointer is behind them. Nil where there is no section.
  var destinationIndexPath: IndexPath? { get }
  /// What the collection has said that it would do.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Shows a thing in its place, where it is at once.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}
@MainActor private final class RowDrop: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  init(
    _ items: [ListDropItem], _ path: IndexPath?, _ proposal: UITableViewDropProposal, _ session: any UIDropSession
  ) { (self.items, destinationIndexPath, self.proposal, self.session) = (items, path, proposal, session) }
  nonisolated deinit {}
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { DroppedAtOnce() }
}
@MainActor private final class ItemDrop: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  init(
    _ items: [ListDropItem], _ path: IndexPath?, _ proposal: UICollectionViewDropProposal, _ session: any UIDropSession
  ) { (self.items, destinationIndexPath, self.proposal, self.session) = (items, path, proposal, session) }
  nonisolated deinit {}
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { DroppedAtOnce() }
}

/// Decides about what is dragged over a table, and takes it.
@MainActor @preconcurrency public protocol UITableViewDropDelegate: AnyObject {
  /// It was dropped here.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table has a say about what is dragged. True by itself.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// It moves over the table: what would become of it. By itself what was dragged in the app is moved, and other
  /// things are copied. Source: our choice.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// It has come over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// It has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// It is over.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}
extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard destinationIndexPath != nil, self.tableView(tableView, canHandle: session) else {
      return UITableViewDropProposal(operation: .cancel, intent: .unspecified)
    }
    return UITableViewDropProposal(
      operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
  }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// Decides about what is dragged over a collection, and takes it.
@MainActor @preconcurrency public protocol UICollectionViewDropDelegate: AnyObject {
  /// It was dropped here.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection has a say about what is dragged. True by itself.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// It moves over the collection: what would become of it. By itself what was dragged in the app is moved, and other
  /// things are copied. Source: our choice.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// It has come over the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// It has left the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// It is over.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}
extension UICollectionViewDropDelegate {
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard destinationIndexPath != nil, self.collectionView(collectionView, canHandle: session) else {
      return UICollectionViewDropProposal(operation: .cancel, intent: .unspecified)
    }
    return UICollectionViewDropProposal(
      operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
  }
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
}

extension UITableView {
  /// Gives what is dragged from the rows. Held weakly.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { drops.dragDelegate as? any UITableViewDragDelegate }
    set {
      drops.dragDelegate = newValue
      model.isDraggable = newValue != nil
    }
  }
  /// Decides about what is dragged over the table, and takes it. Held weakly.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { drops.dropDelegate as? any UITableViewDropDelegate }
    set {
      drops.dropDelegate = newValue
      drops.follow(self, newValue == nil ? nil : taker)
    }
  }
  /// Whether rows can be dragged that the delegate gives things of. By itself yes.
  public var dragInteractionEnabled: Bool {
    get { drops.isDragEnabled }
    set { drops.isDragEnabled = newValue }
  }
  private var taker: ListDrops.Taker {
    var proposal = UITableViewDropProposal(operation: .cancel, intent: .unspecified)
    func tell(
      _ action: @escaping (any UITableViewDropDelegate, UITableView, any UIDropSession) -> Void
    ) -> (any UIDropSession) -> Void {
      { [weak self] session in
        if let self, let delegate = dropDelegate { action(delegate, self, session) }
      }
    }
    return ListDrops.Taker(
      canHandle: { [weak self] session in
        self.flatMap { $0.dropDelegate?.tableView($0, canHandle: session) } ?? false
      },
      didEnter: tell { $0.tableView($1, dropSessionDidEnter: $2) },
      didExit: tell { $0.tableView($1, dropSessionDidExit: $2) },
      didEnd: tell { $0.tableView($1, dropSessionDidEnd: $2) },
      row: { [weak self] in self?.indexPathForRow(at: $0) },
      counts: { [weak self] in self.map { table in table.model.sections.map(\.rows.count) } ?? [] },
      update: { [weak self] session, path in
        if let self, let delegate = dropDelegate {
          proposal = delegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        }
        return proposal
      },
      perform: { [weak self] session, items, path in
        guard let self, let delegate = dropDelegate else { return }
        delegate.tableView(self, performDropWith: RowDrop(items, path, proposal, session))
      })
  }
}

extension UICollectionView {
  /// Gives what is dragged from the items. Held weakly.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { drops.dragDelegate as? any UICollectionViewDragDelegate }
    set {
      drops.dragDelegate = newValue
      model.isDraggable = newValue != nil
    }
  }
  /// Decides about what is dragged over the collection, and takes it. Held weakly.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { drops.dropDelegate as? any UICollectionViewDropDelegate }
    set {
      drops.dropDelegate = newValue
      drops.follow(self, newValue == nil ? nil : taker)
    }
  }
  /// Whether items can be dragged that the delegate gives things of. By itself yes.
  public var dragInteractionEnabled: Bool {
    get { drops.isDragEnabled }
    set { drops.isDragEnabled = newValue }
  }
  private var taker: ListDrops.Taker {
    var proposal = UICollectionViewDropProposal(operation: .cancel, intent: .unspecified)
    func tell(
      _ action: @escaping (any UICollectionViewDropDelegate, UICollectionView, any UIDropSession) -> Void
    ) -> (any UIDropSession) -> Void {
      { [weak self] session in
        if let self, let delegate = dropDelegate { action(delegate, self, session) }
      }
    }
    return ListDrops.Taker(
      canHandle: { [weak self] session in
        self.flatMap { $0.dropDelegate?.collectionView($0, canHandle: session) } ?? false
      },
      didEnter: tell { $0.collectionView($1, dropSessionDidEnter: $2) },
      didExit: tell { $0.collectionView($1, dropSessionDidExit: $2) },
      didEnd: tell { $0.collectionView($1, dropSessionDidEnd: $2) },
      row: { [weak self] in self?.indexPathForItem(at: $0) },
      counts: { [weak self] in self.map { list in list.model.sections.map(\.rows.count) } ?? [] },
      update: { [weak self] session, path in
        if let self, let delegate = dropDelegate {
          proposal = delegate.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        }
        return proposal
      },
      perform: { [weak self] session, items, path in
        guard let self, let delegate = dropDelegate else { return }
        delegate.collectionView(self, performDropWith: ItemDrop(items, path, proposal, session))
      })
  }
}
