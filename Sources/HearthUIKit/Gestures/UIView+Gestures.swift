import HearthCore
import HearthUI

extension UIView {
  /// All that follows fingers in this view, as one gesture.
  var gesture: AnyGesture<Void> {
    // What cancels touches is asked before they are told of.
    var all: AnyGesture<Void>?
    // Those that wait for nothing first, then those that wait for these, and so on.
    for level in waitingLevels {
      var together: AnyGesture<Void>?
      for next in level.compactMap({ $0.makeGesture() }) {
        together = together.map { AnyGesture($0.simultaneously(with: next).map { _ in }) } ?? next
      }
      guard let together else { continue }
      all = all.map { AnyGesture($0.exclusively(before: together).map { _ in }) } ?? together
    }
    if let touches = touchGesture {
      all = all.map { AnyGesture($0.simultaneously(with: touches).map { _ in }) } ?? touches
    }
    return all ?? AnyGesture(Optional<TapGesture>.none.map { _ in })
  }
  /// The gestures that are followed, by how many have to fail before them: one level where none waits for another.
  private var waitingLevels: [[UIGestureRecognizer]] {
    let followed = recognizers.filter(\.isEnabled)
    let waiting = followed.map { $0.requirements(among: followed) }
    if waiting.allSatisfy(\.isEmpty) { return [followed] }
    var depths: [ObjectIdentifier: Int] = [:]
    // Each round goes one level deeper; gestures that wait for one another get no further than there are gestures.
    for _ in followed {
      for (recognizer, others) in zip(followed, waiting) {
        let depth = others.map { (depths[ObjectIdentifier($0)] ?? 0) + 1 }.max() ?? 0
        depths[ObjectIdentifier(recognizer)] = min(depth, followed.count)
      }
    }
    let levels = Set(depths.values).sorted()
    return levels.map { level in followed.filter { depths[ObjectIdentifier($0)] == level } }
  }
  /// Tells a view, or the view controller that it belongs to, where fingers are, if that class overrides the methods.
  private var touchGesture: AnyGesture<Void>? {
    let isToldOfTouches =
      ClassMethods.touches.areOverridden(by: type(of: self))
      || viewController.map { ClassMethods.touches.areOverridden(by: type(of: $0)) } ?? false
      || recognizers.contains { $0.isEnabled && $0.isToldOfTouches }
      || (self as? any TouchTracker)?.followsTouches ?? false
      || takesMouse
      || viewController.map { ClassMethods.mouse.areOverridden(by: type(of: $0)) } ?? false
    if !isToldOfTouches { return nil }
    let touches = TouchReporter(self)
    touchReporter = touches
    let gesture = DragGesture(minimumDistance: 0, coordinateSpace: .local)
    return AnyGesture(
      gesture.onChanged { touches.moved($0, isOver: false) }.onEnded { touches.moved($0, isOver: true) }.map { _ in })
  }
}
