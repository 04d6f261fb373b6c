extension EditableText {
  /// Does what a command says, and tells what that changed.
  ///
  /// A command that has nothing to do with a composition ends it first, keeping what is marked as
  /// text; undoing takes the whole composition back. Source: our choice after GTK, whose text views
  /// reset the input method on keys and clicks.
  ///
  /// - Parameter geometry: the lines as laid out. Without it every paragraph is one line of equally wide characters.
  /// - Complexity: O(length of what changes), besides moving the bytes after it; vertical moves as the geometry.
  @discardableResult
  package mutating func perform(_ command: EditingCommand, geometry: (any LineGeometry)? = nil) -> EditingResult {
    let selectionBefore = selection
    let markedBefore = markedRange
    guard traits.isEditable || !command.editsText else { return .unhandled }

    if !command.isPartOfComposition { endComposition() }
    var result = apply(command, geometry: geometry)
    if !command.continuesRun { history.endRun() }
    if !command.isVerticalMove { preferredX = nil }
    if !command.selectsByDragging { dragOrigin = nil }

    result.selectionChanged = selection != selectionBefore
    result.markedRangeChanged = markedRange != markedBefore
    if checksInvariants { stopIfViolated(after: command) }
    return result
  }

  private mutating func apply(_ command: EditingCommand, geometry: (any LineGeometry)?) -> EditingResult {
    switch command {
    case .insert(let string): insert(string)
    case .insertNewline: insertNewline()
    case .delete(let direction, let unit): delete(direction, by: unit, geometry: geometry)
    case .kill(let range): kill(range, geometry: geometry)
    case .transpose: transpose()
    case .replace(let ranges, let string): replaceAll(ranges, with: string)
    case .restyle(let range, let runs): restyle(range, runs)
    case .move(let move, let extending): self.move(move, extending: extending, geometry: geometry)
    case .select(let anchor, let head): select(text.roundedDown(anchor), text.roundedDown(head))
    case .selectAll: select(0, text.utf8.count)
    case .selectWord(let offset): select(unit(.word, at: offset))
    case .selectParagraph(let offset): select(unit(.paragraph, at: offset))
    case .extendSelection(let offset, let unit): extendSelection(to: offset, by: unit)
    case .cut: cut()
    case .copy: copy()
    case .paste(let string): paste(string)
    case .pasteStyled(let string, let runs): paste(string, runs)
    case .drop(let string, let runs, let offset, let range): drop(string, runs, at: offset, moving: range)
    case .undo: undo()
    case .redo: redo()
    case .setMarked(let string, let range): setMarked(string, selection: range)
    case .commitMarked(let string): commitMarked(string)
    case .unmark: unmark()
    }
  }
}

extension EditingCommand {
  /// Whether the command goes on with a composition; any other ends it.
  package var isPartOfComposition: Bool {
    switch self {
    case .setMarked, .commitMarked, .unmark, .undo: true
    default: false
    }
  }

  /// Whether the next edit may join the latest step of the history; see ``EditHistory``.
  fileprivate var continuesRun: Bool {
    switch self {
    case .insert, .delete, .kill, .setMarked, .commitMarked, .unmark: true
    default: false
    }
  }

  fileprivate var isVerticalMove: Bool {
    if case .move(let move, _) = self { return move.isVertical }
    return false
  }

  fileprivate var selectsByDragging: Bool {
    if case .extendSelection = self { return true }
    return false
  }
}
