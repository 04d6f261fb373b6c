import HearthCore

/// The nodes of a window that are in memory. It may be asked after the window has gone.
///
/// ```swift
/// let nodes = window.nodesInMemory
/// window.close()
/// #expect(nodes.count == 0, "\(nodes)")
/// ```
package struct NodesInMemory: CustomStringConvertible, Sendable {
  let census: NodeCensus
  /// Always 0 in a release build.
  package var count: Int { census.total }
  /// The names of classes of nodes, with how many there are.
  package var description: String { census.description }
}
