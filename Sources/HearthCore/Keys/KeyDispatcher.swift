import HearthFocus

// Takes a key to the node that it is meant for.
//
// The order is the table in `Documentation/Keys.md`; `taker(of:)` is that table. Nothing is remembered between keys but
// the shortcut that a held key repeats, and what is being typed to select.

@MainActor package final class KeyDispatcher {
  unowned let engine: Engine
  unowned let focus: FocusController
  package let shortcuts = ShortcutRegistry()
  /// The modifier keys that are held down now.
  package private(set) var heldModifiers: EventModifiers = []
  /// What happened to keys, the latest last; the first ones are dropped after a thousand.
  package private(set) var trace: [KeyTraceEntry] = []
  /// The modal scope in front, which keys and shortcuts do not leave. Nil: the window.
  var modalRoot: LayoutNode? { focus.frontModal }
  /// The shortcut that the held key went to: it takes the repeats.
  private var repeated: (key: KeyEquivalent, target: ObjectIdentifier)?
  var typeSelect = TypeSelectBuffer()
  /// Asked for each key that goes down, or repeats, and that nobody has used.
  private var unusedKeyHandlers: [(node: LayoutNode, handle: (KeyEvent) -> Bool)] = []

  /// Who is asked for keys besides views of SwiftUI: UIKit's responders. Nil, as long as the program has none.
  ///
  /// It is asked twice for a key that goes down: with `isFirst` before views and texts are, for what takes precedence over
  /// them, and else where none of them wants the key. Releases come once. True when the key is used up.
  package static var responders: ((_ engine: Engine, _ event: KeyEvent, _ isFirst: Bool) -> Bool)?
  private func respond(to event: KeyEvent, isFirst: Bool) -> Bool {
    Self.responders?(engine, event, isFirst) ?? false
  }

  init(engine: Engine, focus: FocusController) { (self.engine, self.focus) = (engine, focus) }
  nonisolated deinit {}

  /// Has `handle` asked for each key that goes down, or repeats, and that nobody has used, as long as `node` is in the
  /// tree.
  ///
  /// - Parameter isFirst: Whether it is asked before those that are there.
  package func handleUnusedKeys(
    of node: LayoutNode, isFirst: Bool = false, _ handle: @escaping (KeyEvent) -> Bool
  ) {
    unusedKeyHandlers.insert((node, handle), at: isFirst ? 0 : unusedKeyHandlers.count)
    engine.whenUnmounted(node) { [weak self, unowned(unsafe) node] in
      self?.unusedKeyHandlers.removeAll { $0.node === node }
    }
  }

  // MARK: - Events

  func handle(_ event: KeyEvent) -> Bool {
    let isSecret = focus.focused?.textInput?.isPrivate == true
    if event.phase == .down {
      repeated = nil
      if event.key == .tab { focus.userPressedKey() }
    }
    let taker = event.phase == .up ? takerOfRelease(event) : taker(of: event)
    note(isSecret ? event.hidingText : event, taker)
    // The keyboard works on what has focus: now it is worth seeing. Source: browsers,
    // :focus-visible; what is typed says it by itself.
    if event.phase == .down, [.keyPress, .view, .command].contains(taker.rule) { focus.userPressedKey() }
    focus.updateTextInput()
    return taker.rule != .nobody && taker.rule != .typed
  }
  func handle(_ event: TextInputEvent) -> Bool {
    let isHandled: Bool
    if case .commitLate(let text, let session) = event {
      isHandled = focus.textTarget(of: session)?.handleText(.commit(text)) ?? false
    } else {
      isHandled = focus.focused?.handleText(event) ?? false
    }
    focus.updateTextInput()
    return isHandled
  }
  /// A modifier key went down or up, or the window lost the keyboard.
  func modifiersDidChange(to modifiers: EventModifiers) {
    if modifiers == heldModifiers { return }
    heldModifiers = modifiers
    engine.content?.setEnvironment { $0[HeldModifiersKey.self] = modifiers }
  }

  typealias Taker = (rule: KeyRule, node: Node?)
  private func note(_ event: KeyEvent, _ taker: Taker) {
    if trace.count >= 1_000 { trace.removeFirst(500) }
    let path = taker.node.map { $0.isUnmounted ? "" : $0.path } ?? ""
    let entry = KeyTraceEntry(event: event, rule: taker.rule, path: path)
    trace.append(entry)
    if Trace.isWanted(.keys) { Trace.write("Hearth keys: \(entry.description)") }
  }

  // MARK: - The order

  private func taker(of event: KeyEvent) -> Taker {
    let modifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    let hasCommandKey = !modifiers.isDisjoint(with: [.command, .control])
    // 1–3: what a menu would take.
    if hasCommandKey, let taker = shortcut(for: event) { return taker }
    if respond(to: event, isFirst: true) { return (.shortcut, focus.focused) }
    let focused = focus.focused, isOfText = focused?.overridesEditMenu(event) ?? false
    if !isOfText, let command = ViewCommand(editing: event), let node = performer(of: command) {
      return (.editCommand, node)
    }
    // 4–5: the text that is edited, with what is attached to it.
    let path = KeyRoute(from: focused, to: modalRoot)
    let press = KeyPress(event)
    var askedCount = 0
    if let focused, focused.textInput != nil {
      askedCount = path.attachedCount
      for node in path.all[..<askedCount] where node.handleKeyPress(press) { return (.keyPress, node) }
      if event.typesText { return (.typed, focused) }
      if focused.handleFocusedKey(event) { return (.text, focused) }
    }
    // 6: onKeyPress outwards.
    for node in path.all[askedCount...] where node.handleKeyPress(press) { return (.keyPress, node) }
    // 7: keys that mean something to a view, and commands, outwards.
    if let focused, focused.textInput == nil, focused.handleFocusedKey(event) { return (.view, focused) }
    let command = ViewCommand(plain: event)
    for node in path.all {
      if (node === focused || !node.flags.contains(.isScrollTarget)) && node.handleKey(event) { return (.view, node) }
      if let command, node.perform(command) { return (.command, node) }
    }
    // 8: shortcuts that a text would type.
    if !hasCommandKey, let taker = shortcut(for: event) { return taker }
    if respond(to: event, isFirst: false) { return (.fallback, focused) }
    // 9–10: focus moves.
    if moveFocus(event, command) { return (.focusMove, focus.focused) }
    if let node = selectByTyping(event) { return (.typeSelect, node) }
    // 11: what is left scrolls.
    for node in path.all where node !== focused && node.flags.contains(.isScrollTarget) && node.handleKey(event) {
      return (.scroll, node)
    }
    // 12: the window's own.
    let modal = modalRoot
    for handler in unusedKeyHandlers {
      // What is behind a modal presentation hears nothing.
      if let modal, !handler.node.contains(modal), !modal.contains(handler.node) { continue }
      if handler.handle(event) { return (.fallback, handler.node) }
    }
    return (.nobody, nil)
  }
  /// A release goes to everything that may have seen the key go down: first to `onKeyPress`, until one handles it, then
  /// in any case to the control that the key holds down.
  private func takerOfRelease(_ event: KeyEvent) -> Taker {
    let focused = focus.focused
    let press = KeyPress(event)
    var taker: Taker = (.nobody, nil)
    for node in KeyRoute(from: focused, to: modalRoot).all where node.handleKeyPress(press) {
      taker = (.keyPress, node)
      break
    }
    // The action may have moved focus; the key was pressed here.
    if let focused, !focused.isUnmounted, focused.handleFocusedKey(event) { taker = (.release, focused) }
    if taker.rule == .nobody, respond(to: event, isFirst: false) { taker = (.fallback, focused) }
    return taker
  }

  private func shortcut(for event: KeyEvent) -> Taker? {
    let isRepeat = event.phase == .repeat
    guard let found = shortcuts.target(for: event, root: engine.root, modalRoot: modalRoot) else { return nil }
    if isRepeat {
      guard repeated?.key == event.key, repeated?.target == ObjectIdentifier(found.target) else { return nil }
      // Holding Return closes one dialogue, not also the next. Source: our choice.
      if found.shortcut == .defaultAction || found.shortcut == .cancelAction { return (.release, nil) }
    }
    repeated = (event.key, ObjectIdentifier(found.target))
    let node = found.target.shortcutNode
    // The Edit menu works on the text that is edited, which goes on.
    if ViewCommand(editing: event) == nil { focus.finishEditing(isLeft: false) }
    found.target.performShortcut()
    return (found.level == .window ? .shortcut : .commandShortcut, node)
  }

  private func moveFocus(_ event: KeyEvent, _ command: ViewCommand?) -> Bool {
    if event.key == .tab, event.modifiers.subtracting([.shift, .capsLock, .numericPad]).isEmpty {
      return focus.moveSequentially(forward: !event.modifiers.contains(.shift))
    }
    if case .move(let direction) = command { return focus.move(direction) }
    return false
  }
}

/// The handlers that a key passes, from the focused view outwards.
@MainActor struct KeyRoute {
  private(set) var all: [any KeyHandler] = []
  /// How many of them are around the focused view and nothing else: what is written directly after a text field.
  private(set) var attachedCount = 0

  /// - Parameter end: The modal scope that keys do not leave; nil for the window.
  init(from focused: (any FocusTarget)?, to end: LayoutNode?) {
    var isAttached = true
    var node: LayoutNode? = focused
    while let current = node {
      if current !== focused, isAttached, !(current is UnaryNode) || current.flags.contains(.isFocusTarget) {
        isAttached = false
        attachedCount = all.count
      }
      if current.flags.contains(.handlesKeys), let handler = current as? any KeyHandler { all.append(handler) }
      node = current === end ? nil : current.layoutParent
    }
    if isAttached { attachedCount = all.count }
  }
}

extension KeyEvent {
  /// Whether the key types into a text that is edited. It comes back through the input method.
  var typesText: Bool {
    guard modifiers.isDisjoint(with: [.command, .control, .option]), let first = characters.unicodeScalars.first else {
      return false
    }
    return first.value >= 0x20 && first.value != 0x7F
  }
}
