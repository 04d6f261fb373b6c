/// A value that a view owns: it lives as long as the view's identity, and the view is evaluated again when it changes.
///
/// It may be read and written from any thread.
///
///     struct Taps: View {
///       @State private var count = 0
///       var body: some View { Button("\(count) taps") { count += 1 } }
///     }
@propertyWrapper public struct State<Value>: DynamicProperty {
  let initial: Value
  package var box: StateBox<Value>?

  /// Declares a state with the value that it has at first.
  public init(wrappedValue value: Value) { initial = value }
  /// Declares a state with the value that it has at first: for initialisers of views.
  public init(initialValue value: Value) { initial = value }

  /// The current value.
  ///
  /// Before the view is in the tree this is the initial value, and a write is reported and not kept.
  public var wrappedValue: Value {
    get { box.map { $0.get() } ?? initial }
    nonmutating set {
      guard let box else {
        Engine.reportUnboundWrite("State<\(Value.self)>")
        return
      }
      box.set(newValue, Transaction.current)
    }
  }
  /// A binding to the value: `$isOn`. Before the view is in the tree it is constant.
  public var projectedValue: Binding<Value> {
    if let box { return Binding(location: box) }
    return Binding(location: ConstantLocation(initial))
  }

  @MainActor public static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    let field = field.assumingMemoryBound(to: State<Value>.self)
    if let old {
      field.pointee.box = old.assumingMemoryBound(to: State<Value>.self).pointee.box
    } else {
      if let kept = node.node.engine.restoration?.take(UnsafeMutableRawPointer(field)) as? StateBox<Value> {
        kept.owner = node.node
        field.pointee.box = kept
        node.node.noteKeptState()
        return
      }
      field.pointee.box = StateBox(field.pointee.initial, owner: node.node)
    }
  }
  @MainActor public static func _updateBound(_ field: UnsafeMutableRawPointer) {}
  @MainActor public static func _unbind(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: State<Value>.self).pointee.box?.owner = nil
  }
  public static var _wantsUpdate: Bool { false }
  @MainActor public static func _visitKeptStorages(
    _ field: UnsafeMutableRawPointer, _ visit: (UnsafeMutableRawPointer, AnyObject) -> Void
  ) {
    guard let box = field.assumingMemoryBound(to: State<Value>.self).pointee.box, box.wasWritten || _ownsObject else {
      return
    }
    visit(field, box)
  }
  public static var _ownsObject: Bool { Value.self is AnyObject.Type }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Declares a state that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
