import SwiftUI

extension View {
  /// The areas of symbols that values stand for, in square points.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View { chartSetting { $0.symbolSizes.set(mapping) { $0 } } }
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    chartSetting { $0.symbolSizes.set(domain: domain._domain, range: range._range, type: type) }
  }
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { chartSetting { $0.symbolSizes.set(domain: domain._domain, type: type) } }
  public nonisolated func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    chartSetting { $0.symbolSizes.set(range: range._range, type: type) }
  }
  public nonisolated func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
    chartSetting { $0.symbolSizes.set(type: type) }
  }
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View { chartSetting { $0.symbolSizes.set(mapping: mapping) } }
  public nonisolated func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable {
    chartSetting { $0.symbolSizes.set(domain: Array(domain), mapping: mapping) }
  }
}
