import Foundation
import HearthMotion

/// A type that says how a value moves to a new value over time.
///
///     struct Steps: CustomAnimation {
///       func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///         time < 1 ? value.scaled(by: (time * 5).rounded(.down) / 5) : nil
///       }
///     }
///
/// An animation knows no beginning and end: it moves a vector from zero to `value`, the whole
/// change. Source: Apple, "CustomAnimation".
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// Where the value is after `time` seconds; nil when it has arrived and the animation is over.
  nonisolated func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  /// Units a second after `time` seconds; nil where that is not known.
  nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  /// Whether this animation takes over from one that still runs, whose state is in `context`. If not, the one before
  /// runs to its end and this one is added to it.
  /// - Parameters:
  ///   - value: The whole change that the animation before was making.
  ///   - time: Seconds since that one began; this one goes on from there.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// The default: nil, because the velocity is not known.
  public nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  /// The default: false. The animation before runs to its end, and this one is added to it.
  public nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The environment and state of an animation while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation keeps from frame to frame.
  public var state: AnimationState<Value>
  /// Set by the animation when it is over as far as the user can tell; completions wait for this.
  public var isLogicallyComplete = false
  /// The environment of the view that is animated.
  public let environment: EnvironmentValues

  package init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues()) {
    (self.state, self.environment) = (state, environment)
  }
  /// The same with the state of an animation of another type of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// A key of a value that an animation keeps.
public protocol AnimationStateKey {
  /// What is kept under the key.
  associatedtype Value
  /// The value before anything was kept under the key.
  static var defaultValue: Value { get }
}

/// The values that an animation keeps from frame to frame.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Creates a state that holds nothing.
  public init() {}
  /// The value that is kept under `key`; the key's default value until one is set.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values.isEmpty ? K.defaultValue : values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
