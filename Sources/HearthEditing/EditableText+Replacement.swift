/// Text that comes from outside: the bound value has changed.
extension EditableText {
  /// Why the bound text is another than the one shown.
  package enum Replacement: Hashable, Sendable {
    /// The app changed it for reasons of its own. The history is forgotten, since its steps belong to another text.
    case replaced
    /// The binding's answer to the latest edit, such as capitals or a format.
    /// Undoing that edit takes this back with it.
    case reformatted
  }

  /// Shows another text and keeps the selection at what it was at, as far as that is still there.
  ///
  /// Both texts are compared from both ends; what differs counts as replaced. An end of the selection before it stays,
  /// one after it keeps its distance from the end of the text, one inside it stays unless that became shorter. An end
  /// of the selection at the end of the text stays at the end. Source: our choice; the last rule keeps a caret that is
  /// typing at the end after what a format appends, and puts it after a text that was set while the field was empty.
  ///
  /// Equal means equal bytes: text that is only canonically equivalent has other offsets. Text is taken as it is, even
  /// with line breaks in a single line, as it is the app's. If it is equal, a composition goes on; otherwise it ends.
  ///
  /// Where nothing but styles differs, selection and history stay. What changed inside the selection is a step that can
  /// be undone: a button of the app has changed the look of what is selected. Other changes of styles are none, or text
  /// that an app colours while it is typed could not be undone. Source: our choice.
  ///
  /// - Parameter runs: As long as the text; nil for a plain text.
  /// - Complexity: O(length of the text).
  @discardableResult
  package mutating func replaceText(
    _ text: String, runs newRuns: TextRuns? = nil, reason: Replacement = .replaced
  ) -> EditingResult {
    var result = EditingResult()
    guard let (range, replacement) = difference(to: text, newRuns) else { return result }
    let selectionBefore = selection
    result.markedRangeChanged = markedRange != nil
    if reason == .reformatted { endComposition() }
    noteMarks()
    composition = nil
    preferredX = nil
    dragOrigin = nil

    let length = self.text.utf8.count
    var edit = EditHistory.Edit(
      start: range.lowerBound, removed: self.text.slice(range), inserted: replacement,
      removedRuns: runs?.slice(range))
    self.text = text
    self.text.makeContiguousUTF8()
    if let newRuns {
      runs = newRuns
    } else {
      runs?.replace(range, with: TextRuns(style: typingStyle, length: replacement.utf8.count))
    }
    let change = TextChange(range: range, newLength: replacement.utf8.count)
    note(change)
    edit.insertedRuns = runs?.slice(range.lowerBound..<(range.lowerBound + change.newLength))
    if edit.removed.utf8.elementsEqual(edit.inserted.utf8) {
      noteRestyling(edit, range, reason)
    } else {
      selection.anchor = moved(selection.anchor, by: change, length: length)
      selection.head = moved(selection.head, by: change, length: length)
      switch reason {
      case .replaced: history.forget()
      case .reformatted: history.fold(edit, after: selection)
      }
    }
    result.textChange = change
    result.selectionChanged = selection != selectionBefore
    if checksInvariants { stopIfViolated(after: "replaceText") }
    return result
  }

  private mutating func noteRestyling(_ edit: EditHistory.Edit, _ range: Range<Int>, _ reason: Replacement) {
    if reason == .reformatted, !history.undoSteps.isEmpty {
      history.fold(edit, after: selection)
    } else if !selection.isEmpty, selection.range.lowerBound <= range.lowerBound,
      selection.range.upperBound >= range.upperBound
    {
      history.record(edit, kind: .single, before: selection, after: selection)
    }
  }

  private func moved(_ offset: Int, by change: TextChange, length: Int) -> Int {
    let growth = change.newLength - change.range.count
    if offset == length { return text.utf8.count }
    if offset <= change.range.lowerBound { return text.roundedDown(offset) }
    if offset >= change.range.upperBound { return text.roundedUp(offset + growth) }
    return text.roundedDown(min(offset, change.range.lowerBound + change.newLength))
  }

  /// The one stretch in which this text or its styles differ from another, between scalars, and what stands there in
  /// the other; `nil` if they are the same bytes in the same styles.
  private func difference(to other: String, _ newRuns: TextRuns?) -> (Range<Int>, String)? {
    let isRestyled = newRuns != nil && newRuns != runs
    let ends: (prefix: Int, suffix: Int)? = text.withUTF8Bytes { old in
      other.withUTF8Bytes { new in
        let shorter = min(old.count, new.count)
        var prefix = 0
        while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
        if prefix == old.count, prefix == new.count, !isRestyled { return nil }
        var most = (prefix: prefix, suffix: shorter)
        if isRestyled, let runs, let newRuns { most = runs.commonEnds(with: newRuns) }
        prefix = min(prefix, most.prefix)
        while prefix > 0, old.continuesScalar(at: prefix) || new.continuesScalar(at: prefix) { prefix -= 1 }
        var suffix = 0
        let limit = min(most.suffix, shorter - prefix)
        while suffix < limit, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
        while suffix > 0, old.continuesScalar(at: old.count - suffix) { suffix -= 1 }
        return (prefix, suffix)
      }
    }
    guard let ends else { return nil }
    return (
      ends.prefix..<(text.utf8.count - ends.suffix),
      other.slice(ends.prefix..<(other.utf8.count - ends.suffix))
    )
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func continuesScalar(at index: Int) -> Bool {
    index < count && self[index] & 0b1100_0000 == 0b1000_0000
  }
}
