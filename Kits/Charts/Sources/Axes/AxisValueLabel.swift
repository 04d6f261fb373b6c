import SwiftUI

/// A label at a value of an axis.
nonisolated public struct AxisValueLabel<Content: View>: AxisMark {
  public typealias Body = Never
  let part: AxisPart
  private init(_ content: AxisLabelContent, _ centered: Bool?, _ options: AxisLabelOptions) {
    part = AxisPart(kind: .label(content, options), centered: centered)
  }
  public static func _collect(_ mark: Self, _ parts: _AxisPartCollector) { parts.parts.append(mark.part) }

  /// A label with views of the app.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(AnyView(content())), centered,
      AxisLabelOptions(
        anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution, offsetsMarks: offsetsMarks,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }
}

extension AxisValueLabel where Content == Never {
  /// A label with the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .value, centered,
      AxisLabelOptions(
        anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution, offsetsMarks: offsetsMarks,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }
  /// A label with the value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .formatted { Format.FormatInput.make($0).map(format.locale($1).format) }, centered,
      AxisLabelOptions(
        anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution, offsetsMarks: offsetsMarks,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }
}

extension AxisValueLabel where Content == Text {
  /// A label with a text that is looked up in the app's tables.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .text(Text(titleKey)), centered,
      AxisLabelOptions(
        anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution, offsetsMarks: offsetsMarks,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }
  /// A label with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .text(Text(title)), centered,
      AxisLabelOptions(
        anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution, offsetsMarks: offsetsMarks,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .text(Text(titleResource)), centered,
      AxisLabelOptions(
        anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution, offsetsMarks: offsetsMarks,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }
}

/// Which way the labels of an axis run.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }
  let kind: Kind
  /// Horizontal.
  public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .automatic) }
  public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .horizontal) }
  /// A quarter turn clockwise.
  public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .vertical) }
  /// A quarter turn the other way.
  public static var verticalReversed: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .verticalReversed) }
}

/// The treatment of labels of an axis that would overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, disabled, truncate, greedy(Double, CGFloat?) }
  let kind: Kind
  /// As `greedy`.
  public static var automatic: AxisValueLabelCollisionResolution { .init(kind: .automatic) }
  /// All are shown.
  public static var disabled: AxisValueLabelCollisionResolution { .init(kind: .disabled) }
  /// Each is as wide as its room.
  public static var truncate: AxisValueLabelCollisionResolution { .init(kind: .truncate) }
  /// Those are left out that would overlap one shown before.
  public static var greedy: AxisValueLabelCollisionResolution { greedy() }
  /// Those are left out that would overlap one of higher priority or one before.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { .init(kind: .greedy(priority, minimumSpacing)) }
}
