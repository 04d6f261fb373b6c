/// A value that lives while a gesture goes on, and returns to its initial value afterwards.
///
///     struct Draggable: View {
///       @GestureState private var offset = CGSize.zero
///       var body: some View {
///         Circle()
///           .offset(offset)
///           .gesture(DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
///       }
///     }
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  let initial: Value
  let resetBody: (Value, inout Transaction) -> Void
  var box: StateBox<Value>?

  /// The value outside of a gesture.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
  /// The value outside of a gesture, under the name for initialisers.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// The value outside of a gesture, and the transaction, an animation for example, in which it returns to it.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { _, transaction in transaction = resetTransaction })
  }
  /// As `init(wrappedValue:resetTransaction:)`, under the name for initialisers.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  /// The value outside of a gesture, and what prepares the transaction in which the last value returns to it.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (initial, resetBody) = (wrappedValue, reset)
  }
  /// As `init(wrappedValue:reset:)`, under the name for initialisers.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value now: what the gesture has set, or the initial one.
  public var wrappedValue: Value { box.map { $0.get() } ?? initial }
  /// The value for `updating(_:body:)` of a gesture.
  public var projectedValue: GestureState<Value> { self }

  @MainActor public static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    let field = field.assumingMemoryBound(to: Self.self)
    field.pointee.box =
      old?.assumingMemoryBound(to: Self.self).pointee.box ?? StateBox(field.pointee.initial, owner: node.node)
  }
  @MainActor public static func _updateBound(_ field: UnsafeMutableRawPointer) {}
  @MainActor public static func _unbind(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: Self.self).pointee.box?.owner = nil
  }
  public static var _wantsUpdate: Bool { false }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state that is nil outside of a gesture, and returns to it in a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
  /// A state that is nil outside of a gesture, and what prepares the transaction in which it returns to it.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

/// A gesture that updates a gesture state.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// The gesture that updates the state.
  public var base: Base
  /// The state that is updated.
  public var state: GestureState<State>
  public var body: (Base.Value, inout State, inout Transaction) -> Void
  public typealias Value = Base.Value
  public typealias Body = Never
  /// Updates `state` by `body` with each value of `base`.
  public init(base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) {
    (self.base, self.state, self.body) = (base, state, body)
  }
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value> {
    _GestureRecognizer(
      StateRecognizer(Base._makeRecognizer(gesture.base, node).recognizer, gesture.state, gesture.body))
  }
}

package final class StateRecognizer<Value, State>: ForwardingRecognizer<Value, Value> {
  private var state: GestureState<State>
  private var update: (Value, inout State, inout Transaction) -> Void
  private var isTouched = false
  init(
    _ child: ValueRecognizer<Value>, _ state: GestureState<State>,
    _ update: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.state = state
    self.update = update
    super.init(child)
  }
  nonisolated deinit {}
  package override var value: Value? { child.value }
  package override func deliver() {
    child.deliver()
    if phase == .active || tellsEarly, let value, let box = state.box {
      var new = box.get()
      var transaction = Transaction()
      Stage.noteAction("The closure of updating(_:body:)")
      update(value, &new, &transaction)
      isTouched = true
      box.set(new, transaction)
    } else if phase != .possible {
      restore()
    }
  }
  private func restore() {
    guard isTouched, let box = state.box else { return }
    isTouched = false
    var transaction = Transaction()
    state.resetBody(box.get(), &transaction)
    box.set(state.initial, transaction)
  }
  // When it is cancelled, the state is restored when it is told to deliver: `reset` is a closure of the app.
  package override func reset() {
    restore()
    super.reset()
  }
  package override func adopt(_ newer: GestureRecognizer) {
    guard let newer = newer as? StateRecognizer<Value, State> else { return }
    state = newer.state
    update = newer.update
    child.adopt(newer.child)
  }
}
