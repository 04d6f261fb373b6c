import SwiftUI

/// What a widget shows, and how it presents itself to users who choose among widgets.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  /// What is reported of it.
  var _summary: String { get }
  /// What a preview shows of it.
  var _shown: _WidgetContent { get }
}
extension WidgetConfiguration {
  public var _summary: String { body._summary }
  public var _shown: _WidgetContent { body._shown }
}
extension Never: WidgetConfiguration {
  public var _shown: _WidgetContent { fatalError("Never has no value, so that its content cannot be asked for") }
  public var _summary: String { fatalError("Never has no value, so that its summary cannot be asked for") }
}
/// Nothing to show.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public init() {}
  public var body: Never { fatalError("EmptyWidgetConfiguration has no body: it was asked for one") }
  public var _summary: String { "EmptyWidgetConfiguration" }
  public var _shown: _WidgetContent { _WidgetContent() }
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
  public var _shown: _WidgetContent {
    let content = content
    return _WidgetContent(entry: { entry in content(entry).map { AnyView($0) } })
  }
}
/// A configuration with its name.
public struct _NamedConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
  let base: Base
  let name: String
  public var body: Never { fatalError("\(name) has no body: it was asked for one") }
  public var _summary: String { "\(base._summary) (\(name))" }
  public var _shown: _WidgetContent { base._shown }
}
/// A configuration whose content fills the widget to its edges.
public struct _MarginlessConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
  let base: Base
  public var body: Never { fatalError("\(base._summary) has no body: it was asked for one") }
  public var _summary: String { base._summary }
  public var _shown: _WidgetContent {
    var content = base._shown
    content.hasMargins = false
    return content
  }
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
  /// The view of the widget reaches its edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration { _MarginlessConfiguration(base: self) }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
}
