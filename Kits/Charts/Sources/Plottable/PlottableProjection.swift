import Foundation
import SwiftUI

/// Says how a plot over a collection finds what to plot of each element.
///
///     BarPlot(votes, x: .value("Party", \.party), y: .value("Votes", \.count))
nonisolated public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let label: Text
  let span: (DataElement) -> ValueSpan
  /// Where the value of an element is; nil for values that are not at one key path.
  var path: KeyPath<DataElement, DataValue>?
}

extension PlottableProjection {
  private init(_ label: Text, _ path: KeyPath<DataElement, DataValue>) {
    self.init(label: label, span: { ValueSpan($0[keyPath: path].chartValue) }, path: path)
  }
  private init(_ label: Text, _ value: DataValue) {
    let span = ValueSpan(value.chartValue)
    self.init(label: label) { _ in span }
  }
  /// The value at a key path of each element.
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    Self(Text(labelKey), keyPath)
  }
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    Self(Text(label), keyPath)
  }
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> Self { Self(label, keyPath) }
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(Text(labelResource), keyPath)
  }
  /// The same value for each element.
  public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> Self { Self(Text(labelKey), value) }
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: DataValue) -> Self { Self(Text(label), value) }
  public static func value(_ label: Text, _ value: DataValue) -> Self { Self(label, value) }
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: DataValue) -> Self {
    Self(Text(labelResource), value)
  }
}

extension PlottableProjection where DataValue: Comparable {
  private init(_ label: Text, _ lower: KeyPath<DataElement, DataValue>, _ upper: KeyPath<DataElement, DataValue>) {
    self.init(label: label) { ValueSpan($0[keyPath: lower].chartValue, $0[keyPath: upper].chartValue) }
  }
  private init(_ label: Text, _ lower: DataValue, _ upper: DataValue) {
    let span = ValueSpan(lower.chartValue, upper.chartValue)
    self.init(label: label) { _ in span }
  }
  /// The values between those at two key paths of each element.
  public static func value(
    _ labelKey: LocalizedStringKey, _ lowerBound: KeyPath<DataElement, DataValue>,
    _ upperBound: KeyPath<DataElement, DataValue>
  ) -> Self { Self(Text(labelKey), lowerBound, upperBound) }
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ lowerBound: KeyPath<DataElement, DataValue>,
    _ upperBound: KeyPath<DataElement, DataValue>
  ) -> Self { Self(Text(label), lowerBound, upperBound) }
  public static func value(
    _ label: Text, _ lowerBound: KeyPath<DataElement, DataValue>, _ upperBound: KeyPath<DataElement, DataValue>
  ) -> Self { Self(label, lowerBound, upperBound) }
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ lowerBound: KeyPath<DataElement, DataValue>,
    _ upperBound: KeyPath<DataElement, DataValue>
  ) -> Self { Self(Text(labelResource), lowerBound, upperBound) }
  /// The values between two, for each element.
  public static func value(
    _ labelKey: LocalizedStringKey, _ lowerBound: DataValue, _ upperBound: DataValue
  ) -> Self { Self(Text(labelKey), lowerBound, upperBound) }
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ lowerBound: DataValue, _ upperBound: DataValue) -> Self {
    Self(Text(label), lowerBound, upperBound)
  }
  public static func value(_ label: Text, _ lowerBound: DataValue, _ upperBound: DataValue) -> Self {
    Self(label, lowerBound, upperBound)
  }
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ lowerBound: DataValue, _ upperBound: DataValue
  ) -> Self { Self(Text(labelResource), lowerBound, upperBound) }
}

extension PlottableProjection where DataValue == Date {
  private init(
    _ label: Text, _ path: KeyPath<DataElement, Date>, _ unit: Calendar.Component, _ calendar: Calendar?
  ) {
    self.init(label: label) { ValueSpan($0[keyPath: path], unit: unit, calendar) }
  }
  private init(_ label: Text, _ value: Date, _ unit: Calendar.Component, _ calendar: Calendar?) {
    let span = ValueSpan(value, unit: unit, calendar)
    self.init(label: label) { _ in span }
  }
  /// The hour, day, month … of the date at a key path of each element.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self { Self(Text(labelKey), keyPath, unit, calendar) }
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self { Self(Text(label), keyPath, unit, calendar) }
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { Self(label, keyPath, unit, calendar) }
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self { Self(Text(labelResource), keyPath, unit, calendar) }
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { Self(Text(labelKey), value, unit, calendar) }
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { Self(Text(label), value, unit, calendar) }
  public static func value(
    _ label: Text, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { Self(label, value, unit, calendar) }
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { Self(Text(labelResource), value, unit, calendar) }
}
