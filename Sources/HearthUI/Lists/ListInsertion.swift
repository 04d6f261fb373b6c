import Foundation
import HearthCore

// Things that are dropped between the rows of a list.

extension ListControl: DropTarget {
  package func dropDidMove(_ offer: DropOffer, to position: CGPoint) -> DropAnswer? {
    // Without rows for it, a list around may want it, or a view that the list is in.
    if insertionTypes.isEmpty { return nil }
    return taking.move(offer, to: position)
  }
  package func dropDidLeave() { dropTaking?.leave() }
  package func performDrop(_ offer: DropOffer, at position: CGPoint, _ operation: DragOperation) {
    taking.perform(offer, at: position, operation)
  }
  private var taking: DropTaking {
    if let dropTaking { return dropTaking }
    let taking = DropTaking(ListInsertionReceiver(list: self), node)
    dropTaking = taking
    return taking
  }

  /// What may be dropped between the rows that are seen.
  fileprivate var insertionTypes: [String] {
    var types: [String] = []
    var owners: Set<ObjectIdentifier> = []
    visitRows { row in
      guard let found = row.rowEditing, owners.insert(found.owner).inserted else { return }
      types += found.editing.insertion?.types ?? []
    }
    return owners.isEmpty ? lazy.insertionWithoutRows?.types ?? [] : types
  }
  /// Where things would go that were dropped at a point of the window: before the first row below it, of
  /// those that take things of these types, else behind the last.
  fileprivate func insertion(
    at point: CGPoint, where isWanted: (RowInsertion) -> Bool
  ) -> (insertion: RowInsertion, offset: Int, row: ListRow?, isBefore: Bool)? {
    var hasRows = false
    let gap = gap(at: point) { found in
      hasRows = true
      return found.editing.insertion.map(isWanted) ?? false
    }
    if let gap, let insertion = gap.row.rowEditing?.editing.insertion {
      return (insertion, gap.offset, gap.row, gap.isBefore)
    }
    guard !hasRows, let insertion = lazy.insertionWithoutRows, isWanted(insertion) else { return nil }
    return (insertion, 0, nil, true)
  }
  /// Where something would go at a point of the window, among rows of a kind: before the first row whose middle is below the
  /// point, else behind the last one.
  func gap(
    at point: CGPoint, where isWanted: (_ found: (editing: RowEditing, owner: ObjectIdentifier, offset: Int)) -> Bool
  ) -> (row: ListRow, isBefore: Bool, offset: Int)? {
    var first: (row: ListRow, offset: Int, y: CGFloat)?
    var last = first
    visitRows { row in
      guard let found = row.rowEditing, isWanted(found) else { return }
      let middle = row.node.frameInWindow.midY
      if middle > point.y, first.map({ middle < $0.y }) ?? true { first = (row, found.offset, middle) }
      if last.map({ middle > $0.y }) ?? true { last = (row, found.offset, middle) }
    }
    if let first { return (first.row, true, first.offset) }
    return last.map { ($0.row, false, $0.offset + 1) }
  }
  /// Shows a line between two rows; nil for none.
  func showInsertion(_ target: (row: ListRow?, isBefore: Bool)?) {
    visitRows { row in
      var edit = row.edit
      edit.dropsBefore = target.map { $0.row === row && $0.isBefore } ?? false
      edit.dropsAfter = target.map { $0.row === row && !$0.isBefore } ?? false
      row.setEdit(edit)
    }
  }
}

private struct ListInsertionReceiver: DropReceiver {
  unowned let list: ListControl
  var name: String { "List" }
  var types: [String] { list.insertionTypes }
  private func target(_ info: DropInfo) -> (insertion: RowInsertion, offset: Int, row: ListRow?, isBefore: Bool)? {
    list.insertion(at: list.node.convertToWindow(info.location)) { info.hasItemsConforming(to: $0.types) }
  }
  func updated(_ info: DropInfo) -> DropProposal? {
    let target = target(info)
    list.showInsertion(target.map { ($0.row, $0.isBefore) })
    return DropProposal(operation: target == nil ? .forbidden : .copy)
  }
  func exited(_ info: DropInfo) { list.showInsertion(nil) }
  func targetedDidChange(_ isTargeted: Bool) { if !isTargeted { list.showInsertion(nil) } }
  func perform(
    _ info: DropInfo, _ session: DropSession, _ isAwaited: @escaping @MainActor () -> Bool,
    _ done: @escaping @MainActor (Bool, String?) -> Void
  ) {
    guard let target = target(info) else { return done(false, nil) }
    target.insertion.perform(target.offset, info.itemProviders(for: target.insertion.types), isAwaited, done)
  }
}
