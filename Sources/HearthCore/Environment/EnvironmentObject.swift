import Combine
import Foundation

/// An object that a view around provides with `environmentObject(_:)`; the view is evaluated again when the object is
/// about to change, or when a different object is provided.
///
///     final class Library: ObservableObject {
///       @Published var books = ["Dune"]
///     }
///     struct Shelf: View {
///       @EnvironmentObject private var library: Library
///       var body: some View { Text("\(library.books.count) books") }
///     }
@MainActor @propertyWrapper @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of an object.
  @MainActor @dynamicMemberLookup @preconcurrency public struct Wrapper {
    let root: ObjectType
    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(location: ObjectLocation(root, keyPath, last: root[keyPath: keyPath]))
    }
  }
  private var storage: FollowedObject<ObjectType>?
  /// The object that counts; nil where nobody provides one.
  var followed: ObjectType? { storage?.object }
  /// How often it has announced a change.
  var changes: Int { storage?.changes ?? 0 }

  /// Declares an object that is found by its type.
  public init() {}

  /// The object that the nearest view around provides. If no view does, the program
  /// stops with a message that says what to add.
  public var wrappedValue: ObjectType {
    if let object = storage?.object { return object }
    MissingObject.stop(
      path: storage?.node?.path ?? "", "@EnvironmentObject of type \(ObjectType.self)",
      "environmentObject(\(MissingObject.example(ObjectType.self)))")
  }
  /// Bindings to the properties of the object: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  public static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    let field = field.assumingMemoryBound(to: Self.self)
    field.pointee.storage = old?.assumingMemoryBound(to: Self.self).pointee.storage ?? FollowedObject(node.node)
  }
  /// Before each body: the object around may have been replaced.
  public static func _updateBound(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: Self.self).pointee.storage?.follow {
      $0.scope.value(EnvironmentObjectKey<ObjectType>.self, readBy: $0)
    }
  }
  public static func _unbind(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: Self.self).pointee.storage?.end()
  }
  public nonisolated static var _wantsUpdate: Bool { true }
}

extension EnvironmentObject: _BindingComparable {
  /// The object comes from the environment, never from the parent.
  package nonisolated static func _leadsToSameLocation(_ a: Self, _ b: Self) -> Bool { true }
}

/// The object that counts for a node: it is listened to. After the node has left the tree it can still
/// be read, by `onDisappear` for example.
@MainActor final class FollowedObject<ObjectType: ObservableObject> {
  private(set) unowned(unsafe) var node: Node?
  private(set) var object: ObjectType?
  private var subscription: ObjectSubscription?
  var changes: Int { subscription?.changes ?? 0 }
  init(_ node: Node) { self.node = node }
  nonisolated deinit {}

  /// Listens to what `find` says that counts now.
  func follow(_ find: (Node) -> ObjectType?) {
    guard let node else { return }
    let found = find(node)
    if found === object { return }
    subscription?.cancel()
    object = found
    subscription = found.map { ObjectSubscription($0, node) }
  }
  func end() {
    subscription?.cancel()
    subscription = nil
    node = nil
  }
}

/// The place of an `ObservableObject` in the environment.
package struct EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  package static var defaultValue: ObjectType? { nil }
}

/// What happens when a view needs an object that nobody provides.
enum MissingObject {
  /// There is no value to go on with, so the program stops, as it does with SwiftUI;
  /// the message says what to add and where.
  static func stop(at reader: EnvironmentReader?, _ what: String, _ modifier: String) -> Never {
    stop(path: isOnMainThread() ? MainActor.assumeIsolatedFast { reader?.node?.path ?? "" } : "", what, modifier)
  }
  /// - Parameter path: Of the view that reads the object; empty where it is in no tree.
  static func stop(path: String, _ what: String, _ modifier: String) -> Never {
    let message =
      path.isEmpty
      ? "\(what) is read outside of a body: there is no view around that could provide it."
      : "\(path) reads an \(what), but no view around provides one. Add .\(modifier) to a view around it; a sheet or popover gets what is around the view that presents it."
    // The message goes to standard error with it.
    fatalError("Hearth: \(message)")
  }
  /// A name that an object of a type might have.
  static func example(_ type: Any.Type) -> String {
    let name = Node.shortName(of: type)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension View {
  /// Provides an object to this view and all below, which find it by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentModifier { $0[EnvironmentObjectKey<T>.self] = object })
  }
}
