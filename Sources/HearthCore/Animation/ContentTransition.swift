import HearthRendering
import Symbols

/// How a text or an image changes to new content, when that is animated.
///
///     Text("\(score)").contentTransition(.numericText(value: Double(score)))
///
/// The view stays the same one; a `Transition` is for views that come and go. Source: Apple, "ContentTransition".
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    /// True: digits come from above.
    case numeric(countsDown: Bool)
    /// The direction depends on the value before.
    case value(Double)
    case symbol(SymbolEffectConfiguration, SymbolEffectOptions)
  }
  let kind: Kind
  /// Shows the new content at once.
  public static let identity = ContentTransition(kind: .identity)
  /// Fades the old content out and the new one in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Shows what lies in between where there is such a thing: colours, and sizes of one and the same text. Other
  /// contents fade. This is what is used where nothing is said.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// Rolls the characters that change; those that stay keep their place in the number, counted from its end.
  /// - Parameter countsDown: True: new characters come from above; false: from below.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numeric(countsDown: countsDown))
  }
  /// Rolls the characters that change: upwards when `value` has grown, downwards when it has fallen.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .value(value)) }
  /// Replaces one symbol by another: the old one shrinks and goes, then the new one grows. Texts fade.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }
  /// Replaces one symbol by another, with or without an animation of the change. Texts fade.
  /// - Parameter options: Its speed; a replacement does not repeat.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition(kind: .symbol(effect.configuration, options)) }
}

struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.interpolate
}

struct ContentTransitionGroupKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether what lies between two contents is painted into one picture before it is shown, as
  /// `drawingGroup` does it. False by itself.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionGroupKey.self] }
    set { self[ContentTransitionGroupKey.self] = newValue }
  }
  /// How texts show another content, when that is animated.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

/// Knows the value before, for transitions whose direction depends on it.
private struct ContentTransitionModifier: ViewModifier {
  /// Changed within bodies, which nothing observes.
  @MainActor final class Memory {
    private var value: Double?
    private var countsDown = false
    nonisolated init() {}
    nonisolated deinit {}
    func resolve(_ transition: ContentTransition) -> ContentTransition {
      guard case .value(let new) = transition.kind else { return transition }
      if let value, new != value { countsDown = new < value }
      value = new
      return .numericText(countsDown: countsDown)
    }
  }
  var transition: ContentTransition
  @State private var memory = Memory()
  nonisolated init(transition: ContentTransition) { self.transition = transition }
  func body(content: Content) -> some View { content.environment(\.contentTransition, memory.resolve(transition)) }
}

extension View {
  /// Sets how texts in this view change to new content, when that is animated.
  ///
  ///     Text("\(count)").contentTransition(.numericText()).animation(.default, value: count)
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(ContentTransitionModifier(transition: transition))
  }
}
