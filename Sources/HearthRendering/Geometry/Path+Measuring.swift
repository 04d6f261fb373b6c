import Foundation

/// Straight lines through points, in turn.
package struct Polyline: Equatable, Sendable {
  /// Without the first point again at the end when closed.
  package var points: [CGPoint]
  package var isClosed: Bool
  package init(points: [CGPoint], isClosed: Bool) { (self.points, self.isClosed) = (points, isClosed) }
}

extension Path {
  /// The smallest rectangle around the outline: around the curves, not their control points. Null when empty.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: return .null
    case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect): return rect
    case .elements: break
    }
    var elements = borrowElements()
    var bounds = PathBounds()
    var walker = PathWalker(elements)
    while let step = walker.next() {
      switch step {
      case .begin(let point): bounds.add(point)
      case .segment(let segment): bounds.add(segment)
      case .close: break
      }
    }
    returnElements(&elements)
    return bounds.rect
  }

  /// The length of the outline, with the closing lines. Points.
  package var length: CGFloat {
    subpaths.reduce(0) { sum, subpath in subpath.segments.reduce(sum) { $0 + $1.length } }
  }

  /// The outline as straight lines that are nowhere further than `tolerance` points from it. A subpath that only moves
  /// is left out; a tolerance that is not above 0 counts as 0.1.
  package func flattened(tolerance: CGFloat = 0.1) -> [Polyline] {
    let tolerance = tolerance > 0 ? tolerance : 0.1
    return subpaths.compactMap { subpath in
      if subpath.segments.isEmpty { return nil }
      var points = [subpath.start]
      for segment in subpath.segments {
        let count = segment.lineCount(tolerance: tolerance, maximumTurn: .infinity)
        for index in 1...count { points.append(segment.point(at: CGFloat(index) / CGFloat(count))) }
      }
      if subpath.isClosed, points.count > 1, points.last == points.first { points.removeLast() }
      return Polyline(points: points, isClosed: subpath.isClosed)
    }
  }

  // MARK: - Containment

  /// Whether `p` lies inside, with every subpath closed: by the even-odd rule when `eoFill` is true, else by the
  /// non-zero winding rule. Of points on the outline, those on the left and top edge are inside.
  ///
  /// - Complexity: Constant for a rectangle, ellipse and rounded rectangle with circular corners.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    if !p.isFinite { return false }
    func isInside(_ rect: CGRect) -> Bool {
      p.x >= rect.minX && p.x < rect.maxX && p.y >= rect.minY && p.y < rect.maxY
    }
    switch storage {
    case .empty: return false
    case .rectangle(let rect): return isInside(rect)
    case .ellipse(let rect):
      if !isInside(rect) { return false }
      let (x, y) = ((p.x - rect.midX) / (rect.width / 2), (p.y - rect.midY) / (rect.height / 2))
      return x * x + y * y <= 1
    case .roundedRectangle(let rect, let size, let style):
      if !isInside(rect) { return false }
      // From the nearest corner of the rectangle, in radii.
      let x = min(p.x - rect.minX, rect.maxX - p.x) / size.width
      let y = min(p.y - rect.minY, rect.maxY - p.y) / size.height
      let reach: CGFloat = style == .continuous ? CornerCurve.reach : 1
      if x >= reach || y >= reach { return true }
      if style == .circular { return (1 - x) * (1 - x) + (1 - y) * (1 - y) <= 1 || x >= 1 || y >= 1 }
    case .elements: break
    }
    let winding = winding(around: p)
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// How often the outline goes around `point`, clockwise on screen.
  func winding(around point: CGPoint) -> Int {
    var winding = 0
    for subpath in subpaths {
      for segment in subpath.segments { winding += segment.crossings(point) }
      if !subpath.isClosed, let end = subpath.segments.last?.p3 {
        winding += PathSegment(line: end, subpath.start).crossings(point)
      }
    }
    return winding
  }
}

// MARK: - Trimming

extension Path {
  /// The part of the outline from one fraction of its length to another: of all subpaths together, in their order.
  /// Fractions count as 0 to 1. Empty when `from` is not below `to`. A subpath that is kept whole stays closed.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(from, 0), min(to, 1))
    guard from < to else { return Path() }
    if from == 0 && to == 1 { return self }
    var elements = borrowElements()
    let part = withUnsafeTemporaryAllocation(of: CGFloat.self, capacity: elements.count) { lengths in
      var trimmer = PathTrimmer(elements, lengths)
      trimmer.trim(from: from, to: to)
      return trimmer.result
    }
    returnElements(&elements)
    return Path(elements: part)
  }
}

