import SwiftUI

/// How wide bars may be: pure.
struct BarRooms {
  /// The least distance between values of numbers or dates at which bars stand, in points; nil for one bar.
  private let acrossDistance: CGFloat?
  private let downDistance: CGFloat?

  /// The share of its room that a bar has. Source: our choice, as bars of Apple's charts look.
  static let share: CGFloat = 0.65
  /// Points of a bar alone on an axis of numbers or dates. Source: our choice.
  static let lonely: CGFloat = 20

  init(_ model: ChartModel, _ x: AxisPlaces, _ y: AxisPlaces) {
    func distance(_ places: AxisPlaces, _ path: KeyPath<ResolvedMark, PlottedValue?>, vertical: Bool) -> CGFloat? {
      guard !places.scale.isCategorical else { return nil }
      var points: [CGFloat] = []
      for mark in model.marks where mark.kind == .bar || mark.kind == .rectangle {
        guard mark.growsVertically != !vertical, let span = mark[keyPath: path]?.span, span.upper == nil,
          let point = places.position(span)
        else { continue }
        points.append(point)
      }
      points.sort()
      return zip(points, points.dropFirst()).map { $1 - $0 }.filter { $0 > 0.01 }.min()
    }
    acrossDistance = distance(x, \.x, vertical: true)
    downDistance = distance(y, \.y, vertical: false)
  }

  /// The room of a mark at its value, and the usual width in it.
  func room(
    _ mark: ResolvedMark, _ places: AxisPlaces, _ range: ClosedRange<CGFloat>, _ axis: Axis, isSlot: Bool
  ) -> (room: CGFloat, automatic: CGFloat) {
    let length = range.upperBound - range.lowerBound
    let isRectangle = mark.kind == .rectangle
    if isSlot { return (length, length * (isRectangle ? 1 : 0.9)) }
    let span = (axis == .horizontal ? mark.x : mark.y)?.span
    // A category or a unit of time; a bin of numbers is filled but for a line.
    if places.scale.isCategorical || span?.unit != nil {
      return (length, isRectangle ? length : length * Self.share)
    }
    if span?.upper != nil { return (length, isRectangle ? length : max(0, length - 1)) }
    let distance = axis == .horizontal ? acrossDistance : downDistance
    guard let distance else { return (Self.lonely, Self.lonely) }
    return (distance, isRectangle ? distance : max(1, distance * Self.share))
  }
}

/// Where marks of a category stand beside one another, by `position(by:)`: pure.
struct PositionGroups {
  /// A part of a category's room.
  struct Slot {
    var axis: Axis
    /// Points from the middle of the category.
    var shift: CGFloat
    var room: CGFloat
  }
  private var indices: [_ChartValue: Int] = [:]

  init(_ marks: [ResolvedMark]) {
    for mark in marks {
      guard let value = mark.style.positionBy?.value, indices[value] == nil else { continue }
      indices[value] = indices.count
    }
  }
  /// - Parameter axis: Nothing is said of the other one; nil for whichever it is.
  func slot(_ mark: ResolvedMark, _ x: AxisPlaces, _ y: AxisPlaces, axis wanted: Axis? = nil) -> Slot? {
    guard let value = mark.style.positionBy?.value, let index = indices[value] else { return nil }
    let axis = mark.style.positionAxis ?? usualAxis(mark, x, y)
    guard wanted == nil || wanted == axis else { return nil }
    let places = axis == .horizontal ? x : y
    guard let plotted = axis == .horizontal ? mark.x : mark.y, let range = places.range(plotted.span) else {
      return nil
    }
    let whole = range.upperBound - range.lowerBound
    let span = mark.style.positionSpan.length(in: whole, automatic: whole * 0.8)
    let room = span / CGFloat(max(1, indices.count))
    let order = places.end < places.start && places.scale.isCategorical ? indices.count - 1 - index : index
    return Slot(axis: axis, shift: (CGFloat(order) + 0.5) * room - span / 2, room: room)
  }
  private func usualAxis(_ mark: ResolvedMark, _ x: AxisPlaces, _ y: AxisPlaces) -> Axis {
    if let vertical = mark.growsVertically { return vertical ? .horizontal : .vertical }
    if x.scale.isCategorical { return .horizontal }
    return y.scale.isCategorical ? .vertical : .horizontal
  }
}
