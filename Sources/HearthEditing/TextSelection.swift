/// On which side of a soft line break a caret shows, where one offset has two places.
package enum CaretAffinity: Hashable, Sendable {
  /// At the end of the line before the break.
  case upstream
  /// At the start of the line after the break: what every offset has unless a move says otherwise.
  case downstream
}

/// A place for a caret: an offset and its side of a soft line break.
package struct TextPosition: Hashable, Sendable {
  /// UTF-8 bytes from the start of the text, on a grapheme boundary.
  package var offset: Int
  package var affinity: CaretAffinity

  package init(_ offset: Int, affinity: CaretAffinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}

/// What is selected: from the anchor, which stays, to the head, which moves and shows the caret.
///
/// Both are UTF-8 offsets on grapheme boundaries (see `TextOffsets.swift`). Equal means no selection, only a caret.
package struct TextSelection: Hashable, Sendable {
  package var anchor: Int
  package var head: Int
  /// The caret's side of a soft line break.
  package var affinity: CaretAffinity

  package init(anchor: Int, head: Int, affinity: CaretAffinity = .downstream) {
    self.anchor = anchor
    self.head = head
    self.affinity = affinity
  }

  package init(caret: Int, affinity: CaretAffinity = .downstream) {
    self.init(anchor: caret, head: caret, affinity: affinity)
  }

  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  package var isEmpty: Bool { anchor == head }
  package var caret: TextPosition { TextPosition(head, affinity: affinity) }
}
