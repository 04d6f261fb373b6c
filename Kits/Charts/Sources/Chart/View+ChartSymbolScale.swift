import SwiftUI

extension View {
  /// The symbols that values stand for.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View { chartSetting { $0.symbols.set(mapping) { AnyChartSymbolShape($0) } } }
  @_disfavoredOverload
  public nonisolated func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View { chartSetting { $0.symbols.set(mapping) { AnyChartSymbolShape($0) } } }
  public nonisolated func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    chartSetting { $0.symbols.set(domain: domain._domain, range: range._range.map { AnyChartSymbolShape($0) }) }
  }
  @_disfavoredOverload
  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain, range: [any ChartSymbolShape]
  ) -> some View {
    chartSetting { $0.symbols.set(domain: domain._domain, range: .list(range.map { AnyChartSymbolShape($0) })) }
  }
  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chartSetting { $0.symbols.set(domain: domain._domain) }
  }
  public nonisolated func chartSymbolScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    chartSetting { $0.symbols.set(range: range._range.map { AnyChartSymbolShape($0) }) }
  }
  @_disfavoredOverload
  public nonisolated func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    chartSetting { $0.symbols.set(range: .list(range.map { AnyChartSymbolShape($0) })) }
  }
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View { chartSetting { $0.symbols.set { AnyChartSymbolShape(mapping($0)) } } }
  public nonisolated func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    chartSetting { $0.symbols.set(domain: Array(domain)) { AnyChartSymbolShape(mapping($0)) } }
  }
}
