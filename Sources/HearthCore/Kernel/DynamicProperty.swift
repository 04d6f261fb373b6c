/// A stored property of a view that the engine provides with storage or a value before `body` runs.
///
/// A type of yours that conforms may have dynamic properties of its own; they are bound with it, and `update()` is
/// called before each evaluation of `body`.
///
///     @propertyWrapper struct Tally: DynamicProperty {
///       @State private var count = 0
///       var wrappedValue: Int { count }
///       func add() { count += 1 }
///     }
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body, with the stored properties of the type filled in. By default it
  /// does nothing.
  mutating func update()

  /// Binds the property at `field` to the node: with the storage that the property at `old` has, or for the first time.
  @MainActor static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode)
  /// Before `body` runs, where `_wantsUpdate` says so; reads are recorded for the node.
  @MainActor static func _updateBound(_ field: UnsafeMutableRawPointer)
  /// The node leaves the tree.
  @MainActor static func _unbind(_ field: UnsafeMutableRawPointer)
  /// Whether `_updateBound` is to be called.
  static var _wantsUpdate: Bool { get }
  /// Calls `visit` with what the property at `field` stores, where that outlives the node of a row that is out of view.
  @MainActor static func _visitKeptStorages(
    _ field: UnsafeMutableRawPointer, _ visit: (UnsafeMutableRawPointer, AnyObject) -> Void)
  /// Whether the property owns an object, which may change without a write.
  static var _ownsObject: Bool { get }
}

extension DynamicProperty {
  /// Does nothing: for properties that have nothing to prepare before `body`.
  public mutating func update() {}

  @MainActor public static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    for nested in TypeInfo.of(Self.self).dynamic {
      nested.type._bind(field + nested.offset, old: old.map { $0 + nested.offset }, node)
    }
  }
  @MainActor public static func _updateBound(_ field: UnsafeMutableRawPointer) {
    for nested in TypeInfo.of(Self.self).dynamic { nested.type._updateBound(field + nested.offset) }
    field.assumingMemoryBound(to: Self.self).pointee.update()
  }
  @MainActor public static func _unbind(_ field: UnsafeMutableRawPointer) {
    for nested in TypeInfo.of(Self.self).dynamic { nested.type._unbind(field + nested.offset) }
  }
  public static var _wantsUpdate: Bool { true }
  @MainActor public static func _visitKeptStorages(
    _ field: UnsafeMutableRawPointer, _ visit: (UnsafeMutableRawPointer, AnyObject) -> Void
  ) {
    for nested in TypeInfo.of(Self.self).dynamic { nested.type._visitKeptStorages(field + nested.offset, visit) }
  }
  public static var _ownsObject: Bool { TypeInfo.of(Self.self).ownsObjects }
}

extension TypeInfo {
  /// Calls `visit` with what the properties of the value at `base` store, with the offset of each.
  @MainActor func visitKeptStorages(_ base: UnsafeMutableRawPointer, _ visit: (Int, AnyObject) -> Void) {
    for field in dynamic { field.type._visitKeptStorages(base + field.offset) { visit($0 - base, $1) } }
  }
  /// Binds the dynamic properties of a value that is itself neither a view nor a dynamic property, such as an app.
  @MainActor package static func bindFields<T>(
    of type: T.Type, _ value: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode
  ) {
    for field in of(type).dynamic { field.type._bind(value + field.offset, old: old.map { $0 + field.offset }, node) }
  }
  @MainActor package static func updateFields<T>(of type: T.Type, _ value: UnsafeMutableRawPointer) {
    for field in of(type).dynamic { field.type._updateBound(value + field.offset) }
  }
  @MainActor package static func unbindFields<T>(of type: T.Type, _ value: UnsafeMutableRawPointer) {
    for field in of(type).dynamic { field.type._unbind(value + field.offset) }
  }
}
