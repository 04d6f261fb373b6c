/// What a command did, for the caller to act upon: draw again, write the binding, fill the clipboard, pass the key on.
package struct EditingResult: Hashable, Sendable {
  /// Whether the command means something here. If not, neither text nor selection changed (a composition may have
  /// ended) and the key may mean something to somebody else.
  ///
  /// A move that is at its end already is handled, though it changes nothing; see ``changesAnything``.
  package var isHandled = true
  /// What became of the text; `nil` if it is the same.
  package var textChange: TextChange?
  package var selectionChanged = false
  package var markedRangeChanged = false
  /// What goes to the clipboard; `nil` leaves the clipboard alone.
  package var clipboard: String?
  /// The styles of that text; nil for a plain text.
  package var clipboardRuns: TextRuns?
  /// What goes to the kill buffer; `nil` leaves it alone.
  package var killed: KilledText?

  package var changesAnything: Bool { textChange != nil || selectionChanged || markedRangeChanged }

  package init() {}

  static var unhandled: EditingResult {
    var result = EditingResult()
    result.isHandled = false
    return result
  }
}

/// One stretch of text that was replaced, so that a layout can keep what lies outside.
package struct TextChange: Hashable, Sendable {
  /// What was replaced: UTF-8 offsets in the text before, between scalars.
  package var range: Range<Int>
  /// The length of what stands there now, in UTF-8 bytes.
  package var newLength: Int

  package init(range: Range<Int>, newLength: Int) {
    self.range = range
    self.newLength = newLength
  }

  /// One change that covers this one and then another.
  package func followed(by next: TextChange) -> TextChange {
    let growth = newLength - range.count
    let start = min(range.lowerBound, next.range.lowerBound)
    let end = max(range.upperBound + growth, next.range.upperBound)
    return TextChange(range: start..<(end - growth), newLength: end - start - next.range.count + next.newLength)
  }
}
