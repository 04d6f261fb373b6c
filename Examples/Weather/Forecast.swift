import Foundation

/// What the weather does at a place for a week: samples that are the same every time.
struct Forecast: Identifiable, Hashable {
  /// An hour of the first day.
  struct Hour: Identifiable, Hashable {
    let date: Date
    let temperature: Double
    /// Millimetres.
    let rain: Double
    /// Metres a second.
    let wind: Double
    let gusts: Double
    var id: Date { date }
  }
  struct Day: Identifiable, Hashable {
    let date: Date
    let low: Double
    let high: Double
    var id: Date { date }
  }
  /// Hours of the week with one kind of sky.
  struct Sky: Identifiable, Hashable {
    let name: String
    let hours: Double
    var id: String { name }
  }
  let place: String
  let hours: [Hour]
  let days: [Day]
  let skies: [Sky]
  var id: String { place }

  var now: Hour { hours[14] }
  /// A sign of the sky that there is most of.
  var symbol: String {
    switch skies.max(by: { $0.hours < $1.hours })?.name {
    case "Rain": "cloud.rain.fill"
    case "Cloudy": "cloud.fill"
    default: "sun.max.fill"
    }
  }

  /// Three hours of a day of the week.
  struct Part: Identifiable, Hashable {
    let start: Date
    /// The hour of the day at which it starts.
    let hour: Int
    let temperature: Double
    var id: Date { start }
  }
  /// The temperature of every three hours of the week.
  var warmth: [Part] {
    days.flatMap { day in
      stride(from: 0, to: 24, by: 3).map { hour in
        let share = (1 + sin((Double(hour) - 9) / 24 * 2 * .pi)) / 2
        return Part(
          start: day.date.addingTimeInterval(Double(hour) * 3600), hour: hour,
          temperature: day.low + (day.high - day.low) * share)
      }
    }
  }
}

extension Forecast {
  /// - Parameters:
  ///   - mean: Degrees of the first day.
  ///   - wet: How much it rains, from 0 to 1.
  init(place: String, mean: Double, swing: Double, wet: Double, start: Date, calendar: Calendar) {
    func at(_ unit: Calendar.Component, _ count: Int) -> Date {
      calendar.date(byAdding: unit, value: count, to: start) ?? start
    }
    let hours = (0...24).map { hour in
      let time = Double(hour), warmth = sin((time - 9) / 24 * 2 * .pi)
      let shower = max(0, sin(time * 0.7) * sin(time * 0.31 + 1))
      return Hour(
        date: at(.hour, hour), temperature: mean + swing * warmth, rain: 6 * wet * shower,
        wind: 3 + 2 * sin(time * 0.5) + wet, gusts: 5 + 3 * sin(time * 0.5 + 0.4) + 2 * wet)
    }
    let days = (0..<7).map { day in
      let drift = 3 * sin(Double(day) * 0.9)
      return Day(
        date: at(.day, day), low: mean - swing + drift - Double(day % 3), high: mean + swing + drift + Double(day % 2))
    }
    let rainy = (60 * wet).rounded(), cloudy = (50 * wet + 30).rounded(), clear = 168 - rainy - cloudy
    let skies = [
      Sky(name: "Clear", hours: clear), Sky(name: "Cloudy", hours: cloudy), Sky(name: "Rain", hours: rainy),
    ]
    self.init(place: place, hours: hours, days: days, skies: skies)
  }
  static var samples: [Forecast] {
    let calendar = Calendar(identifier: .gregorian)
    let start = calendar.date(from: DateComponents(year: 2024, month: 6, day: 10)) ?? .distantPast
    return [
      Forecast(place: "Oslo", mean: 14, swing: 5, wet: 0.5, start: start, calendar: calendar),
      Forecast(place: "Lisbon", mean: 23, swing: 6, wet: 0.1, start: start, calendar: calendar),
      Forecast(place: "Bergen", mean: 11, swing: 3, wet: 0.95, start: start, calendar: calendar),
    ]
  }
}
