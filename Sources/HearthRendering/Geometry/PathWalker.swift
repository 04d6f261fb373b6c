import Foundation

/// Goes along an outline segment by segment, without memory of its own.
struct PathWalker {
  enum Step {
    /// A subpath begins. After one that was closed the next begins at the same point, without a move.
    case begin(CGPoint)
    case segment(PathSegment)
    /// With the closing line, unless the outline was back at its start already.
    case close(PathSegment?)
  }

  private let elements: [Path.Element]
  /// The index of the element that comes next.
  private(set) var index = 0
  private var start: CGPoint?
  private var current = CGPoint.zero
  private var isClosed = false

  init(_ elements: [Path.Element]) { self.elements = elements }

  mutating func next() -> Step? {
    while index < elements.count {
      let element = elements[index]
      if !element.isFinite {
        index += 1
        continue
      }
      if case .move(let point) = element {
        index += 1
        (start, current, isClosed) = (point, point, false)
        return .begin(point)
      }
      guard let start else {
        index += 1
        continue
      }
      if case .closeSubpath = element {
        index += 1
        if isClosed { continue }
        isClosed = true
        let line = current == start ? nil : PathSegment(line: current, start)
        current = start
        return .close(line)
      }
      if isClosed {
        isClosed = false
        self.start = current
        return .begin(current)
      }
      index += 1
      let segment: PathSegment
      switch element {
      case .line(let end): segment = PathSegment(line: current, end)
      case .quadCurve(let end, let control): segment = PathSegment(quadratic: current, control, end)
      case .curve(let end, let control1, let control2): segment = PathSegment(cubic: current, control1, control2, end)
      case .move, .closeSubpath: continue
      }
      current = segment.p3
      return .segment(segment)
    }
    return nil
  }
}
