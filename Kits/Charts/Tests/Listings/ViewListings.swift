import Charts
import SwiftUI

/// Modifiers of charts as apps write them.
enum ViewListings {
  @MainActor static var all: [(String, AnyView)] {
    [
      ("axes", AnyView(axes)), ("axis values", AnyView(axisValues)), ("labels", AnyView(labels)),
      ("scales", AnyView(scales)), ("legends", AnyView(legends)), ("selection", AnyView(Selection())),
      ("scrolling", AnyView(Scrolling())), ("proxy", AnyView(proxy)), ("plots", AnyView(plots)),
      ("functions", AnyView(functions)), ("line styles", AnyView(lineStyles)), ("hidden", AnyView(hidden)),
      ("from the right", AnyView(MarkListings.barsBeside.environment(\.layoutDirection, .rightToLeft))),
      ("from the right lying", AnyView(MarkListings.barsAcross.environment(\.layoutDirection, .rightToLeft))),
      ("dark", AnyView(MarkListings.lines.background(.black).environment(\.colorScheme, .dark))),
    ]
  }
  @MainActor static var line: some View {
    Chart(Samples.readings) { LineMark(x: .value("Date", $0.date), y: .value("High", $0.high)) }
  }
  @MainActor static var axes: some View {
    line
      .chartXAxis {
        AxisMarks(values: .stride(by: .month)) { value in
          if value.index % 2 == 0 {
            AxisGridLine(stroke: StrokeStyle(lineWidth: 1))
            AxisTick(length: 8)
            AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
          }
          if let date = value.as(Date.self) {
            AxisValueLabel { Text(date, format: .dateTime.month()).foregroundStyle(.red) }
          }
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) {
          AxisGridLine().foregroundStyle(.blue)
          AxisValueLabel(anchor: .bottom).font(.caption).offset(x: 2)
        }
        AxisMarks(preset: .aligned, position: .trailing, values: [0, 10, 20]) { value in
          AxisTick(centered: false, length: .longestLabel, stroke: nil)
          AxisValueLabel(
            "\(value.index)", collisionResolution: .greedy(priority: 1, minimumSpacing: 2), orientation: .vertical,
            horizontalSpacing: 2)
        }
      }
      .chartXAxisStyle { $0.background(Color.gray.opacity(0.1)) }
  }
  @MainActor static var axisValues: some View {
    line
      .chartXAxis { AxisMarks(preset: .extended, values: .stride(by: .month, count: 3)) }
      .chartYAxis { AxisMarks(format: .currency(code: "EUR").precision(.fractionLength(0)), values: .stride(by: 5)) }
  }
  @MainActor static var labels: some View {
    line
      .chartXAxisLabel("Month")
      .chartYAxisLabel("High", position: .leading, alignment: .center, spacing: 8)
      .chartYAxisLabel(position: .top) { Label("Degrees", systemImage: "thermometer") }
      .chartPlotStyle { plot in
        plot.background(.blue.opacity(0.05)).border(.gray, width: 0.5).frame(height: 120)
      }
  }
  @MainActor static var scales: some View {
    Chart {
      PointMark(x: .value("X", 10), y: .value("Y", 0.5))
      PointMark(x: .value("X", 1000), y: .value("Y", 0.75))
    }
    .chartXScale(domain: 1...10_000, range: .plotDimension(padding: 10), type: .log)
    .chartYScale(domain: .automatic(includesZero: false, reversed: true))
    .chartYScale(type: .symmetricLog)
    .chartForegroundStyleScale(domain: ["a", "b"], range: [Color.red, .green])
    .chartSymbolScale(domain: ["a"], range: [.circle])
  }
  @MainActor static var legends: some View {
    VStack {
      Chart(Samples.sales) {
        PointMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)).foregroundStyle(by: .value("City", $0.city))
      }
      .chartLegend(position: .top, alignment: .topTrailing)
      Chart(Samples.sales) {
        PointMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)).foregroundStyle(by: .value("City", $0.city))
      }
      .chartLegend { HStack { Text("Cities") } }
      .chartForegroundStyleScale(domain: ["Paris", "Oslo"], mapping: { $0 == "Oslo" ? Color.mint : .pink })
    }
  }
  @MainActor static var hidden: some View {
    line.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      .chartXScale(domain: Samples.date(2024, 1, 1)...Samples.date(2025, 1, 1))
      .chartYScale(domain: [0, 50])
  }
  struct Selection: View {
    @State private var day: String?
    @State private var range: ClosedRange<Double>?
    @State private var angle: Double?
    var body: some View {
      Chart(Samples.sales) { BarMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)) }
        .chartXSelection(value: $day)
        .chartYSelection(range: $range)
        .chartAngleSelection(value: $angle)
    }
  }
  struct Scrolling: View {
    @State private var start = Samples.date(2024, 2, 1)
    var body: some View {
      Chart(Samples.readings) { BarMark(x: .value("Date", $0.date, unit: .month), y: .value("High", $0.high)) }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 3600 * 24 * 90)
        .chartScrollPosition(x: $start)
        .chartScrollTargetBehavior(
          .valueAligned(matching: DateComponents(day: 1, hour: 0), majorAlignment: .matching(DateComponents(month: 1))))
    }
  }
  @MainActor static var proxy: some View {
    line
      .chartOverlay(alignment: .topLeading) { proxy in
        GeometryReader { geometry in
          Rectangle().fill(.clear).contentShape(Rectangle())
            .gesture(
              DragGesture().onChanged { value in
                guard let frame = proxy.plotFrame else { return }
                let origin = geometry[frame].origin
                let point = CGPoint(x: value.location.x - origin.x, y: value.location.y - origin.y)
                _ = proxy.value(at: point, as: (Date, Double).self)
                if let date: Date = proxy.value(atX: point.x) { _ = proxy.position(forX: date) }
              })
          if let range = proxy.positionRange(forX: Samples.date(2024, 3, 1)) {
            Text("\(Int(range.lowerBound))").offset(x: range.lowerBound)
          }
        }
      }
      .chartGesture { proxy in
        DragGesture(minimumDistance: 0).onChanged { proxy.selectXValue(at: $0.location.x) }
      }
  }
  @MainActor static var plots: some View {
    Chart {
      BarPlot(Samples.sales, x: .value("Day", \.day), y: .value("Amount", \.amount), width: .fixed(\.width))
        .foregroundStyle(\.color)
        .cornerRadius(4)
      LinePlot(Samples.sales, x: .value("Day", \.day), y: .value("Amount", \.amount), series: .value("City", \.city))
        .foregroundStyle(by: .value("City", \.city))
      PointPlot(Samples.sales, x: .value("Day", \.day), y: .value("Amount", \.amount))
        .symbol(by: .value("City", \.city)).symbolSize(40)
      RulePlot(Samples.sales, y: .value("Amount", \.amount)).opacity(0.2)
      RectanglePlot(Samples.sales, x: .value("Day", \.day), y: .value("Amount", \.amount), width: 3, height: 3)
      AreaPlot(Samples.sales, x: .value("Day", \.day), y: .value("Amount", \.amount), stacking: .unstacked)
        .foregroundStyle(.yellow.opacity(0.2))
    }
  }
  @MainActor static var functions: some View {
    Chart {
      LinePlot(x: "x", y: "sin(x)") { sin($0) }
      AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...3) { x in (yStart: cos(x), yEnd: cos(x) + 0.5) }
        .foregroundStyle(.green.opacity(0.4))
      LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { t in (x: 3 * cos(t), y: sin(t)) }
        .foregroundStyle(.red)
    }
    .chartXScale(domain: -4...4)
    .chartYScale(domain: -2...2)
  }
  @MainActor static var lineStyles: some View {
    Chart(Samples.sales) {
      LineMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)).lineStyle(by: .value("City", $0.city))
    }
    .chartLineStyleScale(["Oslo": StrokeStyle(lineWidth: 3), "Paris": StrokeStyle(lineWidth: 1, dash: [3])])
  }
}
