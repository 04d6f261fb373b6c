import Foundation
import HearthCore
import HearthRendering

// How clicks and keys change the selection. Source: the lists of GTK, macOS and Windows, which agree in this.

extension ListControl {
  // MARK: - Pointer

  /// A click selects a row alone, with Control it adds or removes it, with Shift it selects from the last one clicked.
  func click(_ row: ListRow, _ modifiers: EventModifiers) {
    guard let selection, row.canBeSelected, let id = row.id else { return }
    defer { if modifiers.isDisjoint(with: [.shift, .command]) { column?.userDidChoose() } }
    if modifiers.contains(.shift), selection.allowsMultiple, let start = selectionStart.flatMap(index) {
      selection.select(identities(between: start, and: row.index))
    } else if modifiers.contains(.command) || (isEditing && selection.allowsMultiple) {
      selection.toggle(id)
      selectionStart = id
    } else {
      selection.select([id])
      selectionStart = id
    }
    cursor = id
  }

  // MARK: - Links

  /// Whether a link with this value selects its row.
  func selects(_ value: AnyHashable) -> Bool { selection?.accepts(value) == true }
  /// Selects one row alone.
  func select(_ id: AnyHashable) {
    guard isSelectable, let selection else { return }
    selection.select([id])
    (cursor, selectionStart) = (id, id)
    column?.userDidChoose()
  }

  var hasSelection: Bool { (selection?.count ?? 0) > 0 }
  func deselectAll() { selection?.select([]) }

  // MARK: - Rows by identity

  /// The index of a row; rows in view are found at once, others by looking through the content.
  func index(of id: AnyHashable) -> Int? {
    var found: Int?
    visitRows { row in if found == nil, row.place.kind == .row, row.id == id { found = row.index } }
    return found ?? lazy.index(of: id)
  }
  /// The identity that a selection holds for a row; nil for headers, and rows that have none.
  func identity(at index: Int) -> AnyHashable? {
    if let row = row(at: index) { return row.canBeSelected ? row.id : nil }
    if let section = lazy.section(around: index), !section.content.contains(index) { return nil }
    guard let selection else { return nil }
    if lazy.hasDisclosures, let row = (lazy.makeElement(at: index) as? BehaviorNode)?.behavior as? ListRow {
      return row.canBeSelected ? row.id : nil
    }
    if let id = lazy.content.elementID(at: index), selection.accepts(id) { return id }
    // The row may have a tag, or be a link with a value: that is known once it is made.
    let element = lazy.makeElement(at: index)
    guard !element.layoutValue(RowSelectionDisabledKey.self) else { return nil }
    return (element.layoutValue(TagKey.self) ?? element.layoutValue(RowLinkKey.self)?.value).flatMap {
      selection.accepts($0) ? $0 : nil
    }
  }
  private func identities(between a: Int, and b: Int) -> [AnyHashable] {
    (min(a, b)...max(a, b)).compactMap(identity)
  }
  private func nearest(from index: Int, step: Int) -> Int? {
    var index = index
    while index >= 0 && lazy.hasElement(index) {
      if identity(at: index) != nil { return index }
      index += step
    }
    return nil
  }

  // MARK: - Keys

