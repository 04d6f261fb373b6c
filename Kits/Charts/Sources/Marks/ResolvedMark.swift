import SwiftUI

/// What a mark of a chart is, with its data and style: the plain value that content is resolved to.
struct ResolvedMark {
  enum Kind: Hashable { case bar, line, area, point, rectangle, rule, sector }
  /// A side of a mark that is given in points of the plot area; nil for its edge.
  struct Edges: Equatable {
    var start: CGFloat?
    var end: CGFloat?
  }
  var kind: Kind
  /// What the mark is known by when data change: its place in the content, and the elements of `ForEach` around it.
  var id = 0
  /// The value, or the start of a range with `xEnd`; nil where the mark is placed in points.
  var x: PlottedValue?
  var xEnd: PlottedValue?
  var y: PlottedValue?
  var yEnd: PlottedValue?
  /// In points, where `x` or `y` is nil.
  var xEdges = Edges()
  var yEdges = Edges()
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking: MarkStackingMethod = .unstacked
  var series: PlottedValue?
  var angle: PlottedValue?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat?
  /// Many points of one line or area; `x` and `y` then have the labels.
  var points: PointSeries?
  /// The points of a function, for the domain of the other marks; nil for data.
  var function: PlottedFunction?
  var style = MarkStyle()

  init(_ kind: Kind, x: PlottedValue? = nil, y: PlottedValue? = nil) { (self.kind, self.x, self.y) = (kind, x, y) }
  init(
    _ kind: Kind, x: PlottedValue? = nil, xEnd: PlottedValue? = nil, y: PlottedValue? = nil, yEnd: PlottedValue? = nil,
    xEdges: Edges = Edges(), yEdges: Edges = Edges()
  ) {
    (self.kind, self.x, self.xEnd, self.y, self.yEnd) = (kind, x, xEnd, y, yEnd)
    (self.xEdges, self.yEdges) = (xEdges, yEdges)
  }

  /// Whether all values have a place: marks with a value that is not finite are left out. Lines have a gap there.
  var isPlottable: Bool {
    [x, xEnd, y, yEnd, angle].allSatisfy { $0?.span.isPlottable != false }
  }
  /// What lines, areas and stacks are told apart by.
  var seriesKey: SeriesKey {
    SeriesKey(
      kind: kind, series: series?.value, foreground: style.foregroundBy?.value, symbol: style.symbolBy?.value,
      line: style.lineStyleBy?.value, position: style.positionBy?.value)
  }
}

/// What lines, areas and stacks are told apart by. Styles that are not of data do not make a series, as with Apple's.
struct SeriesKey: Hashable {
  var kind: ResolvedMark.Kind
  var series: _ChartValue?
  var foreground: _ChartValue?
  var symbol: _ChartValue?
  var line: _ChartValue?
  var position: _ChartValue?
}

/// Points of a line or an area as numbers: 16 bytes each, 24 with a second y.
struct PointSeries {
  var xs: [Double]
  var ys: [Double]
  /// The other edge of an area; empty for none.
  var yEnds: [Double] = []
  var xIsDate = false
  var yIsDate = false

  /// How many points have no place, because a number of theirs is not finite.
  var notFinite: Int {
    var count = 0
    // A number less itself is zero, but for those that are not finite.
    for (x, y) in zip(xs, ys) where (x - x) + (y - y) != 0 { count += 1 }
    return count
  }
}

/// A function that a plot draws.
struct PlottedFunction {
  enum Kind {
    case y((Double) -> Double)
    case yRange((Double) -> (yStart: Double, yEnd: Double))
    case parametric((Double) -> (x: Double, y: Double))
  }
  let kind: Kind
  /// Of x, or of the parameter; nil for all that the chart shows.
  let domain: ClosedRange<Double>?

  var isParametric: Bool { if case .parametric = kind { true } else { false } }
  /// The points of the function at equal distances, and at zero and the marks of the axis besides: where a function has
  /// no value, as 1 / x at zero, it is found out there. Values that are not finite stay: the line has a gap there.
  func points(_ range: ClosedRange<Double>, count: Int, through marks: [Double] = []) -> PointSeries {
    var points = PointSeries(xs: [], ys: [])
    let length = range.upperBound - range.lowerBound
    var places = (0...count).map { range.lowerBound + length * Double($0) / Double(count) }
    if !isParametric {
      places += ([0] + marks).filter { range.contains($0) }
      places.sort()
    }
    var last = -Double.infinity
    for at in places where at != last {
      last = at
      switch kind {
      case .y(let function):
        points.xs.append(at)
        points.ys.append(function(at))
      case .yRange(let function):
        let value = function(at)
        points.xs.append(at)
        points.ys.append(value.yStart)
        points.yEnds.append(value.yEnd)
      case .parametric(let function):
        let value = function(at)
        points.xs.append(value.x)
        points.ys.append(value.y)
      }
    }
    return points
  }
}
