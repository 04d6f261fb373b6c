/// Where the caret goes.
extension EditableText {
  mutating func move(_ move: CaretMove, extending: Bool, geometry: (any LineGeometry)?) -> EditingResult {
    // Source: GtkEntry, which leaves Up and Down to the movement of focus.
    if move.needsParagraphs && traits.isSingleLine { return .unhandled }
    let target = destination(of: move, extending: extending, geometry: geometry)
    let offset = text.roundedDown(target.offset)
    selection = TextSelection(anchor: extending ? selection.anchor : offset, head: offset, affinity: target.affinity)
    return EditingResult()
  }

  private mutating func destination(
    of move: CaretMove, extending: Bool, geometry: (any LineGeometry)?
  ) -> TextPosition {
    switch move {
    case .left:
      return TextPosition(step(forward: traits.isRightToLeft, extending: extending), affinity: traits.affinity)
    case .right:
      return TextPosition(step(forward: !traits.isRightToLeft, extending: extending), affinity: traits.affinity)
    case .wordLeft: return TextPosition(stepByWord(forward: traits.isRightToLeft), affinity: traits.affinity)
    case .wordRight: return TextPosition(stepByWord(forward: !traits.isRightToLeft), affinity: traits.affinity)
    case .backward: return TextPosition(step(forward: false, extending: extending), affinity: traits.affinity)
    case .forward: return TextPosition(step(forward: true, extending: extending), affinity: traits.affinity)
    case .wordBackward: return TextPosition(stepByWord(forward: false), affinity: traits.affinity)
    case .wordForward: return TextPosition(stepByWord(forward: true), affinity: traits.affinity)
    case .paragraphStart: return TextPosition(text.paragraph(at: selection.head).lowerBound)
    case .paragraphEnd: return TextPosition(text.paragraph(at: selection.head).upperBound)
    case .paragraphUp: return TextPosition(byParagraph(forward: false))
    case .paragraphDown: return TextPosition(byParagraph(forward: true))
    case .lineLeft: return lineSide(isStart: !traits.isRightToLeft, geometry: geometry)
    case .lineRight: return lineSide(isStart: traits.isRightToLeft, geometry: geometry)
    case .lineStart: return TextPosition(line(at: selection.caret, geometry: geometry).lowerBound)
    case .lineEnd: return lineEnd(geometry: geometry)
    case .documentStart: return TextPosition(0)
    case .documentEnd: return TextPosition(text.utf8.count)
    case .up: return byLine(forward: false, geometry: geometry ?? UnwrappedLineGeometry(text))
    case .down: return byLine(forward: true, geometry: geometry ?? UnwrappedLineGeometry(text))
    case .pageUp: return byPage(forward: false, geometry: geometry ?? UnwrappedLineGeometry(text))
    case .pageDown: return byPage(forward: true, geometry: geometry ?? UnwrappedLineGeometry(text))
    case .to(let offset, let affinity): return TextPosition(offset, affinity: affinity)
    }
  }

  // MARK: - Characters and words

  /// Without extending, a selection collapses to its end on that side. Source: GTK, macOS and browsers alike.
  private func step(forward: Bool, extending: Bool) -> Int {
    if !extending, !selection.isEmpty { return forward ? selection.range.upperBound : selection.range.lowerBound }
    return forward ? text.graphemeBoundary(after: selection.head) : text.graphemeBoundary(before: selection.head)
  }

  /// Forward to the end of a word, backward to the start of one, from the head of a selection. Source: GTK and macOS;
  /// on Windows both go to starts.
  private func stepByWord(forward: Bool) -> Int {
    forward ? wordEnd(after: selection.head) : wordStart(before: selection.head)
  }

  func wordEnd(after offset: Int) -> Int {
    if traits.isSecure { return text.utf8.count }
    var words = WordBoundaries(text, dictionary: dictionary)
    return words.wordEnd(after: offset)
  }

  func wordStart(before offset: Int) -> Int {
    if traits.isSecure { return 0 }
    var words = WordBoundaries(text, dictionary: dictionary)
    return words.wordStart(before: offset)
  }

