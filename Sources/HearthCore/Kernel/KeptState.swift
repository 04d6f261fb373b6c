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
  /// By key: the way from the row to the view, and the offset of the property in it. Nil where two views share a way.
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
      let key = Self.key(way, offset)
      // Two with one key cannot be told from each other later: neither is kept.
      storages[key] = storages[key] == nil ? .some(storage) : .some(nil)
    }
    // A list in the row has collected its own rows.
    if node.rowKeeper != nil { return }
    node.visitChildren { if $0.flags.contains(.keepsState) { collect($0) } }
  }
  static func key(_ way: Int, _ offset: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(way)
    hasher.combine(offset)
    return hasher.finalize()
  }
  func take(_ key: Int) -> AnyObject? { storages.removeValue(forKey: key) ?? nil }
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
  func take(_ field: UnsafeMutableRawPointer) -> AnyObject? { row.take(KeptRow.key(way, field - base)) }
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
      guard let key = parent.siblingKey(of: node) else { return nil }
      hasher.combine(key)
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

/// A node that knows what its children are made from, and so what they are called beyond this frame and this process: a
/// `ForEach`, an explicit identity, the pages of a stack.
@MainActor package protocol ChildIdentities: Node {
  /// The position in the data of the element that a child was made from; nil where children are not made from data.
  func dataPosition(of child: Node) -> Int?
  /// The identity of the element of data that a child was made from; nil where children are not made from data.
  func identityInData(of child: Node) -> AnyHashable?
  /// The identity of the element at a position of the data; nil beyond its ends, and where children are not made from data.
  func identityInData(at position: Int) -> AnyHashable?
  /// What tells a child from its siblings, as a number that the next process has, too; nil where nothing does.
  func lastingKey(of child: Node) -> UInt64?
  /// Whether what is in a child lasts while the child has no nodes: rows of a lazy container, pages of a stack.
  var keepsGroups: Bool { get }
  /// This node, where it keeps the state of its rows: a `ForEach` in a lazy container.
  var keeperOfRows: (any RowKeeper)? { get }
}

extension ChildIdentities {
  package func dataPosition(of child: Node) -> Int? { nil }
  package func identityInData(of child: Node) -> AnyHashable? { nil }
  package func identityInData(at position: Int) -> AnyHashable? { nil }
  package var keepsGroups: Bool { false }
  package var keeperOfRows: (any RowKeeper)? { nil }
}

extension Node {
  /// The position in the data of the element that a child was made from, in nodes that make children from data.
  package final func dataOffset(of child: Node) -> Int? { childIdentities?.dataPosition(of: child) }
  /// The identity of the element of data that a child was made from, in nodes that make children from data.
  package final func dataIdentity(of child: Node) -> AnyHashable? { childIdentities?.identityInData(of: child) }
  /// What `siblingKey(of:)` says of a child, as a number that the next process has, too.
  package final func restorationKey(of child: Node) -> UInt64? {
    if let childIdentities { return childIdentities.lastingKey(of: child) }
    return siblingKey(of: child).map { UInt64(bitPattern: Int64($0)) }
  }
  final var rowKeeper: (any RowKeeper)? { childIdentities?.keeperOfRows }
}
