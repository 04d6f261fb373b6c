/// Styles of stretches of the text: they move with it, come back with it, and can be changed for themselves.
extension EditableText {
  /// The runs without the unfinished part of a composition, and with what that replaced; nil for a plain text.
  package var committedRuns: TextRuns? {
    guard let composition, var result = runs else { return runs }
    result.replace(composition.range, with: composition.removedRuns ?? TextRuns())
    return result
  }
  /// The styles of the selected text; nil for a plain text.
  package var selectedRuns: TextRuns? { runs?.slice(selection.range) }

  /// Gives a range other styles, as one step that can be undone. The selection stays.
  mutating func restyle(_ range: Range<Int>, _ new: TextRuns) -> EditingResult {
    var result = EditingResult()
    guard let old = runs?.slice(range), old.length == range.count, new.length == range.count, old != new else {
      return result
    }
    let slice = text.slice(range)
    runs?.replace(range, with: new)
    note(TextChange(range: range, newLength: range.count))
    history.record(
      EditHistory.Edit(start: range.lowerBound, removed: slice, inserted: slice, removedRuns: old, insertedRuns: new),
      kind: .single, before: selection, after: selection)
    result.textChange = TextChange(range: range, newLength: range.count)
    return result
  }

  /// Pastes a text that brings styles of its own.
  mutating func paste(_ string: String, _ runs: TextRuns) -> EditingResult {
    guard self.runs != nil, runs.length == string.utf8.count else { return paste(string) }
    let (text, kept) = accepted(string, runs)
    var result = EditingResult()
    if !text.isEmpty { result.textChange = edit(selection.range, with: text, runs: kept, kind: .single) }
    return result
  }
  /// What may not be typed is left out of each stretch, so that the rest keeps its style.
  func accepted(_ string: String, _ runs: TextRuns) -> (text: String, runs: TextRuns) {
    var text = "", kept = TextRuns()
    runs.forEach(in: 0..<runs.length) { range, style in
      let part = accepted(string.slice(range))
      text += part
      kept.append(style, part.utf8.count)
    }
    return (text, kept)
  }
}
