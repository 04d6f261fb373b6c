import Foundation
import HearthCore

/// A row on its way to another place, with a pointer.
///
/// A line shows between which rows it would go. Near the edge of the list it scrolls on; the row stays in the tree however
/// far that is. Escape gives it up, and so does whatever takes the row out of the list.
@MainActor final class RowMove: InputGrab {
  private let row: ListRow
  private let list: ListControl
  /// What row and list belong to: kept, should they leave the tree meanwhile.
  private let node: BehaviorNode, lazy: LazyNode, listNode: BehaviorNode
  private unowned let engine: Engine
  private var point: CGPoint?
  /// The geometry for which the line was shown.
  private var version: UInt64 = 0

  init(_ row: ListRow) {
    (self.row, list) = (row, row.list)
    (node, lazy, listNode, engine) = (row.node, row.list.lazy, row.list.node, row.node.engine)
    var edit = row.edit
    edit.isMoved = true
    row.setEdit(edit)
    lazy.carriedElement = node
    let content = engine.content
    content?.grab?.dismiss()
    content?.grab = self
  }
  nonisolated deinit {}

  /// - Parameter point: In the window.
  func follow(_ point: CGPoint) {
    self.point = point
    show()
    engine[EdgeScroll.slot].hold(at: point, over: list.scroll.map { [$0] } ?? []) {}
  }
  /// - Parameter point: Where the row was let go; nil where it stays where it was.
  func end(at point: CGPoint?) {
    let target = point.flatMap { drop(at: $0) }
    close()
    guard let target, let found = row.rowEditing else { return }
    if let other = target.row.rowEditing, other.owner != found.owner {
      // Into another collection of the container.
      if let id = found.editing.reorder?.identity(at: found.offset) {
        other.editing.reorder?.move([id], before: target.offset)
      }
      return
    }
    guard let move = found.editing.move, target.offset != found.offset,
      target.offset != found.offset + 1
    else { return }
    move(IndexSet(integer: found.offset), target.offset)
  }
  private func close() {
    engine[EdgeScroll.slot].end()
    if let content = engine.content, content.grab === self { content.grab = nil }
    lazy.carriedElement = nil
    list.showInsertion(nil)
    var edit = row.edit
    edit.isMoved = false
    row.setEdit(edit)
    list.rowMove = nil
  }

  // MARK: - Where it would go

  /// The row, and its side, at which a row dropped at a point of the window would go.
  private func drop(at point: CGPoint) -> (row: ListRow, isBefore: Bool, offset: Int)? {
    guard !node.isUnmounted, let own = row.rowEditing else { return nil }
    return list.gap(at: point) { found in
      if found.owner == own.owner { return true }
      guard let container = own.editing.reorder?.container else { return false }
      return found.editing.reorder?.container === container
    }
  }
  private func show() {
    guard let point else { return }
    version = engine.geometryVersion
    list.showInsertion(drop(at: point).map { ($0.row, $0.isBefore) })
  }

  // MARK: - Events

  func handle(_ event: InputEvent) -> Bool {
    guard case .key(let key) = event, key.key == .escape, key.phase == .down else { return false }
    dismiss()
    return true
  }
  func dismiss() {
    engine.content?.input.gestures.cancel()
    // The press is over already where the row has left the list.
    if list.rowMove === self { close() }
  }
  func frameDidEnd() {
    if node.isUnmounted { return dismiss() }
    if engine.geometryVersion != version { show() }
  }
  var accessibilityElements: [AccessibilityElement] { [] }
}
