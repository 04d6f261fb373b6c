import Charts
import Foundation
import SwiftUI

/// Data that the listings plot.
struct Sale: Identifiable {
  let id: Int
  let day: String
  let amount: Double
  let city: String
  var color: Color { city == "Oslo" ? .blue : .orange }
  var width: CGFloat { 12 }
}
enum Weather: String, Plottable, CaseIterable { case sun = "Sun", rain = "Rain" }
struct Grade: Plottable {
  let points: Int
  var primitivePlottable: Int { points }
  init?(primitivePlottable: Int) { points = primitivePlottable }
  init(_ points: Int) { self.points = points }
}
struct Reading: Identifiable, Hashable {
  let id: Int
  let date: Date
  let low: Double
  let high: Double
  let weather: Weather
  var hidden: Bool { id > 3 }
  var name: String { "Reading \(id)" }
}
enum Samples {
  static let sales: [Sale] = [
    Sale(id: 0, day: "Mon", amount: 12, city: "Oslo"), Sale(id: 1, day: "Mon", amount: 8, city: "Paris"),
    Sale(id: 2, day: "Tue", amount: 20, city: "Oslo"), Sale(id: 3, day: "Tue", amount: 5, city: "Paris"),
    Sale(id: 4, day: "Wed", amount: 16, city: "Oslo"), Sale(id: 5, day: "Wed", amount: 14, city: "Paris"),
  ]
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }
  static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
  }
  static let readings: [Reading] = (0..<8).map { index in
    Reading(
      id: index, date: date(2024, 1 + index, 1), low: Double(index) - 3, high: Double(index) * 2 + 4,
      weather: index % 3 == 0 ? .rain : .sun)
  }
}
