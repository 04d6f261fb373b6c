/// Builds a view from the statements of a closure.
@resultBuilder public struct ViewBuilder {
  /// Takes a view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// A single view stays as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// An `if` without `else`: the view, or nothing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}
