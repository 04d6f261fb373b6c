import Foundation

/// The animation of a transaction, set or not: a transaction can also say that nothing is animated.
struct AnimationChoiceKey: TransactionKey {
  struct Value { var animation: Animation? }
  static var defaultValue: Value { Value() }
}

private struct TracksVelocityKey: TransactionKey { static var defaultValue: Bool { false } }

extension Transaction {
  /// Whether the speed is noted with which values change, so that a spring that follows
  /// begins with it: for what a finger leads.
  ///
  ///     DragGesture().onChanged { drag in withTransaction(\.tracksVelocity, true) { offset = drag.translation } }
  ///       .onEnded { _ in withAnimation(.spring) { offset = .zero } }
  ///
  /// Source: Apple, `Transaction.tracksVelocity`.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }
  /// Creates a transaction whose changes are shown with `animation`; nil shows them at once.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }
  /// How the change is shown; nil: at once.
  public var animation: Animation? {
    get { self[AnimationChoiceKey.self].animation }
    set { self[AnimationChoiceKey.self] = AnimationChoiceKey.Value(animation: newValue) }
  }
  /// Whether the animation was explicitly set to nil.
  var saysNoAnimation: Bool { explicitValue(AnimationChoiceKey.self).map { $0.animation == nil } ?? false }
  /// Calls `completion` when all animations are over that this transaction begins; at
  /// once after its update if it begins no animation.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    let waiting = AnimationCompletion(criteria, completion)
    completions.append(waiting)
    waiting.actionDidRun()
  }
}

/// Runs `body`; what changes by it is shown with an animation.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}
/// Runs `body`; what changes by it is shown with an animation. Calls `completion` once when that is over; if
/// nothing is animated, after the update.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  let waiting = AnimationCompletion(completionCriteria, completion)
  transaction.completions.append(waiting)
  defer { waiting.actionDidRun() }
  return try withTransaction(transaction, body)
}

/// Runs `body` with a transaction. Calls `completion` once when what is shown by its animation is over; if nothing is
/// animated, after the update.
package func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result, completion: (() -> Void)?
) rethrows -> Result {
  guard let completion else { return try withTransaction(transaction, body) }
  var transaction = transaction
  let waiting = AnimationCompletion(.logicallyComplete, completion)
  transaction.completions.append(waiting)
  defer { waiting.actionDidRun() }
  return try withTransaction(transaction, body)
}

extension Binding {
  /// Writes of this binding are shown with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

extension View {
  /// Shows changes of this view with an animation when `value` changes.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    transaction(value: value) { if !$0.disablesAnimations { $0.animation = animation } }
  }
  /// Shows all changes of this view with an animation.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}
