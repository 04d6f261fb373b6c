import HearthCore
import HearthEditing
import HearthRendering

/// What is moved by a pointer that is down.
enum TextDrag {
  /// The thumb of the scroll bar; points from its start to where it is held.
  case thumb(held: CGFloat)
  /// A finger on the text: where it was put down, in the node's space, and how far the text was scrolled then.
  case finger(start: CGPoint, offset: CGFloat, isMoving: Bool)
}

extension FieldMetrics {
  @MainActor init(_ look: TextEditorLook, _ node: Node) {
    let isPlain = look == .plain || look == .automatic && node.scope.value(IdiomKey.self) != .desktop
    // Points. Source: UITextView's insets, 5 and 8, which apps align their prompts with; with an edge a little more.
    self.init(
      look: isPlain ? .plain : .roundedBorder, horizontalPadding: isPlain ? 5 : 8, verticalPadding: 8, minHeight: 0)
  }
}

/// An editor: it takes the space that it is given and scrolls in it, has a bar that finds, and keeps keys that a field
/// leaves to others.
@MainActor final class EditorEditing: EditingBehavior {
  unowned(unsafe) let session: TextFieldControl
  var drag: TextDrag?
  /// Its size when it was placed last.
  private var placedSize = Size(-1, -1)
  let bars = ScrollBars()
  /// What is found while the bar is shown.
  var find: FindSession?
  /// The app's flag for the bar.
  private var findBinding: Binding<Bool>?
  /// Whether the app wants the bar, as it was read last.
  private(set) var isFindPresented = false
  var navigator: FindNavigator?
  /// What was looked for last.
  var lastQuery = ""

  init(_ session: TextFieldControl) { self.session = session }
  nonisolated deinit {}
  var node: BehaviorNode { session.node }
  var editor: EditableText { session.editor }
  var isFocused: Bool { session.isFocused }
  var viewName: String { "TextEditor" }

  // MARK: - Life

  func begin() {}
  func didAttach() {
    followFindContext()
    scroll?.move = { [weak session] in session?.scroll(to: $0) ?? false }
  }
  func end() { endFinding() }
  func configurationDidChange(from old: TextFieldConfiguration) {
    if session.model.configuration.editorLook != old.editorLook { node.setNeedsLayout() }
  }
  func update() -> Bool { true }
  func findBindings() { findBinding = node.scope.value(FindSettingsKey.self, readBy: node).isPresented }
  func readBindings() { isFindPresented = findBinding?.wrappedValue ?? false }
  func bindingsWereRead() { followFindContext() }

  // MARK: - Text

  /// Source: GTK's text views.
  var readsFromStart: Bool { true }
  /// In a given size it is as large as before, whatever it says.
  var sizeFollowsText: Bool { node.hasAnsweredIdealSize }
  var followsCaret: Bool { isFocused }
  func textDidChange() { find?.textDidChange() }
  func selectionDidChange() { find?.followEditor() }

  // MARK: - Layout

  var metrics: FieldMetrics { FieldMetrics(session.model.configuration.editorLook ?? .automatic, node) }
  /// Points that the bar takes away from the text, at the top.
  var barHeight: CGFloat { find?.barHeight ?? 0 }
  func barHeight(width: CGFloat) -> CGFloat {
    if node.content == nil { return 0 }
    node.resolveChild()
    return node.child.measure(Proposal(width, -1)).height
  }
  /// An editor takes the space that it is given, and scrolls. Where it is asked what it
  /// would like, it is as large as its text.
  func size(_ p: Proposal, _ padding: Size) -> Size {
    let leastWidth = padding.width + FieldMetrics.caretWidth
    var width = max(p.width, leastWidth)
    if p.width < 0 { width = max(session.shownText(width: nil).size.width + leastWidth, Self.leastIdealWidth) }
    let leastHeight = padding.height + barHeight(width: width)
    if p.height >= 0 { return Size(width, max(p.height, leastHeight)) }
    let inner = width.isFinite ? max(0, width - leastWidth) : nil
    return Size(width, session.lines(width: inner, atLeast: 0).height + leastHeight)
  }
  /// Points: an empty editor that may be as narrow as it likes. Source: our choice.
  private static let leastIdealWidth: CGFloat = 120

  func placeChildren() {
    if node.content != nil {
      node.resolveChild()
      let proposal = Proposal(node.size.width, -1)
      let size = node.child.measure(proposal)
      find?.barHeight = size.height
      node.placeChild(node.child, x: 0, y: 0, proposal, size)
    }
    session.textVersion += 1
    // What the user has scrolled to stays, as long as nothing gets another size.
    if isFocused && placedSize != node.size { session.revealCaret() } else { session.clampScroll() }
    placedSize = node.size
    tellScroll()
  }
  var canScroll: Bool { scrollStyle.isEnabled }
  func scrollOffsetDidChange() {
    bars.show(at: node.engine.content?.time ?? 0, in: self)
    tellScroll()
  }
  private var scroll: EditorScroll? { node.scope.value(EditorScrollKey.self).object }
  /// How far down the text was scrolled, and how high it was, when somebody was told of it: points.
  private var told: (offset: CGFloat, height: CGFloat)?
  private func tellScroll() {
    guard let scroll else { return }
    let (offset, height) = (offset.y, contentLength.height)
    if let told, told == (offset, height) { return }
    told = (offset, height)
    node.engine.performAtEndOfRound { scroll.didScroll?(offset, height) }
  }

  // MARK: - Drawing

