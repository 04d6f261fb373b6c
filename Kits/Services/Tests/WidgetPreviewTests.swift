import ActivityKit
import AppIntents
import HearthTesting
import QuickTesting
import SwiftUI
import WidgetKit

/// Previews of widgets as apps write them.
@MainActor struct WidgetPreviewTests {
  struct Entry: TimelineEntry {
    let date = Date(timeIntervalSince1970: 0)
    let count: Int
  }
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(count: 0) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(count: 5)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [Entry(count: 7), Entry(count: 8)], policy: .atEnd))
    }
  }
  struct CountView: View {
    @Environment(\.widgetFamily) private var family
    let entry: Entry
    var body: some View {
      Text(verbatim: "\(family) \(entry.count)").containerBackground(for: .widget) { Color.red }
    }
  }
  struct CountWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Count", provider: Provider()) { CountView(entry: $0) }
        .configurationDisplayName("Counter").description("Counts.")
    }
  }
  struct FilledView: View {
    var body: some View {
      Rectangle().accessibilityElement().accessibilityLabel(Text(verbatim: "Filled"))
        .containerBackground(.blue, for: .widget)
    }
  }
  struct FilledWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Filled", provider: Provider()) { _ in FilledView() }
    }
  }
  struct EdgeWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Edge", provider: Provider()) { _ in FilledView() }.contentMarginsDisabled()
    }
  }
  struct OtherEntry: TimelineEntry { let date = Date(timeIntervalSince1970: 0) }
  struct Settings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Settings"
    @Parameter(title: "Word", default: "none") var word: String
  }
  struct WordEntry: TimelineEntry {
    let date = Date(timeIntervalSince1970: 0)
    let word: String
  }
  struct WordProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> WordEntry { WordEntry(word: "") }
    func snapshot(for configuration: Settings, in context: Context) async -> WordEntry { WordEntry(word: "") }
    func timeline(for configuration: Settings, in context: Context) async -> Timeline<WordEntry> {
      Timeline(entries: [WordEntry(word: configuration.word + (context.isPreview ? "!" : ""))], policy: .never)
    }
  }
  struct WordWidget: Widget {
    var body: some WidgetConfiguration {
      AppIntentConfiguration(kind: "Word", intent: Settings.self, provider: WordProvider()) {
        Text(verbatim: $0.word).containerBackground(.clear, for: .widget)
      }
    }
  }
  struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable, Sendable { var minutes: Int }
    var driver: String
  }
  struct RideWidget: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Ride.self) { context in
        Text(verbatim: "\(context.attributes.driver) in \(context.state.minutes)")
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text(verbatim: "lead") }
          DynamicIslandExpandedRegion(.bottom) { Text(verbatim: "bottom \(context.state.minutes)") }
        } compactLeading: {
          Text(verbatim: "L")
        } compactTrailing: {
          Text(verbatim: "T\(context.state.minutes)")
        } minimal: {
          Text(verbatim: "M")
        }
      }
    }
  }

  struct ToggleLight: SetValueIntent {
    static let title: LocalizedStringResource = "Light"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
  }
  struct LightControl: ControlWidget {
    struct Provider: ControlValueProvider {
      var previewValue: Bool { false }
      func currentValue() async throws -> Bool { true }
    }
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "Light", provider: Provider()) { isOn in
        ControlWidgetToggle("Light", isOn: isOn, action: ToggleLight()) { isOn in
          Label(isOn ? "On" : "Off", systemImage: "lightbulb")
        }
        .tint(.yellow)
      }
      .displayName("Light")
    }
  }
  struct Bundle: WidgetBundle {
    var body: some Widget {
      CountWidget()
      if #available(iOS 18, *) { LightControl() }
      if ProcessInfo.processInfo.arguments.isEmpty { EdgeWidget() }
    }
  }
  @Test func `controls stand among the widgets of a bundle`() throws {
    expect(reports(of: "Count (Counter), Light") { Bundle.main() }.count, equals: 1)
  }

  private func labels(_ name: String) async throws -> [String] {
    let window = try await TestWindow(preview: name)
    await window.settleTasks()
    return window.elements { $0.traits.contains(.isStaticText) }.map(\.label)
  }
  private func size(_ name: String) async throws -> CGSize {
    let window = try await TestWindow(preview: name)
    return try require(window.find { $0.label == "Filled" }).frame.size
  }

  @Test func `the entries of a timeline are shown below each other in the size that is asked for`() async throws {
    expect(try await labels("Small counts"), equals: ["systemSmall 1", "systemSmall 2"])
    expect(try await labels("Medium counts"), equals: ["systemMedium 3"])
  }
  @Test func `a widget has its size, and its view a distance from the edges`() async throws {
    let small = WidgetFamily.systemSmall._size
    expect(try await size("Edges"), equals: small)
    expect(try await size("Margins"), equals: CGSize(width: small.width - 2 * 16, height: small.height - 2 * 16))
  }
  @Test func `a provider is asked for the entries`() async throws {
    expect(try await labels("Provided"), equals: ["systemLarge 7", "systemLarge 8"])
    expect(try await labels("Settings"), equals: ["blue!"])
  }
  @Test func `an entry of a different widget is said`() async throws {
    expect(try await labels("Mistaken"), equals: ["OtherEntry is no entry of this widget"])
  }
  @Test func `a live activity shows its states, and the parts around a camera`() async throws {
    expect(try await labels("Ride"), equals: ["Ann in 4", "Ann in 2"])
    expect(try await labels("Ride compact"), equals: ["L", "T4"])
    expect(try await labels("Ride expanded"), equals: ["lead", "bottom 4"])
    expect(try await labels("Ride minimal"), equals: ["M"])
  }
}

