/// The living counterpart of a view.
///
/// A node's life: *made* by its parent with the first value of its view; *updated* with further values of the same type
/// and identity; *marked* (`needsBody`, `needsLayout`, …) when something that it read changes; *unmounted* when its
/// identity goes, after which only its memory is left.
///
/// Parents own children and are referred to without ownership. Whatever outlives a frame and points at a node (dirty
/// sets, readers, input state) either holds it strongly and looks at `isUnmounted`, or is told by `unmount()`.
@MainActor package class Node {
  @exclusivity(unchecked) package final unowned(unsafe) let parent: Node?
  @exclusivity(unchecked) package final unowned(unsafe) let scope: EnvironmentScope
  @exclusivity(unchecked) package final unowned(unsafe) let engine: Engine
  /// The number of nodes above.
  package final let depth: Int32
  @exclusivity(unchecked) package final var flags: NodeFlags = []
  #if DEBUG
    private final let census: NodeCensus
  #endif

  package init(_ inputs: _ViewInputs) {
    let parent = inputs.parent
    self.parent = parent
    scope = inputs.scope
    engine = parent.engine
    depth = parent.depth + 1
    flags = parent.flags.intersection(.inherited)
    #if DEBUG
      census = engine.census
      census.add(ObjectIdentifier(type(of: self)))
    #endif
    engine.counters.nodesCreated += 1
    engine.liveNodes += 1
  }
  /// The root of a window.
  init(root engine: Engine, scope: EnvironmentScope) {
    parent = nil
    self.scope = scope
    self.engine = engine
    depth = 0
    #if DEBUG
      census = engine.census
      census.add(ObjectIdentifier(type(of: self)))
    #endif
    engine.counters.nodesCreated += 1
    engine.liveNodes += 1
  }
  nonisolated deinit {
    #if DEBUG
      census.remove(ObjectIdentifier(type(of: self)))
    #endif
  }

  /// An animation of a value of this node has moved on.
  package func animationDidStep(_ animator: AnyAnimator) {}

  /// Whether the views below are left out, because there are too many in each other. Asked once, when the node is made.
  final func isTooDeep() -> Bool {
    if depth <= Engine.deepestNode && !StackLimit.isReached { return false }
    flags.insert(.isTooDeep)
    engine.reportTooDeep(self)
    return true
  }
  package final var isUnmounted: Bool { flags.contains(.isUnmounted) }
  @inline(__always) package final var inputs: _ViewInputs { _ViewInputs(self, scope) }

  // MARK: - The lazy list of elements

  /// How many elements this node stands for.
  package var elementCount: Int { 1 }
  /// The element at `index`, made now if it has no node yet.
  package func element(at index: Int) -> LayoutNode { unsafeDowncast(self, to: LayoutNode.self) }
  package func appendElements(to list: inout NodeList) {
    for index in 0..<elementCount { list.append(element(at: index)) }
  }
  /// Whether elements follow that were not made yet, in a lazy container: those of data whose views stand for a number of
  /// elements that nobody knows before they are made. What comes after them is not among the elements until then.
  package var hasUnmadeElements: Bool { false }
  /// About how many elements follow.
  package var unmadeElementEstimate: Int { 0 }
  /// Makes the first of the elements that follow: those of about `parts` elements of data.
  /// - Returns: Of how many elements of data views were made.
  package func makeElements(_ parts: Int) -> Int { 0 }
  /// Unmounts the nodes of elements that are not kept, where this node makes them on demand.
  package func discardElements(outside kept: ElementSelection) {}
  /// The index of the first element whose explicit or `ForEach` identity is `id`.
  package func elementIndex(of id: AnyHashable) -> Int? { nil }
  /// The identity of the element at an index, as far as one was given.
  package func elementID(at index: Int) -> AnyHashable? { nil }

  /// The index of the first element of a child among the elements of this node; nil
  /// for a child that is not part of the list.
  package func elementOffset(of child: Node) -> Int? { 0 }
  /// What tells `child` from its siblings, the same each time this view is made; nil when nothing does. A child that is
  /// not known yet is the one that is being made.
  package func siblingKey(of child: Node) -> Int? { 0 }
  /// This node, where it knows what its children are made from; see `ChildIdentities`.
  package var childIdentities: (any ChildIdentities)? { nil }
  /// Calls `visit` with the storages of this view's own properties that outlive its
  /// node, with the offset of each property.
  package func visitKeptStorages(_ visit: (Int, AnyObject) -> Void) {}

  // MARK: - Update

  /// Runs the closures of the app that this node depends on again. Called by the state phase.
  package func updateBody() { flags.remove(.needsBody) }

  /// Leaves the tree, children first.
  package func unmount() {
    visitChildren { $0.unmount() }
    didUnmount()
  }
  /// What every `unmount` ends with.
  package final func didUnmount() {
    if flags.contains(.isUnmounted) { return }
    flags.insert(.isUnmounted)
    engine.counters.nodesDestroyed += 1
    engine.liveNodes -= 1
    if flags.contains(.hasReads) { engine.forgetReads(of: self) }
    engine.features.motion.forget(self)
    if !flags.isDisjoint(with: [.isFocusTarget, .isFocusGroup]) { focusMayHaveChanged() }
  }

  /// Calls `visit` with each child that exists, in order.
  package func visitChildren(_ visit: (Node) -> Void) {}

  /// This node, where preferences stop on their way up; asked of nodes with the flag `hasPreferencePort`.
  package var preferenceStop: (any PreferenceStop)? { nil }

  /// A value of the environment that this node's own drawing or layout uses has changed.
  package func inheritedStyleDidChange() {}

  package final func setNeedsBody() {
    if flags.contains(.needsBody) || flags.contains(.isUnmounted) { return }
    flags.insert(.needsBody)
    engine.insertStaleBody(self)
    engine.requestFrame()
  }
  /// The same for a change that carries `transaction`.
  package final func setNeedsBody(_ transaction: Transaction) {
    if !transaction.isEmpty && !flags.contains(.isUnmounted) { engine.note(transaction, for: self) }
    setNeedsBody()
  }

  /// The same for a state of the app: where the change is to be animated, it is taken up apart from other changes of the same time.
  package final func setNeedsBodyInTurn(_ transaction: Transaction) {
    if transaction.mayAnimate, !flags.contains(.isUnmounted), engine.wait(for: self, transaction) { return }
    setNeedsBody(transaction)
  }

  /// The list of elements below has changed: tells the nearest container.
  package final func elementsDidChange() {
    if flags.contains(.subtreeHasPreferences) { preferenceOrderDidChange() }
    var node = self
    while !node.flags.contains(.isContainer) {
      node.forgetElementCounts()
      guard let next = node.parent else { return }
      node = next
    }
    unsafeDowncast(node, to: LayoutNode.self).setNeedsElements()
  }

  /// Called where elements of this node, or of one below, may have come or gone.
  package func forgetElementCounts() {}

  // MARK: - Text form

  /// The name of the view, for paths in reports; empty for nodes that no reader of the source would look for.
  package var viewName: String { "" }

  /// Names from the root to this node, as in `ContentView/VStack/Meter`.
  package final var path: String {
    var names: [String] = []
    var node: Node? = self
    while let current = node {
      let name = current.viewName
      if !name.isEmpty { names.append(name) }
      node = current.flags.contains(.isUnmounted) ? nil : current.parent
    }
    if names.count > 24 {
      names = Array(names.prefix(12)) + ["… \(names.count - 24) more …"] + Array(names.suffix(12))
    }
    return names.reversed().joined(separator: "/")
  }
}

