import Foundation

// The results are made of straight lines: curves are flattened to at most 0.02 points. Outlines do not overlap,
// and fill the same by both rules. A subpath that is open counts as closed, except for the lines of
// `lineIntersection` and `lineSubtraction`.
extension Path {
  /// The outline of what is filled, without overlaps. By the even-odd rule when `eoFill` is true.
  public func normalized(eoFill: Bool = true) -> Path {
    Overlay(self, Path()).path { a, _ in Self.isFilled(a, eoFill) }
  }
  /// What lies in this path, in `other` or in both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Overlay(self, other).path { a, b in Self.isFilled(a, eoFill) || Self.isFilled(b, eoFill) }
  }
  /// What lies in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Overlay(self, other).path { a, b in Self.isFilled(a, eoFill) && Self.isFilled(b, eoFill) }
  }
  /// What lies in this path and not in `other`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Overlay(self, other).path { a, b in Self.isFilled(a, eoFill) && !Self.isFilled(b, eoFill) }
  }
  /// What lies in one path and not in the other.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Overlay(self, other).path { a, b in Self.isFilled(a, eoFill) != Self.isFilled(b, eoFill) }
  }
  /// The parts of this path's line that lie inside `other`.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(cutBy: other, eoFill: eoFill, isInside: true)
  }
  /// The parts of this path's line that lie outside `other`.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(cutBy: other, eoFill: eoFill, isInside: false)
  }

  private static func isFilled(_ winding: Int, _ eoFill: Bool) -> Bool {
    eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  private func line(cutBy other: Path, eoFill: Bool, isInside: Bool) -> Path {
    let edges = other.flattened(tolerance: Overlay.tolerance).flatMap { line in
      zip(line.points, line.points.dropFirst() + [line.points[0]]).map { ($0, $1) }
    }
    var result: [Element] = []
    for line in flattened(tolerance: Overlay.tolerance) {
      let points = line.isClosed ? line.points + [line.points[0]] : line.points
      var subpath: [Element] = []
      var end: CGPoint?
      var isWhole = true
      for (from, to) in zip(points, points.dropFirst()) {
        let cuts = edges.compactMap { Overlay.parameter(from, to, $0.0, $0.1) }.filter { $0 > 1e-9 && $0 < 1 - 1e-9 }
        let stops = [0] + cuts.sorted() + [1]
        for (low, high) in zip(stops, stops.dropFirst()) where high - low > 1e-9 {
          if other.contains(from.toward(to, (low + high) / 2), eoFill: eoFill) != isInside {
            (end, isWhole) = (nil, false)
            continue
          }
          let (start, stop) = (low == 0 ? from : from.toward(to, low), high == 1 ? to : from.toward(to, high))
          if end == nil { subpath.append(.move(to: start)) }
          // A cut where nothing ends does not make a corner.
          if end != nil, low > 0, subpath.count > 1 { subpath.removeLast() }
          subpath.append(.line(to: stop))
          end = stop
        }
      }
      if isWhole && line.isClosed && subpath.count > 1 {
        subpath.removeLast()
        subpath.append(.closeSubpath)
      }
      result += subpath
    }
    return Path(elements: result)
  }
}

/// Two outlines cut into edges that meet only at their ends, each with how often the two paths run along it.
///
/// Points lie on a grid, fine against the size of the whole, so that what nearly coincides does. Each edge is judged on
/// its own: the winding numbers of both paths on its two sides decide whether it separates inside from outside. The
/// edges that do are then joined into rings.
///
/// - Complexity: Quadratic in the number of edges.
struct Overlay {
  /// Largest distance of a flattened curve from the curve, in points.
  static let tolerance: CGFloat = 0.02

  /// A point of the grid.
  struct Node: Hashable, Comparable {
    var x, y: Int
    static func < (a: Node, b: Node) -> Bool { (a.y, a.x) < (b.y, b.x) }
  }
  /// From the smaller node to the larger.
  struct Edge: Hashable { var from, to: Node }
  /// How often a path runs along the edge, forwards less backwards.
  struct Count { var a = 0, b = 0 }

  private var edges: [Edge: Count] = [:]
  private var origin = CGPoint.zero
  private var unit: CGFloat = 1

