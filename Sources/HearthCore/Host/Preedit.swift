import HearthRendering

/// The unfinished text that an input method shows, with its looks and the caret inside.
package struct Preedit: Equatable, Sendable {
  /// A line below a part of the text.
  package enum Underline: Hashable, Sendable {
    case single, double, thick
    /// A wave, for a part that the input method thinks is wrong.
    case error
  }
  /// How a part of the text looks. What is nil or false looks as the text around.
  package struct Span: Hashable, Sendable {
    /// UTF-8 offsets in the text of the composition.
    package var range: Range<Int>
    package var underline: Underline?
    package var underlineColor: RGBA?
    package var color: RGBA?
    package var background: RGBA?
    package var isBold = false
    package var isItalic = false
    package var isStruck = false
    package init(_ range: Range<Int>, underline: Underline? = nil) { (self.range, self.underline) = (range, underline) }

    /// Whether nothing tells the part from the text around.
    package var isPlain: Bool {
      underline == nil && color == nil && background == nil && !isBold && !isItalic && !isStruck
    }
  }
  /// Empty: the input method withdraws it.
  package var text: String
  /// A UTF-8 offset in the text.
  package var caret: Int
  /// In order, not overlapping, none empty. What they leave out looks as the text around.
  package var spans: [Span]

  /// An unfinished text whose looks are known; one of which the input method tells apart no part is underlined.
  ///
  /// Source: GtkIMContextSimple underlines what it composes; the same for all is our choice, since what is unfinished
  /// would look like what is entered.
  package init(_ text: String, caret: Int, spans: [Span] = []) {
    self.text = text
    let length = text.utf8.count
    self.caret = min(max(0, caret), length)
    var kept: [Span] = [], end = 0
    for span in spans where !span.isPlain {
      let start = max(end, min(span.range.lowerBound, length)), stop = min(span.range.upperBound, length)
      if start >= stop { continue }
      var span = span
      span.range = start..<stop
      kept.append(span)
      end = stop
    }
    if kept.isEmpty, length > 0 { kept = [Span(0..<length, underline: .single)] }
    self.spans = kept
  }
}
