import SwiftUI

extension View {
  private nonisolated func scale(
    _ axis: WritableKeyPath<ChartConfiguration, AxisConfiguration>, _ domain: _ScaleDomainValues?,
    _ range: _ScaleRangeValues<CGFloat>?, _ type: ScaleType?
  ) -> ModifiedContent<Self, ChartSetting> {
    chartSetting {
      if let domain { $0[keyPath: axis].domain = domain }
      if let range { $0[keyPath: axis].range = range }
      if let type { $0[keyPath: axis].type = type }
    }
  }
  /// The values of x, and where they are.
  public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { scale(\.x, domain._domain, range._range, type) }
  /// The values of x.
  public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    scale(\.x, domain._domain, nil, type)
  }
  /// Where the values of x are.
  public nonisolated func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    scale(\.x, nil, range._range, type)
  }
  /// How values of x are turned into places.
  public nonisolated func chartXScale(type: ScaleType? = nil) -> some View { scale(\.x, nil, nil, type) }
  /// The values of y, and where they are.
  public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { scale(\.y, domain._domain, range._range, type) }
  /// The values of y.
  public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    scale(\.y, domain._domain, nil, type)
  }
  /// Where the values of y are.
  public nonisolated func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    scale(\.y, nil, range._range, type)
  }
  /// How values of y are turned into places.
  public nonisolated func chartYScale(type: ScaleType? = nil) -> some View { scale(\.y, nil, nil, type) }
}
