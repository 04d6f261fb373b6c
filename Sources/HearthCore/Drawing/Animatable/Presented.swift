/// A value with what is shown of it.
///
/// Views set the model value. What is shown follows at once, unless the change is animated: then the animation moves it,
/// frame by frame, through `present(_:)`. Nodes draw and hit-test `presented` and never look at `model`.
package struct Presented<Value> {
  /// What the view said last.
  package private(set) var model: Value
  /// What is on screen.
  package private(set) var presented: Value

  package init(_ value: Value) { (model, presented) = (value, value) }

  /// Takes a new value of the view. True when what is shown has changed.
  ///
  /// `transaction` says what the change was caused by: the place where an animation begins.
  package mutating func set(_ value: Value, _ transaction: Transaction) -> Bool {
    if TypeInfo.areKnownEqual(model, value) { return false }
    model = value
    return present(value)
  }

  /// Shows `value`, one step of an animation towards the model value. True when it differs from what is shown.
  package mutating func present(_ value: Value) -> Bool {
    if TypeInfo.areKnownEqual(presented, value) { return false }
    presented = value
    return true
  }
}
