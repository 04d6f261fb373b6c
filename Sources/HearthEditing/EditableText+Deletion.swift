/// Deleting, and the clipboard, which deletes too.
extension EditableText {
  /// Deletes the selection, or else up to where the caret would go by the unit.
  ///
  /// A grapheme cluster goes as a whole, backwards too. Source: Unicode Standard Annex 29, extended grapheme clusters.
  mutating func delete(
    _ direction: EditingCommand.Direction, by unit: EditingCommand.DeletionUnit, geometry: (any LineGeometry)?
  ) -> EditingResult {
    var result = EditingResult()
    if !selection.isEmpty {
      result.textChange = edit(selection.range, with: "", kind: .single)
      return result
    }
    let target = deletionTarget(direction, by: unit, geometry: geometry)
    let range = min(target, selection.head)..<max(target, selection.head)
    result.textChange = edit(range, with: "", kind: direction == .backward ? .deletingBackward : .deletingForward)
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
    }
  }

  // MARK: - Clipboard

  func copy() -> EditingResult {
    guard canCopy else { return .unhandled }
    var result = EditingResult()
    result.clipboard = selectedText
    return result
  }

  mutating func cut() -> EditingResult {
    guard canCut else { return .unhandled }
    var result = EditingResult()
    result.clipboard = selectedText
    result.textChange = edit(selection.range, with: "", kind: .single)
    return result
  }
}
