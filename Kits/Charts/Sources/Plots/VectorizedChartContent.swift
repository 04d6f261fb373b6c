import SwiftUI

/// A type that represents a collection of data by marks, one for each element.
@MainActor @preconcurrency public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement
  /// Adds the mark of each element, and calls `change` after each, with the element.
  static func _collectElements(
    _ content: Self, _ marks: _MarkCollector, _ change: (DataElement, _MarkCollector) -> Void)
}

/// The marks of a collection.
nonisolated struct ElementMarks<Data: RandomAccessCollection> {
  let data: Data
  let make: (Data.Element) -> ResolvedMark
  init(_ data: Data, _ make: @escaping (Data.Element) -> ResolvedMark) { (self.data, self.make) = (data, make) }
  @MainActor func collect(_ marks: _MarkCollector, _ change: (Data.Element, _MarkCollector) -> Void) {
    for element in data {
      marks.add(make(element))
      change(element, marks)
    }
  }
}
extension PlottableProjection {
  /// The value of an element.
  func plotted(_ element: DataElement) -> PlottedValue { PlottedValue(label: label, span: span(element)) }
}

/// Marks of a collection that a key path changes.
nonisolated struct ModifiedElements<Base: VectorizedChartContent>: VectorizedChartContent {
  typealias Body = Never
  typealias DataElement = Base.DataElement
  let base: Base
  let change: (Base.DataElement, inout MarkStyle) -> Void
  @MainActor static func _collect(_ content: Self, _ marks: _MarkCollector) {
    _collectElements(content, marks) { _, _ in }
  }
  @MainActor static func _collectElements(
    _ content: Self, _ marks: _MarkCollector, _ change: (DataElement, _MarkCollector) -> Void
  ) {
    Base._collectElements(content.base, marks) { element, marks in
      content.change(element, &marks.marks[marks.marks.count - 1].style)
      change(element, marks)
    }
  }
}

/// The marks of a plot over a collection, one for each element. `Kind` tells the plots apart.
nonisolated public struct _ElementPlotContent<Data: RandomAccessCollection, Kind>: VectorizedChartContent {
  public typealias Body = Never
  public typealias DataElement = Data.Element
  let elements: ElementMarks<Data>
  @MainActor public static func _collect(_ content: Self, _ marks: _MarkCollector) {
    content.elements.collect(marks) { _, _ in }
  }
  @MainActor public static func _collectElements(
    _ content: Self, _ marks: _MarkCollector, _ change: (DataElement, _MarkCollector) -> Void
  ) { content.elements.collect(marks, change) }
}
extension _ElementPlotContent {
  /// Marks that lie somewhere along both axes.
  init(
    _ data: Data, _ kind: ResolvedMark.Kind, x: ElementExtent<Data.Element>, y: ElementExtent<Data.Element>,
    width: MarkDimensions<Data.Element> = .automatic, height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .unstacked
  ) {
    elements = ElementMarks(data) { element in
      var mark = ResolvedMark(kind)
      (mark.x, mark.xEnd, mark.xEdges) = x.place(element)
      (mark.y, mark.yEnd, mark.yEdges) = y.place(element)
      (mark.width, mark.height) = (width.dimension(element), height.dimension(element))
      mark.stacking = stacking
      return mark
    }
  }
}
/// The kinds of plots that have a mark for each element.
public enum _ElementPlotKind {
  public enum Bar {}
  public enum Point {}
  public enum Rectangle {}
  public enum Rule {}
  public enum Sector {}
}
public typealias VectorizedBarPlotContent<Data: RandomAccessCollection> = _ElementPlotContent<
  Data, _ElementPlotKind.Bar
>
public typealias VectorizedPointPlotContent<Data: RandomAccessCollection> = _ElementPlotContent<
  Data, _ElementPlotKind.Point
>
public typealias VectorizedRectanglePlotContent<Data: RandomAccessCollection> = _ElementPlotContent<
  Data, _ElementPlotKind.Rectangle
>
public typealias VectorizedRulePlotContent<Data: RandomAccessCollection> = _ElementPlotContent<
  Data, _ElementPlotKind.Rule
>
public typealias VectorizedSectorPlotContent<Data: RandomAccessCollection> = _ElementPlotContent<
  Data, _ElementPlotKind.Sector
>
