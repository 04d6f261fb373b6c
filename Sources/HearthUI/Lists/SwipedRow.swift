import Foundation
import HearthCore

/// What a swipe asks of its row: of one in a list, or of one in a container of swipe actions.
@MainActor protocol SwipedRow: AnyObject {
  var node: BehaviorNode { get }
  /// What moves aside: points, in the node's coordinate space.
  var rowArea: CGRect { get }
  /// Nothing can be swiped now: what is open closes.
  var preventsSwipes: Bool { get }
  /// The actions at an edge, and whether a full swipe performs the first.
  func actions(at edge: HorizontalEdge) -> (entries: [MenuEntry], allowsFullSwipe: Bool)
  /// The actions of an edge have come to stay, or gone.
  func presentationDidChange(at edge: HorizontalEdge, isOpen: Bool)
}
extension ListRow: SwipedRow {
  var preventsSwipes: Bool { list.isEditing }
  func presentationDidChange(at edge: HorizontalEdge, isOpen: Bool) {
    SwipeActionsBehavior.tell(SwipeActionsBehavior.all(from: node), at: edge, isOpen: isOpen)
  }
}
extension SwipeActionsBehavior {
  /// Tells those of an edge that want to know.
  static func tell(_ all: [SwipeActionsBehavior], at edge: HorizontalEdge, isOpen: Bool) {
    for actions in all where actions.edge == edge { actions.presentationDidChange?(isOpen) }
  }
}
