import SwiftUI

/// Draws the marks of a chart into a canvas.
struct PlotDrawing {
  let model: ChartModel
  let placement: Placement
  let looks: MarkLooks
  /// How much is seen of marks that come or change, by their index; all of others.
  let seen: [Int: Double]

  init(_ model: ChartModel, _ placement: Placement, seen: [Int: Double] = [:]) {
    (self.model, self.placement, self.seen) = (model, placement, seen)
    looks = MarkLooks(scales: model.styles, tellsSeriesApart: model.tellsSeriesApart)
  }
  /// One thing that is drawn, behind those of larger `z` and those that come later.
  struct Item {
    enum Kind { case mark(PlacedMark), series(PlacedSeries) }
    let kind: Kind
    let order: Int
    let z: Double
    let groups: [MarkGroup]
  }
  /// All there is to draw, from the back to the front.
  var items: [Item] {
    var items: [Item] = []
    for mark in placement.marks {
      if case .vertex = mark.shape { continue }
      items.append(item(.mark(mark), mark.index))
    }
    for series in placement.series { items.append(item(.series(series), series.indices[0])) }
    items.sort { ($0.z, $0.order) < ($1.z, $1.order) }
    return items
  }
  private func item(_ kind: Item.Kind, _ index: Int) -> Item {
    let style = model.marks[index].style
    return Item(kind: kind, order: index, z: style.zIndex, groups: style.groups)
  }

  // MARK: - Groups

  /// Draws items, those of a group as one.
  /// - Parameter depth: How many groups around them are drawn already.
  func draw(_ items: ArraySlice<Item>, in context: GraphicsContext, depth: Int = 0) {
    var rest = items
    while let first = rest.first {
      guard depth < first.groups.count else {
        draw(first, in: context)
        rest = rest.dropFirst()
        continue
      }
      let group = first.groups[depth]
      let run = rest.prefix { depth < $0.groups.count && $0.groups[depth].id == group.id }
      context.drawLayer { layer in
        switch group.kind {
        case .layer, .styled: break
        case .mask(let marks):
          layer.clipToLayer { mask in
            let drawing = self.mask(of: marks)
            drawing.draw(drawing.items[...], in: mask)
          }
        }
        draw(run, in: layer, depth: depth + 1)
      }
      rest = rest.dropFirst(run.count)
    }
  }
  /// The drawing of other marks with the scales of this chart.
  private func mask(of marks: [ResolvedMark]) -> PlotDrawing {
    let other = ChartModel(marks, scales: model)
    return PlotDrawing(other, Placement(other, size: placement.size))
  }

  // MARK: - Marks