  // MARK: - Paragraphs

  /// Source: GtkTextView, GTK_MOVEMENT_PARAGRAPHS.
  private func byParagraph(forward: Bool) -> Int {
    let head = selection.head, paragraph = text.paragraph(at: head)
    if forward {
      if head < paragraph.upperBound || head == text.utf8.count { return paragraph.upperBound }
      return text.paragraph(at: text.graphemeBoundary(after: head)).upperBound
    }
    if head > paragraph.lowerBound || head == 0 { return paragraph.lowerBound }
    return text.paragraph(at: text.graphemeBoundary(before: head)).lowerBound
  }

  // MARK: - Lines

  private func lineSide(isStart: Bool, geometry: (any LineGeometry)?) -> TextPosition {
    isStart ? TextPosition(line(at: selection.caret, geometry: geometry).lowerBound) : lineEnd(geometry: geometry)
  }
  /// The line of a position: as laid out, or else its paragraph.
  func line(at position: TextPosition, geometry: (any LineGeometry)?) -> Range<Int> {
    guard let geometry else { return text.paragraph(at: position.offset) }
    let line = geometry.line(at: position)
    return text.roundedDown(line.lowerBound)..<max(text.roundedDown(line.lowerBound), text.roundedDown(line.upperBound))
  }

  /// The end of a wrapped line is the start of the next, so that it needs the upstream side.
  private func lineEnd(geometry: (any LineGeometry)?) -> TextPosition {
    let end = line(at: selection.caret, geometry: geometry).upperBound
    let isWrapped = geometry != nil && end < text.utf8.count && !text.unicodeScalars[text.utf8Index(end)].isLineBreak
    return TextPosition(end, affinity: isWrapped ? .upstream : .downstream)
  }

  /// To the nearest place on the line above or below, at the x where the vertical moves began. From the first line up
  /// goes to the start of the text, from the last down to its end. Source: GtkTextView and NSTextView.
  private mutating func byLine(forward: Bool, geometry: any LineGeometry) -> TextPosition {
    let line = line(at: selection.caret, geometry: geometry)
    guard let next = forward ? start(after: line, geometry: geometry) : end(before: line) else {
      return TextPosition(forward ? text.utf8.count : 0)
    }
    let x = rememberedX(geometry: geometry)
    return geometry.position(nearestToX: x, y: geometry.caret(at: next).middle)
  }

  /// The first place on the next line; `nil` on the last.
  private func start(after line: Range<Int>, geometry: any LineGeometry) -> TextPosition? {
    guard line.upperBound < text.utf8.count else { return nil }
    let isHardBreak = text.unicodeScalars[text.utf8Index(line.upperBound)].isLineBreak
    return TextPosition(isHardBreak ? text.graphemeBoundary(after: line.upperBound) : line.upperBound)
  }

  /// The last place on the previous line; `nil` on the first.
  private func end(before line: Range<Int>) -> TextPosition? {
    guard line.lowerBound > 0 else { return nil }
    let before = text.graphemeBoundary(before: line.lowerBound)
    let isHardBreak = text.unicodeScalars[text.utf8Index(before)].isLineBreak
    return isHardBreak ? TextPosition(before) : TextPosition(line.lowerBound, affinity: .upstream)
  }

  /// As far as is visible; where that ends on the same line, to the start or end of the text.
  private mutating func byPage(forward: Bool, geometry: any LineGeometry) -> TextPosition {
    let caret = geometry.caret(at: selection.caret)
    let distance = max(geometry.pageHeight, caret.height)
    let x = rememberedX(geometry: geometry)
    let target = geometry.position(nearestToX: x, y: caret.middle + (forward ? distance : -distance))
    let isSameLine = geometry.caret(at: target).y == caret.y
    return isSameLine ? TextPosition(forward ? text.utf8.count : 0) : target
  }

  private mutating func rememberedX(geometry: any LineGeometry) -> Double {
    let x = preferredX ?? geometry.caret(at: selection.caret).x
    preferredX = x
    return x
  }
}
