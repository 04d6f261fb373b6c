import SwiftUI

extension Placement {
  init(_ model: ChartModel, size: CGSize) {
    self.init(size: size, x: model.xPlaces(size), y: model.yPlaces(size))
    let groups = PositionGroups(model.marks)
    let rooms = BarRooms(model, x, y)
    var sector = 0
    var order: [SeriesKey] = [], members: [SeriesKey: [Int]] = [:]
    for (index, mark) in model.marks.enumerated() {
      if mark.points != nil || mark.function != nil {
        if let placed = placeMany(mark, index, model) { series.append(placed) }
        continue
      }
      switch mark.kind {
      case .sector:
        if let shape = place(sector: mark, sector, model) {
          marks.append(PlacedMark(index: index, shape: .sector(shape)))
        }
        sector += 1
      case .line, .area:
        let key = mark.seriesKey
        if members[key] == nil { order.append(key) }
        members[key, default: []].append(index)
      default:
        guard mark.isPlottable, let shape = place(mark, model.stacking.ranges[index], groups, rooms) else { continue }
        marks.append(PlacedMark(index: index, shape: shape))
      }
    }
    for key in order { place(series: members[key] ?? [], model, groups) }
  }

  // MARK: - Bars, rectangles, points and rules

  private func place(
    _ mark: ResolvedMark, _ range: ClosedDirectedRange?, _ groups: PositionGroups, _ rooms: BarRooms
  ) -> PlacedMark.Shape? {
    let vertical = mark.growsVertically
    let offset = mark.style.offset
    switch mark.kind {
    case .point:
      guard var a = center(x, mark.x, mark.xEdges, size.width), var b = center(y, mark.y, mark.yEdges, size.height)
      else { return nil }
      if let slot = groups.slot(mark, x, y) {
        if slot.axis == .horizontal { a += slot.shift } else { b += slot.shift }
      }
      return .point(CGPoint(x: a + offset.xStart, y: b + offset.yStart))
    case .rule: return rule(mark)
    default:
      guard
        let across = extent(
          mark, x, mark.x, mark.xEnd, mark.xEdges, size.width, mark.width,
          range: vertical == false ? range : nil, slot: groups.slot(mark, x, y, axis: .horizontal), rooms, .horizontal),
        let down = extent(
          mark, y, mark.y, mark.yEnd, mark.yEdges, size.height, mark.height,
          range: vertical == true ? range : nil, slot: groups.slot(mark, x, y, axis: .vertical), rooms, .vertical)
      else { return nil }
      let left = across.lowerBound + offset.xStart, right = across.upperBound + offset.xEnd
      let top = down.lowerBound + offset.yStart, bottom = down.upperBound + offset.yEnd
      return .rectangle(
        CGRect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top)))
    }
  }
  private func center(
    _ places: AxisPlaces, _ value: PlottedValue?, _ edges: ResolvedMark.Edges, _ length: CGFloat
  ) -> CGFloat? {
    guard let value else { return edges.start ?? length / 2 }
    return places.position(value.span)
  }
  private func rule(_ mark: ResolvedMark) -> PlacedMark.Shape? {
    let offset = mark.style.offset
    func ends(
      _ places: AxisPlaces, _ first: PlottedValue, _ last: PlottedValue
    ) -> (CGFloat, CGFloat)? {
      guard let a = places.position(first.span), let b = places.position(last.span) else { return nil }
      return (a, b)
    }
    if let start = mark.x, let end = mark.xEnd {
      guard let (a, b) = ends(x, start, end), let at = center(y, mark.y, mark.yEdges, size.height) else { return nil }
      return .rule(
        CGPoint(x: a + offset.xStart, y: at + offset.yStart), CGPoint(x: b + offset.xEnd, y: at + offset.yStart))
    }
    if let start = mark.y, let end = mark.yEnd {
      guard let (a, b) = ends(y, start, end), let at = center(x, mark.x, mark.xEdges, size.width) else { return nil }
      return .rule(
        CGPoint(x: at + offset.xStart, y: a + offset.yStart), CGPoint(x: at + offset.xStart, y: b + offset.yEnd))
    }
    if mark.x != nil, let at = center(x, mark.x, mark.xEdges, size.width) {
      return .rule(
        CGPoint(x: at + offset.xStart, y: (mark.yEdges.start ?? 0) + offset.yStart),
        CGPoint(x: at + offset.xStart, y: (mark.yEdges.end ?? size.height) + offset.yEnd))
    }
    guard let at = center(y, mark.y, mark.yEdges, size.height) else { return nil }
    return .rule(
      CGPoint(x: (mark.xEdges.start ?? 0) + offset.xStart, y: at + offset.yStart),
      CGPoint(x: (mark.xEdges.end ?? size.width) + offset.xEnd, y: at + offset.yStart))
  }
  /// From where to where a bar or rectangle goes along an axis.
  private func extent(
    _ mark: ResolvedMark, _ places: AxisPlaces, _ value: PlottedValue?, _ end: PlottedValue?,
    _ edges: ResolvedMark.Edges, _ length: CGFloat, _ dimension: MarkDimension, range: ClosedDirectedRange?,
    slot: PositionGroups.Slot?, _ rooms: BarRooms, _ axis: Axis
  ) -> ClosedRange<CGFloat>? {
    guard let value else {
      let a = edges.start ?? 0, b = edges.end ?? length
      return min(a, b)...max(a, b)
    }
    if let range {
      let a = position(places, range.start), b = position(places, range.end)
      guard let b else { return nil }
      let start = a ?? places.baseline
      return min(start, b)...max(start, b)
    }
    if let end {
      guard let a = places.range(value.span), let b = places.range(end.span) else { return nil }
      return min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
    }
    guard let middle = places.position(value.span), var room = places.range(value.span) else { return nil }
    if let slot { room = (middle + slot.shift - slot.room / 2)...(middle + slot.shift + slot.room / 2) }
    let whole = rooms.room(mark, places, room, axis, isSlot: slot != nil)
    let width = dimension.length(in: whole.room, automatic: whole.automatic)
    let at = (room.lowerBound + room.upperBound) / 2
    return (at - width / 2)...(at + width / 2)
  }
  /// The place of a value of a stack; nil where it has none, as zero on a logarithm.
  private func position(_ places: AxisPlaces, _ scalar: Double) -> CGFloat? {
    places.scale.fraction(scalar: scalar).map(places.point)
  }

  // MARK: - Sectors

  private func place(sector mark: ResolvedMark, _ number: Int, _ model: ChartModel) -> SectorShape? {
    guard number + 1 < model.angles.count, let total = model.angles.last, total > 0, mark.angleValue > 0 else {
      return nil
    }
    let radius = min(size.width, size.height) / 2
    let outer = mark.outerRadius.radius(radius, automatic: radius)
    let inner = mark.innerRadius.radius(radius, automatic: 0)
    let offset = mark.style.offset
    return SectorShape(
      center: CGPoint(x: size.width / 2 + offset.xStart, y: size.height / 2 + offset.yStart),
      innerRadius: min(inner, outer), outerRadius: outer,
      start: .radians(2 * .pi * model.angles[number] / total),
      end: .radians(2 * .pi * model.angles[number + 1] / total),
      inset: max(0, mark.angularInset ?? 0), cornerRadius: mark.style.cornerRadius ?? 0)
  }
}

extension MarkDimension {
  /// A radius of a plot area whose own radius is given.
  func radius(_ radius: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let length): max(0, length)
    case .inset(let inset): max(0, radius - inset)
    case .ratio(let ratio): max(0, radius * ratio)
    }
  }
}
