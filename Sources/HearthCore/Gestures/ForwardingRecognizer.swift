/// A recognizer that does what another does, with something added: the base of those that closures and conditions
/// put around a gesture.
package class ForwardingRecognizer<From, Value>: ValueRecognizer<Value> {
  package final let child: ValueRecognizer<From>
  package init(_ child: ValueRecognizer<From>) {
    self.child = child
    super.init(node: child.node)
  }
  nonisolated deinit {}
  package func follow() { (phase, deadline) = (child.phase, child.deadline) }
  package override func handle(_ event: PointerEvent) { child.handle(event); follow() }
  package override func handle(_ event: TransformEvent) { child.handle(event); follow() }
  package override func handleFurther(_ event: PointerEvent) { child.handleFurther(event); follow() }
  package override var isTapWithoutEnd: Bool { child.isTapWithoutEnd }
  package override var tellsEarly: Bool { child.tellsEarly }
  package override var isHold: Bool { child.isHold }
  package override var followsTransforms: Bool { child.followsTransforms }
  package override var followsTouches: Bool { child.followsTouches }
  package override func advance(to time: Double) { child.advance(to: time); follow() }
  package override func cancel() { child.cancel(); follow() }
  package override func reset() { child.reset(); follow() }
  package override func deliver() { child.deliver() }
  package override func adopt(_ newer: GestureRecognizer) {
    if let newer = newer as? ForwardingRecognizer<From, Value> { child.adopt(newer.child) }
  }
}
