import SwiftUI

/// A table, links, labels, groups and styled text, for clients of assistive technology.
struct DescribedView: View {
  struct Fruit: Identifiable {
    let id: Int
    let name: String
    let count: Int
    var isRipe = true
  }
  @State private var fruits = ["Apple", "Fig", "Kiwi", "Lemon", "Pear"].enumerated().map {
    Fruit(id: $0, name: $1, count: 3 * $0 + 1)
  }
  @State private var chosen: Set<Int> = []
  @State private var order = [KeyPathComparator(\Fruit.name)]
  @State private var size = "Small"
  @State private var lines = 3
  @Namespace private var names
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Table(of: Fruit.self, selection: $chosen, sortOrder: $order) {
        TableColumn("Fruit", value: \.name) { Text($0.name) }
        TableColumn("Count", value: \.count) { Text("\($0.count)") }
        TableColumn("Ripe") { fruit in
          Toggle("Ripe", isOn: .constant(fruit.isRipe)).labelsHidden()
        }
      } rows: {
        ForEach(fruits) { TableRow($0) }
      }
      .accessibilityLabel("Fruits")
      .environment(\.horizontalSizeClass, .regular)
      .frame(height: 200)
      .onChange(of: chosen) { _, new in say("chosen \(new.sorted())") }
      Text("Read [the manual](https://example.org/manual) or [ask](https://example.org/ask) first")
      Link("Home", destination: URL(string: "https://example.org/home")!)
        .environment(
          \.openURL,
          OpenURLAction {
            say("opened \($0.absoluteString)"); return .handled
          })
      Text("plain \(Text("bold").bold()) \(Text("red").foregroundStyle(Color(red: 1, green: 0, blue: 0)))")
        .accessibilityIdentifier("styled")
      HStack {
        Text("Amount").accessibilityLabeledPair(role: .label, id: "amount", in: names)
        Stepper("", value: $lines).labelsHidden()
          .accessibilityLabeledPair(role: .content, id: "amount", in: names)
        Text("Left").accessibilityLinkedGroup(id: "sides", in: names)
        Text("Right").accessibilityLinkedGroup(id: "sides", in: names)
        Picker("Size", selection: $size) {
          Text("Small").tag("Small")
          Text("Large").tag("Large")
        }
        .pickerStyle(.radioGroup)
        Button("Announce") { AccessibilityNotification.Announcement("Twelve pictures were imported").post() }
        Button("Add") { lines += 1 }
        Capsule().frame(width: 30, height: 16).accessibilityElement().accessibilityChartDescriptor(VisitChart())
      }
      List(0..<lines, id: \.self) { Text("Line \($0)") }.accessibilityLabel("Lines")
    }
    .padding(12)
    .environment(
      \.openURL,
      OpenURLAction {
        say("opened \($0.absoluteString)"); return .handled
      }
    )
    .printsPlace("content")
  }
}

/// A chart without a view of its own.
private struct VisitChart: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    let days = ["Monday", "Tuesday", "Sunday"]
    return AXChartDescriptor(
      title: "Visits", summary: "Most people come on Sunday.",
      xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: days),
      yAxis: AXNumericDataAxisDescriptor(title: "People", range: 0...30, gridlinePositions: []) { "\(Int($0)) people" },
      additionalAxes: [],
      series: [
        AXDataSeriesDescriptor(
          name: "Visits", isContinuous: false,
          dataPoints: days.indices.map { AXDataPoint(x: days[$0], y: Double($0 * 10 + 5)) })
      ])
  }
}
