import Foundation
import HearthCore
import HearthEditing
import HearthRendering

// Keys and pointers.

extension TextFieldControl {
  // MARK: - Focus

  package var focusInteractions: FocusInteractions { .edit }
  package var canBecomeFocused: Bool { node.isEnabled }
  private var focus: FocusController? { node.engine.content?.input.focus }

  package func focusDidChange(isFocused: Bool) {
    if !isFocused {
      inPhase { endComposition() }
      saveWaitingDraft()
    }
    self.isFocused = isFocused
    tellFollower(isFocused ? .began : .ended)
    if isFocused {
      let cause = focus?.trace.last?.cause
      focusingPress = cause == .click ? node.engine.content?.actionCount : nil
      inPhase { placeCaret(enteredBy: cause) }
      pushSelectionLater()
      showCaret()
    } else {
      node.engine.wakeUps.cancel(of: node, .usual)
      blinksLeft = 0
      forgetActions()
      prediction?.end()
      behavior.didLoseFocus()
      // The value of a format is set by an action, which never runs while views are laid out.
      node.engine.performAtEndOfRound { [weak self] in if let self, !self.isFocused { self.commitValue() } }
    }
    if let tell = model.configuration.onEditingChanged { node.engine.performAtEndOfRound { tell(isFocused) } }
    textVersion += 1
    node.setNeedsRecord()
  }
  /// Keys that enter a field, and an app that asks for it the first time, select its whole text; phones put the caret at
  /// its end. Source: GTK and macOS; UIKit.
  ///
  /// Focus that comes back, when what was above has closed or when the app has moved it away and back, finds caret and
  /// selection as they were; focus that comes by itself, as a default or to the neighbour of what is gone, selects
  /// nothing. What the app has selected stays selected. Source: our choice, because the next key would replace a text that
  /// nobody has selected; NSTextField does so, and its text is lost.
  private func placeCaret(enteredBy cause: FocusCause?) {
    let isFirst = !hasHadFocus
    hasHadFocus = true
    if cause == .click || keepsCaret { return }
    if focus?.isReturning == true || (cause != .key && !isFirst) { return revealCaret() }
    if behavior.didTakeFocus(by: cause) { return }
    let isWanted = cause == .key || cause == .program
    if isWanted, node.scope.value(IdiomKey.self) == .desktop {
      perform(EditingCommand.selectAll)
    } else {
      perform(.move(.documentEnd))
    }
  }
  /// The field shows focus by its border.
  package var editsText: Bool { true }

  // MARK: - Keys

  package func handleFocusedKey(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, node.isEnabled else { return false }
    if prediction?.handle(event) == true { return true }
    if event.key == .return { return handleReturn(event) }
    if let isHandled = behavior.handleFocusedKey(event) { return isHandled }
    if isLeft(by: event) { return false }
    if event.key == .delete, event.modifiers.subtracting(.capsLock).isEmpty, correction?.takeBack() == true {
      return true
    }
    let command = EditingKeys.command(for: event, node.interaction.editingKeys, killed: killBuffer.text)
    guard let command else { return false }
    if command == .undo {
      undo()
      return true
    }
    return perform(command)
  }

  package func overridesEditMenu(_ event: KeyEvent) -> Bool {
    isFocused && EditingKeys.overridesEditMenu(event, node.interaction.editingKeys)
  }
  /// What was killed in the window's texts.
  var killBuffer: KillBuffer {
    get { node.engine[WindowKillBuffer.slot].buffer }
    set { node.engine[WindowKillBuffer.slot].buffer = newValue }
  }

  /// On a television arrows walk the screen, from whatever they come, as those of a remote do.
  private func isLeft(by event: KeyEvent) -> Bool {
    guard node.scope.value(IdiomKey.self) == .tv,
      event.modifiers.isDisjoint(with: [.shift, .command, .option, .control])
    else { return false }
    return event.key.arrow != nil
  }

  // MARK: - Commands

