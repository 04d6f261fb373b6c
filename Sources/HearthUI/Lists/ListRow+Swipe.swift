import Foundation
import HearthCore

// Swipes over a row: by a finger everywhere, by a mouse on phones and tablets, and by two fingers on a touch pad.

extension ListRow {
  /// Whether a press of this kind may become a swipe.
  func canSwipe(_ event: PointerEvent) -> Bool {
    guard event.button == .primary else { return false }
    if event.device == .mouse, !node.scope.value(IdiomKey.self).isTouched { return false }
    return swipe?.isOpen == true || mayHaveActions(at: .leading) || mayHaveActions(at: .trailing)
  }
  /// Whether a way of a press that has just become one is a swipe: more across than up or down, to a side that has
  /// something to show. What begins at the leading edge of the window goes back in a stack.
  func becomesSwipe(from start: CGPoint, to point: CGPoint) -> Bool {
    let across = swipeWay(from: start, to: point)
    guard abs(across) > abs(point.y - start.y) else { return false }
    if swipe?.isOpen == true { return true }
    if across > 0 {
      let window = node.engine.root.windowSize.width
      let distance = node.flags.contains(.isRightToLeft) ? window - start.x : start.x
      return distance > EdgeSwipe.reach && mayHaveActions(at: .leading)
    }
    return mayHaveActions(at: .trailing)
  }
  /// Points, positive towards the trailing edge.
  func swipeWay(from start: CGPoint, to point: CGPoint) -> CGFloat {
    (point.x - start.x) * (node.flags.contains(.isRightToLeft) ? -1 : 1)
  }
  func makeSwipe() -> any RowSwiping {
    let result = swipe ?? RowSwipe(self)
    swipe = result
    return result
  }

  // MARK: - A touch pad

  /// Seconds without a movement after which the fingers have let go: touch pads do not say so. Source: our choice.
  static var scrollRest: Double { 0.12 }

  func scroll(_ event: ScrollEvent) -> Bool {
    guard event.isPrecise, place.kind == .row else { return false }
    let across = event.delta.width * (node.flags.contains(.isRightToLeft) ? -1 : 1)
    if let swipe, swipe.isDragged {
      swipe.follow(swipe.finger + across, at: event.time)
    } else {
      guard abs(across) > abs(event.delta.height) else {
        if event.delta.height != 0, swipe?.isOpen == true { swipe?.close(animated: true) }
        return false
      }
      let isOpen = swipe?.isOpen == true
      guard isOpen || mayHaveActions(at: across > 0 ? .leading : .trailing) else { return false }
      let swipe = makeSwipe()
      guard swipe.begin(towards: across) else { return false }
      swipe.follow(across, at: event.time)
    }
    let time = event.time
    node.engine.content?.input.schedule(after: Self.scrollRest, for: node) { [unowned self] in
      swipe?.letGo(at: time + Self.scrollRest)
    }
    return true
  }
}
