/// Composition: what an input method shows while it is not yet decided.
///
/// The marked text is part of the text, and typing takes place inside it by ``EditingCommand/setMarked(_:selection:)``.
/// It enters the history only when it ends, as if typed at once.
extension EditableText {
  struct Composition: Sendable {
    /// The marked text, in UTF-8 offsets between scalars.
    var range: Range<Int>
    /// What was selected, and replaced, when the composition began.
    var removed: String
    var removedRuns: TextRuns?
    var selectionBefore: TextSelection
  }

  mutating func setMarked(_ string: String, selection inside: Range<Int>) -> EditingResult {
    let string = accepted(string)
    var result = EditingResult()
    if string.isEmpty {
      result.textChange = cancelComposition()
      return result
    }
    let current =
      composition
      ?? Composition(
        range: selection.range, removed: selectedText, removedRuns: selectedRuns, selectionBefore: selection)
    result.textChange = replace(current.range, with: string)
    let start = current.range.lowerBound
    composition = Composition(
      range: start..<(start + string.utf8.count), removed: current.removed, removedRuns: current.removedRuns,
      selectionBefore: current.selectionBefore)
    let limits = 0...string.utf8.count
    selection = TextSelection(
      anchor: text.roundedUp(start + min(max(inside.lowerBound, limits.lowerBound), limits.upperBound)),
      head: text.roundedUp(start + min(max(inside.upperBound, limits.lowerBound), limits.upperBound)))
    return result
  }

  mutating func commitMarked(_ string: String) -> EditingResult {
    guard let composition else { return insert(string) }
    let string = accepted(string)
    var result = EditingResult()
    if string.isEmpty {
      result.textChange = cancelComposition()
      return result
    }
    result.textChange = replace(composition.range, with: string)
    let start = composition.range.lowerBound
    self.composition?.range = start..<(start + string.utf8.count)
    selection = TextSelection(caret: text.roundedUp(start + string.utf8.count))
    endComposition()
    return result
  }

  mutating func unmark() -> EditingResult {
    guard composition != nil else { return .unhandled }
    endComposition()
    return EditingResult()
  }

  /// Makes the marked text ordinary text.
  mutating func endComposition() {
    guard let composition else { return }
    noteMarks()
    self.composition = nil
    if !composition.removed.isEmpty { history.endRun() }
    history.record(
      EditHistory.Edit(
        start: composition.range.lowerBound, removed: composition.removed, inserted: text.slice(composition.range),
        removedRuns: composition.removedRuns, insertedRuns: runs?.slice(composition.range)),
      kind: .typing, before: composition.selectionBefore, after: selection)
  }

  /// What is marked looks different when it is marked no more.
  mutating func noteMarks() {
    if let range = markedRange { note(TextChange(range: range, newLength: range.count)) }
  }

  /// Takes the composition back. What it replaced comes back, selected as it was, so that nothing is lost to an input
  /// method that was called by mistake. Source: our choice; a commit that follows replaces the selection again.
  mutating func cancelComposition() -> TextChange? {
    guard let composition else { return nil }
    self.composition = nil
    let change = replace(composition.range, with: composition.removed, runs: composition.removedRuns)
    selection = rounded(composition.selectionBefore)
    return change
  }
}
