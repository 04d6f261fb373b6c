import HearthPersistence

/// The node of a `ForEach`. Outside lazy containers it has a child for each element of the data.
/// Inside, where each element is known to stand for the same number of elements of the list, it has
/// children for those that were asked for; where the number is not known, as of sections and of rows with conditions, for
/// the first ones up to where the container has come.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: PartsNode, RowKeeper,
  ChildIdentities
{
  @exclusivity(unchecked) var view: ForEach<Data, ID, Content>
  @exclusivity(unchecked) var children: ContiguousArray<Node> = []
  @exclusivity(unchecked) var ids: ContiguousArray<ID> = []
  /// On demand: what is alive, in the order of the data.
  @exclusivity(unchecked) private var live = LiveRows<ID>()
  /// Elements of the list for each element of the data when they are made on demand, else 0.
  let elementsEach: Int
  /// Whether children are made in turn, as the container around comes to them.
  private let isInTurn: Bool
  /// In turn: how many data follow those that have a child.
  @exclusivity(unchecked) private var unmadeData = 0 {
    didSet { if (unmadeData > 0) != (oldValue > 0) { engine.unfinishedData += unmadeData > 0 ? 1 : -1 } }
  }
  /// What the last search found out about the data of `view`.
  @exclusivity(unchecked) private var order = _IdentityOrder.unknown
  /// On demand: what rows without nodes keep; nil while none does.
  @exclusivity(unchecked) private(set) var kept: KeptRows<ID>?
  /// In a lazy container: the data before an update with an animation, as long as that goes on. What was not in it appears.
  @exclusivity(unchecked) private var before: ForEach<Data, ID, Content>?
  /// The identity of the element whose node is being made.
  @exclusivity(unchecked) private var making: ID?

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    self.view = view
    let isInLazyList = inputs.parent.flags.contains(.isInLazyList)
    elementsEach = isInLazyList ? max(0, Content._elementCount) : 0
    isInTurn = isInLazyList && Content._elementCount < 0
    super.init(inputs)
    // Inside of a row of another lazy container, what was kept there comes back with the row.
    if elementsEach > 0, engine.hasKeptRows, let (way, keeper, row) = wayFromRow {
      kept = keeper.keptRow(of: row)?.take(KeptRow.key(way, 0)) as? KeptRows<ID>
    }
  }
  nonisolated deinit {}
  private var isOnDemand: Bool { elementsEach > 0 }

  /// The view of an element; what the app's closure reads is recorded for this node. Nodes are made outside, so
  /// that what their own bodies read is not.
  @inline(__always) private func content(_ element: Data.Element) -> Content {
    let outer = Engine.evaluating
    Engine.evaluating = self
    defer { Engine.evaluating = outer }
    return engine.trackingMore(self) { view.content(element) }
  }
  /// The views of elements in a row whose identities are those that are known, as `content(_:)` would make each.
  private func makeViews(_ run: Range<Int>, _ views: inout ContiguousArray<Content>) {
    let outer = Engine.evaluating
    Engine.evaluating = self
    defer { Engine.evaluating = outer }
    let ids = ids
    engine.trackingMore(self) { view.makeViews(view.data, run, ids, view.content, &views) }
  }
  /// How many views are made at once: enough that what goes before and after them does not count, and few enough that
  /// they stay in the processor's cache until the nodes have looked at them. Source: our choice.
  private static var mostViewsAtOnce: Int { 64 }

  func makeContent() {
    if isOnDemand { return }
    let data = view.data, count = data.count
    appendChildren(upTo: isInTurn ? min(count, Self.childrenAtOnce) : count)
    if let first = data.first { checkStability(first, ids[0]) }
  }
  /// How many children are made at once, in turn. Source: our choice: more than a view shows, and little work for a frame.
  private static var childrenAtOnce: Int { 16 }
  /// Makes the children of the data that follow those that have one, up to the index `end`.
  private func appendChildren(upTo end: Int) {
    let data = view.data, inputs = inputs, outer = making, isFirstTime = children.isEmpty
    var position = data.index(data.startIndex, offsetBy: children.count)
    if isFirstTime {
      children.reserveCapacity(end)
      ids.reserveCapacity(end)
    }
    while children.count < end {
      let element = data[position], id = view.identity(element)
      ids.append(id)
      making = id
      let node = Content._makeNode(content(element), inputs).node
      children.append(node)
      noteAppearance(of: id, node)
      data.formIndex(after: &position)
    }
    making = outer
    unmadeData = data.count - end
    if isFirstTime || unmadeData == 0, ids.count > 1 { checkDuplicates() }
  }
  /// In a lazy container, which makes rows whenever they come into view: what is new in the data comes with a fade.
  private func noteAppearance(of id: ID, _ node: Node) {
    if let before, before.search(.first(id), before.data, .unknown).index == nil {
      engine.appearing.insert(ObjectIdentifier(node))
    }
  }

  package override var hasUnmadeElements: Bool { unmadeData > 0 || super.hasUnmadeElements }
  package override var unmadeElementEstimate: Int {
    let inner = super.unmadeElementEstimate
    if unmadeData == 0 { return inner }
    let each = Double(elementCount + inner) / Double(max(1, children.count))
    return inner + Int((each * Double(unmadeData)).rounded())
  }
  package override func makeElements(_ parts: Int) -> Int {
    var made = super.makeElements(parts)
    while made < parts, unmadeData > 0 {
      let count = min(parts - made, Self.childrenAtOnce, unmadeData)
      appendChildren(upTo: children.count + count)
      made += count
      // What is in them comes before what follows them.
      if made < parts { made += super.makeElements(parts - made) }
    }
    return made
  }

  func update(_ new: ForEach<Data, ID, Content>) {
    engine.counters.nodesVisited += 1
    if order != .unknown && !Self.isSameArray(view.data, new.data) { order = .unknown }
    if isOnDemand || isInTurn, mayShowOtherValue, transaction.animation != nil {
      before = view
      engine.performAtEndOfFrame { [weak self] in self?.before = nil }
    }
    view = new
    updateContent()
  }
  /// Whether two arrays are one and the same in memory, which then has not changed: this node
  /// holds it. False for other collections.
  private static func isSameArray(_ a: Data, _ b: Data) -> Bool {
    guard Data.self == [Data.Element].self, let a = a as? [Data.Element], let b = b as? [Data.Element] else {
      return false
    }
    return a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in a.baseAddress == b.baseAddress && a.count == b.count }
    }
  }
  package override func updateBody() {
    flags.remove(.needsBody)
    updateContent()
  }
  private func updateContent() {
    flags.remove(.needsBody)
    engine.beginTracking(self)
    if isOnDemand { updateLive() } else { updateAll() }
  }

  private func updateAll() {
    let view = view
    let data = view.data, count = data.count, shared = min(ids.count, count)
    var index = 0
    // Most updates keep all identities in place.
    var views: ContiguousArray<Content> = []
    views.reserveCapacity(min(shared, Self.mostViewsAtOnce))
    while index < shared {
      let run = index..<min(index + Self.mostViewsAtOnce, shared)
      makeViews(run, &views)
      // By address: what goes through an array of an unknown type looks its type up for each element.
      views.withUnsafeBufferPointer { views in
        for offset in 0..<views.count {
          Content._update(_ViewNode(children[run.lowerBound + offset]), views.baseAddress.unsafelyUnwrapped[offset])
        }
      }
      index += views.count
      if index < run.upperBound { break }
      views.removeAll(keepingCapacity: true)
    }
    if index == ids.count && count == ids.count + unmadeData { return }
    let end = childrenAfterUpdate(upTo: index)
    // The rest is matched by identity.
    var position = data.index(data.startIndex, offsetBy: index)
    var known: [ID: Node] = [:]
    known.reserveCapacity(ids.count - index)
    var orphans: [Node] = []
    for old in index..<ids.count {
      if let twin = known.updateValue(children[old], forKey: ids[old]) { orphans.append(twin) }
    }
    ids.removeLast(ids.count - index)
    children.removeLast(children.count - index)
    ids.reserveCapacity(end)
    children.reserveCapacity(end)
    let inputs = inputs
    while children.count < end {
      let element = data[position]
      let id = view.identity(element)
      if let node = known.removeValue(forKey: id) {
        Content._update(_ViewNode(node), content(element))
        children.append(node)
      } else if !engine.departures.isEmpty, let leaving = engine.takeBack(self, id) {
        Content._update(_ViewNode(leaving), content(element))
        children.append(leaving)
      } else {
        making = id
        let node = Content._makeNode(content(element), inputs).node
        children.append(node)
        noteAppearance(of: id, node)
      }
      ids.append(id)
      data.formIndex(after: &position)
    }
    for (id, node) in known { node.leave(self, as: id) }
    for node in orphans { node.unmount() }
    unmadeData = count - end
    checkDuplicates()
    elementsDidChange()
  }
  /// How many of the data get a child in an update whose first `same` data are what they were: all, or in turn as many
  /// as had one, and all that had one and are still there.
  private func childrenAfterUpdate(upTo same: Int) -> Int {
    let count = view.data.count
    let least = unmadeData > 0 ? ids.count : ids.count + Self.childrenAtOnce
    if !isInTurn || count <= least { return count }
    let last = indices(of: Set(ids[same...])).last
    return max(least, last.map { $0.index + 1 } ?? 0)
  }

  private func updateLive() {
    let view = view
    let data = view.data, count = data.count
    var moved: [ID: Node] = [:]
    var movedRows: ContiguousArray<Int> = []
    for row in 0..<live.count {
      let index = live.indices[row]
      if index < count {
        let element = data[data.index(data.startIndex, offsetBy: index)]
        if view.identity(element) == live.ids[row] {
          Content._update(_ViewNode(live.nodes[row]), content(element))
          continue
        }
      }
      movedRows.append(row)
    }
    if !movedRows.isEmpty {
      for (id, node) in live.remove(movedRows) {
        if let twin = moved.updateValue(node, forKey: id) { twin.unmount() }
      }
      for (index, id) in indices(of: Set(moved.keys)) {
        guard let node = moved.removeValue(forKey: id) else { continue }
        if let twin = live.insert(index, id, node) { twin.unmount() }
        Content._update(_ViewNode(node), content(data[data.index(data.startIndex, offsetBy: index)]))
      }
      for (id, node) in moved { node.leave(self, as: id) }
    }
    dropKeptRows()
    dropParkedValues()
    elementsDidChange()
  }
  /// Where identities occur first in the data, in the order of the data; those that are nowhere are left out.
  private func indices(of ids: Set<ID>) -> [(index: Int, id: ID)] {
    var places: [(index: Int, id: ID)] = []
    places.reserveCapacity(ids.count)
    let found = view.search(.each(ids) { places.append((index: $1, id: $0)) }, view.data, .unknown)
    engine.counters.identitiesExamined += found.examined
    return places
  }
  /// What views in rows without nodes would have restored goes with the elements.
  private func dropParkedValues() {
    let restoration = engine.scene.restoration
    guard restoration.hasParked, let groups = restorationGroups else { return }
    var keys = restoration.parkedKeys(in: groups)
    if keys.isEmpty { return }
    for element in view.data {
      if let key = StableIdentity.number(view.identity(element)), keys.remove(key) != nil, keys.isEmpty {
        return
      }
    }
    for key in keys { restoration.forgetParked("\(groups)\(String(key, radix: 16))/") }
  }
  /// What was kept for elements that are no longer in the data is dropped.
  private func dropKeptRows() {
    guard let kept, !kept.rows.isEmpty else { return }
    var remaining: [ID: KeptRow] = [:]
    for (_, id) in indices(of: Set(kept.rows.keys)) { remaining[id] = kept.rows[id] }
    kept.rows = remaining
  }
  /// How many rows without nodes keep something.
  package var keptRowCount: Int { kept?.rows.count ?? 0 }
  package override var childIdentities: (any ChildIdentities)? { self }
  package var keeperOfRows: (any RowKeeper)? { isOnDemand ? self : nil }
  package func keptRow(of child: Node) -> KeptRow? {
    guard let kept else { return nil }
    if let row = live.row(of: child) { return kept.rows[live.ids[row]] }
    return making.flatMap { kept.rows[$0] }
  }
  private func keep(_ id: ID, _ node: Node) {
    let row = KeptRow(collecting: node)
    if row == nil && kept?.rows[id] == nil { return }
    if kept == nil { kept = KeptRows() }
    kept!.rows[id] = row
    engine.hasKeptRows = true
    noteKeptState()
  }
  package override func visitKeptStorages(_ visit: (Int, AnyObject) -> Void) {
    guard isOnDemand else { return }
    for row in 0..<live.count { keep(live.ids[row], live.nodes[row]) }
    if let kept, !kept.rows.isEmpty { visit(0, kept) }
  }
  package override func siblingKey(of child: Node) -> Int? {
    if !isOnDemand {
      for index in 0..<children.count where children[index] === child { return ids[index].hashValue }
      return making?.hashValue
    }
    return live.row(of: child).map { live.ids[$0].hashValue } ?? making?.hashValue
  }

  package var keepsGroups: Bool { isOnDemand }
  package func lastingKey(of child: Node) -> UInt64? {
    if !isOnDemand {
      for index in 0..<children.count where children[index] === child { return StableIdentity.number(ids[index]) }
    } else if let row = live.row(of: child) {
      return StableIdentity.number(live.ids[row])
    }
    return making.flatMap { StableIdentity.number($0) }
  }

  /// An identity that is different each time it is read, as `var id: UUID { UUID() }` gives.
  private func checkStability(_ element: Data.Element, _ id: ID) {
    if view.identity(element) == id { return }
    engine.report(
      .duplicateIdentity, at: self,
      "the identity of an element changes each time it is read. Store it in the element; without, its view starts afresh with every update."
    )
  }
  private func checkDuplicates() {
    var seen = Set<ID>(minimumCapacity: ids.count)
    for id in ids where !seen.insert(id).inserted {
      engine.report(
        .duplicateIdentity, at: self,
        "the identity \(id) occurs more than once. Each element needs an identity of its own, or state and focus cannot follow it."
      )
      return
    }
  }

  package override func unmount() {
    for child in children { child.unmount() }
    for node in live.nodes { node.unmount() }
    unmadeData = 0
    let restoration = engine.scene.restoration
    if isOnDemand, restoration.hasParked, !restoration.isParking, let groups = restorationGroups {
      restoration.forgetParked(groups)
    }
    didUnmount()
  }
  package override func visitChildren(_ visit: (Node) -> Void) {
    for child in children { visit(child) }
    for node in live.nodes { visit(node) }
  }
  package override var partCount: Int { children.count }
  package override func part(at index: Int) -> Node { children[index] }
  package override var elementCount: Int {
    if isOnDemand { return view.data.count * elementsEach }
    return Content._elementCount == 1 ? children.count : super.elementCount
  }
  package override func element(at index: Int) -> LayoutNode {
    if isOnDemand {
      let position = index / elementsEach
      return liveNode(at: position).element(at: index - position * elementsEach)
    }
    return Content._elementCount == 1 ? children[index].element(at: 0) : super.element(at: index)
  }
  private func liveNode(at index: Int) -> Node {
    if let row = live.row(at: index) { return live.nodes[row] }
    let data = view.data
    let element = data[data.index(data.startIndex, offsetBy: index)]
    let id = view.identity(element)
    let view = content(element)
    let node: Node
    if !engine.departures.isEmpty, let leaving = engine.takeBack(self, id) {
      node = leaving
      Content._update(_ViewNode(node), view)
    } else {
      let outer = making
      making = id
      node = Content._makeNode(view, inputs).node
      making = outer
      noteAppearance(of: id, node)
    }
    if live.contains(id) {
      engine.report(
        .duplicateIdentity, at: self,
        "the identity \(id) occurs more than once. Each element needs an identity of its own, or state and focus cannot follow it."
      )
    }
    if live.count == 0 { checkStability(element, id) }
    _ = live.insert(index, id, node)
    return node
  }
  package override func appendElements(to list: inout NodeList) {
    if !isOnDemand { return super.appendElements(to: &list) }
    for index in 0..<elementCount { list.append(element(at: index)) }
  }
  package override func discardElements(outside kept: ElementSelection) {
    // All rows of data are there; what is in them may come and go.
    guard isOnDemand else { return super.discardElements(outside: kept) }
    var rows: ContiguousArray<Int> = []
    for row in 0..<live.count {
      let index = live.indices[row]
      if !kept.intersects(index * elementsEach..<(index + 1) * elementsEach) { rows.append(row) }
    }
    if rows.isEmpty { return }
    for (id, node) in live.remove(rows) {
      keep(id, node)
      let restoration = engine.scene.restoration, wasParking = restoration.isParking
      restoration.isParking = true
      node.unmount()
      restoration.isParking = wasParking
    }
  }
  package func dataPosition(of child: Node) -> Int? {
    if isOnDemand {
      return live.row(of: child).map { live.indices[$0] }
    }
    return partIndex(of: child)
  }
  package func identityInData(of child: Node) -> AnyHashable? {
    if isOnDemand {
      return live.row(of: child).map { AnyHashable(live.ids[$0]) }
    }
    return partIndex(of: child).map { AnyHashable(ids[$0]) }
  }
  package func identityInData(at position: Int) -> AnyHashable? {
    let data = view.data
    guard position >= 0, position < data.count else { return nil }
    return AnyHashable(view.identity(data[data.index(data.startIndex, offsetBy: position)]))
  }
  package override func elementOffset(of child: Node) -> Int? {
    if isOnDemand {
      return live.row(of: child).map { live.indices[$0] * elementsEach }
    }
    return Content._elementCount == 1 ? partIndex(of: child) : super.elementOffset(of: child)
  }
  /// An element of the data may stand for several, which have identities of their own, as rows of an outline.
  package override func elementIndex(of id: AnyHashable) -> Int? {
    guard let wanted = id.base as? ID else { return super.elementIndex(of: id) }
    // The data may be ahead of the children only while it is being updated.
    let found = view.search(.first(wanted), view.data, order)
    order = found.order
    engine.counters.identitiesExamined += found.examined
    guard let position = found.index else { return Content._elementCount < 0 ? super.elementIndex(of: id) : nil }
    if isOnDemand { return position * elementsEach }
    if Content._elementCount == 1 { return position }
    return firstElement(ofPart: min(position, children.count))
  }
  package override func elementID(at index: Int) -> AnyHashable? {
    if isOnDemand {
      let data = view.data, position = index / elementsEach
      guard position < data.count else { return nil }
      return AnyHashable(view.identity(data[data.index(data.startIndex, offsetBy: position)]))
    }
    guard let (part, place) = partOfElement(at: index) else { return nil }
    return Self.innerID(children[part], at: place) ?? AnyHashable(ids[part])
  }
  /// The identity that a `ForEach` inside gives to an element, as in a section of each group of data.
  private static func innerID(_ node: Node, at index: Int) -> AnyHashable? {
    var node = node, index = index
    while !node.flags.contains(.isLayoutNode) {
      if node.childIdentities != nil { return node.elementID(at: index) }
      if let parts = node as? PartsNode, let found = parts.partOfElement(at: index) {
        (node, index) = (parts.part(at: found.part), found.index)
      } else if let forwarding = node as? ForwardingNode, let child = forwarding.child {
        node = child
      } else {
        return nil
      }
    }
    return nil
  }
}
