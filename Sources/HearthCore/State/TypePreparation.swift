import Foundation
import Synchronization

/// Makes the types of an app known to the runtime while the display is opened.
///
/// The first time that a type is named, the runtime makes it and searches through all conformances of the process for what its arguments
/// have to be: some 40 µs for each of hundreds of types, before a first frame. Here another thread names them first; what it has
/// not come to, the main thread finds as ever.
package final class TypePreparation: Sendable {
  private static let isWanted = Atomic(false)

  /// Begins with `types`, whatever they are made of, and the bodies of the views among that. Where there is but one processor, nothing
  /// happens.
  package static func begin(with types: [Any.Type]) {
    guard sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1 else { return }
    isWanted.store(true, ordering: .relaxed)
    let thread = Thread { _ = visit(types) { isWanted.load(ordering: .relaxed) } }
    // Types are made from the inside out, by calls that go as deep as they are nested: as deep as the main thread could.
    thread.stackSize = 8 << 20
    thread.start()
  }
  /// The first picture is there: what it did not need is not looked for.
  package static func end() { isWanted.store(false, ordering: .relaxed) }

  /// Names the types and what they lead to, near ones before far ones: those are needed first.
  /// - Returns: The types, in the order in which they were named.
  package static func visit(_ first: [Any.Type], while isWanted: () -> Bool) -> [Any.Type] {
    var seen = Set(first.map { ObjectIdentifier($0) })
    var types = first, next = 0
    while next < types.count, isWanted() {
      let type = types[next]
      next += 1
      let metadata = TypeMetadata(type)
      var following = metadata.parts
      if metadata.isStruct, metadata.module.map({ !TypeInfo.plainModules.contains($0) }) ?? true {
        if let view = type as? any View.Type { following += body(view) } else if let modifier = type as? any ViewModifier.Type { following += body(modifier) }
      }
      for type in following where seen.insert(ObjectIdentifier(type)).inserted { types.append(type) }
    }
    return types
  }
  private static func body<V: View>(_ type: V.Type) -> [Any.Type] {
    if V.Body.self == Never.self { return [] }
    _ = TypeInfo.of(type)
    return [V.Body.self]
  }
  private static func body<M: ViewModifier>(_ type: M.Type) -> [Any.Type] {
    if M.Body.self == Never.self { return [] }
    _ = TypeInfo.of(type)
    return [M.Body.self]
  }
}
