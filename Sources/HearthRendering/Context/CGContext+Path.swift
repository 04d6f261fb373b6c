import Foundation

extension CGContext {
  // MARK: - Making a path

  /// Begins a new path; what was there is forgotten.
  public func beginPath() { outline.path = Path() }
  /// Begins a new subpath.
  public func move(to point: CGPoint) { outline.move(to: point, transform: state.transform) }
  /// A straight line from the current point.
  public func addLine(to point: CGPoint) { outline.addLine(to: point, transform: state.transform) }
  /// Straight lines through points; the first one begins a subpath.
  public func addLines(between points: [CGPoint]) { outline.addLines(between: points, transform: state.transform) }
  /// A curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2, transform: state.transform)
  }
  /// A curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control, transform: state.transform)
  }
  /// A part of a circle, from one angle to another in radians, with a straight line to its start where there is a
  /// current point. `clockwise` as in a coordinate space whose y axis points up, as Core Graphics says it.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: state.transform)
  }
  /// The arc that rounds the corner at `tangent1End` between the current point and `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    // The current point is one of the picture, and the corner is rounded in the coordinate space that is set.
    let corner = CGMutablePath()
    corner.move(to: currentPointOfPath)
    corner.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    corner.path.forEach { element in
      switch element {
      case .line(let point): addLine(to: point)
      case .curve(let point, let control1, let control2): addCurve(to: point, control1: control1, control2: control2)
      case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
      case .move, .closeSubpath: break
      }
    }
  }
  /// A closed rectangle.
  public func addRect(_ rect: CGRect) { outline.addRect(rect, transform: state.transform) }
  /// Several closed rectangles.
  public func addRects(_ rects: [CGRect]) { outline.addRects(rects, transform: state.transform) }
  /// The ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect, transform: state.transform) }
  /// Another path.
  public func addPath(_ path: CGPath) { outline.addPath(path, transform: state.transform) }
  /// A straight line to the start of the subpath.
  public func closePath() { outline.closeSubpath() }
  /// The path that was made so far.
  public var path: CGPath? { isPathEmpty ? nil : CGPath(userOutline) }
  /// Whether there is nothing in it.
  public var isPathEmpty: Bool { outline.isEmpty }
  /// Where the next line begins; zero when empty.
  public var currentPointOfPath: CGPoint { outline.currentPoint.applying(state.transform.inverted()) }
  /// The smallest rectangle around its points. Null when empty.
  public var boundingBoxOfPath: CGRect { CGPath(userOutline).boundingBoxOfPath }
  /// Whether a point lies inside of the path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    CGPath(userOutline).contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
  }
  /// The path becomes the outline of its line.
  public func replacePathWithStrokedPath() {
    outline.path = userOutline.strokedPath(state.line).applying(state.transform)
  }
  /// In the coordinate space that is set now.
  var userOutline: Path { outline.path.applying(state.transform.inverted()) }

  // MARK: - How it is painted

  /// Colours the inside of paths.
  public func setFillColor(_ color: CGColor) { state.fill = .color(color.rgba) }
  /// Colours the inside of paths. Parts from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Colours the inside of paths with a grey: 0 is black, 1 is white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// Colours lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = .color(color.rgba) }
  /// Colours lines. Parts from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Colours lines with a grey: 0 is black, 1 is white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  /// The width of lines: points in the coordinate space that is set when they are drawn. 1 unless it is set.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  /// The ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// The corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// How long the point of a sharp corner may be, as a multiple of the line's width.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Lengths of painted and unpainted parts of lines in turn, and how far into them a line begins. Points; no lengths
  /// make a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (phase, lengths)
  }

  // MARK: - Painting it

  /// Paints the inside of the path, which is empty then.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(outline.path, isEvenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Draws the line of the path, which is empty then.
  public func strokePath() {
    stroke(userOutline, state.line)
    beginPath()
  }
  /// Paints the inside of the path, its line, or both. The path is empty then.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(outline.path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(userOutline, state.line) }
    beginPath()
  }
  /// Paints a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect).applying(state.transform), isEvenOdd: false) }
  /// Paints several rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Paints the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect).applying(state.transform), isEvenOdd: false) }
  /// Draws the line of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect), state.line) }
  /// Draws the line of a rectangle, with a width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.lineWidth = width
    stroke(Path(rect), line)
  }
  /// Draws the line of the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), state.line) }
  /// Draws straight lines, each between two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    stroke(
      Path { path in
        for index in stride(from: 0, to: points.count - 1, by: 2) {
          path.move(to: points[index])
          path.addLine(to: points[index + 1])
        }
      }, state.line)
  }
  /// Takes away what was painted in a rectangle.
  public func clear(_ rect: CGRect) {
    let before = state
    (state.alpha, state.shadow, state.blendMode, state.fill) = (1, nil, .clear, .color(.black))
    fill(rect)
    state = before
  }

  /// - Parameter path: In the coordinate space of the picture.
  package func fill(_ path: Path, isEvenOdd: Bool) {
    guard let shape = DisplayShape(path, isEOFilled: isEvenOdd) else { return }
    record(FillPiece(shape, state.fill, isAntialiased: state.isAntialiased), isInPicture: true)
  }
  /// - Parameter path: In the coordinate space that is set.
  package func stroke(_ path: Path, _ line: StrokeStyle) {
    guard line.lineWidth > 0, let shape = DisplayShape(path, isEOFilled: false) else { return }
    record(StrokePiece(shape, line, state.stroke, isAntialiased: state.isAntialiased))
  }

  // MARK: - Clips

  /// Keeps what is painted from now on to the inside of the path, which is empty then. `restoreGState()` ends it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(outline.path, isEvenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Keeps what is painted from now on to a rectangle.
  public func clip(to rect: CGRect) { clip(Path(rect).applying(state.transform), isEvenOdd: false) }
  /// Keeps what is painted from now on to several rectangles together.
  public func clip(to rects: [CGRect]) {
    clip(Path { $0.addRects(rects) }.applying(state.transform), isEvenOdd: false)
  }
  /// Keeps what is painted from now on to where an image, laid over a rectangle, is opaque. It stands on its head, as
  /// `draw(_:in:)` has it.
  public func clip(to rect: CGRect, mask: CGImage) {
    let piece = EffectPiece(
      .transform(Self.turned(rect).concatenating(state.transform)),
      mask.piece(in: rect, interpolation: state.interpolation.interpolation))
    state.clips.append(.mask(piece))
  }
  /// - Parameter path: In the coordinate space of the picture. Without an inside nothing is painted.
  package func clip(_ path: Path, isEvenOdd: Bool) {
    let shape = DisplayShape(path, isEOFilled: isEvenOdd) ?? .rectangle(.zero)
    state.clips.append(.shape(shape, isAntialiased: state.isAntialiased))
  }
  /// The smallest rectangle around what can be painted on, in the coordinate space that is set.
  public var boundingBoxOfClipPath: CGRect {
    let area = state.clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1.bounds) }
    return area.isNull ? .zero : area.applying(state.transform.inverted())
  }

  /// Upside down, around the middle of a rectangle.
  static func turned(_ rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
  }
}

extension DisplayShape {
  /// The simplest shape that is the same; nil for one without an outline.
  package init?(_ path: Path, isEOFilled: Bool) {
    switch path.storage {
    case .empty: return nil
    case .rectangle(let rect): self = .rectangle(rect)
    case .roundedRectangle, .ellipse, .elements:
      let bounds = path.boundingRect
      if bounds.isNull { return nil }
      self = .path(PathKey(path, isEOFilled: isEOFilled, bounds: bounds))
    }
  }
}
