import Foundation

/// A key of a value that a view gives the container around it.
public protocol ContainerValueKey {
  /// What a view carries under the key.
  associatedtype Value
  /// The value of a view that does not set one.
  static var defaultValue: Self.Value { get }
}

/// The values that a view has for the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// From `tag(_:)`; the outermost counts.
  package var tags: [AnyHashable] = []
  /// Whether an optional type finds the tag.
  package var tagsIncludeOptional = true
  package init() {}

  /// The value for a key; the key's default if the view does not pass one up.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  /// The tag of a type that the view has.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    if !tagsIncludeOptional && V.self is any ExpressibleByNilLiteral.Type { return nil }
    for tag in tags { if let value = tag.base as? V { return value } }
    return nil
  }
  /// Whether the view has this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// Container values travel to the container as layout values do.
package struct ContainerValuesKey: LayoutValueKey {
  package static var defaultValue: ContainerValues { ContainerValues() }
}

nonisolated package struct ContainerValueModifier<V>: _ElementModifier {
  let keyPath: WritableKeyPath<ContainerValues, V>
  let value: V
  package nonisolated init(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) {
    (self.keyPath, self.value) = (keyPath, value)
  }
  package typealias Body = Never
  @MainActor package static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(ContainerValueNode(modifier, inputs))
  }
  @MainActor package static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: ContainerValueNode<V>.self)
    let isSame = TypeInfo.areKnownEqual(node.modifier.value, modifier.value)
    node.modifier = modifier
    if !isSame { node.traitsDidChange() }
  }
}

/// A node that adds one container value to those of its child.
@MainActor private protocol ContainerValueSource: AnyObject {
  func add(to values: inout ContainerValues)
}

package final class ContainerValueNode<V>: UnaryNode, ContainerValueSource {
  @exclusivity(unchecked) fileprivate var modifier: ContainerValueModifier<V>
  init(_ modifier: ContainerValueModifier<V>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }
  nonisolated deinit {}
  package override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    let inner = super.layoutValue(key)
    guard var values = inner as? ContainerValues else { return inner }
    add(to: &values)
    return values as! K.Value
  }
  func add(to values: inout ContainerValues) { values[keyPath: modifier.keyPath] = modifier.value }
}

extension LayoutNode {
  /// What the view tells the container around it.
  package final var containerValues: ContainerValues {
    var values = layoutValue(ContainerValuesKey.self)
    if let tag = layoutValue(TagKey.self) {
      values.tags = [tag]
      values.tagsIncludeOptional = layoutValue(TagIncludesOptionalKey.self)
    }
    return values
  }
  /// What modifiers around `inner`, which this node wraps, tell the container.
  final func containerValues(outsideOf inner: LayoutNode) -> ContainerValues {
    var sources: [any ContainerValueSource] = []
    var node = self
    while node !== inner, let wrapper = node as? UnaryNode {
      if let source = wrapper as? any ContainerValueSource { sources.append(source) }
      wrapper.resolveChild()
      node = wrapper.child
    }
    var values = ContainerValues()
    for source in sources.reversed() { source.add(to: &values) }
    return values
  }
}

extension View {
  /// Gives a value to the container around this view.
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath, value))
  }
}

extension LayoutSubview {
  /// The values that the subview has for its container: its tag, and the values of `containerValue(_:_:)`.
  public var containerValues: ContainerValues {
    nonisolated(unsafe) var result = ContainerValues()
    ask { result = $0.containerValues }
    return result
  }
}
