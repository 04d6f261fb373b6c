import Combine

/// An object that the view owns: made when the view first appears in the tree, and kept as long as the view's identity.
///
///     final class Clock: ObservableObject {
///       @Published var seconds = 0
///     }
///     struct Stopwatch: View {
///       @StateObject private var clock = Clock()
///       var body: some View { Text("\(clock.seconds) s") }
///     }
@MainActor @propertyWrapper @preconcurrency public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  // Unsafe: the closure is called on the main actor only, where the property is used.
  nonisolated(unsafe) private let make: () -> ObjectType
  private var box: ObjectBox<ObjectType>?
  /// How often the object has announced a change.
  var changes: Int { box?.subscription.changes ?? 0 }

  /// Declares an object, which is made once the view is in the tree.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Outside of the tree every read makes one of its own, and is reported.
  public var wrappedValue: ObjectType {
    if let box { return box.object }
    // Outside of the tree every read makes an object of its own, as there is no place to keep it.
    Engine.reportUnboundRead("StateObject<\(ObjectType.self)>")
    return make()
  }
  /// Bindings to the properties of the object: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }

  public static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    let field = field.assumingMemoryBound(to: Self.self)
    if let old {
      field.pointee.box = old.assumingMemoryBound(to: Self.self).pointee.box
    } else {
      let kept = node.node.engine.restoration?.take(UnsafeMutableRawPointer(field)) as? ObjectType
      field.pointee.box = ObjectBox(kept ?? field.pointee.make(), node.node)
    }
  }
  public static func _updateBound(_ field: UnsafeMutableRawPointer) {}
  public static func _unbind(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: Self.self).pointee.box?.subscription.cancel()
  }
  public nonisolated static var _wantsUpdate: Bool { false }
  public static func _visitKeptStorages(
    _ field: UnsafeMutableRawPointer, _ visit: (UnsafeMutableRawPointer, AnyObject) -> Void
  ) {
    if let box = field.assumingMemoryBound(to: Self.self).pointee.box { visit(field, box.object) }
  }
  public nonisolated static var _ownsObject: Bool { true }
}

/// Keeps the object of a `StateObject`.
@MainActor final class ObjectBox<ObjectType: ObservableObject> {
  let object: ObjectType
  let subscription: ObjectSubscription
  init(_ object: ObjectType, _ node: Node) {
    self.object = object
    subscription = ObjectSubscription(object, node)
  }
  nonisolated deinit {}
}
