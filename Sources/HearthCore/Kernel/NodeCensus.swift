import Synchronization

/// The nodes of a window that are in memory, by class: in the tree, on their way out of it, or kept by something that
/// ought to have let go of them. Debug builds alone count them.
///
/// `Engine.liveNodes` counts the nodes in the tree. A node that is here and not there outlives its view.
package final class NodeCensus: Sendable {
  private let counts = Mutex<[ObjectIdentifier: Int]>([:])
  init() {}

  /// Nodes are freed wherever the last reference to them goes.
  func add(_ type: ObjectIdentifier) { counts.withLock { $0[type, default: 0] += 1 } }
  func remove(_ type: ObjectIdentifier) { counts.withLock { $0[type]? -= 1 } }

  /// All nodes in memory; always 0 in a release build.
  package var total: Int { counts.withLock { $0.values.reduce(0, +) } }
  /// The names of classes with the numbers of their nodes, the most frequent first.
  package var description: String {
    let all: [ObjectIdentifier: Int] = counts.withLock { $0 }
    var entries: [(name: String, count: Int)] = []
    for (type, count) in all where count > 0 {
      // The identifier of a class is the address of its metadata, as the class itself is.
      let name = "\(unsafeBitCast(type, to: Any.Type.self))"
      entries.append((String(name.prefix { $0 != "<" }), count))
    }
    entries.sort { $0.count != $1.count ? $0.count > $1.count : $0.name < $1.name }
    return entries.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
  }
}
