import Foundation
import HearthCore
import HearthRendering

/// Shows a value within a range.
///
///     Gauge(value: value, in: 0...100) {
///       Text("Battery")
///     } currentValueLabel: {
///       Text("\(Int(value)) %")
///     }
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
  /// From 0 to 1.
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimum: BoundsLabel?
  let maximum: BoundsLabel?
  /// Labels at values, by their tags.
  var marks: GaugeMarks?
  let mistake: String?
  @Environment(\.gaugeStyleValue) private var style
  @State private var name = ControlName()
  @State private var valueName = ControlName()

  /// A value outside of the range counts as the nearest bound, NaN as the lowest.
  fileprivate nonisolated init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ minimum: BoundsLabel?,
    _ maximum: BoundsLabel?
  ) {
    mistake = ValueMistake.of(
      "Gauge", Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), shown: "The lowest value is shown."
    )
    fraction = SliderRange(Double(bounds.lowerBound), Double(bounds.upperBound), step: nil).fraction(Double(value))
    (self.label, currentValueLabel, self.minimum, self.maximum) = (label, current, minimum, maximum)
  }

  @MainActor public var body: some View {
    let fraction = fraction, name = name, valueName = valueName
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(view: AnyView(label)),
      currentValueLabel: currentValueLabel.map { .init(view: AnyView($0)) },
      minimumValueLabel: minimum.map { .init(view: AnyView($0)) },
      maximumValueLabel: maximum.map { .init(view: AnyView($0)) }, marks: marks)
    StyledControl(value: style, configuration: configuration) { DefaultGaugeStyle().makeBody(configuration: $0) }
      .named(name, by: configuration.label).named(valueName, by: configuration.currentValueLabel)
      .modifier(
        ControlInput(
          name: "Gauge",
          element: {
            var properties = AccessibilityProperties()
            properties.label = name.text
            properties.value = valueName.text ?? "\(Int((fraction * 100).rounded()))%"
            properties.behavior = .combine
            return properties
          }, mistake: mistake))
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge of a value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView { self.init(value, bounds, label(), nil, nil, nil) }
  /// A gauge of a value with a label for it.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView { self.init(value, bounds, label(), currentValueLabel(), nil, nil) }
  /// A gauge of a value with labels for it and for the bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) { self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()) }
}

/// The labels of a gauge at values of its range.
struct GaugeMarks {
  let view: AnyView
  /// The place of a tag in the range, from 0 to 1; nil for a tag of another type.
  let fraction: (AnyHashable) -> Double?
}
extension Gauge {
  fileprivate nonisolated init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel?,
    _ maximum: BoundsLabel?,
    marks: MarkedValueLabels
  ) {
    self.init(value, bounds, label, current, minimum, maximum)
    let range = SliderRange(Double(bounds.lowerBound), Double(bounds.upperBound), step: nil)
    self.marks = GaugeMarks(view: AnyView(marks)) { tag in
      if let value = tag.base as? V { return range.fraction(Double(value)) }
      return (tag.base as? Double).map { range.fraction($0) } ?? (tag.base as? Int).map { range.fraction(Double($0)) }
    }
  }
  /// A gauge of a value with labels at values of its range.
  ///
  /// - Parameter markedValueLabels: Views with tags of the type of the value, each shown at its value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil, marks: markedValueLabels())
  }
  /// A gauge of a value with labels for the bounds, and at values of its range.
  ///
  /// - Parameter markedValueLabels: Views with tags of the type of the value, each shown at its value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), marks: markedValueLabels())
  }
}
