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
  /// A value with a label that is a text.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    Self(label, ValueSpan(value.chartValue))
  }
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> {
    Self(Text(labelResource), ValueSpan(value.chartValue))
  }
}

extension PlottableValue where Value: Comparable {
  private init(_ label: Text, _ lower: Value, _ upper: Value) {
    self.init(label, ValueSpan(lower.chartValue, upper.chartValue))
  }
  /// A range of values, as those of a bin.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
    Self(Text(labelKey), range.lowerBound, range.upperBound)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
    Self(Text(label), range.lowerBound, range.upperBound)
  }
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    Self(label, range.lowerBound, range.upperBound)
  }
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ range: Range<Value>) -> PlottableValue<Value> {
    Self(Text(labelResource), range.lowerBound, range.upperBound)
  }
  /// The values of a bin.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    Self(Text(labelKey), range.lowerBound, range.upperBound)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    Self(Text(label), range.lowerBound, range.upperBound)
  }
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    Self(label, range.lowerBound, range.upperBound)
  }
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    Self(Text(labelResource), range.lowerBound, range.upperBound)
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
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    Self(label, ValueSpan(value, unit: unit, calendar))
  }
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    Self(Text(labelResource), ValueSpan(value, unit: unit, calendar))
  }
}
