import SwiftUI

/// A line across the plot area at a value of an axis.
nonisolated public struct AxisGridLine: AxisMark {
  public typealias Body = Never
  let part: AxisPart
  /// - Parameters:
  ///   - centered: Whether it is in the middle between this value and the next one.
  ///   - stroke: nil for a thin line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .gridLine, centered: centered, stroke: stroke)
  }
  public static func _collect(_ mark: Self, _ parts: _AxisPartCollector) { parts.parts.append(mark.part) }
}

/// A short line beside the plot area at a value of an axis.
nonisolated public struct AxisTick: AxisMark {
  public typealias Body = Never
  /// How long a tick is.
  public struct Length: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, fixed(CGFloat), label(CGFloat), longestLabel(CGFloat) }
    let kind: Kind
    /// Five points. Source: our choice, as the ticks of Apple's charts seem to be.
    public static var automatic: Length { Length(kind: .automatic) }
    /// As long as the label reaches.
    public static var label: Length { label(extendPastBy: 0) }
    public static func label(extendPastBy length: CGFloat) -> Length { Length(kind: .label(length)) }
    /// As long as the longest label of the axis reaches.
    public static var longestLabel: Length { longestLabel(extendPastBy: 0) }
    public static func longestLabel(extendPastBy length: CGFloat) -> Length { Length(kind: .longestLabel(length)) }
  }
  let part: AxisPart
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .tick(Length(kind: .fixed(length))), centered: centered, stroke: stroke)
  }
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    part = AxisPart(kind: .tick(length), centered: centered, stroke: stroke)
  }
  public static func _collect(_ mark: Self, _ parts: _AxisPartCollector) { parts.parts.append(mark.part) }
}
