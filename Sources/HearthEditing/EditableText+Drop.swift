/// Text that was dragged here, from elsewhere or from another place of the same text.
extension EditableText {
  /// Puts text at a place, in one step that can be undone, and selects it. Source: AppKit, where what was dropped is
  /// selected.
  ///
  /// - Parameters:
  ///   - styles: As long as the text; nil for the typing style.
  ///   - place: UTF-8 offset. In or at `moved` nothing happens, as the text is there.
  ///   - moved: Where the text stood in this text, from where it goes; nil: it is a copy.
  /// - Complexity: O(length of what is dropped), besides moving the bytes around.
  mutating func drop(_ string: String, _ styles: TextRuns?, at place: Int, moving moved: Range<Int>?) -> EditingResult {
    var result = EditingResult()
    let place = text.roundedDown(place)
    var (string, styles) = (string, styles)
    if let moved {
      if place >= moved.lowerBound, place <= moved.upperBound { return result }
      (string, styles) = (text.slice(moved), runs?.slice(moved))
    } else if runs == nil || styles?.length != string.utf8.count {
      (string, styles) = (accepted(string), nil)
    } else if let given = styles {
      (string, styles) = accepted(string, given)
    }
    if string.isEmpty { return result }
    let before = selection, length = string.utf8.count
    var start = place
    result.textChange = replace(place..<place, with: string, runs: styles)
    var edits = [
      EditHistory.Edit(
        start: place, removed: "", inserted: string, removedRuns: runs == nil ? nil : TextRuns(),
        insertedRuns: runs?.slice(place..<(place + length)))
    ]
    if let moved {
      let old = moved.lowerBound < place ? moved : (moved.lowerBound + length)..<(moved.upperBound + length)
      if moved.lowerBound < place { start -= length }
      edits.append(
        EditHistory.Edit(
          start: old.lowerBound, removed: string, inserted: "", removedRuns: runs?.slice(old),
          insertedRuns: runs == nil ? nil : TextRuns()))
      if let change = replace(old, with: "") { result.textChange = result.textChange?.followed(by: change) ?? change }
    }
    selection = TextSelection(
      anchor: text.roundedDown(start), head: text.roundedUp(start + length), affinity: traits.affinity)
    history.record(edits[0], kind: .single, before: before, after: selection)
    if edits.count > 1 { history.fold(edits[1], after: selection) }
    return result
  }
}
