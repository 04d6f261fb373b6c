import QuickTesting

@testable import HearthEditing

/// A text drawn with its caret `|`, or with its selection from anchor to head as `[…|` or `|…]`.
extension EditableText {
  init(drawn: String, traits: Traits = Traits()) {
    var text = ""
    var anchor: Int?
    var head: Int?
    for scalar in drawn.unicodeScalars {
      switch scalar {
      case "|": head = text.utf8.count
      case "[", "]": anchor = text.utf8.count
      default: text.unicodeScalars.append(scalar)
      }
    }
    self.init(text, traits: traits)
    let end = head ?? text.utf8.count
    selection = TextSelection(anchor: anchor ?? end, head: end)
    checksInvariants = true
  }

  var drawn: String {
    let before = text.slice(0..<selection.range.lowerBound)
    let after = text.slice(selection.range.upperBound..<text.utf8.count)
    if selection.isEmpty { return before + "|" + after }
    return selection.anchor < selection.head
      ? before + "[" + selectedText + "|" + after : before + "|" + selectedText + "]" + after
  }
}

/// What a text looks like after commands.
func after(
  _ drawn: String, _ commands: EditingCommand..., traits: EditableText.Traits = .init(),
  geometry: (any LineGeometry)? = nil
) -> String {
  var text = EditableText(drawn: drawn, traits: traits)
  for command in commands { text.perform(command, geometry: geometry) }
  return text.drawn
}
