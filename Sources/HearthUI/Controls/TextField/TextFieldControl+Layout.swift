import Foundation
import HearthCore
import HearthEditing
import HearthRendering

// Where text, caret and selection are.

extension TextFieldControl {
  var isVertical: Bool { model.configuration.axis == .vertical }
  var metrics: FieldMetrics { behavior.metrics }

  func shownText(width: CGFloat?) -> ShownText {
    if let shown, shown.width == width, !isShownStale { return shown }
    let style = ShownTextStyle(
      attributes: ControlFonts.attributes(of: node), alignment: ControlFonts.alignment(of: node),
      isRightToLeft: editor.traits.isRightToLeft,
      lineSpacing: isVertical ? node.textStyle.paragraph.lineSpacing : 0)
    isShownStale = false
    let change = editor.takeChange()
    if let shown, shown.width == width, shown.style == style, shown.looksVersion == rich?.version ?? 0,
      shown.canTake(editor, change)
    {
      shown.update(editor, change, marks: markedSpans)
      return shown
    }
    let new = ShownText(editor, style, rich, width: width, marks: markedSpans, node.engine.host.textShaper) {
      [unowned(unsafe) node] lines in
      node.engine.counters.paragraphsLaidOut += 1
      node.engine.counters.linesLaidOut += lines
    }
    // What is seen of a long line stays where it is.
    new.lineDidGrow = { [unowned self] position, growth in
      if position < scrollOffset.x { scrollOffset.x += growth }
    }
    shown = new
    return new
  }
  /// The text as it is laid out in the size that the field has.
  var placedText: ShownText { shownText(width: isVertical ? max(0, textArea.width - FieldMetrics.caretWidth) : nil) }
  /// Where text may be, in the node's coordinate space.
  var textArea: CGRect {
    let size = node.size, metrics = metrics
    let width = max(0, size.width - 2 * metrics.horizontalPadding - metrics.trailingRoom)
    let height = max(0, size.height - 2 * metrics.verticalPadding - behavior.barHeight)
    let left = node.scope.isRightToLeft ? metrics.trailingRoom : 0
    return CGRect(
      x: metrics.horizontalPadding + left, y: behavior.barHeight + metrics.verticalPadding, width: width, height: height
    )
  }
  /// The top left corner of the laid out text, in the node's coordinate space.
  var textOrigin: CGPoint {
    let area = textArea, text = placedText
    let free = area.width - text.size.width - FieldMetrics.caretWidth
    var x = area.minX - scrollOffset.x
    if free > 0 {
      switch text.style.alignment {
      case .leading: x = editor.traits.isRightToLeft ? area.minX + free + FieldMetrics.caretWidth : area.minX
      case .center: x = area.minX + free / 2
      case .trailing: x = editor.traits.isRightToLeft ? area.minX : area.minX + free + FieldMetrics.caretWidth
      }
    }
    let spare = area.height - text.size.height
    return CGPoint(x: x, y: spare > 0 && !isVertical ? area.minY + (spare / 2).rounded() : area.minY - scrollOffset.y)
  }
  /// The caret, in the node's coordinate space.
  var caretRect: CGRect { caretRect(at: editor.selection.caret) }
  func caretRect(at place: TextPosition) -> CGRect {
    let origin = textOrigin, caret = placedText.caret(at: place)
    return CGRect(
      x: origin.x + caret.minX, y: origin.y + caret.minY, width: FieldMetrics.caretWidth, height: caret.height)
  }
  /// Between letters of different directions, where one of the other direction than the line's would go: the lower half of
  /// a caret, in the node's coordinate space. Nil elsewhere.
  ///
  /// Source: GTK, `gtk-split-cursor`, shows both places; Inside Macintosh: Text, "dual caret", halves; that the one for the
  /// line's direction is whole is our choice.
  var weakCaretRect: CGRect? {
    guard let caret = placedText.weakCaret(at: editor.selection.caret) else { return nil }
    let origin = textOrigin, height = (caret.height / 2).rounded(.down)
    return CGRect(
      x: origin.x + caret.minX, y: origin.y + caret.maxY - height, width: FieldMetrics.caretWidth, height: height)
  }
  var geometry: FieldGeometry { FieldGeometry(shown: placedText, pageHeight: Double(textArea.height)) }

  // MARK: - Layout

