import AppIntents
import HearthCore
import SwiftUI

/// A button or a switch of the system's own screens. No desktop of Linux shows one of an app.
@MainActor @preconcurrency public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  init()
  @ControlWidgetConfigurationBuilder var body: Body { get }
}
/// What a control shows and does.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration
  var body: Body { get }
  /// What is reported of it.
  var _summary: String { get }
}
extension ControlWidgetConfiguration { public var _summary: String { body._summary } }
extension Never: ControlWidgetConfiguration {}

/// Makes the configuration of a control.
@MainActor @resultBuilder public enum ControlWidgetConfigurationBuilder {
  public static func buildBlock<C: ControlWidgetConfiguration>(_ configuration: C) -> C { configuration }
}
/// How a control looks.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {}
/// Makes the template of a control.
@MainActor @resultBuilder public enum ControlWidgetTemplateBuilder {
  public static func buildBlock<T: ControlWidgetTemplate>(_ template: T) -> T { template }
}

/// Who says a control's value. Nobody asks on Linux but the app itself.
public protocol ControlValueProvider<Value>: Sendable {
  associatedtype Value
  /// What users see who choose among controls.
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}
/// Who says the value of a control with settings. Nobody asks on Linux but the app itself.
public protocol AppIntentControlValueProvider<Configuration, Value>: Sendable {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control without settings of the user's.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  let kind: String
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping @MainActor () -> Content) {
    self.kind = kind
  }
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
  ) { self.kind = kind }
  public var body: Never { fatalError("StaticControlConfiguration \(kind) has no body: it was asked for one") }
  public var _summary: String { kind }
}
/// A control with settings of the user's. Nobody sets them on Linux.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  let kind: String
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Configuration) -> Content
  ) { self.kind = kind }
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration { self.kind = kind }
  public var body: Never { fatalError("AppIntentControlConfiguration \(kind) has no body: it was asked for one") }
  public var _summary: String { kind }
}
extension ControlWidgetConfiguration {
  /// Hints for those who choose among controls: nobody does.
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// A control that does something.
public struct ControlWidgetButton<Label: View, Action: AppIntent>: ControlWidgetTemplate {
  public init(action: Action, @ViewBuilder label: @escaping @MainActor () -> Label) {}
  public init<ActionLabel: View>(
    action: Action, @ViewBuilder label: @escaping @MainActor () -> Label,
    @ViewBuilder actionLabel: @escaping @MainActor (Bool) -> ActionLabel
  ) {}
}
extension ControlWidgetButton where Label == Text {
  public init(_ titleKey: LocalizedStringResource, action: Action) {}
  public init<ActionLabel: View>(
    _ titleKey: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping @MainActor (Bool) -> ActionLabel
  ) {}
}
/// A control that is on or off.
public struct ControlWidgetToggle<Label: View, Action: AppIntent>: ControlWidgetTemplate {
  public init<ValueLabel: View>(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping @MainActor () -> Label,
    @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
  ) {}
}
extension ControlWidgetToggle where Label == Text {
  public init<ValueLabel: View>(
    _ titleKey: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
  ) {}
}
extension ControlWidgetTemplate {
  /// How a control looks to users: nobody sees one.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
}

/// The controls that the user has placed: none.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()
  private init() {}
  /// Reports that none is shown.
  public func reloadAllControls() { report("reloadAllControls()") }
  public func reloadControls(ofKind kind: String) { report("reloadControls(ofKind:)") }
  private func report(_ name: String) {
    Report(
      kind: .notOnLinux, path: "ControlCenter.\(name)",
      message: "no desktop shows controls of apps, so none is made anew."
    ).tell()
  }
}

/// A control among the widgets of a bundle.
public struct _ControlAsWidget<Control: ControlWidget>: Widget, WidgetList {
  public init() {}
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
  var summaries: [String] { [Control().body._summary] }
}
/// A widget of a bundle that only some systems have.
public struct _OptionalWidget<Wrapped: Widget>: Widget, WidgetList {
  private let wrapped: Wrapped?
  public init() { wrapped = nil }
  init(_ wrapped: Wrapped?) { self.wrapped = wrapped }
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
  var summaries: [String] { wrapped?._summaries ?? [] }
}
extension WidgetBundleBuilder {
  public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
  public static func buildExpression<C: ControlWidget>(_ control: C) -> _ControlAsWidget<C> { _ControlAsWidget() }
  public static func buildOptional<W: Widget>(_ widget: W?) -> _OptionalWidget<W> { _OptionalWidget(widget) }
  public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> W { widget }
}