#Preview("Small counts", as: .systemSmall) {
  WidgetPreviewTests.CountWidget()
} timeline: {
  WidgetPreviewTests.Entry(count: 1)
  WidgetPreviewTests.Entry(count: 2)
}
#Preview(
  "Medium counts", as: WidgetFamily.systemMedium, widget: { WidgetPreviewTests.CountWidget() },
  timeline: {
    for count in 3..<4 { WidgetPreviewTests.Entry(count: count) }
  })
#Preview("Edges", as: .systemSmall) { WidgetPreviewTests.EdgeWidget() } timeline: { WidgetPreviewTests.Entry(count: 1) }
#Preview("Margins", as: .systemSmall) { WidgetPreviewTests.FilledWidget() } timeline: {
  WidgetPreviewTests.Entry(count: 1)
}
#Preview("Provided", as: .systemLarge) {
  WidgetPreviewTests.CountWidget()
} timelineProvider: {
  WidgetPreviewTests.Provider()
}
#Preview(
  "Settings", as: .systemSmall,
  using: { () -> WidgetPreviewTests.Settings in
    let settings = WidgetPreviewTests.Settings()
    settings.word = "blue"
    return settings
  }()
) {
  WidgetPreviewTests.WordWidget()
} timelineProvider: {
  WidgetPreviewTests.WordProvider()
}
#Preview("Mistaken", as: .systemSmall) {
  WidgetPreviewTests.CountWidget()
} timeline: {
  WidgetPreviewTests.OtherEntry()
}
#Preview("Ride", as: .content, using: WidgetPreviewTests.Ride(driver: "Ann")) {
  WidgetPreviewTests.RideWidget()
} contentStates: {
  WidgetPreviewTests.Ride.ContentState(minutes: 4)
  WidgetPreviewTests.Ride.ContentState(minutes: 2)
}
#Preview("Ride compact", as: .dynamicIsland(.compact), using: WidgetPreviewTests.Ride(driver: "Ann")) {
  WidgetPreviewTests.RideWidget()
} contentStates: {
  WidgetPreviewTests.Ride.ContentState(minutes: 4)
}
#Preview("Ride expanded", as: .dynamicIsland(.expanded), using: WidgetPreviewTests.Ride(driver: "Ann")) {
  WidgetPreviewTests.RideWidget()
} contentStates: {
  WidgetPreviewTests.Ride.ContentState(minutes: 4)
}
#Preview("Ride minimal", as: .dynamicIsland(.minimal), using: WidgetPreviewTests.Ride(driver: "Ann")) {
  WidgetPreviewTests.RideWidget()
} contentStates: {
  WidgetPreviewTests.Ride.ContentState(minutes: 4)
}
