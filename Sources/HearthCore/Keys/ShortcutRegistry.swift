/// A control that a shortcut performs. It registers while it is in the tree.
@MainActor package protocol ShortcutTarget: AnyObject {
  var shortcutNode: LayoutNode { get }
  /// What it is for, in a list of shortcuts; nil for what assistive technology calls the node.
  var shortcutTitle: String? { get }
  /// Does what the control is for. Called between frames, for enabled controls only.
  func performShortcut()
}

extension ShortcutTarget {
  package var shortcutTitle: String? { nil }
}

/// Where shortcuts stand: those of the window's views take precedence over those of its commands.
package enum ShortcutLevel: Hashable, Sendable {
  case window
  /// Menu items. They answer without being on screen.
  case commands
}
/// Set around the views of a menu bar, so that the controls in it register as commands.
package struct ShortcutLevelKey: EnvironmentKey { package static let defaultValue = ShortcutLevel.window }

/// A key with modifiers, as pressed.
package struct ShortcutChord: Hashable, Sendable {
  package var key: KeyEquivalent
  /// Without Caps Lock and the keypad, which make no difference.
  package var modifiers: EventModifiers
  package init(key: KeyEquivalent, modifiers: EventModifiers) { (self.key, self.modifiers) = (key, modifiers) }
}

extension ShortcutChord {
  /// As Linux desktops write it: Ctrl+Shift+Z. Source: KDE's and GNOME's guidelines name keys so; the order is that of KDE.
  package var text: String {
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append("Super") }
    if modifiers.contains(.command) { parts.append("Ctrl") }
    if modifiers.contains(.option) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    parts.append(Self.name(of: key))
    return parts.joined(separator: "+")
  }
  private static func name(of key: KeyEquivalent) -> String {
    switch key {
    case .return: return "Enter"
    case .escape: return "Esc"
    case .tab: return "Tab"
    case .space: return "Space"
    case .delete: return "Backspace"
    case .deleteForward: return "Del"
    case .home: return "Home"
    case .end: return "End"
    case .pageUp: return "PgUp"
    case .pageDown: return "PgDown"
    case .clear: return "Clear"
    case .upArrow: return "↑"
    case .downArrow: return "↓"
    case .leftArrow: return "←"
    case .rightArrow: return "→"
    default:
      if let code = key.character.unicodeScalars.first?.value, (0xF704...0xF726).contains(code) {
        return "F\(code - 0xF703)"
      }
      return key.character.uppercased()
    }
  }
}

/// A shortcut and what it does.
package struct ShortcutLine: Hashable, Sendable {
  /// "Ctrl+F".
  package var keys: String
  package var title: String
  /// Whether it is one of the menu bar.
  package var isCommand: Bool
}

