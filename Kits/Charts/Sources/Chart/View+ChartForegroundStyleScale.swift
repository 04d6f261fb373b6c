import SwiftUI

extension View {
  /// The styles that values stand for.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View { chartSetting { $0.foreground.set(mapping) { AnyShapeStyle($0) } } }
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chartSetting { $0.foreground.set(domain: domain._domain, range: range._range.styles, type: type) }
  }
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { chartSetting { $0.foreground.set(domain: domain._domain, type: type) } }
  public nonisolated func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chartSetting { $0.foreground.set(range: range._range.styles, type: type) }
  }
  public nonisolated func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
    chartSetting { $0.foreground.set(type: type) }
  }
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View { chartSetting { $0.foreground.set { AnyShapeStyle(mapping($0)) } } }
  public nonisolated func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    chartSetting { $0.foreground.set(domain: Array(domain)) { AnyShapeStyle(mapping($0)) } }
  }
}
