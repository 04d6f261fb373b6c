/// Writes a value for a preference key. It replaces what views below wrote.
nonisolated struct PreferenceWriting<K: PreferenceKey>: ViewModifier {
  var value: K.Value
  typealias Body = Never
  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PreferenceNode<K>(inputs, gathers: false)
    node.port.write(modifier.value)
    node.port.connect()
    node.child = V._makeNode(content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    let node = unsafeDowncast(node.node, to: PreferenceNode<K>.self)
    node.engine.counters.nodesVisited += 1
    node.port.write(modifier.value)
    V._update(_ViewNode(node.child!), content)
  }
  nonisolated static func _elementCount(_ content: Int) -> Int { content }
}

/// Changes what views below wrote on its way up.
nonisolated package struct PreferenceTransforming<K: PreferenceKey>: ViewModifier {
  var transform: (inout K.Value) -> Void
  package init(transform: @escaping (inout K.Value) -> Void) { self.transform = transform }
  package typealias Body = Never
  @MainActor package static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PreferenceNode<K>(inputs, gathers: true)
    node.port.transform = modifier.transform
    node.port.connect()
    node.child = V._makeNode(content, node.inputs).node
    node.port.schedule()
    return _ViewNode(node)
  }
  @MainActor package static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    let node = unsafeDowncast(node.node, to: PreferenceNode<K>.self)
    node.engine.counters.nodesVisited += 1
    node.port.transform = modifier.transform
    V._update(_ViewNode(node.child!), content)
    node.port.handUp()
  }
  nonisolated package static func _elementCount(_ content: Int) -> Int { content }
}

/// Runs an action when the gathered value changes.
nonisolated struct PreferenceAction<K: PreferenceKey>: ViewModifier where K.Value: Equatable {
  var action: (K.Value) -> Void
  typealias Body = Never
  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PreferenceActionNode<K>(inputs, gathers: true)
    node.action = modifier.action
    node.port.onChange = { [unowned(unsafe) node] in node.valueDidChange() }
    node.port.connect()
    node.child = V._makeNode(content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    let node = unsafeDowncast(node.node, to: PreferenceActionNode<K>.self)
    node.engine.counters.nodesVisited += 1
    node.action = modifier.action
    V._update(_ViewNode(node.child!), content)
  }
  nonisolated static func _elementCount(_ content: Int) -> Int { content }
}

/// A node that takes part in one preference and otherwise shows its elements unchanged.
package class PreferenceNode<K: PreferenceKey>: ChoiceNode, PreferenceStop {
  @exclusivity(unchecked) package private(set) final var port: PreferencePort<K>!
  package init(_ inputs: _ViewInputs, gathers: Bool) {
    super.init(inputs)
    port = PreferencePort<K>(self, gathers: gathers)
  }
  nonisolated deinit {}
  package final override var preferenceStop: (any PreferenceStop)? { self }
  package final var anyPreferencePort: AnyPreferencePort? { port }
  /// Something that the transformation read has changed.
  package override func updateBody() {
    flags.remove(.needsBody)
    port.handUp()
  }
  package override func unmount() {
    child?.unmount()
    didUnmount()
    port.disconnect()
  }
}

package final class PreferenceActionNode<K: PreferenceKey>: PreferenceNode<K> where K.Value: Equatable {
  @exclusivity(unchecked) var action: ((K.Value) -> Void)?
  @exclusivity(unchecked) private var told: K.Value?
  @exclusivity(unchecked) private var isWaiting = false
  override init(_ inputs: _ViewInputs, gathers: Bool) { super.init(inputs, gathers: gathers) }
  nonisolated deinit {}

  /// The action runs when a first view below has written a value, and from then on with each other value; with the
  /// default when the last writer is gone. Source: our choice, where Apple says "when the value of the key changes".
  func valueDidChange() {
    if isWaiting || (told == nil && port.gathered == nil) { return }
    isWaiting = true
    engine.performAtEndOfRound { [self] in
      isWaiting = false
      let value = port.gathered ?? K.defaultValue
      if isUnmounted || told == value { return }
      told = value
      action?(value)
    }
  }
}

extension View {
  /// Sets a preference: a value for the views around to read.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWriting<K>(value: value))
  }
  /// Changes the value of a preference that the views in here set.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransforming<K>(transform: callback))
  }
  /// Runs `action` when the value of a preference of the views in here changes.
  ///
  ///     struct HeightKey: PreferenceKey {
  ///       static let defaultValue: CGFloat = 0
  ///       static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  ///     }
  ///     struct Tallest: View {
  ///       @State private var height: CGFloat = 0
  ///       var body: some View {
  ///         Text("\(height)")
  ///           .preference(key: HeightKey.self, value: 40)
  ///           .onPreferenceChange(HeightKey.self) { height = $0 }
  ///       }
  ///     }
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceAction<K>(action: action))
  }
}
