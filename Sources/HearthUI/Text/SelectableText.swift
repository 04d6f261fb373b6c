import Foundation
import HearthCore
import HearthEditing
import HearthRendering

/// A text that people select and copy. Points are in the coordinate space of the text; offsets count UTF-8 code units
/// of what is shown.
final class SelectableText: SelectableTextBehavior, PointerBehavior, MenuHost, ContextMenuTarget {
  unowned(unsafe) let node: BehaviorNode
  private unowned(unsafe) let text: TextNode
  private var editor: EditableText
  private var isFocused = false
  /// What a drag selects by.
  private var unit = EditingCommand.SelectionUnit.grapheme
  /// Where a press began, in the window, while nothing is decided.
  private var start: CGPoint?
  /// The press was in the selection: moved, it drags the text.
  private var mayDrag = false
  private var menu: MenuSession?
  /// Where the menu opened, in the window.
  private var menuPoint = CGPoint.zero
  private var picture: (key: PictureKey, piece: DisplayPiece)?

  init(_ node: BehaviorNode, _ text: TextNode) {
    (self.node, self.text) = (node, text)
    editor = EditableText("", traits: EditableText.Traits(isEditable: false))
    editor.dictionary = FoundationWordDictionary.shared
    editor.checksInvariants = EngineChecks.areOn
    node.recognizer = PointerRecognizer(self, node: node)
    node.flags.insert([.hasGesture, .handlesKeys, .isFocusTarget])
    node.joinFocusTree()
  }
  nonisolated deinit {}
  var viewName: String { "Text" }
  func willUnmount() {
    forgetPress()
    menu?.end()
  }

  // MARK: - Selection

  /// The layout of the text, of which the editor has the letters.
  private var layout: TextLayout {
    let layout = text.shownLayout
    let shown = layout.text.plainText
    if editor.text != shown {
      editor.replaceText(shown)
      editor.traits.isRightToLeft = shown.baseDirection.map { $0 == .rightToLeft } ?? node.scope.isRightToLeft
    }
    return layout
  }
  /// What is selected, without the characters that stand for images.
  private var selectedText: String { editor.selectedText.replacingOccurrences(of: "\u{FFFC}", with: "") }

  @discardableResult private func perform(_ command: EditingCommand) -> Bool {
    let layout = layout
    let result = editor.perform(command, geometry: SelectableTextGeometry(layout: layout, text: editor.text))
    if result.clipboard != nil { copy() }
    guard result.selectionChanged else { return result.isHandled }
    node.setNeedsRecord()
    if !editor.selection.isEmpty { node.engine.host.clipboard.setPrimarySelection(selectedText) }
    return result.isHandled
  }
  private func copy() { node.engine.host.clipboard.setText(selectedText) }
  private func selectNothing() {
    let head = editor.selection.head
    perform(.select(anchor: head, head: head))
  }

  /// Whether parts can be selected. Source: Apple, documentation of `textSelection(_:)`: on iOS the whole text.
  private var selectsParts: Bool { node.scope.value(IdiomKey.self) == .desktop }
  /// The text of a button, a field or another control belongs to that.
  private var isInControl: Bool {
    var current = node.layoutParent
    while let next = current {
      if let behavior = (next as? BehaviorNode)?.behavior, behavior is Control || behavior is any TextFieldBehavior {
        return true
      }
      current = next.layoutParent
    }
    return false
  }

  // MARK: - Focus and keys

  var focusInteractions: FocusInteractions { [.activate, .edit] }
  var canBecomeFocused: Bool { selectsParts && !isInControl }
  func focusDidChange(isFocused: Bool) {
    self.isFocused = isFocused
    node.setNeedsRecord()
    guard isFocused else { return selectNothing() }
    // Source: GTK, where a label that is entered by keys is selected as a whole.
    if node.engine.content?.input.focus.trace.last?.cause == .key { perform(EditingCommand.selectAll) }
  }
  func focusOutline(outset: CGFloat) -> DisplayShape? { nil }

  /// Shift with the keys that move a caret; alone they have no meaning for a text without one.
  func handleFocusedKey(_ event: KeyEvent) -> Bool {
    guard event.phase != .up,
      let command = EditingKeys.command(for: event, node.interaction.editingKeys, killed: ""),
      case .move(_, extending: true) = command
    else { return false }
    return perform(command)
  }
  func perform(_ command: ViewCommand) -> Bool {
    guard isFocused, canPerform(command) != nil else { return false }
    return perform(command == .copy ? EditingCommand.copy : .selectAll)
  }
  func canPerform(_ command: ViewCommand) -> Bool? {
    guard isFocused else { return nil }
    return switch command {
    case .copy: editor.canCopy
    case .selectAll: !text.plainText.isEmpty
    default: nil
    }
  }
  func handleKey(_ event: KeyEvent) -> Bool {
    guard isFocused, ContextMenuPress.isKey(event), !hasOuterMenu else { return false }
    let frame = node.frameInWindow
    open(at: CGPoint(x: node.scope.isRightToLeft ? frame.maxX : frame.minX, y: frame.maxY), byKey: true)
    return true
  }

