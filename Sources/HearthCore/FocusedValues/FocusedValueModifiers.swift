import Combine
import Observation

/// Offers values while focus is on the content, or always for the window.
nonisolated struct _FocusedValueModifier: _ElementModifier {
  let isForScene: Bool
  let offers: [any FocusedOffer]
  init(isForScene: Bool, _ write: (inout FocusedValues) -> Void) {
    var values = FocusedValues()
    write(&values)
    (self.isForScene, offers) = (isForScene, values.offers)
  }
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(FocusedValueNode(modifier.offers, isForScene: modifier.isForScene, inputs))
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: FocusedValueNode.self).update(modifier.offers)
  }
}

package final class FocusedValueNode: UnaryNode {
  @exclusivity(unchecked) private(set) var offers: [any FocusedOffer]
  let isForScene: Bool
  init(_ offers: [any FocusedOffer], isForScene: Bool, _ inputs: _ViewInputs) {
    (self.offers, self.isForScene) = (offers, isForScene)
    super.init(inputs)
    engine.focusedValues.insert(self)
  }
  nonisolated deinit {}

  func update(_ new: [any FocusedOffer]) {
    let isSame = new.count == offers.count && zip(new, offers).allSatisfy { $0.isKnownEqual(to: $1) }
    // An equal value may hold what is newer all the same, a binding with a last value, say.
    offers = new
    if isSame { return }
    engine.focusedValues.offersDidChange()
    engine.requestFrame()
  }
  package override func unmount() {
    engine.focusedValues.remove(self)
    super.unmount()
  }
}

// MARK: - Values

extension View {
  /// Offers a value while focus is on this view or inside of it.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(isForScene: false) { $0[keyPath: keyPath] = value })
  }
  /// Offers a value while focus is on this view or inside of it; nil offers none, so that views further out count.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(isForScene: false) { $0[keyPath: keyPath] = value })
  }
  /// Offers a value as long as this view is shown, wherever focus is in its window.
  public nonisolated func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
    modifier(_FocusedValueModifier(isForScene: true) { $0[keyPath: keyPath] = value })
  }
  /// Offers a value as long as this view is shown, wherever focus is in its window; nil offers none.
  public nonisolated func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View
  {
    modifier(_FocusedValueModifier(isForScene: true) { $0[keyPath: keyPath] = value })
  }
}

// MARK: - Objects

extension View {
  /// Offers an observable object, which readers find by its type, while focus is on this view or inside of it.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedObject(object, isForScene: false)
  }
  /// Offers an observable object as long as this view is shown, wherever focus is in its window.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedObject(object, isForScene: true)
  }
  /// Offers an object, which readers find by its type, while focus is on this view or inside of it.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(object, isForScene: false)
  }
  /// Offers an object while focus is on this view or inside of it; nil offers none.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedObject(object, isForScene: false)
  }
  /// Offers an object as long as this view is shown, wherever focus is in its window.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(object, isForScene: true)
  }
  /// Offers an object as long as this view is shown, wherever focus is in its window; nil offers none.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedObject(object, isForScene: true)
  }

  // The type is spelled out, as in `CommandModifiers`.
  private nonisolated func focusedObject<T: AnyObject>(
    _ object: T?, isForScene: Bool
  ) -> ModifiedContent<Self, _FocusedValueModifier> {
    modifier(_FocusedValueModifier(isForScene: isForScene) { $0[FocusedObjectKey<T>.self] = object })
  }
}
