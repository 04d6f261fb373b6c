import Charts
import SwiftUI

/// The day's temperature, with what it is at the hour that is pointed at.
struct TemperatureChart: View {
  let hours: [Forecast.Hour]
  @State private var selected: Date?

  private var hour: Forecast.Hour? {
    guard let selected else { return nil }
    return hours.min { abs($0.date.timeIntervalSince(selected)) < abs($1.date.timeIntervalSince(selected)) }
  }
  var body: some View {
    Chart {
      ForEach(hours) { hour in
        AreaMark(x: .value("Time", hour.date), y: .value("Temperature", hour.temperature))
          .foregroundStyle(
            .linearGradient(colors: [.orange.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom)
          )
          .accessibilityHidden(true)
        LineMark(x: .value("Time", hour.date), y: .value("Temperature", hour.temperature))
          .foregroundStyle(.orange)
      }
      .interpolationMethod(.monotone)
      if let hour {
        // The line's points tell it.
        RuleMark(x: .value("Time", hour.date)).foregroundStyle(.gray.opacity(0.4)).accessibilityHidden(true)
        PointMark(x: .value("Time", hour.date), y: .value("Temperature", hour.temperature))
          .foregroundStyle(.orange)
          .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .fit(to: .chart))) {
            Text(hour.temperature, format: .degrees).font(.caption).bold().accessibilityHidden(true)
          }
          .accessibilityHidden(true)
      }
    }
    .chartXSelection(value: $selected)
    .chartXAxis { AxisMarks(values: .stride(by: .hour, count: 6)) }
    .chartYAxis { AxisMarks(format: .degrees) }
  }
}

struct RainChart: View {
  let hours: [Forecast.Hour]
  var body: some View {
    Chart(hours.dropLast()) { hour in
      BarMark(x: .value("Time", hour.date, unit: .hour), y: .value("Rain", hour.rain))
        .foregroundStyle(.blue.gradient)
        .cornerRadius(2)
    }
    .chartYScale(domain: 0...6)
    .chartYAxisLabel("mm")
  }
}

struct WindChart: View {
  let hours: [Forecast.Hour]
  @Environment(\.locale) private var locale
  var body: some View {
    let wind = locale.word("Wind"), gusts = locale.word("Gusts")
    Chart(hours) { hour in
      LineMark(x: .value("Time", hour.date), y: .value("Speed", hour.wind)).foregroundStyle(by: .value("Kind", wind))
      LineMark(x: .value("Time", hour.date), y: .value("Speed", hour.gusts)).foregroundStyle(by: .value("Kind", gusts))
    }
    .chartForegroundStyleScale([wind: Color.teal, gusts: Color.indigo])
    .chartYAxisLabel("m/s")
  }
}
