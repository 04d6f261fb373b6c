import Foundation

/// A pointer that moves while pressed.
///
///     Circle()
///       .offset(offset)
///       .gesture(DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
nonisolated public struct DragGesture: Gesture {
  /// The state of a drag at one time.
  public struct Value: Equatable, Sendable {
    /// When the pointer was there.
    public var time: Date
    /// Points, in the gesture's coordinate space.
    public var location: CGPoint
    /// Where the pointer was pressed. Points, in the gesture's coordinate space.
    public var startLocation: CGPoint
    /// The way from the start to the pointer, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Points a second.
    public var velocity: CGSize
    /// Where the drag would come to rest if it slowed down now.
    public var predictedEndLocation: CGPoint {
      // Source: our choice: a deceleration rate of 0.998 a millisecond (UIScrollView's
      // normal rate), cut to a quarter second.
      CGPoint(x: location.x + velocity.width * 0.25, y: location.y + velocity.height * 0.25)
    }
    /// The way from the start to where the drag would come to rest, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }
  /// Points that the pointer has to move first.
  public var minimumDistance: CGFloat
  /// Where the places are told.
  public var coordinateSpace: CoordinateSpace {
    get { isGlobal ? .global : spaceName.map { .named($0) } ?? .local }
    set {
      isGlobal = newValue == .global
      if case .named(let name) = newValue { spaceName = name } else { spaceName = nil }
    }
  }
  // Apart, and not as the enumeration: Swift 6.3 destroys a gesture with that and a `GestureState` wrongly in the module of
  // an app, which ends the program.
  private var isGlobal: Bool
  private var spaceName: AnyHashable?
  var inputKinds = GestureInputKinds.all
  /// Creates a gesture that follows the primary button or a finger.
  ///
  /// - Parameters:
  ///   - minimumDistance: Points that the pointer has to move first; with 0 the gesture begins with the press.
  ///   - coordinateSpace: That of the places told; a name that no view around has counts as the view's own space.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.minimumDistance, isGlobal, spaceName) = (minimumDistance, false, nil)
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value> {
    _GestureRecognizer(DragRecognizer(gesture, node: node.layoutNode))
  }
}

package final class DragRecognizer: PrimitiveRecognizer<DragGesture.Value> {
  private var gesture: DragGesture
  private var startInWindow: CGPoint?
  private var start: CGPoint = .zero
  private var samples: [(time: Double, point: CGPoint)] = []
  init(_ gesture: DragGesture, node: LayoutNode) {
    self.gesture = gesture
    super.init(node: node)
  }
  nonisolated deinit {}

  package override func handle(_ event: PointerEvent) {
    if isDecided { return }
    switch event.phase {
    case .down:
      guard event.button == .primary, gesture.inputKinds.contains(event.device) else { return cancel() }
      startInWindow = event.position
      start = node.convertFromWindow(event.position, to: gesture.coordinateSpace)
      samples = [(event.time, event.position)]
      if gesture.minimumDistance <= 0 { follow(event, .active) }
    case .moved:
      guard let startInWindow else { return }
      samples.append((event.time, event.position))
      if samples.count > 8 { samples.removeFirst() }
      if phase == .possible,
        hypot(event.position.x - startInWindow.x, event.position.y - startInWindow.y) < gesture.minimumDistance
      {
        return
      }
      follow(event, .active)
    case .up:
      guard startInWindow != nil else { return }
      if phase == .active { follow(event, .ended) } else { phase = .failed }
    case .cancelled: cancel()
    case .entered, .exited: break
    }
  }
  private func follow(_ event: PointerEvent, _ phase: Phase) {
    var velocity = CGSize.zero
    if let first = samples.first(where: { event.time - $0.time < 0.1 }), event.time > first.time {
      let duration = event.time - first.time
      velocity = CGSize(
        width: (event.position.x - first.point.x) / duration, height: (event.position.y - first.point.y) / duration)
    }
    let location = node.convertFromWindow(event.position, to: gesture.coordinateSpace)
    current = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: location, startLocation: start,
      velocity: velocity)
    self.phase = phase
  }
  package override func reset() {
    super.reset()
    startInWindow = nil
    samples = []
  }
  package override func adopt(_ newer: GestureRecognizer) {
    if let newer = newer as? DragRecognizer { gesture = newer.gesture }
  }
}

extension LayoutNode {
  /// The nearest node around, or this one, that is the coordinate space of that
  /// name, which a `CoordinateSpace.named` has.
  package final func coordinateSpaceNode(named name: AnyHashable) -> LayoutNode? {
    CoordinateSpace.named(name).named.flatMap { ancestor(named: $0) }
  }
  /// A point of the window in a coordinate space; that of this node where no view around has the name.
  final func convertFromWindow(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: point
    case .local: convertFromWindow(point)
    case .named(let name): (coordinateSpaceNode(named: name) ?? self).convertFromWindow(point)
    }
  }
}
