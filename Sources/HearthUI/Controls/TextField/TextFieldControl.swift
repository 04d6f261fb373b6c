import Foundation
import HearthCore
import HearthEditing
import HearthRendering

/// What a text field's node does, whether it edits or shows the body of a style.
@MainActor package protocol TextFieldBehavior: NodeBehavior { var model: TextFieldModel { get } }

/// What a text field does: edits a text with keys, pointer, clipboard and input methods, and
/// keeps it in step with the bound value.
///
/// What a field and an editor share: the session in which a text is edited. What is particular to each is its
/// `behavior`.
///
/// The text lives in an `EditableText`. Each edit is written to the binding at once, without what an input method has
/// not finished; what the binding then says counts. A change from outside keeps the selection at what it was at.
package final class TextFieldControl: TextFieldBehavior, PointerBehavior {
  package unowned(unsafe) let node: BehaviorNode
  package let model: TextFieldModel
  /// What is particular to a field, or to an editor.
  @exclusivity(unchecked) private(set) var behavior: (any EditingBehavior)!
  @exclusivity(unchecked) var editor: EditableText
  @exclusivity(unchecked) var isFocused = false
  @exclusivity(unchecked) var isHovered = false
  /// What the styles of an attributed text mean; nil for a plain text.
  let rich: RichText?
  /// The bound text as it was last read or written.
  @exclusivity(unchecked) private var boundText: String
  /// The bound selection as it was last read or written.
  @exclusivity(unchecked) var boundSelection: TextSelection?
  /// The text as it is was set as a value.
  @exclusivity(unchecked) private var isCommitted = false
  /// Nothing of the app may run now.
  @exclusivity(unchecked) private var isInPhase = false
  /// An edit was written in this update: another text that comes back is the app's answer to it.
  @exclusivity(unchecked) var awaitsAnswer = false

  // Layout and picture: see the extensions.
  @exclusivity(unchecked) var shown: ShownText?
  /// Whether the editor's text has changed since it was laid out.
  @exclusivity(unchecked) var isShownStale = false
  /// The text as it was when it was written last; see `EditableText.committedVersion`.
  @exclusivity(unchecked) private var pushedVersion = -1
  /// Copied bytes of the text that were counted.
  @exclusivity(unchecked) private var countedCopies = 0
  /// How far the text is scrolled to the left and up, in points.
  @exclusivity(unchecked) var scrollOffset = CGPoint.zero
  @exclusivity(unchecked) var bezel: (key: FieldBezelKey, piece: DisplayPiece)?
  @exclusivity(unchecked) var textPicture: (key: FieldTextKey, piece: DisplayPiece)?
  /// Grows with everything that changes how text, selection and marks look.
  @exclusivity(unchecked) var textVersion = 0

  /// The number by which an input method tells this text from others.
  let inputSession = TextInputRequest.nextSession()
  /// What an input method showed last; what of it counts is marked in the editor.
  @exclusivity(unchecked) var preedit: Preedit?

  private(set) lazy var spelling = TextSpelling(self)
  /// Nil until something is typed, and where nothing is corrected.
  @exclusivity(unchecked) var correction: TextCorrection?
  /// Nil until something is typed where nothing predicts.
  @exclusivity(unchecked) var prediction: InlinePrediction?

  /// What the user typed, for the next process; nil where nothing is kept.
  @exclusivity(unchecked) var draft: RestorableValue?
  /// A change of the draft is not kept yet.
  @exclusivity(unchecked) var isDraftWaiting = false
  /// The steps of the text's history that the window's undo manager was told of: their number since the beginning.
  @exclusivity(unchecked) var registeredSteps = 0
  /// Whether the undo manager has actions of this text.
  @exclusivity(unchecked) var hasActions = false
  // Caret
  @exclusivity(unchecked) var isCaretVisible = true
  @exclusivity(unchecked) var blinksLeft = 0
  /// How the caret that shows now blinks.
  @exclusivity(unchecked) var caretSettings = InteractionSettings()
  /// The menu of the text, while it is open or was.
  @exclusivity(unchecked) var menu: AnyObject?
  // Pointer
  @exclusivity(unchecked) var dragUnit = EditingCommand.SelectionUnit.grapheme
  /// Whether focus was here before: caret and selection are what the user, or the app, has made them.
  @exclusivity(unchecked) var hasHadFocus = false
  /// Focus comes back: the caret stays.
  @exclusivity(unchecked) var keepsCaret = false
  /// Where the middle button was pressed, until the press counts. In the layout's coordinate space.
  @exclusivity(unchecked) var pastePoint: CGPoint?
  /// A press in the selection, of which nobody knows yet whether it drags.
  @exclusivity(unchecked) var selectionPress: SelectionPress?
  /// The number of the user's action that brought focus by a press; see `WindowContent.actionCount`.
  @exclusivity(unchecked) var focusingPress: UInt64?
  /// Where what is dragged above this would be dropped.
  @exclusivity(unchecked) var dropPlace: TextPosition?
  /// What was dragged from here was dropped here.
  @exclusivity(unchecked) var dropsOwnText = false

  private init(_ node: BehaviorNode, _ model: TextFieldModel) {
    (self.node, self.model) = (node, model)
    boundText = ""
    editor = EditableText("")
    let configuration = model.configuration
    rich = configuration.attributed == nil ? nil : RichText(node)
    behavior = configuration.editorLook != nil ? EditorEditing(self) : FieldEditing(self)
    let bound = read()
    (boundText, boundSelection) = (bound.text, bound.selection)
    if let text = bound.attributed { rich?.take(text) }
    rich?.boundSelection = bound.attributedSelection
    linkFormatting()
    editor = EditableText(
      rich?.boundText ?? boundText, runs: rich?.boundRuns,
      traits: EditableText.Traits(isSingleLine: configuration.axis == .horizontal, isSecure: configuration.isSecure))
    editor.dictionary = FoundationWordDictionary.shared
    editor.checksInvariants = EngineChecks.areOn
    updateDirection()
    updateAffinity()
    if behavior.readsFromStart { editor.perform(.move(.documentStart)) }
    if rich == nil { applyBoundSelection() } else { applyRichSelection() }
    model.control = self
    node.recognizer = PointerRecognizer(self, node: node)
    node.flags.insert([.isFocusTarget, .isHoverTarget, .hasGesture, .handlesKeys, .readsInheritedStyle])
    node.joinFocusTree()
    if configuration.axis == .vertical { node.flags.insert(.isScrollTarget) }
    behavior.begin()
  }
  nonisolated deinit {}
  package var viewName: String { behavior.viewName }

  // MARK: - Styles

  /// Makes a field in the style around, or the style's body.
  static func makeNode(_ model: TextFieldModel, _ inputs: _ViewInputs) -> BehaviorNode {
    let node = BehaviorNode(inputs)
    if model.configuration.editorLook != nil {
      attach(to: node, model)
    } else if case .custom = inputs.scope.value(TextFieldStyleKey.self) {
      TextFieldStyleHost.attach(to: node, model)
    } else {
      attach(to: node, model)
    }
    return node
  }
  static func attach(to node: BehaviorNode, _ model: TextFieldModel) {
    let control = TextFieldControl(node, model)
    node.behavior = control
    control.restoreDraft()
    control.behavior.didAttach()
  }

  func configurationDidChange(from old: TextFieldConfiguration) {
    linkFormatting()
    behavior.configurationDidChange(from: old)
    pull()
  }

  // MARK: - The bound text

  /// What bindings of the app say.
  private struct Bound {
    var text = ""
    var selection: TextSelection?
    var attributed: AttributedString?
    var attributedSelection: AttributedTextSelection?
  }
  /// What is bound, told the locale in which its format writes and reads.
  var boundValue: TextFieldValue {
    let value = model.configuration.value
    if !value.isLive { value.locale = EnvironmentValues(scope: node.scope).locale }
    return value
  }
  /// Reads what is bound; the node is marked when it changes. All at once, because
  /// a reading forgets what was read before.
  private func read() -> Bound {
    let outer = Engine.evaluating
    Engine.evaluating = node
    defer { Engine.evaluating = outer }
    behavior.findBindings()
    return node.engine.tracking(node) {
      behavior.readBindings()
      if let attributed = model.configuration.attributed {
        return Bound(
          attributed: attributed.text.wrappedValue, attributedSelection: attributed.selection?.wrappedValue)
      }
      return Bound(text: boundValue.read(), selection: model.configuration.selection?.wrappedValue)
    }
  }
  package func updateBody() {
    node.flags.remove(.needsBody)
    updateAffinity()
    if behavior.update() { pull() }
  }
  /// Shows the bound text if it is another than the one known.
  private func pull() {
    let bound = read(), text = bound.text, selection = bound.selection
    behavior.bindingsWereRead()
    if let text = bound.attributed { return pullRich(text, bound.attributedSelection) }
    let isNewSelection = selection != boundSelection
    if isNewSelection { boundSelection = selection }
    if !text.isKnownEqual(to: boundText) {
      boundText = text
      // It is not what the user typed any more.
      if !awaitsAnswer { dropDraft() }
      let wasEmpty = editor.text.isEmpty
      if replaceText(text, reason: awaitsAnswer ? .reformatted : .replaced) {
        // A text that arrives where nobody edits is read from its start.
        if behavior.readsFromStart, wasEmpty, !isFocused { editor.perform(.move(.documentStart)) }
        textDidChange()
      }
      if isNewSelection || !awaitsAnswer { applyBoundSelection() } else { pushSelectionLater() }
    } else if isNewSelection {
      applyBoundSelection()
    }
  }
  /// Writes what was edited.
  private func push() {
    if isInPhase { return pushLater() }
    pushText()
    pushSelection()
  }
  /// The same, where nothing of the app may run now.
  private func pushLater() {
    node.engine.performAtEndOfRound { [weak self] in
      guard let self, !self.node.isUnmounted else { return }
      self.pushText()
      self.pushSelection()
    }
  }
  private func pushText() {
    if rich != nil { return pushRichText() }
    let value = boundValue
    // What is composed is not written.
    if value.isLive, editor.committedVersion == pushedVersion { return }
    pushedVersion = editor.committedVersion
    let text = editor.committedText
    if value.isLive, text.isKnownEqual(to: boundText) { return }
    saveDraft(text)
    guard value.isLive else { return }
    boundText = text
    awaitsAnswer = true
    node.engine.performAtEndOfFrame { [weak self] in self?.awaitsAnswer = false }
    writeUndoably { value.write(text) }
    // A binding that refuses or changes the text says so at once.
    let answer = value.read()
    if answer.isKnownEqual(to: text) { return }
    boundText = answer
    replaceText(answer, reason: .reformatted)
    textDidChange()
  }
  /// Shows a draft of the last process, and writes it where the text is bound. What was written in the meantime counts.
  func take(_ text: String) {
    guard !node.isUnmounted, editor.text == boundText, read().text == boundText else { return }
    editor.replaceText(text, reason: .replaced)
    // Typing goes on behind what was typed.
    editor.perform(.move(.documentEnd))
    textDidChange()
    push()
  }
  /// Editing ends: a formatted value is set, and the field shows what the value is then.
  func commitValue() {
    endComposition()
    let value = boundValue
    if value.isLive { return }
    dropDraft()
    _ = commitText(to: value)
    boundText = value.read()
    if editor.replaceText(boundText).textChange != nil { textDidChange() }
  }
  /// The user does something else in the window: a formatted value is set, so that it is there for what is done. A text
  /// that cannot be read stays, for the user to go on with.
  package func finishEditing(isLeft: Bool) {
    let value = boundValue
    if value.isLive || node.isUnmounted { return }
    endComposition()
    guard commitText(to: value) else { return }
    // The app keeps the value.
    dropDraft()
    // While the user types on the text is as it was typed.
    boundText = value.read()
    if isLeft, editor.replaceText(boundText).textChange != nil { textDidChange() }
    isCommitted = true
  }
  /// - Returns: Whether the text was read as a value, and that is set.
  private func commitText(to value: TextFieldValue) -> Bool {
    // If the value has been changed since, the app has changed it.
    if !isCommitted { isCommitted = value.commit(editor.text) }
    return isCommitted
  }
  /// The field goes, and takes what was typed to the value.
  private func commitWhenGone() {
    let value = boundValue, text = editor.text
    if value.isLive || isCommitted || text == boundText { return }
    node.engine.performAtEndOfRound { _ = value.commit(text) }
  }

  // MARK: - Editing

  /// What `action` does to text and selection is told when the phase is over.
  func inPhase<T>(_ action: () -> T) -> T {
    let outer = isInPhase
    isInPhase = true
    defer { isInPhase = outer }
    return action()
  }
  /// Does what a command says; false when it means nothing here.
  @discardableResult func perform(_ command: EditingCommand) -> Bool {
    correction?.willPerform()
    if editor.markedRange != nil { compositionWillMeet(command) }
    endRunAfterOtherActions()
    prepareTyping(command)
    let result = editor.perform(command, geometry: geometry)
    if command.types { noteTyping() }
    if result.killed != nil || command.endsKills { killBuffer.take(result.killed) }
    finishTyping(result, command)
    return apply(result)
  }
  /// Shows and tells what an edit has changed.
  @discardableResult func apply(_ result: EditingResult) -> Bool {
    if let text = result.clipboard { copy(text, result.clipboardRuns) }
    guard result.changesAnything else { return result.isHandled }
    if result.textChange != nil || result.markedRangeChanged { textDidChange() } else { selectionDidChange() }
    if result.selectionChanged, !editor.selection.isEmpty, editor.canCopy {
      node.engine.host.clipboard.setPrimarySelection(editor.selectedText)
    }
    push()
    return result.isHandled
  }
  func paste() {
    if rich != nil, pasteRich() { return }
    pastePlain()
  }
  func pastePlain() {
    node.engine.host.clipboard.readText { [weak self] text in
      guard let self, let text, self.isFocused else { return }
      self.perform(.paste(text))
      self.node.engine.content?.input.focus.updateTextInput()
    }
  }
  func textDidChange() {
    isCommitted = false
    registerSteps()
    updateDirection()
    isShownStale = true
    node.engine.counters.textBytesCopied += editor.copiedBytes - countedCopies
    countedCopies = editor.copiedBytes
    behavior.textDidChange()
    if isFocused { tellFollower(.edited) }
    if behavior.sizeFollowsText { node.setNeedsLayout() }
    selectionDidChange(reveals: behavior.followsCaret)
  }
  /// - Parameter reveals: Whether the text scrolls to the caret.
  func selectionDidChange(reveals: Bool = true) {
    textVersion += 1
    prediction?.textDidChange()
    behavior.selectionDidChange()
    if rich != nil { tellFormatting() }
    if reveals { revealCaret() } else { clampScroll() }
    showCaret()
    node.setNeedsRecord()
  }
  /// Text that begins with a letter of a script that reads right to left does so; otherwise the window decides.
  private func updateDirection() {
    let direction = editor.text.unicodeScalars.baseDirection(within: Self.directionLimit)
    editor.traits.isRightToLeft = direction.map { $0 == .rightToLeft } ?? node.scope.isRightToLeft
  }
  /// Characters in which a letter is looked for that says in which direction a text reads. Source: our choice: a page
  /// of
  /// numbers says nothing, and need not be read at each key.
  private static let directionLimit = 4_096

  /// Runs what Return is for. False when nobody wants to know.
  func submit() -> Bool {
    commitValue()
    let actions = node.scope.value(SubmitActionsKey.self)
    let asked = node.engine.content?.input.focus.requestCount
    model.configuration.onCommit?()
    let isHandled = actions.perform(.text) || model.configuration.onCommit != nil || !model.configuration.value.isLive
    let idiom = node.scope.value(IdiomKey.self)
    if idiom.isTouched {
      // Source: seen, iOS: Return ends editing unless the action asks for focus, here or elsewhere.
      node.engine.performAtEndOfRound { [weak self] in
        guard let self, self.isFocused, let focus = self.node.engine.content?.input.focus, focus.requestCount == asked
        else { return }
        focus.setFocus(nil, cause: .program, reason: .submitted)
      }
    }
    return isHandled
  }

  package func inheritedStyleDidChange() {
    // A value is written in the locale around.
    if let locale = model.configuration.value.locale, locale != EnvironmentValues(scope: node.scope).locale { pull() }
    updateDirection()
    rich?.surroundingsDidChange()
    shown = nil
    bezel = nil
    textVersion += 1
    // The user has chosen how a caret blinks while one is seen.
    if isFocused, caretSettings != node.interaction { showCaret() }
    node.setNeedsLayout()
  }
  package func willUnmount() {
    commitWhenGone()
    saveWaitingDraft()
    draft?.end()
    if isFocused { tellFollower(.ended) }
    forgetActions()
    behavior.end()
    node.engine.wakeUps.cancel(of: node)
    if model.control === self { model.control = nil }
  }

  // MARK: - Accessibility

  package var accessibilityElement: AccessibilityProperties? {
    var properties = AccessibilityProperties()
    properties.label = model.label.accessibilityLabel
    behavior.describe(&properties)
    properties.value = model.configuration.isSecure ? ShownText.bullets(editor.text) : editor.text
    properties.addedTraits = model.configuration.isSecure ? [.isTextField, .isSecure] : .isTextField
    properties.details.text = self
    properties.setValue = { [unowned self] text in
      guard node.isEnabled else { return }
      perform(EditingCommand.selectAll)
      perform(text.isEmpty ? .delete(.backward, by: .grapheme) : .insert(text))
    }
    return properties
  }
}

