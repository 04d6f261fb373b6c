/// What can be undone and redone.
///
/// A **step** is what one undo takes back. Edits join the latest step while its **run** lasts:
///
/// - A run of typing lasts until the caret moves or is placed, text is selected or copied, pasted, deleted or
///   transposed, a line break is typed (it is the run's last character), typing replaces a selection (that begins a
///   run), white space follows a word, or the user pauses (``EditableText/endTypingRun()``). Committed text of an
///   input method is typing; a composition counts when it ends.
/// - A run of deleting in one direction lasts until anything else is done.
///
/// Source: GtkTextView and GtkText for words; ending at line breaks and pauses, and joining deletions, is our
/// choice, so that one undo takes back neither a page nor a character.
struct EditHistory: Sendable {
  /// Bytes that steps may take together, what they take besides their texts with it. When they take more the oldest
  /// go, though never the latest. Source: our choice: a day of typing, or some 100,000 single edits.
  var limit = 32 << 20
  /// Bytes that a step takes besides its texts. Source: measured.
  fileprivate static let costOfStep = 300

  struct Edit: Sendable {
    var start: Int
    var removed: String
    var inserted: String
    /// The styles of both; nil for a plain text.
    var removedRuns: TextRuns?
    var insertedRuns: TextRuns?
  }

  enum Kind: Sendable {
    case typing, deletingBackward, deletingForward
    /// Never joined.
    case single
  }

  struct Step: Sendable {
    /// Bytes of its texts, and what it takes besides.
    fileprivate(set) var cost = EditHistory.costOfStep
    var kind: Kind
    var edits: [Edit]
    var selectionBefore: TextSelection
    var selectionAfter: TextSelection
  }

  private(set) var undoSteps: [Step] = []
  private(set) var redoSteps: [Step] = []
  /// Bytes that all steps take.
  private(set) var cost = 0
  private var runIsOpen = false
  /// How many steps have been begun, those that are forgotten with them.
  private(set) var begunSteps = 0
  /// Grows with everything that is done to the text, apart from what is being composed.
  private(set) var version = 0

  /// Notes an edit that was made. It forgets what could be redone.
  mutating func record(_ edit: Edit, kind: Kind, before: TextSelection, after: TextSelection) {
    version += 1
    forgetRedo()
    let continues =
      runIsOpen && kind != .single && undoSteps.last?.kind == kind
      && (kind != .typing || edit.removed.isEmpty && !(undoSteps.last?.endsWord(before: edit.inserted) ?? false))
    if continues {
      undoSteps[undoSteps.count - 1].join(edit)
      undoSteps[undoSteps.count - 1].selectionAfter = after
    } else {
      begunSteps += 1
      undoSteps.append(Step(kind: kind, edits: [edit], selectionBefore: before, selectionAfter: after))
      cost += Self.costOfStep
    }
    count(edit)
    runIsOpen = kind != .single
  }

  /// Counts an edit as part of the latest step, and forgets the oldest steps if there is too much.
  private mutating func count(_ edit: Edit) {
    undoSteps[undoSteps.count - 1].cost += edit.length
    cost += edit.length
    guard cost > limit else { return }
    // Many at once, as the others have to move up.
    var count = 0
    while count < undoSteps.count - 1, cost > limit / 4 * 3 {
      cost -= undoSteps[count].cost
      count += 1
    }
    undoSteps.removeFirst(count)
  }
  private mutating func forgetRedo() {
    for step in redoSteps { cost -= step.cost }
    redoSteps.removeAll()
  }

  /// Notes a change of the text that the latest step brought about, so that undoing the one undoes the other.
  mutating func fold(_ edit: Edit, after: TextSelection) {
    guard !undoSteps.isEmpty else { return forget() }
    version += 1
    forgetRedo()
    undoSteps[undoSteps.count - 1].edits.append(edit)
    undoSteps[undoSteps.count - 1].selectionAfter = after
    count(edit)
  }

  mutating func endRun() {
    runIsOpen = false
  }

  mutating func forget() {
    version += 1
    (undoSteps, redoSteps, runIsOpen, cost) = ([], [], false, 0)
  }

  /// The step to take back, which may then be redone.
  mutating func undo() -> Step? {
    endRun()
    guard let step = undoSteps.popLast() else { return nil }
    version += 1
    redoSteps.append(step)
    return step
  }

  /// The step to make again, which may then be undone.
  mutating func redo() -> Step? {
    endRun()
    guard let step = redoSteps.popLast() else { return nil }
    version += 1
    undoSteps.append(step)
    return step
  }
}

extension EditHistory.Edit {
  /// Bytes of both texts.
  fileprivate var length: Int { removed.utf8.count + inserted.utf8.count }
}

extension EditHistory.Step {
  /// Whether what was typed ends with a word, and `text` is the white space after it.
  fileprivate func endsWord(before text: String) -> Bool {
    guard let last = edits.last?.inserted.last, let first = text.first else { return false }
    return !last.isWhitespace && first.isWhitespace && !first.isNewline
  }
  /// Adds an edit, extending the latest one where both are one stretch.
  fileprivate mutating func join(_ edit: EditHistory.Edit) {
    guard var last = edits.last else { return }
    if edit.removed.isEmpty, edit.start == last.start + last.inserted.utf8.count {
      edits.removeLast()
      last.inserted += edit.inserted
      if let runs = edit.insertedRuns { last.insertedRuns?.append(runs) }
    } else if edit.inserted.isEmpty, last.inserted.isEmpty, edit.start == last.start {
      edits.removeLast()
      last.removed += edit.removed
      if let runs = edit.removedRuns { last.removedRuns?.append(runs) }
    } else if edit.inserted.isEmpty, last.inserted.isEmpty, edit.start + edit.removed.utf8.count == last.start {
      edits.removeLast()
      last.removed = edit.removed + last.removed
      if var runs = edit.removedRuns, let rest = last.removedRuns {
        runs.append(rest)
        last.removedRuns = runs
      }
      last.start = edit.start
    } else {
      last = edit
    }
    edits.append(last)
  }
}
