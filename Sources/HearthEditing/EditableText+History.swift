extension EditableText {
  /// How many steps that can be undone have been begun since the text was made: a number that only grows.
  package var begunSteps: Int { history.begunSteps }
  /// Grows with each change of ``committedText``.
  package var committedVersion: Int { history.version }
  /// Whether there is a step that was made, or was taken back.
  package var hasHistory: Bool { !history.undoSteps.isEmpty || !history.redoSteps.isEmpty }
  /// What is typed next begins a step, as after a pause.
  package mutating func endTypingRun() { history.endRun() }

  /// Takes the latest step back, and the selection to where it was before that step. While something is
  /// marked, only the composition is taken back.
  mutating func undo() -> EditingResult {
    var result = EditingResult()
    if composition != nil {
      result.textChange = cancelComposition()
      return result
    }
    guard let step = history.undo() else { return .unhandled }
    for edit in step.edits.reversed() {
      let range = edit.start..<(edit.start + edit.inserted.utf8.count)
      result.add(replace(range, with: edit.removed, runs: edit.removedRuns))
    }
    selection = rounded(step.selectionBefore)
    return result
  }

  /// Makes the step taken back last again.
  mutating func redo() -> EditingResult {
    guard let step = history.redo() else { return .unhandled }
    var result = EditingResult()
    for edit in step.edits {
      let range = edit.start..<(edit.start + edit.removed.utf8.count)
      result.add(replace(range, with: edit.inserted, runs: edit.insertedRuns))
    }
    selection = rounded(step.selectionAfter)
    return result
  }
}

extension EditingResult {
  fileprivate mutating func add(_ change: TextChange?) {
    guard let change else { return }
    textChange = textChange?.followed(by: change) ?? change
  }
}
