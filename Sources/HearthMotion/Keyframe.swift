import Foundation

/// A type that is a part of a track: keyframes one after the other.
public protocol KeyframeTrackContent<Value> {
  /// What the track animates.
  associatedtype Value: Animatable = Self.Body.Value
  /// What `body` returns; `Never` in those of the framework.
  associatedtype Body: KeyframeTrackContent
  /// The keyframes that this one consists of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
  /// Adds the keyframes to a track. Not for apps.
  func _resolve(into track: inout _ResolvedTrack<Value>)
}

extension KeyframeTrackContent {
  public func _resolve(into track: inout _ResolvedTrack<Value>) {
    // The builder of `body` takes content of this type of value only.
    func resolve<Content: KeyframeTrackContent>(_ content: Content) {
      var inner = _ResolvedTrack<Content.Value>()
      content._resolve(into: &inner)
      if let keyframes = inner.keyframes as? [_ResolvedTrack<Value>.Keyframe] { track.keyframes += keyframes }
    }
    resolve(body)
  }
}

/// A keyframe that moves to a value linearly, or along a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: TimeInterval
  let timingCurve: UnitCurve
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: Seconds from the end of the keyframe before.
  ///   - timingCurve: The part of the way for each part of the time.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    (self.to, self.duration, self.timingCurve) = (to, duration, timingCurve)
  }
  public var body: Self { self }
  public func _resolve(into track: inout _ResolvedTrack<Value>) { track.append(to, duration, .linear(timingCurve)) }
}

/// A keyframe that moves to a value along a cubic curve. Several after each other are one smooth curve.
///
/// Where no velocities are given, the curve through cubic keyframes is a Catmull-Rom
/// spline. Source: Apple, "CubicKeyframe".
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: TimeInterval
  let startVelocity, endVelocity: Value?
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: Seconds from the end of the keyframe before.
  ///   - startVelocity: Units a second at the beginning; nil for that of the keyframe before.
  ///   - endVelocity: Units a second at the end; nil for one that makes the movement smooth.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    (self.to, self.duration, self.startVelocity, self.endVelocity) = (to, duration, startVelocity, endVelocity)
  }
  public var body: Self { self }
  public func _resolve(into track: inout _ResolvedTrack<Value>) {
    track.append(to, duration, .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
  }
}

/// A keyframe that moves to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: TimeInterval?
  let spring: Spring
  let startVelocity: Value?
  /// - Parameters:
  ///   - to: Where the spring comes to rest.
  ///   - duration: Seconds from the end of the keyframe before, after which the next one goes on from wherever the
  ///     spring is then; nil for the spring's settling duration.
  ///   - startVelocity: Units a second at the beginning; nil for that of the keyframe before.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    (self.to, self.duration, self.spring, self.startVelocity) = (to, duration, spring, startVelocity)
  }
  public var body: Self { self }
  public func _resolve(into track: inout _ResolvedTrack<Value>) {
    let settling = spring.settlingDuration
    track.append(
      to, duration ?? (settling.isFinite ? settling : 0),
      .spring(spring, start: startVelocity?.animatableData, settles: duration == nil))
  }
}

/// A keyframe that jumps to a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  /// Jumps to `to` without taking any time.
  public init(_ to: Value) { self.to = to }
  public var body: Self { self }
  public func _resolve(into track: inout _ResolvedTrack<Value>) { track.append(to, 0, .move) }
}

/// Makes the keyframes of a track from the statements of a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes keyframes as they are.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
    expression
  }
  /// Puts the keyframes of a `for` loop one after the other.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeList<Value>(components)
  }
  /// Uses the first branch of an `if` with an `else`, or of a `switch`.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    Conditional(storage: .first(component))
  }
  /// Uses the second branch of an `if` with an `else`, or of a `switch`.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    Conditional(storage: .second(component))
  }
  /// Begins a block with its first statement.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }
  /// Puts the next statement after those before it.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { KeyframePair<Value>(accumulated, next) }
  /// Makes an empty block: no keyframes at all.
  public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeList<Value>([MoveKeyframe<Value>]()) }

  /// One of two contents.
  public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>:
    KeyframeTrackContent
  where ConditionalValue == First.Value, First.Value == Second.Value {
    enum Storage {
      case first(First)
      case second(Second)
    }
    let storage: Storage
    /// The type of value that both branches animate.
    public typealias Value = ConditionalValue
    public var body: Self { self }
    public func _resolve(into track: inout _ResolvedTrack<ConditionalValue>) {
      switch storage {
      case .first(let content): content._resolve(into: &track)
      case .second(let content): content._resolve(into: &track)
      }
    }
  }
}

/// Two contents, one after the other.
struct KeyframePair<Value: Animatable>: KeyframeTrackContent {
  private let first, second: any KeyframeTrackContent<Value>
  init(_ first: any KeyframeTrackContent<Value>, _ second: any KeyframeTrackContent<Value>) {
    (self.first, self.second) = (first, second)
  }
  var body: Self { self }
  func _resolve(into track: inout _ResolvedTrack<Value>) {
    first._resolve(into: &track)
    second._resolve(into: &track)
  }
}

/// Any number of contents, one after the other.
struct KeyframeList<Value: Animatable>: KeyframeTrackContent {
  private let contents: [any KeyframeTrackContent<Value>]
  init(_ contents: [any KeyframeTrackContent<Value>]) { self.contents = contents }
  var body: Self { self }
  func _resolve(into track: inout _ResolvedTrack<Value>) { for content in contents { content._resolve(into: &track) } }
}
