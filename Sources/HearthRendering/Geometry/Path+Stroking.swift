import Foundation

extension Path {
  /// The outline of the line that `style` draws along this path; fill it with the non-zero winding rule.
  ///
  /// Curves become short straight lines which are at most 0.05 points off, round caps and joins are curves.
  /// Without a width there is no outline. A subpath without length has one only through round and square
  /// caps, a subpath that only moves has none.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var stroker = Stroker(style: style)
    for subpath in subpaths where !subpath.segments.isEmpty {
      let line = StrokedLine(subpath, reach: style.lineWidth / 2)
      for part in line.dashed(style) { stroker.add(part) }
    }
    return Path(elements: stroker.elements.filter(\.isFinite))
  }
}

/// A polyline on its way to become a stroke. No two points in turn are the same.
struct StrokedLine {
  /// Largest distance from the outline, in points.
  static let tolerance: CGFloat = 0.05

  struct Vertex {
    var point: CGPoint
    /// In the middle of a curve: no join is seen here.
    var isSmooth: Bool
  }
  var vertices: [Vertex] = []
  var isClosed: Bool
  /// The direction of a line that is a point.
  var direction = CGVector(dx: 1, dy: 0)

  init(isClosed: Bool) { self.isClosed = isClosed }

  init(_ subpath: Subpath, reach: CGFloat) {
    isClosed = subpath.isClosed
    vertices = [Vertex(point: subpath.start, isSmooth: false)]
    // The line's edge is `reach` away, so that it is the turn that makes it look round.
    let turn = 2 * acos(max(0, 1 - Self.tolerance / max(reach, Self.tolerance)))
    for segment in subpath.segments {
      let count = segment.lineCount(tolerance: Self.tolerance, maximumTurn: turn)
      for index in 1...count { add(segment.point(at: CGFloat(index) / CGFloat(count)), isSmooth: index < count) }
    }
    if isClosed, vertices.count > 1, vertices[0].point == vertices[vertices.count - 1].point { vertices.removeLast() }
    if vertices.count < 2 { isClosed = false }
  }

  mutating func add(_ point: CGPoint, isSmooth: Bool) {
    if let last = vertices.last?.point, last == point {
      if !isSmooth { vertices[vertices.count - 1].isSmooth = false }
    } else {
      vertices.append(Vertex(point: point, isSmooth: isSmooth))
    }
  }

  /// The painted parts by the dash pattern of `style`; the whole line if there is no pattern, if a length is negative
  /// or not finite, or when it would be more than 100 000 parts.
  func dashed(_ style: StrokeStyle) -> [StrokedLine] {
    let pattern = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }), vertices.count > 1 else { return [self] }
    let ring = isClosed ? vertices + [vertices[0]] : vertices
    var length: CGFloat = 0
    for (a, b) in zip(ring, ring.dropFirst()) { length += hypot(b.point.x - a.point.x, b.point.y - a.point.y) }
    guard length / period * CGFloat(pattern.count) < 100_000 else { return [self] }

    var index = 0
    var phase = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: period) : 0
    if phase < 0 { phase += period }
    while phase > 0 && phase >= pattern[index] {
      phase -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - phase
    var isPainted: Bool { index.isMultiple(of: 2) }
    let startsPainted = isPainted

    var parts: [StrokedLine] = []
    var part = StrokedLine(isClosed: false)
    if isPainted { part.add(ring[0].point, isSmooth: false) }
    for (from, to) in zip(ring, ring.dropFirst()) {
      let (dx, dy) = (to.point.x - from.point.x, to.point.y - from.point.y)
      let distance = hypot(dx, dy)
      part.direction = CGVector(dx: dx / distance, dy: dy / distance)
      var passed: CGFloat = 0
      while distance - passed > left {
        passed += left
        let point = from.point.toward(to.point, passed / distance)
        if isPainted {
          part.add(point, isSmooth: false)
          parts.append(part)
        }
        part.vertices.removeAll()
        index = (index + 1) % pattern.count
        left = pattern[index]
        if isPainted { part.add(point, isSmooth: false) }
      }
      left -= distance - passed
      if isPainted { part.add(to.point, isSmooth: to.isSmooth) }
    }
    if isPainted, !part.vertices.isEmpty {
      if isClosed && startsPainted && !parts.isEmpty {
        // The last part runs on into the first.
        part.vertices[part.vertices.count - 1].isSmooth = ring[0].isSmooth
        for vertex in parts[0].vertices { part.add(vertex.point, isSmooth: vertex.isSmooth) }
        parts[0].vertices = part.vertices
      } else if isClosed && startsPainted {
        return [self]
      } else {
        parts.append(part)
      }
    }
    return parts
  }
}

