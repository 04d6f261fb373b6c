import Foundation
import HearthCore

/// A control that changes a value in steps, up and down.
///
/// A button that is held goes on stepping. On the keyboard the control is one stop:
/// arrows up and down, plus and minus step.
///
///     Stepper("Copies: \(count)", value: $count, in: 1...99)
nonisolated public struct Stepper<Label: View>: View {
  let label: Label
  let steps: StepperSteps
  let onEditingChanged: (Bool) -> Void
  /// A field that shows the value in a format.
  let field: AnyView?
  @State private var name = ControlName()
  @Environment(\.idiom) private var idiom

  fileprivate nonisolated init(
    _ label: Label, _ steps: StepperSteps, _ field: AnyView? = nil, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    (self.label, self.steps, self.field, self.onEditingChanged) = (label, steps, field, onEditingChanged)
  }

  @MainActor public var body: some View {
    let actions = steps.actions()
    let isCompact = idiom.isTouched
    ControlRow(
      name: name, label: label, standalone: isCompact ? .atEdges : .beside, alignment: .center,
      control: HStack(spacing: 6) {
        // Points. Source: our choice, room for a number of five digits.
        if let field { field.frame(width: 72).multilineTextAlignment(.trailing) }
        StepperButtons(
          name: name, increment: actions.increment, decrement: actions.decrement, value: steps.text,
          mistake: steps.mistake?(),
          onEditingChanged: onEditingChanged)
      })
  }
}

/// What the buttons of a stepper do at the moment.
struct StepperSteps {
  typealias Actions = (increment: (() -> Void)?, decrement: (() -> Void)?)
  /// Asked while the stepper is shown: nil for a button that can do nothing.
  let actions: () -> Actions
  var text: (() -> String)?
  /// What is wrong with the value, or the step.
  var mistake: (() -> String?)?

  init(increment: (() -> Void)?, decrement: (() -> Void)?) { actions = { (increment, decrement) } }
  /// Steps of a value. At a bound the button that leads out of it is off, and a last step that
  /// would lead beyond it goes to the bound.
  init<V: Strideable>(_ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, text: ((V) -> String)? = nil) {
    func move(_ stride: V.Stride) {
      let new = value.wrappedValue.advanced(by: stride)
      guard let bounds else { return value.wrappedValue = new }
      value.wrappedValue = min(max(bounds.lowerBound, new), bounds.upperBound)
    }
    let isBadStep = Self.number(step).map { !$0.isFinite || $0 == 0 } ?? false
    actions = {
      if isBadStep { return (nil, nil) }
      let current = value.wrappedValue
      if Self.isBad(current) {
        // From NaN a step leads to the lower bound.
        guard let start = bounds.flatMap({ Self.isBad($0.lowerBound) ? nil : $0.lowerBound }) ?? Self.zero(V.self)
        else { return (nil, nil) }
        return ({ value.wrappedValue = start }, { value.wrappedValue = start })
      }
      let canIncrement = bounds.map { current < $0.upperBound } ?? true,
        canDecrement = bounds.map { current > $0.lowerBound } ?? true
      return (canIncrement ? { move(step) } : nil, canDecrement ? { move(0 - step) } : nil)
    }
    self.text = { text?(value.wrappedValue) ?? "\(value.wrappedValue)" }
    mistake = {
      if isBadStep, let number = Self.number(step) {
        return
          "Stepper got the step \(number), where a finite number other than 0 was expected; check how it is computed. It does nothing."
      }
      guard Self.isBad(value.wrappedValue), let number = Self.number(value.wrappedValue) else { return nil }
      return ValueMistake.of("Stepper", number, nil, shown: "The next step leads to the lowest value, or to 0.")
    }
  }
  private static func number<T>(_ value: T) -> Double? { (value as? any BinaryFloatingPoint).map { Double($0) } }
  private static func isBad<T>(_ value: T) -> Bool { number(value).map { !$0.isFinite } ?? false }
  private static func zero<T>(_ type: T.Type) -> T? {
    (type as? any BinaryFloatingPoint.Type).flatMap { $0.init(0) as? T }
  }
}

