import Foundation

/// A node, or the behavior of one, on which something can be dropped. The innermost that wants it has it.
@MainActor package protocol DropTarget: AnyObject {
  /// Something is dragged to a place; called for each movement, and once more before a drop.
  ///
  /// - Parameter position: Points in the window.
  /// - Returns: What would become of it here, one of `offer.operations`; nil: not wanted here.
  func dropDidMove(_ offer: DropOffer, to position: CGPoint) -> DragOperation?
  /// What was dragged is no longer above this, or was dropped.
  func dropDidLeave()
  /// It was dropped here. Whoever takes it calls `offer.finish(_:)`, with nil where nothing came of it.
  ///
  /// - Parameter operation: What ``dropDidMove(_:to:)`` answered last.
  func performDrop(_ offer: DropOffer, at position: CGPoint, _ operation: DragOperation)
}
