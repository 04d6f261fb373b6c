import Foundation
import SwiftUI

/// A type that can serve as data to plot in a chart: it has a number, a date or a category that stands for it.
///
///     enum City: String, Plottable { case paris = "Paris", oslo = "Oslo" }
public protocol Plottable {
  /// A number, `Date` or `String`.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, date or category that stands for this value.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value that a number, date or category stands for; nil for none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// Numbers, dates and strings, which charts plot as they are.
public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {
  /// The value as charts keep it.
  var _chartValue: _ChartValue { get }
  /// The value of this type that a kept one stands for; nil for a value of another kind.
  static func _fromChart(_ value: _ChartValue) -> Self?
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// An enumeration is plotted as its raw value.
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The value as charts keep it.
  nonisolated var chartValue: _ChartValue { primitivePlottable._chartValue }
  /// The value that a kept one stands for.
  nonisolated static func make(_ value: _ChartValue) -> Self? {
    PrimitivePlottable._fromChart(value).flatMap { Self(primitivePlottable: $0) }
  }
}
