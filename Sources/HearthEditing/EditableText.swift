/// A text that is being edited: what a text field keeps, without the view.
///
/// ```swift
/// var text = EditableText("red fox")
/// text.perform(.move(.documentEnd))
/// text.perform(.delete(.backward, by: .word))   // "red "
/// text.perform(.insert("hen"))                  // "red hen"
/// text.perform(.undo)                           // "red "
/// ```
///
/// A command changes this value and returns what changed; drawing, clipboard and bindings are the caller's.
///
/// After every change, and checked by ``violations()``:
///
/// - 0 ≤ anchor, head ≤ length of the text, both on grapheme boundaries
/// - the marked range lies inside the text, between scalars
/// - the runs, if there are any, are as long as the text
///
/// A caret that an edit leaves inside a grapheme cluster (a combining mark joined the letter before
/// it, two halves of a flag met) goes to the end of that cluster. Source: our choice, because typing
/// on then continues behind what was typed.
package struct EditableText: Sendable {
  /// What the field is like. Changing it does not change the text.
  package var traits: Traits
  package internal(set) var text: String
  /// Finds words where no spaces are between them; nil: a run of such characters counts as one word.
  package var dictionary: (any WordDictionary)?
  /// What has changed of text and styles since it was asked for last; see ``takeChange()``.
  var untakenChange: TextChange?
  /// Bytes of text that edits have copied to another place in memory, as an edit has to while somebody else, a binding
  /// say, has the same text. For tests of what a key costs.
  package private(set) var copiedBytes = 0
  /// What stretches of the text have besides their letters; nil for a plain text.
  package internal(set) var runs: TextRuns?
  /// The style of text that brings none of its own. The caller keeps it.
  package var typingStyle = 0
  package internal(set) var selection: TextSelection
  var composition: Composition?
  var history = EditHistory()
  /// The x that vertical moves keep to, in points: where the first of them began. Any other command forgets it.
  var preferredX: Double?
  /// What was selected when a drag by units began.
  var dragOrigin: Range<Int>?
  /// Whether every command checks what holds after it, and stops the program where it does not. For tests.
  package var checksInvariants = false

  /// The text, with the caret at its end.
  ///
  /// - Parameter runs: As long as the text; nil for a plain text.
  package init(_ text: String = "", runs: TextRuns? = nil, traits: Traits = Traits()) {
    self.text = text
    self.runs = runs
    self.text.makeContiguousUTF8()
    self.traits = traits
    selection = TextSelection(caret: self.text.utf8.count)
  }

  package struct Traits: Hashable, Sendable {
    /// Line breaks that are typed or pasted become spaces, Return is not handled, and neither are vertical moves.
    package var isSingleLine: Bool
    /// Nothing can be copied or cut, and words are not told apart: moves and deletions by word go to the ends.
    package var isSecure: Bool
    /// Whether the text can be changed by commands. If not, it can still be selected and copied.
    package var isEditable: Bool
    /// Whether left is forward.
    package var isRightToLeft: Bool
    /// The side of a soft line break on which a caret shows unless the move itself says so: End and clicks do.
    package var affinity: CaretAffinity

    package init(
      isSingleLine: Bool = false, isSecure: Bool = false, isEditable: Bool = true, isRightToLeft: Bool = false,
      affinity: CaretAffinity = .downstream
    ) {
      self.isSingleLine = isSingleLine
      self.isSecure = isSecure
      self.isEditable = isEditable
      self.isRightToLeft = isRightToLeft
      self.affinity = affinity
    }
  }

  // MARK: - What can be asked

  /// What an input method marks as unfinished: UTF-8 offsets between scalars. Not necessarily on grapheme boundaries,
  /// as a marked accent may join the letter before it.
  package var markedRange: Range<Int>? { composition?.range }

  /// The text without the unfinished part, and with what that replaced: what to save.
  package var committedText: String {
    guard let composition else { return text }
    return text.slice(0..<composition.range.lowerBound) + composition.removed
      + text.slice(composition.range.upperBound..<text.utf8.count)
  }

  package var selectedText: String { text.slice(selection.range) }

  package var canUndo: Bool { traits.isEditable && (composition != nil || !history.undoSteps.isEmpty) }
  package var canRedo: Bool { traits.isEditable && composition == nil && !history.redoSteps.isEmpty }
  package var canCopy: Bool { !traits.isSecure && !selection.isEmpty }
  package var canCut: Bool { canCopy && traits.isEditable }

  // MARK: - Replacing

  /// Puts text in place of a range, without history. Marked range and selection are the caller's to mend.
  ///
  /// - Parameter styles: Those of the new text; nil for the typing style.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with replacement: String, runs styles: TextRuns? = nil) -> TextChange? {
    if range.isEmpty && replacement.isEmpty { return nil }
    runs?.replace(range, with: styles ?? TextRuns(style: typingStyle, length: replacement.utf8.count))
    let address = text.storageAddress
    // A text that somebody else has, too, is copied now into as much memory as it needs; replacing would take twice that.
    text.reserveCapacity(text.utf8.count - range.count + replacement.utf8.count)
    text.replaceSubrange(text.utf8Index(range.lowerBound)..<text.utf8Index(range.upperBound), with: replacement)
    if text.storageAddress != address { copiedBytes += text.utf8.count }
    let change = TextChange(range: range, newLength: replacement.utf8.count)
    note(change)
    return change
  }

  // MARK: - What has changed

  /// Notes that a stretch of the text, its styles or its marks are different from before.
  mutating func note(_ change: TextChange) {
    untakenChange = untakenChange?.followed(by: change) ?? change
  }

  /// The one stretch outside of which text, styles and marks are as they were when this was called last; nil if all
  /// is. For a layout that keeps what an edit left alone.
  package mutating func takeChange() -> TextChange? {
    defer { untakenChange = nil }
    return untakenChange
  }

  /// Puts text in place of a range as a step that can be undone, and the caret after it.
  mutating func edit(
    _ range: Range<Int>, with replacement: String, runs styles: TextRuns? = nil, kind: EditHistory.Kind
  ) -> TextChange? {
    let before = selection
    let removed = text.slice(range), removedRuns = runs?.slice(range)
    guard let change = replace(range, with: replacement, runs: styles) else { return nil }
    selection = TextSelection(
      caret: text.roundedUp(range.lowerBound + replacement.utf8.count), affinity: traits.affinity)
    history.record(
      EditHistory.Edit(
        start: range.lowerBound, removed: removed, inserted: replacement, removedRuns: removedRuns,
        insertedRuns: runs?.slice(range.lowerBound..<(range.lowerBound + replacement.utf8.count))),
      kind: kind, before: before, after: selection)
    return change
  }
}