  init(_ a: Path, _ b: Path) {
    let (linesA, linesB) = (a.flattened(tolerance: Self.tolerance), b.flattened(tolerance: Self.tolerance))
    let points = (linesA + linesB).flatMap(\.points)
    guard let first = points.first else { return }
    let extent = points.reduce(1) { max($0, abs($1.x - first.x), abs($1.y - first.y)) }
    guard extent.isFinite, extent < 1e150 else { return }
    // A power of two, so that whole and half points stay exact. 2^24 steps: products of differences fit into Int.
    unit = CGFloat(sign: .plus, exponent: extent.exponent - 24, significand: 1)
    origin = CGPoint(x: first.x.rounded(), y: first.y.rounded())
    if !(abs(first.x) < 1e15 && abs(first.y) < 1e15) { origin = first }
    add(linesA, Count(a: 1, b: 0))
    add(linesB, Count(a: 0, b: 1))
    for _ in 0..<8 { if !cut() { break } }
  }

  private func node(_ point: CGPoint) -> Node {
    Node(x: Int(((point.x - origin.x) / unit).rounded()), y: Int(((point.y - origin.y) / unit).rounded()))
  }
  private func point(_ node: Node) -> CGPoint {
    CGPoint(x: origin.x + CGFloat(node.x) * unit, y: origin.y + CGFloat(node.y) * unit)
  }

  private mutating func add(_ lines: [Polyline], _ count: Count) {
    for line in lines {
      let nodes = line.points.map(node)
      for (from, to) in zip(nodes, nodes.dropFirst() + [nodes[0]]) { add(from, to, count, to: &edges) }
    }
  }

  private func add(_ from: Node, _ to: Node, _ count: Count, to edges: inout [Edge: Count]) {
    if from == to { return }
    let sign = from < to ? 1 : -1
    let edge = from < to ? Edge(from: from, to: to) : Edge(from: to, to: from)
    edges[edge, default: Count()].a += sign * count.a
    edges[edge, default: Count()].b += sign * count.b
  }

  // MARK: - Cutting

