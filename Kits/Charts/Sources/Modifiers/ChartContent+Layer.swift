import SwiftUI

extension ChartContent {
  /// Draws the marks as one layer, so that opacity, say, is that of all of them together.
  public nonisolated func compositingLayer() -> some ChartContent {
    GroupedMarks(self) { MarkGroup(id: $0, kind: .layer) }
  }
  /// Draws the marks as one layer, to which modifiers of views apply.
  ///
  ///     AreaMark(…).compositingLayer { $0.blur(radius: 2).opacity(0.5) }
  public nonisolated func compositingLayer<V: View>(
    style: (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent {
    let styled = AnyView(style(PlaceholderContentView()))
    return GroupedMarks(self) { MarkGroup(id: $0, kind: .styled(styled)) }
  }
  /// Shows the marks where other content is.
  public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    let mask = content()
    return GroupedMarks(self) { id in
      let marks = _MarkCollector()
      C._collect(mask, marks)
      return MarkGroup(id: id, kind: .mask(marks.marks))
    }
  }
  /// Shows of each mark what is in a shape as large as the mark: a bar in a capsule has round ends.
  public nonisolated func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    ModifiedMarks(self) { $0.style.effects.append(.clip({ shape.path(in: $0) }, style)) }
  }
}

/// The content of a compositing layer, for modifiers of views.
nonisolated public struct PlaceholderContentView<Value>: View {
  @Environment(\.chartLayer) private var layer
  init() {}
  @MainActor public var body: some View { layer }
}

extension EnvironmentValues {
  /// The layer that a `PlaceholderContentView` stands for.
  @Entry var chartLayer: AnyView? = nil
}
