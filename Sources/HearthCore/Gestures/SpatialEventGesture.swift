import Foundation
import HearthRendering

/// All fingers and buttons that are down on a view, and where each of them is.
///
///     Canvas { context, _ in draw(trails, in: context) }
///       .gesture(SpatialEventGesture().onChanged { events in
///         for event in events where event.phase == .active { trails[event.id] = event.location }
///       })
///
/// It goes on from the first finger or press to the last one that is lifted. Gestures of one pointer follow the first
/// finger alone. Source: Apple, documentation of SpatialEventGesture.
nonisolated public struct SpatialEventGesture: Gesture {
  public typealias Value = SpatialEventCollection
  public typealias Body = Never
  /// Where the places of events are told.
  public var coordinateSpace: CoordinateSpace { isGlobal ? .global : spaceName.map { .named($0) } ?? .local }
  // Apart, and not as the enumeration: Swift 6.3 destroys a gesture with that and a `GestureState` wrongly in the module of
  // an app, which ends the program.
  private let isGlobal: Bool
  private let spaceName: AnyHashable?
  var inputKinds = GestureInputKinds.all
  /// Called with all that `onChanged` and `onEnded` would be.
  private var action: ((SpatialEventCollection) -> Void)?
  /// Creates a gesture whose places are told in a coordinate space; a name that no view around has counts as the view's
  /// own space.
  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    let space = coordinateSpace.coordinateSpace
    isGlobal = space == .global
    if case .named(let name) = space { spaceName = name } else { spaceName = nil }
  }
  /// Creates a gesture that events of some kinds of input make: `SpatialEventGesture(inputKinds: .pencil)`.
  public init(coordinateSpace: any CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds) {
    self.init(coordinateSpace: coordinateSpace)
    self.inputKinds = inputKinds
  }
  /// Creates a gesture that events of some kinds of input make, with what is done with them.
  ///
  /// - Parameter action: Gets the events whenever one of them changes, and once more when the last one is over.
  public init(
    coordinateSpace: any CoordinateSpaceProtocol = .local, action: @escaping (SpatialEventCollection) -> Void,
    inputKinds: GestureInputKinds = .all
  ) {
    self.init(coordinateSpace: coordinateSpace, inputKinds: inputKinds)
    self.action = action
  }
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value> {
    guard let action = gesture.action else { return makeRecognizer(gesture, node) }
    var base = gesture
    base.action = nil
    return _EndedGesture<_ChangedGesture<Self>>._makeRecognizer(base.onChanged(action).onEnded(action), node)
  }
  @MainActor private static func makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value> {
    _GestureRecognizer(SpatialEventRecognizer(gesture.coordinateSpace, gesture.inputKinds, node: node.layoutNode))
  }
}

/// A hand, or a side of the body: `left` and `right`.
@frozen nonisolated public enum Chirality: Hashable, Sendable { case left, right }

