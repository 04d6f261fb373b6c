import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Formatters that Foundation lacks.
struct FormatterAdditionTests {
  private let english = Locale(identifier: "en_US")
  private let start = Date(timeIntervalSinceReferenceDate: 0)
}

extension FormatterAdditionTests {
  private func range(_ seconds: TimeInterval) -> Range<Date> { start..<start.addingTimeInterval(seconds) }

  @Test func `write how long a range of dates is`() {
    let long = range(2 * 86_400 + 3 * 3_600 + 5 * 60)
    expect(
      long.formatted(.components(style: .wide, fields: [.day, .hour]).locale(english)), equals: "2 days, 3 hours")
    expect(
      long.formatted(.components(style: .narrow, fields: [.day, .hour, .minute]).locale(english)), equals: "2d 3h 5m")
    expect(range(0).formatted(.components(style: .wide, fields: [.minute]).locale(english)), equals: "0 minutes")
    expect(range(3_909).formatted(.timeDuration), equals: "1:05:09")
    expect(range(309).formatted(.timeDuration), equals: "5:09")
    expect(range(9).formatted(.timeDuration), equals: "0:09")
  }
  @Test func `show it in a text`() {
    let range = range(3_909)
    let window = TestWindow { Text(range, format: .timeDuration) }
    expect(window.find { $0.label == "1:05:09" } != nil)
  }
  @Test func `join lists`() {
    let formatter = ListFormatter()
    formatter.locale = english
    expect(formatter.string(from: ["bread", "milk", "eggs"]), equals: "bread, milk, and eggs")
    expect(formatter.string(from: [1, 2]), equals: "1 and 2")
    formatter.locale = Locale(identifier: "de_DE")
    expect(formatter.string(for: ["Brot", "Milch"]), equals: "Brot und Milch")
    let percent = NumberFormatter()
    (percent.locale, percent.numberStyle) = (english, .percent)
    (formatter.locale, formatter.itemFormatter) = (english, percent)
    expect(formatter.string(from: [0.5, 1]), equals: "50% and 100%")
    expect(formatter.string(from: [Date()]) == nil, "no number")
  }
  @Test func `write measurements and units`() {
    let formatter = MeasurementFormatter()
    formatter.locale = english
    let far = Measurement(value: 5, unit: UnitLength.kilometers)
    formatter.unitOptions = .providedUnit
    expect(formatter.string(from: far), equals: "5 km")
    formatter.unitStyle = .long
    expect(formatter.string(from: far), equals: "5 kilometers")
    expect(formatter.string(from: UnitLength.kilometers), equals: "kilometers")
    formatter.unitOptions = []
    formatter.numberFormatter.maximumFractionDigits = 1
    expect(formatter.string(from: far), equals: "3.1 miles")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)), equals: "21°")
  }
  @Test func `write amounts of data`() {
    let size = Measurement(value: 3, unit: UnitInformationStorage.megabytes)
    expect(size.formatted(.byteCount(style: .file).locale(english)), equals: "3 MB")
  }
}
