/// Selecting by clicks and drags.
extension EditableText {
  mutating func select(_ anchor: Int, _ head: Int) -> EditingResult {
    selection = TextSelection(anchor: anchor, head: head, affinity: traits.affinity)
    return EditingResult()
  }

  mutating func select(_ range: Range<Int>) -> EditingResult {
    select(range.lowerBound, range.upperBound)
  }

  /// The unit at an offset: what one, two or three clicks there select.
  ///
  /// A paragraph comes without its line break. Source: our choice, so that typing over it leaves the next one alone.
  /// In a secure field everything is one word.
  func unit(_ unit: EditingCommand.SelectionUnit, at offset: Int) -> Range<Int> {
    let offset = text.roundedDown(offset)
    switch unit {
    case .grapheme: return offset..<offset
    case .word:
      if traits.isSecure { return 0..<text.utf8.count }
      var words = WordBoundaries(text, dictionary: dictionary)
      return words.word(at: offset)
    case .paragraph: return text.paragraph(at: offset)
    }
  }

  /// Selects from what was selected when the drag began to the unit under the pointer, on whichever side that is.
  mutating func extendSelection(to offset: Int, by unit: EditingCommand.SelectionUnit) -> EditingResult {
    let origin = dragOrigin ?? (unit == .grapheme ? selection.anchor..<selection.anchor : selection.range)
    dragOrigin = origin
    let target = self.unit(unit, at: offset)
    return if target.lowerBound < origin.lowerBound {
      select(origin.upperBound, target.lowerBound)
    } else {
      select(origin.lowerBound, max(origin.upperBound, target.upperBound))
    }
  }
}