  /// The Edit menu belongs to the text that is edited, also where there is nothing to cut or to take back: it does not
  /// reach through to what is around. Source: AppKit, where the first responder that knows a command validates it.
  package func perform(_ command: ViewCommand) -> Bool {
    guard isFocused, node.isEnabled else { return false }
    switch command {
    case .cut: perform(EditingCommand.cut)
    case .copy: perform(EditingCommand.copy)
    case .paste: paste()
    case .selectAll: perform(EditingCommand.selectAll)
    case .undo: undo()
    case .redo: redo()
    case .delete: perform(EditingCommand.delete(.backward, by: .grapheme))
    case .move, .exit, .pageUp, .pageDown, .playPause: return false
    }
    return true
  }
  package func canPerform(_ command: ViewCommand) -> Bool? {
    guard isFocused, node.isEnabled else { return nil }
    switch command {
    case .cut, .copy: return editor.canCopy
    case .paste: return true
    case .selectAll: return !editor.text.isEmpty
    case .undo: return canUndo
    case .redo: return canRedo
    case .delete: return !editor.selection.isEmpty
    case .move, .exit, .pageUp, .pageDown, .playPause: return nil
    }
  }

  private func handleReturn(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isDisjoint(with: [.command, .control]) else { return false }
    guard let correction else { return behavior.handleReturn(event) }
    return correction.endWord { behavior.handleReturn(event) }
  }
  package func handleKey(_ event: KeyEvent) -> Bool {
    if isFocused, let menu = self as AnyObject as? any TextMenuOpening, menu.handleMenuKey(event) { return true }
    return behavior.handleKey(event)
  }

  // MARK: - Pointer

  package func isHit(_ point: CGPoint) -> Bool { node.bounds.contains(point) }
  package var cursor: Cursor? { behavior.cursor ?? (node.isEnabled ? .text : nil) }
  package func hoverDidChange(_ location: CGPoint?) {
    behavior.hoverDidChange(location)
    let isInside = location != nil && node.isEnabled
    if isInside == isHovered { return }
    isHovered = isInside
    node.setNeedsRecord()
  }

