import Foundation
import HearthCore

/// A type that gives date pickers a look and a behaviour.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// What `makeBody(configuration:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The parts and the state of what the style shows.
  typealias Configuration = DatePickerStyleConfiguration
  /// Shows what the configuration describes. Called again when it changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts and the value of a date picker, for a style to show.
nonisolated public struct DatePickerStyleConfiguration {
  /// The label of the date picker.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// The label of the picker.
  public let label: DatePickerStyleConfiguration.Label
  /// The date, which may lie outside of the range until the user chooses one.
  @Binding public var selection: Date
  /// The first date that can be chosen; nil for any.
  public var minimumDate: Date?
  /// The last date that can be chosen; nil for any.
  public var maximumDate: Date?
  /// Which parts of the date can be chosen.
  public var displayedComponents: DatePickerComponents
  let hasLabel: Bool
  var mistake: String?
  nonisolated init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents, hasLabel: Bool,
    mistake: String?
  ) {
    (self.label, _selection, self.minimumDate, self.maximumDate) = (label, selection, minimumDate, maximumDate)
    (self.displayedComponents, self.hasLabel, self.mistake) = (displayedComponents, hasLabel, mistake)
  }
  var bounds: DateBounds { DateBounds(minimumDate, maximumDate) }
}

/// A field with a stepper on a desktop, buttons that open a calendar on phones and tablets, wheels on watches.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style, as `.automatic` does.
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: DefaultDatePickerStyle.Configuration) -> some View {
    AutomaticDatePicker(configuration: configuration)
  }
}
/// A button with the date that opens a calendar, and the time.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style, as `.compact` does.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: CompactDatePickerStyle.Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}
/// A field whose parts are edited one by one.
nonisolated public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style, as `.field` does.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: FieldDatePickerStyle.Configuration) -> some View {
    FieldDatePicker(configuration: configuration, hasStepper: false)
  }
}
/// A field whose parts are edited one by one, with a stepper beside it.
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style, as `.stepperField` does.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: StepperFieldDatePickerStyle.Configuration) -> some View
  {
    FieldDatePicker(configuration: configuration, hasStepper: true)
  }
}
/// A calendar, and the time.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style, as `.graphical` does.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: GraphicalDatePickerStyle.Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}
/// Wheels that turn, one for each part.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style, as `.wheel` does.
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: WheelDatePickerStyle.Configuration) -> some View {
    WheelDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that suits the device.
  @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button with the date, which opens a calendar.
  @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field for the numbers of the date.
  @MainActor @preconcurrency public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field for the numbers of the date, with a stepper.
  @MainActor @preconcurrency public static var stepperField: StepperFieldDatePickerStyle {
    StepperFieldDatePickerStyle()
  }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar and a clock, open.
  @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels, one for each part of the date.
  @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension EnvironmentValues {
  var datePickerStyleValue: ControlStyleValue<DatePickerStyleConfiguration> {
    get { self[ControlStyleKey<DatePickerStyleConfiguration>.self] }
    set { self[ControlStyleKey<DatePickerStyleConfiguration>.self] = newValue }
  }
}
extension View {
  /// Sets the look and behaviour of the date pickers in this view.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlStyle(style, DatePickerStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}

// MARK: - Looks

nonisolated private struct AutomaticDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.idiom) private var idiom
  @MainActor var body: some View {
    switch idiom {
    case .desktop: FieldDatePicker(configuration: configuration, hasStepper: true)
    case .watch: WheelDatePicker(configuration: configuration)
    default: CompactDatePicker(configuration: configuration)
    }
  }
}

/// What all looks have in common: the label, the surroundings, and the way to write a date.
@MainActor struct DateChoice {
  let configuration: DatePickerStyleConfiguration
  let surroundings: DateSurroundings
  /// What is shown: a date in the range.
  let date: Date
  init(_ configuration: DatePickerStyleConfiguration, _ surroundings: DateSurroundings) {
    (self.configuration, self.surroundings) = (configuration, surroundings)
    date = Self.shown(configuration)
  }
  private static func shown(_ configuration: DatePickerStyleConfiguration) -> Date {
    configuration.bounds.clamped(DateSurroundings.usable(configuration.selection))
  }
  /// The date by now: several keys may come before the views are shown again.
  var current: Date { Self.shown(configuration) }
  var bounds: DateBounds { configuration.bounds }
  var components: DatePickerComponents { configuration.displayedComponents }
  func choose(_ date: Date) {
    let new = bounds.clamped(DateSurroundings.usable(date))
    if new != configuration.selection { configuration.selection = new }
  }
  /// What assistive technology is told: the picker's name, and the date by now in what is shown of it.
  func properties(_ name: ControlName, _ behavior: AccessibilityChildBehavior) -> AccessibilityProperties {
    var properties = AccessibilityProperties()
    properties.label = name.text
    properties.value = surroundings.text(current, components)
    properties.behavior = behavior
    return properties
  }
}

/// The label of a date picker beside its control.
nonisolated struct DatePickerRow<Control: View>: View {
  let configuration: DatePickerStyleConfiguration
  let name: ControlName
  /// Controls as wide as a page have no label where there is little room.
  var isWide = false
  let control: Control
  @Environment(\.idiom) private var idiom

  @MainActor var body: some View {
    let isCompact = idiom.isTouched
    // Dates stand on fields, buttons and popovers of ours, whatever the colour of text around.
    // Source: UIDatePicker and NSDatePicker.
    let control = control.standardForegroundStyle(AnyShapeStyle(Color.primary))
    if !configuration.hasLabel {
      control
    } else if isWide && isCompact {
      control.named(name, by: configuration.label)
    } else {
      ControlRow(
        name: name, label: configuration.label, standalone: isCompact ? .atEdges : .beside,
        alignment: isWide ? .top : .center, stacksLargeText: true, control: control)
    }
  }
}
