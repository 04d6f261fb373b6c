import Foundation
import HearthRendering

// What a view tells the container around it, beside its size.

nonisolated public struct _LayoutPriorityModifier: _ElementModifier {
  let value: Double
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = LayoutPriorityNode(inputs)
    node.value = modifier.value
    return _ViewNode(node)
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: LayoutPriorityNode.self)
    if node.value == modifier.value { return }
    node.value = modifier.value
    node.traitsDidChange()
  }
}
package final class LayoutPriorityNode: UnaryNode {
  @exclusivity(unchecked) var value: Double = 0
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override var layoutPriority: Double { value.isNaN ? 0 : value }
}

nonisolated public struct _ZIndexModifier: _ElementModifier {
  let value: Double
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ZIndexNode(inputs)
    node.value = modifier.value
    return _ViewNode(node)
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: ZIndexNode.self)
    if node.value == modifier.value { return }
    node.value = modifier.value
    node.traitsDidChange()
  }
}
package final class ZIndexNode: UnaryNode {
  @exclusivity(unchecked) var value: Double = 0
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override var zIndex: Double { value.isNaN ? 0 : value }
}

nonisolated public struct _LayoutValueModifier<K: LayoutValueKey>: _ElementModifier {
  package let value: K.Value
  package nonisolated init(_ key: K.Type, _ value: K.Value) { self.value = value }
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(LayoutValueNode<K>(modifier.value, inputs))
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: LayoutValueNode<K>.self)
    let isSame = TypeInfo.areKnownEqual(node.value, modifier.value)
    node.value = modifier.value
    if !isSame { node.traitsDidChange() }
  }
}
package final class LayoutValueNode<Key: LayoutValueKey>: UnaryNode {
  @exclusivity(unchecked) var value: Key.Value
  init(_ value: Key.Value, _ inputs: _ViewInputs) {
    self.value = value
    super.init(inputs)
  }
  nonisolated deinit {}
  package override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    if key == Key.self { return value as! K.Value }
    return super.layoutValue(key)
  }
}

/// A value of which modifiers around one another each say a part.
package protocol MergedLayoutValue: Equatable {
  /// This value where it says something, else the one of the modifier inside.
  func merged(over inner: Self) -> Self
}
/// Offers a value to the layout around, with what modifiers inside offer.
nonisolated package struct _MergedLayoutValueModifier<K: LayoutValueKey>: _ElementModifier
where K.Value: MergedLayoutValue {
  let value: K.Value
  package nonisolated init(_ key: K.Type, _ value: K.Value) { self.value = value }
  package typealias Body = Never
  @MainActor package static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(MergedLayoutValueNode<K>(modifier.value, inputs))
  }
  @MainActor package static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: MergedLayoutValueNode<K>.self)
    if node.value == modifier.value { return }
    node.value = modifier.value
    node.traitsDidChange()
  }
}
private final class MergedLayoutValueNode<Key: LayoutValueKey>: UnaryNode where Key.Value: MergedLayoutValue {
  @exclusivity(unchecked) var value: Key.Value
  init(_ value: Key.Value, _ inputs: _ViewInputs) {
    self.value = value
    super.init(inputs)
  }
  nonisolated deinit {}
  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    let inner = super.layoutValue(key)
    guard key == Key.self else { return inner }
    return value.merged(over: inner as! Key.Value) as! K.Value
  }
}

extension View {
  /// Sets a priority: views of a higher one are given room before their siblings.
  ///
  ///     HStack {
  ///       Text("A name that may be long").layoutPriority(1)
  ///       Text("and a remark that gives way")
  ///     }
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(value: value))
  }
  /// Sets the order of painting: views with a higher value are painted above their siblings.
  ///
  ///     ZStack {
  ///       Circle().zIndex(1)
  ///       Rectangle()
  ///     }
  public nonisolated func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }
  /// Offers a value to the layout around.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValueModifier(key, value))
  }
  /// Keeps the place of this view but neither shows it nor lets it take part in events.
  public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
}

nonisolated public struct _HiddenModifier: _ElementModifier {
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(HiddenNode(inputs))
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {}
}
package final class HiddenNode: UnaryNode {
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    flags.remove(.subtreeNeedsRecord)
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {}
  package override var hidesFromFocus: Bool { true }
}
