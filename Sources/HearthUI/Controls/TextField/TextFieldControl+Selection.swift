import HearthCore
import HearthEditing

// The selection that the app has bound.
//
// It is written together with the text, in the same update: after each edit, each move and each click, and when focus
// comes. What the app writes moves caret and selection. Nil says nothing: the field keeps what it has. Before focus was
// there for the first time the field writes nothing, so that an app sees nil until somebody edits; afterwards the
// selection stays, also without focus. Source: Apple, searchSelection(_:), TextSelection; nil is our choice.
//
// While an input method composes, the caret is its own: the selection of the app waits until it is done.

extension TextFieldControl {
  /// The selection as the app sees it.
  private var shownSelection: TextSelection {
    let selection = editor.selection
    return TextSelection(
      selection.range, in: editor.text, affinity: selection.affinity == .upstream ? .upstream : .downstream)
  }
  private func isKnown(_ new: TextSelection) -> Bool {
    guard let boundSelection else { return false }
    return boundSelection.indices == new.indices
      && (boundSelection.affinity == .automatic || boundSelection.affinity == new.affinity)
  }
  /// Tells the app what is selected.
  func pushSelection() {
    if rich != nil { return pushRichSelection() }
    guard !node.isUnmounted, let binding = model.configuration.selection, editor.markedRange == nil,
      isFocused || boundSelection != nil
    else { return }
    let new = shownSelection
    if isKnown(new) { return }
    boundSelection = new
    binding.wrappedValue = new
  }
  /// As above, where nothing of the app may run now.
  func pushSelectionLater() {
    if model.configuration.selection == nil, model.configuration.attributed?.selection == nil { return }
    node.engine.performAtEndOfRound { [weak self] in self?.pushSelection() }
  }
  /// The app has written another selection, or another text under the one that it has.
  func applyBoundSelection() {
    guard let boundSelection, editor.markedRange == nil, let range = boundSelection.offsets(in: editor.text) else {
      return
    }
    let old = editor.selection
    let side = boundSelection.affinity.side ?? editor.traits.affinity
    if range.isEmpty {
      editor.perform(.move(.to(range.lowerBound, affinity: side)))
    } else if editor.selection.range != range {
      editor.perform(.select(anchor: range.lowerBound, head: range.upperBound))
    }
    if editor.selection != old { selectionDidChange() }
    // It may have been cut off, or moved out of a character.
    pushSelectionLater()
  }
  func updateAffinity() {
    let affinity = node.scope.value(TextSelectionAffinityKey.self, readBy: node).side ?? .downstream
    if affinity != editor.traits.affinity { editor.traits.affinity = affinity }
  }
}