/// The events of the fingers and buttons of a `SpatialEventGesture` at one time.
///
/// An event that has ended or was cancelled is in the collection once more, and then no longer.
nonisolated public struct SpatialEventCollection: Collection, Equatable, Sendable {
  /// One finger, or one press of a button.
  public struct Event: Identifiable, Hashable, Sendable {
    /// The identity of an event: the same from its beginning to its end.
    public struct ID: Hashable, Sendable { let number: Int }
    /// The kinds of devices that make events.
    public enum Kind: Hashable, Sendable {
      /// A finger on a screen.
      case touch
      /// A pinch of the fingers at something near. No device of Linux has it.
      case directPinch
      /// A pinch of the fingers at what the eyes rest on. No device of Linux has it.
      case indirectPinch
      /// A button of a mouse, touch pad or pen.
      case pointer
    }
    /// How far an event has come.
    public enum Phase: Hashable, Sendable {
      /// It goes on.
      case active
      /// It is over: the finger or the button was lifted.
      case ended
      /// Something else took it: it means nothing.
      case cancelled
    }
    /// How a device that points is held. No device of Linux tells it.
    public struct InputDevicePose: Hashable, Sendable {
      /// The angle between the device and the surface.
      public var altitude: Angle
      /// The direction in which the device points on the surface.
      public var azimuth: Angle
    }
    public var id: ID
    /// When it was where it is: seconds of the clock of the window's frames.
    public var timestamp: TimeInterval
    public var kind: Kind
    /// Points, in the gesture's coordinate space.
    public var location: CGPoint
    public var phase: Phase
    /// The modifier keys that were held down.
    public var modifierKeys: EventModifiers
    /// How the device is held; nil here, as no device of Linux tells it.
    public var inputDevicePose: InputDevicePose?
    /// The hand that made the event; nil here, as no device of Linux tells it.
    public var chirality: Chirality?
  }
  /// The place of an event in the collection.
  public struct Index: Comparable, Sendable {
    let offset: Int
    public static func < (a: Index, b: Index) -> Bool { a.offset < b.offset }
  }
  /// Gives the events of a collection one after the other.
  public struct Iterator: IteratorProtocol, Sendable {
    private var rest: ArraySlice<Event>
    fileprivate init(_ events: [Event]) { rest = events[...] }
    /// The next event; nil after the last one.
    public mutating func next() -> Event? { rest.popFirst() }
  }
  var events: [Event] = []

  public var startIndex: Index { Index(offset: 0) }
  public var endIndex: Index { Index(offset: events.count) }
  public func index(after index: Index) -> Index { Index(offset: index.offset + 1) }
  public subscript(position: Index) -> Event { events[position.offset] }
  /// The event with an identity; nil where the collection has none.
  public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }
  public func makeIterator() -> Iterator { Iterator(events) }
}

/// Follows every finger of a press.
package final class SpatialEventRecognizer: PrimitiveRecognizer<SpatialEventCollection> {
  private typealias Event = SpatialEventCollection.Event
  private var space: CoordinateSpace
  private var inputKinds: GestureInputKinds
  /// What each finger or button is called; those that are down.
  private var active: [PointerEvent.Device: Event] = [:]
  private var order: [PointerEvent.Device] = []
  /// What has ended since closures ran.
  private var last: [Event] = []
  private var nextNumber = 0
  init(_ space: CoordinateSpace, _ inputKinds: GestureInputKinds, node: LayoutNode) {
    (self.space, self.inputKinds) = (space, inputKinds)
    super.init(node: node)
  }
  nonisolated deinit {}

  package override var followsTouches: Bool { true }
  package override func handleFurther(_ event: PointerEvent) { handle(event) }
  package override func handle(_ event: PointerEvent) {
    // A device of another kind is none of this gesture's; without another event it has nothing to follow.
    if isDecided || !inputKinds.contains(event.device) { return }
    switch event.phase {
    case .down:
      // Another button of the same mouse is no event of its own.
      guard active[event.device] == nil else { return }
      nextNumber += 1
      let new = Event(
        id: Event.ID(number: nextNumber), timestamp: event.time, kind: event.isTouch ? .touch : .pointer,
        location: node.convertFromWindow(event.position, to: space), phase: .active, modifierKeys: event.modifiers)
      active[event.device] = new
      order.append(event.device)
    case .moved: move(event)
    case .up: end(event, .ended)
    case .cancelled: end(event, .cancelled)
    case .entered, .exited: return
    }
    current = SpatialEventCollection(events: order.compactMap { active[$0] } + last)
    phase = !active.isEmpty ? .active : last.contains { $0.phase == .ended } ? .ended : .failed
    last = []
  }
  private func move(_ event: PointerEvent) {
    guard active[event.device] != nil else { return }
    active[event.device]!.location = node.convertFromWindow(event.position, to: space)
    active[event.device]!.timestamp = event.time
    active[event.device]!.modifierKeys = event.modifiers
  }
  private func end(_ event: PointerEvent, _ phase: Event.Phase) {
    move(event)
    guard var ended = active.removeValue(forKey: event.device) else { return }
    order.removeAll { $0 == event.device }
    ended.phase = phase
    last.append(ended)
  }
  package override func reset() {
    super.reset()
    (active, order, last) = ([:], [], [])
  }
  package override func adopt(_ newer: GestureRecognizer) {
    if let newer = newer as? SpatialEventRecognizer { (space, inputKinds) = (newer.space, newer.inputKinds) }
  }
}
