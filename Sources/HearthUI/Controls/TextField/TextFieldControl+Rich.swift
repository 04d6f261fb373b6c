import Foundation
import HearthCore
import HearthEditing

// The text of an editor that is bound as an attributed string.
//
// What is written are the edits: only what they change of the string is replaced, so that all other attributes stay as
// the app has them, also those that are not shown. What the app writes shows; the selection keeps what it was at.

extension TextFieldControl {
  // MARK: - The bound text

  /// Shows the bound text and selection if they are others than those known.
  func pullRich(_ text: AttributedString, _ selection: AttributedTextSelection?) {
    guard let rich else { return }
    let isNewSelection = selection != rich.boundSelection
    rich.boundSelection = selection
    if !rich.isKnown(text) {
      rich.take(text)
      let wasEmpty = editor.text.isEmpty
      let result = editor.replaceText(
        rich.boundText, runs: rich.boundRuns, reason: awaitsAnswer ? .reformatted : .replaced)
      if result.textChange != nil {
        rich.chosenStyle = nil
        if behavior.readsFromStart, wasEmpty, !isFocused { editor.perform(.move(.documentStart)) }
        textDidChange()
      }
      if !isNewSelection { pushSelectionLater() }
    }
    if isNewSelection { applyRichSelection() }
  }
  /// Writes what was edited.
  func pushRichText() {
    guard let rich, let binding = model.configuration.attributed?.text else { return }
    guard rich.adopt(editor.committedText, editor.committedRuns ?? TextRuns()) else { return }
    awaitsAnswer = true
    node.engine.performAtEndOfFrame { [weak self] in self?.awaitsAnswer = false }
    writeUndoably { binding.wrappedValue = rich.bound }
    // A binding that refuses or changes the text says so at once; and some attributes belong to whole paragraphs, or go
    // when the text changes.
    let (text, runs) = (rich.boundText, rich.boundRuns)
    rich.take(binding.wrappedValue)
    if rich.boundText.utf8.elementsEqual(text.utf8), rich.boundRuns == runs || editor.markedRange != nil { return }
    editor.replaceText(rich.boundText, runs: rich.boundRuns, reason: .reformatted)
    textDidChange()
  }

  // MARK: - The bound selection

  /// Tells the app what is selected.
  func pushRichSelection() {
    guard let rich, let binding = model.configuration.attributed?.selection, !node.isUnmounted,
      editor.markedRange == nil, isFocused || rich.boundSelection?.storage != .end
    else { return }
    let range = editor.selection.range, text = rich.bound
    let start = text.index(at: range.lowerBound)
    var new: AttributedTextSelection
    if range.isEmpty {
      new = AttributedTextSelection(
        insertionPoint: start, typingAttributes: rich.chosenStyle.map { rich.container($0) })
    } else {
      new = AttributedTextSelection(range: start..<text.index(at: range.upperBound))
    }
    new.affinity = editor.selection.affinity == .upstream ? .upstream : .downstream
    if let known = rich.boundSelection, known.storage == new.storage,
      known.affinity == .automatic || known.affinity == new.affinity
    {
      return
    }
    rich.boundSelection = new
    binding.wrappedValue = new
  }
  /// The app has written another selection.
  func applyRichSelection() {
    guard let rich, let selection = rich.boundSelection, editor.markedRange == nil else { return }
    let old = editor.selection, text = rich.bound
    let side = selection.affinity.side ?? editor.traits.affinity
    rich.chosenStyle = nil
    switch selection.indices(in: text) {
    case .insertionPoint(let index):
      editor.perform(.move(.to(text.offset(index), affinity: side)))
      if case .insertionPoint(_, let attributes?) = selection.storage {
        rich.chosenStyle = rich.number(allowed: attributes)
      }
    case .ranges(let ranges):
      let range = text.offset(ranges.ranges[0].lowerBound)..<text.offset(ranges.ranges[0].upperBound)
      if editor.selection.range != range {
        editor.perform(.select(anchor: range.lowerBound, head: range.upperBound))
      }
    }
    if editor.selection != old { selectionDidChange(reveals: isFocused) } else { tellFormatting() }
    // It may have been cut off, or moved out of a character.
    pushSelectionLater()
  }

  // MARK: - Looks

  /// The style of what is typed now.
  private var typingStyle: Int { rich?.typingStyle(editor) ?? 0 }

