import Charts
import SwiftUI

struct Measurement: Identifiable {
  let id: Int
  let day: Date
  let city: String
  let low: Double
  let high: Double
  var mean: Double { (low + high) / 2 }
}

/// A chart with ten marks.
struct MarksOfTen: View {
  let data: [Measurement]
  let limit: Double
  @State private var selected: Date?

  private var top: Double { data.map(\.high).max() ?? 0 }

  var body: some View {
    Chart {
      ForEach(data) { item in
        BarMark(x: .value("Day", item.day, unit: .day), yStart: .value("Low", item.low), yEnd: .value("High", item.high), width: .ratio(0.6)) // slow error: BarMark(x: .value("Day", item.day, unit: .day), yStart: .value("Low", item.lowest), yEnd: .value("High", item.high), width: .ratio(0.6))
          .foregroundStyle(by: .value("City", item.city))
          .cornerRadius(4)
          .opacity(0.6)
        LineMark(x: .value("Day", item.day, unit: .day), y: .value("Mean", item.mean)) // slow error: LineMark(x: .value("Day", item.day, unit: .day), z: .value("Mean", item.mean))
          .foregroundStyle(by: .value("City", item.city))
          .interpolationMethod(.catmullRom)
          .lineStyle(StrokeStyle(lineWidth: 2, dash: [4, 2]))
        AreaMark(x: .value("Day", item.day, unit: .day), y: .value("Mean", item.mean * 0.5 + 1)) // slow error: AreaMark(x: .value("Day", item.day, unit: .day), y: .value("Mean", item.mean * "0.5" + 1))
          .foregroundStyle(LinearGradient(colors: [.blue.opacity(0.3), .clear], startPoint: .top, endPoint: .bottom)) // slow error: .foregroundStyle(LinearGradient(colours: [.blue.opacity(0.3), .clear], startPoint: .top, endPoint: .bottom))
        PointMark(x: .value("Day", item.day, unit: .day), y: .value("Mean", item.mean))
          .symbol(by: .value("City", item.city))
          .symbolSize(40)
          .accessibilityLabel(item.city)
          .annotation(position: .top, alignment: .center, spacing: 2) { Text("\(Int(item.mean))°").font(.caption2) } // slow error: .annotation(position: .top, alignment: .centre, spacing: 2) { Text("\(Int(item.mean))°").font(.caption2) }
      }
      RuleMark(y: .value("Limit", limit))
        .foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [2]))
        .annotation(position: .top, alignment: .leading, spacing: 2) { Text("Limit").foregroundStyle(.red) }
      RuleMark(y: .value("Mean", top / 2 + limit * 0.25))
        .foregroundStyle(.gray.opacity(0.5))
      if let selected {
        RuleMark(x: .value("Selected", selected, unit: .day))
          .foregroundStyle(.secondary)
          .zIndex(-1)
      }
      RectangleMark(xStart: .value("From", data[0].day), xEnd: .value("To", data[1].day), yStart: .value("Low", 0.0), yEnd: .value("High", top))
        .foregroundStyle(.yellow.opacity(0.2))
      if limit > top {
        PointMark(x: .value("Day", data[0].day, unit: .day), y: .value("Top", top)).symbolSize(80)
      } else {
        BarMark(x: .value("Day", data[0].day, unit: .day), yStart: .value("Limit", limit), yEnd: .value("Top", top), width: .ratio(0.2))
          .foregroundStyle(.orange)
      }
      LineMark(x: .value("Day", data[0].day, unit: .day), y: .value("Limit", limit * 1.5 - 2))
    }
    .chartForegroundStyleScale(["Oslo": Color.blue, "Lisbon": Color.orange])
    .chartYScale(domain: 0...(top * 1.2 + 1)) // error: .chartYScale(domain: 0...(top * 1.2 + limits))
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true) // slow error: AxisValueLabel(format: .dateTime.weekday(.narrowest), centered: true)
      }
    }
    .chartXSelection(value: $selected) // slow error: .chartXSelection(value: selected)
    .chartLegend(position: .bottom, alignment: .leading, spacing: 8)
    .frame(height: 240)
    .padding()
  }
}
