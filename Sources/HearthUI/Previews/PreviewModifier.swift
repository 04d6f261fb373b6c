import HearthCore

/// Prepares previews: with sample data in their environment, or a frame around them.
///
///     struct SampleRecipes: PreviewModifier {
///       static func makeSharedContext() async throws -> RecipeStore { try await .sample() }
///       func body(content: Content, context: RecipeStore) -> some View { content.environment(context) }
///     }
///     #Preview(traits: .modifier(SampleRecipes())) { RecipeList() }
///
/// The context is made once for each type of modifier, before the first preview with it is shown; an error in making it
/// keeps the preview from being shown, and is told.
///
/// Source: Apple's documentation of `PreviewModifier`.
@MainActor public protocol PreviewModifier {
  /// What all previews with the modifier share; `Void` for nothing.
  associatedtype Context = Void
  /// What `body(content:context:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The preview that is modified.
  typealias Content = PreviewModifierContent
  /// Makes what the previews share, once for all of them.
  /// - Throws: Whatever stands in the way; the previews then say so.
  static func makeSharedContext() async throws -> Context
  /// The modified preview.
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}
extension PreviewModifier where Context == Void {
  /// Shares nothing between previews.
  public static func makeSharedContext() async throws {}
}

/// The preview that a ``PreviewModifier`` changes.
public struct PreviewModifierContent: View {
  let view: AnyView
  @MainActor @preconcurrency public var body: some View { view }
}

@MainActor struct AnyPreviewModifier {
  let prepare: @MainActor () async throws -> Void
  let isPrepared: @MainActor () -> Bool
  /// Only after `prepare`.
  let apply: @MainActor (AnyView) -> AnyView

  init<M: PreviewModifier>(_ modifier: M) {
    let key = ObjectIdentifier(M.self)
    isPrepared = { Self.contexts[key] != nil }
    prepare = {
      if Self.contexts[key] != nil { return }
      let task = Self.tasks[key] ?? Task { Self.contexts[key] = try await M.makeSharedContext() }
      Self.tasks[key] = task
      defer { Self.tasks[key] = nil }
      try await task.value
    }
    apply = { view in
      guard let context = Self.contexts[key] as? M.Context else { return view }
      return AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
    }
  }
  /// What is being made, and what was made, by the type of the modifier. Of the process: previews share it. Source:
  /// Apple, documentation of `PreviewModifier.makeSharedContext()`.
  private static var tasks: [ObjectIdentifier: Task<Void, any Error>] = [:]
  private static var contexts: [ObjectIdentifier: Any] = [:]
}
