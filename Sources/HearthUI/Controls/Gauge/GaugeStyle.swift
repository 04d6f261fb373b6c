import HearthCore

/// A type that gives gauges a look.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// What `makeBody(configuration:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The parts and the state of what the style shows.
  typealias Configuration = GaugeStyleConfiguration
  /// Shows what the configuration describes. Called again when it changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts and the value of a gauge, for a style to show.
nonisolated public struct GaugeStyleConfiguration {
  /// The label of the gauge: what it measures.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// The value as a view.
  nonisolated public struct CurrentValueLabel: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// The lower bound as a view.
  nonisolated public struct MinimumValueLabel: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// The upper bound as a view.
  nonisolated public struct MaximumValueLabel: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// A label at a value as a view.
  nonisolated public struct MarkedValueLabel: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// From 0 to 1.
  public var value: Double
  /// The label of the gauge: what it measures.
  public var label: GaugeStyleConfiguration.Label
  /// The value as a view; nil where the gauge has none.
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  /// The lower bound as a view; nil where the gauge has none.
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  /// The upper bound as a view; nil where the gauge has none.
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
  var marks: GaugeMarks?
}

/// A bar that fills.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: DefaultGaugeStyle.Configuration) -> some View {
    LinearGauge(configuration: configuration, fills: true, showsLabel: true)
  }
}
/// A bar that fills, with the label above and the value below.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: LinearCapacityGaugeStyle.Configuration) -> some View {
    LinearGauge(configuration: configuration, fills: true, showsLabel: true)
  }
}
/// A bar with a mark at the value.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AccessoryLinearGaugeStyle.Configuration) -> some View {
    LinearGauge(configuration: configuration, fills: false, showsLabel: false)
  }
}
/// A bar that fills, in little space.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(
    configuration: AccessoryLinearCapacityGaugeStyle.Configuration
  ) -> some View {
    LinearGauge(configuration: configuration, fills: true, showsLabel: true).controlSize(.small)
  }
}
/// An open ring with a mark at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AccessoryCircularGaugeStyle.Configuration) -> some View
  {
    CircularGauge(configuration: configuration, fills: false)
  }
}
/// A ring that fills.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(
    configuration: AccessoryCircularCapacityGaugeStyle.Configuration
  ) -> some View {
    CircularGauge(configuration: configuration, fills: true)
  }
}
/// An open ring with a mark at the value.
nonisolated public struct CircularGaugeStyle: GaugeStyle {
  let tint: GaugeTint
  /// An open ring in the colour of the surroundings.
  public nonisolated init() { tint = GaugeTint(style: nil) }
  /// An open ring in a colour.
  public nonisolated init(tint: Color) { self.tint = GaugeTint(style: AnyShapeStyle(tint)) }
  /// An open ring in the colours of a gradient, the first one where the gauge begins.
  public nonisolated init(tint: Gradient) { self.tint = GaugeTint(style: AnyShapeStyle(tint)) }
  @MainActor @preconcurrency public func makeBody(configuration: CircularGaugeStyle.Configuration) -> some View {
    CircularGauge(configuration: configuration, fills: false).modifier(tint)
  }
}
/// A bar with a mark at the value.
nonisolated public struct LinearGaugeStyle: GaugeStyle {
  let tint: GaugeTint
  /// A bar in the colour of the surroundings.
  public nonisolated init() { tint = GaugeTint(style: nil) }
  /// A bar in a colour.
  public nonisolated init(tint: Color) { self.tint = GaugeTint(style: AnyShapeStyle(tint)) }
  /// A bar in the colours of a gradient, the first one where the gauge begins.
  public nonisolated init(tint: Gradient) { self.tint = GaugeTint(style: AnyShapeStyle(tint)) }
  @MainActor @preconcurrency public func makeBody(configuration: LinearGaugeStyle.Configuration) -> some View {
    LinearGauge(configuration: configuration, fills: false, showsLabel: true).modifier(tint)
  }
}
/// A tint of its own; nil for that of the surroundings.
nonisolated struct GaugeTint: ViewModifier {
  let style: AnyShapeStyle?
  @MainActor func body(content: Content) -> some View {
    if let style { content.tint(style) } else { content }
  }
}
extension GaugeStyle where Self == CircularGaugeStyle {
  /// An open ring with a mark at the value.
  @MainActor @preconcurrency public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
extension GaugeStyle where Self == LinearGaugeStyle {
  /// A bar with a mark at the value.
  @MainActor @preconcurrency public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar that fills.
  @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills, with the label above and the value below.
  @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value, without the label and the value as a view.
  @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills, in little space.
  @MainActor @preconcurrency public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value, in little space.
  @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills, in little space.
  @MainActor @preconcurrency public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
extension EnvironmentValues {
  var gaugeStyleValue: ControlStyleValue<GaugeStyleConfiguration> {
    get { self[ControlStyleKey<GaugeStyleConfiguration>.self] }
    set { self[ControlStyleKey<GaugeStyleConfiguration>.self] = newValue }
  }
}
extension View {
  /// Sets the look of the gauges in this view.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(style, GaugeStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
