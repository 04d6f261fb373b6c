import SwiftUI

/// How a mark looks. What is nil has not been said: an outer modifier then says it.
struct MarkStyle {
  var foreground: AnyShapeStyle?
  var foregroundBy: PlottedValue?
  var opacity: Double = 1
  var symbol: AnyChartSymbolShape?
  var symbolView: AnyView?
  var symbolBy: PlottedValue?
  /// Square points.
  var symbolArea: CGFloat?
  var symbolSize: CGSize?
  var symbolSizeBy: PlottedValue?
  var lineStyle: StrokeStyle?
  var lineStyleBy: PlottedValue?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var cornerStyle: RoundedCornerStyle = .continuous
  var positionBy: PlottedValue?
  var positionAxis: Axis?
  var positionSpan = MarkDimension.automatic
  /// Points that the four sides move by.
  var offset = MarkOffset()
  var annotations: [MarkAnnotation] = []
  var zIndex: Double = 0
  var alignsWithPlotArea: Bool?
  var effects: [MarkEffect] = []
  /// Layers and masks that the mark is in, the outermost first.
  var groups: [MarkGroup] = []
  var accessibilityLabel: Text?
  var accessibilityValue: Text?
  var accessibilityIdentifier: String?
  var isHiddenFromAccessibility: Bool?

  /// Whether the app says the same of both to assistive technology.
  func isSaid(like other: MarkStyle) -> Bool {
    accessibilityLabel == other.accessibilityLabel && accessibilityValue == other.accessibilityValue
      && accessibilityIdentifier == other.accessibilityIdentifier
  }
}

/// Points that the four sides of a mark move by.
struct MarkOffset: Equatable {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0
  mutating func add(_ other: MarkOffset) {
    xStart += other.xStart
    xEnd += other.xEnd
    yStart += other.yStart
    yEnd += other.yEnd
  }
}

/// A filter or clip of one mark.
enum MarkEffect {
  case blur(CGFloat)
  case shadow(Color, CGFloat, CGPoint)
  /// The rectangle is the mark's.
  case clip((CGRect) -> Path, FillStyle)
}

/// What is drawn as one: a layer, or what a mask shows.
struct MarkGroup {
  enum Kind {
    /// A layer of its own.
    case layer
    /// A layer of its own, which the view shows as a `PlaceholderContentView`.
    case styled(AnyView)
    /// The marks whose shape shows the others.
    case mask([ResolvedMark])
  }
  let id: Int
  let kind: Kind
}
