import HearthCore
import HearthEditing
import HearthRendering

/// A field: it has a border in the style around, a label or a prompt where there is no text, and Return submits.
@MainActor final class FieldEditing: EditingBehavior {
  private unowned(unsafe) let session: TextFieldControl
  private var look = TextFieldLook.plain
  /// Points at the end of the text where something else is.
  private var room: CGFloat = 0
  /// The label, while a prompt stands in its place: for assistive technology only.
  private var hiddenLabel: Node?
  /// The scope of label and prompt: they are pale, and in one line where the text is.
  private let placeholderScope: EnvironmentScope

  private var node: BehaviorNode { session.node }
  private var model: TextFieldModel { session.model }

  init(_ session: TextFieldControl) {
    self.session = session
    let node = session.node
    let levels = ForegroundLevels(styles: [AnyShapeStyle(.placeholder)])
    let pale = EnvironmentEntry<ForegroundLevelsKey>(parent: node.scope, value: levels)
    let isVertical = session.model.configuration.axis == .vertical
    placeholderScope = isVertical ? pale : EnvironmentEntry<LineLimitKey>(parent: pale, value: 1)
    if case .look(let found) = node.scope.value(TextFieldStyleKey.self, readBy: node) { look = found }
    room = node.scope.value(FieldRoomKey.self, readBy: node)
  }
  nonisolated deinit {}
  var viewName: String { model.configuration.isSecure ? "SecureField" : "TextField" }

  // MARK: - Life

  func begin() { makePlaceholder() }
  func didAttach() {}
  func end() {
    hiddenLabel?.unmount()
    hiddenLabel = nil
  }
  private func makePlaceholder() {
    let inputs = _ViewInputs(node, placeholderScope)
    if let prompt = model.configuration.prompt {
      node.content = Text._makeNode(prompt, inputs).node
      hiddenLabel = model.label.makeNode(inputs)
    } else {
      node.content = model.label.makeNode(inputs)
    }
  }
  func configurationDidChange(from old: TextFieldConfiguration) {
    let new = model.configuration
    switch (old.prompt, new.prompt) {
    case (nil, nil): break
    case (_?, let prompt?): Text._update(_ViewNode(node.content!), prompt)
    default:
      node.content?.unmount()
      hiddenLabel?.unmount()
      hiddenLabel = nil
      makePlaceholder()
      node.setNeedsElements()
    }
    if new.axis != old.axis {
      session.editor.traits.isSingleLine = new.axis == .horizontal
      if new.axis == .vertical { node.flags.insert(.isScrollTarget) } else { node.flags.remove(.isScrollTarget) }
      session.textDidChange()
    }
  }
  func update() -> Bool {
    let node = node
    switch node.scope.value(TextFieldStyleKey.self, readBy: node) {
    case .look(let new):
      let newRoom = node.scope.value(FieldRoomKey.self, readBy: node)
      if new != look || newRoom != room {
        (look, room) = (new, newRoom)
        session.textVersion += 1
        node.setNeedsLayout()
      }
      return true
    case .custom:
      // The text stays where it is bound; what was selected goes.
      session.isFocused = false
      session.willUnmount()
      node.content?.unmount()
      TextFieldStyleHost.attach(to: node, model)
      node.setNeedsElements()
      return false
    }
  }
  func findBindings() {}
  func readBindings() {}
  func bindingsWereRead() {}

  // MARK: - Text

  var readsFromStart: Bool { false }
  /// A single line in a given width is as large as before, whatever it says.
  var sizeFollowsText: Bool { node.hasAnsweredIdealWidth || session.isVertical }
  var followsCaret: Bool { true }
  func textDidChange() {}
  func selectionDidChange() {}

  // MARK: - Layout and picture

