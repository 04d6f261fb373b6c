import Foundation
import HearthMotion

/// A view or modifier of the app with animatable data, on its way: its body is evaluated with each value in between.
@MainActor class AnyValueAnimation {
  init() {}
  nonisolated deinit {}
  var isMoving: Bool { fatalError("overridden") }
  func set(_ value: Any, on node: Node) { fatalError("overridden") }
  func step() -> Bool { fatalError("overridden") }
  var presented: Any { fatalError("overridden") }
}

final class ValueAnimation<Value: Animatable>: AnyValueAnimation {
  private var value: Presented<Value>
  init(_ value: Value) {
    self.value = Presented(value)
    super.init()
  }
  nonisolated deinit {}
  override var isMoving: Bool { value.isMoving }
  override func set(_ new: Any, on node: Node) { _ = value.set(new as! Value, on: node) }
  override func step() -> Bool { value.step() }
  override var presented: Any { value.presented }
}

extension Node {
  /// False when a new value of a view is surely shown as it is.
  @inline(__always) final var mayShowOtherValue: Bool {
    flags.contains(.isInTransactionScope) || engine.features.movesValues || engine.transactions.mayAnimate
  }
  /// What is shown of `new`, the value of an animatable view or modifier that was `old`.
  final func animatedValue<V>(from old: V, to new: V) -> V {
    let key = ObjectIdentifier(self)
    let animation: AnyValueAnimation
    if let known = engine.valueAnimations[key] {
      animation = known
    } else {
      guard transaction.animation != nil, let old = old as? any Animatable else { return new }
      func open<A: Animatable>(_ value: A) -> AnyValueAnimation { ValueAnimation(value) }
      animation = open(old)
      engine.valueAnimations[key] = animation
    }
    animation.set(new, on: self)
    let presented = animation.presented as! V
    if !animation.isMoving { engine.valueAnimations[key] = nil }
    return presented
  }
  /// The next value on the way; nil when it is the one before.
  final func nextValue<V>(_ type: V.Type) -> V? {
    let key = ObjectIdentifier(self)
    guard let animation = engine.valueAnimations[key], animation.step() else { return nil }
    defer { if !animation.isMoving { engine.valueAnimations[key] = nil } }
    return animation.presented as? V
  }
}
