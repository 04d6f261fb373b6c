import HearthCore
import HearthFocus

// Keys that lead from tab to tab, wherever focus is in the tab view.
//
// Control-Tab and Control-Page Down go to the next one, with Shift and Control-Page Up to the one before, round and
// round. Source: libadwaita, AdwTabViewShortcuts. Arrows turn pages where no view takes them.

/// One of the keys.
@MainActor final class TabShortcut: ShortcutTarget {
  private unowned let control: TabControl
  private let step: Int
  init(_ control: TabControl, _ step: Int) { (self.control, self.step) = (control, step) }
  nonisolated deinit {}
  var shortcutNode: LayoutNode { control.node }
  var shortcutTitle: String? { step > 0 ? "Next Tab" : "Previous Tab" }
  /// Of nested tab views, the innermost around the focus answers.
  func performShortcut() {
    var node: Node? = control.engine.content?.input.focus.focused
    while let current = node {
      if let inner = (current as? BehaviorNode)?.behavior as? TabControl { return inner.step(step) }
      node = current.parent
    }
    control.step(step)
  }
}

extension TabControl {
  func listenToKeys() {
    guard let keys = engine.content?.input.keys else { return }
    let chords: [(KeyboardShortcut, Int)] = [
      (KeyboardShortcut(.tab, modifiers: .command), 1), (KeyboardShortcut(.tab, modifiers: [.command, .shift]), -1),
      (KeyboardShortcut(.pageDown, modifiers: .command), 1), (KeyboardShortcut(.pageUp, modifiers: .command), -1),
    ]
    for (shortcut, step) in chords {
      let target = TabShortcut(self, step)
      shortcuts.append(target)
      keys.shortcuts.set(shortcut, for: target)
    }
    keys.handleUnusedKeys(of: node) { [weak self] in self?.handlePageKey($0) ?? false }
  }
  func stopListening() {
    for target in shortcuts { engine.content?.input.keys.shortcuts.set(nil, for: target) }
    shortcuts = []
  }
  private func handlePageKey(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, motion.canSwipe, node.isOpenToKeys, node.isEnabled else { return false }
    guard event.modifiers.subtracting([.capsLock, .numericPad]).isEmpty else { return false }
    return handleArrow(event.key, wraps: false)
  }
  /// What an arrow, Home or End does in the tabs.
  func handleArrow(_ key: KeyEquivalent, wraps: Bool) -> Bool {
    let isRightToLeft = node.scope.isRightToLeft
    switch key {
    case .leftArrow: step(isRightToLeft ? 1 : -1, wraps: wraps)
    case .rightArrow: step(isRightToLeft ? -1 : 1, wraps: wraps)
    default: return false
    }
    return true
  }
  /// A remote's Menu button goes from a page to the tabs above it. Source: Microsoft,
  /// "Working with tvOS Tab Bar Controllers".
  func perform(_ command: ViewCommand) -> Bool {
    guard command == .exit, model.idiom == .tv, model.placement == .topBar, !model.isBarFocused,
      let bar = barAnchor.node, !bar.isUnmounted,
      let focus = engine.content?.input.focus
    else { return false }
    focus.setFocus(bar, cause: .key, reason: .pageToTabs)
    return true
  }
  /// What an arrow of a remote does while the tabs have focus. At the ends focus goes on.
  func action(for direction: MoveDirection) -> (() -> Void)? {
    let open = model.barTabs.filter { !$0.traits.isDisabled }
    guard direction == .left || direction == .right, let index = open.firstIndex(where: { $0.id == current }) else {
      return nil
    }
    let next = index + ((direction == .right) == node.scope.isRightToLeft ? -1 : 1)
    guard open.indices.contains(next) else { return nil }
    return { [weak self] in self?.choose(open[next].id) }
  }
  /// What a key does while the tabs themselves have focus.
  func action(for event: KeyEvent) -> (() -> Void)? {
    let order = (model.placement == .pageIndicator ? model.pages : model.barTabs).filter { !$0.traits.isDisabled }
    guard let first = order.first, let last = order.last else { return nil }
    switch event.key {
    case .leftArrow, .rightArrow:
      let key = event.key
      return { [weak self] in _ = self?.handleArrow(key, wraps: false) }
    case .home: return { [weak self] in if self?.current != first.id { self?.choose(first.id) } }
    case .end: return { [weak self] in if self?.current != last.id { self?.choose(last.id) } }
    // The tab that is selected is selected again.
    case .space, .return:
      return event.phase == .down ? { [weak self] in if let self, let current { choose(current) } } : nil
    default: return nil
    }
  }
}
