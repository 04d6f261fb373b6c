import Foundation
import SwiftUI

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  public var _chartValue: _ChartValue { .number(Double(self)) }
  /// The whole number that is nearest.
  public static func _fromChart(_ value: _ChartValue) -> Self? {
    guard case .number(let number) = value, number.isFinite else { return nil }
    return Self(exactly: number.rounded())
  }
}
extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  public var _chartValue: _ChartValue { .number(Double(self)) }
  public static func _fromChart(_ value: _ChartValue) -> Self? {
    guard case .number(let number) = value else { return nil }
    return Self(number)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var _chartValue: _ChartValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public static func _fromChart(_ value: _ChartValue) -> Decimal? {
    guard case .number(let number) = value else { return nil }
    return Decimal(number)
  }
}
extension Date: PrimitivePlottableProtocol {
  public var _chartValue: _ChartValue { .date(timeIntervalSinceReferenceDate) }
  public static func _fromChart(_ value: _ChartValue) -> Date? {
    guard case .date(let seconds) = value else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }
}
extension String: PrimitivePlottableProtocol {
  public var _chartValue: _ChartValue { .category(self) }
  public static func _fromChart(_ value: _ChartValue) -> String? {
    guard case .category(let name) = value else { return nil }
    return name
  }
}
