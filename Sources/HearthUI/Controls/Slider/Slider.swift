import Foundation
import HearthCore
import HearthRendering

/// A control that chooses a value from a range.
///
/// The knob follows the pointer; a press on the track brings it there. Arrows go a step, Page Up and Page Down several,
/// Home and End to the bounds; the wheel turns a slider that has focus.
///
///     Slider(value: $value, in: 0...100, step: 5) {
///       Text("Volume")
///     }
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let range: SliderRange
  /// What is wrong with the bounds or the step.
  let mistake: String?
  let label: Label
  let minimum: ValueLabel?
  let maximum: ValueLabel?
  var marks = SliderMarks()
  let onEditingChanged: (Bool) -> Void
  @State private var name = ControlName()
  @Environment(\.idiom) private var idiom

  fileprivate nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label, _ minimum: ValueLabel?,
    _ maximum: ValueLabel?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    mistake = ValueMistake.of(
      "Slider", nil, Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) },
      shown: "It is taken as best as it can.")
    range = SliderRange(Double(bounds.lowerBound), Double(bounds.upperBound), step: step.map { Double($0) })
    (self.label, self.minimum, self.maximum, self.onEditingChanged) = (label, minimum, maximum, onEditingChanged)
  }

  @MainActor public var body: some View {
    ControlRow(
      name: name, label: label, standalone: idiom == .desktop ? .beside : .neverLabeled, alignment: .center,
      control: HStack(spacing: 8) {
        if let minimum { minimum.modifier(DisabledLook()) }
        SliderTrack(
          value: value, range: range, mistake: mistake, name: name, marks: marks, onEditingChanged: onEditingChanged)
        if let maximum { maximum.modifier(DisabledLook()) }
      })
  }
}

/// What a slider shows of its range, besides its value.
struct SliderMarks {
  struct Tick: Identifiable {
    let id: Int
    let value: Double
    let label: AnyView?
  }
  /// Nil where the steps are shown, if they are few.
  var ticks: [Tick]?
  /// The track is filled from here; nil for its beginning.
  var neutral: Double?
  /// What assistive technology says of the value, instead of a percentage.
  var valueLabel: AnyView?
}

extension Slider where ValueLabel == EmptyView {
  /// A slider that is filled from a neutral value, or lets only a part of its range be chosen.
  ///
  /// - Parameters:
  ///   - neutralValue: Where the track is filled from; nil for its beginning.
  ///   - enabledBounds: The values that can be chosen; nil for all.
  ///   - currentValueLabel: What assistive technology says of the value.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, enabledBounds, label(), nil, nil, onEditingChanged)
    marks = SliderMarks(neutral: neutralValue.map { Double($0) }, valueLabel: AnyView(currentValueLabel()))
  }
  /// A slider with marks at values.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, enabledBounds, label(), nil, nil, onEditingChanged)
    marks = SliderMarks(
      ticks: SliderMarks.ticks(Array(ticks().body)), neutral: neutralValue.map { Double($0) },
      valueLabel: AnyView(currentValueLabel()))
  }
  /// A slider that goes in steps, with marks at those for which `tick` returns one.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, enabledBounds, label(), nil, nil, onEditingChanged)
    marks = SliderMarks(
      ticks: SliderMarks.ticks(range.steps.compactMap { tick(V($0)) }), neutral: neutralValue.map { Double($0) },
      valueLabel: AnyView(currentValueLabel()))
  }
}
extension Slider {
  /// A slider that is filled from a neutral value, or lets only a part of its range be
  /// chosen, with labels at the ends of its track.
  ///
  /// - Parameters:
  ///   - neutralValue: Where the track is filled from; nil for its beginning.
  ///   - enabledBounds: The values that can be chosen; nil for all.
  ///   - currentValueLabel: What assistive technology says of the value.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, enabledBounds, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    marks = SliderMarks(neutral: neutralValue.map { Double($0) }, valueLabel: AnyView(currentValueLabel()))
  }
  /// A slider with marks at values, and labels at the ends of its track.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, enabledBounds, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    marks = SliderMarks(
      ticks: SliderMarks.ticks(Array(ticks().body)), neutral: neutralValue.map { Double($0) },
      valueLabel: AnyView(currentValueLabel()))
  }
  /// A slider that goes in steps, with marks at those for which `tick` returns
  /// one, and labels at the ends of its track.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, enabledBounds, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    marks = SliderMarks(
      ticks: SliderMarks.ticks(range.steps.compactMap { tick(V($0)) }), neutral: neutralValue.map { Double($0) },
      valueLabel: AnyView(currentValueLabel()))
  }
  fileprivate nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ enabled: ClosedRange<V>?, _ label: Label,
    _ minimum: ValueLabel?,
    _ maximum: ValueLabel?, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    guard let enabled else {
      self.init(value, bounds, step, label, minimum, maximum, onEditingChanged)
      return
    }
    // What lies outside of the part that can be chosen becomes its nearest end.
    let limited = Binding<V>(
      get: { value.wrappedValue },
      set: { new in value.wrappedValue = min(max(enabled.lowerBound, new), enabled.upperBound) })
    self.init(limited, bounds, step, label, minimum, maximum, onEditingChanged)
  }
}
extension SliderMarks {
  fileprivate static nonisolated func ticks<V: BinaryFloatingPoint>(_ all: [SliderTick<V>]) -> [Tick] {
    all.enumerated().compactMap { index, tick in
      let value = Double(tick.value)
      return value.isFinite ? Tick(id: index, value: value, label: tick.label) : nil
    }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider for a range of values.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, label(), nil, nil, onEditingChanged) }
  /// A slider that goes in steps.
  // The step has no default, as the form above is for sliders without one: of two that fit
  // the compiler type checks the label twice.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, step, label(), nil, nil, onEditingChanged) }
  /// The slider by an initialiser with the label at the end, in the earlier form.
  @available(*, deprecated, renamed: "init(value:in:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, label(), nil, nil, onEditingChanged) }
  /// The slider by an initialiser with the label at the end, in the earlier form.
  @available(*, deprecated, renamed: "init(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
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
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, step, EmptyView(), nil, nil, onEditingChanged) }
}

extension Slider {
  /// A slider with labels at the ends of its track.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
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
  /// The slider by an initialiser with the label at the end, in the earlier form.
  @available(*, deprecated, renamed: "init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
  /// The slider by an initialiser with the label at the end, in the earlier form.
  @available(*, deprecated, renamed: "init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
}
