import Foundation

/// A key of a value that a view hands to the container around it.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// What a view hands to the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Set by `tag(_:)`.
  package var tags: [AnyHashable] = []
  package init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  /// The tag of a type that the view has.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    for tag in tags { if let value = tag.base as? V { return value } }
    return nil
  }
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// Container values travel to the container as layout values do.
package struct ContainerValuesKey: LayoutValueKey {
  package static var defaultValue: ContainerValues { ContainerValues() }
}

nonisolated package struct ContainerValueModifier<V>: _ElementModifier {
  let keyPath: WritableKeyPath<ContainerValues, V>
  let value: V
  package nonisolated init(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) { (self.keyPath, self.value) = (keyPath, value) }
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

package final class ContainerValueNode<V>: UnaryNode {
  @exclusivity(unchecked) fileprivate var modifier: ContainerValueModifier<V>
  init(_ modifier: ContainerValueModifier<V>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }
  nonisolated deinit {}
  package override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    let inner = super.layoutValue(key)
    guard var values = inner as? ContainerValues else { return inner }
    values[keyPath: modifier.keyPath] = modifier.value
    return values as! K.Value
  }
}

extension LayoutNode {
  /// What the view hands to the container around it.
  package final var containerValues: ContainerValues { layoutValue(ContainerValuesKey.self) }
}

extension View {
  /// Hands a value to the container around this view.
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath, value))
  }
}
