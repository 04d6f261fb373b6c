import Foundation
import HearthCore
import HearthEditing
import HearthRendering

// Where text, caret and selection are.

extension TextFieldControl {
  var isVertical: Bool { model.configuration.axis == .vertical }
  var metrics: FieldMetrics { FieldMetrics(look, node) }

  func shownText(width: CGFloat?) -> ShownText {
    if let shown, shown.width == width { return shown }
    let new = ShownText(
      editor, attributes: ControlFonts.attributes(of: node), alignment: ControlFonts.alignment(of: node), width: width, node.engine.host.textShaper)
    shown = new
    return new
  }
  /// The text as it is laid out in the size that the field has.
  var placedText: ShownText { shownText(width: isVertical ? max(0, textArea.width - FieldMetrics.caretWidth) : nil) }
  /// Where text may be, in the node's coordinate space.
  var textArea: CGRect {
    let size = node.size, metrics = metrics
    let width = max(0, size.width - 2 * metrics.horizontalPadding)
    let height = max(0, size.height - 2 * metrics.verticalPadding)
    return CGRect(x: metrics.horizontalPadding, y: metrics.verticalPadding, width: width, height: height)
  }
  /// The top left corner of the laid out text, in the node's coordinate space.
  var textOrigin: CGPoint {
    let area = textArea, layout = placedText.layout
    let free = area.width - layout.size.width - FieldMetrics.caretWidth
    var x = area.minX - scrollOffset.x
    if free > 0 {
      switch layout.text.alignment {
      case .leading: x = editor.traits.isRightToLeft ? area.minX + free + FieldMetrics.caretWidth : area.minX
      case .center: x = area.minX + free / 2
      case .trailing: x = editor.traits.isRightToLeft ? area.minX : area.minX + free + FieldMetrics.caretWidth
      }
    }
    let spare = area.height - layout.size.height
    return CGPoint(x: x, y: spare > 0 && !isVertical ? area.minY + (spare / 2).rounded() : area.minY - scrollOffset.y)
  }
  /// The caret, in the node's coordinate space.
  var caretRect: CGRect {
    let origin = textOrigin, caret = placedText.caret(at: editor.selection.caret)
    return CGRect(x: origin.x + caret.minX, y: origin.y + caret.minY, width: FieldMetrics.caretWidth, height: caret.height)
  }
  var geometry: FieldGeometry { FieldGeometry(shown: placedText, pageHeight: Double(textArea.height)) }

  // MARK: - Layout

  package func computeSize(_ p: Proposal) -> Size {
    let metrics = metrics
    let padding = Size(2 * metrics.horizontalPadding, 2 * metrics.verticalPadding)
    let placeholder = node.measureContent(Proposal(-1, -1))
    var width = p.width
    if width < 0 {
      let ideal = shownText(width: nil).layout.size.width + FieldMetrics.caretWidth
      width = max(ideal, placeholder.width) + padding.width
    } else {
      width = max(width, padding.width + FieldMetrics.caretWidth)
    }
    guard isVertical else {
      let line = max(shownText(width: nil).layout.size.height, placeholder.height)
      return Size(width, max(metrics.minHeight, line + padding.height))
    }
    let inner = width.isFinite ? max(0, width - padding.width - FieldMetrics.caretWidth) : nil
    let layout = shownText(width: inner).layout
    let lineHeight = layout.size.height / CGFloat(max(1, layout.lineCount))
    let limits = ControlFonts.lines(of: node)
    var height = max(layout.size.height, CGFloat(limits.reserved) * lineHeight, editor.text.isEmpty ? placeholder.height : 0)
    if let most = limits.limit { height = min(height, CGFloat(max(1, most)) * lineHeight) }
    if p.height >= 0 { height = min(height, max(lineHeight, p.height - padding.height)) }
    return Size(width, max(metrics.minHeight, height + padding.height))
  }
  package func placeChildren() {
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
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else { return nil }
    let metrics = metrics
    let width = isVertical ? max(0, size.width - 2 * metrics.horizontalPadding - FieldMetrics.caretWidth) : nil
    let layout = shownText(width: width).layout
    let spare = size.height - 2 * metrics.verticalPadding - layout.size.height
    let top = metrics.verticalPadding + (isVertical ? 0 : (max(0, spare) / 2).rounded())
    return top + (key == VerticalAlignment.firstTextBaseline.key ? layout.firstBaseline : layout.lastBaseline)
  }

  // MARK: - Scrolling

  private var scrollLimits: CGPoint {
    let area = textArea, size = placedText.layout.size
    return CGPoint(x: max(0, size.width + FieldMetrics.caretWidth - area.width), y: isVertical ? max(0, size.height - area.height) : 0)
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
    guard isVertical, node.isEnabled else { return false }
    let old = scrollOffset
    scrollOffset.y -= event.delta.height
    clampScroll()
    if scrollOffset == old { return false }
    textVersion += 1
    node.setNeedsRecord()
    return true
  }
}