extension Stepper {
  /// A stepper that calls actions. A nil action turns its button off.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), StepperSteps(increment: onIncrement, decrement: onDecrement), nil, onEditingChanged)
  }
  /// A stepper of a value.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), StepperSteps(value, nil, step), nil, onEditingChanged)
  }
  /// A stepper of a value in a range.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), StepperSteps(value, bounds, step), nil, onEditingChanged)
  }
  /// A stepper beside a field with the value.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      label(), StepperSteps(value, nil, step) { format.format($0) }, stepperField(value, format), onEditingChanged)
  }
  /// A stepper of a value in a range, beside a field with the value.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      label(), StepperSteps(value, bounds, step) { format.format($0) }, stepperField(value, format), onEditingChanged)
  }
  /// A stepper that calls actions, with the label as the last closure. A nil action turns its button off.
  @available(*, deprecated, renamed: "init(label:onIncrement:onDecrement:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), StepperSteps(increment: onIncrement, decrement: onDecrement), nil, onEditingChanged)
  }
  /// A stepper of a value, with the label as the last closure.
  @available(*, deprecated, renamed: "init(value:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), StepperSteps(value, nil, step), nil, onEditingChanged)
  }
  /// A stepper of a value in a range, with the label as the last closure.
  @available(*, deprecated, renamed: "init(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), StepperSteps(value, bounds, step), nil, onEditingChanged)
  }
}

/// The field of a stepper with a format: what is written there is the value when the field is left.
nonisolated private func stepperField<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> AnyView
where F.FormatOutput == String { AnyView(TextField(value: value, format: format, label: { EmptyView() })) }

extension Stepper where Label == Text {
  /// A stepper that calls actions. A nil action turns its button off.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), StepperSteps(increment: onIncrement, decrement: onDecrement), nil, onEditingChanged)
  }
  /// A stepper that calls actions, with a title from a resource. A nil action turns its button off.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleResource), StepperSteps(increment: onIncrement, decrement: onDecrement), nil, onEditingChanged)
  }
  /// A stepper of a value.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), StepperSteps(value, nil, step), nil, onEditingChanged)
  }
  /// A stepper of a value, with a title from a resource.
  @_disfavoredOverload public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleResource), StepperSteps(value, nil, step), nil, onEditingChanged)
  }
  /// A stepper of a value in a range.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), StepperSteps(value, bounds, step), nil, onEditingChanged)
  }
  /// A stepper of a value in a range, with a title from a resource.
  @_disfavoredOverload public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleResource), StepperSteps(value, bounds, step), nil, onEditingChanged)
  }
  /// A stepper beside a field with the value.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      Text(titleKey), StepperSteps(value, nil, step) { format.format($0) }, stepperField(value, format),
      onEditingChanged)
  }
  /// A stepper beside a field with the value, with a title from a resource.
  @_disfavoredOverload public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      Text(titleResource), StepperSteps(value, nil, step) { format.format($0) }, stepperField(value, format),
      onEditingChanged)
  }
  /// A stepper of a value in a range, beside a field with the value.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      Text(titleKey), StepperSteps(value, bounds, step) { format.format($0) }, stepperField(value, format),
      onEditingChanged)
  }
  /// A stepper of a value in a range, beside a field with the value, with a title from a resource.
  @_disfavoredOverload public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      Text(titleResource), StepperSteps(value, bounds, step) { format.format($0) }, stepperField(value, format),
      onEditingChanged)
  }
  /// A stepper that calls actions. A nil action turns its button off.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), StepperSteps(increment: onIncrement, decrement: onDecrement), nil, onEditingChanged)
  }
  /// A stepper of a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), StepperSteps(value, nil, step), nil, onEditingChanged)
  }
  /// A stepper of a value in a range.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), StepperSteps(value, bounds, step), nil, onEditingChanged)
  }
  /// A stepper beside a field with the value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      Text(title), StepperSteps(value, nil, step) { format.format($0) }, stepperField(value, format), onEditingChanged)
  }
  /// A stepper of a value in a range, beside a field with the value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      Text(title), StepperSteps(value, bounds, step) { format.format($0) }, stepperField(value, format),
      onEditingChanged)
  }
}
