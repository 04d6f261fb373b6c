import Foundation

/// How far a pointer may move and how long may pass before a press is no tap any more.
@MainActor package enum GestureLimits {
  /// Points. Source: GTK's `gtk-dnd-drag-threshold` is 8; UIKit lets a touch move by about 10.
  package static let slop: CGFloat = 10
  /// Seconds from one tap to the next of a double tap. Source: GTK's `gtk-double-click-time` is 0.4 s.
  static let multipleTapInterval = 0.4
}

/// One or more taps (or clicks with the primary button).
nonisolated public struct TapGesture: Gesture {
  /// Taps that are needed; at least one.
  public var count: Int
  public init(count: Int = 1) { self.count = count }
  public typealias Value = Void
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Void> {
    let taps = TapRecognizer(count: gesture.count, space: nil, node: node.layoutNode)
    return _GestureRecognizer(MapRecognizer(taps) { _ in })
  }
}

/// One or more taps with their place.
nonisolated public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public var count: Int
  public init(count: Int = 1) { self.count = count }
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value> {
    let taps = TapRecognizer(count: gesture.count, space: nil, node: node.layoutNode)
    return _GestureRecognizer(MapRecognizer(taps) { Value(location: $0) })
  }
}

extension _ViewNode {
  @MainActor package var layoutNode: LayoutNode { unsafeDowncast(node, to: LayoutNode.self) }
}

package final class TapRecognizer: PrimitiveRecognizer<CGPoint> {
  private var count: Int
  private var taps = 0
  private var start: CGPoint?
  init(count: Int, space: Void?, node: LayoutNode) {
    self.count = max(1, count)
    super.init(node: node)
  }
  nonisolated deinit {}

  package override func handle(_ event: PointerEvent) {
    if isDecided { return }
    switch event.phase {
    case .down:
      guard event.button == .primary else { return fail() }
      let point = node.convertFromWindow(event.position)
      if let value, taps > 0, hypot(value.x - point.x, value.y - point.y) > 2 * GestureLimits.slop { return fail() }
      start = event.position
      deadline = nil
    case .moved:
      if let start, hypot(event.position.x - start.x, event.position.y - start.y) > GestureLimits.slop { fail() }
    case .up:
      guard start != nil else { return }
      start = nil
      taps += 1
      current = node.convertFromWindow(event.position)
      if taps >= count {
        phase = .ended
        deadline = nil
      } else {
        deadline = event.time + GestureLimits.multipleTapInterval
      }
    case .cancelled: fail()
    case .entered, .exited: break
    }
  }
  private func fail() {
    phase = .failed
    deadline = nil
  }
  package override func advance(to time: Double) {
    if let deadline, time >= deadline { fail() }
  }
  package override func reset() {
    super.reset()
    taps = 0
    start = nil
  }
  package override func adopt(_ newer: GestureRecognizer) {
    if let newer = newer as? TapRecognizer { count = newer.count }
  }
}

/// A press that lasts.
nonisolated public struct LongPressGesture: Gesture {
  /// Seconds.
  public var minimumDuration: Double
  /// Points.
  public var maximumDistance: CGFloat
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
  /// True while the press goes on, and at its end.
  public typealias Value = Bool
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Bool> {
    _GestureRecognizer(LongPressRecognizer(gesture, node: node.layoutNode))
  }
}

package final class LongPressRecognizer: PrimitiveRecognizer<Bool> {
  private var gesture: LongPressGesture
  private var start: CGPoint?
  init(_ gesture: LongPressGesture, node: LayoutNode) {
    self.gesture = gesture
    super.init(node: node)
  }
  nonisolated deinit {}
  package override func handle(_ event: PointerEvent) {
    if isDecided { return }
    switch event.phase {
    case .down:
      guard event.button == .primary else { return cancel() }
      start = event.position
      deadline = event.time + gesture.minimumDuration
      current = true
      isPressing = true
    case .moved:
      if let start, hypot(event.position.x - start.x, event.position.y - start.y) > gesture.maximumDistance { cancel() }
    case .up, .cancelled: cancel()
    case .entered, .exited: break
    }
  }
  /// The press began: whoever watches `onChanged` or `updating` is told, although nothing is recognised yet.
  package private(set) var isPressing = false
  package override func advance(to time: Double) {
    guard let deadline, time >= deadline else { return }
    phase = .ended
    self.deadline = nil
    isPressing = false
  }
  package override func cancel() {
    super.cancel()
    isPressing = false
  }
  package override func reset() {
    super.reset()
    start = nil
    isPressing = false
  }
  package override func adopt(_ newer: GestureRecognizer) {
    if let newer = newer as? LongPressRecognizer { gesture = newer.gesture }
  }
}
