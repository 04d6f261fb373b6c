import Foundation
import Synchronization

/// The keys that a scope of attributes lists, those of the scopes in it among them.
///
/// Foundation does not tell them: they are the types of the scope's properties.
enum ScopeKeys {
  private struct Keys {
    var types: [any AttributedStringKey.Type]
    /// The same, as they are looked for each time that an attribute is read.
    var identifiers: Set<ObjectIdentifier>
  }
  private static let known = Mutex<[ObjectIdentifier: Keys]>([:])

  static func of(_ scope: any AttributeScope.Type) -> Set<ObjectIdentifier> { keys(of: scope).identifiers }
  /// Each key once, in the order of the scope.
  static func types(of scope: any AttributeScope.Type) -> [any AttributedStringKey.Type] { keys(of: scope).types }

  private static func keys(of scope: any AttributeScope.Type) -> Keys {
    let key = ObjectIdentifier(scope)
    if let keys = known.withLock({ $0[key] }) { return keys }
    var all: [any AttributedStringKey.Type] = []
    TypeFields.forEach(of: scope) { _, type, _ in
      if let found = type as? any AttributedStringKey.Type {
        all.append(found)
      } else if let inner = type as? any AttributeScope.Type {
        all += types(of: inner)
      }
      return true
    }
    var seen: Set<ObjectIdentifier> = []
    all.removeAll { !seen.insert(ObjectIdentifier($0)).inserted }
    let keys = Keys(types: all, identifiers: seen)
    known.withLock { $0[key] = keys }
    return keys
  }
}
