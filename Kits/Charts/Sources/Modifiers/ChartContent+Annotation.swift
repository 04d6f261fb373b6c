import SwiftUI

extension ChartContent {
  private nonisolated func annotation(_ annotation: MarkAnnotation) -> ModifiedMarks<Self> {
    nonisolated(unsafe) let annotation = annotation
    return ModifiedMarks(self) { $0.style.annotations.append(annotation) }
  }
  /// A view beside or over each mark.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotation(
      MarkAnnotation(
        position: position, alignment: alignment, spacing: spacing, resolution: .automatic, content: { _ in view }))
  }
  /// A view beside or over each mark, which knows the mark's size.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (_ context: AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(
      MarkAnnotation(
        position: position, alignment: alignment, spacing: spacing, resolution: .automatic,
        content: { AnyView(content($0)) }))
  }
  /// A view beside or over each mark, with a rule for what does not fit.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotation(
      MarkAnnotation(
        position: position, alignment: alignment, spacing: spacing, resolution: overflowResolution,
        content: { _ in view }))
  }
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (_ context: AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(
      MarkAnnotation(
        position: position, alignment: alignment, spacing: spacing, resolution: overflowResolution,
        content: { AnyView(content($0)) }))
  }
}