  /// Where between `a` and `b`, from 0 to 1, the line from `c` to `d` crosses or touches it; nil when it does not, or
  /// when they are parallel.
  static func parameter(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGFloat? {
    let (ux, uy, vx, vy) = (b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y)
    let determinant = ux * vy - uy * vx
    if determinant == 0 { return nil }
    let (wx, wy) = (c.x - a.x, c.y - a.y)
    let (t, s) = ((wx * vy - wy * vx) / determinant, (wx * uy - wy * ux) / determinant)
    return t >= 0 && t <= 1 && s >= 0 && s <= 1 ? t : nil
  }

  /// Cuts edges where they cross and where a node lies on them; false when there was nothing to cut. Moving a crossing
  /// to the grid may make another crossing, hence the rounds.
  private mutating func cut() -> Bool {
    let sorted = edges.keys.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    var cuts: [Edge: Set<Node>] = [:]
    func isBetween(_ node: Node, _ edge: Edge) -> Bool {
      node > edge.from && node < edge.to && Self.side(node, edge) == 0
        && node.x >= min(edge.from.x, edge.to.x) && node.x <= max(edge.from.x, edge.to.x)
    }
    func cg(_ node: Node) -> CGPoint { CGPoint(x: node.x, y: node.y) }
    for (index, first) in sorted.enumerated() {
      let (left, right) = (min(first.from.x, first.to.x), max(first.from.x, first.to.x))
      for second in sorted[(index + 1)...] {
        if second.from.y > first.to.y { break }
        if max(second.from.x, second.to.x) < left || min(second.from.x, second.to.x) > right { continue }
        for node in [second.from, second.to] where isBetween(node, first) { cuts[first, default: []].insert(node) }
        for node in [first.from, first.to] where isBetween(node, second) { cuts[second, default: []].insert(node) }
        let (s1, s2) = (Self.side(second.from, first), Self.side(second.to, first))
        let (s3, s4) = (Self.side(first.from, second), Self.side(first.to, second))
        guard s1.signum() * s2.signum() < 0, s3.signum() * s4.signum() < 0,
          let t = Self.parameter(cg(first.from), cg(first.to), cg(second.from), cg(second.to))
        else { continue }
        let meeting = cg(first.from).toward(cg(first.to), t)
        let node = Node(x: Int(meeting.x.rounded()), y: Int(meeting.y.rounded()))
        if node != first.from && node != first.to { cuts[first, default: []].insert(node) }
        if node != second.from && node != second.to { cuts[second, default: []].insert(node) }
      }
    }
    if cuts.isEmpty { return false }
    var result: [Edge: Count] = [:]
    for (edge, count) in edges {
      let nodes = [edge.from] + (cuts[edge] ?? []).sorted { Self.along($0, edge) < Self.along($1, edge) } + [edge.to]
      for (from, to) in zip(nodes, nodes.dropFirst()) { add(from, to, count, to: &result) }
    }
    edges = result
    return true
  }

  /// Above 0 on one side of the edge's line, below 0 on the other.
  private static func side(_ node: Node, _ edge: Edge) -> Int {
    (edge.to.x - edge.from.x) * (node.y - edge.from.y) - (edge.to.y - edge.from.y) * (node.x - edge.from.x)
  }
  private static func along(_ node: Node, _ edge: Edge) -> Int {
    (edge.to.x - edge.from.x) * (node.x - edge.from.x) + (edge.to.y - edge.from.y) * (node.y - edge.from.y)
  }

  // MARK: - Judging and joining

  /// The outline of where `isInside` is true for the winding numbers of both paths. It runs clockwise on screen around
  /// what is filled.
  func path(_ isInside: (Int, Int) -> Bool) -> Path {
    let sorted = edges.filter { $0.value.a != 0 || $0.value.b != 0 }
      .sorted { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }
    var outgoing: [Node: [Node]] = [:]
    var starts: [Node] = []
    for (edge, count) in sorted {
      let beyond = windings(beyond: edge, sorted)
      // To the left of an edge that runs down, below one that runs right.
      let here = Count(a: beyond.a + count.a, b: beyond.b + count.b)
      let (isBeyond, isHere) = (isInside(beyond.a, beyond.b), isInside(here.a, here.b))
      if isBeyond == isHere { continue }
      // Whoever walks clockwise has the inside on the right: to the left of an edge that runs down.
      let (from, to) = isHere ? (edge.from, edge.to) : (edge.to, edge.from)
      outgoing[from, default: []].append(to)
      starts.append(from)
    }
    var elements: [Path.Element] = []
    for start in starts {
      while let next = outgoing[start]?.popLast() {
        var ring = [start, next]
        while let last = ring.last, last != start, let choices = outgoing[last], !choices.isEmpty {
          let before = ring[ring.count - 2]
          let index = choices.indices.min {
            Self.turn(before, last, choices[$0]) < Self.turn(before, last, choices[$1])
          }!
          ring.append(outgoing[last]!.remove(at: index))
        }
        if ring.last == start { ring.removeLast() }
        append(ring, to: &elements)
      }
    }
    return Path(elements: elements)
  }

  /// The winding numbers just to the right of an edge's middle, or just above a level edge's middle.
  private func windings(beyond edge: Edge, _ edges: [(key: Edge, value: Count)]) -> Count {
    var result = Count()
    // Twice the coordinates, so that the middle is whole.
    let (x, y) = (edge.from.x + edge.to.x, edge.from.y + edge.to.y)
    let isLevel = edge.from.y == edge.to.y
    for (other, count) in edges where other != edge {
      let (ax, ay, bx, by) = (2 * other.from.x, 2 * other.from.y, 2 * other.to.x, 2 * other.to.y)
      if isLevel {
        // A ray upwards; an edge that runs right has its inside below.
        if ay > y || (ax > x) == (bx > x) { continue }
        let side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if side != 0 && (bx > ax) == (side > 0) {
          result.a += bx > ax ? count.a : -count.a
          result.b += bx > ax ? count.b : -count.b
        }
      } else {
        if max(ax, bx) < x || !(ay <= y && by > y) { continue }
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0 {
          result.a += count.a
          result.b += count.b
        }
      }
    }
    return result
  }

  /// How far one turns at `b` on the way from `a` to `c`, clockwise on screen first: -π to π.
  private static func turn(_ a: Node, _ b: Node, _ c: Node) -> Double {
    let (ux, uy, vx, vy) = (b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y)
    return -atan2(Double(ux * vy - uy * vx), Double(ux * vx + uy * vy))
  }

  /// Adds a ring without the nodes between its corners.
  private func append(_ ring: [Node], to elements: inout [Path.Element]) {
    let corners = ring.indices.filter { index in
      let (a, b, c) = (ring[(index + ring.count - 1) % ring.count], ring[index], ring[(index + 1) % ring.count])
      return (b.x - a.x) * (c.y - b.y) != (b.y - a.y) * (c.x - b.x)
    }
    if corners.count < 3 { return }
    for (index, corner) in corners.enumerated() {
      let place = point(ring[corner])
      elements.append(index == 0 ? .move(to: place) : .line(to: place))
    }
    elements.append(.closeSubpath)
  }
}
