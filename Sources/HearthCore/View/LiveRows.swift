import HearthRendering

/// The elements of data that have nodes, in the order of the data: what a `ForEach` has made on demand.
///
/// Side by side and in order, since what is in view is: rows come at either end, and go there.
struct LiveRows<ID: Hashable> {
  /// The index of each element in the data, ascending.
  private(set) var indices: ContiguousArray<Int> = []
  private(set) var ids: ContiguousArray<ID> = []
  private(set) var nodes: ContiguousArray<Node> = []
  /// The identities, to look for one.
  private var known: Set<ID> = []

  var count: Int { indices.count }
  func contains(_ id: ID) -> Bool { known.contains(id) }
  /// Where the element at `index` of the data is in these lists.
  func row(at index: Int) -> Int? {
    let row = firstRow(from: index)
    return row < indices.count && indices[row] == index ? row : nil
  }
  /// Where a node is in these lists.
  func row(of node: Node) -> Int? {
    for row in 0..<nodes.count where nodes[row] === node { return row }
    return nil
  }
  /// The first element with this index or a greater one; halves what is left.
  private func firstRow(from index: Int) -> Int {
    guard let last = indices.last, index <= last else { return indices.count }
    return (0..<indices.count - 1).partitionPoint { indices[$0] >= index }
  }

  /// Takes an element up.
  /// - Returns: The node that had this index, which it has no longer.
  mutating func insert(_ index: Int, _ id: ID, _ node: Node) -> Node? {
    let row = firstRow(from: index)
    known.insert(id)
    if row < indices.count && indices[row] == index {
      let twin = nodes[row]
      if ids[row] != id { known.remove(ids[row]) }
      (ids[row], nodes[row]) = (id, node)
      return twin
    }
    indices.insert(index, at: row)
    ids.insert(id, at: row)
    nodes.insert(node, at: row)
    return nil
  }
  /// Takes out the elements that are listed at `rows`, ascending numbers.
  /// - Returns: Their identities and nodes, in order.
  mutating func remove(_ rows: ContiguousArray<Int>) -> ContiguousArray<(id: ID, node: Node)> {
    var removed: ContiguousArray<(id: ID, node: Node)> = []
    var next = 0, target = 0
    for row in 0..<count {
      if next < rows.count && rows[next] == row {
        removed.append((ids[row], nodes[row]))
        known.remove(ids[row])
        next += 1
        continue
      }
      if target != row {
        indices[target] = indices[row]
        ids[target] = ids[row]
        nodes[target] = nodes[row]
      }
      target += 1
    }
    indices.removeLast(removed.count)
    ids.removeLast(removed.count)
    nodes.removeLast(removed.count)
    return removed
  }
}
