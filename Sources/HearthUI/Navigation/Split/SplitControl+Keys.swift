import HearthCore

// Moving between columns by keys.

extension KeyEquivalent {
  // Source: AppKit's codes of function keys.
  static let f6 = KeyEquivalent("\u{F709}")
  static let f8 = KeyEquivalent("\u{F70B}")
}

extension SplitControl: ShortcutTarget {
  var shortcutNode: LayoutNode { node }
  var shortcutTitle: String? { "Show or Hide Sidebar" }
  func performShortcut() { toggleSidebar() }

  /// The columns in view, those of split views in them among them.
  var shownLeaves: [ColumnContext] { current.shown.flatMap { contexts[$0.rawValue].leaves } }
  private var input: InputDispatcher? { node.engine.content?.input }

  /// Keys that nobody else has used. Only the outermost of several split views is asked.
  ///
  /// Source: GNOME, Human Interface Guidelines, standard keyboard shortcuts: F6 goes to the next
  /// pane; GtkPaned: F8 goes to the handle.
  func handleColumnKey(_ event: KeyEvent) -> Bool {
    if event.phase == .up || !node.isEnabled { return false }
    let modifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    switch (event.key, modifiers) {
    case (.f6, []): return moveBetweenColumns(forward: true)
    case (.f6, .shift): return moveBetweenColumns(forward: false)
    case (.f8, []): return node.engine.content.map { ColumnDividerHandle.moveToNext(in: $0) } ?? false
    case (.escape, []):
      if goBackInColumns() { return true }
      if current.overlaid.isEmpty { return false }
      hideOverlay()
      return true
    case (node.scope.isRightToLeft ? .rightArrow : .leftArrow, .option):
      return event.phase == .down && goBackInColumns()
    default: return false
    }
  }
  /// Goes back to the column before in a collapsed view, the innermost first.
  /// Stacks in columns have had the key before.
  private func goBackInColumns() -> Bool {
    for column in current.shown where contexts[column.rawValue].innerControls.contains(where: { $0.goBackInColumns() })
    { return true }
    guard current.isCollapsed, let before = columnsBefore(state.top).first else { return false }
    userGoesBack(to: before)
    return true
  }
  private func moveBetweenColumns(forward: Bool) -> Bool {
    guard let focus = input?.focus else { return false }
    let leaves = shownLeaves, count = leaves.count
    let here = leaves.firstIndex { leaf in leaf.shelf.node.map { focus.isInside($0) } ?? false }
    for step in 1...max(1, count) {
      let index = here.map { forward ? $0 + step : $0 - step } ?? (forward ? step - 1 : count - step)
      let leaf = leaves[((index % count) + count) % count]
      guard let region = leaf.shelf.node, !focus.isInside(region) else { continue }
      if focus.enter(region, body: leaf.page.node, reason: .nextColumn) { return true }
    }
    return false
  }
}