  func record(
    into group: inout ContiguousArray<PlacedPiece>, _ x: CGFloat, _ y: CGFloat, _ palette: ControlPalette,
    isActive: Bool
  ) {
    let hasGround = node.scope.value(ScrollContentBackgroundKey.self) != .hidden
    if hasGround, let color = node.scope.value(AppearancesKey.self).editorBackground {
      group.append(PlacedPiece(FillPiece(.rectangle(node.bounds), .color(node.scope.rgba(color))), x: x, y: y))
    } else if hasGround {
      let radius = ControlMetrics.cornerRadius(ControlMetrics.size(of: node))
      session.recordBezel(into: &group, x, y, palette, radius: radius, isActive: isActive)
    }
    session.recordText(into: &group, x, y, palette, isActive: isActive)
    if let piece = bars.piece(in: self) { group.append(PlacedPiece(piece, x: x, y: y)) }
    node.recordContent(into: &group, x: x, y: y)
  }

  // MARK: - Focus and keys

  /// A text of many lines is left as it is on a desktop.
  func didTakeFocus(by cause: FocusCause?) -> Bool {
    if node.scope.value(IdiomKey.self) == .desktop {
      session.revealCaret()
      session.textVersion += 1
      return true
    }
    return session.boundSelection != nil
  }
  func didLoseFocus() {}
  func handleFocusedKey(_ event: KeyEvent) -> Bool? {
    if event.key == .tab { return handleTab(event) }
    if session.handleFormattingKey(event) { return true }
    return handleFindKey(event) ? true : nil
  }
  func handleReturn(_ event: KeyEvent) -> Bool { perform(.insertNewline) }
  func handleKey(_ event: KeyEvent) -> Bool { handleFindKey(event) }
  @discardableResult func perform(_ command: EditingCommand) -> Bool { session.perform(command) }

  /// Tab types a tab. Control-Tab goes on, and with Shift back; Shift-Tab goes back too.
  ///
  /// Source: GTK's text views accept tabs and are left by Control-Tab; Shift-Tab is our choice, because nobody types a
  /// tab with it. On a television, where text is not typed, Tab leaves the editor as it leaves everything.
  private func handleTab(_ event: KeyEvent) -> Bool {
    let modifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    if modifiers.contains(.command) && modifiers.isSubset(of: [.command, .shift]) {
      return node.engine.content?.input.focus.moveSequentially(forward: !modifiers.contains(.shift)) ?? false
    }
    guard modifiers.isEmpty, node.scope.value(IdiomKey.self) != .tv else { return false }
    return perform(EditingCommand.insert("\t"))
  }

  // MARK: - Pointer

  var cursor: Cursor? { bars.hovered != nil ? .arrow : nil }
  func hoverDidChange(_ location: CGPoint?) { bars.hover(location, at: node.engine.content?.time ?? 0, in: self) }
  func handlePointer(_ event: PointerEvent) -> GestureRecognizer.Phase? {
    if event.phase == .down, node.convertFromWindow(event.position).y < barHeight { return .failed }
    return handleScrolling(event)
  }
  func pointerWasCancelled() { endDrag() }
  /// What the scroll bar and fingers do; nil where the event is about the text.
  private func handleScrolling(_ event: PointerEvent) -> GestureRecognizer.Phase? {
    let point = node.convertFromWindow(event.position)
    let isTouch: Bool = if case .touch = event.device { true } else { false }
    switch (event.phase, drag) {
    case (.down, _):
      drag = nil
      guard event.button == .primary, scrollStyle.isEnabled else { return nil }
      if bars.bar(at: point, in: self) == .vertical {
        let thumb = bars.thumb(.vertical, in: self)
        let isOnThumb = point.y >= thumb.start && point.y <= thumb.start + thumb.length
        drag = .thumb(held: isOnThumb ? point.y - thumb.start : thumb.length / 2)
        bars.dragged = .vertical
        if !isOnThumb { session.scroll(to: bars.offset(.vertical, thumbAt: point.y - thumb.length / 2, in: self)) }
        node.setNeedsRecord()
        return .active
      }
      if isTouch, most.y > 0 { drag = .finger(start: point, offset: session.scrollOffset.y, isMoving: false) }
      return nil
    case (.moved, .thumb(let held)):
      session.scroll(to: bars.offset(.vertical, thumbAt: point.y - held, in: self))
      return .active
    case (.moved, .finger(let start, let offset, let isMoving)):
      if !isMoving {
        guard abs(point.y - start.y) >= GestureLimits.slop else { return .possible }
        let way = start.y - point.y
        // At its end the text leaves the movement to what is around.
        guard way > 0 ? session.scrollOffset.y < most.y : session.scrollOffset.y > 0 else { return .failed }
        drag = .finger(start: point, offset: session.scrollOffset.y, isMoving: true)
        return .active
      }
      session.scroll(to: offset + start.y - point.y)
      return .active
    case (.up, .thumb), (.up, .finger(_, _, isMoving: true)):
      endDrag()
      return .ended
    default:
      return nil
    }
  }
  private func endDrag() {
    drag = nil
    if bars.dragged == nil { return }
    bars.dragged = nil
    node.setNeedsRecord()
  }

  func describe(_ properties: inout AccessibilityProperties) {
    // What finds in the text stands inside.
    if node.content != nil { properties.behavior = .contain }
  }
}

extension EditorEditing: ScrollBarOwner {
  var barNode: LayoutNode { node }
  var scrollStyle: ScrollStyle {
    var style = ScrollStyle(node.scope)
    style.indicatorMargins.top += barHeight
    return style
  }
  var showsIndicators: Bool { true }
  var offset: CGPoint { CGPoint(x: 0, y: session.scrollOffset.y) }
  var most: CGPoint { CGPoint(x: 0, y: session.scrollLimits.y) }
  var contentLength: (width: CGFloat, height: CGFloat) { (node.size.width, session.scrollLimits.y + node.size.height) }
}