  // MARK: - Pointer

  func isHit(_ point: CGPoint) -> Bool { node.bounds.contains(point) }
  var cursor: Cursor? { canBecomeFocused ? .text : nil }

  func handlePointer(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    switch event.phase {
    case .down: return begin(event, recognizer)
    case .moved: return move(event, recognizer)
    case .up:
      if mayDrag, start != nil {
        let nearest = layout.offset(nearest: node.convertFromWindow(event.position))
        perform(.select(anchor: nearest, head: nearest))
      }
      forgetPress()
      return recognizer.phase == .active ? .ended : .failed
    case .entered, .exited, .cancelled: return recognizer.phase
    }
  }
  private func begin(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    if isInControl { return .failed }
    if event.button == .secondary {
      if hasOuterMenu { return .failed }
      recognizer.afterRecognition { [weak self] in self?.open(at: event.position, byKey: false) }
      return .active
    }
    guard event.button == .primary else { return .failed }
    let isTouch: Bool = if case .touch = event.device { true } else { false }
    if !isTouch { return selectsParts ? press(event) : .failed }
    if hasOuterMenu { return .failed }
    start = event.position
    node.engine.wakeUps.schedule(after: ContextMenuPress.duration, for: node) { [unowned self] in
      guard let start else { return }
      node.engine.content?.input.gestures.cancel()
      open(at: start, byKey: false)
    }
    return .possible
  }
  /// One click leaves what is around the text its tap: only a drag, a second click or Shift is about letters.
  private func press(_ event: PointerEvent) -> GestureRecognizer.Phase {
    let layout = layout
    let nearest = layout.offset(nearest: node.convertFromWindow(event.position))
    if event.modifiers.contains(.shift) {
      unit = .grapheme
      perform(.extendSelection(to: nearest, by: unit))
      return .active
    }
    switch event.clickCount {
    case ...1:
      unit = .grapheme
      start = event.position
      let point = node.convertFromWindow(event.position)
      mayDrag =
        isFocused && event.device == .mouse
        && layout.rectangles(of: editor.selection.range).contains { $0.contains(point) }
      if !mayDrag { perform(.select(anchor: nearest, head: nearest)) }
      return .possible
    case 2:
      unit = .word
      perform(.selectWord(at: character(at: event.position)))
    default:
      unit = .paragraph
      perform(EditingCommand.selectAll)
    }
    return .active
  }
  private func move(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    if let start {
      let distance = hypot(event.position.x - start.x, event.position.y - start.y)
      if case .touch = event.device {
        if distance <= ContextMenuPress.movement { return .possible }
        forgetPress()
        return .failed
      }
      if distance < node.interaction.dragThreshold { return .possible }
      self.start = nil
      if mayDrag {
        mayDrag = false
        recognizer.afterRecognition { [weak self] in self?.startDrag(at: start) }
        return .active
      }
    }
    let target =
      unit == .grapheme
      ? layout.offset(nearest: node.convertFromWindow(event.position)) : character(at: event.position)
    perform(.extendSelection(to: target, by: unit))
    return .active
  }
  /// - Parameter position: Where the press began: points in the window.
  private func startDrag(at position: CGPoint) {
    guard !node.isUnmounted, !selectedText.isEmpty else { return }
    let item = DragItem([ClipboardData(ClipboardData.text, Data(selectedText.utf8))])
    let session = OutgoingDrag([item], operations: .copy, source: self) { _ in }
    session.picture = dragPicture
    node.engine.content?.input.startDrag(session, at: position)
  }
  private var dragPicture: (piece: DisplayPiece, size: CGSize)? {
    let layout = layout, parts = layout.rectangles(of: editor.selection.range)
    guard let first = parts.first else { return nil }
    let box = parts.reduce(first) { $0.union($1) }
    let letters = GroupPiece([
      PlacedPiece(TextPiece(layout, .color(ControlFonts.color(of: node))), x: -box.minX, y: -box.minY)
    ])
    let lines = parts.map {
      PlacedPiece(
        EffectPiece(.clip(.rectangle($0.offsetBy(dx: -box.minX, dy: -box.minY)), isAntialiased: false), letters), x: 0,
        y: 0)
    }
    return (GroupPiece(lines), box.size)
  }
  /// The character under a point of the window, by where it begins.
  private func character(at position: CGPoint) -> Int {
    let layout = layout, point = node.convertFromWindow(position)
    let nearest = layout.offset(nearest: point), before = editor.text.graphemeBoundary(before: nearest)
    guard before < nearest else { return nearest }
    return layout.rectangles(of: before..<nearest).contains { $0.contains(point) } ? before : nearest
  }
  private func forgetPress() {
    mayDrag = false
    guard start != nil else { return }
    start = nil
    node.engine.wakeUps.cancel(of: node)
  }
  func pointerWasCancelled() { forgetPress() }
  func pointerWasRecognized(_ phase: GestureRecognizer.Phase) {}

