import HearthCore
import HearthFocus

// What menus, remotes and letters do to the selection.

extension ListControl {
  // MARK: - Commands

  /// At its ends a list lets the arrow of a remote go on, so that focus can leave it; arrow keys stop there.
  func perform(_ command: ViewCommand) -> Bool {
    guard isSelectable, let selection else { return false }
    switch command {
    case .move(.up), .move(.down):
      guard isFocused else { return false }
      let old = cursor ?? selection.first
      let key: KeyEquivalent = command == .move(.up) ? .upArrow : .downArrow
      return handleFocusedKey(KeyEvent(.down, key, characters: "", modifiers: [], time: 0)) && cursor != old
    case .selectAll: return handleFocusedKey(KeyEvent(.down, "a", characters: "a", modifiers: .command, time: 0))
    case .delete: return handleFocusedKey(KeyEvent(.down, .delete, characters: "", modifiers: [], time: 0))
    default: return false
    }
  }
  func canPerform(_ command: ViewCommand) -> Bool? {
    guard isSelectable, let selection else { return nil }
    return command == .selectAll && selection.allowsMultiple ? true : nil
  }

  // MARK: - Type-to-select

  /// Selects the next row whose name begins with what is being typed.
  ///
  /// Rows with nodes are found anywhere. Others are made, in the order of the data from the current one, up to
  /// `TypeSelectBuffer.reach` for a key: a list of a million rows stays quick, and finds what is near.
  func selectByTyping(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, let selection, let (prefix, startsAfterCurrent) = typeSelect.append(event) else {
      return false
    }
    let current = (cursor ?? selection.first).flatMap(index)
    let found = TypeSelectBuffer.find(prefix, in: lazy.countElements(), current: current, startsAfterCurrent) {
      index, left in
      if let row = row(at: index) { return row.canBeSelected ? row.node.typeSelectName : nil }
      guard left > 0, identity(at: index) != nil else { return nil }
      left -= 1
      return lazy.makeElement(at: index).typeSelectName
    }
    guard let found, let id = identity(at: found) else { return false }
    selection.select([id])
    (cursor, selectionStart) = (id, id)
    scroll?.move(to: .element(lazy, index: found, anchor: nil))
    return true
  }
}
