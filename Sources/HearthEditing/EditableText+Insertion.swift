/// Typing, pasting and exchanging.
extension EditableText {
  mutating func insert(_ string: String) -> EditingResult {
    let string = accepted(string)
    var result = EditingResult()
    if !string.isEmpty {
      if !selection.isEmpty { history.endRun() }
      result.textChange = edit(selection.range, with: string, kind: .typing)
      if string.unicodeScalars.contains(where: \.isLineBreak) { history.endRun() }
    }
    return result
  }

  mutating func insertNewline() -> EditingResult {
    traits.isSingleLine ? .unhandled : insert("\n")
  }

  /// Pasting is a step of its own in the history.
  mutating func paste(_ string: String) -> EditingResult {
    let string = accepted(string)
    var result = EditingResult()
    if !string.isEmpty { result.textChange = edit(selection.range, with: string, kind: .single) }
    return result
  }

  /// Exchanges the characters around the caret and steps over them; at the end of a line, the two before it.
  ///
  /// Source: `transpose:` of AppKit and Control-T of Emacs. Not handled with a selection, in a secure field, or where
  /// a line has no two characters to exchange.
  mutating func transpose() -> EditingResult {
    let paragraph = text.paragraph(at: selection.head)
    guard selection.isEmpty, !traits.isSecure, selection.head > paragraph.lowerBound else { return .unhandled }
    let middle = selection.head < paragraph.upperBound ? selection.head : text.graphemeBoundary(before: selection.head)
    guard middle > paragraph.lowerBound else { return .unhandled }
    let start = text.graphemeBoundary(before: middle)
    let end = text.graphemeBoundary(after: middle)
    var result = EditingResult()
    var styles = runs?.slice(middle..<end)
    if let rest = runs?.slice(start..<middle) { styles?.append(rest) }
    result.textChange = edit(
      start..<end, with: text.slice(middle..<end) + text.slice(start..<middle), runs: styles, kind: .single)
    return result
  }

  /// Replaces several ranges by one text. Ranges that the text does not have, or
  /// that overlap the one before, are left out.
  ///
  /// - Complexity: O(length from the first range to the last).
  mutating func replaceAll(_ ranges: [Range<Int>], with string: String) -> EditingResult {
    let string = accepted(string)
    var result = EditingResult()
    var new = "", place: Int?, end = 0, styles = TextRuns()
    for range in ranges {
      let range =
        text.roundedDown(range.lowerBound)..<max(text.roundedDown(range.lowerBound), text.roundedDown(range.upperBound))
      guard !range.isEmpty, place == nil || range.lowerBound >= end else { continue }
      if place == nil {
        place = range.lowerBound
      } else {
        new += text.slice(end..<range.lowerBound)
        if let kept = runs?.slice(end..<range.lowerBound) { styles.append(kept) }
      }
      new += string
      // What is put there looks as what it replaces begins.
      styles.append(runs?.style(at: range.lowerBound) ?? typingStyle, string.utf8.count)
      end = range.upperBound
    }
    guard let place else { return .unhandled }
    result.textChange = edit(place..<end, with: new, runs: runs == nil ? nil : styles, kind: .single)
    return result
  }

  /// What of a string may be typed or pasted.
  ///
  /// Control characters other than tab and line breaks are left out: nobody sees them, and strings of C end at the
  /// first NUL. In a single line each line break, CR LF together, becomes a space. Source for the space: our choice;
  /// AppKit's fields too keep what follows the break. A bound text is shown as it is, whatever is in it.
  func accepted(_ string: String) -> String {
    guard string.unicodeScalars.contains(where: { $0.properties.generalCategory == .control || $0.isLineBreak }) else {
      return string
    }
    var result = ""
    var followsReturn = false
    for scalar in string.unicodeScalars {
      if scalar.isLineBreak {
        if !traits.isSingleLine {
          result.unicodeScalars.append(scalar)
        } else if !(followsReturn && scalar == "\n") {
          result.unicodeScalars.append(" ")
        }
      } else if scalar == "\t" || scalar.properties.generalCategory != .control {
        result.unicodeScalars.append(scalar)
      }
      followsReturn = scalar == "\r"
    }
    return result
  }
}
