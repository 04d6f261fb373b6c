import SwiftUI

extension ChartContent {
  private nonisolated func style(_ change: @escaping (inout MarkStyle) -> Void) -> ModifiedMarks<Self> {
    ModifiedMarks(self) { change(&$0.style) }
  }
  /// The style of the marks.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let any = AnyShapeStyle(style)
    return self.style { if $0.foreground == nil && $0.foregroundBy == nil { $0.foreground = any } }
  }
  /// The style that a value of the data stands for.
  public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let plotted = value.plotted
    return style { if $0.foregroundBy == nil { $0.foregroundBy = plotted } }
  }
  /// Multiplies the opacity of the marks.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent { style { $0.opacity *= opacity } }
  /// Blurs the marks.
  public nonisolated func blur(radius: CGFloat) -> some ChartContent { style { $0.effects.append(.blur(radius)) } }
  /// A shadow of the marks.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    style { $0.effects.append(.shadow(color, radius, CGPoint(x: x, y: y))) }
  }
  /// Rounds the corners of bars, rectangles and sectors.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, style corners: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    style { if $0.cornerRadius == nil { ($0.cornerRadius, $0.cornerStyle) = (radius, corners) } }
  }
  /// How lines and rules are stroked.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    self.style { if $0.lineStyle == nil { $0.lineStyle = style } }
  }
  /// The line style that a value of the data stands for.
  public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let plotted = value.plotted
    return style { if $0.lineStyleBy == nil { $0.lineStyleBy = plotted } }
  }
  /// How lines and areas run from point to point.
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    style { if $0.interpolation == nil { $0.interpolation = method } }
  }
  /// Whether gradients go over all of the plot area instead of each mark.
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    style { if $0.alignsWithPlotArea == nil { $0.alignsWithPlotArea = aligns } }
  }
  /// Sets the order from back to front: larger numbers lie in front of smaller ones.
  public nonisolated func zIndex(_ value: Double) -> some ChartContent { style { $0.zIndex += value } }
}