  /// The point in the layout's coordinate space.
  func layoutPoint(_ event: PointerEvent) -> CGPoint {
    let point = node.convertFromWindow(event.position), origin = textOrigin
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
  package func handlePointer(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    inPhase { follow(event, recognizer) }
  }
  private func follow(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    let isTouch: Bool = if case .touch = event.device { true } else { false }
    if event.phase == .down { selectionPress = nil }
    if let phase = followSelectionPress(event, recognizer) ?? behavior.handlePointer(event) { return phase }
    switch event.phase {
    case .down:
      if event.button == .middle {
        guard node.isEnabled else { return .failed }
        pastePoint = layoutPoint(event)
        return .ended
      }
      if event.button == .secondary { return openMenu(event, recognizer) }
      guard event.button == .primary else { return .failed }
      if isTouch {
        // A finger may be about to scroll: it places the caret when it is lifted.
        pickUpLater(event)
        return .possible
      }
      if beginsOnSelection(event) {
        selectionPress = SelectionPress(event: event, isTouch: false)
        return .active
      }
      press(event)
      return .active
    case .moved:
      if isTouch { return recognizer.phase }
      if event.button == .secondary { return recognizer.phase }
      if recognizer.phase == .active { perform(.extendSelection(to: dragOffset(event), by: dragUnit)) }
      return recognizer.phase
    case .up:
      if isTouch, node.bounds.contains(node.convertFromWindow(event.position)) { press(event) }
      return .ended
    case .entered, .exited, .cancelled: return recognizer.phase
    }
  }
  /// The misspelt word at a point in the layout's coordinate space.
  private func misspelling(at point: CGPoint) -> TextSpelling.Misspelling? {
    let found = spelling.misspelling(at: placedText.character(at: point, in: editor.text))
    return found.flatMap { placedText.rectangles(of: $0.range).contains { $0.contains(point) } ? found : nil }
  }
  /// What is selected stays where the press is in it; elsewhere the caret goes to the press.
  private func openMenu(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    guard node.isEnabled, let menu = self as AnyObject as? any TextMenuOpening, menu.hasTextMenu else { return .failed }
    let point = layoutPoint(event)
    let isInside = selectionContains(point)
    let misspelling = misspelling(at: point)
    recognizer.afterRecognition { [weak self] in
      guard let self, !self.node.isUnmounted else { return }
      self.focus?.setFocus(self.node, cause: .click, reason: .clicked)
      if let range = misspelling?.range {
        // Source: AppKit, whose menu is about the word, which is selected.
        self.perform(.select(anchor: range.lowerBound, head: range.upperBound))
      } else if !isInside {
        self.perform(.moveTo(self.geometry.position(nearestToX: point.x, y: point.y)))
      }
      menu.openTextMenu(at: event.position, byKey: false, for: misspelling)
    }
    return .active
  }
  /// One click places the caret, two select a word, three a paragraph; with Shift the selection reaches to the click.
  func press(_ event: PointerEvent) {
    let point = layoutPoint(event), shown = placedText
    if event.modifiers.contains(.shift) {
      dragUnit = .grapheme
      perform(.extendSelection(to: shown.offset(nearest: point), by: .grapheme))
      return
    }
    switch event.clickCount {
    case ...1:
      dragUnit = .grapheme
      perform(.moveTo(geometry.position(nearestToX: point.x, y: point.y)))
    case 2:
      dragUnit = .word
      perform(.selectWord(at: shown.character(at: point, in: editor.text)))
    default:
      dragUnit = .paragraph
      perform(isVertical ? .selectParagraph(at: shown.character(at: point, in: editor.text)) : .selectAll)
    }
    showCaret()
  }
  private func dragOffset(_ event: PointerEvent) -> Int {
    let point = layoutPoint(event)
    return dragUnit == .grapheme ? placedText.offset(nearest: point) : placedText.character(at: point, in: editor.text)
  }
  /// The middle button pastes what was selected last, in whatever window. Source: GTK and X11.
  private func pastePrimarySelection(at point: CGPoint) {
    focus?.setFocus(node, cause: .click, reason: .clicked)
    perform(.moveTo(geometry.position(nearestToX: point.x, y: point.y)))
    node.engine.host.clipboard.readPrimarySelection { [weak self] text in
      if let self, let text, self.isFocused { self.perform(.paste(text)) }
    }
  }
  package func pointerWasCancelled() {
    pastePoint = nil
    forgetSelectionPress()
    behavior.pointerWasCancelled()
  }
  package func pointerWasRecognized(_ phase: GestureRecognizer.Phase) {
    guard phase == .ended, let point = pastePoint else { return }
    pastePoint = nil
    pastePrimarySelection(at: point)
  }

  // MARK: - Caret

  /// Shows the caret and begins to blink again.
  func showCaret() {
    guard isFocused else { return }
    isCaretVisible = true
    let settings = node.interaction
    caretSettings = settings
    guard settings.caretBlinks, settings.caretBlinkTime > 0 else {
      node.engine.wakeUps.cancel(of: node, .usual)
      return
    }
    // Changes until it stays.
    blinksLeft = Int(min(settings.caretBlinkTimeout / (settings.caretBlinkTime / 2), 1e9))
    scheduleBlink()
  }
  private func scheduleBlink() {
    node.engine.wakeUps.schedule(after: node.interaction.caretBlinkTime / 2, for: node) { [unowned self] in
      guard isFocused, blinksLeft > 0 || !isCaretVisible else { return }
      isCaretVisible.toggle()
      blinksLeft -= 1
      node.setNeedsRecord()
      scheduleBlink()
    }
  }
}

/// What a window keeps of killed text.
@MainActor private final class WindowKillBuffer {
  static let slot = EngineSlot { _ in WindowKillBuffer() }
  var buffer = KillBuffer()
  nonisolated init() {}
  nonisolated deinit {}
}