  func handleFocusedKey(_ event: KeyEvent) -> Bool { handleSelectionKey(event) }
  /// Keys that reach the list from a control in a row: those that move the selection only.
  func handleKey(_ event: KeyEvent) -> Bool {
    guard !isFocused else { return false }
    switch event.key {
    case .upArrow, .downArrow, .pageUp, .pageDown, .home, .end:
      return event.modifiers.isDisjoint(with: [.command, .control, .option]) && handleSelectionKey(event)
    default: return false
    }
  }
  private func handleSelectionKey(_ event: KeyEvent) -> Bool {
    if isFocused, isSelectable {
      if ContextMenuPress.isKey(event), let row = (currentFocusRow as? BehaviorNode)?.behavior as? ListRow {
        return row.openContextMenuByKey()
      }
      if event.key == .return, event.phase == .down, event.modifiers.subtracting([.capsLock, .numericPad]).isEmpty,
        let action = selectionMenu?.primaryAction, let selection, selection.count > 0
      {
        action(selection.all)
        return true
      }
    }
    guard let column else { return moveSelection(event) }
    if event.key == .return, event.phase == .down, isFocused,
      event.modifiers.subtracting([.capsLock, .numericPad]).isEmpty
    {
      return column.userDidActivate()
    }
    var isHandled = false
    column.userMovesSelection { isHandled = moveSelection(event) }
    return isHandled
  }
  private func moveSelection(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, isSelectable, let selection, lazy.elementTotal > 0 else { return false }
    let modifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    if modifiers == .option {
      switch event.key {
      case .upArrow: return moveRow(by: -1)
      case .downArrow: return moveRow(by: 1)
      default: return false
      }
    }
    if event.key == "a" && modifiers == .command {
      guard selection.allowsMultiple else { return false }
      selection.select(identities(between: 0, and: lazy.countElements() - 1))
      return true
    }
    guard modifiers.subtracting(.shift).isEmpty else { return false }
    let current = (cursor ?? selection.first).flatMap(index)
    var last: Int { lazy.countElements() - 1 }
    let target: Int?
    switch event.key {
    case .upArrow: target = current.map { nearest(from: $0 - 1, step: -1) ?? $0 } ?? nearest(from: last, step: -1)
    case .downArrow: target = current.map { nearest(from: $0 + 1, step: 1) ?? $0 } ?? nearest(from: 0, step: 1)
    case .home: target = nearest(from: 0, step: 1)
    case .end: target = nearest(from: last, step: -1)
    case .pageUp: target = nearest(from: max(0, (current ?? 0) - rowsInPage), step: -1) ?? nearest(from: 0, step: 1)
    case .pageDown:
      let next = (current ?? 0) + rowsInPage
      target = nearest(from: lazy.hasElement(next) ? next : last, step: 1) ?? nearest(from: last, step: -1)
    case .leftArrow, .rightArrow:
      return isFocused && modifiers.isEmpty && current.map { handleOutlineKey(event, at: $0) } ?? false
    case .delete, .deleteForward: return modifiers.isEmpty && deleteSelection()
    default: return isFocused && selectByTyping(event)
    }
    guard let target, let id = identity(at: target) else { return false }
    if modifiers.contains(.shift), selection.allowsMultiple,
      let start = (selectionStart ?? cursor ?? selection.first).flatMap(index)
    {
      if selectionStart == nil { selectionStart = identity(at: start) }
      selection.select(identities(between: start, and: target))
      cursor = id
      scroll?.move(to: .element(lazy, index: target, anchor: nil))
    } else {
      select(byKey: id, at: target)
    }
    return true
  }
  /// Selects a row alone, and brings it into view.
  func select(byKey id: AnyHashable, at index: Int) {
    selection?.select([id])
    (cursor, selectionStart) = (id, id)
    scroll?.move(to: .element(lazy, index: index, anchor: nil))
  }
  private var rowsInPage: Int {
    let height = max(1, lazy.meanLength)
    return max(1, Int((max(0, node.size.height) / height).rounded(.down)) - 1)
  }

  // MARK: - Editing

  /// Deletes the selected rows; the one that takes the place of the last is selected then. A row without `onDelete` does
  /// what its first destructive swipe action does.
  private func deleteSelection() -> Bool {
    guard let selection, selection.count > 0 else { return false }
    var actions: [() -> Void] = []
    var groups: [ObjectIdentifier: (editing: RowEditing, offsets: IndexSet)] = [:]
    var last: Int?
    for index in selectedIndices() {
      let element = lazy.content.element(at: index)
      if element.layoutValue(RowDeleteDisabledKey.self) { continue }
      if let found = lazy.editing(of: element), found.editing.delete != nil {
        groups[found.owner, default: (found.editing, [])].offsets.insert(found.offset)
      } else if let action = SwipeActionsBehavior.destructive(from: element) {
        actions.append(action.perform)
      } else {
        continue
      }
      last = index
    }
    guard let last else { return false }
    let following = (nearest(from: last + 1, step: 1) ?? nearestUnselected(before: last)).flatMap(identity)
    for group in groups.values { group.editing.delete?(group.offsets) }
    for action in actions { action() }
    selection.select(following.map { [$0] } ?? [])
    cursor = following
    selectionStart = following
    return true
  }
  private func nearestUnselected(before index: Int) -> Int? {
    var index = index - 1
    while index >= 0 {
      if let id = identity(at: index), selection?.contains(id) == false { return index }
      index -= 1
    }
    return nil
  }
  /// In order. One row is found by its identity, several by looking at all.
  private func selectedIndices() -> [Int] {
    guard let selection else { return [] }
    if selection.count == 1, let first = selection.first { return index(of: first).map { [$0] } ?? [] }
    return (0..<lazy.countElements()).filter { index in identity(at: index).map(selection.contains) ?? false }
  }
  /// Moves the one selected row up or down among its siblings.
  private func moveRow(by step: Int) -> Bool {
    guard let selection, selection.count == 1, let id = selection.first, let index = index(of: id),
      let neighbor = row(at: index + step),
      let row = row(at: index), !row.traits.isMoveDisabled, !neighbor.traits.isMoveDisabled,
      let found = lazy.editing(of: row.node), let move = found.editing.move,
      let other = lazy.editing(of: neighbor.node), other.owner == found.owner
    else { return false }
    move(IndexSet(integer: found.offset), step > 0 ? other.offset + 1 : other.offset)
    return true
  }
}
