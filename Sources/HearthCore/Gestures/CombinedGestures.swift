/// Two gestures at the same time.
///
///     Circle().gesture(MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { both in
///       value = Double(both.first?.magnification ?? 1)
///     })
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    /// The first gesture's value, nil while it has none.
    public var first: First.Value?
    /// The second gesture's value, nil while it has none.
    public var second: Second.Value?
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Both gestures at once.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value> {
    let first = First._makeRecognizer(gesture.first, node).recognizer,
      second = Second._makeRecognizer(gesture.second, node).recognizer
    return _GestureRecognizer(PairRecognizer(first, second, .together) { Value(first: $0, second: $1) })
  }
}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture after another.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture has ended, and the second has begun if its value is there.
    case second(First.Value, Second.Value?)
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// `second` begins once `first` has ended.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value> {
    let first = First._makeRecognizer(gesture.first, node).recognizer,
      second = Second._makeRecognizer(gesture.second, node).recognizer
    let pair = PairRecognizer(first, second, .inTurn) { [unowned first] one, two -> Value? in
      guard let one else { return nil }
      return first.phase == .ended ? .second(one, two) : .first(one)
    }
    return _GestureRecognizer(UnwrappingRecognizer(pair))
  }
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// The first of two gestures that succeeds; the first one takes precedence over the second.
///
///     Circle().gesture(TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { either in
///       switch either {
///       case .first: count += 10
///       case .second: count += 1
///       }
///     })
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    /// The first gesture is the one that succeeded.
    case first(First.Value)
    /// The second gesture is the one that succeeded.
    case second(Second.Value)
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// One of both, and `first` where both succeed.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(_ gesture: Self, _ node: _ViewNode) -> _GestureRecognizer<Value> {
    let first = First._makeRecognizer(gesture.first, node).recognizer,
      second = Second._makeRecognizer(gesture.second, node).recognizer
    let pair = PairRecognizer(first, second, .oneOf) { [unowned first] one, two -> Value? in
      if first.phase == .active || first.phase == .ended { return one.map { .first($0) } }
      return two.map { .second($0) }
    }
    return _GestureRecognizer(UnwrappingRecognizer(pair))
  }
}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// This gesture and `other` at the same time, neither waiting for the other.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// This gesture, and `other` when it has ended.
  ///
  /// A long press and then a drag, for a row that is moved:
  ///
  ///     LongPressGesture().sequenced(before: DragGesture())
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// This gesture, or `other` where this one fails.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

package final class PairRecognizer<First, Second, Value>: ValueRecognizer<Value> {
  enum Combination { case together, inTurn, oneOf }
  private let first: ValueRecognizer<First>
  private let second: ValueRecognizer<Second>
  private let combination: Combination
  private let combine: (First?, Second?) -> Value
  private var latest: PointerEvent?

  init(
    _ first: ValueRecognizer<First>, _ second: ValueRecognizer<Second>, _ combination: Combination,
    combine: @escaping (First?, Second?) -> Value
  ) {
    (self.first, self.second, self.combination, self.combine) = (first, second, combination, combine)
    super.init(node: first.node)
  }
  nonisolated deinit {}

  package override var value: Value? { combine(first.value, second.value) }
  private func follow() {
    let deadlines = [first.deadline, second.deadline].compactMap { $0 }
    deadline = deadlines.min()
    switch combination {
    case .together:
      if first.phase == .failed && second.phase == .failed {
        phase = .failed
      } else if first.isDecided && second.isDecided {
        phase = .ended
      } else if first.phase != .possible && first.phase != .failed
        || second.phase != .possible && second.phase != .failed
      {
        phase = .active
      }
    case .inTurn:
      if first.phase == .failed || second.phase == .failed {
        phase = .failed
      } else if first.phase == .ended {
        phase = second.phase == .ended ? .ended : .active
      } else {
        phase = first.phase
      }
    case .oneOf:
      phase = first.phase == .failed ? second.phase : first.phase
      // The second one waits for the first to fail, even when it has seen all it needs.
      if first.phase == .possible { phase = .possible }
      if phase == .failed { deadline = nil }
    }
  }
  package override func handle(_ event: PointerEvent) {
    if event.phase == .down { latest = event }
    switch combination {
    case .together, .oneOf:
      first.handle(event)
      second.handle(event)
    case .inTurn:
      if first.phase == .ended {
        second.handle(event)
      } else {
        first.handle(event)
        if first.phase == .ended { beginSecond(event.time) }
      }
    }
    follow()
  }
  package override func handle(_ event: TransformEvent) {
    if combination != .inTurn || first.phase != .ended { first.handle(event) }
    if combination != .inTurn { second.handle(event) }
    follow()
  }
  package override var isTapWithoutEnd: Bool {
    if phase != .possible { return false }
    if combination == .inTurn { return first.phase != .ended && first.isTapWithoutEnd }
    return [first as GestureRecognizer, second].allSatisfy { $0.phase == .failed || $0.isTapWithoutEnd }
  }
  package override var tellsEarly: Bool {
    if phase != .possible { return false }
    return switch combination {
    case .inTurn: first.tellsEarly
    case .together, .oneOf: first.tellsEarly || second.tellsEarly
    }
  }
  package override var isHold: Bool {
    switch combination {
    case .inTurn: first.phase == .ended && first.isHold
    case .together: first.phase == .ended && first.isHold || second.phase == .ended && second.isHold
    case .oneOf: first.phase == .failed ? second.isHold : first.isHold
    }
  }
  package override var followsTransforms: Bool { first.followsTransforms || second.followsTransforms }
  package override func handleFurther(_ event: PointerEvent) {
    if combination != .inTurn || first.phase != .ended { first.handleFurther(event) }
    if combination != .inTurn || first.phase == .ended { second.handleFurther(event) }
    follow()
  }
  package override var followsTouches: Bool { first.followsTouches || second.followsTouches }
  /// The second gesture of a sequence starts under the pointer that is still down.
  private func beginSecond(_ time: Double) {
    guard var event = latest else { return }
    event.time = time
    second.handle(event)
  }
  package override func advance(to time: Double) {
    let wasEnded = first.phase == .ended
    if !wasEnded || combination != .inTurn { first.advance(to: time) }
    if combination == .inTurn {
      if !wasEnded && first.phase == .ended { beginSecond(time) } else if wasEnded { second.advance(to: time) }
    } else {
      second.advance(to: time)
    }
    follow()
  }
  package override func deliver() {
    switch combination {
    case .together, .inTurn:
      first.deliver()
      second.deliver()
    case .oneOf:
      // One that has failed restores what it had changed.
      first.deliver()
      if first.phase == .failed { second.deliver() }
    }
  }
  package override func cancel() {
    first.cancel()
    second.cancel()
    super.cancel()
  }
  package override func reset() {
    first.reset()
    second.reset()
    super.reset()
  }
  package override func adopt(_ newer: GestureRecognizer) {
    guard let newer = newer as? PairRecognizer<First, Second, Value> else { return }
    first.adopt(newer.first)
    second.adopt(newer.second)
  }
}

/// Takes the value out of an optional.
package final class UnwrappingRecognizer<Value>: ForwardingRecognizer<Value?, Value> {
  nonisolated deinit {}
  package override var value: Value? { child.value ?? nil }
}
