import Combine
import Observation

/// A value that the focused view, a view around it or the window offers; nil if none does. The view or the commands
/// that read it are evaluated again when another value counts.
///
///     extension FocusedValues {
///       @Entry var documentTitle: String?
///     }
///     struct TitleCommands: Commands {
///       @FocusedValue(\.documentTitle) private var title
///       var body: some Commands {
///         CommandMenu("Document") { Button("Print \(title ?? "")") { print("print") }.disabled(title == nil) }
///       }
///     }
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  let read: (FocusedValues) -> Value?
  var reader: FocusedValueReader?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }
  /// Reads an object that is offered with `focusedValue(_:)` or `focusedSceneValue(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[FocusedObjectKey<Value>.self] }
  }

  /// The value that counts now; nil where no view offers one, and outside of the tree.
  public var wrappedValue: Value? { reader.flatMap { read($0.values) } }

  @MainActor public static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    let field = field.assumingMemoryBound(to: Self.self)
    field.pointee.reader = old?.assumingMemoryBound(to: Self.self).pointee.reader ?? FocusedValueReader(node.node)
  }
  @MainActor public static func _updateBound(_ field: UnsafeMutableRawPointer) {}
  @MainActor public static func _unbind(_ field: UnsafeMutableRawPointer) {}
  public static var _wantsUpdate: Bool { false }
}

/// What is behind a binding that the focused view, a view around it or the window offers; nil if none does.
///
///     extension FocusedValues {
///       @Entry var zoom: Binding<Double>?
///     }
///     struct ZoomCommands: Commands {
///       @FocusedBinding(\.zoom) private var zoom
///       var body: some Commands {
///         CommandMenu("Zoom") { Button("Actual Size") { zoom = 1 }.disabled(zoom == nil) }
///       }
///     }
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  var reader: FocusedValueReader?

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  private var binding: Binding<Value>? { reader.flatMap { $0.values[keyPath: keyPath] } }
  /// Written through the binding; without one, or with nil, nothing is written.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }
  /// A binding to whatever counts when it is read or written.
  public var projectedValue: Binding<Value?> {
    let property = self
    return Binding(get: { property.wrappedValue }, set: { property.wrappedValue = $0 })
  }

  @MainActor public static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    let field = field.assumingMemoryBound(to: Self.self)
    field.pointee.reader = old?.assumingMemoryBound(to: Self.self).pointee.reader ?? FocusedValueReader(node.node)
  }
  @MainActor public static func _updateBound(_ field: UnsafeMutableRawPointer) {}
  @MainActor public static func _unbind(_ field: UnsafeMutableRawPointer) {}
  public static var _wantsUpdate: Bool { false }
}

/// An object that the focused view, a view around it or the window offers with `focusedObject(_:)` or
/// `focusedSceneObject(_:)`; the view or the commands that have it are evaluated again when the object is about
/// to change, or when a different object counts.
@MainActor @propertyWrapper @preconcurrency public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of an object.
  @MainActor @dynamicMemberLookup @preconcurrency public struct Wrapper {
    let root: ObjectType
    /// A binding to a property of the object.
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      Binding(location: ObjectLocation(root, keyPath, last: root[keyPath: keyPath]))
    }
  }
  private var storage: FollowedObject<ObjectType>?

  /// Declares an object that is found by its type.
  public init() {}
  /// The object that counts now; nil where no view offers one, and outside of the tree.
  public var wrappedValue: ObjectType? { storage?.object }
  /// Bindings to the properties of the object; nil if there is no object.
  public var projectedValue: FocusedObject<ObjectType>.Wrapper? { wrappedValue.map { Wrapper(root: $0) } }

  public static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    let field = field.assumingMemoryBound(to: Self.self)
    field.pointee.storage = old?.assumingMemoryBound(to: Self.self).pointee.storage ?? FollowedObject(node.node)
  }
  /// Before each body: another object may count.
  public static func _updateBound(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: Self.self).pointee.storage?.follow {
      $0.engine.focusedValues.value(FocusedObjectKey<ObjectType>.self, readBy: $0)
    }
  }
  public static func _unbind(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: Self.self).pointee.storage?.end()
  }
  public nonisolated static var _wantsUpdate: Bool { true }
}

extension FocusedObject: _BindingComparable {
  /// The object comes from the view that has focus, never from the parent.
  package nonisolated static func _leadsToSameLocation(_ a: Self, _ b: Self) -> Bool { true }
}

/// The way of a property to the focused values of its window. They can still be read after the view has left the tree.
package final class FocusedValueReader: Sendable {
  private let store: FocusedValueStore
  @MainActor init(_ node: Node) { store = node.engine.focusedValues }

  /// Reads in a body are recorded.
  var values: FocusedValues { FocusedValues(store) }
}
