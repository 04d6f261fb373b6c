import Foundation

/// Follows the events of pointers for one gesture.
///
/// A recognizer only says what it saw, in the stage `recognition`; the `GestureArena` decides when that counts, and
/// calls `deliver()`, in which the closures of the app run. States: *possible* (nothing decided), *active* (recognised,
/// goes on), *ended* (recognised, over), *failed*.
@MainActor package class GestureRecognizer {
  package enum Phase { case possible, active, ended, failed }
  package final var phase = Phase.possible
  /// The node that the gesture is attached to: positions are in its coordinate space.
  package final unowned(unsafe) var node: LayoutNode
  /// The gesture looks again at this time (seconds on the host's clock) although no event comes.
  package final var deadline: Double?

  package init(node: LayoutNode) { self.node = node }
  nonisolated deinit {}

  package func handle(_ event: PointerEvent) {}
  /// Two fingers do something. What follows one pointer has nothing to do with that, and fails.
  package func handle(_ event: TransformEvent) {
    if isDecided { return }
    phase = .failed
    deadline = nil
  }
  /// Whether the gesture, or one that it is made of, is one of two fingers.
  package var followsTransforms: Bool { false }
  /// Whether the gesture, or one that it is made of, follows all fingers of a press and not the first alone.
  package var followsTouches: Bool { false }
  /// Whether the gesture is a tap, or taps, of which the last has not ended.
  package var isTapWithoutEnd: Bool { false }
  /// Whether something goes on that `updating` and `onChanged` tell, although it may still become nothing: a press that has
  /// not lasted long enough. Source: Apple, "Adding interactivity with gestures", where a view changes its colour while a long
  /// press is under way.
  package var tellsEarly: Bool { false }
  /// Whether what was recognised is a press that has lasted.
  package var isHold: Bool { false }
  /// An event of a finger that came after the first one.
  package func handleFurther(_ event: PointerEvent) {}
  package func advance(to time: Double) {}
  /// Runs closures for what happened since the last call.
  package func deliver() {}
  /// What has to be done about the last event whether the gesture counts or not, as when a
  /// press begins: actions of the app may run.
  private final var pending: [() -> Void] = []
  /// Runs `action` when all gestures have seen the event.
  package final func afterRecognition(_ action: @escaping () -> Void) { pending.append(action) }
  final var hasPendingActions: Bool { !pending.isEmpty }
  final func runPendingActions() {
    let actions = pending
    pending = []
    for action in actions { action() }
  }
  /// Another gesture won, or the view went away.
  package func cancel() {
    phase = .failed
    deadline = nil
  }
  /// Back to the start, for the next press.
  package func reset() {
    phase = .possible
    deadline = nil
  }
  /// Takes the parameters and closures of a recognizer made for a newer value of the same gesture.
  package func adopt(_ newer: GestureRecognizer) {}

  final var isDecided: Bool { phase == .ended || phase == .failed }
}

/// A recognizer with the value of its gesture.
///
/// One that gets its value from another asks for it when closures run: what computes it may be the app's.
package class ValueRecognizer<Value>: GestureRecognizer {
  package var value: Value? { nil }
  package override init(node: LayoutNode) { super.init(node: node) }
  nonisolated deinit {}
}

/// A recognizer that finds the value itself.
package class PrimitiveRecognizer<Value>: ValueRecognizer<Value> {
  package final var current: Value?
  package final override var value: Value? { current }
  package override init(node: LayoutNode) { super.init(node: node) }
  nonisolated deinit {}
  package override func reset() {
    super.reset()
    current = nil
  }
}