extension Node {
  /// The name of a type without its module and generic arguments.
  package nonisolated static func shortName(of type: Any.Type) -> String {
    let name = "\(type)"
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }
}

/// Nodes in buckets by depth: insertion and removal are constant. Nodes are held, so that one that was unmounted in the
/// meantime can still be asked.
package struct DepthSet {
  var buckets: ContiguousArray<ContiguousArray<Node>> = []
  package private(set) var count = 0
  mutating func insert(_ node: Node) {
    let depth = Int(node.depth)
    while buckets.count <= depth { buckets.append([]) }
    buckets[depth].append(node)
    count += 1
  }
  mutating func popLast(at depth: Int) -> Node? {
    guard let node = buckets[depth].popLast() else { return nil }
    count -= 1
    return node
  }
}

/// A list of nodes that does not own them: its holder owns the nodes in another way.
package struct NodeList: @unchecked Sendable {
  // Unchecked: it is used on the main actor, and freed wherever its owner is.
  struct Reference { unowned(unsafe) let node: LayoutNode }
  var base: UnsafeMutablePointer<Reference>?
  private var used: Int32 = 0
  private var capacity: Int32 = 0
  @inline(__always) package var count: Int { Int(used) }
  package init() {}
  @inline(__always) package subscript(index: Int) -> LayoutNode { base.unsafelyUnwrapped[index].node }
  package mutating func append(_ node: LayoutNode) {
    if used >= capacity {
      let larger = UnsafeMutablePointer<Reference>.allocate(capacity: max(3, count * 2))
      if let base { larger.update(from: base, count: count) }
      deallocate()
      capacity = Int32(max(3, count * 2))
      base = larger
    }
    (base! + count).initialize(to: Reference(node: node))
    used += 1
  }
  /// Lists `count` nodes that lie side by side elsewhere, and stay there as long as
  /// this list is used. Only for an empty list.
  mutating func borrow(_ nodes: UnsafeMutablePointer<Node>, count: Int) {
    deallocate()
    base = UnsafeMutableRawPointer(nodes).assumingMemoryBound(to: Reference.self)
    (used, capacity) = (Int32(count), 0)
  }
  package mutating func removeAll() {
    // Whoever lent the nodes may be gone the next time.
    if capacity == 0 { base = nil }
    used = 0
  }
  package func deallocate() { if capacity > 0 { base?.deallocate() } }
}
