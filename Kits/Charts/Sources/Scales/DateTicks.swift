import Foundation

/// A unit of a calendar, so many times.
struct DateStep: Hashable, Sendable {
  var unit: Calendar.Component
  var count: Int
  init(_ unit: Calendar.Component, _ count: Int = 1) { (self.unit, self.count) = (unit, count) }

  /// Seconds, about.
  var length: Double { Double(count) * Self.seconds(unit) }
  static func seconds(_ unit: Calendar.Component) -> Double {
    switch unit {
    case .nanosecond: 1e-9
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .weekOfMonth, .weekOfYear: 7 * 86_400
    case .month: 30.44 * 86_400
    case .quarter: 91.3 * 86_400
    case .year, .yearForWeekOfYear: 365.25 * 86_400
    default: 86_400
    }
  }
  /// Steps that divide the next larger unit evenly.
  static let nice: [DateStep] = [
    DateStep(.second, 1), DateStep(.second, 5), DateStep(.second, 15), DateStep(.second, 30), DateStep(.minute, 1),
    DateStep(.minute, 5), DateStep(.minute, 15), DateStep(.minute, 30), DateStep(.hour, 1), DateStep(.hour, 3),
    DateStep(.hour, 6), DateStep(.hour, 12), DateStep(.day, 1), DateStep(.day, 2), DateStep(.weekOfYear, 1),
    DateStep(.month, 1), DateStep(.month, 3), DateStep(.month, 6), DateStep(.year, 1),
    DateStep(.year, 2), DateStep(.year, 5), DateStep(.year, 10), DateStep(.year, 20), DateStep(.year, 50),
    DateStep(.year, 100), DateStep(.year, 200), DateStep(.year, 500), DateStep(.year, 1000),
  ]
  /// The step by which a length of time has about so many ticks, and at most a half more.
  static func nice(for length: Double, count: Int, atLeast: Double = 0) -> DateStep {
    let rough = max(length / Double(max(1, count)), atLeast)
    return nice.first { $0.length * 1.3 >= rough && $0.length >= atLeast * 0.99 } ?? nice.last!
  }
}

/// Dates along an axis at which units of a calendar begin.
struct DateTicks {
  let step: DateStep
  let calendar: Calendar
  /// A chart has no more ticks than this: more could not be told apart.
  static let most = 2000
  init(_ step: DateStep, _ calendar: Calendar?) {
    (self.step, self.calendar) = (step, calendar ?? .autoupdatingCurrent)
  }

  /// The last start at or before a date, in seconds from the reference date.
  func start(_ seconds: Double) -> Date {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let start = calendar.dateInterval(of: step.unit, for: date)?.start ?? date
    guard step.count > 1 else { return start }
    // Quarters of an hour begin at 0, months of three at January, years of five at multiples of five.
    let larger: (Calendar.Component, Int)? =
      switch step.unit {
      case .second: (.second, 0)
      case .minute: (.minute, 0)
      case .hour: (.hour, 0)
      case .month: (.month, 1)
      case .year: (.year, 0)
      default: nil
      }
    guard let (unit, origin) = larger else { return start }
    let over = (calendar.component(unit, from: start) - origin) % step.count
    return calendar.date(byAdding: step.unit, value: -(over + step.count) % step.count, to: start) ?? start
  }
  private func following(_ start: Date, _ index: Int) -> Double? {
    calendar.date(byAdding: step.unit, value: index * step.count, to: start)?.timeIntervalSinceReferenceDate
  }
  /// The starts in a range, both ends included.
  func inside(_ low: Double, _ high: Double) -> [Double] {
    guard low.isFinite, high.isFinite, high >= low, (high - low) / step.length < Double(Self.most) else { return [] }
    let first = start(low)
    var values: [Double] = []
    for index in 0...Self.most {
      guard let value = following(first, index), value <= high + 1e-6 else { break }
      if value >= low - 1e-6 { values.append(value) }
    }
    return values
  }
  /// The starts from the last one at or before a range to the first one behind it: two at least.
  func covering(_ low: Double, _ high: Double) -> [Double] {
    guard low.isFinite, high.isFinite, (high - low) / step.length < Double(Self.most) else { return [low, high] }
    let first = start(low)
    var values = [first.timeIntervalSinceReferenceDate]
    for index in 1...Self.most {
      guard let value = following(first, index) else { break }
      values.append(value)
      if value > high { break }
    }
    return values
  }
}
