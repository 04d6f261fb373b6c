import Foundation

/// A gesture that is there or not: `gesture(isEditing ? drag : nil)`.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Wrapped.Value>
  {
    _GestureRecognizer(
      OptionalRecognizer(gesture.map { Wrapped._makeRecognizer($0, node).recognizer }, node: node.layoutNode))
  }
}

/// Follows a recognizer; without one it fails at once.
package final class OptionalRecognizer<Value>: ValueRecognizer<Value> {
  private var child: ValueRecognizer<Value>?
  init(_ child: ValueRecognizer<Value>?, node: LayoutNode) {
    self.child = child
    super.init(node: node)
  }
  nonisolated deinit {}
  package override var value: Value? { child?.value }
  private func follow() { (phase, deadline) = child.map { ($0.phase, $0.deadline) } ?? (.failed, nil) }
  package override func handle(_ event: PointerEvent) { child?.handle(event); follow() }
  package override func handle(_ event: TransformEvent) { child?.handle(event); follow() }
  package override var isTapWithoutEnd: Bool { child?.isTapWithoutEnd ?? false }
  package override var tellsEarly: Bool { child?.tellsEarly ?? false }
  package override var isHold: Bool { child?.isHold ?? false }
  package override var followsTransforms: Bool { child?.followsTransforms ?? false }
  package override func handleFurther(_ event: PointerEvent) { child?.handleFurther(event); follow() }
  package override var followsTouches: Bool { child?.followsTouches ?? false }
  package override func advance(to time: Double) { child?.advance(to: time); follow() }
  package override func cancel() { child?.cancel(); follow() }
  package override func reset() {
    super.reset()
    guard let child else { return }
    child.reset()
    follow()
  }
  package override func deliver() { child?.deliver() }
  package override func adopt(_ newer: GestureRecognizer) {
    guard let newer = newer as? OptionalRecognizer<Value> else { return }
    if let child, let other = newer.child {
      child.adopt(other)
      return
    }
    // One that comes has not seen how this press began, and waits for the next one; one
    // that goes takes what it was in with it.
    child?.cancel()
    child = newer.child
    (phase, deadline) = (.failed, nil)
  }
}
