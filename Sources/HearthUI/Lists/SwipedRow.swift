import Foundation
import HearthCore

/// What a swipe asks of its row: of one in a list, or of one in a container of swipe actions.
@MainActor protocol SwipedRow: AnyObject {
  var node: BehaviorNode { get }
  /// Nil before the row was ever swiped.
  var swipe: (any RowSwiping)? { get set }
  /// What moves aside: points, in the node's coordinate space.
  var rowArea: CGRect { get }
  /// Nothing can be swiped now: what is open closes.
  var preventsSwipes: Bool { get }
  /// The actions at an edge, and whether a full swipe performs the first.
  func actions(at edge: HorizontalEdge) -> (entries: [MenuEntry], allowsFullSwipe: Bool)
  /// Whether there may be actions at an edge, without looking at them.
  func mayHaveActions(at edge: HorizontalEdge) -> Bool
  /// The actions of an edge have come to stay, or gone.
  func presentationDidChange(at edge: HorizontalEdge, isOpen: Bool)
}