  var metrics: FieldMetrics {
    var metrics = FieldMetrics(look, node)
    metrics.trailingRoom = room
    if hasShape && metrics.look != .plain {
      metrics.horizontalPadding += node.scope.value(TextInputBorderShapeKey.self).extraPadding
    }
    return metrics
  }
  /// Whether the shape around decides about the border.
  private var hasShape: Bool { look == .bordered || look == .automatic }
  var barHeight: CGFloat { 0 }
  func barHeight(width: CGFloat) -> CGFloat { 0 }
  /// The least height of a field without a border on a phone: as text of its font goes from line to line. Source: measured,
  /// iOS 17 and 18: 22 for body text of 17; fields for passwords have the height of their letters.
  private var leastLine: CGFloat {
    guard metrics.look == .plain, !model.configuration.isSecure, node.scope.value(IdiomKey.self) == .phone else {
      return 0
    }
    return (ControlFonts.attributes(of: node).font.size * 22 / 17).rounded()
  }
  func size(_ p: Proposal, _ padding: Size) -> Size {
    let metrics = metrics
    let placeholder = node.measureContent(Proposal(-1, -1))
    var width = p.width
    if width < 0 {
      let ideal = session.shownText(width: nil).size.width + FieldMetrics.caretWidth
      width = max(ideal, placeholder.width) + padding.width + metrics.trailingRoom
    } else {
      width = max(width, padding.width + FieldMetrics.caretWidth)
    }
    guard session.isVertical else {
      let line = max(session.shownText(width: nil).size.height, placeholder.height, leastLine)
      return Size(width, max(metrics.minHeight, line + padding.height))
    }
    let inner = width.isFinite ? max(0, width - padding.width - FieldMetrics.caretWidth) : nil
    let lines = session.lines(width: inner, atLeast: session.editor.text.isEmpty ? placeholder.height : 0)
    var height = lines.height
    if p.height >= 0 { height = min(height, max(lines.lineHeight, p.height - padding.height)) }
    return Size(width, max(metrics.minHeight, height + padding.height))
  }
  func placeChildren() {
    let area = session.textArea
    if node.content != nil {
      node.resolveChild()
      let proposal = Proposal(area.width, area.height)
      let size = node.child.measure(proposal)
      let y = session.isVertical ? area.minY : area.minY + ((area.height - size.height) / 2).rounded()
      node.placeChild(node.child, x: area.minX, y: y, proposal, size)
    }
    session.textVersion += 1
    if session.isFocused { session.revealCaret() } else { session.clampScroll() }
  }
  var canScroll: Bool { node.isEnabled }
  func scrollOffsetDidChange() {}

  func record(
    into group: inout ContiguousArray<PlacedPiece>, _ x: CGFloat, _ y: CGFloat, _ palette: ControlPalette,
    isActive: Bool
  ) {
    let standard = ControlMetrics.cornerRadius(ControlMetrics.size(of: node))
    let radius =
      hasShape
      ? node.scope.value(TextInputBorderShapeKey.self).radius(node.bounds, standard: standard)
      : metrics.look == .squareBorder ? 0 : standard
    session.recordBezel(into: &group, x, y, palette, radius: radius, isActive: isActive)
    let isEmpty = session.editor.text.isEmpty
    if isEmpty { node.recordContent(into: &group, x: x, y: y) }
    if isEmpty && !session.isFocused && session.dropPlace == nil { return }
    session.recordText(into: &group, x, y, palette, isActive: isActive)
  }
  func appendMarks(
    to list: inout ContiguousArray<PlacedPiece>, from top: CGFloat, to bottom: CGFloat, _ palette: ControlPalette
  ) {}

  // MARK: - Focus and keys

  func didTakeFocus(by cause: FocusCause?) -> Bool { session.boundSelection != nil && cause != .key }
  func didLoseFocus() { session.scrollToStart() }
  func handleFocusedKey(_ event: KeyEvent) -> Bool? { nil }
  func handleReturn(_ event: KeyEvent) -> Bool {
    guard session.isVertical else { return event.phase == .down ? session.submit() : true }
    // Source: our choice after macOS: Return submits where that means something, with Shift or Alt it starts a
    // line. On phones it always starts a line.
    let submits = node.scope.value(SubmitActionsKey.self).handles(.text) || model.configuration.onCommit != nil
    if submits, node.scope.value(IdiomKey.self) == .desktop, event.modifiers.isDisjoint(with: [.shift, .option]) {
      return event.phase == .down ? session.submit() : true
    }
    return session.perform(.insertNewline)
  }
  func handleKey(_ event: KeyEvent) -> Bool { false }

  // MARK: - Pointer

  var cursor: Cursor? { nil }
  func hoverDidChange(_ location: CGPoint?) {}
  func handlePointer(_ event: PointerEvent) -> GestureRecognizer.Phase? { nil }
  func pointerWasCancelled() {}

  func describe(_ properties: inout AccessibilityProperties) {
    if properties.label == nil, let content = node.content {
      properties.label = AccessibilityTree.label(of: content)
    }
  }
}
