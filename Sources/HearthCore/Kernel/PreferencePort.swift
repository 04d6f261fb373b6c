/// A node at which preferences stop on their way up: which writes, changes or gathers one, or lets none past. It has the
/// flag `hasPreferencePort`, and is `preferenceStop` itself.
@MainActor package protocol PreferenceStop: Node {
  /// Where this node takes part in a preference; nil where it takes part in none.
  var anyPreferencePort: AnyPreferencePort? { get }
  /// Calls `visit` with the children that the port of this node gathers from.
  func visitGathered(_ visit: (Node) -> Void)
  /// Calls `visit` with the children whose preferences pass the port of this node by.
  func visitUngathered(_ visit: (Node) -> Void)
  func isUngathered(_ child: Node) -> Bool
  /// Whether preferences written in `child` or below are for nobody further up.
  func endsPreferences(of child: Node) -> Bool
}

extension PreferenceStop {
  package func visitGathered(_ visit: (Node) -> Void) { visitChildren(visit) }
  package func visitUngathered(_ visit: (Node) -> Void) {}
  package func isUngathered(_ child: Node) -> Bool { false }
  package func endsPreferences(of child: Node) -> Bool { false }
  /// The port for `key` as seen from the child `below`, or from above when that is nil.
  func port(_ key: ObjectIdentifier, below child: Node?) -> AnyPreferencePort? {
    guard let port = anyPreferencePort, port.key == key else { return nil }
    if let child, isUngathered(child) { return nil }
    return port
  }
}

/// Where a node writes, changes or gathers values of one preference key.
///
/// Ports of a key form a tree of their own: each knows the nearest port above (`enclosing`), which gathers
/// what the ports nearest below it pass up, in the order of the views. A value that nobody gathers costs
/// one look upwards when its node is made.
@MainActor package class AnyPreferencePort {
  unowned(unsafe) final let node: Node
  final let key: ObjectIdentifier
  /// False for a port that writes: what is written below does not get past it.
  final let gathers: Bool
  /// The port that gathers from this one; nil where nobody does.
  @exclusivity(unchecked) unowned(unsafe) final var enclosing: AnyPreferencePort?
  /// The place among the entries of `enclosing`.
  @exclusivity(unchecked) final var slot = -1

  init(_ node: Node, key: ObjectIdentifier, gathers: Bool) {
    (self.node, self.key, self.gathers) = (node, key, gathers)
  }
  nonisolated deinit {}

  /// Called once by the node, before its content is made.
  final func connect() {
    node.flags.insert(.hasPreferencePort)
    if gathers { node.engine.gatheringPorts[key, default: 0] += 1 }
    guard node.engine.gatheringPorts[key] ?? 0 > (gathers ? 1 : 0) else { return }
    var below = node
    while let next = below.parent {
      guard next.flags.contains(.hasPreferencePort), let stop = next.preferenceStop else {
        below = next
        continue
      }
      if let port = stop.port(key, below: below) {
        guard port.gathers else { return }
        enclosing = port
        // All the way: a node that is marked already may have been marked for a port of
        // another key, which lies below this one.
        var marked = node
        while marked !== port.node {
          marked.flags.insert(.subtreeHasPreferences)
          marked = marked.parent!
        }
        port.node.flags.insert(.subtreeHasPreferences)
        port.entriesDidChange()
        return
      }
      if stop.endsPreferences(of: below) { return }
      below = next
    }
  }
  /// The node leaves the tree.
  final func disconnect() {
    if gathers { node.engine.gatheringPorts[key]! -= 1 }
    if let enclosing, !enclosing.node.isUnmounted { enclosing.entriesDidChange() }
    enclosing = nil
  }

  /// Ports below came, went or changed their order.
  func entriesDidChange() {}
  /// The port at `slot` passes up a different value.
  func entryDidChange(_ slot: Int) {}
}

/// How many ports of a window gather a preference key: where none does, writing it costs nothing.
@MainActor private final class GatheringPorts {
  static let slot = EngineSlot { _ in GatheringPorts() }
  var counts: [ObjectIdentifier: Int] = [:]
  init() {}
  nonisolated deinit {}
}
extension Engine {
  package final var gatheringPorts: [ObjectIdentifier: Int] {
    _read { yield self[GatheringPorts.slot].counts }
    _modify { yield &self[GatheringPorts.slot].counts }
  }
}

