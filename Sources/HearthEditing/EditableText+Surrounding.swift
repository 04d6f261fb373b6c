/// What an input method sees of the text around the caret, and deletes of it.
extension EditableText {
  /// Text next to the caret, without what is marked.
  package struct Surroundings: Hashable, Sendable {
    package var text: String
    /// UTF-8 offsets in the text.
    package var caret: Int
    package var anchor: Int
  }

  /// The paragraph with the caret, and the part of the selection in it; of a long paragraph what is near the caret. While
  /// something is marked, the text is the one that the marked text will be put into, and the caret is where.
  ///
  /// - Complexity: O(1): what is further away than ``mostSurroundings`` is not looked at.
  package var surroundings: Surroundings {
    let marked = markedRange ?? selection.head..<selection.head
    let paragraph = text.paragraph(at: marked.lowerBound, within: Self.mostSurroundings)
    // What is marked may have a line break of its own.
    let end = max(marked.upperBound, paragraph.upperBound)
    let before = text.slice(paragraph.lowerBound..<marked.lowerBound)
    let after = end > marked.upperBound ? text.slice(marked.upperBound..<end) : ""
    let caret = before.utf8.count
    var anchor = caret
    if composition == nil {
      anchor = min(max(selection.anchor, paragraph.lowerBound), end) - paragraph.lowerBound
    }
    return Surroundings(text: before + after, caret: caret, anchor: anchor)
  }

  /// Bytes before the caret, and behind it, that an input method is told of. Source: Wayland, `text-input-unstable-v3`,
  /// `set_surrounding_text`: 4,000 bytes in all.
  package static let mostSurroundings = 2_000

  /// Deletes Unicode scalars next to the caret, exactly as many as an input method says: it may take back a vowel sign
  /// and leave the letter that it stands on. What is marked stays marked.
  ///
  /// Deleting is a step of its own in the history, also in the middle of a composition.
  ///
  /// - Parameters:
  ///   - offset: From the caret to the first of them, negative before it. What is marked is not counted.
  ///   - count: What the text does not have is left out.
  /// - Complexity: O(offset and count), besides moving the bytes behind.
  @discardableResult
  package mutating func deleteSurrounding(offset: Int, count: Int) -> EditingResult {
    guard traits.isEditable, count > 0 else { return .unhandled }
    let marked = markedRange ?? selection.head..<selection.head
    // Behind the marked text first, so that the offsets before it stay.
    let (last, lastOverflows) = offset.addingReportingOverflow(count)
    let behind =
      text.offset(
        marked.upperBound, movedByScalars: max(0, offset))..<text.offset(
        marked.upperBound, movedByScalars: lastOverflows ? .max : max(0, last))
    let before =
      text.offset(
        marked.lowerBound, movedByScalars: min(0, offset))..<text.offset(
        marked.lowerBound, movedByScalars: min(0, lastOverflows ? 0 : last))
    var result = EditingResult()
    if behind.isEmpty, before.isEmpty { return result }
    let selectionBefore = composition?.selectionBefore ?? selection
    let markedBefore = marked
    preferredX = nil
    dragOrigin = nil

    // The history knows the text without the composition, with what that replaced.
    let hidden = (composition?.removed.utf8.count ?? 0) - (composition == nil ? 0 : marked.count)
    var edits: [EditHistory.Edit] = []
    for (range, shift) in [(behind, hidden), (before, 0)] where !range.isEmpty {
      edits.append(EditHistory.Edit(start: range.lowerBound + shift, removed: text.slice(range), inserted: ""))
      let change = replace(range, with: "")
      result.textChange = change.map { result.textChange?.followed(by: $0) ?? $0 } ?? result.textChange
    }
    let moved = before.count
    // Source: GtkEntryBuffer: a caret keeps its place in what stays; inside of what goes it is where that was. Also while
    // something is marked: a letter that has joined the marked text may have taken the caret with it.
    func place(_ end: Int) -> Int {
      var end = end
      for range in [behind, before] where end > range.lowerBound {
        end -= min(end, range.upperBound) - range.lowerBound
      }
      return text.roundedUp(end)
    }
    (selection.anchor, selection.head) = (place(selection.anchor), place(selection.head))
    if var composition {
      composition.range = (marked.lowerBound - moved)..<(marked.upperBound - moved)
      let length = composition.removed.utf8.count, start = composition.range.lowerBound
      func kept(_ end: Int) -> Int { end <= marked.lowerBound ? start : start + length }
      composition.selectionBefore.anchor = kept(composition.selectionBefore.anchor)
      composition.selectionBefore.head = kept(composition.selectionBefore.head)
      self.composition = composition
    } else {
      selection.affinity = traits.affinity
    }
    history.endRun()
    let after = composition?.selectionBefore ?? selection
    for (index, edit) in edits.enumerated() {
      if index == 0 {
        history.record(edit, kind: .single, before: selectionBefore, after: after)
      } else {
        history.fold(edit, after: after)
      }
    }
    result.selectionChanged = true
    result.markedRangeChanged = markedRange != nil && markedRange != markedBefore
    if checksInvariants { stopIfViolated(after: "deleteSurrounding") }
    return result
  }
}

extension EditableText {
  /// A selection whose ends may have come to lie inside of grapheme clusters, since the text around it was deleted.
  func rounded(_ selection: TextSelection) -> TextSelection {
    TextSelection(
      anchor: text.roundedUp(selection.anchor), head: text.roundedUp(selection.head), affinity: selection.affinity)
  }
}

extension String {
  /// The offset so many Unicode scalars away, at most the nearest end of the text.
  fileprivate func offset(_ offset: Int, movedByScalars count: Int) -> Int {
    let limit = count < 0 ? startIndex : endIndex
    let index = unicodeScalars.index(utf8Index(offset), offsetBy: count, limitedBy: limit) ?? limit
    return utf8Offset(index)
  }
}
