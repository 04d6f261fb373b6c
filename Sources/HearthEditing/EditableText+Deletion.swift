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

  /// Deletes as ``delete(_:by:geometry:)`` does, and says what.
  mutating func kill(_ range: EditingCommand.KillRange, geometry: (any LineGeometry)?) -> EditingResult {
    let before = text, isBackward: Bool
    var result: EditingResult
    switch range {
    case .selection:
      if selection.isEmpty { return .unhandled }
      // Other apps can have it, too. Source: GTK 3's Emacs key theme, where Control-W cuts.
      (result, isBackward) = (canCut ? cut() : delete(.backward, by: .grapheme, geometry: geometry), false)
    case .forward(let unit): (result, isBackward) = (delete(.forward, by: unit, geometry: geometry), false)
    case .backward(let unit): (result, isBackward) = (delete(.backward, by: unit, geometry: geometry), true)
    }
    // What is secret stays in its field.
    if let change = result.textChange, !traits.isSecure {
      result.killed = KilledText(text: before.slice(change.range), isBackward: isBackward)
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