  // MARK: - Menu

  var hasContextMenu: Bool { !node.isUnmounted && !isInControl && !hasOuterMenu && !text.plainText.isEmpty }
  /// The app has a menu of its own here.
  private var hasOuterMenu: Bool { ContextMenuPress.hasMenu(around: node) }
  private func open(at point: CGPoint, byKey: Bool) {
    start = nil
    guard hasContextMenu else { return }
    if !selectsParts {
      perform(EditingCommand.selectAll)
    } else if !byKey {
      node.engine.content?.input.focus.setFocus(node, cause: .click, reason: .clicked)
      // Source: AppKit, where a menu is about the word under the pointer unless something is selected.
      if editor.selection.isEmpty { perform(.selectWord(at: character(at: point))) }
    }
    menuPoint = point
    menu?.end()
    menu = MenuSession(self, byPress: byKey ? nil : point)
    if byKey { menu?.moveHighlight(1) }
  }
  var menuEntries: [MenuEntry]? {
    if node.isUnmounted { return nil }
    var copy = MenuEntry(.action, node: node)
    copy.title = Text("Copy").string(at: node)
    copy.isEnabled = editor.canCopy
    // The item acts when the menu is closed, and nothing may be selected any more.
    let chosen = selectedText
    copy.perform = { [weak self] in self?.node.engine.host.clipboard.setText(chosen) }
    if !selectsParts { return [copy] }
    var all = MenuEntry(.action, node: text)
    all.title = Text("Select All").string(at: node)
    all.perform = { [weak self] in self?.perform(EditingCommand.selectAll) }
    return [copy, all]
  }
  var menuAnchor: MenuPopup.Anchor? {
    node.isUnmounted ? nil : .below(CGRect(origin: menuPoint, size: .zero))
  }
  func target(at point: CGPoint) -> MenuSession.Target {
    // A finger is not as steady as a mouse.
    hypot(point.x - menuPoint.x, point.y - menuPoint.y) <= (selectsParts ? 4 : 24) ? .anchor : .outside
  }
  func openMenu(at index: Int) {}
  func openNeighbor(_ step: Int) -> Bool { false }
  func menuDidClose() {
    menu = nil
    if !selectsParts { selectNothing() }
  }

  // MARK: - Picture

  private struct PictureKey: Equatable {
    var range: Range<Int>
    var layout: ObjectIdentifier
    var color: RGBA
  }
  func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    let layout = layout, range = editor.selection.range
    if range.isEmpty {
      picture = nil
    } else {
      let palette = ControlPalette.of(node)
      let isActive = node.engine.content?.input.isWindowActive == true
      let key = PictureKey(
        range: range, layout: ObjectIdentifier(layout),
        color: isActive ? palette.selection : palette.inactiveSelection)
      if picture?.key != key {
        let list = layout.rectangles(of: range).map {
          PlacedPiece(FillPiece(.rectangle($0), .color(key.color)), x: 0, y: 0)
        }
        picture = (key, GroupPiece(ContiguousArray(list)))
        node.engine.counters.itemsRecorded += 1
      }
      if let picture { group.append(PlacedPiece(picture.piece, x: x, y: y)) }
    }
    node.recordContent(into: &group, x: x, y: y)
  }
}

/// The lines of a text for moves of the end of a selection.
@MainActor private struct SelectableTextGeometry: @MainActor LineGeometry {
  let layout: TextLayout
  let text: String
  /// Source: our choice: a page is the whole text, as nothing scrolls.
  var pageHeight: Double { layout.size.height }

  func caret(at position: TextPosition) -> CaretRectangle {
    let caret = layout.caret(at: position.offset)
    return CaretRectangle(x: caret.minX, y: caret.minY, height: caret.height)
  }
  func position(nearestToX x: Double, y: Double) -> TextPosition {
    TextPosition(layout.offset(nearest: CGPoint(x: x, y: y)))
  }
  func line(at position: TextPosition) -> Range<Int> {
    let y = caret(at: position).middle
    let left = layout.offset(nearest: CGPoint(x: -1e6, y: y)), right = layout.offset(nearest: CGPoint(x: 1e6, y: y))
    return min(left, right)..<max(left, right)
  }
}
