/// Builds a view from the statements of a closure.
@resultBuilder public struct ViewBuilder {
  /// Takes a view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// An empty closure shows nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// A single view stays as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views become one view of all.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }
  /// An `if` without `else`: the view, or nothing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first branch of an `if` or `switch`. Each branch has an identity of its own.
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .trueContent(first))
  }
  /// The second branch of an `if` or `switch`. Each branch has an identity of its own.
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .falseContent(second))
  }
  /// A view of `if #available`, without a type that might be missing elsewhere.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
