import Foundation
import QuickTesting

@testable import Charts

struct DateTickTests {
  private func seconds(_ date: Date) -> Double { date.timeIntervalSinceReferenceDate }
  private func days(_ values: [Double]) -> [String] {
    values.map {
      let parts = Samples.calendar.dateComponents([.month, .day], from: Date(timeIntervalSinceReferenceDate: $0))
      return "\(parts.month ?? 0)-\(parts.day ?? 0)"
    }
  }
  @Test func `months begin where the calendar says`() {
    let ticks = DateTicks(DateStep(.month), Samples.calendar)
    let inside = ticks.inside(seconds(Samples.date(2024, 1, 15)), seconds(Samples.date(2024, 4, 1)))
    expect(days(inside), equals: ["2-1", "3-1", "4-1"])
  }
  @Test func `months of three begin with quarters`() {
    let ticks = DateTicks(DateStep(.month, 3), Samples.calendar)
    let covering = ticks.covering(seconds(Samples.date(2024, 2, 10)), seconds(Samples.date(2024, 8, 1)))
    expect(days(covering), equals: ["1-1", "4-1", "7-1", "10-1"])
  }
  @Test func `a day of 23 hours is a day`() {
    var calendar = Samples.calendar
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
    // The clocks go forward on the 31st of March.
    let first = calendar.date(from: DateComponents(year: 2024, month: 3, day: 30))!
    let last = calendar.date(from: DateComponents(year: 2024, month: 4, day: 1))!
    let inside = DateTicks(DateStep(.day), calendar).inside(seconds(first), seconds(last))
    expect(inside.count, equals: 3)
    expect(inside[2] - inside[1], equals: 23 * 3600)
  }
  @Test func `the step follows the length of time`() {
    let day = 86_400.0
    expect(DateStep.nice(for: 60, count: 5), equals: DateStep(.second, 15))
    expect(DateStep.nice(for: day, count: 5), equals: DateStep(.hour, 6))
    expect(DateStep.nice(for: 7 * day, count: 7), equals: DateStep(.day))
    expect(DateStep.nice(for: 90 * day, count: 5), equals: DateStep(.month))
    expect(DateStep.nice(for: 365 * day, count: 5), equals: DateStep(.month, 3))
    expect(DateStep.nice(for: 3650 * day, count: 5), equals: DateStep(.year, 2))
  }
  @Test func `too many ticks are none`() {
    expect(DateTicks(DateStep(.second), Samples.calendar).inside(0, 1e9), equals: [])
  }
  @Test func `dates of year zero have places`() {
    let year0 = Samples.calendar.date(from: DateComponents(era: 0, year: 1))!
    let ticks = DateTicks(DateStep(.year, 10), Samples.calendar)
    expect(!ticks.covering(seconds(year0), seconds(year0) + 3e9).isEmpty)
  }
}
