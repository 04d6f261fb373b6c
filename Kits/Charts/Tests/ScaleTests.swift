import Foundation
import QuickTesting

@testable import Charts

struct ScaleTests {
  private func places(_ type: ScaleType, _ low: Double, _ high: Double) -> AxisPlaces {
    AxisPlaces(scale: PositionScale(.continuous(low, high, isDate: false), type: type), start: 0, end: 100)
  }
  private func position(_ places: AxisPlaces, _ value: Double) -> CGFloat? { places.position(.number(value)) }

  @Test func `equal differences are equal lengths`() {
    expect(position(places(.linear, 0, 10), 2.5), equals: 25)
    expect(position(places(.linear, 10, 0), 2.5), equals: 75)
  }
  @Test func `equal ratios are equal lengths on a logarithm`() {
    let log = places(.log, 1, 100)
    expect(position(log, 10), equals: 50)
    expect(position(log, 0) == nil && position(log, -1) == nil)
  }
  @Test func `a root, a power and a symmetric logarithm keep the sign`() {
    expect(position(places(.squareRoot, 0, 100), 25), equals: 50)
    expect(position(places(.power(exponent: 2), 0, 10), 5), equals: 25)
    expect(position(places(.symmetricLog, -100, 100), 0), equals: 50)
    let small = position(places(.symmetricLog, -100, 100), 1) ?? 0
    expect(small > 55, "\(small)")
  }
  @Test func `places lead back to their values for every type`() {
    for type in [
      ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: 3), .symmetricLog(slopeAtZero: 4),
    ] {
      let places = places(type, 1, 50)
      for value in [1.0, 3, 17, 50] {
        let back = position(places, value).flatMap { places.value($0)?.scalar } ?? .nan
        expect(abs(back - value) < 1e-6, "\(type): \(value) is \(back)")
      }
    }
  }
  @Test func `each category has a band`() {
    let places = AxisPlaces(scale: PositionScale(.categories(["a", "b", "c", "d"])), start: 0, end: 100)
    expect(places.position(.category("b")), equals: 37.5)
    expect(places.range(ValueSpan(.category("b"))), equals: 25...50)
    expect(places.value(99), equals: .category("d"))
    expect(places.value(-20), equals: .category("a"))
    expect(places.position(.category("none")) == nil)
  }
  @Test func `bars start at zero, or where zero would be nearest`() {
    expect(places(.linear, -5, 5).baseline, equals: 50)
    expect(places(.linear, 5, 10).baseline, equals: 0)
    expect(places(.linear, -10, -5).baseline, equals: 100)
  }
  @Test func `values that are not finite have no place`() {
    expect(position(places(.linear, 0, 1), .nan) == nil)
    expect(position(places(.linear, 0, 1), .infinity) == nil)
    expect(position(places(.linear, 3, 3), 3), equals: 50)
  }
}
