import SwiftUI

/// A result builder that composes what charts draw.
@resultBuilder public struct ChartContentBuilder {
  /// No marks.
  public static func buildBlock() -> some ChartContent { _EmptyChartContent() }
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock<C: ChartContent>(_ component: C) -> C { component }
  public static func buildBlock<each C: ChartContent>(_ components: repeat each C) -> some ChartContent {
    _TupleChartContent(repeat each components)
  }
  public static func buildPartialBlock<C: ChartContent>(first: C) -> C { first }
  public static func buildPartialBlock<A: ChartContent, B: ChartContent>(
    accumulated: A, next: B
  ) -> _PairChartContent<A, B> { _PairChartContent(first: accumulated, second: next) }
  public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }
  public static func buildEither<T1: ChartContent, T2: ChartContent>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(.first(first))
  }
  public static func buildEither<T1: ChartContent, T2: ChartContent>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(.second(second))
  }
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}

/// The result of `if` and `switch` in a result builder of this framework.
nonisolated public struct BuilderConditional<TrueContent, FalseContent> {
  enum Branch { case first(TrueContent), second(FalseContent) }
  let branch: Branch
  init(_ branch: Branch) { self.branch = branch }
}

nonisolated extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, _ marks: _MarkCollector) {
    switch content.branch {
    case .first(let content): marks.scoped(true) { TrueContent._collect(content, marks) }
    case .second(let content): marks.scoped(false) { FalseContent._collect(content, marks) }
    }
  }
}

/// No marks.
nonisolated public struct _EmptyChartContent: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, _ marks: _MarkCollector) {}
}

/// Two contents, one after the other.
nonisolated public struct _PairChartContent<First: ChartContent, Second: ChartContent>: ChartContent {
  public typealias Body = Never
  let first: First
  let second: Second
  @MainActor public static func _collect(_ content: Self, _ marks: _MarkCollector) {
    marks.scoped(0) { First._collect(content.first, marks) }
    marks.scoped(1) { Second._collect(content.second, marks) }
  }
}

/// Several contents, one after the other.
nonisolated struct _TupleChartContent<each C: ChartContent>: ChartContent {
  typealias Body = Never
  let contents: (repeat each C)
  init(_ contents: repeat each C) { self.contents = (repeat each contents) }
  @MainActor static func _collect(_ content: Self, _ marks: _MarkCollector) {
    var index = 0
    repeat marks.collect(each content.contents, number: &index)
  }
}
