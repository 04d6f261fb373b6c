/// A modifier that becomes another by the environment.
///
///     struct Dimmed: EnvironmentalModifier {
///       func resolve(in environment: EnvironmentValues) -> some ViewModifier { Shade(environment.isEnabled ? 0 : 0.5) }
///     }
///
/// It is resolved again when a value changes that it has read. Source: Apple, documentation of EnvironmentalModifier.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// What the modifier becomes.
  associatedtype ResolvedModifier: ViewModifier
  /// The modifier for an environment.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  @MainActor public static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    ResolvedInEnvironment<Self, V>._makeNode(ResolvedInEnvironment(modifier: modifier, content: content), inputs)
  }
  @MainActor public static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    ResolvedInEnvironment<Self, V>._update(node, ResolvedInEnvironment(modifier: modifier, content: content))
  }
  public nonisolated static func _elementCount(_ content: Int) -> Int { ResolvedModifier._elementCount(content) }
}

nonisolated private struct ResolvedInEnvironment<Modifier: EnvironmentalModifier, Content: View>: View {
  let modifier: Modifier
  let content: Content
  @Environment(\.self) private var environment
  init(modifier: Modifier, content: Content) { (self.modifier, self.content) = (modifier, content) }
  @MainActor var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
