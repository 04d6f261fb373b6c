import Foundation

/// A type that says which data values a scale has.
public protocol ScaleDomain {
  /// The values as charts keep them.
  var _domain: _ScaleDomainValues { get }
}

/// The data values of a scale, whatever type an app gives.
public struct _ScaleDomainValues {
  enum Kind {
    /// From the data.
    case automatic(includesZero: Bool?, reversed: Bool?, modify: ((inout [_ChartValue]) -> Void)?)
    /// From one value to another.
    case range(_ChartValue, _ChartValue)
    /// Categories; numbers or dates from the first to the last.
    case list([_ChartValue])
  }
  let kind: Kind
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomainValues {
    _ScaleDomainValues(kind: .range(lowerBound.chartValue, upperBound.chartValue))
  }
}
extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomainValues { _ScaleDomainValues(kind: .list(map(\.chartValue))) }
}

/// A domain that a chart infers from its data.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _domain: _ScaleDomainValues
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values of the data; with zero for numbers.
  public static var automatic: AutomaticScaleDomain { automatic() }
  /// The values of the data.
  ///
  /// - Parameters:
  ///   - includesZero: Whether numbers start or end at zero; nil for the default: they do.
  ///   - reversed: Whether the scale runs the other way.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: _ScaleDomainValues(kind: .automatic(includesZero: includesZero, reversed: reversed, modify: nil)))
  }
  /// The values of the data, as a closure changes them.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    let modify: (inout [_ChartValue]) -> Void = { values in
      var typed = values.compactMap { DataValue.make($0) }
      modifyInferredDomain(&typed)
      values = typed.map(\.chartValue)
    }
    return AutomaticScaleDomain(
      _domain: _ScaleDomainValues(kind: .automatic(includesZero: includesZero, reversed: reversed, modify: modify)))
  }
}
