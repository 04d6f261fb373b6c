import Foundation

extension CGContext {
  // MARK: - Gradients

  /// Paints what can be painted on with a gradient along a line, between its ends or beyond them.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let area = boundingBoxOfClipPath
    let across = CGVector(dx: endPoint.x - startPoint.x, dy: endPoint.y - startPoint.y)
    let length = hypot(across.dx, across.dy)
    guard area.width > 0, area.height > 0, length > 0, length.isFinite else { return }
    let unit = CGVector(dx: across.dx / length, dy: across.dy / length)
    // As far as something may lie that is seen.
    let reach =
      hypot(area.width, area.height) + hypot(startPoint.x - area.midX, startPoint.y - area.midY) + length
    func point(_ along: CGFloat, _ aside: CGFloat) -> CGPoint {
      CGPoint(
        x: startPoint.x + unit.dx * along - unit.dy * aside, y: startPoint.y + unit.dy * along + unit.dx * aside)
    }
    let from = options.contains(.drawsBeforeStartLocation) ? -reach : 0
    let to = options.contains(.drawsAfterEndLocation) ? length + reach : length
    let band = Path { path in
      path.addLines([point(from, -reach), point(to, -reach), point(to, reach), point(from, reach)])
      path.closeSubpath()
    }
    paint(band, .linearGradient(stops: gradient.stops, from: startPoint, to: endPoint))
  }
  /// Paints what can be painted on with a gradient between two circles, or beyond them.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let area = boundingBoxOfClipPath
    guard area.width > 0, area.height > 0, startRadius >= 0, endRadius >= 0, let first = gradient.stops.first,
      let last = gradient.stops.last
    else { return }
    func disc(_ center: CGPoint, _ radius: CGFloat) -> Path {
      Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    if startCenter == endCenter && startRadius != endRadius {
      let isOutwards = startRadius < endRadius
      let (inner, outer) = isOutwards ? (startRadius, endRadius) : (endRadius, startRadius)
      let stops =
        isOutwards
        ? gradient.stops : gradient.stops.reversed().map { Paint.Stop(color: $0.color, location: 1 - $0.location) }
      let fillsInner = options.contains(isOutwards ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
      let fillsOuter = options.contains(isOutwards ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
      var shape = fillsOuter ? Path(area) : disc(startCenter, outer)
      if !fillsInner && inner > 0 { shape.addPath(disc(startCenter, inner)) }
      paint(
        shape,
        .radialGradient(stops: stops, center: startCenter, startRadius: inner, endRadius: outer, aspect: 1),
        isEvenOdd: true)
      return
    }
    // Circles on the way from one to the other, each over those before, as Core Graphics describes it.
    if options.contains(.drawsBeforeStartLocation) { paint(disc(startCenter, startRadius), .color(first.color)) }
    if options.contains(.drawsAfterEndLocation), endRadius >= startRadius { paint(Path(area), .color(last.color)) }
    let count = 256
    for step in 0...count {
      let fraction = CGFloat(endRadius >= startRadius ? count - step : step) / CGFloat(count)
      let center = CGPoint(
        x: startCenter.x + (endCenter.x - startCenter.x) * fraction,
        y: startCenter.y + (endCenter.y - startCenter.y) * fraction)
      paint(
        disc(center, startRadius + (endRadius - startRadius) * fraction),
        .color(Paint.Stop.color(at: fraction, in: gradient.stops)))
    }
  }
  private func paint(_ path: Path, _ paint: Paint, isEvenOdd: Bool = false) {
    guard let shape = DisplayShape(path, isEOFilled: isEvenOdd) else { return }
    record(FillPiece(shape, paint, isAntialiased: state.isAntialiased))
  }

  // MARK: - Images

  /// Draws an image over a rectangle. Where y points downwards it stands on its head: an app turns the coordinate space
  /// before, or draws a `UIImage`. In a context of pixels in memory it is upright.
  ///
  /// Source: Apple, Quartz 2D Programming Guide, "Quartz 2D Coordinate Systems".
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    if !byTiling { return draw(image, in: rect, isUpright: false) }
    let area = boundingBoxOfClipPath
    guard rect.width > 0, rect.height > 0, area.width / rect.width * area.height / rect.height < 10_000 else { return }
    var y = rect.minY - ((rect.minY - area.minY) / rect.height).rounded(.up) * rect.height
    while y < area.maxY {
      var x = rect.minX - ((rect.minX - area.minX) / rect.width).rounded(.up) * rect.width
      while x < area.maxX {
        draw(image, in: CGRect(origin: CGPoint(x: x, y: y), size: rect.size), isUpright: false)
        x += rect.width
      }
      y += rect.height
    }
  }
  package func draw(_ image: CGImage, in rect: CGRect, isUpright: Bool) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    let piece = image.piece(in: rect, interpolation: state.interpolation.interpolation)
    record(isUpright ? piece : EffectPiece(.transform(Self.turned(rect)), piece))
  }
}

extension Paint.Stop {
  /// The colour of a gradient at a place between 0 and 1.
  static func color(at place: CGFloat, in stops: [Paint.Stop]) -> RGBA {
    guard let after = stops.firstIndex(where: { $0.location >= place }) else { return stops.last?.color ?? .clear }
    if after == 0 { return stops[0].color }
    let a = stops[after - 1], b = stops[after]
    let length = b.location - a.location
    return length > 0 ? a.color.mixed(with: b.color, by: Double((place - a.location) / length)) : b.color
  }
}
