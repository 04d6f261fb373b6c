import Foundation
import HearthCore
import HearthEditing
import HearthRendering

/// What the styles of an edited text mean: attributes, and how they look where the editor is.
///
/// A style is a number for an `AttributeContainer`, given when the container is first seen. The editor works with the
/// numbers; the history keeps them, so that they stay valid as long as the session lasts.
@MainActor final class RichText: TextLooks {
  private unowned(unsafe) let node: BehaviorNode
  private var containers = [AttributeContainer()]
  private var numbers = [AttributeContainer(): 0]
  private var looks: [Int: TextAttributes] = [:]
  private var inherited: [Int: Int] = [:]
  private(set) var version = 0
  /// What the texts around here may look like.
  private(set) var definition: TextFormattingDefinition?

  /// The bound text as it was last read or written: the string, its letters and their styles.
  private(set) var bound = AttributedString()
  private(set) var boundText = ""
  private(set) var boundRuns = TextRuns()
  /// The bound selection as it was last read or written.
  var boundSelection: AttributedTextSelection?
  /// The style that was chosen for what is typed next; nil for what the text around says.
  var chosenStyle: Int?
  /// What commands were told last of the look of the selection.
  var toldFormatting: TextFormatting?

  init(_ node: BehaviorNode) {
    self.node = node
    definition = node.scope.value(TextFormattingDefinitionKey.self)
  }
  nonisolated deinit {}

  // MARK: - Styles

  func number(of container: AttributeContainer) -> Int {
    if let known = numbers[container] { return known }
    containers.append(container)
    numbers[container] = containers.count - 1
    return containers.count - 1
  }
  func container(_ style: Int) -> AttributeContainer { containers[style] }
  /// The attributes of a style as they are shown.
  func shownContainer(_ style: Int) -> AttributeContainer {
    var container = containers[style]
    definition?.apply(to: &container)
    return container
  }
  /// A container as it may be typed.
  func number(allowed container: AttributeContainer) -> Int {
    var container = container
    definition?.apply(to: &container)
    return number(of: container)
  }
  func attributes(_ style: Int) -> TextAttributes {
    if let known = looks[style] { return known }
    let look =
      style == 0 && definition == nil
      ? ControlFonts.attributes(of: node) : TextAttributes.of(shownContainer(style), at: node)
    looks[style] = look
    return look
  }
  /// Fonts, colours or what is allowed have changed.
  func surroundingsDidChange() {
    definition = node.scope.value(TextFormattingDefinitionKey.self)
    looks.removeAll()
    inherited.removeAll()
    version += 1
  }

  // MARK: - Typing

  /// The style of what is typed now; see `AttributedTextSelection.typingAttributes(in:)`, which says the same of a
  /// string.
  func typingStyle(_ editor: EditableText) -> Int {
    // An input method goes on as it began.
    if editor.markedRange != nil { return editor.typingStyle }
    if let chosenStyle { return chosenStyle }
    guard let runs = editor.runs, runs.length > 0 else { return number(allowed: AttributeContainer()) }
    let range = editor.selection.range
    if !range.isEmpty { return inherited(runs.style(at: range.lowerBound) ?? 0) }
    let caret = range.lowerBound
    let isFirst = caret == 0 || editor.text.paragraph(at: caret).lowerBound == caret
    let neighbor = isFirst && caret < runs.length ? caret : caret - 1
    let style = inherited(runs.style(at: neighbor) ?? 0)
    guard let link = containers[style].link else { return style }
    // A link ends where it ends.
    if let next = runs.style(at: caret), containers[next].link == link { return style }
    var container = containers[style]
    container.link = nil
    return number(allowed: container)
  }
  private func inherited(_ style: Int) -> Int {
    if let known = inherited[style] { return known }
    let number = number(allowed: containers[style].filter(inheritedByAddedText: true))
    inherited[style] = number
    return number
  }

  // MARK: - The bound text

  /// The app's text as it is now.
  func take(_ text: AttributedString) {
    bound = text
    boundText = String(text.characters)
    boundText.makeContiguousUTF8()
    boundRuns = runs(of: text)
  }
  func isKnown(_ text: AttributedString) -> Bool { text == bound && text.utf8.count == boundText.utf8.count }
  private func runs(of text: AttributedString) -> TextRuns {
    var result = TextRuns()
    for run in text.runs { result.append(number(of: run.attributes), text.utf8[run.range].count) }
    return result
  }
  /// Takes over what was edited, and changes only that part of the string. False when it is the same.
  func adopt(_ text: String, _ runs: TextRuns) -> Bool {
    var (prefix, suffix) = boundText.commonEnds(with: text)
    if prefix == text.utf8.count, prefix == boundText.utf8.count, runs == boundRuns { return false }
    let common = boundRuns.commonEnds(with: runs)
    prefix = min(prefix, common.prefix)
    while !(boundText.isGraphemeBoundary(prefix) && text.isGraphemeBoundary(prefix)) { prefix -= 1 }
    let most = min(boundText.utf8.count, text.utf8.count) - prefix
    suffix = min(boundText.commonSuffix(with: text, most: most), common.suffix)
    // Back to where a character begins in both.
    var old = boundText.utf8.count - suffix, new = text.utf8.count - suffix
    let growth = new - old
    while !(boundText.isGraphemeBoundary(old) && text.isGraphemeBoundary(old + growth)) { old += 1 }
    new = old + growth
    let part = string(Array(text.utf8)[prefix..<new], runs.slice(prefix..<new))
    bound.replaceSubrange(bound.index(at: prefix)..<bound.index(at: old), with: part)
    (boundText, boundRuns) = (text, runs)
    return true
  }
  /// An attributed string of a part of a text.
  func string(_ bytes: ArraySlice<UInt8>, _ runs: TextRuns) -> AttributedString {
    var result = AttributedString()
    runs.forEach(in: 0..<runs.length) { range, style in
      let slice = bytes[(bytes.startIndex + range.lowerBound)..<(bytes.startIndex + range.upperBound)]
      result.append(AttributedString(String(decoding: slice, as: UTF8.self), attributes: containers[style]))
    }
    return result
  }
  /// The letters and allowed styles of a text that is pasted.
  func pasted(_ text: AttributedString) -> (String, TextRuns) {
    (String(text.characters), runs(of: text).mapped { number(allowed: containers[$0]) })
  }
}
