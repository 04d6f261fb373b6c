import Foundation

/// What a view says to something that is dragged over it.
package struct DropAnswer: Equatable, Sendable {
  /// One of the offer's operations; nil: it may be of the right kind, but cannot be dropped here now.
  package var operation: DragOperation?
  package init(_ operation: DragOperation?) { self.operation = operation }
}

/// A node, or the behavior of one, that does what a click does when something is held above it for a while.
@MainActor package protocol SpringLoaded: AnyObject {
  /// Whether it does so now.
  var springLoads: Bool { get }
  func springLoad()
}

/// A node, or the behavior of one, on which something can be dropped. The innermost that wants it has it.
@MainActor package protocol DropTarget: AnyObject {
  /// Something is dragged to a place; called for each movement, and once more before a drop.
  ///
  /// - Parameter position: Points in the window.
  /// - Returns: What would become of it here; nil: not wanted here, and perhaps by a view around.
  func dropDidMove(_ offer: DropOffer, to position: CGPoint) -> DropAnswer?
  /// What was dragged is no longer above this. Not told after a drop.
  func dropDidLeave()
  /// What ``dropDidMove(_:to:)`` answered was not nil. It was dropped here. Whoever takes it calls `offer.finish(_:)`, with nil where nothing came of it.
  ///
  /// - Parameter operation: What ``dropDidMove(_:to:)`` answered last.
  func performDrop(_ offer: DropOffer, at position: CGPoint, _ operation: DragOperation)
}
