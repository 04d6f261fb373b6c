import SwiftUI

/// Temperature and rain of a year, on a canvas: bars that grow, a line above them, and what a month has under the pointer.
struct ChartPage: View {
  @State private var city = City.all[0]
  @State private var month: Int?
  @State private var growth = 0.0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(GalleryPage.chart.summary)
          .foregroundStyle(.secondary)
          .padding(.horizontal, 4)
        VStack(alignment: .leading, spacing: 16) {
          Picker("City", selection: $city) {
            ForEach(City.all) { Text($0.name).tag($0) }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
          .accessibilityIdentifier("city")
          summary
          WeatherChart(city: city, month: month, growth: growth, temperatures: TemperatureVector(city))
            .frame(height: 300)
            .contentShape(.rect)
            .overlay {
              GeometryReader { geometry in
                Color.clear
                  .contentShape(.rect)
                  .gesture(
                    DragGesture(minimumDistance: 0).onChanged {
                      month = WeatherChart.month(at: $0.location.x, in: geometry.size)
                    }
                  )
                  .onContinuousHover { phase in
                    if case .active(let place) = phase {
                      month = WeatherChart.month(at: place.x, in: geometry.size)
                    }
                  }
              }
            }
            .accessibilityElement()
            .accessibilityLabel("Weather in \(city.name)")
            .accessibilityIdentifier("chart")
          HStack(spacing: 18) {
            LegendItem(name: "Temperature", color: .pink)
            LegendItem(name: "Rain", color: .teal)
          }
          .font(.caption)
        }
        .padding(18)
        .background(CardSurface(), in: .rect(cornerRadius: 20, style: .continuous))
        .overlay {
          RoundedRectangle(cornerRadius: 20, style: .continuous)
            .strokeBorder(.primary.opacity(0.07))
            .allowsHitTesting(false)
        }
      }
      .padding(16)
      .frame(maxWidth: 1100)
      .frame(maxWidth: .infinity)
    }
    .onAppear { withAnimation(.spring(duration: 0.9)) { growth = 1 } }
    .animation(.smooth(duration: 0.6), value: city)
  }

  private var summary: some View {
    let warmest = city.temperatures.max() ?? 0
    return HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading, spacing: 2) {
        Text(month.map { City.months[$0] } ?? "The year")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("month")
        Text(month.map { "\(city.temperatures[$0].formatted())°" } ?? "up to \(warmest.formatted())°")
          .font(.system(size: 30, weight: .semibold, design: .rounded))
          .contentTransition(.numericText())
          .accessibilityIdentifier("temperature")
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 2) {
        Text("Rain").font(.subheadline).foregroundStyle(.secondary)
        Text("\((month.map { city.rain[$0] } ?? city.rain.reduce(0, +)).formatted()) mm")
          .font(.system(size: 30, weight: .semibold, design: .rounded))
          .foregroundStyle(RainInk())
      }
    }
  }
}

/// Letters in the colour of rain, dark enough to be read.
private struct RainInk: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? .teal : Color(hex: 0x0F766E)
  }
}

/// Means of each month.
struct City: Identifiable, Hashable {
  let name: String
  /// Degrees Celsius.
  let temperatures: [Double]
  /// Millimetres.
  let rain: [Double]
  var id: String { name }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let all = [
    City(
      name: "Bergen", temperatures: [2, 2, 4, 7, 11, 14, 16, 15, 12, 9, 5, 3],
      rain: [219, 183, 170, 114, 106, 132, 148, 190, 283, 271, 259, 235]),
    City(
      name: "Lisbon", temperatures: [12, 13, 15, 16, 18, 21, 24, 24, 22, 19, 15, 12],
      rain: [100, 85, 53, 68, 54, 16, 4, 6, 33, 101, 128, 127]),
    City(
      name: "Kyoto", temperatures: [5, 5, 9, 15, 20, 24, 28, 29, 25, 18, 12, 7],
      rain: [53, 65, 106, 117, 151, 200, 224, 154, 179, 144, 74, 57]),
  ]
}

/// The numbers of a city as one value that moves.
struct TemperatureVector: VectorArithmetic {
  var values: [Double]
  init(_ city: City) { values = city.temperatures + city.rain }
  private init(values: [Double]) { self.values = values }
  static var zero: TemperatureVector { TemperatureVector(values: []) }
  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
  mutating func scale(by factor: Double) { for index in values.indices { values[index] *= factor } }
  private static func combined(_ a: Self, _ b: Self, _ sum: (Double, Double) -> Double) -> Self {
    let count = max(a.values.count, b.values.count)
    return Self(
      values: (0..<count).map {
        sum($0 < a.values.count ? a.values[$0] : 0, $0 < b.values.count ? b.values[$0] : 0)
      })
  }
  static func + (a: Self, b: Self) -> Self { combined(a, b, +) }
  static func - (a: Self, b: Self) -> Self { combined(a, b, -) }
}

