extension Gesture {
  /// The gesture while certain modifier keys are held down: a gesture that begins without them does not count.
  ///
  ///     Text("Photo").gesture(TapGesture().modifiers(.command).onEnded { select() })
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(_body: self, modifiers: modifiers)
  }
}

nonisolated public struct _ModifiersGesture<Content: Gesture>: Gesture {
  let _body: Content
  let modifiers: EventModifiers
  public typealias Value = Content.Value
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value> {
    _GestureRecognizer(ModifiersRecognizer(Content._makeRecognizer(gesture._body, node).recognizer, gesture.modifiers))
  }
}

/// Follows another recognizer for what begins while modifier keys are held down.
package final class ModifiersRecognizer<Value>: ForwardingRecognizer<Value, Value> {
  private var modifiers: EventModifiers
  init(_ child: ValueRecognizer<Value>, _ modifiers: EventModifiers) {
    self.modifiers = modifiers
    super.init(child)
  }
  nonisolated deinit {}
  package override var value: Value? { child.value }
  package override func handle(_ event: PointerEvent) {
    if event.phase == .down && !event.modifiers.isSuperset(of: modifiers) { return cancel() }
    super.handle(event)
  }
  package override func handle(_ event: TransformEvent) {
    if event.phase == .began && !event.modifiers.isSuperset(of: modifiers) { return cancel() }
    super.handle(event)
  }
  package override func adopt(_ newer: GestureRecognizer) {
    guard let newer = newer as? ModifiersRecognizer<Value> else { return }
    modifiers = newer.modifiers
    child.adopt(newer.child)
  }
}
