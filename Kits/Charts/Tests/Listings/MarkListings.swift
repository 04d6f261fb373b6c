import Charts
import SwiftUI

/// Charts as apps write them: each compiles unchanged, and is drawn by `ListingTests`.
enum MarkListings {
  @MainActor static var all: [(String, AnyView)] {
    [
      ("bars", AnyView(bars)), ("bars of elements", AnyView(barsOfElements)), ("bars beside", AnyView(barsBeside)),
      ("bars across", AnyView(barsAcross)), ("gantt", AnyView(gantt)), ("lines", AnyView(lines)),
      ("areas", AnyView(areas)), ("ranges", AnyView(ranges)), ("points", AnyView(points)),
      ("heat map", AnyView(heatMap)), ("rules", AnyView(rules)), ("donut", AnyView(donut)),
      ("conditions", AnyView(conditions)), ("own content", AnyView(ownContent)), ("styles", AnyView(styles)),
      ("histogram", AnyView(histogram)), ("edges", AnyView(edges)), ("layers", AnyView(layers)),
    ]
  }
  @MainActor static var bars: some View {
    Chart {
      BarMark(x: .value("Shape Type", "Cube"), y: .value("Total Count", 5))
      BarMark(x: .value("Shape Type", "Sphere"), y: .value("Total Count", 4))
      BarMark(x: .value("Shape Type", "Pyramid"), y: .value("Total Count", 4))
    }
  }
  @MainActor static var barsOfElements: some View {
    Chart(Samples.sales) {
      BarMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount), stacking: .standard)
        .foregroundStyle(by: .value("City", $0.city))
    }
    .chartForegroundStyleScale(["Oslo": .green, "Paris": .purple])
  }
  @MainActor static var barsBeside: some View {
    Chart(Samples.sales, id: \.id) { sale in
      BarMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount), width: .ratio(0.8))
        .foregroundStyle(by: .value("City", sale.city))
        .position(by: .value("City", sale.city), axis: .horizontal, span: .ratio(0.9))
        .cornerRadius(3)
        .annotation(position: .top, alignment: .center, spacing: 2) {
          Text("\(Int(sale.amount))").font(.caption2)
        }
    }
  }
  @MainActor static var barsAcross: some View {
    Chart(Samples.sales) { sale in
      BarMark(x: .value("Amount", sale.amount), y: .value("Day", sale.day), height: 14, stacking: .normalized)
        .foregroundStyle(by: .value("City", sale.city))
    }
    .chartXAxis { AxisMarks(format: Decimal.FormatStyle.Percent.percent.scale(100)) }
  }
  @MainActor static var gantt: some View {
    Chart {
      BarMark(xStart: .value("Start", 1), xEnd: .value("End", 4), y: .value("Task", "Plan"))
      BarMark(xStart: .value("Start", 3), xEnd: .value("End", 9), y: .value("Task", "Build"), height: .fixed(10))
    }
  }
  @MainActor static var lines: some View {
    Chart {
      ForEach(Samples.readings) { reading in
        LineMark(
          x: .value("Date", reading.date, unit: .month), y: .value("High", reading.high),
          series: .value("Kind", "High")
        )
        .foregroundStyle(.red)
        .symbol(.circle)
        LineMark(x: .value("Date", reading.date), y: .value("Low", reading.low), series: .value("Kind", "Low"))
          .foregroundStyle(Color.blue.gradient)
          .lineStyle(StrokeStyle(lineWidth: 2, dash: [5, 3]))
          .interpolationMethod(.catmullRom)
          .symbol { Image(systemName: "star.fill").font(.system(size: 8)) }
      }
    }
  }
  @MainActor static var areas: some View {
    Chart(Samples.sales) { sale in
      AreaMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount), stacking: .center)
        .foregroundStyle(by: .value("City", sale.city))
        .interpolationMethod(.monotone)
        .opacity(0.8)
        .alignsMarkStylesWithPlotArea()
    }
  }
  @MainActor static var ranges: some View {
    Chart(Samples.readings) { reading in
      AreaMark(
        x: .value("Date", reading.date), yStart: .value("Low", reading.low), yEnd: .value("High", reading.high)
      )
      .foregroundStyle(.linearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
      BarMark(
        x: .value("Date", reading.date, unit: .month), yStart: .value("Low", reading.low),
        yEnd: .value("High", reading.high), width: .fixed(6)
      )
      .clipShape(Capsule())
    }
  }
  @MainActor static var points: some View {
    Chart(Samples.sales) { sale in
      PointMark(x: .value("Amount", sale.amount), y: .value("Index", sale.id))
        .foregroundStyle(by: .value("City", sale.city))
        .symbol(by: .value("City", sale.city))
        .symbolSize(by: .value("Amount", sale.amount))
        .offset(x: 2, y: -1)
        .accessibilityLabel(sale.day)
        .accessibilityValue("\(sale.amount) sold")
        .accessibilityIdentifier("point\(sale.id)")
    }
    .chartSymbolScale(["Oslo": .square, "Paris": .diamond])
    .chartSymbolSizeScale(range: 20...200)
  }
  @MainActor static var heatMap: some View {
    Chart {
      ForEach(0..<6) { row in
        ForEach(0..<6) { column in
          RectangleMark(
            x: .value("Column", "\(column)"), y: .value("Row", "\(row)"), width: .inset(1), height: .inset(1)
          )
          .foregroundStyle(by: .value("Product", row * column))
        }
      }
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .red]))
  }
  @MainActor static var rules: some View {
    Chart {
      RuleMark(y: .value("Goal", 10))
        .foregroundStyle(.red)
        .lineStyle(.init(lineWidth: 1, dash: [4]))
        .annotation(
          position: .top, alignment: .leading, spacing: 0,
          overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
        ) { Text("Goal") }
      RuleMark(x: .value("Now", 3))
      RuleMark(xStart: .value("From", 1), xEnd: .value("To", 4), y: .value("Level", 6)).zIndex(-1)
      RuleMark(x: .value("Bar", 2), yStart: .value("From", 1), yEnd: .value("To", 12)).opacity(0.5)
    }
  }
  @MainActor static var donut: some View {
    Chart(Samples.sales, id: \.id) { sale in
      SectorMark(
        angle: .value("Amount", sale.amount), innerRadius: .ratio(0.6), outerRadius: .inset(4), angularInset: 1.5
      )
      .cornerRadius(4)
      .foregroundStyle(by: .value("Sale", "\(sale.day) \(sale.city)"))
      .annotation(position: .overlay) { Text(verbatim: "\(sale.id)").foregroundStyle(.white) }
    }
    .chartLegend(position: .trailing, alignment: .center, spacing: 12)
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let anchor = proxy.plotFrame {
          let frame = geometry[anchor]
          Text("Sales").position(x: frame.midX, y: frame.midY)
        }
      }
    }
  }
  @MainActor static var conditions: some View {
    let shown: Double? = 4
    return Chart {
      if let shown { RuleMark(y: .value("Shown", shown)) }
      if Samples.sales.count > 3 {
        PointMark(x: .value("A", 1), y: .value("B", 2))
      } else {
        LineMark(x: .value("A", 1), y: .value("B", 2))
      }
      switch Weather.sun {
      case .sun: BarMark(x: .value("A", 2), y: .value("B", 3))
      case .rain:
        RectangleMark(xStart: .value("A", 1), xEnd: .value("A", 2), yStart: .value("B", 0), yEnd: .value("B", 1))
      }
      if #available(iOS 17, *) { PointMark(x: .value("A", 3), y: .value("B", Grade(3))) }
      Group {
        PointMark(x: .value("A", 4), y: .value("B", Grade(4)))
        AnyChartContent(PointMark(x: .value("A", 5), y: .value("B", 2)))
      }
    }
  }
  struct Target: ChartContent {
    let value: Double
    var body: some ChartContent {
      RuleMark(y: .value("Target", value)).foregroundStyle(.secondary)
      Plot {
        PointMark(x: .value("X", "a"), y: .value("Y", value))
        PointMark(x: .value("X", "b"), y: .value("Y", value))
      }
      .foregroundStyle(.orange)
    }
  }
  @MainActor static var ownContent: some View { Chart { Target(value: 5) } }
  @MainActor static var styles: some View {
    Chart(Weather.allCases, id: \.self) { weather in
      BarMark(x: .value(Text("Weather"), weather), y: .value(String("Days"), 10))
        .foregroundStyle(by: .value("Weather", weather))
        .shadow(radius: 3)
        .blur(radius: 0.5)
        .cornerRadius(6, style: .circular)
        .symbol(BasicChartSymbolShape.circle.strokeBorder(lineWidth: 2))
        .accessibilityHidden(false)
    }
    .chartForegroundStyleScale { (weather: Weather) in weather == .sun ? Color.yellow : .gray }
  }
  @MainActor static var histogram: some View {
    let bins = NumberBins(data: Samples.sales.map(\.amount), desiredCount: 5)
    let counts = Dictionary(grouping: Samples.sales) { bins.index(for: $0.amount) }
    return Chart(counts.sorted { $0.key < $1.key }, id: \.key) { index, sales in
      BarMark(x: .value("Amount", bins[index]), y: .value("Count", sales.count))
    }
  }
  @MainActor static var edges: some View {
    Chart {
      RectangleMark(xStart: .value("A", 1), xEnd: .value("B", 2)).foregroundStyle(.gray.opacity(0.2))
      RectangleMark(yStart: .value("A", 3), yEnd: .value("B", 4)).foregroundStyle(.green.opacity(0.2))
      RectangleMark(xStart: 10, xEnd: 40, yStart: 10, yEnd: 30)
      PointMark(x: 20, y: .value("Y", 2))
      PointMark(x: .value("X", 1.5), y: 30)
      BarMark(x: .value("X", 4), yStart: 0, yEnd: 20, width: 5)
      BarMark(xStart: nil, xEnd: 20, y: .value("Y", 3))
    }
  }
  @MainActor static var layers: some View {
    Chart {
      Plot {
        ForEach(Samples.sales) { BarMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)) }
      }
      .compositingLayer { $0.opacity(0.5).blur(radius: 1) }
      LineMark(x: .value("Day", "Mon"), y: .value("Amount", 3)).compositingLayer()
      LineMark(x: .value("Day", "Wed"), y: .value("Amount", 30))
      AreaMark(x: .value("Day", "Mon"), y: .value("Amount", 9)).mask {
        RectangleMark(x: .value("Day", "Mon"), y: .value("Amount", 4))
      }
    }
  }
}
