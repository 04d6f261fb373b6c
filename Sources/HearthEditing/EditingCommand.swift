/// What can be asked of an ``EditableText``: the meaning of a key, a click, a menu item or an input method's call.
package enum EditingCommand: Hashable, Sendable {
  // MARK: Text

  /// Types text instead of the selection.
  case insert(String)
  /// Starts a new paragraph. Not handled where there is a single line: there Return submits.
  case insertNewline
  /// Deletes the selection, or else from the caret to the next boundary in a direction.
  case delete(Direction, by: DeletionUnit)
  /// Deletes, and hands on what was deleted, to be put back elsewhere: see ``KillBuffer``.
  case kill(KillRange)
  /// Exchanges the characters on both sides of the caret.
  case transpose
  /// Puts the same text in place of ranges that are sorted and do not overlap, in one
  /// step; the caret goes after the last one.
  case replace([Range<Int>], with: String)
  /// Gives a range other styles, which are as long; the text and the selection stay.
  case restyle(Range<Int>, TextRuns)

  // MARK: Caret and selection

  case move(CaretMove, extending: Bool = false)
  case select(anchor: Int, head: Int)
  case selectAll
  case selectWord(at: Int)
  case selectParagraph(at: Int)
  /// Drags the selection on to an offset, by whole units, keeping what was selected when the drag began.
  case extendSelection(to: Int, by: SelectionUnit)

  // MARK: Clipboard

  case cut
  case copy
  case paste(String)
  /// Pastes a text with styles, which are as long as it is.
  case pasteStyled(String, TextRuns)
  /// Puts text that was dragged at an offset, and selects it. Styles are as long as it is, nil for those around; `moving`
  /// says where it stood in this text, from where it goes.
  case drop(String, TextRuns?, at: Int, moving: Range<Int>?)

  // MARK: History

  case undo
  case redo

  // MARK: Composition

  /// Shows an input method's unfinished text instead of the selection or of its text before. The selection is in UTF-8
  /// bytes from the start of the marked text. Empty text cancels: what the composition replaced comes back.
  case setMarked(String, selection: Range<Int>)
  /// Puts an input method's finished text instead of the marked text; where nothing is marked, types it.
  case commitMarked(String)
  /// Ends the composition; what is marked stays as text.
  case unmark

  package enum Direction: Hashable, Sendable {
    case backward, forward
  }

  package enum DeletionUnit: Hashable, Sendable {
    case grapheme
    case word
    /// To the start or end of the line; at that start or end, the line break.
    case line
    /// To the start or end of the paragraph; at that start or end, the line break.
    case paragraph
  }

  package enum KillRange: Hashable, Sendable {
    case selection
    /// From the caret; where text is selected, the selection.
    case forward(DeletionUnit), backward(DeletionUnit)
  }

  package enum SelectionUnit: Hashable, Sendable {
    case grapheme, word, paragraph
  }
}

/// Where a caret goes. Moves outside the text stop at its end.
package enum CaretMove: Hashable, Sendable {
  /// By a grapheme cluster in the given direction on screen, as far as the base writing direction tells: in text of the
  /// other direction the caret moves against the arrow, since only a layout knows runs.
  case left, right
  /// To the start of this or the previous word, or the end of this or the next one; which is which, the base writing
  /// direction says.
  case wordLeft, wordRight
  /// By a grapheme cluster towards the start or the end of the text, whatever the direction on screen.
  case backward, forward
  /// To the start of this or the previous word, or the end of this or the next one, in the order of the text.
  case wordBackward, wordForward
  case lineStart, lineEnd
  /// To the end of the line on that side of the screen.
  case lineLeft, lineRight
  case paragraphStart, paragraphEnd
  /// To the start or end of the paragraph; from there to that of the previous or next one.
  case paragraphUp, paragraphDown
  case documentStart, documentEnd
  case up, down
  case pageUp, pageDown
  /// To an offset, where somebody clicked.
  case to(Int, affinity: CaretAffinity = .downstream)

  package var isVertical: Bool {
    switch self {
    case .up, .down, .pageUp, .pageDown: true
    default: false
    }
  }
  /// Whether the move means something only where there are several paragraphs.
  var needsParagraphs: Bool { isVertical || self == .paragraphUp || self == .paragraphDown }
}

extension EditingCommand {
  package static func moveTo(_ position: TextPosition, extending: Bool = false) -> Self {
    .move(.to(position.offset, affinity: position.affinity), extending: extending)
  }

  /// Whether what is killed after the command begins anew.
  package var endsKills: Bool {
    if case .kill = self { return false }
    return true
  }

  /// Whether the command is for typing, by keys or by an input method.
  package var types: Bool {
    switch self {
    case .insert, .setMarked, .commitMarked: true
    default: false
    }
  }

  /// Whether the command is for changing the text, so that text that is only read refuses it.
  package var editsText: Bool {
    switch self {
    case .insert, .insertNewline, .delete, .kill, .transpose, .replace, .restyle, .cut, .paste, .pasteStyled, .drop,
      .undo, .redo, .setMarked, .commitMarked:
      true
    case .move, .select, .selectAll, .selectWord, .selectParagraph, .extendSelection, .copy, .unmark: false
    }
  }
}
