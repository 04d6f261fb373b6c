import ActivityKit
import AppIntents
import HearthTesting
import QuickTesting
import SwiftUI
import WidgetKit

/// Intents as apps write them.
@MainActor struct IntentTests {
  enum Mood: String, AppEnum {
    case calm, wild
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Mood" }
    static var caseDisplayRepresentations: [Mood: DisplayRepresentation] {
      [.calm: "Calm", .wild: DisplayRepresentation(title: "Wild", image: .init(systemName: "bolt"))]
    }
  }
  struct Book: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Book") }
    static var defaultQuery: BookQuery { BookQuery() }
    let id: UUID
    @Property(title: "Title") var title: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)", subtitle: "A book") }
    init(_ title: String) {
      id = UUID()
      self.title = title
    }
  }
  struct BookQuery: EntityQuery {
    @Dependency private var shelf: Shelf
    func entities(for identifiers: [UUID]) async throws -> [Book] { shelf.books.filter { identifiers.contains($0.id) } }
    func suggestedEntities() async throws -> [Book] { shelf.books }
  }
  struct NameQuery: EntityStringQuery {
    func entities(for identifiers: [Book.ID]) async throws -> [Book] { [] }
    func entities(matching string: String) async throws -> [Book] { [Book(string)] }
    func suggestedEntities() async throws -> some ResultsCollection { [Book("one")] }
    func defaultResult() async -> Book? { nil }
  }
  final class Shelf: Sendable {
    let books = [Book("Emma"), Book("Ulysses")]
  }
  struct Add: AppIntent {
    static let title: LocalizedStringResource = "Add"
    static let description = IntentDescription("Adds two numbers.", categoryName: "Numbers")
    @Parameter(title: "First") var first: Int
    @Parameter(title: "Second", default: 2, inclusiveRange: (0, 9)) var second: Int
    @Parameter(title: "Note") var note: String?
    @Parameter(title: "Mood", default: .calm) var mood: Mood
    static var parameterSummary: some ParameterSummary {
      When(\.$mood, .equalTo, .wild) {
        Summary("Add \(\.$first) and \(\.$second) wildly") { \.$note }
      } otherwise: {
        Summary("Add \(\.$first) and \(\.$second)")
      }
    }
    init() {}
    init(first: Int) { self.first = first }
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
      .result(value: first + second, dialog: "The sum is \(first + second).")
    }
  }
  struct Open: OpenIntent {
    static let title: LocalizedStringResource = "Open Book"
    @Parameter(title: "Book", requestValueDialog: "Which book?") var target: Book
    @Parameter(title: "Mood", default: .calm) var mood: Mood
    static var parameterSummary: some ParameterSummary {
      Switch(\.$mood) {
        Case(.wild) { Summary("Open \(\.$target) wildly") }
        DefaultCase { Summary("Open \(\.$target)") }
      }
    }
    @MainActor func perform() async throws -> some IntentResult { .result() }
  }
  struct Count: AppIntent {
    static let title: LocalizedStringResource = "Count"
    @MainActor static var count = 0
    @MainActor static var next: CheckedContinuation<Void, Never>?
    @MainActor func perform() async throws -> some IntentResult {
      Self.count += 1
      Self.next?.resume()
      Self.next = nil
      return .result()
    }
  }
  struct Greet: AppIntent {
    static let title: LocalizedStringResource = "Greet"
    func perform() async throws -> some IntentResult & ShowsSnippetView {
      .result(view: Text("Hello"))
    }
  }
  struct Chained: AppIntent {
    static let title: LocalizedStringResource = "Chained"
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: Greet()) }
  }
  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Count(), phrases: ["Count with \(.applicationName)", "Count"], shortTitle: "Count",
        systemImageName: "number")
      AppShortcut(
        intent: Open(), phrases: ["Open \(\.$target) in \(.applicationName)"], shortTitle: "Open",
        systemImageName: "book")
    }
    static let shortcutTileColor: ShortcutTileColor = .navy
  }

  @Test func `an intent that the app performs has its parameters, their defaults and a result`() async throws {
    let result = try await Add(first: 3).perform()
    expect(result.value, equals: 3 + 2)
    expect(result.dialog?.text, equals: "The sum is 5.")
    let other = Add()
    other.first = 1
    other.second = 1
    expect(other.note == nil)
    expect(other.mood.displayRepresentation.title.key, equals: "Calm")
    let sum = try await other().value
    expect(sum, equals: 2)
  }
  @Test func `a query finds what the app gave to the dependencies`() async throws {
    AppDependencyManager.shared.add(dependency: Shelf())
    let all = try await BookQuery().suggestedEntities()
    expect(all.map(\.title), equals: ["Emma", "Ulysses"])
    let found = try await BookQuery().entities(for: [all[1].id])
    expect(found.map(\.title), equals: ["Ulysses"])
    let named = try await NameQuery().entities(matching: "x")
    expect(named.map(\.title), equals: ["x"])
  }
  @Test func `a button performs its intent`() async throws {
    let before = Count.count
    let window = TestWindow { Button(intent: Count()) { Text("Count") } }
    await withCheckedContinuation { next in
      Count.next = next
      window.press("Count")
    }
    expect(Count.count, equals: before + 1)
  }
  @Test func `the shortcuts of an app are there, and nobody offers them`() throws {
    expect(Shortcuts.appShortcuts.count, equals: 2)
    expect(reports(of: "AppShortcutsProvider") { Shortcuts.updateAppShortcutParameters() }.count, equals: 1)
  }
  @Test func `nobody can be asked for a value`() async throws {
    var failed = false
    let intent = Open()
    do { _ = try await intent.$target.requestValue("Which?") } catch is AppIntentError { failed = true }
    expect(failed)
  }

  private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    let name: String
  }
  @Test func `a live activity does not begin`() throws {
    expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    var reason: ActivityAuthorizationError?
    let found = reports(of: "Activity.request") {
      do {
        let content = ActivityContent(state: Ride.ContentState(minutes: 3), staleDate: nil)
        _ = try Activity<Ride>.request(attributes: Ride(name: "a"), content: content, pushType: nil)
      } catch { reason = error as? ActivityAuthorizationError }
    }
    expect(reason, equals: .unsupported)
    expect(found.count, equals: 1)
    expect(Activity<Ride>.activities.isEmpty)
  }

  private struct Configuration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Configuration"
    @Parameter(title: "Emoji", default: "😀") var emoji: String
  }
  private struct Entry: TimelineEntry {
    let date: Date
    let configuration: Configuration
  }
  private struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: Date(), configuration: Configuration()) }
    func snapshot(for configuration: Configuration, in context: Context) async -> Entry {
      Entry(date: Date(), configuration: configuration)
    }
    func timeline(for configuration: Configuration, in context: Context) async -> Timeline<Entry> {
      Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .atEnd)
    }
  }
  private struct EmojiWidget: Widget {
    var body: some WidgetConfiguration {
      AppIntentConfiguration(kind: "Emoji", intent: Configuration.self, provider: Provider()) { entry in
        Text(entry.configuration.emoji)
      }
      .configurationDisplayName("Emoji")
    }
  }
  private struct RideWidget: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Ride.self) { context in
        Text("\(context.state.minutes)").activityBackgroundTint(.cyan)
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text("L") }
          DynamicIslandExpandedRegion(.bottom) {
            Text(context.attributes.name)
            Text("more")
          }
        } compactLeading: {
          Text("L")
        } compactTrailing: {
          Text("T")
        } minimal: {
          Text("M")
        }
        .keylineTint(.red)
      }
    }
  }
  private struct Widgets: WidgetBundle {
    var body: some Widget {
      EmojiWidget()
      RideWidget()
    }
  }
  @Test func `widgets with settings and live activities are reported by their names`() throws {
    expect(reports(of: "Emoji (Emoji), Activity of Ride") { Widgets.main() }.count, equals: 1)
  }
}
