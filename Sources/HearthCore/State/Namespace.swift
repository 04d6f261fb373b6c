/// A space of names that a view owns, so that views below can refer to each other by identifiers of their own.
///
///     struct Card: View {
///       @State private var isLarge = false
///       @Namespace private var namespace
///       var body: some View {
///         if isLarge {
///           Circle().matchedGeometryEffect(id: "picture", in: namespace).frame(width: 200)
///         } else {
///           Circle().matchedGeometryEffect(id: "picture", in: namespace).frame(width: 40)
///         }
///       }
///     }
@propertyWrapper public struct Namespace: DynamicProperty {
  /// Tells one namespace from all others of the process.
  public struct ID: Hashable, Sendable {
    /// 0 stands for a namespace outside of the tree.
    let number: Int
  }
  private var id = ID(number: 0)

  /// Creates a namespace. It is one of its own once the view is in the tree.
  public init() {}
  /// The identity of the namespace: the same as long as the view's.
  public var wrappedValue: ID { id }

  /// Numbers that are the process's, so that no two windows have one in common: they are only compared.
  @MainActor private static var last = 0
  @MainActor public static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    let field = field.assumingMemoryBound(to: Namespace.self)
    if let old {
      field.pointee.id = old.assumingMemoryBound(to: Namespace.self).pointee.id
    } else {
      last += 1
      field.pointee.id = ID(number: last)
    }
  }
  @MainActor public static func _updateBound(_ field: UnsafeMutableRawPointer) {}
  @MainActor public static func _unbind(_ field: UnsafeMutableRawPointer) {}
  public static var _wantsUpdate: Bool { false }
}
extension Namespace: Sendable {}
