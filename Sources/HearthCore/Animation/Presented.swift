import Foundation
import HearthMotion
import HearthRendering

/// A value with what is shown of it.
///
/// Views set the model value. What is shown follows at once, unless the change is animated: then the animation moves
/// it, frame by frame. Nodes draw and hit-test `presented`; what layout asks for is `model`.
package struct Presented<Value: Animatable> {
  /// What the view said last.
  package private(set) var model: Value
  /// What is on screen.
  package private(set) var presented: Value
  private var animator: Animator<Value.AnimatableData>?
  private var tracker: VelocityTracker<Value.AnimatableData>?

  package init(_ value: Value) { (model, presented) = (value, value) }

  package var isMoving: Bool { animator != nil }

  /// Takes a new value of the view; the node's transaction says how it is shown. True when what is shown has changed.
  ///
  /// A change without an animation ends those that run. Source: seen, SwiftUI: how one
  /// stops an animation that repeats for ever.
  /// - Parameter isMovement: The value moves what is shown, which a user who wants less motion does not see.
  @MainActor package mutating func set(_ value: Value, on node: Node, isMovement: Bool = false) -> Bool {
    if TypeInfo.areKnownEqual(model, value) { return false }
    let change = value.animatableData - model.animatableData
    model = value
    if change != .zero {
      let transaction = node.transaction
      if let animation = transaction.animation, !isMovement || !node.scope.value(ReducesMotionKey.self) {
        let animator = animator ?? Animator()
        self.animator = animator
        animator.add(
          change, animation, transaction, startingWith: tracker?.velocity(at: node.engine.frameTime), of: node)
        tracker = nil
      } else {
        animator?.cancel()
        animator = nil
        if transaction.tracksVelocity {
          let tracker = tracker ?? VelocityTracker()
          self.tracker = tracker
          tracker.note(change, at: node.engine.frameTime)
        } else {
          tracker = nil
        }
      }
    }
    return step()
  }
  /// Shows what the animation has come to. True when that is something else than before.
  @MainActor package mutating func step() -> Bool {
    var value = model
    if let animator {
      if animator.isOver {
        self.animator = nil
      } else {
        value.animatableData = model.animatableData - animator.remaining
      }
    }
    if TypeInfo.areKnownEqual(presented, value) { return false }
    presented = value
    return true
  }
}
