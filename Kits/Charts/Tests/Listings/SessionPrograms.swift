import Charts
import SwiftUI

/// Programs as sessions on charts show them, from memory: pancakes, tacos and a food truck, with numbers of our own.
@MainActor enum SessionPrograms {
  static var all: [(String, AnyView)] {
    [
      ("pancakes", AnyView(Pancakes())), ("best sellers", AnyView(BestSellers())), ("cities", AnyView(CityLines())),
      ("daily sales", AnyView(DailySales())), ("monthly range", AnyView(MonthlyRange())),
      ("sales donut", AnyView(SalesDonut())), ("scrolling sales", AnyView(ScrollingSales())),
      ("week days", AnyView(WeekDaySelection())), ("functions of x", AnyView(Functions())),
      ("clusters", AnyView(Clusters())), ("own axes", AnyView(OwnAxes())),
    ]
  }

  /// A bar for each of a few things, the simplest there is.
  struct Pancakes: View {
    let sales: [(name: String, count: Int)] = [("Cachapa", 916), ("Injera", 850), ("Crêpe", 802), ("Dosa", 753)]
    var body: some View {
      List {
        Section {
          Chart {
            ForEach(sales, id: \.name) { element in
              BarMark(x: .value("Sales", element.count), y: .value("Name", element.name))
                .accessibilityLabel(element.name)
                .accessibilityValue("\(element.count) sold")
            }
          }
          .frame(height: 150)
        }
      }
    }
  }

  /// The most popular one in the accent colour, the others in grey.
  struct BestSellers: View {
    let sales: [(name: String, count: Int)] = [("Cachapa", 916), ("Injera", 850), ("Crêpe", 802), ("Dosa", 753)]
    var mostPopular: String { sales.max { $0.count < $1.count }?.name ?? "" }
    var body: some View {
      VStack(alignment: .leading) {
        Text("Most Popular Style").font(.callout).foregroundStyle(.secondary)
        Text(mostPopular).font(.title2.bold()).foregroundColor(.primary)
        Chart(sales, id: \.name) { element in
          BarMark(x: .value("Sales", element.count), y: .value("Name", element.name))
            .foregroundStyle(element.name == mostPopular ? Color.accentColor : .gray.opacity(0.3))
            .annotation(position: .overlay, alignment: .trailing) { Text("\(element.count)").foregroundStyle(.white) }
        }
        .chartXAxis(.hidden)
        .chartYAxis { AxisMarks { _ in AxisValueLabel() } }
      }
    }
  }

