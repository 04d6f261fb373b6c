import Foundation
import HearthCore
import HearthRendering

/// What a row asks of its swipe: to follow a finger, to say how far aside the row is drawn, and to draw the buttons
/// that this uncovers. Lengths are points, times seconds on the host's clock.
@MainActor protocol RowSwiping: AnyObject {
  /// The buttons stay in view.
  var isOpen: Bool { get }
  /// The row is drawn beside its place.
  var isShowing: Bool { get }
  /// To the right.
  var shift: CGFloat { get }
  /// The row with its content and the buttons, cut to a shape.
  func piece(around content: ContiguousArray<PlacedPiece>, in shape: DisplayShape) -> DisplayPiece

  // A finger, or two on a touch pad. Ways are positive towards the trailing edge.
  var isDragged: Bool { get }
  /// The way since the row was taken.
  var finger: CGFloat { get }
  /// False when there is nothing to show on the side that a way to `direction` uncovers.
  func begin(towards direction: CGFloat) -> Bool
  func follow(_ finger: CGFloat, at time: Double)
  func letGo(at time: Double)
  /// Another gesture has won.
  func cancelDrag()

  // A press on the open row, at a point in the window.
  func press(at point: CGPoint)
  func endPress()
  func cancelPress()

  func close(animated: Bool)
  /// The row leaves the tree.
  func rowWillLeave()
}
