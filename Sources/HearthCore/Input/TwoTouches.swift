import Foundation

/// Makes of two fingers on a touch screen what a touch pad says by itself: how far they
/// are apart, and how far they have turned.
///
/// The first two that are down count. When one of them is lifted the gesture is over; the other
/// one means nothing until it is lifted too.
struct TwoTouches {
  /// Where fingers are that are down, in the order in which they came. Points in the window.
  private var touches: [(id: Int, position: CGPoint)] = []
  private var start: (distance: CGFloat, angle: Double)?
  private var rotation = 0.0
  /// Fingers that are left of a gesture which is over.
  private var spent: Set<Int> = []

  /// Whether two fingers do something together now.
  var isActive: Bool { start != nil }
  /// Whether the events of this finger no longer belong to a pointer.
  func owns(_ id: Int) -> Bool { spent.contains(id) || (start != nil && touches.contains { $0.id == id }) }

  /// A finger came down.
  /// - Returns: Whether it is the second one: `begin(_:)` makes a gesture of the two.
  mutating func down(_ id: Int, at position: CGPoint) -> Bool {
    touches.removeAll { $0.id == id }
    spent.remove(id)
    touches.append((id, position))
    return touches.count == 2
  }
  /// The middle between the first two fingers.
  var middle: CGPoint {
    let a = touches[0].position, b = touches[1].position
    return CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }
  private var distance: CGFloat {
    max(1, hypot(touches[1].position.x - touches[0].position.x, touches[1].position.y - touches[0].position.y))
  }
  private var angle: Double {
    atan2(Double(touches[1].position.y - touches[0].position.y), Double(touches[1].position.x - touches[0].position.x))
  }

  mutating func begin(_ event: PointerEvent) -> TransformEvent {
    start = (distance, angle)
    rotation = 0
    return transform(.began, event)
  }
  /// A finger moved.
  mutating func moved(_ id: Int, to position: CGPoint, _ event: PointerEvent) -> TransformEvent? {
    guard let index = touches.firstIndex(where: { $0.id == id }) else { return nil }
    touches[index].position = position
    guard let start, index < 2 else { return nil }
    // The shorter way from where the fingers were: turns add up.
    let turn = angle - start.angle - rotation
    rotation += turn - (turn / (2 * .pi)).rounded() * 2 * .pi
    return transform(.changed, event)
  }
  /// A finger was lifted, or the system took its events.
  mutating func up(_ id: Int, _ event: PointerEvent) -> TransformEvent? {
    spent.remove(id)
    guard let index = touches.firstIndex(where: { $0.id == id }) else { return nil }
    var result: TransformEvent?
    if start != nil && index < 2 {
      result = transform(event.phase == .cancelled ? .cancelled : .ended, event)
      start = nil
      spent = Set(touches.map(\.id)).subtracting([id])
    }
    touches.remove(at: index)
    return result
  }
  private func transform(_ phase: TransformEvent.Phase, _ event: PointerEvent) -> TransformEvent {
    TransformEvent(
      phase, at: middle, scale: start.map { distance / $0.distance } ?? 1, rotation: rotation, isDirect: true,
      modifiers: event.modifiers, time: event.time)
  }
}
