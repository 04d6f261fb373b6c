import Foundation
import HearthCore
import HearthUI

// Rows and items that are dragged out of a list, and things that are dropped among them.

/// Gives what is dragged from the rows of a table, and hears what becomes of it.
@MainActor @preconcurrency public protocol UITableViewDragDelegate: AnyObject {
  /// The things that a drag of a row takes; none: the row is not dragged.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// A drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// A drag is over.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether the things may be taken away from where they were. True by itself.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
}
extension UITableViewDragDelegate {
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    true
  }
}

/// Gives what is dragged from the items of a collection, and hears what becomes of it.
@MainActor @preconcurrency public protocol UICollectionViewDragDelegate: AnyObject {
  /// The things that a drag of an item takes; none: the item is not dragged.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// A drag begins.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// A drag is over.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Whether the things may be taken away from where they were. True by itself.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
}
extension UICollectionViewDragDelegate {
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
}

extension UITableView {
  /// Where rows come from that are dragged; nil for none.
  var rowDrag: CellDrag.Source? {
    if dragDelegate == nil { return nil }
    return CellDrag.Source(
      items: { [weak self] session, cell in
        guard let self, dragInteractionEnabled, let cell = cell as? UITableViewCell, let path = indexPath(for: cell)
        else { return [] }
        let items = dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
        drops.note(items, from: path)
        return items
      },
      willBegin: { [weak self] in if let self { dragDelegate?.tableView(self, dragSessionWillBegin: $0) } },
      didEnd: { [weak self] session in
        guard let self else { return }
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
        drops.forget()
      },
      allowsMove: { [weak self] session in
        self.flatMap { $0.dragDelegate?.tableView($0, dragSessionAllowsMoveOperation: session) } ?? true
      })
  }
}

extension UICollectionView {
  /// Where items come from that are dragged; nil for none.
  var itemDrag: CellDrag.Source? {
    if dragDelegate == nil { return nil }
    return CellDrag.Source(
      items: { [weak self] session, cell in
        guard let self, dragInteractionEnabled, let cell = cell as? UICollectionViewCell,
          let path = indexPath(for: cell)
        else { return [] }
        let items = dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
        drops.note(items, from: path)
        return items
      },
      willBegin: { [weak self] in if let self { dragDelegate?.collectionView(self, dragSessionWillBegin: $0) } },
      didEnd: { [weak self] session in
        guard let self else { return }
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
        drops.forget()
      },
      allowsMove: { [weak self] session in
        self.flatMap { $0.dragDelegate?.collectionView($0, dragSessionAllowsMoveOperation: session) } ?? true
      })
  }
}
