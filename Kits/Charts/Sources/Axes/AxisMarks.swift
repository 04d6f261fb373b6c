import SwiftUI

/// The lines, ticks and labels that show the values of an axis.
///
///     .chartXAxis {
///       AxisMarks(values: .stride(by: .month)) { value in
///         AxisGridLine()
///         AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
///       }
///     }
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent {
  public typealias Body = Never
  let spec: AxisMarksSpec
  public static func _collect(_ content: Self, _ axes: _AxisCollector) { axes.marks.append(content.spec) }

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ content: @escaping (AxisValue) -> Content
  ) {
    var spec = AxisMarksSpec(preset: preset, position: position, values: values)
    spec.parts = { value in
      let parts = _AxisPartCollector()
      Content._collect(content(value), parts)
      return parts.parts
    }
    self.spec = spec
  }
  /// Marks at values, with content that does not depend on the value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset, position, values) { _ in content() } }
  /// Marks at values, with content for each.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset, position, values, content) }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset, position, AxisMarkValues(values)) { _ in content() } }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset, position, AxisMarkValues(values), content) }
}

extension AxisMarks where Content == Never {
  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues, _ stroke: StrokeStyle?,
    _ format: ((_ChartValue, Locale) -> String?)? = nil
  ) {
    spec = AxisMarksSpec(preset: preset, position: position, values: values, format: format, stroke: stroke)
  }
  /// The usual marks at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { self.init(preset, position, values, stroke) }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) { self.init(preset, position, AxisMarkValues(values), stroke) }
  /// The usual marks, with a format for the labels.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, values, stroke) { Format.FormatInput.make($0).map(format.locale($1).format) }
  }
  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Value == Format.FormatInput, Format.FormatOutput == String {
    self.init(preset, position, AxisMarkValues(values), stroke) { Value.make($0).map(format.locale($1).format) }
  }
}

/// Where the marks of an axis are.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  /// At the bottom for x, at the trailing edge for y.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
  public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
  public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
  public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
  public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }
}

/// How the marks of an axis lie to its plot area.
public struct AxisMarkPreset: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  /// The preset that suits the scale: `extended`.
  public static var automatic: AxisMarkPreset { AxisMarkPreset(description: "automatic") }
  /// Lines end with the plot area, labels lie beside it.
  public static var extended: AxisMarkPreset { AxisMarkPreset(description: "extended") }
  /// The first and last labels end with the plot area.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(description: "aligned") }
  /// Labels lie in the plot area.
  public static var inset: AxisMarkPreset { AxisMarkPreset(description: "inset") }
}

/// A value of an axis, for which marks are made.
public struct AxisValue {
  /// The position of the value among those of the axis.
  public let index: Int
  /// How many values the axis has.
  public let count: Int
  let value: _ChartValue
  /// The value as one of the app's type; nil if it is not of that type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.make(value) }
}
