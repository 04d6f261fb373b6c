/// Who sees what the user does to windows before anything in them does.
///
/// A module above sets it once something of an app asks for it; without that it costs a comparison for each event.
@MainActor package enum EventMonitor {
  /// Called within the stage `event`, right before an event goes to where it belongs. False: the event goes nowhere.
  ///
  /// Not called while a menu or another overlay has taken all events.
  package static var monitor: ((WindowContent, InputEvent) -> Bool)?
  /// What is handled now, and the window that it came to; nil between events.
  package fileprivate(set) static var current: (content: WindowContent, event: InputEvent)?
  /// The last event of the pointer that came to any window.
  package private(set) static var lastPointer: (content: WeakContent, event: PointerEvent)?

  package struct WeakContent {
    package private(set) weak var content: WindowContent?
  }

  /// Hands an event to `next`, unless the monitor keeps it.
  static func pass(_ event: InputEvent, to content: WindowContent, _ next: (InputEvent) -> Bool) -> Bool {
    guard let monitor else { return next(event) }
    let outer = current
    current = (content, event)
    defer { current = outer }
    if case .pointer(let pointer) = event { lastPointer = (WeakContent(content: content), pointer) }
    return monitor(content, event) ? next(event) : true
  }
}
