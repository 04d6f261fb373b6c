import Foundation
import Synchronization

/// The keys that a scope of attributes lists, those of the scopes in it among them.
///
/// Foundation does not tell them: they are the types of the scope's properties.
enum ScopeKeys {
  private static let known = Mutex<[ObjectIdentifier: Set<ObjectIdentifier>]>([:])

  static func of(_ scope: any AttributeScope.Type) -> Set<ObjectIdentifier> {
    let key = ObjectIdentifier(scope)
    if let keys = known.withLock({ $0[key] }) { return keys }
    var keys: Set<ObjectIdentifier> = []
    TypeFields.forEach(of: scope) { _, type, _ in
      if type is any AttributedStringKey.Type {
        keys.insert(ObjectIdentifier(type))
      } else if let inner = type as? any AttributeScope.Type {
        keys.formUnion(of(inner))
      }
      return true
    }
    known.withLock { $0[key] = keys }
    return keys
  }
}
