/// Deleting, and the clipboard, which deletes too.
extension EditableText {
  /// Deletes the selection, or else up to where the caret would go by the unit.
  ///
  /// A grapheme cluster goes as a whole, backwards too. Source: Unicode Standard Annex 29, extended grapheme clusters.
  mutating func delete(
    _ direction: EditingCommand.Direction, by unit: EditingCommand.DeletionUnit, geometry: (any LineGeometry)?
  ) -> EditingResult {
    var result = EditingResult()
    let runKind: EditHistory.Kind = direction == .backward ? .deletingBackward : .deletingForward
    result.textChange = edit(
      deletionRange(direction, by: unit, geometry: geometry), with: "", kind: selection.isEmpty ? runKind : .single)
    return result
  }

  private func deletionRange(
    _ direction: EditingCommand.Direction, by unit: EditingCommand.DeletionUnit, geometry: (any LineGeometry)?
  ) -> Range<Int> {
    if !selection.isEmpty { return selection.range }
    let target = deletionTarget(direction, by: unit, geometry: geometry)
    return min(target, selection.head)..<max(target, selection.head)
  }

  /// Deletes as ``delete(_:by:geometry:)`` does, and says what.
  mutating func kill(_ range: EditingCommand.KillRange, geometry: (any LineGeometry)?) -> EditingResult {
    let removed: String
    var isBackward = false
    var result: EditingResult
    switch range {
    case .selection:
      if selection.isEmpty { return .unhandled }
      removed = selectedText
      // Other apps can have it, too. Source: GTK 3's Emacs key theme, where Control-W cuts.
      result = canCut ? cut() : delete(.backward, by: .grapheme, geometry: geometry)
    case .forward(let unit):
      removed = text.slice(deletionRange(.forward, by: unit, geometry: geometry))
      result = delete(.forward, by: unit, geometry: geometry)
    case .backward(let unit):
      removed = text.slice(deletionRange(.backward, by: unit, geometry: geometry))
      result = delete(.backward, by: unit, geometry: geometry)
      isBackward = true
    }
    // What is secret stays in its field.
    if result.textChange != nil, !traits.isSecure {
      result.killed = KilledText(text: removed, isBackward: isBackward)
    }
    return result
  }

  private func deletionTarget(
    _ direction: EditingCommand.Direction, by unit: EditingCommand.DeletionUnit, geometry: (any LineGeometry)?
  ) -> Int {
    let head = selection.head
    switch (unit, direction) {
    case (.grapheme, .backward): return text.graphemeBoundary(before: head)
    case (.grapheme, .forward): return text.graphemeBoundary(after: head)
    case (.word, .backward): return wordStart(before: head)
    case (.word, .forward): return wordEnd(after: head)
    case (.line, .backward):
      // At the start of the line the line break goes, so that repeating the key goes on. Source: NSTextView.
      let start = line(at: selection.caret, geometry: geometry).lowerBound
      return start < head ? start : text.graphemeBoundary(before: head)
    case (.line, .forward):
      // At the end of the line the line break goes. Source: GTK_DELETE_PARAGRAPH_ENDS of GtkTextView.
      let end = line(at: selection.caret, geometry: geometry).upperBound
      return end > head ? end : text.graphemeBoundary(after: head)
    case (.paragraph, .backward):
      let start = text.paragraph(at: head).lowerBound
      return start < head ? start : text.graphemeBoundary(before: head)
    case (.paragraph, .forward):
      // Source: GNU Emacs, kill-line.
      let end = text.paragraph(at: head).upperBound
      return end > head ? end : text.graphemeBoundary(after: head)
    }
  }

  // MARK: - Clipboard

  func copy() -> EditingResult {
    guard canCopy else { return .unhandled }
    var result = EditingResult()
    result.clipboard = selectedText
    result.clipboardRuns = selectedRuns
    return result
  }

  mutating func cut() -> EditingResult {
    guard canCut else { return .unhandled }
    var result = EditingResult()
    result.clipboard = selectedText
    result.clipboardRuns = selectedRuns
    result.textChange = edit(selection.range, with: "", kind: .single)
    return result
  }
}
