import AttributeDecoding
import Foundation

/// A key whose value Foundation's `NSAttributedString` has in another form.
package protocol ConvertedAttributedStringKey: AttributedStringKey {
  /// The value as `NSAttributedString` has it.
  static func object(for value: Value) -> Any
  /// Nil for what is no value of the key.
  static func value(for object: Any) -> Value?
}

/// Attributes of `AttributedString` as those of `NSAttributedString`, and back: both know a key by its name.
package struct AttributeConversion {
  private let keys: [any AttributedStringKey.Type]

  /// For the keys of some scopes.
  package init(_ scopes: [any AttributeScope.Type]) { keys = scopes.flatMap { ScopeKeys.types(of: $0) } }

  package func attributes(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
    func object<K: AttributedStringKey>(_ key: K.Type) -> Any? {
      guard let value = attribute(key, in: container) else { return nil }
      guard let converted = key as? any ConvertedAttributedStringKey.Type else { return value }
      func object<C: ConvertedAttributedStringKey>(_ key: C.Type) -> Any? { (value as? C.Value).map(key.object(for:)) }
      return object(converted)
    }
    var result: [NSAttributedString.Key: Any] = [:]
    for key in keys { if let value = object(key) { result[NSAttributedString.Key(rawValue: key.name)] = value } }
    return result
  }
  /// Attributes of other keys are left out.
  ///
  /// - Parameter isStrict: Whether a value of a type that its key cannot have is an error; otherwise it is left out, too.
  /// - Throws: `CocoaError.coderInvalidValue`.
  package func container(of attributes: [NSAttributedString.Key: Any], isStrict: Bool) throws -> AttributeContainer {
    var container = AttributeContainer()
    func set<K: AttributedStringKey>(_ key: K.Type) throws {
      guard let object = attributes[NSAttributedString.Key(rawValue: key.name)] else { return }
      if let value = Self.value(object, key) {
        setAttribute(key, to: value, in: &container)
      } else if isStrict {
        throw CocoaError(
          .coderInvalidValue,
          userInfo: [
            NSLocalizedDescriptionKey:
              "The attribute \(key.name) has a \(type(of: object)), and has to have a \(K.Value.self)."
          ])
      }
    }
    for key in keys { try set(key) }
    return container
  }
  private static func value<K: AttributedStringKey>(_ object: Any, _ key: K.Type) -> K.Value? {
    if let converted = key as? any ConvertedAttributedStringKey.Type { return converted.value(for: object) as? K.Value }
    if K.Value.self == CGFloat.self {
      switch object {
      case let number as CGFloat: return number as? K.Value
      case let number as Double: return CGFloat(number) as? K.Value
      case let number as Float: return CGFloat(number) as? K.Value
      case let number as Int: return CGFloat(number) as? K.Value
      case let number as NSNumber: return CGFloat(number.doubleValue) as? K.Value
      default: return nil
      }
    }
    if K.Value.self == URL.self, let text = object as? String { return URL(string: text) as? K.Value }
    return object as? K.Value
  }
}