/// Draws the two sides of lines, with joins and caps.
///
/// All of an outline turns the same way: where a side runs inside a corner it either meets the next side or goes back
/// through the corner itself, so that what overlaps adds up and the non-zero rule finds no hole.
struct Stroker {
  var style: StrokeStyle
  var elements: [Path.Element] = []
  private var half: CGFloat { style.lineWidth / 2 }
  private var isConnected = false

  init(style: StrokeStyle) { self.style = style }

  mutating func add(_ line: StrokedLine) {
    if line.vertices.count < 2 {
      if let vertex = line.vertices.first { addPoint(vertex.point, line.direction) }
      return
    }
    let reversed = Array(line.vertices.reversed())
    isConnected = false
    if line.isClosed {
      addRing(line.vertices)
      addRing(reversed)
    } else {
      addSide(line.vertices)
      addSide(reversed)
      elements.append(.closeSubpath)
    }
  }

  private mutating func addPoint(_ point: CGPoint, _ direction: CGVector) {
    if style.lineCap == .butt { return }
    isConnected = false
    addCap(at: point, direction)
    addCap(at: point, CGVector(dx: -direction.dx, dy: -direction.dy))
    elements.append(.closeSubpath)
  }

  private mutating func addRing(_ vertices: [StrokedLine.Vertex]) {
    isConnected = false
    let count = vertices.count
    for index in 0..<count {
      addJoin(vertices[(index + count - 1) % count], vertices[index], vertices[(index + 1) % count])
    }
    elements.append(.closeSubpath)
  }

  private mutating func addSide(_ vertices: [StrokedLine.Vertex]) {
    let count = vertices.count
    let first = direction(vertices[0].point, vertices[1].point)
    add(vertices[0].point, first.left, half)
    for index in 1..<(count - 1) where count > 2 { addJoin(vertices[index - 1], vertices[index], vertices[index + 1]) }
    addCap(at: vertices[count - 1].point, direction(vertices[count - 2].point, vertices[count - 1].point))
  }

  /// Around the end of a line that runs in `direction`, from its left to its right.
  private mutating func addCap(at point: CGPoint, _ direction: CGVector) {
    let left = direction.left
    switch style.lineCap {
    case .butt:
      add(point, left, half)
      add(point, left, -half)
    case .square:
      let end = CGPoint(x: point.x + direction.dx * half, y: point.y + direction.dy * half)
      add(end, left, half)
      add(end, left, -half)
    case .round:
      addArc(point, from: left, turn: .pi)
    }
  }

  private mutating func addJoin(_ before: StrokedLine.Vertex, _ vertex: StrokedLine.Vertex, _ after: StrokedLine.Vertex)
  {
    let point = vertex.point
    let (u, v) = (direction(before.point, point), direction(point, after.point))
    let (a, b) = (u.left, v.left)
    let (cross, dot) = (u.dx * v.dy - u.dy * v.dx, u.dx * v.dx + u.dy * v.dy)
    // Where the two sides would meet, as seen from the corner; far away for a sharp turn.
    let meeting = CGVector(dx: (a.dx + b.dx) / (1 + dot), dy: (a.dy + b.dy) / (1 + dot))
    if cross < 0 {
      let cut = half * ((1 - dot) / (1 + dot)).squareRoot()
      let room = min(
        hypot(point.x - before.point.x, point.y - before.point.y),
        hypot(after.point.x - point.x, after.point.y - point.y))
      if cut <= room / 2 {
        add(point, meeting, half)
      } else {
        add(point, a, half)
        add(point, a, 0)
        add(point, b, half)
      }
      return
    }
    // A smooth turn of less than 30° needs no join to look smooth; what turns more in a curve is a cusp.
    let isSmooth = vertex.isSmooth && dot > 0.866
    let ratioSquared = 2 / (1 + dot)
    if isSmooth || (cross < 1e-9 && dot > 0) {
      add(point, meeting, half)
    } else if vertex.isSmooth || style.lineJoin == .round {
      addArc(point, from: a, turn: atan2(cross, dot))
    } else if style.lineJoin == .miter && ratioSquared <= style.miterLimit * style.miterLimit {
      add(point, meeting, half)
    } else {
      add(point, a, half)
      add(point, b, half)
    }
  }

  private mutating func addArc(_ center: CGPoint, from vector: CGVector, turn: CGFloat) {
    guard let arc = Arc(center: center, radius: half, start: atan2(vector.dy, vector.dx), delta: turn) else { return }
    add(arc.start, vector, 0)
    for index in 0..<arc.count { elements.append(arc.curve(index)) }
  }

  private mutating func add(_ point: CGPoint, _ vector: CGVector, _ distance: CGFloat) {
    let end = CGPoint(x: point.x + vector.dx * distance, y: point.y + vector.dy * distance)
    elements.append(isConnected ? .line(to: end) : .move(to: end))
    isConnected = true
  }

  private func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
  }
}

extension CGVector {
  /// A quarter turn against the clock, as seen on screen.
  var left: CGVector { CGVector(dx: dy, dy: -dx) }
}
