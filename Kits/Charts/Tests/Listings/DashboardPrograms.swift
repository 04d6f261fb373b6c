import Charts
import SwiftUI

/// Charts of apps about health, money, weather, sport and studies, as people write them.
@MainActor enum DashboardPrograms {
  static var all: [(String, AnyView)] {
    [
      ("heart rate", AnyView(HeartRate())), ("steps", AnyView(Steps())), ("sleep", AnyView(Sleep())),
      ("stock", AnyView(Stock())), ("candles", AnyView(Candles())), ("budget", AnyView(Budget())),
      ("net worth", AnyView(NetWorth())), ("stream", AnyView(Stream())), ("temperatures", AnyView(Temperatures())),
      ("climate", AnyView(Climate())), ("contributions", AnyView(Contributions())), ("gauge", AnyView(HalfRing())),
      ("scatter", AnyView(Scatter())), ("population", AnyView(Population())), ("log growth", AnyView(LogGrowth())),
      ("sparklines", AnyView(Sparklines())), ("roadmap", AnyView(Roadmap())), ("bubbles", AnyView(Bubbles())),
    ]
  }

  /// The range of each hour as a capsule, resting marked apart.
  struct HeartRate: View {
    let hours = (0..<24).map { hour -> (hour: Date, low: Double, high: Double) in
      let base = 55 + 20 * sin(Double(hour - 6) / 24 * 2 * .pi)
      return (Samples.date(2024, 5, 1, hour), base, base + 12 + Double(hour % 5) * 6)
    }
    var body: some View {
      Chart(hours, id: \.hour) { entry in
        BarMark(
          x: .value("Hour", entry.hour, unit: .hour, calendar: Samples.calendar), yStart: .value("Low", entry.low),
          yEnd: .value("High", entry.high), width: .fixed(6)
        )
        .clipShape(Capsule())
        .foregroundStyle(.pink.gradient)
      }
      .chartYScale(domain: 30...120)
      .chartXAxis {
        AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.hour(.defaultDigits(amPM: .abbreviated)))
        }
      }
      .chartYAxis { AxisMarks(values: [30, 60, 90, 120]) }
    }
  }

  /// Bars against a goal; the value over the bar that was chosen.
  struct Steps: View {
    @State private var selected: String? = "Thu"
    let days: [(String, Int)] = [
      ("Mon", 6321), ("Tue", 10_234), ("Wed", 4120), ("Thu", 12_840), ("Fri", 8800), ("Sat", 9999), ("Sun", 3100),
    ]
    var body: some View {
      Chart {
        ForEach(days, id: \.0) { day, steps in
          BarMark(x: .value("Day", day), y: .value("Steps", steps), width: .ratio(0.5))
            .foregroundStyle(steps >= 10_000 ? Color.green.gradient : Color.orange.gradient)
            .cornerRadius(6)
            .opacity(selected == nil || selected == day ? 1 : 0.4)
            .annotation(position: .top, overflowResolution: .init(x: .fit, y: .padScale)) {
              if selected == day { Text(steps, format: .number).font(.caption).bold() }
            }
        }
        RuleMark(y: .value("Goal", 10_000))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
          .foregroundStyle(.secondary)
          .annotation(
            position: .topLeading, alignment: .bottomLeading, spacing: 0, overflowResolution: .init(x: .fit(to: .plot))
          ) {
            Text("Goal").font(.caption2).foregroundStyle(.secondary)
          }
      }
      .chartXSelection(value: $selected)
      .chartYAxis { AxisMarks(position: .leading, values: .stride(by: 4000)) }
    }
  }

  /// Stages of a night as bars in time.
  struct Sleep: View {
    enum Stage: String, Plottable, CaseIterable { case awake = "Awake", rem = "REM", core = "Core", deep = "Deep" }
    struct Part: Identifiable {
      let id = UUID()
      let stage: Stage
      let start: Date
      let end: Date
    }
    let parts: [Part] = {
      let order: [(Stage, Double)] = [
        (.core, 40), (.deep, 50), (.core, 30), (.rem, 20), (.awake, 6), (.core, 60), (.deep, 30), (.rem, 45),
        (.core, 50),
      ]
      var time = Samples.date(2024, 5, 1, 23), parts: [Part] = []
      for (stage, minutes) in order {
        parts.append(Part(stage: stage, start: time, end: time.addingTimeInterval(minutes * 60)))
        time.addTimeInterval(minutes * 60)
      }
      return parts
    }()
    var body: some View {
      Chart(parts) { part in
        BarMark(
          xStart: .value("Start", part.start), xEnd: .value("End", part.end), y: .value("Stage", part.stage),
          height: .ratio(0.8)
        )
        .foregroundStyle(by: .value("Stage", part.stage))
        .cornerRadius(3)
      }
      .chartYScale(domain: Stage.allCases)
      .chartForegroundStyleScale([Stage.awake: Color.orange, .rem: .cyan, .core: .blue, .deep: .indigo])
      .chartLegend(.hidden)
      .chartXAxis {
        AxisMarks(values: .stride(by: .hour)) {
          AxisGridLine(); AxisValueLabel(format: .dateTime.hour())
        }
      }
    }
  }

  static let prices: [(date: Date, price: Double)] = (0..<90).map { day in
    let t = Double(day)
    return (Samples.date(2024, 1, 1 + day), 180 + 12 * sin(t / 9) + t * 0.3 + 3 * cos(t * 1.3))
  }
  /// A line with a gradient below, red or green by what it did.
  struct Stock: View {
    @State private var selected: Date?
    private var isUp: Bool { (prices.last?.price ?? 0) >= (prices.first?.price ?? 0) }
    private var low: Double { prices.map(\.price).min() ?? 0 }
    private var high: Double { prices.map(\.price).max() ?? 0 }
    var body: some View {
      let tint: Color = isUp ? .green : .red
      Chart(prices, id: \.date) { item in
        AreaMark(x: .value("Date", item.date), yStart: .value("Low", low - 5), yEnd: .value("Price", item.price))
          .foregroundStyle(
            LinearGradient(colors: [tint.opacity(0.5), tint.opacity(0)], startPoint: .top, endPoint: .bottom)
          )
          .interpolationMethod(.monotone)
        LineMark(x: .value("Date", item.date), y: .value("Price", item.price))
          .foregroundStyle(tint)
          .lineStyle(.init(lineWidth: 1.5))
          .interpolationMethod(.monotone)
        if let selected, Samples.calendar.isDate(selected, inSameDayAs: item.date) {
          PointMark(x: .value("Date", item.date), y: .value("Price", item.price)).symbolSize(60)
        }
      }
      .chartYScale(domain: (low - 5)...(high + 5))
      .chartXSelection(value: $selected)
      .chartXAxis {
        AxisMarks(values: .stride(by: .month)) { value in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
        }
      }
      .chartYAxis {
        AxisMarks(position: .trailing, values: .automatic(desiredCount: 4)) { value in
          AxisGridLine()
          AxisValueLabel {
            if let price = value.as(Double.self) {
              Text(price, format: .currency(code: "USD").precision(.fractionLength(0)))
            }
          }
        }
      }
    }
  }

  /// From the low to the high as a line, from opening to close as a box.
  struct Candles: View {
    struct Candle: Identifiable {
      let id: Int
      let open, close, low, high: Double
      var date: Date { Samples.date(2024, 3, 1 + id) }
    }
    let candles: [Candle] = (0..<20).map { (day: Int) -> Candle in
      let t = Double(day), open = 100 + 8 * sin(t / 3), close = open + 4 * sin(t * 1.9)
      return Candle(id: day, open: open, close: close, low: min(open, close) - 2, high: max(open, close) + 2.5)
    }
    var body: some View {
      Chart(candles) { candle in
        Plot {
          RuleMark(
            x: .value("Day", candle.date, unit: .day, calendar: Samples.calendar), yStart: .value("Low", candle.low),
            yEnd: .value("High", candle.high)
          )
          .lineStyle(.init(lineWidth: 1))
          RectangleMark(
            x: .value("Day", candle.date, unit: .day, calendar: Samples.calendar), yStart: .value("Open", candle.open),
            yEnd: .value("Close", candle.close),
            width: .ratio(0.6))
        }
        .foregroundStyle(candle.close >= candle.open ? .green : .red)
        .accessibilityLabel(candle.date.formatted(date: .abbreviated, time: .omitted))
        .accessibilityValue("Open: \(candle.open), close: \(candle.close)")
      }
      .chartYScale(domain: .automatic(includesZero: false))
      .chartYAxis { AxisMarks(preset: .extended) }
    }
  }

  /// Shares of what was spent, beside one another, with the legend at the side.
  struct Budget: View {
    struct Item: Identifiable {
      let month: String
      let kind: String
      let amount: Decimal
      var id: String { month + kind }
    }
    let items: [Item] = ["Jan", "Feb", "Mar"].flatMap { month in
      zip(["Rent", "Food", "Travel"], [900, 420, 180]).enumerated().map { index, item in
        Item(
          month: month, kind: item.0, amount: Decimal(item.1 + month.count * index * 31 + (month == "Feb" ? 120 : 0)))
      }
    }
    var body: some View {
      Chart(items) {
        BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
          .foregroundStyle(by: .value("Kind", $0.kind))
          .position(by: .value("Kind", $0.kind))
      }
      .chartForegroundStyleScale(range: [Color.blue, .mint, .orange])
      .chartYAxis { AxisMarks(format: Decimal.FormatStyle.Currency(code: "EUR").precision(.fractionLength(0))) }
      .chartLegend(position: .trailing, alignment: .top)
    }
  }

  /// What one has above zero, and debts below.
  struct NetWorth: View {
    let values: [(year: Int, kind: String, amount: Double)] = (2018...2024).flatMap { year in
      let t = Double(year - 2018)
      return [(year, "Savings", 10 + 6 * t), (year, "House", 20 + 2 * t), (year, "Loans", -30 + 3 * t)]
    }
    var body: some View {
      Chart {
        ForEach(Array(values.enumerated()), id: \.offset) { _, value in
          BarMark(x: .value("Year", String(value.year)), y: .value("Thousands", value.amount))
            .foregroundStyle(by: .value("Kind", value.kind))
        }
        RuleMark(y: .value("Zero", 0)).foregroundStyle(.primary.opacity(0.5))
      }
      .chartXAxisLabel("Year", alignment: .center)
      .chartYAxisLabel("k€")
    }
  }

  /// Layers around the middle.
  struct Stream: View {
    let genres = ["Rock", "Jazz", "Folk", "Pop"]
    var body: some View {
      Chart {
        ForEach(genres, id: \.self) { genre in
          ForEach(0..<40) { week in
            let shift = Double(genres.firstIndex(of: genre) ?? 0)
            AreaMark(
              x: .value("Week", week), y: .value("Plays", 30 + 20 * sin(Double(week) / 5 + shift) + shift * 4),
              stacking: .center)
          }
          .foregroundStyle(by: .value("Genre", genre))
        }
        .interpolationMethod(.cardinal)
      }
      .chartYAxis(.hidden)
      .chartXScale(domain: 0...39)
    }
  }

  /// The forecast of ten days: low to high with the colours of the temperature, over all of the plot.
  struct Temperatures: View {
    let days: [(Date, Double, Double)] = (0..<10).map { day in
      (Samples.date(2024, 7, 1 + day), 12 + 3 * sin(Double(day)), 22 + 4 * cos(Double(day) / 2))
    }
    var body: some View {
      Chart(days, id: \.0) { day in
        BarMark(
          xStart: .value("Low", day.1), xEnd: .value("High", day.2),
          y: .value("Day", day.0.formatted(.dateTime.weekday(.abbreviated).day())), height: .fixed(8)
        )
        .foregroundStyle(.linearGradient(colors: [.cyan, .yellow, .orange], startPoint: .leading, endPoint: .trailing))
        .alignsMarkStylesWithPlotArea()
        .cornerRadius(4)
      }
      .chartXScale(domain: 8...28)
      .chartXAxis {
        AxisMarks(values: .stride(by: 5)) { value in
          AxisGridLine(); AxisValueLabel("\(value.as(Int.self) ?? 0)°")
        }
      }
      .chartYAxis { AxisMarks(position: .leading) { _ in AxisValueLabel() } }
    }
  }

  /// Rain as bars and temperature as a line, each with an axis of its own.
  struct Climate: View {
    let months: [(month: Date, rain: Double, warmth: Double)] = (1...12).map { month in
      let t = Double(month)
      return (Samples.date(2024, month, 1), 40 + 30 * sin(t), 10 - 12 * cos(t / 6 * .pi))
    }
    var body: some View {
      Chart {
        ForEach(months, id: \.month) { month in
          BarMark(
            x: .value("Month", month.month, unit: .month, calendar: Samples.calendar), y: .value("Rain", month.rain)
          )
          .foregroundStyle(.blue.opacity(0.4))
          LineMark(
            x: .value("Month", month.month, unit: .month, calendar: Samples.calendar),
            y: .value("Warmth", month.warmth * 2 + 20)
          )
          .foregroundStyle(.red)
          .symbol(.circle)
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading) { value in
          AxisGridLine(); AxisValueLabel("\(value.as(Int.self) ?? 0) mm").foregroundStyle(.blue)
        }
        AxisMarks(position: .trailing, values: .stride(by: 20)) { value in
          AxisValueLabel { if let y = value.as(Double.self) { Text("\(Int((y - 20) / 2))°").foregroundStyle(.red) } }
        }
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .month)) { _ in AxisValueLabel(format: .dateTime.month(.narrow), centered: true) }
      }
    }
  }

  /// Squares of a year: weeks across, days down.
  struct Contributions: View {
    struct Day: Identifiable {
      let id: Int
      var week: Int { id / 7 }
      var weekday: Int { id % 7 }
      var count: Int { max(0, Int(6 * sin(Double(id) * 0.37)) + id % 4) }
    }
    let days: [Day] = (0..<126).map { Day(id: $0) }
    var body: some View {
      Chart {
        ForEach(days) { day in
          RectangleMark(
            xStart: .value("Start week", day.week), xEnd: .value("End week", day.week + 1),
            yStart: .value("Start weekday", day.weekday), yEnd: .value("End weekday", day.weekday + 1)
          )
          .foregroundStyle(by: .value("Count", day.count))
          .clipShape(RoundedRectangle(cornerRadius: 4).inset(by: 1.5))
        }
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.gray.opacity(0.15), .green]))
      .chartYScale(domain: .automatic(includesZero: true, reversed: true))
      .chartXAxis(.hidden)
      .chartYAxis {
        AxisMarks(position: .leading, values: [1, 3, 5]) { value in AxisValueLabel(["M", "W", "F"][value.index]) }
      }
      .aspectRatio(18 / 7, contentMode: .fit)
      .chartPlotStyle { $0.background(.clear) }
    }
  }

  /// Half a ring as a gauge.
  struct HalfRing: View {
    let share = 0.62
    var body: some View {
      Chart {
        SectorMark(angle: .value("Used", share / 2), innerRadius: .ratio(0.7), outerRadius: .ratio(1)).foregroundStyle(
          .blue.gradient
        ).cornerRadius(6)
        SectorMark(angle: .value("Free", (1 - share) / 2), innerRadius: .ratio(0.7)).foregroundStyle(.gray.opacity(0.2))
        SectorMark(angle: .value("Hidden", 0.5), innerRadius: .ratio(0.7)).foregroundStyle(.clear).accessibilityHidden(
          true)
      }
      .rotationEffect(.degrees(-90))
      .overlay { Text(share, format: .percent).font(.title.bold()) }
    }
  }

  /// Two measures against one another, with the line that fits them and its band.
  struct Scatter: View {
    let points = (0..<60).map { index -> (x: Double, y: Double) in
      let t = Double(index)
      return (150 + t * 0.7, 50 + t * 0.5 + 8 * sin(t * 2.1))
    }
    var body: some View {
      Chart {
        ForEach(points, id: \.x) { point in
          PointMark(x: .value("Height", point.x), y: .value("Weight", point.y)).opacity(0.6).symbol(.diamond)
            .symbolSize(30)
        }
        AreaPlot(x: "Height", yStart: "Low", yEnd: "High", domain: 150...192) { x in
          (yStart: 50 + (x - 150) * 0.71 - 6, yEnd: 50 + (x - 150) * 0.71 + 6)
        }
        .foregroundStyle(.orange.opacity(0.15))
        LinePlot(x: "Height", y: "Weight") { x in 50 + (x - 150) * 0.71 }
          .foregroundStyle(.orange)
          .lineStyle(StrokeStyle(lineWidth: 2, dash: [6, 3]))
      }
      .chartXScale(domain: 148...194)
      .chartYScale(domain: .automatic(includesZero: false))
      .chartXAxisLabel("cm")
      .chartYAxisLabel("kg")
    }
  }

  /// Ages upwards, men to the left and women to the right.
  struct Population: View {
    struct Ages {
      let start: Int
      var age: String { "\(start)–\(start + 9)" }
      var men: Int { 60 - abs(start - 40) / 2 - start / 4 }
      var women: Int { 58 - abs(start - 45) / 2 - start / 6 }
    }
    let ages: [Ages] = stride(from: 0, to: 100, by: 10).map { Ages(start: $0) }
    var body: some View {
      Chart(ages.reversed(), id: \.age) { group in
        BarMark(x: .value("Men", -group.men), y: .value("Age", group.age)).foregroundStyle(by: .value("Sex", "Men"))
        BarMark(x: .value("Women", group.women), y: .value("Age", group.age)).foregroundStyle(
          by: .value("Sex", "Women"))
      }
      .chartXAxis {
        AxisMarks { value in
          AxisGridLine()
          AxisValueLabel { if let count = value.as(Int.self) { Text(abs(count), format: .number) } }
        }
      }
      .chartForegroundStyleScale(["Men": Color.teal, "Women": .pink])
    }
  }

  /// What doubles, on a logarithm.
  struct LogGrowth: View {
    private func users(_ kind: String, _ week: Int) -> Double { 10 * pow(kind == "Fast" ? 2.4 : 1.5, Double(week)) }
    var body: some View {
      Chart {
        ForEach(["Slow", "Fast"], id: \.self) { kind in
          ForEach(0..<12) { week in
            LineMark(x: .value("Week", week), y: .value("Users", users(kind, week)))
              .foregroundStyle(by: .value("Kind", kind))
              .lineStyle(by: .value("Kind", kind))
          }
        }
      }
      .chartYScale(type: .log)
      .chartYAxis {
        AxisMarks(
          format: FloatingPointFormatStyle<Double>.number.notation(.compactName), values: .automatic(desiredCount: 5))
      }
      .chartLineStyleScale(["Slow": StrokeStyle(lineWidth: 2, dash: [2, 4]), "Fast": StrokeStyle(lineWidth: 2)])
      .chartLegend(position: .bottom, alignment: .center)
    }
  }

  /// Small lines in the rows of a list.
  struct Sparklines: View {
    var body: some View {
      List(["AAPL", "GOOG", "MSFT"], id: \.self) { name in
        HStack {
          Text(name).font(.headline)
          Spacer()
          Chart(prices.suffix(30), id: \.date) {
            LineMark(x: .value("Date", $0.date), y: .value("Price", $0.price))
          }
          .chartXAxis(.hidden)
          .chartYAxis(.hidden)
          .chartYScale(domain: .automatic(includesZero: false))
          .frame(width: 90, height: 32)
        }
      }
    }
  }

  /// Tasks in time, with a rule for today.
  struct Roadmap: View {
    struct Task: Identifiable {
      let id: Int
      let name: String
      let from: Date
      let to: Date
      let progress: Double
    }
    let tasks: [Task] = [
      Task(id: 0, name: "Research", from: Samples.date(2024, 1, 8), to: Samples.date(2024, 2, 16), progress: 1),
      Task(id: 1, name: "Design", from: Samples.date(2024, 2, 5), to: Samples.date(2024, 3, 29), progress: 0.7),
      Task(id: 2, name: "Build", from: Samples.date(2024, 3, 4), to: Samples.date(2024, 5, 31), progress: 0.2),
    ]
    var body: some View {
      Chart {
        ForEach(tasks) { task in
          BarMark(
            xStart: .value("From", task.from), xEnd: .value("To", task.to), y: .value("Task", task.name), height: 18
          )
          .foregroundStyle(.blue.opacity(0.25))
          .cornerRadius(9)
          BarMark(
            xStart: .value("From", task.from),
            xEnd: .value("Done", task.from.addingTimeInterval(task.to.timeIntervalSince(task.from) * task.progress)),
            y: .value("Task", task.name), height: 18
          )
          .cornerRadius(9)
          .annotation(position: .overlay, alignment: .leading) {
            Text(task.progress, format: .percent).font(.caption2).foregroundStyle(.white).padding(.leading, 6)
          }
        }
        RuleMark(x: .value("Today", Samples.date(2024, 3, 20)))
          .foregroundStyle(.red)
          .annotation(position: .top, spacing: 2, overflowResolution: .init(x: .fit(to: .chart), y: .padScale)) {
            Text("Today").font(.caption2).foregroundStyle(.red)
          }
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .month)) {
          AxisGridLine(); AxisTick(); AxisValueLabel(format: .dateTime.month())
        }
      }
    }
  }

  /// Points whose size says something, with names beside them.
  struct Bubbles: View {
    let countries: [(name: String, wealth: Double, age: Double, people: Double, part: String)] = [
      ("A", 2, 58, 40, "South"), ("B", 8, 66, 120, "South"), ("C", 16, 72, 210, "East"), ("D", 34, 78, 60, "North"),
      ("E", 52, 82, 300, "North"),
    ]
    var body: some View {
      Chart(countries, id: \.name) { country in
        PointMark(x: .value("Wealth", country.wealth), y: .value("Age", country.age))
          .symbolSize(by: .value("People", country.people))
          .foregroundStyle(by: .value("Part", country.part))
          .opacity(0.7)
          .annotation(position: .trailing, spacing: 2) { Text(country.name) }
      }
      .chartSymbolSizeScale(domain: 0...300, range: 20...1200)
      .chartXScale(domain: 1...100, type: .log)
      .chartYScale(domain: 50...90)
    }
  }
}
