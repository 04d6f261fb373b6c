/// A link in the chain of environment values that a node sees: one value on top of the scope around.
///
/// Made and owned by the node that sets the value; the chain of a node never changes, only the values in it.
@MainActor package class EnvironmentScope {
  @exclusivity(unchecked) package final let parent: EnvironmentScope?
  package final let key: ObjectIdentifier
  @exclusivity(unchecked) package final var readers: ReaderSet?
  @exclusivity(unchecked) package final var isRightToLeft: Bool
  /// What text and shapes look like here, worked out when first asked; thrown away when a value around changes.
  @exclusivity(unchecked) package final var style: AnyObject? {
    didSet { if style == nil { textStyle = nil } }
  }
  /// The part of `style` that is about text. Scopes with equal values share it.
  @exclusivity(unchecked) final var textStyle: AnyObject?

  package init(parent: EnvironmentScope?, key: ObjectIdentifier) {
    self.parent = parent
    self.key = key
    isRightToLeft = parent?.isRightToLeft ?? false
  }
  // Environments are held on any thread, by traits and by what an app hands to a task. What is in them belongs to the main actor.
  isolated deinit {}

  package final func find<K: EnvironmentKey>(_: K.Type) -> EnvironmentEntry<K>? {
    nearest(ObjectIdentifier(K.self)).map { unsafeDowncast($0.takeUnretainedValue(), to: EnvironmentEntry<K>.self) }
  }
  /// The nearest scope with a value for a key, from this one on. Each holds the one around, so that none is counted on the
  /// way: most keys are looked for up to the window.
  private nonisolated final func nearest(_ key: ObjectIdentifier) -> Unmanaged<EnvironmentScope>? {
    var scope = Unmanaged.passUnretained(self)
    while true {
      if scope._withUnsafeGuaranteedRef({ $0.key == key }) { return scope }
      let next = scope._withUnsafeGuaranteedRef { $0.parent.map { Unmanaged.passUnretained($0) } }
      guard let next else { return nil }
      scope = next
    }
  }
  /// The value of a key without recording the read, for the engine's own nodes.
  package final func value<K: EnvironmentKey>(_ key: K.Type) -> K.Value { find(key)?.value ?? K.defaultValue }
  /// The value of a key on another thread than the main one. Nobody is told when it changes.
  nonisolated final func valueOffMain<K: EnvironmentKey>(_: K.Type) -> K.Value {
    guard let scope = nearest(ObjectIdentifier(K.self)) else { return K.defaultValue }
    let entry = unsafeDowncast(scope.takeUnretainedValue(), to: EnvironmentEntry<K>.self)
    return stateLock.withLock { _ in entry.value }
  }
  /// The value of a key, recorded as read by `reader`.
  package final func value<K: EnvironmentKey>(_ key: K.Type, readBy reader: Node) -> K.Value {
    guard let entry = find(key) else { return K.defaultValue }
    if entry.readers == nil { entry.readers = ReaderSet() }
    entry.readers!.insert(reader)
    return entry.value
  }
}

package final class EnvironmentEntry<K: EnvironmentKey>: EnvironmentScope {
  /// Written on the main actor, under `stateLock`; read there, and elsewhere under the lock.
  @exclusivity(unchecked) package private(set) nonisolated(unsafe) var value: K.Value
  package init(parent: EnvironmentScope?, value: K.Value) {
    self.value = value
    super.init(parent: parent, key: ObjectIdentifier(K.self))
    if K.self == LayoutDirectionKey.self { isRightToLeft = (value as! LayoutDirection) == .rightToLeft }
  }
  isolated deinit {}
  /// Sets the value. True when it changed and is one that the engine's own drawing or layout inherits,
  /// so that the subtree has to look at it.
  package func set(_ new: K.Value) -> Bool {
    if TypeInfo.areKnownEqual(value, new) { return false }
    var value = new
    stateLock.withLock { _ in swap(&value, &self.value) }
    readers?.markAll()
    if K.self == LayoutDirectionKey.self { isRightToLeft = (new as! LayoutDirection) == .rightToLeft }
    return Conformances.isInheritedStyleKey(K.self)
  }
}

/// A key that the engine's own nodes look at without being recorded: text and drawing
/// inherit it. A change visits the subtree.
package protocol InheritedStyleKey: EnvironmentKey {}

extension Node {
  /// After a change of an inherited value at this node: every node below that uses inherited values looks again.
  package final func propagateInheritedStyle() {
    scope.style = nil
    // Also those between the parent's scope and this one, which are the scope of no node: a
    // control has several around its label.
    if let outer = parent?.scope, var between = scope === outer ? nil : scope.parent {
      while between !== outer {
        between.style = nil
        guard let next = between.parent else { break }
        between = next
      }
    }
    if scope.key != ObjectIdentifier(LayoutDirectionKey.self), let parent = scope.parent {
      scope.isRightToLeft = parent.isRightToLeft
    }
    engine.counters.nodesVisited += 1
    inheritedStyleDidChange()
    visitChildren { $0.propagateInheritedStyle() }
  }
}
