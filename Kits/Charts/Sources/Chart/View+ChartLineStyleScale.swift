import SwiftUI

extension View {
  /// The line styles that values stand for.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View { chartSetting { $0.lineStyles.set(mapping) { $0 } } }
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    chartSetting { $0.lineStyles.set(domain: domain._domain, range: range._range) }
  }
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chartSetting { $0.lineStyles.set(domain: domain._domain) }
  }
  public nonisolated func chartLineStyleScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    chartSetting { $0.lineStyles.set(range: range._range) }
  }
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View { chartSetting { $0.lineStyles.set(mapping: mapping) } }
  public nonisolated func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    chartSetting { $0.lineStyles.set(domain: Array(domain), mapping: mapping) }
  }
}
