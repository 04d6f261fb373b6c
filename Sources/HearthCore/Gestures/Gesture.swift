import Foundation

/// A sequence of pointer events that means something, with a value that changes on the way.
///
///     struct DoubleTap: Gesture {
///       let action: () -> Void
///       var body: some Gesture { TapGesture(count: 2).onEnded(action) }
///     }
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What the gesture tells while it goes on and at its end.
  associatedtype Value
  /// What `body` returns; `Never` in gestures of the framework.
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }
  @MainActor static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value>
}

/// A recognizer of the engine, opaque to apps.
public struct _GestureRecognizer<Value> {
  package let recognizer: ValueRecognizer<Value>
  package init(_ recognizer: ValueRecognizer<Value>) { self.recognizer = recognizer }
}

extension Never: Gesture {
  public typealias Value = Never
  public nonisolated static func _makeRecognizer(_ gesture: Never, _ node: _ViewNode) -> _GestureRecognizer<Never> {}
}
extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive: it has no body") }
}
extension Gesture where Body.Value == Value {
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value> {
    Body._makeRecognizer(gesture.body, node)
  }
}

/// Which gestures of a view and the ones below it are on.
///
///     Circle().gesture(TapGesture().onEnded { count += 1 }, including: isOn ? .all : .subviews)
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither the gesture nor those of the views inside.
  public static let none: GestureMask = []
  /// The gesture that is added, and not those of the views inside.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside, and not the one that is added.
  public static let subviews = GestureMask(rawValue: 2)
  /// The gesture that is added and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture of any type with a value.
nonisolated public struct AnyGesture<Value>: Gesture {
  let make: @MainActor (_ViewNode) -> _GestureRecognizer<Value>
  /// Hides the type of `gesture`.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    let gesture = UncheckedSendable(gesture)
    make = { T._makeRecognizer(gesture.value, $0) }
  }
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value> {
    gesture.make(node)
  }
}

// MARK: - Closures

extension Gesture {
  /// Runs `action` when the gesture ends.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(_body: self, action: action)
  }
  /// The gesture with another value.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(_body: self, transform: body)
  }
  /// Updates a gesture state while the gesture goes on; it returns to its initial value
  /// when the gesture ends or is cancelled.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
extension Gesture where Value: Equatable {
  /// Runs `action` when the gesture's value changes.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(_body: self, action: action)
  }
}

nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  let _body: Content
  let action: (Content.Value) -> Void
  public typealias Value = Content.Value
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value> {
    let child = Content._makeRecognizer(gesture._body, node).recognizer
    let recognizer = CallbackRecognizer(child)
    recognizer.ended = gesture.action
    return _GestureRecognizer(recognizer)
  }
}

nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  let _body: Content
  let action: (Content.Value) -> Void
  public typealias Value = Content.Value
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value> {
    let child = Content._makeRecognizer(gesture._body, node).recognizer
    let recognizer = CallbackRecognizer(child)
    recognizer.changed = gesture.action
    recognizer.isSame = { $0 == $1 }
    return _GestureRecognizer(recognizer)
  }
}

package final class CallbackRecognizer<Value>: ForwardingRecognizer<Value, Value> {
  var ended: ((Value) -> Void)?
  var changed: ((Value) -> Void)?
  var isSame: ((Value, Value) -> Bool)?
  private var delivered: Value?
  private var hasDeliveredEnd = false

  nonisolated deinit {}
  package override var value: Value? { child.value }
  package override func reset() {
    super.reset()
    delivered = nil
    hasDeliveredEnd = false
  }
  package override func deliver() {
    child.deliver()
    let tellsChange = phase == .active || phase == .ended || tellsEarly
    guard changed != nil && tellsChange || ended != nil && phase == .ended, let value else { return }
    Stage.noteAction("The closure of a gesture")
    if let changed, tellsChange {
      if delivered == nil || !(isSame?(delivered!, value) ?? false) {
        delivered = value
        changed(value)
      }
    }
    if let ended, phase == .ended, !hasDeliveredEnd {
      hasDeliveredEnd = true
      ended(value)
    }
  }
  package override func adopt(_ newer: GestureRecognizer) {
    guard let newer = newer as? CallbackRecognizer<Value> else { return }
    (ended, changed) = (newer.ended, newer.changed)
    child.adopt(newer.child)
  }
}

nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  let _body: Content
  let transform: (Content.Value) -> Value
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value> {
    _GestureRecognizer(MapRecognizer(Content._makeRecognizer(gesture._body, node).recognizer, gesture.transform))
  }
}

package final class MapRecognizer<From, To>: ForwardingRecognizer<From, To> {
  private var transform: (From) -> To
  init(_ child: ValueRecognizer<From>, _ transform: @escaping (From) -> To) {
    self.transform = transform
    super.init(child)
  }
  nonisolated deinit {}
  /// What `transform` made of the value that the last event brought.
  private var transformed: To??
  package override var value: To? {
    if let transformed { return transformed }
    Stage.noteAction("The closure of map(_:)")
    let value = child.value.map(transform)
    transformed = .some(value)
    return value
  }
  package override func follow() {
    super.follow()
    transformed = nil
  }
  package override func adopt(_ newer: GestureRecognizer) {
    guard let newer = newer as? MapRecognizer<From, To> else { return }
    transform = newer.transform
    child.adopt(newer.child)
  }
}

/// How a hand has to begin a gesture on devices that follow hands.
nonisolated public struct HandActivationBehavior: Hashable, Sendable {
  private let isPinch: Bool
  /// As the device does it.
  public static let automatic = HandActivationBehavior(isPinch: false)
  /// By a pinch of the fingers.
  public static let pinch = HandActivationBehavior(isPinch: true)
}

extension Gesture {
  /// Says how a hand has to begin this gesture, where devices follow hands. None of Linux does: the gesture stays as it is.
  public nonisolated func handActivationBehavior(_ behavior: HandActivationBehavior) -> some Gesture<Value> {
    map { $0 }
  }
}
