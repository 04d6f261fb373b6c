import Foundation
import HearthCore
import HearthEditing
import HearthRendering

// What an editor has besides a field of several lines: scroll bars, the bar that finds,
// and keys that a field leaves to others.

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

extension TextFieldControl {
  // MARK: - Layout

  /// Points that the bar takes away from the text, at the top.
  var barHeight: CGFloat { find?.barHeight ?? 0 }

  func placeEditor() {
    if node.content != nil {
      node.resolveChild()
      let proposal = Proposal(node.size.width, -1)
      let size = node.child.measure(proposal)
      find?.barHeight = size.height
      node.placeChild(node.child, x: 0, y: 0, proposal, size)
    }
    textVersion += 1
    // What the user has scrolled to stays, as long as nothing gets another size.
    if isFocused && placedSize != node.size { revealCaret() } else { clampScroll() }
    placedSize = node.size
  }

  // MARK: - Drawing

  func recordEditor(
    into group: inout ContiguousArray<PlacedPiece>, _ x: CGFloat, _ y: CGFloat, _ palette: ControlPalette,
    isActive: Bool
  ) {
    let hasBackground = node.scope.value(ScrollContentBackgroundKey.self) != .hidden
    if metrics.look != .plain && hasBackground {
      let state = ControlState(isEnabled: node.isEnabled, isHovered: isHovered, isFocused: isActive)
      let key = FieldBezelKey(look: metrics.look, size: node.size, state: state, palette: palette)
      if bezel?.key != key {
        bezel = (
          key,
          palette.fieldBezel(node.bounds, radius: ControlMetrics.cornerRadius(ControlMetrics.size(of: node)), state)
        )
        node.engine.counters.itemsRecorded += 1
      }
      group.append(PlacedPiece(bezel!.piece, x: x, y: y))
    }
    recordText(into: &group, x, y, palette, isActive: isActive)
    if let piece = bars.piece(in: self) { group.append(PlacedPiece(piece, x: x, y: y)) }
    node.recordContent(into: &group, x: x, y: y)
  }

  // MARK: - Keys

  /// Tab types a tab. Control-Tab goes on, and with Shift back; Shift-Tab goes back too.
  ///
  /// Source: GTK's text views accept tabs and are left by Control-Tab; Shift-Tab is our choice, because nobody types a
  /// tab with it. On a television, where text is not typed, Tab leaves the editor as it leaves everything.
  func handleTab(_ event: KeyEvent) -> Bool {
    let modifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    if modifiers.contains(.command) && modifiers.isSubset(of: [.command, .shift]) {
      return node.engine.content?.input.focus.moveSequentially(forward: !modifiers.contains(.shift)) ?? false
    }
    guard modifiers.isEmpty, node.scope.value(IdiomKey.self) != .tv else { return false }
    return perform(EditingCommand.insert("\t"))
  }

  // MARK: - Pointer

  /// What the scroll bar and fingers do; nil where the event is about the text.
  func handleScrolling(_ event: PointerEvent) -> GestureRecognizer.Phase? {
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
        if !isOnThumb { scroll(to: bars.offset(.vertical, thumbAt: point.y - thumb.length / 2, in: self)) }
        node.setNeedsRecord()
        return .active
      }
      if isTouch, most.y > 0 { drag = .finger(start: point, offset: scrollOffset.y, isMoving: false) }
      return nil
    case (.moved, .thumb(let held)):
      scroll(to: bars.offset(.vertical, thumbAt: point.y - held, in: self))
      return .active
    case (.moved, .finger(let start, let offset, let isMoving)):
      if !isMoving {
        guard abs(point.y - start.y) >= GestureLimits.slop else { return .possible }
        let way = start.y - point.y
        // At its end the text leaves the movement to what is around.
        guard way > 0 ? scrollOffset.y < most.y : scrollOffset.y > 0 else { return .failed }
        drag = .finger(start: point, offset: scrollOffset.y, isMoving: true)
        return .active
      }
      scroll(to: offset + start.y - point.y)
      return .active
    case (.up, .thumb), (.up, .finger(_, _, isMoving: true)):
      endDrag()
      return .ended
    default:
      return nil
    }
  }
  func endDrag() {
    drag = nil
    if bars.dragged == nil { return }
    bars.dragged = nil
    node.setNeedsRecord()
  }
}

extension TextFieldControl: ScrollBarOwner {
  package var barNode: LayoutNode { node }
  package var scrollStyle: ScrollStyle {
    var style = ScrollStyle(node.scope)
    style.indicatorMargins.top += barHeight
    return style
  }
  package var showsIndicators: Bool { true }
  package var offset: CGPoint { CGPoint(x: 0, y: scrollOffset.y) }
  package var most: CGPoint { CGPoint(x: 0, y: scrollLimits.y) }
  package var contentLength: (width: CGFloat, height: CGFloat) { (node.size.width, scrollLimits.y + node.size.height) }
}