  package func computeSize(_ p: Proposal) -> Size {
    let metrics = metrics
    let padding = Size(2 * metrics.horizontalPadding, 2 * metrics.verticalPadding)
    return behavior.size(p, padding)
  }
  /// How high the text wants to be within the limits of lines, and how high a line is.
  func lines(width: CGFloat?, atLeast least: CGFloat) -> (height: CGFloat, lineHeight: CGFloat) {
    let text = shownText(width: width)
    let lineHeight = text.size.height / CGFloat(max(1, text.lineCount))
    let limits = ControlFonts.lines(of: node)
    var height = max(text.size.height, CGFloat(limits.reserved) * lineHeight, least)
    if let most = limits.limit { height = min(height, CGFloat(max(1, most)) * lineHeight) }
    return (height, lineHeight)
  }
  package func placeChildren() { behavior.placeChildren() }
  package func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else {
      return nil
    }
    let metrics = metrics
    let width = isVertical ? max(0, size.width - 2 * metrics.horizontalPadding - FieldMetrics.caretWidth) : nil
    let text = shownText(width: width)
    let spare = size.height - 2 * metrics.verticalPadding - text.size.height
    let above = isVertical ? behavior.barHeight(width: size.width) : (max(0, spare) / 2).rounded()
    let top = metrics.verticalPadding + above
    return top + (key == VerticalAlignment.firstTextBaseline.key ? text.firstBaseline : text.lastBaseline)
  }

  // MARK: - Scrolling

  var scrollLimits: CGPoint {
    let area = textArea, size = placedText.size
    return CGPoint(
      x: max(0, size.width + FieldMetrics.caretWidth - area.width),
      y: isVertical ? max(0, size.height - area.height) : 0)
  }
  func clampScroll() {
    let limits = scrollLimits
    scrollOffset = CGPoint(x: min(max(0, scrollOffset.x), limits.x), y: min(max(0, scrollOffset.y), limits.y))
  }
  /// Back to where reading begins.
  func scrollToStart() {
    let new = CGPoint(x: editor.traits.isRightToLeft ? scrollLimits.x : 0, y: 0)
    if new == scrollOffset { return }
    scrollOffset = new
    textVersion += 1
    node.setNeedsRecord()
  }
  /// Scrolls as little as needed to show the caret.
  func revealCaret() {
    guard node.size.width > 0 else { return }
    let before = scrollOffset
    defer { if scrollOffset != before { behavior.scrollOffsetDidChange() } }
    let area = textArea, shown = placedText
    // What will be seen then has to be where it will be.
    shown.layOut(
      around: editor.selection.head, reach: (shown.isLine ? area.width : area.height) + Self.overhang)
    let caret = shown.caret(at: editor.selection.caret)
    clampScroll()
    let limits = scrollLimits
    if caret.minX < scrollOffset.x { scrollOffset.x = caret.minX }
    let right = caret.minX + FieldMetrics.caretWidth - area.width
    if right > scrollOffset.x { scrollOffset.x = right }
    if isVertical {
      if caret.minY < scrollOffset.y { scrollOffset.y = caret.minY }
      if caret.maxY - area.height > scrollOffset.y { scrollOffset.y = caret.maxY - area.height }
    }
    scrollOffset.x = min(max(0, scrollOffset.x), limits.x)
    scrollOffset.y = min(max(0, scrollOffset.y), limits.y)
  }
  package func scroll(_ event: ScrollEvent) -> Bool {
    guard isVertical, behavior.canScroll else { return false }
    return scroll(to: scrollOffset.y - event.delta.height)
  }
  /// Lays out what is seen. What was seen before stays where it is, when what is above it turns out to be higher than was
  /// guessed; after a jump what is at the top does, and at the end of the text what is at the bottom.
  private func layOutSeen() {
    let shown = placedText, height = textArea.height
    guard shown.hasGuesses else { return }
    let isAtEnd = scrollOffset.y >= scrollLimits.y
    // Twice: what is at the end is known when it was laid out.
    for _ in 0..<2 {
      let top = shown.pieces.piece(atPosition: scrollOffset.y)
      let anchor = shown.firstLaidOut(from: top, to: scrollOffset.y + height) ?? top
      shown.layOut(from: scrollOffset.y - Self.overhang, to: scrollOffset.y + height + Self.overhang)
      scrollOffset.y += shown.pieces.piece(at: anchor.start).position - anchor.position
      if isAtEnd { scrollOffset.y = scrollLimits.y }
    }
    clampScroll()
  }
  /// Scrolls down to an offset, as far as there is text. False when that is where it is.
  @discardableResult func scroll(to y: CGFloat) -> Bool {
    let old = scrollOffset
    scrollOffset.y = y
    clampScroll()
    if scrollOffset == old { return false }
    layOutSeen()
    textVersion += 1
    node.setNeedsRecord()
    behavior.scrollOffsetDidChange()
    return true
  }
}
