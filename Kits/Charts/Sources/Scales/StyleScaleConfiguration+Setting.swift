import SwiftUI

extension _ScaleRangeValues {
  /// The range with each of its values changed; a gradient stays one.
  func map<Other>(_ change: (Value) -> Other) -> _ScaleRangeValues<Other> {
    switch self {
    case .list(let values): .list(values.map(change))
    case .between(let first, let last): .between(change(first), change(last))
    case .gradient(let gradient): .gradient(gradient)
    case .colors(let colors): .colors(colors)
    case .plot(let start, let end): .plot(start: start, end: end)
    }
  }
}

extension StyleScaleConfiguration {
  mutating func set(
    domain: _ScaleDomainValues? = nil, range: _ScaleRangeValues<Style>? = nil, type: ScaleType? = nil
  ) {
    if let domain { self.domain = domain }
    if let range { (self.range, mapping) = (range, nil) }
    if let type { self.type = type }
  }
  /// A style for each value that pairs have, in their order.
  mutating func set<DataValue: Plottable, S>(_ pairs: KeyValuePairs<DataValue, S>, _ make: (S) -> Style) {
    var styles: [_ChartValue: Style] = [:]
    for (value, style) in pairs { styles[value.chartValue] = make(style) }
    domain = _ScaleDomainValues(kind: .list(pairs.map(\.key.chartValue)))
    let found = styles
    mapping = { found[$0] }
  }
  mutating func set<DataValue: Plottable>(
    domain values: [DataValue]? = nil, mapping make: @escaping (DataValue) -> Style
  ) {
    if let values { domain = values._domain }
    mapping = { DataValue.make($0).map(make) }
  }
}
