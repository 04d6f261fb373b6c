import Charts
import SwiftUI

/// Charts taken apart into properties and functions, as apps have them.
@MainActor struct AppListings {
  static var all: [(String, AnyView)] {
    let listings = AppListings()
    return [
      ("parts", AnyView(listings.parts)), ("one bar", AnyView(listings.oneBar)), ("circles", AnyView(listings.circles)),
      ("indices", AnyView(listings.indices)), ("nested", AnyView(listings.nested)), ("tint", AnyView(listings.tinted)),
      ("compact", AnyView(Compact(compact: true))), ("week", AnyView(Week())), ("log", AnyView(listings.logarithm)),
    ]
  }
  var average: Double? = 11
  let limit: Float = 1.6
  let colorScale: KeyValuePairs<String, Color> = ["Oslo": .mint, "Paris": .indigo]
  let shapes: [BasicChartSymbolShape] = [.circle, .square]

  @ChartContentBuilder private var thresholds: some ChartContent {
    RuleMark(y: .value("Warning", 5)).foregroundStyle(.orange.opacity(0.5))
      .annotation(position: .top, alignment: .leading, spacing: 2) { if average != nil { Text("Careful") } }
    RuleMark(y: .value("Limit", limit)).lineStyle(.init(lineWidth: 1, dash: [2]))
  }
  @ChartContentBuilder private func bar(_ sale: Sale, name: String, unit: String) -> some ChartContent {
    BarMark(x: .value(name, sale.day), y: .value(unit, sale.amount))
      .foregroundStyle(sale.amount > 10 ? Color.green : Color.secondary)
  }
  private func days() -> some AxisContent {
    AxisMarks(values: Samples.sales.map(\.day)) { value in
      AxisValueLabel { if let day = value.as(String.self) { Text(day.prefix(1)) } }
    }
  }
  @AxisContentBuilder private var amounts: some AxisContent {
    AxisMarks(position: .leading, values: .stride(by: 10.0)) { value in
      AxisGridLine().foregroundStyle(Color.primary.opacity(0.1))
      if let amount = value.as(Double.self) { AxisValueLabel("\(Int(amount)) kr") }
    }
    if average != nil { AxisMarks(position: .trailing, values: [average ?? 0]) { AxisTick() } }
  }
  var parts: some View {
    Chart {
      thresholds
      ForEach(Samples.sales) { sale in
        let name = "Day"
        bar(sale, name: name, unit: "Kroner")
      }
      if let average { RuleMark(y: .value("Average", average)).foregroundStyle(.tint.secondary) }
    }
    .chartXAxis { days() }
    .chartYAxis { amounts }
    .chartYScale(domain: 0...max(Samples.sales.map(\.amount).max() ?? 0, 40))
  }
  var oneBar: some View {
    Chart(Samples.sales) { sale in
      BarMark(x: .value("Amount", sale.amount))
        .foregroundStyle(by: .value("City", sale.city))
    }
    .chartForegroundStyleScale(colorScale)
    .chartXAxis(.hidden)
    .frame(height: 60)
  }
  var circles: some View {
    Chart(Samples.sales) { sale in
      LineMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount))
        .foregroundStyle(by: .value("City", sale.city))
        .symbol(Circle().strokeBorder(lineWidth: 2))
        .symbolSize(60)
      PointMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount)).symbol(Circle())
    }
    .chartSymbolScale(["Oslo": Circle().strokeBorder(lineWidth: 1), "Paris": Circle().strokeBorder(lineWidth: 2)])
    .chartForegroundStyleScale(range: [Color.red, .blue])
    .chartLegend(Samples.sales.count > 1 ? .visible : .hidden)
  }
  var indices: some View {
    Chart {
      ForEach(Array(Samples.sales.enumerated()), id: \.offset) { index, sale in
        BarMark(x: .value("Index", index), y: .value("Amount", sale.amount))
          .foregroundStyle(LinearGradient(colors: [.blue, .purple], startPoint: .bottom, endPoint: .top))
      }
    }
    .chartXAxis { AxisMarks(values: .automatic(desiredCount: 4)) { _ in AxisGridLine(stroke: StrokeStyle(dash: [3])) } }
    .chartSymbolScale(range: shapes)
  }
  var nested: some View {
    Chart {
      ForEach(["Oslo", "Paris"], id: \.self) { city in
        ForEach(Samples.sales.filter { $0.city == city }) { sale in
          LineMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount))
        }
        .foregroundStyle(by: .value("City", city))
        .symbol(by: .value("City", city))
        .interpolationMethod(.catmullRom)
      }
    }
    .chartForegroundStyleScale(domain: ["Oslo", "Paris"], range: [.teal, .brown])
    .chartXAxisLabel(position: .bottom, alignment: .center) { Text("Days").font(.caption) }
  }
  var tinted: some View {
    Chart(Samples.readings) { reading in
      BarMark(x: .value("Month", reading.date, unit: .month), y: .value("High", reading.high)).foregroundStyle(.tint)
    }
    .tint(.pink)
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { AxisValueLabel(format: .dateTime.month(.narrow), centered: true) }
    }
    .chartYAxis {
      AxisMarks { _ in
        AxisGridLine()
        AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent())
      }
    }
  }
  var logarithm: some View {
    Chart { LinePlot(x: "x", y: "y") { x in pow(10, x) } }
      .chartXScale(domain: 0...4)
      .chartYScale(domain: 1...10_000, type: .log)
      .chartYAxis { AxisMarks(values: [1, 10, 100, 1000, 10_000]) }
  }
  struct Compact: View {
    let compact: Bool
    @State private var selected: Date?
    var body: some View {
      Chart(Samples.readings, id: \.self) { reading in
        LineMark(x: .value("Date", reading.date), y: .value("High", reading.high))
        if let selected {
          RuleMark(x: .value("Selected", selected, unit: .day))
            .zIndex(-1)
            .annotation(position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
              Text(selected, format: .dateTime.month())
            }
        }
      }
      .chartXSelection(value: compact ? .constant(nil) : $selected.animation(.spring))
      .chartXScale(range: .plotDimension(startPadding: compact ? 5 : 10, endPadding: compact ? 8 : 20))
      .chartPlotStyle { $0.clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous)) }
      .accessibilityLabel("Temperatures")
    }
  }
  struct Week: View {
    @State private var start = Samples.date(2024, 1, 1)
    var body: some View {
      let chart = Chart(Samples.readings) { BarMark(x: .value("Date", $0.date), y: .value("High", $0.high)) }
      let scrolling =
        chart
        .chartScrollableAxes(.horizontal)
        .chartScrollTargetBehavior(.valueAligned(unit: 7 * 24 * 60 * 60))
        .chartXVisibleDomain(length: 90 * 24 * 60 * 60)
        .chartScrollPosition(x: $start)
      scrolling.chartYAxis { AxisMarks(preset: .inset, position: .leading) }
    }
  }
}
