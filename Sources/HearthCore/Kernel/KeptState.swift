/// What a row of a lazy container keeps while it has no nodes.
///
/// A lazy container throws the nodes of a row away when the row is scrolled out of view. The row's state is not
/// the container's to throw away: it lasts as long as its element is in the data. So what was written in a row,
/// and every object that a view in it owns, waits here and is taken by the nodes that are made when the row comes
/// back. Source: Apple, documentation of `State`: "SwiftUI manages the storage"; of `LazyVStack`: views are made
/// lazily, their identity is that of the data.
///
/// A row in which nothing was written keeps nothing.
@MainActor package final class KeptRow {
  /// By place: the way from the row to the view, and the offset of the property in it. Nil where two views share a way.
  private var storages: [Int: AnyObject?] = [:]
  nonisolated deinit {}

  /// Collects what the views at `row` and below keep; nil when they keep nothing.
  init?(collecting row: Node) {
    if !row.flags.contains(.keepsState) { return nil }
    collect(row)
    if storages.isEmpty { return nil }
  }
  private func collect(_ node: Node) {
    node.visitKeptStorages { offset, storage in
      guard let way = node.wayFromRow?.hash else { return }
      let place = Self.place(way, offset)
      // Two in one place cannot be told from each other later: neither is kept.
      storages[place] = storages[place] == nil ? .some(storage) : .some(nil)
    }
    // A list in the row has collected its own rows.
    if node.rowKeeper != nil { return }
    node.visitChildren { if $0.flags.contains(.keepsState) { collect($0) } }
  }
  static func place(_ way: Int, _ offset: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(way)
    hasher.combine(offset)
    return hasher.finalize()
  }
  func take(_ place: Int) -> AnyObject? { storages.removeValue(forKey: place) ?? nil }
}

/// The rows of a `ForEach` that wait, by identity.
@MainActor final class KeptRows<ID: Hashable> {
  @exclusivity(unchecked) var rows: [ID: KeptRow] = [:]
  nonisolated deinit {}
  init() {}
}

/// Whether the rows of a window keep state while they have no nodes, and what waits for the view that is made.
@MainActor private final class KeptStates {
  static let slot = EngineSlot { _ in KeptStates() }
  @exclusivity(unchecked) var hasRows = false
  @exclusivity(unchecked) var restoration: StateRestoration?
  init() {}
  nonisolated deinit {}
}
extension Engine {
  /// Rows out of view have kept state at some time: new views ask for theirs.
  var hasKeptRows: Bool {
    get { self[KeptStates.slot].hasRows }
    set { self[KeptStates.slot].hasRows = newValue }
  }
  /// While properties of a view are bound for which something waits.
  var restoration: StateRestoration? {
    get { self[KeptStates.slot].restoration }
    set { self[KeptStates.slot].restoration = newValue }
  }
}

/// A node that keeps the state of its rows: a `ForEach` in a lazy container.
@MainActor package protocol RowKeeper: Node {
  /// What waits for the row that `child` is made for.
  func keptRow(of child: Node) -> KeptRow?
}

/// While the properties of a view are bound: what waits for them.
@MainActor final class StateRestoration {
  private let row: KeptRow
  private let way: Int
  private let base: UnsafeMutableRawPointer
  nonisolated deinit {}
  /// Nil when nothing waits for `node`.
  init?(_ node: Node, _ base: UnsafeMutableRawPointer) {
    guard let (way, keeper, row) = node.wayFromRow, let kept = keeper.keptRow(of: row) else { return nil }
    (self.row, self.way, self.base) = (kept, way, base)
  }
  func take(_ field: UnsafeMutableRawPointer) -> AnyObject? { row.take(KeptRow.place(way, field - base)) }
}

extension Node {
  /// The way from the row of a lazy `ForEach` to this node: the same each time the row is made. Nil outside of rows,
  /// and where the node cannot be told from a sibling.
  final var wayFromRow: (hash: Int, keeper: any RowKeeper, row: Node)? {
    var hasher = Hasher()
    var node = self
    while let parent = node.parent {
      hasher.combine(ObjectIdentifier(type(of: node)))
      if let keeper = parent.rowKeeper { return (hasher.finalize(), keeper, node) }
      guard let place = parent.place(of: node) else { return nil }
      hasher.combine(place)
      node = parent
    }
    return nil
  }
  /// A view here has state to keep when its row goes out of view.
  final func noteKeptState() {
    var node = self
    while !node.flags.contains(.keepsState) {
      node.flags.insert(.keepsState)
      guard let parent = node.parent else { return }
      node = parent
    }
  }
}
