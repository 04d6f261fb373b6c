import AppIntents
import SwiftUI

/// An intent that users are offered as a widget's setting.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  public let intent: Intent
  public let description: LocalizedStringResource
  public init(intent: Intent, description: LocalizedStringResource) {
    (self.intent, self.description) = (intent, description)
  }
  @_disfavoredOverload public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: LocalizedStringResource(stringLiteral: String(description)))
  }
}
/// Who makes the entries of a widget with settings. Nobody asks on Linux but the app itself.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  func recommendations() -> [AppIntentRecommendation<Intent>]
}
extension AppIntentTimelineProvider { public func recommendations() -> [AppIntentRecommendation<Intent>] { [] } }

/// A widget with settings of the user's. Nobody sets them on Linux.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  let kind: String
  /// Makes the view of an entry of the provider's type.
  let content: @MainActor (Any) -> Content?
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    self.content = { ($0 as? Provider.Entry).map(content) }
  }
  public var body: Never { fatalError("AppIntentConfiguration \(kind) has no body: it was asked for one") }
  public var _summary: String { kind }
  public var _shown: _WidgetContent {
    let content = content
    return _WidgetContent(entry: { entry in content(entry).map { AnyView($0) } })
  }
}
