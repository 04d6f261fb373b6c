import Charts
import SwiftUI

/// From the low to the high of each day.
struct WeekChart: View {
  let days: [Forecast.Day]
  var body: some View {
    Chart(days) { day in
      BarMark(
        x: .value("Day", day.date, unit: .day), yStart: .value("Low", day.low), yEnd: .value("High", day.high),
        width: .fixed(12)
      )
      .foregroundStyle(.linearGradient(colors: [.cyan, .orange], startPoint: .bottom, endPoint: .top))
      .clipShape(Capsule())
      .annotation(position: .top) {
        // The mark tells it.
        Text(day.high, format: .degrees).font(.caption2).foregroundStyle(.secondary).accessibilityHidden(true)
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
      }
    }
    .chartYAxis(.hidden)
    .chartYScale(domain: .automatic(includesZero: false))
  }
}

/// Every three hours of the week: days from the top down, the warmer the redder.
struct WarmthChart: View {
  let hours: [Forecast.Part]
  @Environment(\.locale) private var locale

  var body: some View {
    Chart(hours) { part in
      RectangleMark(
        xStart: .value("Time", part.hour), xEnd: .value("Time", part.hour + 3), y: .value("Day", day(part)),
        height: .ratio(1)
      )
      .foregroundStyle(by: .value("Temperature", part.temperature))
      .clipShape(RoundedRectangle(cornerRadius: 4).inset(by: 1))
      .accessibilityLabel("\(day(part)), \(part.hour)")
      .accessibilityValue(Text(part.temperature, format: .degrees))
    }
    .chartXScale(domain: 0...24)
    .chartXAxis { AxisMarks(values: [0, 6, 12, 18]) { _ in AxisValueLabel(anchor: .topLeading) } }
    .chartYAxis { AxisMarks(position: .leading) { _ in AxisValueLabel() } }
    .chartForegroundStyleScale(range: Gradient(colors: [.blue, .cyan, .yellow, .orange, .red]))
    .chartLegend(.hidden)
  }
  private func day(_ part: Forecast.Part) -> String {
    part.start.formatted(.dateTime.weekday(.abbreviated).locale(locale))
  }
}

/// How much of the week each sky has.
struct SkyChart: View {
  let skies: [Forecast.Sky]
  @State private var angle: Double?
  @Environment(\.locale) private var locale

  private var selected: Forecast.Sky? {
    guard let angle else { return nil }
    var sum = 0.0
    return skies.first { sky in
      sum += sky.hours
      return angle < sum
    }
  }
  var body: some View {
    Chart(skies) { sky in
      SectorMark(angle: .value("Hours", sky.hours), innerRadius: .ratio(0.62), angularInset: 1.5)
        .cornerRadius(4)
        .foregroundStyle(by: .value("Sky", locale.word(sky.name)))
        .opacity(selected == nil || selected == sky ? 1 : 0.4)
    }
    .chartForegroundStyleScale(
      domain: skies.map { locale.word($0.name) }, range: [Color.yellow, .gray, .blue]
    )
    .chartAngleSelection(value: $angle)
    .chartLegend(position: .trailing, alignment: .center)
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let frame = proxy.plotFrame.map({ geometry[$0] }), let sky = selected ?? skies.first {
          VStack {
            Text(sky.hours / 168, format: .percent.precision(.fractionLength(0))).font(.headline)
            Text(LocalizedStringKey(sky.name)).font(.caption).foregroundStyle(.secondary)
          }
          .position(x: frame.midX, y: frame.midY)
        }
      }
    }
  }
}
