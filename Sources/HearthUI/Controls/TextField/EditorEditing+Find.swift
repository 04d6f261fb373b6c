import Foundation
import HearthCore
import HearthEditing
import HearthRendering

// Finding in the text of an editor.
//
// Control-F shows the bar at the top of the editor that has focus, and selects in it what the editor has selected.
// Control-G and F3 go to the next match, with Shift to the one before, also without the bar. Return in the field is the
// next one too. Escape and Done close the bar; focus goes back to the editor, where the match is selected. Source:
// UIFindInteraction (Command-F and Command-G), GNOME's text editor (F3, Escape, Return).

extension EditorEditing: SearchedEditor {
  private var settings: FindSettings { node.scope.value(FindSettingsKey.self, readBy: node) }
  private var focus: FocusController? { node.engine.content?.input.focus }

  // MARK: - Coming and going

  /// Does what modifiers around say: in the state phase.
  func followFindContext() {
    let settings = settings
    if settings.navigator !== navigator {
      navigator?.remove(self)
      navigator = settings.navigator
    }
    navigator?.add(self)
    if let find, find.supportsReplace == settings.isReplaceDisabled {
      node.engine.performAtEndOfRound { [weak find] in find?.supportsReplace = !settings.isReplaceDisabled }
    }
    guard settings.isPresented != nil else {
      if settings.isDisabled, find != nil { endFindingLater() }
      return
    }
    let isWanted = isFindPresented && !settings.isDisabled
    if isWanted, find == nil, navigator?.isPresenter(self) ?? true { showFindBar(settings) }
    if !isWanted, find != nil { endFindingLater() }
  }
  /// The user asks for the bar.
  func beginFinding() {
    let settings = settings
    if settings.isDisabled { return }
    if let find {
      if let selected = selectedQuery { find.setQuery(selected) }
      find.focusRequests += 1
      return
    }
    navigator?.begin(in: self)
    showFindBar(settings)
    if let binding = settings.isPresented, !binding.wrappedValue { binding.wrappedValue = true }
  }
  private func showFindBar(_ settings: FindSettings) {
    let session = FindSession(self, query: selectedQuery ?? lastQuery, supportsReplace: !settings.isReplaceDisabled)
    find = session
    node.content = FindBar._makeNode(FindBar(session: session), _ViewInputs(node, node.scope)).node
    node.setNeedsElements()
    node.setNeedsLayout()
    self.session.textVersion += 1
  }
  /// What is selected, where that is something to look for: a part of a line.
  private var selectedQuery: String? {
    let selected = editor.selection.isEmpty || editor.selection.range.count > 200 ? "" : editor.selectedText
    return selected.isEmpty || selected.contains(where: \.isNewline) ? nil : selected
  }
  private func endFindingLater() {
    node.engine.performAtEndOfRound { [weak self] in self?.closeFindBar() }
  }
  /// The user closes the bar.
  func dismissFindBar() {
    guard find != nil else { return }
    closeFindBar()
    if let binding = settings.isPresented, binding.wrappedValue { binding.wrappedValue = false }
  }
  private func closeFindBar() {
    guard let find, !node.isUnmounted else { return }
    lastQuery = find.query
    navigator?.end(in: self)
    self.find = nil
    if let content = node.content {
      if let focused = focus?.focused, focused !== node, node.contains(focused) {
        session.keepsCaret = true
        focus?.setFocus(node, cause: .program, reason: .findBarClosed)
        session.keepsCaret = false
      }
      content.unmount()
    }
    (node.content, node.child) = (nil, nil)
    node.setNeedsElements()
    node.setNeedsLayout()
    session.textVersion += 1
  }
  /// The editor leaves the tree.
  func endFinding() {
    navigator?.remove(self)
    navigator = nil
    find = nil
  }

  // MARK: - Keys

  /// F3, as AppKit's NSF3FunctionKey.
  private static let next = KeyEquivalent("\u{F706}")

  func handleFindKey(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, node.isEnabled, !settings.isDisabled else { return false }
    let modifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    let isBack = modifiers.contains(.shift)
    switch event.key {
    case "f" where modifiers == .command: beginFinding()
    case "g" where modifiers == .command || modifiers == [.command, .shift]: findNext(forward: !isBack)
    case Self.next where modifiers.isSubset(of: .shift): findNext(forward: !isBack)
    case .escape where modifiers.isEmpty && find != nil: dismissFindBar()
    default: return false
    }
    return true
  }
  func findNext(forward: Bool) {
    if let find { return find.step(forward: forward) }
    if lastQuery.isEmpty { return beginFinding() }
    FindSession(self, query: lastQuery, supportsReplace: false).step(forward: forward)
  }

  // MARK: - Commands

  var canFind: Bool { node.isEnabled && !settings.isDisabled }
  var canUseSelectionForFind: Bool { canFind && selectedQuery != nil }
  /// The selected text is what is looked for from now on.
  func useSelectionForFind() {
    guard let selected = selectedQuery else { return }
    lastQuery = selected
    find?.setQuery(selected)
  }

  // MARK: - Matches

  func selectMatch(_ range: Range<Int>) {
    session.endComposition()
    session.editor.perform(.select(anchor: range.lowerBound, head: range.upperBound))
    session.selectionDidChange()
    session.pushSelection()
  }
  func matchesDidChange() {
    session.textVersion += 1
    node.setNeedsRecord()
  }
  func appendMarks(
    to list: inout ContiguousArray<PlacedPiece>, from top: CGFloat, to bottom: CGFloat, _ palette: ControlPalette
  ) {
    guard let find, !find.matches.isEmpty else { return }
    let shown = session.placedText, origin = session.textOrigin
    let visible = shown.pieces(from: top, to: bottom)
    guard let first = visible.first, let last = visible.last else { return }
    let matches = find.matches
    for index in matches.indices.partitionPoint(where: { matches[$0].upperBound > first.start })..<matches.count {
      if matches[index].lowerBound >= last.end { break }
      let isCurrent = index == find.current
      for rectangle in shown.rectangles(of: matches[index], from: top, to: bottom) {
        let rectangle = rectangle.offsetBy(dx: origin.x, dy: origin.y)
        list.append(palette.fill(rectangle, radius: 3, palette.match(isCurrent: isCurrent)))
      }
    }
  }
}

extension ControlPalette {
  /// Behind what was found. Source: seen, GNOME's text editor and browsers: yellow, and orange for the one that counts.
  func match(isCurrent: Bool) -> RGBA {
    let color = isCurrent ? RGBA(1, 0.55, 0) : RGBA(1, 0.82, 0)
    return color.opacity(isCurrent ? (isDark ? 0.75 : 0.6) : (isDark ? 0.32 : 0.42))
  }
}

extension Engine {
  /// The editor whose text commands find in: the one with focus, or the one whose bar has it.
  var findingEditor: EditorEditing? {
    var node: Node? = content?.input.focus.focused
    while let current = node {
      let field = (current as? BehaviorNode)?.behavior as? TextFieldControl
      if let editor = field?.behavior as? EditorEditing, editor.canFind { return editor }
      node = current.parent
    }
    return nil
  }
}