/// The shortcuts of a window, by key: a key that nobody registered costs a look-up.
@MainActor package final class ShortcutRegistry {
  private struct Entry {
    unowned let target: any ShortcutTarget
    let shortcut: KeyboardShortcut
    let level: ShortcutLevel
  }
  private var entries: [ShortcutChord: [Entry]] = [:]
  private var chords: [ObjectIdentifier: ShortcutChord] = [:]
  /// Candidates that were looked at since the window opened, for tests of the cost.
  package private(set) var examined = 0
  init() {}
  nonisolated deinit {}

  /// Registers the shortcut of `target`, or takes it away. A target has one.
  package func set(_ shortcut: KeyboardShortcut?, for target: any ShortcutTarget) {
    let id = ObjectIdentifier(target)
    if let old = chords.removeValue(forKey: id) {
      entries[old]?.removeAll { $0.target === target }
      if entries[old]?.isEmpty == true { entries[old] = nil }
    }
    guard let shortcut else { return }
    let scope = target.shortcutNode.scope
    let chord = shortcut.chord(isRightToLeft: scope.isRightToLeft)
    chords[id] = chord
    entries[chord, default: []].append(
      Entry(target: target, shortcut: shortcut, level: scope.value(ShortcutLevelKey.self)))
  }

  /// The shortcuts that would answer now, those of views first, each level in the order of the tree.
  ///
  /// - Complexity: O(*n*²) in the number of shortcuts, for their order.
  package func lines(root: LayoutNode, modalRoot: LayoutNode?) -> [ShortcutLine] {
    var result: [ShortcutLine] = []
    var seen: Set<ShortcutChord> = []
    for level in [ShortcutLevel.window, .commands] where level == .window || modalRoot == nil {
      let open = entries.flatMap { chord, list in list.filter { $0.level == level }.map { (chord: chord, entry: $0) } }
        .filter { _, entry in
          let node = entry.target.shortcutNode
          return !node.isUnmounted && node.isEnabled && (level == .commands || node.isShown(in: modalRoot ?? root))
        }
        .sorted { a, b in
          let first = a.entry.target.shortcutNode, second = b.entry.target.shortcutNode
          if first === second { return a.chord.text < b.chord.text }
          return first.isWritten(before: second)
        }
      for (chord, entry) in open where seen.insert(chord).inserted {
        let title = entry.target.shortcutTitle ?? Self.name(of: entry.target.shortcutNode)
        if let title, !title.isEmpty {
          result.append(ShortcutLine(keys: chord.text, title: title, isCommand: level == .commands))
        }
      }
    }
    return result
  }
  private static func name(of node: LayoutNode) -> String? {
    AccessibilityTree(focused: nil).elements(of: node).lazy.compactMap(\.properties.label).first { !$0.isEmpty }
  }

  /// The chords that a key can stand for: itself, and the character that it types with Shift, as in Control-Plus.
  static func chords(of event: KeyEvent) -> [ShortcutChord] {
    let modifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    var result = [ShortcutChord(key: event.key, modifiers: modifiers)]
    if modifiers.contains(.shift), event.characters.count == 1, let typed = event.characters.lowercased().first,
      typed != event.key.character
    {
      result.append(ShortcutChord(key: KeyEquivalent(typed), modifiers: modifiers.subtracting(.shift)))
      result.append(ShortcutChord(key: KeyEquivalent(typed), modifiers: modifiers))
    }
    return result
  }

  /// What answers a key: views before commands, and the first of several in the order of the tree.
  ///
  /// Source: Apple, documentation of keyboardShortcut(_:): "resolved in a leading-to-trailing, depth-first traversal of
  /// one or more view hierarchies. … the system looks in the key window first, then the main window, and then the
  /// command groups … the first one found is used."
  func target(
    for event: KeyEvent, root: LayoutNode, modalRoot: LayoutNode?
  ) -> (target: any ShortcutTarget, shortcut: KeyboardShortcut, level: ShortcutLevel)? {
    if entries.isEmpty { return nil }
    for level in [ShortcutLevel.window, .commands] {
      // What is modal keeps the menu bar from answering too.
      if level == .commands && modalRoot != nil { continue }
      var best: Entry?
      for chord in Self.chords(of: event) {
        for entry in entries[chord] ?? [] where entry.level == level {
          examined += 1
          let node = entry.target.shortcutNode
          guard !node.isUnmounted, node.isEnabled, level == .commands || node.isShown(in: modalRoot ?? root) else {
            continue
          }
          if let found = best, !node.isWritten(before: found.target.shortcutNode) { continue }
          best = entry
        }
      }
      if let best { return (best.target, best.shortcut, level) }
    }
    return nil
  }
}

extension LayoutNode {
  /// Whether this node is in the tree of layout below `root`, and nothing on the way hides it.
  final func isShown(in root: LayoutNode) -> Bool {
    var node: LayoutNode = self
    while node !== root {
      guard let parent = node.layoutParent, !node.hidesFromShortcuts else { return false }
      var isThere = false
      parent.visitLayoutChildren { if $0 === node { isThere = true } }
      if !isThere { return false }
      node = parent
    }
    return true
  }
}
extension Node {
  /// Whether this node comes before another node of the same tree, depth first.
  final func isWritten(before other: Node) -> Bool {
    func ancestors(_ node: Node) -> [Node] {
      var list: [Node] = []
      var current: Node? = node
      while let next = current {
        list.append(next)
        current = next.parent
      }
      return list.reversed()
    }
    let a = ancestors(self), b = ancestors(other)
    var depth = 0
    while depth < a.count && depth < b.count && a[depth] === b[depth] { depth += 1 }
    if depth == 0 || depth == b.count { return false }
    if depth == a.count { return true }
    var first: Node?
    a[depth - 1].visitChildren { child in
      if first == nil && (child === a[depth] || child === b[depth]) { first = child }
    }
    return first === a[depth]
  }
}