/// The smallest rectangle around what was added.
private struct PathBounds {
  private var left = CGFloat.infinity, top = CGFloat.infinity, right = -CGFloat.infinity, bottom = -CGFloat.infinity

  mutating func add(_ point: CGPoint) {
    if !point.isFinite { return }
    (left, right) = (min(left, point.x), max(right, point.x))
    (top, bottom) = (min(top, point.y), max(bottom, point.y))
  }
  mutating func add(_ segment: PathSegment) {
    add(segment.p3)
    if segment.kind == .line { return }
    let x = PathSegment.extrema(segment.p0.x, segment.p1.x, segment.p2.x, segment.p3.x)
    let y = PathSegment.extrema(segment.p0.y, segment.p1.y, segment.p2.y, segment.p3.y)
    if let t = x.0 { add(segment.point(at: t)) }
    if let t = x.1 { add(segment.point(at: t)) }
    if let t = y.0 { add(segment.point(at: t)) }
    if let t = y.1 { add(segment.point(at: t)) }
  }
  /// Null when nothing was added.
  var rect: CGRect { left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null }
}

/// Cuts a part out of an outline.
private struct PathTrimmer {
  private let elements: [Path.Element]
  /// The length of the segment that ends with each element. Points.
  private let lengths: UnsafeMutableBufferPointer<CGFloat>
  private(set) var result: [Path.Element] = []
  /// Where the part begins and ends, from where the segment begins that is looked at, and how near to a segment's end a
  /// cut is made there, so that a quarter of a circle is one whole curve. Points.
  private var start: CGFloat = 0, end: CGFloat = 0, snap: CGFloat = 0
  private var isWhole = false, isConnected = false

  /// - Parameter lengths: Room for one number for each element.
  init(_ elements: [Path.Element], _ lengths: UnsafeMutableBufferPointer<CGFloat>) {
    (self.elements, self.lengths) = (elements, lengths)
  }

  mutating func trim(from: CGFloat, to: CGFloat) {
    let total = measure()
    guard total > 0, total.isFinite else { return }
    (start, end, snap) = (from * total, to * total, total * 1e-9)
    result = PathBuffers.take()
    var walker = PathWalker(elements)
    while let step = walker.next() {
      switch step {
      case .begin:
        isWhole = start <= snap && end >= length(ofSubpathFrom: walker.index) - snap
        isConnected = false
      case .segment(let segment): add(segment, length: lengths[walker.index - 1], closes: false)
      case .close(let line):
        if let line { add(line, length: lengths[walker.index - 1], closes: isWhole) }
        if isWhole && isConnected { add(.closeSubpath) }
      }
    }
  }

  private func measure() -> CGFloat {
    lengths.initialize(repeating: 0)
    var total: CGFloat = 0
    var walker = PathWalker(elements)
    while let step = walker.next() {
      switch step {
      case .begin, .close(nil): break
      case .segment(let segment), .close(.some(let segment)):
        lengths[walker.index - 1] = segment.length
        total += lengths[walker.index - 1]
      }
    }
    return total
  }
  /// The length of the subpath whose first segment is that of the element at `index`, or comes after it.
  private func length(ofSubpathFrom index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var index = index
    while index < elements.count {
      if case .move = elements[index] { break }
      sum += lengths[index]
      if case .closeSubpath = elements[index] { break }
      index += 1
    }
    return sum
  }

  private mutating func add(_ element: Path.Element) { if element.isFinite { result.append(element) } }
  private mutating func add(_ segment: PathSegment, length: CGFloat, closes: Bool) {
    var (low, high) = (start, end)
    (start, end) = (start - length, end - length)
    if low >= length - snap || high <= snap { return }
    if low <= snap { low = 0 }
    if high >= length - snap { high = length }
    let part = segment.part(from: segment.parameter(at: low, of: length), to: segment.parameter(at: high, of: length))
    if !isConnected { add(.move(to: part.p0)) }
    isConnected = true
    // The closing line is drawn by closing.
    if !closes { add(part.element) }
  }
}