private struct WeatherChart: View, Animatable {
  let city: City
  let month: Int?
  var growth: Double
  var temperatures: TemperatureVector

  nonisolated var animatableData: AnimatablePair<Double, TemperatureVector> {
    get { AnimatablePair(growth, temperatures) }
    set { (growth, temperatures) = (newValue.first, newValue.second) }
  }

  private static let leading = 34.0, bottom = 26.0, top = 10.0

  static func month(at x: CGFloat, in size: CGSize) -> Int? {
    let index = Int(((x - leading) / (size.width - leading) * 12).rounded(.down))
    return (0..<12).contains(index) ? index : nil
  }

  var body: some View {
    Canvas { context, size in
      let plot = CGRect(
        x: Self.leading, y: Self.top, width: size.width - Self.leading, height: size.height - Self.top - Self.bottom)
      func y(_ degrees: Double) -> Double { plot.maxY - plot.height * degrees / 32 }
      for degrees in stride(from: 0.0, through: 30, by: 10) {
        var line = Path()
        line.move(to: CGPoint(x: plot.minX, y: y(degrees)))
        line.addLine(to: CGPoint(x: plot.maxX, y: y(degrees)))
        context.stroke(
          line, with: .color(.primary.opacity(degrees == 0 ? 0.25 : 0.1)),
          style: StrokeStyle(lineWidth: 1, dash: degrees == 0 ? [] : [3, 4]))
        context.draw(
          Text("\(Int(degrees))°").font(.caption).foregroundStyle(.secondary),
          at: CGPoint(x: plot.minX - 8, y: y(degrees)), anchor: .trailing)
      }
      let step = plot.width / 12
      let values = temperatures.values
      guard values.count == 24 else { return }
      func middle(_ index: Int) -> Double { plot.minX + step * (Double(index) + 0.5) }
      if let month {
        let column = CGRect(x: middle(month) - step / 2, y: plot.minY, width: step, height: plot.height)
        context.fill(Path(roundedRect: column, cornerRadius: 8), with: .color(.primary.opacity(0.06)))
      }
      for index in 0..<12 {
        let height = plot.height * min(values[12 + index] / 320, 1) * growth
        let width = min(step * 0.56, 30)
        let bar = CGRect(x: middle(index) - width / 2, y: plot.maxY - height, width: width, height: height)
        let isDim = month != nil && month != index
        context.fill(
          UnevenRoundedRectangle(topLeadingRadius: min(6, height), topTrailingRadius: min(6, height)).path(in: bar),
          with: .linearGradient(
            Gradient(colors: [.teal.opacity(isDim ? 0.3 : 0.85), .teal.opacity(isDim ? 0.15 : 0.4)]),
            startPoint: bar.origin, endPoint: CGPoint(x: bar.minX, y: plot.maxY)))
        context.draw(
          Text(String(City.months[index].prefix(size.width < 460 ? 1 : 3))).font(.caption)
            .foregroundStyle(month == index ? .primary : .secondary),
          at: CGPoint(x: middle(index), y: plot.maxY + Self.bottom / 2 + 2))
      }
      let points = (0..<12).map { CGPoint(x: middle($0), y: y(values[$0] * growth)) }
      let line = Self.curve(through: points)
      var area = line
      area.addLine(to: CGPoint(x: middle(11), y: plot.maxY))
      area.addLine(to: CGPoint(x: middle(0), y: plot.maxY))
      area.closeSubpath()
      context.fill(
        area,
        with: .linearGradient(
          Gradient(colors: [.pink.opacity(0.28), .pink.opacity(0)]), startPoint: CGPoint(x: 0, y: plot.minY),
          endPoint: CGPoint(x: 0, y: plot.maxY)))
      context.stroke(line, with: .color(.pink), style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      for (index, point) in points.enumerated() {
        let radius = month == index ? 6.0 : 3.5
        let dot = CGRect(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2)
        context.fill(Path(ellipseIn: dot), with: .color(.pink))
        if month == index {
          context.fill(Path(ellipseIn: dot.insetBy(dx: 2.5, dy: 2.5)), with: .color(.white))
        }
      }
    }
  }
  private static func curve(through points: [CGPoint]) -> Path {
    Path { path in
      path.move(to: points[0])
      for index in 1..<points.count {
        let from = points[index - 1], to = points[index]
        let half = (to.x - from.x) / 2
        path.addCurve(
          to: to, control1: CGPoint(x: from.x + half, y: from.y), control2: CGPoint(x: to.x - half, y: to.y))
      }
    }
  }
}
