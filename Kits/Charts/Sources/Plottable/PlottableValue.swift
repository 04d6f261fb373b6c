import Foundation
import SwiftUI

/// Labeled data that marks plot.
///
///     BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Revenue", sale.revenue))
nonisolated public struct PlottableValue<Value: Plottable> {
  let plotted: PlottedValue
  init(_ label: Text, _ span: ValueSpan) { plotted = PlottedValue(label: label, span: span) }
}

/// A value or a range of values of an axis.
struct ValueSpan: Hashable, Sendable {
  var lower: _ChartValue
  /// The end of a range, as of a bin or of a day; nil for one value.
  var upper: _ChartValue?
  /// The calendar's unit that the range is one of; nil for others.
  var unit: Calendar.Component?

  init(_ lower: _ChartValue, _ upper: _ChartValue? = nil, unit: Calendar.Component? = nil) {
    (self.lower, self.upper, self.unit) = (lower, upper, unit)
  }
  /// The hour, day, month … that a date lies in.
  init(_ date: Date, unit: Calendar.Component, _ calendar: Calendar?) {
    guard date.timeIntervalSinceReferenceDate.isFinite,
      let interval = (calendar ?? .autoupdatingCurrent).dateInterval(of: unit, for: date)
    else { self.init(date._chartValue); return }
    self.init(interval.start._chartValue, interval.end._chartValue, unit: unit)
  }
  var isPlottable: Bool { lower.isPlottable && upper?.isPlottable != false }
  /// What stands for the span where one value is wanted: the middle of a range.
  var middle: _ChartValue {
    guard let upper else { return lower }
    switch (lower, upper) {
    case (.number(let a), .number(let b)): return .number((a + b) / 2)
    case (.date(let a), .date(let b)): return .date((a + b) / 2)
    default: return lower
    }
  }
}

/// What a mark has for one of its properties.
struct PlottedValue {
  let label: Text
  var span: ValueSpan
  var value: _ChartValue { span.lower }
}

/// A label of a plotted value that is no string: `Text` and `LocalizedStringResource`. One form takes both, since with a mistake in a
/// chart the compiler tries every form of every value.
public protocol _PlottableLabel {
  var _plottableText: Text { get }
}
extension Text: _PlottableLabel {
  public var _plottableText: Text { self }
}
extension LocalizedStringResource: _PlottableLabel {
  public var _plottableText: Text { Text(self) }
}

/// Values from one to another: `Range` and `ChartBinRange`.
public protocol _PlottableRange<Bound> {
  associatedtype Bound: Comparable
  var lowerBound: Bound { get }
  var upperBound: Bound { get }
}
extension Range: _PlottableRange {}
extension ChartBinRange: _PlottableRange {}

extension PlottableValue {
  /// A value with a label that is looked up in the app's tables.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    Self(Text(labelKey), ValueSpan(value.chartValue))
  }
  /// A value with a label that is a string.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    Self(Text(label), ValueSpan(value.chartValue))
  }
  /// A value with a label that is a text or a resource.
  @_disfavoredOverload
  public static func value<L: _PlottableLabel>(_ label: L, _ value: Value) -> PlottableValue<Value> {
    Self(label._plottableText, ValueSpan(value.chartValue))
  }
}

extension PlottableValue where Value: Comparable {
  private init<R: _PlottableRange>(_ label: Text, _ range: R) where R.Bound == Value {
    self.init(label, ValueSpan(range.lowerBound.chartValue, range.upperBound.chartValue))
  }
  /// A range of values, as those of a bin.
  public static func value<R: _PlottableRange>(_ labelKey: LocalizedStringKey, _ range: R) -> PlottableValue<Value>
  where R.Bound == Value {
    Self(Text(labelKey), range)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol, R: _PlottableRange>(_ label: S, _ range: R) -> PlottableValue<Value>
  where R.Bound == Value {
    Self(Text(label), range)
  }
  @_disfavoredOverload
  public static func value<L: _PlottableLabel, R: _PlottableRange>(_ label: L, _ range: R) -> PlottableValue<Value>
  where R.Bound == Value {
    Self(label._plottableText, range)
  }
}

extension PlottableValue where Value == Date {
  /// The hour, day, month … in which a date lies.
  ///
  /// - Parameter calendar: The calendar to use; nil for the user's.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    Self(Text(labelKey), ValueSpan(value, unit: unit, calendar))
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    Self(Text(label), ValueSpan(value, unit: unit, calendar))
  }
  @_disfavoredOverload
  public static func value<L: _PlottableLabel>(
    _ label: L, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    Self(label._plottableText, ValueSpan(value, unit: unit, calendar))
  }
}
