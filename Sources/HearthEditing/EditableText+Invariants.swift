extension EditableText {
  /// What of the promises of this type does not hold, each in a sentence; empty if all is well.
  package func violations() -> [String] {
    var result: [String] = []
    let length = text.utf8.count
    for (name, offset) in [("anchor", selection.anchor), ("head", selection.head)] {
      if offset < 0 || offset > length {
        result.append("The selection's \(name) \(offset) is outside the text of \(length) bytes.")
      } else if !text.isGraphemeBoundary(offset) {
        result.append("The selection's \(name) \(offset) is inside a grapheme cluster.")
      }
    }
    if let range = markedRange {
      if range.lowerBound < 0 || range.upperBound > length {
        result.append("The marked range \(range) is outside the text of \(length) bytes.")
      } else {
        for bound in [range.lowerBound, range.upperBound] where !isBetweenScalars(bound) {
          result.append("The marked range's bound \(bound) is inside a scalar.")
        }
      }
    }
    if let runs, runs.length != length {
      result.append("The runs cover \(runs.length) bytes of a text of \(length).")
    }
    return result
  }

  func stopIfViolated(after command: some Any) {
    let violations = violations()
    precondition(violations.isEmpty, "EditableText after \(command): \(violations.joined(separator: " "))")
  }

  private func isBetweenScalars(_ offset: Int) -> Bool {
    String.Index(text.utf8Index(offset), within: text.unicodeScalars) != nil
  }
}
