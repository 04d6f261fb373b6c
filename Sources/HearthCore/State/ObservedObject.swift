import Combine

/// An object that the view is given; the view is evaluated again when the object is about to change.
///
///     final class Download: ObservableObject {
///       @Published var progress = 0.0
///     }
///     struct DownloadRow: View {
///       @ObservedObject var download: Download
///       var body: some View { ProgressView(value: download.progress) }
///     }
@MainActor @propertyWrapper @preconcurrency public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty
{
  /// Bindings to the properties of an object.
  @MainActor @dynamicMemberLookup @preconcurrency public struct Wrapper {
    let root: ObjectType
    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(location: ObjectLocation(root, keyPath, last: root[keyPath: keyPath]))
    }
  }

  /// The object that is observed.
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }
  /// Compared on any thread.
  private nonisolated(unsafe) var object: ObjectType
  var subscription: ObjectSubscription?

  /// Observes an object: the same as `init(wrappedValue:)`.
  public init(initialValue: ObjectType) { object = initialValue }
  /// Observes an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }
  /// Bindings to the properties of the object: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  public static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    let field = field.assumingMemoryBound(to: Self.self)
    if let old = old?.assumingMemoryBound(to: Self.self).pointee {
      if old.wrappedValue === field.pointee.wrappedValue {
        field.pointee.subscription = old.subscription
        return
      }
      old.subscription?.cancel()
    }
    field.pointee.subscription = ObjectSubscription(field.pointee.wrappedValue, node.node)
  }
  public static func _updateBound(_ field: UnsafeMutableRawPointer) {}
  public static func _unbind(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: Self.self).pointee.subscription?.cancel()
  }
  public nonisolated static var _wantsUpdate: Bool { false }
}

extension ObservedObject: _BindingComparable {
  package nonisolated static func _leadsToSameLocation(_ a: Self, _ b: Self) -> Bool {
    a.object === b.object
  }
}
