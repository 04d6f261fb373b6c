import AppIntents
import SwiftUI
import WidgetKit

struct Provider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SimpleEntry {
    SimpleEntry(date: Date(), configuration: ConfigurationAppIntent())
  }
  func snapshot(for configuration: ConfigurationAppIntent, in context: Context) async -> SimpleEntry {
    SimpleEntry(date: Date(), configuration: configuration)
  }
  func timeline(for configuration: ConfigurationAppIntent, in context: Context) async -> Timeline<SimpleEntry> {
    var entries: [SimpleEntry] = []
    for hourOffset in 0..<5 {
      entries.append(
        SimpleEntry(
          date: Calendar.current.date(byAdding: .hour, value: hourOffset, to: Date())!, configuration: configuration))
    }
    return Timeline(entries: entries, policy: .atEnd)
  }
}
struct ConfigurationAppIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Configuration" }
  static var description: IntentDescription { "This is an example widget." }
  @Parameter(title: "Favorite Emoji", default: "X") var favoriteEmoji: String
}
struct SimpleEntry: TimelineEntry { let date: Date; let configuration: ConfigurationAppIntent }
struct WaterWidgetEntryView: View {
  var entry: Provider.Entry
  @Environment(\.widgetFamily) var family
  var body: some View {
    VStack {
      Text("Time:"); Text(entry.date, style: .time); Text(entry.configuration.favoriteEmoji)
    }
  }
}
struct WaterWidget: Widget {
  let kind: String = "WaterWidget"
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, intent: ConfigurationAppIntent.self, provider: Provider()) { entry in
      WaterWidgetEntryView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Water").description("d").supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular,
    ])
  }
}
#Preview(as: .systemSmall) { WaterWidget() } timeline: {
  SimpleEntry(date: .now, configuration: ConfigurationAppIntent())
}
