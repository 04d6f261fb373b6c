import Foundation
import HearthCore

// Swipes over a row: by a finger everywhere, by a mouse on phones and tablets, and by two fingers on a touch pad.

extension ListRow: SwipedRow {
  var preventsSwipes: Bool { list.isEditing }
  /// Whether a press of this kind may become a swipe.
  func canSwipe(_ event: PointerEvent) -> Bool {
    guard event.button == .primary else { return false }
    if event.device == .mouse, !node.scope.value(IdiomKey.self).isTouched { return false }
    return swipe?.isOpen == true || mayHaveActions(at: .leading) || mayHaveActions(at: .trailing)
  }
  func scroll(_ event: ScrollEvent) -> Bool { place.kind == .row && swipe(by: event) }
}
