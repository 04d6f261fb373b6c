import SwiftUI

/// What is said of many marks or points together: where they are, from where to where, and of which series they are. Pure.
struct SeriesElement: Identifiable {
  /// The index of the first mark.
  let id: Int
  let frame: CGRect
  let style: MarkStyle
  /// The values along both axes, in the order in which they are said.
  let place: Range?
  let quantity: Range?
  let series: PlottedValue?

  /// Values of an axis, from the least to the greatest; of categories the first and the last.
  struct Range {
    let label: Text
    var low: _ChartValue
    var high: _ChartValue

    init?(
      _ marks: [ResolvedMark], _ value: KeyPath<ResolvedMark, PlottedValue?>,
      _ end: KeyPath<ResolvedMark, PlottedValue?>
    ) {
      var label: Text?, low: _ChartValue?, high: _ChartValue?
      for mark in marks {
        for plotted in [mark[keyPath: value], mark[keyPath: end]] {
          guard let plotted, plotted.span.isPlottable else { continue }
          if label == nil { label = plotted.label }
          for found in [plotted.span.lower, plotted.span.upper] {
            guard let found else { continue }
            guard let scalar = found.scalar else {
              if low == nil { low = found }
              high = found
              continue
            }
            if low?.scalar.map({ scalar < $0 }) ?? true { low = found }
            if high?.scalar.map({ scalar > $0 }) ?? true { high = found }
          }
        }
      }
      guard let label, let low, let high else { return nil }
      (self.label, self.low, self.high) = (label, low, high)
    }
    /// What lies between two points of an axis.
    init?(_ label: Text?, _ a: CGFloat, _ b: CGFloat, _ places: AxisPlaces) {
      guard let label, let first = places.value(a), let last = places.value(b) else { return nil }
      let isForward = first.scalar.flatMap { a in last.scalar.map { a <= $0 } } ?? true
      (self.label, low, high) = (label, isForward ? first : last, isForward ? last : first)
    }
    /// "Amount, 2 – 8".
    var words: Text {
      MarkWords.words(PlottedValue(label: label, span: ValueSpan(low, low == high ? nil : high)))
    }
  }
}

extension SeriesElement {
  /// The elements of a chart's lines and areas of many points, and of marks that have none of their own.
  static func all(_ model: ChartModel, _ placement: Placement, marks: [PlacedMark]) -> [SeriesElement] {
    let many = placement.series.compactMap { series -> SeriesElement? in
      let index = series.indices[0], mark = model.marks[index]
      guard mark.points != nil || mark.function != nil, mark.style.isHiddenFromAccessibility != true else { return nil }
      return SeriesElement(mark, index, series, placement)
    }
    return many + together(model, marks)
  }
  /// The elements of series of marks, in the order of their first ones.
  private static func together(_ model: ChartModel, _ placed: [PlacedMark]) -> [SeriesElement] {
    var order: [SeriesKey] = [], members: [SeriesKey: [PlacedMark]] = [:]
    for placed in placed {
      let key = model.marks[placed.index].seriesKey
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(placed)
    }
    return order.prefix(MarkElements.most).compactMap { key in
      guard let own = members[key], let first = own.first else { return nil }
      let marks = own.map { model.marks[$0.index] }, mark = marks[0]
      let frame = own.dropFirst().reduce(first.frame) { $0.union($1.frame) }
      let x = Range(marks, \.x, \.xEnd) ?? Range(marks, \.angle, \.angle), y = Range(marks, \.y, \.yEnd)
      let isUpright = mark.growsVertically != false
      return SeriesElement(
        id: first.index, frame: frame, style: mark.style, place: isUpright ? x : y, quantity: isUpright ? y : x,
        series: mark.style.foregroundBy ?? mark.series ?? mark.style.symbolBy)
    }
  }
  /// A line or an area of many points. Its extremes are among the points that are kept, and are read back from their places.
  private init?(_ mark: ResolvedMark, _ index: Int, _ series: PlacedSeries, _ placement: Placement) {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity), high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for run in series.runs {
      for point in run.points + (mark.points?.yEnds.isEmpty == false ? run.base : []) {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    guard low.x.isFinite, low.y.isFinite, high.x.isFinite, high.y.isFinite else { return nil }
    let offset = mark.style.offset
    self.init(
      id: index,
      frame: CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
        .intersection(CGRect(origin: .zero, size: placement.size)),
      style: mark.style,
      place: Range(mark.x?.label, low.x - offset.xStart, high.x - offset.xStart, placement.x),
      quantity: Range(mark.y?.label, low.y - offset.yStart, high.y - offset.yStart, placement.y),
      series: mark.style.foregroundBy ?? mark.series)
  }
  /// The place of all, as "Time, 1 – 10,000".
  var label: Text { place?.words ?? quantity?.words ?? Text(verbatim: "") }
  /// The quantity from the least to the greatest, and the series, as "Amount, 2 – 8, City, Oslo".
  var value: Text {
    var parts = [place == nil ? nil : quantity?.words, series.map { MarkWords.words($0) }].compactMap { $0 }
    guard !parts.isEmpty else { return Text(verbatim: "") }
    let first = parts.removeFirst()
    return parts.reduce(first) { Text("\($0), \($1)") }
  }
}

/// The element of a series. Its words are found only when what they say changes.
struct SeriesElementView: View, @MainActor Equatable {
  let element: SeriesElement

  static func == (a: SeriesElementView, b: SeriesElementView) -> Bool {
    let first = a.element, second = b.element
    func same(_ path: KeyPath<SeriesElement, SeriesElement.Range?>) -> Bool {
      let one = first[keyPath: path], other = second[keyPath: path]
      return one?.low == other?.low && one?.high == other?.high && one?.label == other?.label
    }
    return first.frame == second.frame && same(\.place) && same(\.quantity)
      && first.series?.span == second.series?.span && first.series?.label == second.series?.label
      && first.style.isSaid(like: second.style)
  }
  var body: some View {
    Color.clear.modifier(
      MarkElementPlace(frame: element.frame, style: element.style, label: element.label, value: element.value))
  }
}
