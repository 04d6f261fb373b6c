import HearthFocus

/// Why focus is where it is now.
package enum FocusReason: Hashable, Sendable {
  /// A rule about order, direction or memory decided.
  case rule(FocusRule)
  /// Focus had to leave a view, and a rule decided where it goes.
  case loss(Loss, FocusRule)

  package enum Loss: Hashable, Sendable { case removed, disabled, hidden, covered, givenUp }

  // MARK: The user

  case clicked
  case droppedOn
  /// A prefix of its name was typed.
  case typed(String)
  case intoRegionWithDefault
  case pageToTabs
  case nextColumn
  case toDivider
  case dividerGivesBack
  case dividerGivesUp
  case submitted
  case keyboardDismissed
  case scrolled
  case keyboardDraggedAway
  case askedByAssistiveTechnology

  // MARK: The app

  case wantedByState
  case givenUpByState
  case backToFormer
  case firstResponder
  case firstResponderResigned
  case editingEnded
  case findBarClosed
  case auditEnded

  // MARK: What comes and goes

  case windowRestored
  case presentation(FocusRule)
  case presentationGivesBack
  case nothingBeforePresentation
  case page(FocusRule)
  case pageWithoutDefault
  case pageGivesBack

  /// In words, for a trace and for the overlay.
  package var sentence: String {
    switch self {
    case .rule(let rule): rule.sentence
    case .loss(let loss, let rule): "\(loss.sentence) \(rule.sentence)"
    case .clicked: "It was clicked."
    case .droppedOn: "Something was dropped on it."
    case .typed(let prefix): "Its name begins with \"\(prefix)\", which was typed."
    case .intoRegionWithDefault: "The move enters a region whose default is for the user's moves too."
    case .pageToTabs: "The Menu button goes from a page to its tabs."
    case .nextColumn: "F6 goes from column to column."
    case .toDivider: "F8 goes to the divider."
    case .dividerGivesBack: "The divider gives focus back."
    case .dividerGivesUp: "The divider gives focus up."
    case .submitted: "The text was submitted."
    case .keyboardDismissed: "The keyboard was dismissed."
    case .scrolled: "A finger scrolled."
    case .keyboardDraggedAway: "A finger took the keyboard away."
    case .askedByAssistiveTechnology: "Assistive technology asked for it."
    case .wantedByState: "A focus state asks for it."
    case .givenUpByState: "A focus state gave it up."
    case .backToFormer: "Focus goes back to where it was before."
    case .firstResponder: "It became the first responder."
    case .firstResponderResigned: "The first responder resigned."
    case .editingEnded: "The app ended editing."
    case .findBarClosed: "The find bar closed."
    case .auditEnded: "An audit has ended, and gives focus back."
    case .windowRestored: "It had focus when the window was left."
    case .presentation(let rule): "A presentation keeps focus inside. \(rule.sentence)"
    case .presentationGivesBack: "The presentation gives focus back to where it was."
    case .nothingBeforePresentation: "Nothing had focus before the presentation appeared."
    case .page(let rule): "Another page is on top. \(rule.sentence)"
    case .pageWithoutDefault: "Another page is on top, which names no default."
    case .pageGivesBack: "The page is on top again, and gives focus back to where it was."
    }
  }
}

extension FocusReason.Loss {
  fileprivate var sentence: String {
    switch self {
    case .removed: "The focused view went away."
    case .disabled: "The focused view was disabled."
    case .hidden: "The focused view was hidden."
    case .covered: "The focused view was covered."
    case .givenUp: "The focused view gave focus up."
    }
  }
}