  private func draw(_ item: Item, in context: GraphicsContext) {
    var context = context
    let index: Int
    switch item.kind {
    case .mark(let mark): index = mark.index
    case .series(let series): index = series.indices[0]
    }
    let style = model.marks[index].style
    context.opacity *= style.opacity * (seen[index] ?? 1)
    if case .series(let series) = item.kind, series.isFunction {
      context.clip(to: Path(CGRect(origin: .zero, size: placement.size).insetBy(dx: -1, dy: -1)))
    }
    for effect in style.effects {
      switch effect {
      case .blur(let radius): context.addFilter(.blur(radius: radius))
      case .shadow(let color, let radius, let offset):
        context.addFilter(.shadow(color: color, radius: radius, x: offset.x, y: offset.y))
      case .clip(let path, let style): context.clip(to: path(frame(item)), style: style)
      }
    }
    switch item.kind {
    case .mark(let placed): draw(placed, style, context)
    case .series(let series): draw(series, style, context)
    }
  }
  /// The rectangle of what is drawn.
  private func frame(_ item: Item) -> CGRect {
    switch item.kind {
    case .mark(let placed):
      if case .sector(let sector) = placed.shape { return sector.path.boundingRect }
      return placed.frame
    case .series(let series):
      return series.runs.reduce(CGRect.null) { rect, run in
        (run.points + run.base).reduce(rect) { $0.union(CGRect(origin: $1, size: .zero)) }
      }
    }
  }
  private func draw(_ placed: PlacedMark, _ style: MarkStyle, _ context: GraphicsContext) {
    let mark = model.marks[placed.index]
    switch placed.shape {
    case .vertex: break
    case .rectangle(let rect):
      let radius = min(style.cornerRadius ?? 0, min(rect.width, rect.height) / 2)
      let path =
        radius > 0
        ? Path(roundedRect: rect, cornerRadius: radius, style: style.cornerStyle)
        : Path(rect)
      fill(path, style, context)
      looks.pattern(style).draw(over: path, in: context)
    case .point(let point): drawSymbol(mark, at: point, context)
    case .sector(let sector):
      fill(sector.path, style, context)
      looks.pattern(style).draw(over: sector.path, in: context)
    case .rule(let a, let b):
      var path = Path()
      path.move(to: a)
      path.addLine(to: b)
      stroke(path, looks.stroke(style, usual: MarkLooks.rule), style, context)
    }
  }
  private func drawSymbol(_ mark: ResolvedMark, at point: CGPoint, _ context: GraphicsContext) {
    guard mark.style.symbolView == nil, let symbol = looks.symbol(mark) else { return }
    fill(symbol.path(at: point, size: looks.symbolSize(mark.style)), mark.style, context)
  }
  private func draw(_ series: PlacedSeries, _ style: MarkStyle, _ context: GraphicsContext) {
    let mark = model.marks[series.indices[0]]
    let method = style.interpolation ?? .linear
    for run in series.runs {
      if mark.kind == .line, run.marks.isEmpty,
        let band = DenseLine.path(run.points, looks.stroke(style, usual: MarkLooks.line))
      {
        fill(band, style, context)
        continue
      }
      let path = SeriesPath.make(run, method, isArea: mark.kind == .area)
      if mark.kind == .area {
        fill(path, style, context)
        looks.pattern(style).draw(over: path, in: context)
      } else {
        stroke(path, looks.stroke(style, usual: MarkLooks.line), style, context)
      }
      for (point, index) in zip(run.points, run.marks) { drawSymbol(model.marks[index], at: point, context) }
    }
  }

  // MARK: - Styles

  private func fill(_ path: Path, _ style: MarkStyle, _ context: GraphicsContext) {
    let shading = GraphicsContext.Shading.style(looks.foreground(style))
    guard style.alignsWithPlotArea == true else { return context.fill(path, with: shading) }
    var context = context
    context.clip(to: path)
    context.fill(Path(CGRect(origin: .zero, size: placement.size)), with: shading)
  }
  private func stroke(_ path: Path, _ stroke: StrokeStyle, _ style: MarkStyle, _ context: GraphicsContext) {
    guard style.alignsWithPlotArea == true else {
      return context.stroke(path, with: .style(looks.foreground(style)), style: stroke)
    }
    fill(path.strokedPath(stroke), style, context)
  }
}

/// The path of a line or area: pure.
enum SeriesPath {
  /// Straight lines of more points than this are thinned out: see `Decimation`.
  static let many = 2000

  static func make(_ run: PlacedSeries.Run, _ method: InterpolationMethod, isArea: Bool) -> Path {
    var path = Path()
    var points = run.points
    if points.count > many, !isArea { points = Decimation.thin(points, pixels: Decimation.pixels) }
    guard let first = points.first else { return path }
    path.move(to: first)
    guard isArea, let last = run.base.last else {
      if points.count == 1 { path.addLine(to: first) }
      Interpolation.add(points, method, to: &path)
      return path
    }
    var base = run.base
    if points.count > many { (points, base) = (Decimation.thin(points, pixels: 2), Decimation.thin(base, pixels: 2)) }
    Interpolation.add(points, method, to: &path)
    path.addLine(to: last)
    // Back along the other edge: steps change at the other end of the interval.
    let back: InterpolationMethod =
      method == .stepStart ? .stepEnd : method == .stepEnd ? .stepStart : method
    Interpolation.add(base.reversed(), back, to: &path)
    path.closeSubpath()
    return path
  }
}
