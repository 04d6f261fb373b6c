import HearthTesting
import QuickTesting
import SwiftUI
import WidgetKit

/// A widget as apps write it.
@MainActor struct WidgetTests {
  private struct Entry: TimelineEntry {
    let date: Date
    let count: Int
  }
  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now, count: 0) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
    }
  }
  private struct CountView: View {
    @Environment(\.widgetFamily) private var family
    let entry: Entry
    var body: some View {
      Text(family == .systemSmall ? "\(entry.count)" : "Count: \(entry.count)")
        .containerBackground(.fill.tertiary, for: .widget)
        .widgetURL(URL(string: "counter://open"))
    }
  }
  private struct CountWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Count", provider: Provider()) { CountView(entry: $0) }
        .configurationDisplayName("Counter")
        .description("Counts.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
  }
  private struct OtherWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Other", provider: Provider()) { CountView(entry: $0) }
    }
  }
  private struct Widgets: WidgetBundle {
    var body: some Widget {
      CountWidget()
      OtherWidget()
    }
  }

  @Test func `the view of a widget is shown in the size that is set`() throws {
    let entry = Entry(date: Date(timeIntervalSince1970: 0), count: 3)
    let window = TestWindow { CountView(entry: entry) }
    expect(window.find { $0.label == "Count: 3" } != nil)
    let small = TestWindow { CountView(entry: entry).environment(\.widgetFamily, .systemSmall) }
    expect(small.find { $0.label == "3" } != nil)
  }
  @Test func `a click on the view of a widget opens its URL`() throws {
    let window = TestWindow { CountView(entry: Entry(date: Date(timeIntervalSince1970: 0), count: 3)) }
    window.click(at: CGPoint(x: 400, y: 300))
    expect(window.openedURLs.map(\.absoluteString), equals: ["counter://open"])
  }
  @Test func `a program of widgets reports each of them`() throws {
    let found = reports(of: "Count (Counter), Other") { Widgets.main() }
    expect(found.count, equals: 1)
    expect(reports(of: "Count (Counter):") { CountWidget.main() }.count, equals: 1)
  }
  @Test func `no widget is made anew, which is reported`() async throws {
    expect(reports(of: "WidgetCenter") { WidgetCenter.shared.reloadAllTimelines() }.count, equals: 1)
    let shown = try await WidgetCenter.shared.currentConfigurations()
    expect(shown.isEmpty)
  }
}
