import Foundation
import HearthCore
import HearthEditing
import HearthRendering

/// What may come next, in faint letters behind the caret of a text that is typed. The rules are in
/// Documentation/KeyboardLayouts.md, "Inline prediction".
@MainActor final class InlinePrediction {
  private unowned(unsafe) let session: TextFieldControl
  /// What is shown, and how it is laid out.
  struct Shown {
    var text: String
    var layout: TextLayout
  }
  private(set) var shown: Shown?
  /// The word in which the user wants none: where it begins.
  private var refused: Int?
  /// What was accepted last, in UTF-8, as long as nothing was done since; its last character is a space.
  private var accepted: Range<Int>?
  /// The text changes by what is done here.
  private var isTyping = false

  init(_ session: TextFieldControl) { self.session = session }
  nonisolated deinit {}

  // MARK: - Where

  private var node: BehaviorNode { session.node }
  private var predictor: (any TextPredictor)? {
    let configuration = session.model.configuration, hints = node.scope.value(TextInputHintsKey.self)
    // What is secret has none, whoever asks for it.
    guard node.isEnabled, session.editor.traits.isEditable, !configuration.isSecure, !hints.isSecret,
      hints.purpose != .password
    else { return nil }
    switch hints.inlinePrediction {
    case false?: return nil
    case true?: break
    case nil:
      guard isAskedFor, hints.isProse, !hints.isCorrectionDisabled, configuration.value.isLive else { return nil }
    }
    return node.engine.host.textPredictor
  }
  /// On what is held in the hand; elsewhere where the user says so: `HEARTH_INLINE_PREDICTION` in the environment is 1
  /// for predictions and 0 for none. Source: our choice: on a keyboard of keys Tab moves focus, and whoever uses it
  /// types faster than they read.
  private var isAskedFor: Bool { Self.choice ?? node.scope.value(IdiomKey.self).isTouched }
  private static let choice: Bool? = ProcessInfo.processInfo.environment["HEARTH_INLINE_PREDICTION"].map { $0 != "0" }
  private var language: String {
    let parts = EnvironmentValues(scope: node.scope).locale.identifier.prefix { $0 != "@" && $0 != "." }
    return String(parts)
  }

  // MARK: - Typing

  /// Enters what was typed by `enter`, and looks for what may come next.
  func type(_ text: String, _ enter: () -> Bool) -> Bool {
    let wasAccepted = accepted
    accepted = nil
    guard let predictor, session.editor.markedRange == nil, text.count == 1, let character = text.first else {
      clear()
      return enter()
    }
    let head = session.editor.selection.head
    if character == " ", shown != nil, node.scope.value(IdiomKey.self).isTouched, isInWord {
      return accept()
    }
    isTyping = true
    defer { isTyping = false }
    // A sign goes in front of the space that an accepted prediction has entered.
    if let wasAccepted, wasAccepted.upperBound == head, ".,;:!?)".contains(character), session.editor.selection.isEmpty
    {
      session.perform(.delete(.backward, by: .grapheme))
    }
    if character.isWhitespace || character.isPunctuation, character != "'", character != "’", isInWord {
      predictor.learn(lastWordOf: before, language: language)
    }
    let isHandled = enter()
    if character.isWhitespace { refused = nil }
    look(predictor)
    return isHandled
  }
  /// The end of what is before the caret, in its paragraph.
  private var before: String {
    let around = session.editor.surroundings
    return String(decoding: around.text.utf8.prefix(around.caret), as: UTF8.self)
  }
  private var isInWord: Bool { before.last.map { $0.isLetter } ?? false }

  private func look(_ predictor: any TextPredictor) {
    clear()
    let editor = session.editor
    guard session.isFocused, editor.selection.isEmpty, editor.markedRange == nil, !editor.traits.isRightToLeft else {
      return
    }
    let around = editor.surroundings
    // Only at the end of a line: what follows would stand in the way.
    guard around.caret == around.text.utf8.count else { return }
    let before = before
    if let refused, refused == wordStart(before) { return }
    guard let text = predictor.completion(after: before, language: language), !text.isEmpty, text.count <= 80,
      !text.contains(where: \.isNewline)
    else { return }
    show(text)
  }
  private func wordStart(_ before: String) -> Int {
    let word = before.reversed().prefix { $0.isLetter || $0 == "'" || $0 == "’" }
    return session.editor.selection.head - String(word.reversed()).utf8.count
  }
  /// Shows as many of the words as there is room for on the line.
  private func show(_ text: String) {
    let room = session.textArea.maxX - session.caretRect.minX
    let attributes =
      session.rich.map { $0.attributes($0.typingStyle(session.editor)) } ?? ControlFonts.attributes(of: node)
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    while !words.isEmpty {
      let part = words.joined(separator: " ")
      let layout = node.engine.host.textShaper.layout(StyledText(part, attributes), width: nil, height: nil)
      if !part.isEmpty, layout.size.width <= room {
        shown = Shown(text: part, layout: layout)
        session.textVersion += 1
        node.setNeedsRecord()
        return
      }
      words.removeLast()
    }
  }
  private func clear() {
    if shown == nil { return }
    shown = nil
    session.textVersion += 1
    node.setNeedsRecord()
  }
  /// Text, caret or selection has changed.
  func textDidChange() {
    if isTyping { return }
    shown = nil
    accepted = nil
  }
  /// Focus goes.
  func end() {
    clear()
    (accepted, refused) = (nil, nil)
    predictor?.editingDidEnd()
  }

  // MARK: - Keys

  /// Tab accepts what is shown, Escape refuses it, Delete takes back what was accepted last.
  func handle(_ event: KeyEvent) -> Bool {
    guard event.modifiers.subtracting([.capsLock, .numericPad]).isEmpty else { return false }
    switch event.key {
    case .tab: return shown != nil && accept()
    case .escape:
      guard shown != nil else { return false }
      refused = wordStart(before)
      clear()
      return true
    case .delete:
      guard let range = accepted, session.editor.selection.isEmpty, session.editor.selection.head == range.upperBound
      else { return false }
      accepted = nil
      return session.perform(EditingCommand.replace([range], with: ""))
    default: return false
    }
  }
  /// Enters what is shown, with a space behind it.
  private func accept() -> Bool {
    guard let text = shown?.text else { return false }
    let start = session.editor.selection.head
    shown = nil
    isTyping = true
    defer { isTyping = false }
    let isHandled = session.perform(.commitMarked(text + " "))
    let end = session.editor.selection.head
    // The app may have made something else of it.
    if end - start == text.utf8.count + 1, session.editor.selection.isEmpty {
      accepted = start..<end
      if let predictor {
        predictor.learn(lastWordOf: String(before.dropLast()), language: language)
        look(predictor)
      }
    }
    return isHandled
  }
}
