import SwiftUI

/// Chart content of whatever type.
nonisolated public struct AnyChartContent: ChartContent {
  public typealias Body = Never
  let collect: @MainActor (_MarkCollector) -> Void

  public init(_ content: any ChartContent) { self = Self.open(content) }
  public init(erasing content: some ChartContent) {
    nonisolated(unsafe) let content = content
    collect = { type(of: content)._collect(content, $0) }
  }
  private static func open<Content: ChartContent>(_ content: Content) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
  @MainActor public static func _collect(_ content: Self, _ marks: _MarkCollector) { content.collect(marks) }
}

/// Chart content grouped into one, to which modifiers apply.
nonisolated public struct Plot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  let content: Content
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  @MainActor public static func _collect(_ plot: Self, _ marks: _MarkCollector) {
    Content._collect(plot.content, marks)
  }
}

nonisolated extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, _ marks: _MarkCollector) {
    if let content { Wrapped._collect(content, marks) }
  }
}
