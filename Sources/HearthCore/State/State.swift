/// A value that a view owns: it lives as long as the view's identity, and the view is evaluated again when it changes.
///
/// It may be read and written from any thread.
@propertyWrapper public struct State<Value>: DynamicProperty {
  let initial: Value
  package var box: StateBox<Value>?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

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
  @MainActor public static func _visitKeptStorages(_ field: UnsafeMutableRawPointer, _ visit: (UnsafeMutableRawPointer, AnyObject) -> Void) {
    guard let box = field.assumingMemoryBound(to: State<Value>.self).pointee.box, box.wasWritten || _ownsObject else { return }
    visit(field, box)
  }
  public static var _ownsObject: Bool { Value.self is AnyObject.Type }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
