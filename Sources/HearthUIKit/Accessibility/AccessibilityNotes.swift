/// What a view tells assistive technology besides its texts.
@MainActor final class AccessibilityNotes {
  var traits: UIAccessibilityTraits?
  var actions: [UIAccessibilityCustomAction]?
  init() {}
  nonisolated deinit {}
}