/// A port with a value.
package final class PreferencePort<K: PreferenceKey>: AnyPreferencePort {
  /// What goes up; nil when nobody here or below wrote the key.
  @exclusivity(unchecked) private(set) var value: K.Value?
  /// What the ports below passed up; nil if none did.
  @exclusivity(unchecked) private(set) var gathered: K.Value?
  /// Changes what was gathered on its way up.
  @exclusivity(unchecked) var transform: ((inout K.Value) -> Void)?
  /// Runs after the bodies of a round in which the gathered value changed, and the first time.
  @exclusivity(unchecked) var onChange: (() -> Void)?

  @exclusivity(unchecked) private var entries: ContiguousArray<PreferencePort<K>> = []
  /// Neighbouring entries combined, `Self.fan` each.
  @exclusivity(unchecked) private var chunks: ContiguousArray<K.Value?> = []
  @exclusivity(unchecked) private var dirtyChunks: Set<Int> = []
  @exclusivity(unchecked) private var needsEntries = true
  @exclusivity(unchecked) private var hasGathered = false
  private static var fan: Int { 32 }

  package init(_ node: Node, gathers: Bool) { super.init(node, key: ObjectIdentifier(K.self), gathers: gathers) }
  nonisolated deinit {}

  // MARK: - Write

  func write(_ new: K.Value) {
    if let value, TypeInfo.areKnownEqual(value, new) { return }
    value = new
    if let enclosing { enclosing.entryDidChange(slot) }
  }

  // MARK: - Gather

  override func entriesDidChange() {
    needsEntries = true
    schedule()
  }
  override func entryDidChange(_ slot: Int) {
    if slot >= 0 { dirtyChunks.insert(slot / Self.fan) }
    schedule()
  }
  /// Gathers after the bodies of this round.
  func schedule() {
    let engine = node.engine
    if engine.afterBodies.updateValue((node, { [unowned(unsafe) self] in gather() }), forKey: ObjectIdentifier(self))
      == nil
    {
      engine.requestFrame()
    }
  }

  private func gather() {
    node.engine.counters.nodesVisited += 1
    if needsEntries {
      needsEntries = false
      entries.removeAll(keepingCapacity: true)
      node.preferenceStop?.visitGathered { collect($0) }
      chunks = ContiguousArray(repeating: nil, count: (entries.count + Self.fan - 1) / Self.fan)
      for chunk in 0..<chunks.count { combineChunk(chunk) }
    } else {
      for chunk in dirtyChunks where chunk < chunks.count { combineChunk(chunk) }
    }
    dirtyChunks.removeAll(keepingCapacity: true)
    var new: K.Value?
    for chunk in chunks { if let chunk { Self.combine(&new, chunk) } }
    if hasGathered && Self.areEqual(gathered, new) { return }
    hasGathered = true
    gathered = new
    handUp()
    onChange?()
  }
  private func collect(_ node: Node) {
    if !node.flags.contains(.subtreeHasPreferences) || node.isLeftOut { return }
    if node.flags.contains(.hasPreferencePort), let stop = node.preferenceStop, let port = stop.port(key, below: nil) {
      let port = unsafeDowncast(port, to: PreferencePort<K>.self)
      port.slot = entries.count
      entries.append(port)
      stop.visitUngathered { collect($0) }
    } else {
      node.visitChildren { collect($0) }
    }
  }
  private func combineChunk(_ chunk: Int) {
    var result: K.Value?
    for index in chunk * Self.fan..<min((chunk + 1) * Self.fan, entries.count) {
      if let value = entries[index].value { Self.combine(&result, value) }
    }
    chunks[chunk] = result
  }
  private static func combine(_ result: inout K.Value?, _ next: K.Value) {
    guard var value = result else {
      result = next
      return
    }
    result = nil
    K.reduce(value: &value) { next }
    result = value
  }
  private static func areEqual(_ a: K.Value?, _ b: K.Value?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): TypeInfo.areKnownEqual(a, b)
    default: false
    }
  }

  /// Works out again what goes up.
  func handUp() {
    if let transform {
      var new = gathered ?? K.defaultValue
      node.engine.evaluate(for: node) { transform(&new) }
      write(new)
    } else if !Self.areEqual(value, gathered) {
      value = gathered
      if let enclosing { enclosing.entryDidChange(slot) }
    }
  }
}

extension Node {
  /// Nodes below have another order: nodes that gather values from them do so again.
  final func preferenceOrderDidChange() {
    var below = self
    // A port of this very node gathers from below too.
    if flags.contains(.hasPreferencePort) { preferenceStop?.anyPreferencePort?.entriesDidChange() }
    while let next = below.parent {
      if next.flags.contains(.hasPreferencePort), let port = next.preferenceStop?.anyPreferencePort, port.gathers {
        port.entriesDidChange()
      }
      below = next
    }
  }
}
