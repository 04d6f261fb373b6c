import SwiftUI

/// What a widget shows, and how it presents itself to users who choose among widgets.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  /// What is reported of it.
  var _summary: String { get }
}
extension Never: WidgetConfiguration {
  public var _summary: String { fatalError("Never has no value, so that its summary cannot be asked for") }
}
/// Nothing to show.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public init() {}
  public var body: Never { fatalError("EmptyWidgetConfiguration has no body: it was asked for one") }
  public var _summary: String { "EmptyWidgetConfiguration" }
}
/// A widget without settings of the user's.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  let kind: String
  /// Makes the view of an entry of the provider's type.
  let content: @MainActor (Any) -> Content?
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    self.kind = kind
    self.content = { ($0 as? Provider.Entry).map(content) }
  }
  public var body: Never { fatalError("StaticConfiguration \(kind) has no body: it was asked for one") }
  public var _summary: String { kind }
}
/// A configuration with its name.
public struct _NamedConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
  let base: Base
  let name: String
  public var body: Never { fatalError("\(name) has no body: it was asked for one") }
  public var _summary: String { "\(base._summary) (\(name))" }
}
extension WidgetConfiguration {
  /// What users read where they choose among widgets; on Linux what is reported of it.
  public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
    _NamedConfiguration(base: self, name: String(localized: displayName))
  }
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    _NamedConfiguration(base: self, name: String(displayName))
  }
  /// Hints for those who choose among widgets: nobody does.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
}
