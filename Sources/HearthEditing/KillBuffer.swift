/// Text that was killed by a command.
package struct KilledText: Hashable, Sendable {
  package var text: String
  /// Whether it stood before the caret.
  package var isBackward: Bool
}

/// What was killed last, for being put back (yanked). Kills that directly follow one another make one text, in the order in
/// which it stood. Source: GNU Emacs, "Appending Kills".
package struct KillBuffer: Sendable {
  package private(set) var text = ""
  private var isOpen = false

  package init() {}

  /// Takes what a command has killed; nil: it was another command.
  package mutating func take(_ killed: KilledText?) {
    guard let killed else {
      isOpen = false
      return
    }
    let old = isOpen ? text : ""
    text = killed.isBackward ? killed.text + old : old + killed.text
    isOpen = true
  }
}