extension String {
  /// Whether this is the same text as another. Texts of different lengths in UTF-8 are not compared: one key in a
  /// long text must not cost the reading of all of it.
  fileprivate func isKnownEqual(to other: String) -> Bool { utf8.count == other.utf8.count && self == other }
}

/// Shows the body of an app's style; the field in there edits.
package final class TextFieldStyleHost: TextFieldBehavior {
  package unowned(unsafe) let node: BehaviorNode
  package let model: TextFieldModel
  private var style: ControlStyleBox<TextFieldModel>

  static func attach(to node: BehaviorNode, _ model: TextFieldModel) {
    guard case .custom(let style) = node.scope.value(TextFieldStyleKey.self, readBy: node) else { return }
    node.flags.remove([
      .isFocusTarget, .isHoverTarget, .hasGesture, .handlesKeys, .readsInheritedStyle, .isScrollTarget,
    ])
    let host = TextFieldStyleHost(node, model, style)
    node.behavior = host
    node.content = style.makeBody(model, host.contentInputs)
  }
  /// The field in the body has no border: the style draws what it wants.
  private let entry: EnvironmentEntry<TextFieldStyleKey>
  private init(_ node: BehaviorNode, _ model: TextFieldModel, _ style: ControlStyleBox<TextFieldModel>) {
    (self.node, self.model, self.style) = (node, model, style)
    entry = EnvironmentEntry(parent: node.scope, value: .look(.plain))
  }
  nonisolated deinit {}
  private var contentInputs: _ViewInputs { _ViewInputs(node, entry) }
  package var viewName: String { "TextField" }

  package func updateBody() {
    node.flags.remove(.needsBody)
    guard case .custom(let new) = node.scope.value(TextFieldStyleKey.self, readBy: node) else {
      node.content?.unmount()
      TextFieldControl.attach(to: node, model)
      node.setNeedsElements()
      return
    }
    let isSameType = new.canTakeOver(from: style)
    style = new
    if isSameType {
      new.updateBody(node.content!, model)
    } else {
      node.content?.unmount()
      node.content = new.makeBody(model, contentInputs)
      node.setNeedsElements()
    }
  }
}
