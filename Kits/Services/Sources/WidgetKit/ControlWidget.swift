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
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
  /// What is reported of it.
  var _summary: String { get }
}
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
  private let kind: String
  private let content: @MainActor () -> Content
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping @MainActor () -> Content) {
    (self.kind, self.content) = (kind, content)
  }
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
  ) { self.init(kind: kind) { content(provider.previewValue) } }
  public var body: Never { fatalError("StaticControlConfiguration \(kind) has no body: it was asked for one") }
  public var _summary: String { "\(kind) (\(content()._summary))" }
}
/// A control with settings of the user's. Nobody sets them on Linux.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  private let kind: String
  private let content: @MainActor () -> Content
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Configuration) -> Content
  ) { (self.kind, self.content) = (kind, { content(intent.init()) }) }
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    (self.kind, self.content) = (kind, { content(provider.previewValue(configuration: Configuration())) })
  }
  public var body: Never { fatalError("AppIntentControlConfiguration \(kind) has no body: it was asked for one") }
  public var _summary: String { "\(kind) (\(content()._summary))" }
}
/// A control with what those are told who choose among controls.
struct DescribedControl<Base: ControlWidgetConfiguration>: ControlWidgetConfiguration {
  let base: Base
  let description: LocalizedStringResource
  var body: Never { fatalError("The control \(_summary) has no body: it was asked for one") }
  var _summary: String { "\(base._summary), \(String(localized: description))" }
}
extension ControlWidgetConfiguration {
  /// What is said of a control where it is reported: nobody chooses among controls.
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
    DescribedControl(base: self, description: name)
  }
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
    DescribedControl(base: self, description: description)
  }
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// A control that does something. It keeps what it would show: no desktop shows one.
public struct ControlWidgetButton<Label: View, Action: AppIntent>: ControlWidgetTemplate {
  private let action: Action
  private let label: @MainActor () -> Label
  private let actionLabel: (@MainActor (Bool) -> AnyView)?
  public init(action: Action, @ViewBuilder label: @escaping @MainActor () -> Label) {
    (self.action, self.label, actionLabel) = (action, label, nil)
  }
  public init<ActionLabel: View>(
    action: Action, @ViewBuilder label: @escaping @MainActor () -> Label,
    @ViewBuilder actionLabel: @escaping @MainActor (Bool) -> ActionLabel
  ) { (self.action, self.label, self.actionLabel) = (action, label, { AnyView(actionLabel($0)) }) }
  public var _summary: String {
    "button for \(type(of: action))\(actionLabel == nil ? "" : " with a label of its state")"
  }
}
extension ControlWidgetButton where Label == Text {
  public init(_ titleKey: LocalizedStringResource, action: Action) { self.init(action: action) { Text(titleKey) } }
  public init<ActionLabel: View>(
    _ titleKey: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping @MainActor (Bool) -> ActionLabel
  ) { self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel) }
}
/// A control that is on or off. It keeps what it would show.
public struct ControlWidgetToggle<Label: View, Action: AppIntent>: ControlWidgetTemplate {
  private let isOn: Bool
  private let action: Action
  private let label: @MainActor () -> Label
  private let valueLabel: @MainActor (Bool) -> AnyView
  public init<ValueLabel: View>(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping @MainActor () -> Label,
    @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
  ) { (self.isOn, self.action, self.label, self.valueLabel) = (isOn, action, label, { AnyView(valueLabel($0)) }) }
  public var _summary: String { "switch for \(type(of: action)), \(isOn ? "on" : "off")" }
}
extension ControlWidgetToggle where Label == Text {
  public init<ValueLabel: View>(
    _ titleKey: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
  ) { self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel) }
}
/// A control that looks otherwise.
struct ChangedControl<Base: ControlWidgetTemplate>: ControlWidgetTemplate {
  let base: Base
  let change: String
  var _summary: String { "\(base._summary), \(change)" }
}
extension ControlWidgetTemplate {
  /// How a control looks to users: nobody sees one, and what is reported of it says so.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    ChangedControl(base: self, change: tint == nil ? "not tinted" : "tinted")
  }
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    ChangedControl(base: self, change: disabled ? "disabled" : "enabled")
  }
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
