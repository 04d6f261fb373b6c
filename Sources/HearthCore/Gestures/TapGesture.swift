import Foundation

/// How far a finger may move before its press no longer counts as a tap. Of a mouse the user's
/// settings say it: `InteractionSettings`.
package enum GestureLimits {
  /// Points. Source: UIKit lets a touch move by about 10.
  package static let slop: CGFloat = 10
}

extension PointerEvent {
  /// Points that a press with this device may move before it no longer counts as a tap.
  package func slop(_ settings: InteractionSettings) -> CGFloat {
    device == .mouse ? settings.dragThreshold : GestureLimits.slop
  }
  /// Whether a tap here can be the next one of a double tap, the one before being at `point` (in the window).
  func continuesTap(at point: CGPoint, _ settings: InteractionSettings) -> Bool {
    guard device == .mouse else { return hypot(point.x - position.x, point.y - position.y) <= 2 * GestureLimits.slop }
    return max(abs(point.x - position.x), abs(point.y - position.y)) <= settings.doubleClickDistance
  }
}

/// One or more taps (or clicks with the primary button).
///
///     Circle().gesture(TapGesture(count: 2).onEnded { isOn.toggle() })
nonisolated public struct TapGesture: Gesture {
  /// Taps that are needed; at least one.
  public var count: Int
  var inputKinds = GestureInputKinds.all
  /// Creates a gesture of `count` taps; less than one counts as one.
  public init(count: Int = 1) { self.count = count }
  public typealias Value = Void
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Void> {
    let taps = TapRecognizer(
      count: gesture.count, space: .local, inputKinds: gesture.inputKinds, node: node.layoutNode)
    return _GestureRecognizer(MapRecognizer(taps) { _ in })
  }
}

/// One or more taps with their place.
///
///     Rectangle().gesture(SpatialTapGesture().onEnded { point = $0.location })
nonisolated public struct SpatialTapGesture: Gesture {
  /// The place of the taps.
  public struct Value: Equatable, Sendable {
    /// The place of the last tap. Points, in the gesture's coordinate space.
    public var location: CGPoint
  }
  /// Taps that are needed; at least one.
  public var count: Int
  /// Where the place of the last tap is told.
  public var coordinateSpace: CoordinateSpace
  var inputKinds = GestureInputKinds.all
  /// Creates a gesture of `count` taps whose place is told in a coordinate space.
  ///
  /// - Parameter coordinateSpace: A name that no view around has counts as the view's own space.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
  }
  /// Creates a gesture of `count` taps whose place is told in a coordinate space, in the older form.
  @available(*, deprecated, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value> {
    let taps = TapRecognizer(
      count: gesture.count, space: gesture.coordinateSpace, inputKinds: gesture.inputKinds, node: node.layoutNode)
    return _GestureRecognizer(MapRecognizer(taps) { Value(location: $0) })
  }
}

extension _ViewNode {
  @MainActor package var layoutNode: LayoutNode { unsafeDowncast(node, to: LayoutNode.self) }
}

package final class TapRecognizer: PrimitiveRecognizer<CGPoint> {
  private var count: Int
  private var space: CoordinateSpace
  private var inputKinds: GestureInputKinds
  private var taps = 0
  private var start: CGPoint?
  /// Where the latest press was, in the window, and when.
  private var last: CGPoint?
  private var pressTime = 0.0
  init(count: Int, space: CoordinateSpace, inputKinds: GestureInputKinds, node: LayoutNode) {
    self.count = max(1, count)
    (self.space, self.inputKinds) = (space, inputKinds)
    super.init(node: node)
  }
  nonisolated deinit {}

  package override func handle(_ event: PointerEvent) {
    if isDecided { return }
    switch event.phase {
    case .down:
      guard event.button == .primary, inputKinds.contains(event.device) else { return fail() }
      if taps > 0, let last, !event.continuesTap(at: last, node.interaction) { return fail() }
      start = event.position
      last = event.position
      pressTime = event.time
      deadline = nil
    case .moved:
      if let start, hypot(event.position.x - start.x, event.position.y - start.y) > event.slop(node.interaction) {
        fail()
      }
    case .up:
      guard start != nil else { return }
      start = nil
      taps += 1
      current = node.convertFromWindow(event.position, to: space)
      if taps >= count {
        phase = .ended
        deadline = nil
      } else {
        deadline = pressTime + node.interaction.doubleClickTime
      }
    case .cancelled: fail()
    case .entered, .exited: break
    }
  }
  private func fail() {
    phase = .failed
    deadline = nil
  }
  package override var isTapWithoutEnd: Bool { phase == .possible }
  package override func advance(to time: Double) {
    if let deadline, time >= deadline { fail() }
  }
  package override func reset() {
    super.reset()
    taps = 0
    (start, last) = (nil, nil)
  }
  package override func adopt(_ newer: GestureRecognizer) {
    if let newer = newer as? TapRecognizer {
      (count, space, inputKinds) = (newer.count, newer.space, newer.inputKinds)
    }
  }
}

/// A press that lasts.
///
///     Circle().gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in isOn = true })
nonisolated public struct LongPressGesture: Gesture {
  /// Seconds.
  public var minimumDuration: Double
  /// Points.
  public var maximumDistance: CGFloat
  /// Whether a finger on a screen or pad is needed.
  var needsTouch = false
  var inputKinds = GestureInputKinds.all
  /// Creates a gesture for a press that lasts `minimumDuration` seconds and moves by 10 points at most.
  public init(minimumDuration: Double = 0.5) { self.init(minimumDuration: minimumDuration, maximumDistance: 10) }
  /// Creates a gesture for a press that lasts.
  ///
  /// - Parameters:
  ///   - minimumDuration: Seconds that the press has to last.
  ///   - maximumDistance: Points that the pointer may move meanwhile; a press that moves further fails.
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
      guard event.button == .primary, !gesture.needsTouch || event.isTouch, gesture.inputKinds.contains(event.device)
      else { return cancel() }
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
  /// The press began: `onChanged` and `updating` are called, although nothing is recognised yet.
  package private(set) var isPressing = false
  package override var isHold: Bool { true }
  package override var tellsEarly: Bool { phase == .possible && isPressing }
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
