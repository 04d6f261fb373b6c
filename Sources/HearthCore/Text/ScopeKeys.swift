import Foundation
import Synchronization

/// The keys that a scope of attributes lists, those of the scopes in it among them.
///
/// Foundation does not tell them: they are the types of the scope's properties.
enum ScopeKeys {
  private static let known = Mutex<[ObjectIdentifier: [any AttributedStringKey.Type]]>([:])

  static func of(_ scope: any AttributeScope.Type) -> Set<ObjectIdentifier> {
    Set(types(of: scope).map { ObjectIdentifier($0) })
  }
  /// Each key once, in the order of the scope.
  static func types(of scope: any AttributeScope.Type) -> [any AttributedStringKey.Type] {
    let key = ObjectIdentifier(scope)
    if let keys = known.withLock({ $0[key] }) { return keys }
    var keys: [any AttributedStringKey.Type] = []
    TypeFields.forEach(of: scope) { _, type, _ in
      if let found = type as? any AttributedStringKey.Type {
        keys.append(found)
      } else if let inner = type as? any AttributeScope.Type {
        keys += types(of: inner)
      }
      return true
    }
    var seen: Set<ObjectIdentifier> = []
    keys.removeAll { !seen.insert(ObjectIdentifier($0)).inserted }
    known.withLock { $0[key] = keys }
    return keys
  }
}