  struct Series: Identifiable {
    let city: String
    let sales: [(weekday: Date, sales: Int)]
    var id: String { city }
  }
  static let week = (0..<7).map { Samples.date(2024, 5, 6 + $0) }
  static let cities: [Series] = [
    .init(city: "Cupertino", sales: Array(zip(week, [54, 42, 88, 49, 42, 125, 67]))),
    .init(city: "San Francisco", sales: Array(zip(week, [81, 90, 52, 72, 84, 84, 137]))),
  ]
  /// Two series, told apart by colour and symbol, with weekdays below.
  struct CityLines: View {
    @State private var shown = "Both"
    var body: some View {
      Chart(cities.filter { shown == "Both" || $0.city == shown }) { series in
        ForEach(series.sales, id: \.weekday) { element in
          LineMark(
            x: .value("Day", element.weekday, unit: .day, calendar: Samples.calendar), y: .value("Sales", element.sales)
          )
        }
        .foregroundStyle(by: .value("City", series.city))
        .symbol(by: .value("City", series.city))
        .interpolationMethod(.catmullRom)
      }
      .chartForegroundStyleScale(["San Francisco": .purple, "Cupertino": .green])
      .chartSymbolScale([
        "San Francisco": Circle().strokeBorder(lineWidth: 2), "Cupertino": Circle().strokeBorder(lineWidth: 1),
      ])
      .chartLegend(position: .top)
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { _ in
          AxisTick()
          AxisGridLine()
          AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
        }
      }
      .chartYScale(range: .plotDimension(startPadding: 20, endPadding: 20))
    }
  }

  static let daily: [(day: Date, sales: Int)] = (0..<30).map { index in
    (Samples.date(2024, 5, 1 + index), 150 + Int(80 * sin(Double(index) * 0.9)) + index * 2)
  }
  /// Bars of thirty days, a rule at their average.
  struct DailySales: View {
    var average: Double { Double(daily.map(\.sales).reduce(0, +)) / Double(daily.count) }
    var body: some View {
      Chart {
        ForEach(daily, id: \.day) {
          BarMark(x: .value("Day", $0.day, unit: .day, calendar: Samples.calendar), y: .value("Sales", $0.sales))
        }
        .foregroundStyle(.gray.opacity(0.3))
        RuleMark(y: .value("Average", average))
          .lineStyle(StrokeStyle(lineWidth: 3))
          .annotation(position: .top, alignment: .leading) {
            Text("Average: \(average, format: .number.precision(.fractionLength(0)))")
              .font(.headline).foregroundStyle(.blue)
          }
      }
    }
  }

  static let monthly: [(month: Date, average: Int, low: Int, high: Int)] = (1...12).map { month in
    let average = 120 + Int(20 * sin(Double(month)))
    return (Samples.date(2024, month, 1), average, average - 40 - month, average + 50 + month)
  }
  /// From the least to the most of each month, and the average as a line across.
  struct MonthlyRange: View {
    var body: some View {
      Chart {
        ForEach(monthly, id: \.month) { element in
          BarMark(
            x: .value("Month", element.month, unit: .month, calendar: Samples.calendar),
            yStart: .value("Sales Min", element.low), yEnd: .value("Sales Max", element.high), width: .ratio(0.6)
          )
          .opacity(0.3)
          RectangleMark(
            x: .value("Month", element.month, unit: .month, calendar: Samples.calendar),
            y: .value("Sales Average", element.average), width: .ratio(0.6), height: .fixed(2))
        }
        .foregroundStyle(.gray.opacity(0.5))
        RuleMark(y: .value("Average", 137))
          .foregroundStyle(.blue)
          .lineStyle(StrokeStyle(lineWidth: 2, dash: [5, 3]))
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .month)) { _ in AxisValueLabel(format: .dateTime.month(.narrow), centered: true) }
      }
    }
  }

  /// A ring of sectors with the largest in its middle.
  struct SalesDonut: View {
    let data: [(name: String, sales: Int)] = [
      ("Cachapa", 916), ("Injera", 850), ("Crêpe", 802), ("Dosa", 753), ("Baghrir", 654), ("Pannekoek", 438),
    ]
    @State private var selectedAngle: Double?
    private var selected: String {
      guard let selectedAngle else { return data[0].name }
      var sum = 0.0
      return data.first {
        sum += Double($0.sales); return selectedAngle <= sum
      }?.name ?? data[0].name
    }
    var body: some View {
      Chart(data, id: \.name) { element in
        SectorMark(angle: .value("Sales", element.sales), innerRadius: .ratio(0.618), angularInset: 1.5)
          .cornerRadius(5)
          .foregroundStyle(by: .value("Name", element.name))
          .opacity(element.name == selected ? 1.0 : 0.3)
      }
      .scaledToFit()
      .chartLegend(alignment: .center, spacing: 18)
      .chartAngleSelection(value: $selectedAngle)
      .chartBackground { chartProxy in
        GeometryReader { geometry in
          let frame = geometry[chartProxy.plotFrame!]
          VStack {
            Text("Most Sold Style").font(.callout).foregroundStyle(.secondary)
            Text(selected).font(.title2.bold()).foregroundColor(.primary)
          }
          .position(x: frame.midX, y: frame.midY)
        }
      }
    }
  }

  /// A year of days, thirty in sight, which comes to rest at the first of a month.
  struct ScrollingSales: View {
    @State private var scrollPosition = Samples.date(2024, 3, 1)
    let year: [(Date, Int)] = (0..<365).map { day in
      (Samples.date(2024, 1, 1 + day), 150 + Int(80 * sin(Double(day) * 0.2)) + day / 5)
    }
    var body: some View {
      Chart(year, id: \.0) {
        BarMark(x: .value("Day", $0.0, unit: .day, calendar: Samples.calendar), y: .value("Sales", $0.1))
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 3600 * 24 * 30)
      .chartScrollTargetBehavior(
        .valueAligned(matching: .init(hour: 0), majorAlignment: .matching(.init(day: 1)))
      )
      .chartScrollPosition(x: $scrollPosition)
      .chartXAxis {
        AxisMarks(values: .stride(by: .day, count: 7)) {
          AxisTick()
          AxisGridLine()
          AxisValueLabel(format: .dateTime.month().day())
        }
      }
    }
  }

  /// What is at the day under the pointer, above the chart.
  struct WeekDaySelection: View {
    @State private var rawSelectedDate: Date?
    var selectedDate: Date? {
      rawSelectedDate.flatMap { raw in week.first { $0 <= raw && raw < $0.addingTimeInterval(86_400) } }
    }
    var body: some View {
      Chart {
        ForEach(cities) { series in
          ForEach(series.sales, id: \.weekday) { element in
            LineMark(
              x: .value("Day", element.weekday, unit: .day, calendar: Samples.calendar),
              y: .value("Sales", element.sales))
          }
          .foregroundStyle(by: .value("City", series.city))
        }
        if let selectedDate {
          RuleMark(x: .value("Selected", selectedDate, unit: .day, calendar: Samples.calendar))
            .foregroundStyle(Color.gray.opacity(0.3))
            .offset(yStart: -10)
            .zIndex(-1)
            .annotation(
              position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
            ) { valueSelectionPopover }
        }
      }
      .chartXSelection(value: $rawSelectedDate)
    }
    @ViewBuilder var valueSelectionPopover: some View {
      VStack(alignment: .leading) {
        Text("Average").font(.preferredFont()).foregroundStyle(.secondary)
        HStack(spacing: 20) { ForEach(cities) { Text($0.city) } }
      }
      .padding(6)
      .background { RoundedRectangle(cornerRadius: 4).foregroundStyle(Color.gray.opacity(0.12)) }
    }
  }

  /// Curves of functions, with the area between two of them.
  struct Functions: View {
    var body: some View {
      Chart {
        LinePlot(x: "x", y: "y") { x in x * x }
          .foregroundStyle(by: .value("expression", "x²"))
        LinePlot(x: "x", y: "y", domain: -1...1) { x in sin(x * 3) }
          .foregroundStyle(by: .value("expression", "sin 3x"))
        AreaPlot(x: "x", yStart: "yStart", yEnd: "yEnd", domain: -2...2) { x in
          (yStart: cos(x) / 2 - 1, yEnd: cos(x))
        }
        .foregroundStyle(.teal.opacity(0.2))
        LinePlot(x: "x", y: "y", t: "t", domain: -Double.pi...Double.pi) { t in
          (x: sqrt(2) * pow(sin(t), 3) / 2, y: cos(t) * (2 - cos(t) - pow(cos(t), 2)) / 2)
        }
        .foregroundStyle(.red).opacity(0.7)
      }
      .chartXScale(domain: -2...2)
      .chartYScale(domain: -2...4)
      .chartXAxisLabel("x")
      .chartYAxisLabel("y")
    }
  }

  struct Point: Identifiable {
    let id: Int
    let x: Double
    let y: Double
    let kind: String
    let size: Double
    let color: Color
    let accessibilityName: String
  }
  /// Hundreds of points over a collection, by colour, form and size.
  struct Clusters: View {
    let model: [Point] = (0..<300).map { index in
      let kind = index % 3, t = Double(index)
      return Point(
        id: index, x: Double(kind) * 3 + sin(t * 1.7) * cos(t * 0.37) * 2, y: Double(kind * kind) + cos(t * 2.3) * 1.5,
        kind: ["Solar", "Wind", "Water"][kind], size: 5 + abs(sin(t)) * 40, color: .blue,
        accessibilityName: "Panel \(index)")
    }
    var body: some View {
      Chart {
        PointPlot(model, x: .value("Longitude", \.x), y: .value("Latitude", \.y))
          .symbolSize(by: .value("Capacity", \.size))
          .foregroundStyle(by: .value("Kind", \.kind))
          .accessibilityLabel(\.accessibilityName)
      }
      .chartXScale(domain: .automatic(includesZero: false))
      .chartSymbolSizeScale(range: 5...80)
    }
  }

  /// Axes and their parts as types of an app's own.
  struct OwnAxes: View {
    struct StrongLine: AxisMark {
      var body: some AxisMark {
        AxisGridLine(stroke: StrokeStyle(lineWidth: 1.5)).foregroundStyle(.orange)
        AxisTick(length: .label)
      }
    }
    struct MonthAxis: AxisContent {
      let isLong: Bool
      var body: some AxisContent {
        AxisMarks(values: .stride(by: .month, count: 3)) { _ in StrongLine() }
        AxisMarks(values: .stride(by: .month)) {
          AxisValueLabel(format: .dateTime.month(isLong ? .wide : .narrow), centered: true)
        }
      }
    }
    var body: some View {
      Chart(monthly, id: \.month) {
        LineMark(
          x: .value("Month", $0.month, unit: .month, calendar: Samples.calendar), y: .value("Average", $0.average))
      }
      .chartXAxis { MonthAxis(isLong: false) }
      .chartYScale(domain: .automatic(includesZero: false))
    }
  }
}

extension Font {
  fileprivate static func preferredFont() -> Font { .caption }
}
