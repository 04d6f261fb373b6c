import Foundation
import HearthCore
import HearthEditing
import HearthRendering

// Where text, caret and selection are.

extension TextFieldControl {
  var isVertical: Bool { model.configuration.axis == .vertical }
  var metrics: FieldMetrics {
    if let look = model.configuration.editorLook { return FieldMetrics(look, node) }
    return FieldMetrics(look, node)
  }

  func shownText(width: CGFloat?) -> ShownText {
    if let shown, shown.width == width { return shown }
    let style = ShownTextStyle(
      attributes: ControlFonts.attributes(of: node), alignment: ControlFonts.alignment(of: node),
      isRightToLeft: editor.traits.isRightToLeft,
      lineSpacing: isVertical ? node.textStyle.paragraph.lineSpacing : 0)
    let new = ShownText(editor, style, width: width, reusing: shown ?? lastShown, node.engine.host.textShaper)
    shown = new
    lastShown = nil
    return new
  }
  /// The text as it is laid out in the size that the field has.
  var placedText: ShownText { shownText(width: isVertical ? max(0, textArea.width - FieldMetrics.caretWidth) : nil) }
  /// Where text may be, in the node's coordinate space.
  var textArea: CGRect {
    let size = node.size, metrics = metrics
    let width = max(0, size.width - 2 * metrics.horizontalPadding)
    let height = max(0, size.height - 2 * metrics.verticalPadding - barHeight)
    return CGRect(x: metrics.horizontalPadding, y: barHeight + metrics.verticalPadding, width: width, height: height)
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
  var caretRect: CGRect {
    let origin = textOrigin, caret = placedText.caret(at: editor.selection.caret)
    return CGRect(
      x: origin.x + caret.minX, y: origin.y + caret.minY, width: FieldMetrics.caretWidth, height: caret.height)
  }
  var geometry: FieldGeometry { FieldGeometry(shown: placedText, pageHeight: Double(textArea.height)) }

  // MARK: - Layout

  package func computeSize(_ p: Proposal) -> Size {
    let metrics = metrics
    let padding = Size(2 * metrics.horizontalPadding, 2 * metrics.verticalPadding)
    if isEditor { return computeEditorSize(p, padding) }
    let placeholder = node.measureContent(Proposal(-1, -1))
    var width = p.width
    if width < 0 {
      let ideal = shownText(width: nil).size.width + FieldMetrics.caretWidth
      width = max(ideal, placeholder.width) + padding.width
    } else {
      width = max(width, padding.width + FieldMetrics.caretWidth)
    }
    guard isVertical else {
      let line = max(shownText(width: nil).size.height, placeholder.height)
      return Size(width, max(metrics.minHeight, line + padding.height))
    }
    let inner = width.isFinite ? max(0, width - padding.width - FieldMetrics.caretWidth) : nil
    let lines = lines(width: inner, atLeast: editor.text.isEmpty ? placeholder.height : 0)
    var height = lines.height
    if p.height >= 0 { height = min(height, max(lines.lineHeight, p.height - padding.height)) }
    return Size(width, max(metrics.minHeight, height + padding.height))
  }
  /// How high the text wants to be within the limits of lines, and how high a line is.
  private func lines(width: CGFloat?, atLeast least: CGFloat) -> (height: CGFloat, lineHeight: CGFloat) {
    let text = shownText(width: width)
    let lineHeight = text.size.height / CGFloat(max(1, text.lineCount))
    let limits = ControlFonts.lines(of: node)
    var height = max(text.size.height, CGFloat(limits.reserved) * lineHeight, least)
    if let most = limits.limit { height = min(height, CGFloat(max(1, most)) * lineHeight) }
    return (height, lineHeight)
  }
  /// An editor takes the space that it is given, and scrolls. Where it is asked what it
  /// would like, it is as large as its text.
  private func computeEditorSize(_ p: Proposal, _ padding: Size) -> Size {
    let least = Size(padding.width + FieldMetrics.caretWidth, padding.height + barHeight)
    var size = Size(max(p.width, least.width), max(p.height, least.height))
    if p.width < 0 { size.width = max(shownText(width: nil).size.width + least.width, Self.leastIdealWidth) }
    if p.height < 0 {
      let inner = size.width.isFinite ? max(0, size.width - least.width) : nil
      size.height = lines(width: inner, atLeast: 0).height + least.height
    }
    return size
  }
  /// Points: an empty editor that may be as narrow as it likes. Source: our choice.
  private static let leastIdealWidth: CGFloat = 120

  package func placeChildren() {
    if isEditor {
      placeEditor()
      return
    }
    let area = textArea
    if node.content != nil {
      node.resolveChild()
      let proposal = Proposal(area.width, area.height)
      let size = node.child.measure(proposal)
      let y = isVertical ? area.minY : area.minY + ((area.height - size.height) / 2).rounded()
      node.placeChild(node.child, x: area.minX, y: y, proposal, size)
    }
    textVersion += 1
    if isFocused { revealCaret() } else { clampScroll() }
  }
  package func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else {
      return nil
    }
    let metrics = metrics
    let width = isVertical ? max(0, size.width - 2 * metrics.horizontalPadding - FieldMetrics.caretWidth) : nil
    let text = shownText(width: width)
    let spare = size.height - 2 * metrics.verticalPadding - text.size.height
    let top = metrics.verticalPadding + (isVertical ? barHeight : (max(0, spare) / 2).rounded())
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
    defer { if scrollOffset != before { scrollOffsetDidChange() } }
    let area = textArea
    let caret = placedText.caret(at: editor.selection.caret)
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
    guard isVertical, isEditor ? scrollStyle.isEnabled : node.isEnabled else { return false }
    return scroll(to: scrollOffset.y - event.delta.height)
  }
  /// Scrolls down to an offset, as far as there is text. False when that is where it is.
  @discardableResult func scroll(to y: CGFloat) -> Bool {
    let old = scrollOffset
    scrollOffset.y = y
    clampScroll()
    if scrollOffset == old { return false }
    textVersion += 1
    node.setNeedsRecord()
    scrollOffsetDidChange()
    return true
  }
  private func scrollOffsetDidChange() {
    if isEditor { bars.show(at: node.engine.content?.time ?? 0, in: self) }
  }
}
