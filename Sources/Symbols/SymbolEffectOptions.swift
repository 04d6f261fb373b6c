/// How often and how fast an effect plays.
///
///     Image(systemName: "bell").symbolEffect(.wiggle, options: .repeat(2), value: count)
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect repeats.
  public struct RepeatBehavior: Hashable, Sendable {
    package var isPeriodic: Bool
    /// Nil: without end.
    package var count: Int?
    /// Seconds between two of them; nil for what the effect likes.
    package var delay: Double?
    /// Without end, and without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior(isPeriodic: false) }
    /// Without end, with a pause after each.
    public static var periodic: RepeatBehavior { periodic() }
    /// Plays with a pause after each.
    /// - Parameters:
    ///   - count: How often it plays; nil for without end. Below 1 counts as 1.
    ///   - delay: The pause, in seconds; nil for what the effect likes.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(
        isPeriodic: true, count: count.map { max(1, $0) }, delay: delay.map { $0.isFinite ? max(0, $0) : 0 })
    }
  }
  package enum Repetition: Hashable, Sendable {
    /// As the effect likes: a discrete one once, an indefinite one without end.
    case automatic
    case once
    case behavior(RepeatBehavior)
  }
  package var repetition = Repetition.automatic
  package var pace = 1.0
  package init() {}
  private func with(_ repetition: Repetition) -> SymbolEffectOptions {
    var options = self
    options.repetition = repetition
    return options
  }

  /// Once for an effect that follows a value, without end for one that is active; at the usual speed.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

  /// Without end.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// The same options, without end.
  public var repeating: SymbolEffectOptions { with(.behavior(.continuous)) }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// The same options, once.
  public var nonRepeating: SymbolEffectOptions { with(.once) }
  /// So many times; nil for without end. Below 1 counts as 1.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// The same options, so many times; nil for without end. Below 1 counts as 1.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with(.behavior(RepeatBehavior(isPeriodic: false, count: count.map { max(1, $0) })))
  }
  /// Repeats as `behavior` says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// The same options, repeating as `behavior` says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with(.behavior(behavior)) }
  /// So many times as fast as usual. What is not finite or not positive counts as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
  /// The same options, so many times as fast as usual.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.pace = speed.isFinite && speed > 0 ? speed : 1
    return options
  }
}
