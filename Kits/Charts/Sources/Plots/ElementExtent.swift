import SwiftUI

/// Where the marks of a collection lie along one axis.
nonisolated struct ElementExtent<Element> {
  /// The value of an element, the end of its range, and where it has none of these, points of the plot area.
  let place: (Element) -> (value: PlottedValue?, end: PlottedValue?, edges: ResolvedMark.Edges)

  /// At a value.
  static func at(_ value: PlottableProjection<Element, some Plottable>) -> Self {
    Self { (value.plotted($0), nil, ResolvedMark.Edges()) }
  }
  /// From one value to another.
  static func between<Value: Plottable>(
    _ start: PlottableProjection<Element, Value>, _ end: PlottableProjection<Element, Value>
  ) -> Self {
    Self { (start.plotted($0), end.plotted($0), ResolvedMark.Edges()) }
  }
  /// Between points; nil for the edges of the plot area.
  static func points(_ start: CGFloat?, _ end: CGFloat?) -> Self {
    Self { _ in (nil, nil, ResolvedMark.Edges(start: start, end: end)) }
  }
  /// Between the points at two key paths.
  static func points(_ start: KeyPath<Element, CGFloat>, _ end: KeyPath<Element, CGFloat>) -> Self {
    Self { (nil, nil, ResolvedMark.Edges(start: $0[keyPath: start], end: $0[keyPath: end])) }
  }
}
