@_spi(Reflection) import Swift

/// What a type is, as far as the engine has to know.
enum TypeKind {
  case structure, tuple, object, function, other
}

/// The stored properties of a type, or the elements of a tuple: where they lie in a value, and what they are.
///
/// The standard library finds them, by a function that it exports for frameworks such as this one
/// (`@_spi(Reflection)`). There is no other way to the place of a property: state is bound in it, before `body` runs.
/// `RuntimeTables` tries whether the answers are right.
enum TypeFields {
  /// Calls `body` with each field's offset in bytes, its type and what that is, until it returns false.
  ///
  /// Enumerations and classes have no fields.
  static func forEach(of type: Any.Type, _ body: (_ offset: Int, _ type: Any.Type, _ kind: TypeKind) -> Bool) {
    _ = _forEachField(of: type) { _, offset, fieldType, kind in body(offset, fieldType, TypeKind(kind)) }
  }
  /// What a type is, without a look into its description.
  static func kind<T>(of type: T.Type) -> TypeKind {
    var found = TypeKind.other
    forEach(of: Holder<T>.self) { _, _, kind in
      found = kind
      return false
    }
    return found
  }
  private struct Holder<T> { var value: T }
}

extension TypeKind {
  fileprivate init(_ kind: _MetadataKind) {
    self =
      switch kind {
      case .struct: .structure
      case .tuple: .tuple
      case .class: .object
      case .function: .function
      default: .other
      }
  }
}
