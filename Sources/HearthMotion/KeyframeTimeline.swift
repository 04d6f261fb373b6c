import Foundation

/// A type that says how a value changes over time, by tracks for its parts.
public protocol Keyframes<Value> {
  /// What the keyframes animate.
  associatedtype Value = Self.Body.Value
  /// What `body` returns; `Never` in those of the framework.
  associatedtype Body: Keyframes
  /// The tracks that this one consists of.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }
  /// Adds the tracks. Not for apps.
  func _resolve(into tracks: inout _ResolvedKeyframes<Value>)
}

extension Keyframes {
  public func _resolve(into tracks: inout _ResolvedKeyframes<Value>) {
    // The builder of `body` takes keyframes of this type of value only.
    func resolve<Content: Keyframes>(_ content: Content) {
      var inner = _ResolvedKeyframes(initialValue: tracks.initialValue as! Content.Value)
      content._resolve(into: &inner)
      if let inner = inner as? _ResolvedKeyframes<Value> { tracks = _ResolvedKeyframes(tracks, inner) }
    }
    resolve(body)
  }
}

/// The tracks of keyframes. Opaque to apps.
public struct _ResolvedKeyframes<Value> {
  let initialValue: Value
  private(set) var tracks: [(inout Value, TimeInterval) -> Void] = []
  /// Seconds: that of the longest track.
  private(set) var duration: TimeInterval = 0
  init(initialValue: Value) { self.initialValue = initialValue }
  init(_ first: Self, _ second: Self) {
    initialValue = first.initialValue
    tracks = first.tracks + second.tracks
    duration = max(first.duration, second.duration)
  }
  mutating func append<Part: Animatable>(_ path: WritableKeyPath<Value, Part>, _ track: _ResolvedTrack<Part>) {
    let initial = initialValue[keyPath: path]
    let curve = KeyframeCurve(from: initial, track)
    duration = max(duration, curve.duration)
    tracks.append { value, time in value[keyPath: path] = curve.value(initial, at: time) }
  }
  func value(at time: TimeInterval) -> Value {
    var result = initialValue
    for track in tracks { track(&result, time) }
    return result
  }
}

/// The keyframes of one part of a value.
///
///     KeyframeTrack(\.scale) {
///       CubicKeyframe(1.5, duration: 0.3)
///       SpringKeyframe(1, spring: .bouncy)
///     }
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Value == Content.Value {
  let path: WritableKeyPath<Root, Value>
  let content: Content
  /// A track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    (path, self.content) = (\Root.self, content())
  }
  /// A track for the part at `keyPath`.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    (path, self.content) = (keyPath, content())
  }
  public var body: Self { self }
  public func _resolve(into tracks: inout _ResolvedKeyframes<Root>) {
    var track = _ResolvedTrack<Value>()
    content._resolve(into: &track)
    tracks.append(path, track)
  }
}

/// Makes keyframes from the statements of a closure: tracks, or keyframes for the whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Takes keyframes as they are.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
    expression
  }
  /// Puts the keyframes of a `for` loop one after the other.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeList(components)
  }
  /// Uses the keyframes of the first branch of an `if` with an `else`, or of a `switch`.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.Conditional(storage: .first(component))
  }
  /// Uses the keyframes of the second branch of an `if` with an `else`, or of a `switch`.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.Conditional(storage: .second(component))
  }
  /// Begins a block with its first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }
  /// Puts the next keyframe after those before it.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { KeyframePair(accumulated, next) }
  /// Makes an empty block: no keyframes at all.
  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeList<Value>([MoveKeyframe<Value>]())
  }
  /// Makes the keyframes of the block a track for the whole value.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content>
  where Value == Content.Value {
    KeyframeTrack { component }
  }

  /// Takes a track as it is.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Value == Content.Value { expression }
  /// Begins a block with its first track.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content where Value == Content.Value {
    first
  }
  /// Adds the next track, which runs at the same time as those before it.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    TrackPair<Value>(accumulated, next)
  }
  /// Makes an empty block: no tracks, so that the value stays as it is at first.
  public static func buildBlock() -> some Keyframes<Value> { NoTracks<Value>() }
  /// Takes the tracks of the block as they are.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Value == Content.Value { component }
}

struct TrackPair<Value>: Keyframes {
  private let first, second: any Keyframes<Value>
  init(_ first: any Keyframes<Value>, _ second: any Keyframes<Value>) { (self.first, self.second) = (first, second) }
  var body: Self { self }
  func _resolve(into tracks: inout _ResolvedKeyframes<Value>) {
    first._resolve(into: &tracks)
    second._resolve(into: &tracks)
  }
}
struct NoTracks<Value>: Keyframes {
  var body: Self { self }
  func _resolve(into tracks: inout _ResolvedKeyframes<Value>) {}
}

/// A value over time, by keyframes, without a view.
///
///     let jump = KeyframeTimeline(initialValue: 0.0) {
///       CubicKeyframe(40, duration: 0.2)
///       SpringKeyframe(0, duration: 0.4)
///     }
///     let height = jump.value(time: 0.1)
public struct KeyframeTimeline<Value> {
  private let keyframes: _ResolvedKeyframes<Value>
  /// Creates a timeline of tracks, or of keyframes for the whole value.
  ///
  /// ```
  /// let timeline = KeyframeTimeline(initialValue: 0.0) {
  ///   LinearKeyframe(1.0, duration: 0.5)
  ///   CubicKeyframe(0.0, duration: 1)
  /// }
  /// timeline.value(time: 0.25)  // 0.5
  /// ```
  /// - Parameter initialValue: The value at the start. What no track changes keeps it.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    var keyframes = _ResolvedKeyframes(initialValue: initialValue)
    content()._resolve(into: &keyframes)
    self.keyframes = keyframes
  }
  /// Seconds: that of the longest track.
  public var duration: TimeInterval { keyframes.duration }
  /// The value at a part of the duration, 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
  /// The value after `time` seconds. Before the start, and after the end, the first and the last.
  public func value(time: Double) -> Value { keyframes.value(at: time.isNaN ? 0 : max(0, time)) }
}
