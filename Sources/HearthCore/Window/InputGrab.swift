/// Takes the events of a window before its views do: an open menu. Focus stays where it is in the meantime, so
/// that what the menu does applies there.
@MainActor package protocol InputGrab: AnyObject {
  /// True when the event is used up; otherwise it goes its usual way.
  func handle(_ event: InputEvent) -> Bool
  /// Ends it: something else takes the events.
  func dismiss()
  /// The views are up to date: what is shown of them can follow.
  func frameDidEnd()
  /// What it shows, besides the views of the window.
  var accessibilityElements: [AccessibilityElement] { get }
}