  /// Before a command changes the text.
  func prepareTyping(_ command: EditingCommand) {
    if let rich, command.editsText { editor.typingStyle = rich.typingStyle(editor) }
  }
  /// After a command: a style that was chosen for the place goes with the place; where all letters of a line were
  /// deleted, what is typed next looks as they did. Source for the latter: NSTextView.
  func finishTyping(_ result: EditingResult, _ command: EditingCommand) {
    guard let rich, result.textChange != nil || result.selectionChanged else { return }
    if case .restyle = command { return }
    rich.chosenStyle = nil
    if case .delete = command, result.textChange != nil, editor.markedRange == nil,
      editor.text.paragraph(at: editor.selection.head).isEmpty
    {
      rich.chosenStyle = editor.typingStyle
    }
  }

  /// Whether what is selected, or what is typed next, is bold, in italics and underlined throughout.
  var formatting: TextFormatting? {
    guard let rich else { return nil }
    var styles: Set<Int> = []
    let range = editor.selection.range
    if range.isEmpty { styles = [typingStyle] }
    editor.runs?.forEach(in: range) { styles.insert($1) }
    var result = TextFormatting()
    let containers = styles.map { rich.shownContainer($0) }, base = node.baseFont, context = node.fontContext
    result.isBold = containers.allSatisfy {
      $0.inlinePresentationIntent?.contains(.stronglyEmphasized) == true
        || ($0.font ?? base).resolve(in: context).isBold
    }
    result.isItalic = containers.allSatisfy {
      $0.inlinePresentationIntent?.contains(.emphasized) == true || ($0.font ?? base).resolve(in: context).isItalic
    }
    result.isUnderlined = containers.allSatisfy { $0.underlineStyle != nil }
    return result
  }
  /// Makes what is selected, or what is typed next, look otherwise: what differs from `formatting` changes.
  func setFormatting(_ new: TextFormatting) {
    guard let old = formatting, node.isEnabled else { return }
    let base = node.baseFont, context = node.fontContext
    changeAttributes { container in
      var intent = container.inlinePresentationIntent ?? []
      if new.isBold != old.isBold {
        intent.remove(.stronglyEmphasized)
        container.font = (container.font ?? base).bold(new.isBold, over: base, in: context)
      }
      if new.isItalic != old.isItalic {
        intent.remove(.emphasized)
        container.font = (container.font ?? base).italic(new.isItalic, over: base)
      }
      if new.isUnderlined != old.isUnderlined { container.underlineStyle = new.isUnderlined ? .single : nil }
      if container.inlinePresentationIntent != nil {
        container.inlinePresentationIntent = intent.isEmpty ? nil : intent
      }
    }
  }
  func changeAttributes(_ change: (inout AttributeContainer) -> Void) {
    guard let rich else { return }
    perform(.unmark)
    func changed(_ style: Int) -> Int {
      var container = rich.container(style)
      change(&container)
      return rich.number(allowed: container)
    }
    let range = editor.selection.range
    if range.isEmpty {
      rich.chosenStyle = changed(typingStyle)
      tellFormatting()
      pushSelection()
      return
    }
    perform(.restyle(range, editor.selectedRuns?.mapped(changed) ?? TextRuns()))
  }
  /// Control with B, I and U. Source: GNOME's and Apple's guidelines, with Control for Command.
  func handleFormattingKey(_ event: KeyEvent) -> Bool {
    guard rich != nil, event.modifiers.subtracting([.capsLock, .numericPad]) == .command, var new = formatting else {
      return false
    }
    switch event.key {
    case "b": new.isBold.toggle()
    case "i": new.isItalic.toggle()
    case "u": new.isUnderlined.toggle()
    default: return false
    }
    setFormatting(new)
    return true
  }
  /// Commands reach this editor.
  func linkFormatting() {
    model.configuration.attributed?.link?.setFormatting = { [weak self] in self?.setFormatting($0) }
  }
  /// Tells commands how the selection looks.
  func tellFormatting() {
    guard let rich, model.configuration.attributed?.formatting != nil, let formatting,
      formatting != rich.toldFormatting
    else { return }
    rich.toldFormatting = formatting
    node.engine.performAtEndOfRound { [weak self] in
      guard let self, !self.node.isUnmounted, let told = self.rich?.toldFormatting else { return }
      self.model.configuration.attributed?.formatting?.wrappedValue = told
    }
  }
}
