import Foundation
import HearthCore
import HearthRendering

/// A control that chooses a value from a range.
///
/// The knob follows the pointer; a press on the track brings it there. Arrows go a step, Page Up and Page Down several, Home and End to the
/// bounds; the wheel turns a slider that has focus.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let range: SliderRange
  let label: Label
  let minimum: ValueLabel?
  let maximum: ValueLabel?
  let onEditingChanged: (Bool) -> Void
  @State private var name = ControlName()
  @Environment(\.idiom) private var idiom

  fileprivate nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label, _ minimum: ValueLabel?, _ maximum: ValueLabel?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    range = SliderRange(Double(bounds.lowerBound), Double(bounds.upperBound), step: step.map { Double($0) })
    (self.label, self.minimum, self.maximum, self.onEditingChanged) = (label, minimum, maximum, onEditingChanged)
  }

  @MainActor public var body: some View {
    ControlRow(
      name: name, label: label, standalone: idiom == .desktop ? .beside : .unlabeled, alignment: .center,
      control: HStack(spacing: 8) {
        if let minimum { minimum.modifier(DisabledLook()) }
        SliderTrack(value: value, range: range, name: name, onEditingChanged: onEditingChanged)
        if let maximum { maximum.modifier(DisabledLook()) }
      })
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider for a range of values.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, label(), nil, nil, onEditingChanged) }
  /// A slider that goes in steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, step, label(), nil, nil, onEditingChanged) }
  @available(*, deprecated, renamed: "init(value:in:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, label(), nil, nil, onEditingChanged) }
  @available(*, deprecated, renamed: "init(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, step, label(), nil, nil, onEditingChanged) }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, EmptyView(), nil, nil, onEditingChanged) }
  /// A slider without a label that goes in steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, step, EmptyView(), nil, nil, onEditingChanged) }
}

extension Slider {
  /// A slider with labels at the ends of its track.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
  /// A slider with labels at the ends of its track that goes in steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
  @available(*, deprecated, renamed: "init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged) }
  @available(*, deprecated, renamed: "init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, step, label(), minimumValueLabel, maximumValueLabel, onEditingChanged) }
}
