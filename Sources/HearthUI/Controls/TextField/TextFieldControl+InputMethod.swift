import Foundation
import HearthCore
import HearthEditing
import HearthRendering

// Input methods. The rules are in Documentation/InputMethods.md.
//
// What an input method has not finished is part of the editor's text, marked there, and no part of what is bound. It
// ends when the method says so, and when the text does something else: then the method is asked what becomes of it.

extension TextFieldControl {
  /// What the input method is told.
  package var textInput: TextInputRequest? {
    guard isFocused, node.isEnabled else { return nil }
    let caret = node.convertToWindow(caretRect)
    var request: TextInputRequest
    if model.configuration.isSecure {
      request = TextInputRequest(
        session: inputSession, purpose: .password, caret: caret, surroundingText: "", surroundingCaret: 0)
    } else {
      // The paragraph is enough, and the whole text may be long.
      let around = editor.surroundings
      request = TextInputRequest(
        session: inputSession, purpose: .text, caret: caret, surroundingText: around.text,
        surroundingCaret: around.caret, surroundingAnchor: around.anchor)
    }
    node.scope.value(TextInputHintsKey.self).apply(to: &request)
    request.isMultiline = behavior is EditorEditing
    request.returnKey = node.scope.value(SubmitLabelKey.self).kind.returnKey
    if request.isPrivate {
      (request.surroundingText, request.surroundingCaret, request.surroundingAnchor) = ("", 0, 0)
    }
    return request
  }

  package func handleText(_ event: TextInputEvent) -> Bool {
    guard node.isEnabled else { return false }
    switch event {
    case .compose(let new):
      preedit = new
      return perform(.setMarked(new.text, selection: new.caret..<new.caret))
    case .commit(let text): return type(text)
    case .commitLate(let text, _): return perform(.commitMarked(text))
    case .deleteSurrounding(let offset, let count):
      return apply(editor.deleteSurrounding(offset: offset, count: count))
    }
  }

  // MARK: - The end of a composition

  /// Ends what is composed, as the input method is used to: what it enters replaces it, else it is withdrawn.
  package func endComposition() {
    guard editor.markedRange != nil else { return }
    let text = node.engine.host.endComposition()
    perform(.commitMarked(text))
  }
  /// A command comes that has nothing to do with the composition, or takes it back.
  func compositionWillMeet(_ command: EditingCommand) {
    if !command.isPartOfComposition {
      endComposition()
    } else if command == .undo {
      // It is taken back here; what the input method would enter is not wanted.
      _ = node.engine.host.endComposition()
    }
  }

  // MARK: - Text of the app

  /// Shows a text of the app. What is composed goes on where the caret is in it: the input method still has it, and
  /// nothing of what the user is typing is lost.
  ///
  /// - Returns: Whether the text has changed.
  @discardableResult func replaceText(_ text: String, reason: EditableText.Replacement) -> Bool {
    guard let marked = editor.markedRange, let preedit, editor.committedText != text else {
      return editor.replaceText(text, reason: reason).textChange != nil
    }
    let length = marked.count, caret = min(max(0, editor.selection.head - marked.lowerBound), length)
    editor.perform(.setMarked("", selection: 0..<0))
    editor.replaceText(text, reason: reason)
    editor.perform(.setMarked(preedit.text, selection: caret..<caret))
    return true
  }

  // MARK: - Looks

  /// How the marked text looks: its parts, in UTF-8 offsets in it.
  var markedSpans: [Preedit.Span] {
    guard editor.markedRange != nil else { return [] }
    return preedit?.spans ?? []
  }
}

extension ShownText {
  /// The runs of a paragraph of which a part is marked by an input method.
  ///
  /// - Parameters:
  ///   - marked: The marked text in the whole text, with how its parts look, relative to its start.
  ///   - start: Where the paragraph begins in the whole text.
  static func runs(
    _ string: String, from start: Int, marked: Range<Int>, _ spans: [Preedit.Span], _ attributes: TextAttributes
  ) -> [StyledText.Run] {
    var runs: [StyledText.Run] = [], rest = string.unicodeScalars[...], end = start
    func append(until limit: Int, _ attributes: TextAttributes) {
      var part = String.UnicodeScalarView()
      // By scalars: an offset inside of one is that behind it.
      while end < limit, let first = rest.popFirst() {
        part.append(first)
        end += UTF8.width(first)
      }
      if !part.isEmpty { runs.append(StyledText.Run(String(part), attributes)) }
    }
    for span in spans {
      let range = (marked.lowerBound + span.range.lowerBound)..<(marked.lowerBound + span.range.upperBound)
      append(until: min(range.lowerBound, marked.upperBound), attributes)
      append(until: min(range.upperBound, marked.upperBound), span.attributes(on: attributes))
    }
    append(until: .max, attributes)
    return runs
  }
}

extension Preedit.Span {
  /// The red of the light scheme, which is seen on both backgrounds.
  private static let errorColor = RGBA(1, 0x3B / 255, 0x30 / 255)

  /// The attributes around, changed by what the input method says.
  fileprivate func attributes(on base: TextAttributes) -> TextAttributes {
    var result = base
    // Input methods name colours for dark letters on white: letters on a background of theirs keep a contrast to it.
    // Source: our choice.
    if let background {
      result.background = background
      result.color = color ?? (background.isDark ? .white : .black)
    } else if let color {
      result.color = color
    }
    if isBold { result.font.weight = 700 }
    if isItalic { result.font.isItalic = true }
    if isStruck { result.strikethrough = TextLine() }
    if let underline {
      let pattern: TextLine.Pattern =
        switch underline {
        case .single: .solid
        case .double: .double
        case .thick: .thick
        case .error: .wave
        }
      result.underline = TextLine(
        pattern: pattern, color: underlineColor ?? (underline == .error ? Self.errorColor : nil))
    }
    return result
  }
}

extension RGBA {
  /// Whether white is easier to read on it than black. Source: BT.709, the weights of luma.
  fileprivate var isDark: Bool { 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.5 }
}
