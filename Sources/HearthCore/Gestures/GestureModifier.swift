import Foundation

package enum GesturePriority { case normal, high, simultaneous }

/// Attaches a gesture to a view.
nonisolated public struct _GestureModifier<G: Gesture>: _ElementModifier {
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask
  /// What reports and tests call the gesture.
  var name: String?
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = GestureNode(inputs)
    node.priority = modifier.priority
    node.mask = modifier.mask
    node.gestureName = modifier.name
    node.recognizer = G._makeRecognizer(modifier.gesture, _ViewNode(node)).recognizer
    return _ViewNode(node)
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: GestureNode.self)
    node.mask = modifier.mask
    node.gestureName = modifier.name
    node.recognizer.adopt(G._makeRecognizer(modifier.gesture, _ViewNode(node)).recognizer)
  }
}

/// A node with a gesture. It is hit where its content is.
package class GestureNode: UnaryNode {
  @exclusivity(unchecked) package final var recognizer: GestureRecognizer!
  @exclusivity(unchecked) package final var priority = GesturePriority.normal
  @exclusivity(unchecked) package final var mask = GestureMask.all
  /// The name that the app gave the gesture.
  package final var gestureName: String? {
    get { engine[GestureNames.slot].names[ObjectIdentifier(self)] }
    set {
      let slot = GestureNames.slot
      if newValue != nil || engine[slot].names[ObjectIdentifier(self)] != nil {
        engine[slot].names[ObjectIdentifier(self)] = newValue
      }
    }
  }
  /// Controls refuse gestures while they are disabled.
  package var acceptsGestures: Bool { isEnabled }
  package override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert(.hasGesture)
  }
  nonisolated deinit {}
  package override func unmount() {
    if let recognizer { engine.content?.input.gestures.remove(recognizer) }
    gestureName = nil
    super.unmount()
  }
  package override func hitTest(_ point: CGPoint) -> LayoutNode? {
    if mask.contains(.subviews) { return super.hitTest(point) }
    // Views below take no part: the hit counts for this node.
    return super.hitTest(point) == nil ? nil : self
  }
}

/// The names of gestures that have one.
@MainActor private final class GestureNames {
  static let slot = EngineSlot { _ in GestureNames() }
  var names: [ObjectIdentifier: String] = [:]
  init() {}
  nonisolated deinit {}
}

extension View {
  /// Adds a gesture. Gestures of the views inside take precedence over it; `mask` says which of both are on.
  ///
  ///     Circle().gesture(TapGesture().onEnded { count += 1 })
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }
  /// Adds a gesture that is on while `isEnabled`. Gestures of the views inside take precedence over it.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews))
  }
  /// Adds a gesture with a name, on while `isEnabled`. Gestures of the views inside take precedence over it.
  ///
  /// The name tells the gesture from others in the trace of gestures; it must not say what a user is to read.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    modifier(
      _GestureModifier(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews, name: name))
  }
  /// Adds a gesture that takes precedence over those of the views inside; `mask` says which of both are on.
  ///
  ///     Button("Tap") { count += 1 }.highPriorityGesture(TapGesture(count: 2).onEnded { count = 0 })
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }
  /// Adds a gesture that takes precedence over those of the views inside, while `isEnabled`.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews))
  }
  /// Adds a gesture with a name that takes precedence over those of the views inside, while `isEnabled`.
  ///
  /// The name tells the gesture from others in the trace of gestures; it must not say what a user is to read.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(
      _GestureModifier(gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews, name: name))
  }
  /// Adds a gesture that is recognized together with those of the views inside; `mask` says which of both are on.
  ///
  ///     ScrollView { Text("Long text") }.simultaneousGesture(TapGesture().onEnded { isShown = false })
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }
  /// Adds a gesture that is recognized together with those of the views inside, while `isEnabled`.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews))
  }
  /// Adds a gesture with a name that is recognized together with those of the views inside, while `isEnabled`.
  ///
  /// The name tells the gesture from others in the trace of gestures; it must not say what a user is to read.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(
      _GestureModifier(gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews, name: name))
  }
  /// Runs `action` after `count` taps, or clicks, on this view.
  ///
  ///     Text("Reset").onTapGesture(count: 2) { zoom = 1 }
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }
  /// Runs `action` with the place of the last tap, in a coordinate space.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
  /// Runs `action` with the place of the last tap, in a coordinate space that is given in the earlier form.
  @available(*, deprecated, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
  /// Runs `action` when a finger or button has been down for `minimumDuration` seconds without moving further than
  /// `maximumDistance` points.
  ///
  /// `onPressingChanged` is told when the press begins, and when it succeeds or is given up.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      _LongPressModifier(
        gesture: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance), action: action,
        pressing: onPressingChanged))
  }
  /// As the form whose last closure is `onPressingChanged`, with its arguments in the earlier order.
  @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}

extension View {
  /// Runs `action` when a finger has been down for `minimumDuration` seconds; a mouse does not count.
  ///
  /// `onTouchingChanged` is told when the touch begins, and when it succeeds or is given up. Source: Apple,
  /// documentation of onLongTouchGesture, of the touch surface of a remote; here it is that of a screen.
  public nonisolated func onLongTouchGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void, onTouchingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    var gesture = LongPressGesture(minimumDuration: minimumDuration)
    gesture.needsTouch = true
    return modifier(_LongPressModifier(gesture: gesture, action: action, pressing: onTouchingChanged))
  }
}

nonisolated struct _LongPressModifier: _ElementModifier {
  let gesture: LongPressGesture
  let action: () -> Void
  let pressing: ((Bool) -> Void)?
  typealias Body = Never
  @MainActor private static func recognizer(_ modifier: Self, _ node: GestureNode) -> GestureRecognizer {
    let press = LongPressRecognizer(modifier.gesture, node: node)
    return PressReporter(press, action: modifier.action, pressing: modifier.pressing)
  }
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = GestureNode(inputs)
    node.recognizer = recognizer(modifier, node)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: GestureNode.self)
    node.recognizer.adopt(recognizer(modifier, node))
  }
}

/// Says when a press begins and ends, apart from whether it becomes a long one.
package final class PressReporter: ValueRecognizer<Bool> {
  private let press: LongPressRecognizer
  private var action: () -> Void
  private var pressing: ((Bool) -> Void)?
  private var wasPressing = false
  private var hasActed = false
  init(_ press: LongPressRecognizer, action: @escaping () -> Void, pressing: ((Bool) -> Void)?) {
    self.press = press
    self.action = action
    self.pressing = pressing
    super.init(node: press.node)
  }
  nonisolated deinit {}
  private func follow() {
    phase = press.phase
    deadline = press.deadline
    if press.isPressing != wasPressing {
      let isPressing = press.isPressing
      wasPressing = isPressing
      if pressing != nil {
        afterRecognition { [unowned self] in
          Stage.noteAction("onPressingChanged")
          pressing?(isPressing)
        }
      }
    }
  }
  package override var isHold: Bool { true }
  package override func handle(_ event: PointerEvent) { press.handle(event); follow() }
  package override func advance(to time: Double) { press.advance(to: time); follow() }
  package override func cancel() { press.cancel(); follow() }
  package override func reset() { press.reset(); follow(); hasActed = false }
  package override func deliver() {
    if phase == .ended && !hasActed {
      hasActed = true
      Stage.noteAction("The action of a long press")
      action()
    }
  }
  package override func adopt(_ newer: GestureRecognizer) {
    guard let newer = newer as? PressReporter else { return }
    (action, pressing) = (newer.action, newer.pressing)
    press.adopt(newer.press)
  }
}
