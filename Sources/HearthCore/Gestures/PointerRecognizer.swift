/// What follows the pointers of a `PointerRecognizer`.
@MainActor package protocol PointerBehavior: AnyObject {
  /// An event of a press; what the recognizer has become. Nothing of the app may run here: what an event leads to at
  /// once, whether the gesture wins or not, goes to `afterRecognition(_:)` of the recognizer.
  func handlePointer(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase
  /// Another gesture won. Nothing of the app may run here.
  func pointerWasCancelled()
  /// The recognizer counts, and its phase has changed to active or ended: closures of the app may run.
  func pointerWasRecognized(_ phase: GestureRecognizer.Phase)
}

/// Passes the events of a press to a control.
package final class PointerRecognizer: GestureRecognizer {
  private unowned(unsafe) let behavior: any PointerBehavior
  private var delivered = Phase.possible

  package init(_ behavior: any PointerBehavior, node: LayoutNode) {
    self.behavior = behavior
    super.init(node: node)
  }
  nonisolated deinit {}

  package override func handle(_ event: PointerEvent) {
    if isDecided { return }
    if event.phase == .cancelled { cancel() } else { phase = behavior.handlePointer(event, self) }
  }
  package override func cancel() {
    super.cancel()
    behavior.pointerWasCancelled()
  }
  package override func deliver() {
    guard phase != delivered, phase == .active || phase == .ended else { return }
    delivered = phase
    behavior.pointerWasRecognized(phase)
  }
  package override func reset() {
    super.reset()
    delivered = .possible
  }
}
