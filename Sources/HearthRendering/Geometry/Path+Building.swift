import Foundation

extension Path {
  /// Appends without copying what is there.
  mutating func append(_ element: Element) {
    guard element.isFinite else { return }
    var elements = takeElements()
    elements.append(element)
    storage = .elements(elements)
  }

  mutating func append(contentsOf more: [Element], transform: CGAffineTransform) {
    if more.isEmpty { return }
    let more = transform.isIdentity ? more : more.map { $0.applying(transform) }
    guard more.allSatisfy(\.isFinite) else { return }
    var elements = takeElements()
    elements.append(contentsOf: more)
    storage = .elements(elements)
  }

  private mutating func takeElements() -> [Element] {
    var elements: [Element]
    if case .elements(let known) = storage {
      elements = known
    } else {
      elements = PathBuffers.take()
      appendElements(to: &elements)
    }
    storage = .empty
    return elements
  }

  /// Begins a new subpath at `end`.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  // An element that continues needs something to continue. Source: Core Graphics, which leaves it out ("no current
  // point").

  /// A straight line from the current point; does nothing if there is no current point.
  public mutating func addLine(to end: CGPoint) {
    if !isEmpty { append(.line(to: end)) }
  }
  /// A quadratic Bézier curve from the current point; does nothing if there is no current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if !isEmpty { append(.quadCurve(to: end, control: control)) }
  }
  /// A cubic Bézier curve from the current point; does nothing if there is no current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if !isEmpty { append(.curve(to: end, control1: control1, control2: control2)) }
  }
  /// Closes the subpath with a straight line to its start, which becomes the current point.
  public mutating func closeSubpath() { if endsOpen { append(.closeSubpath) } }
  /// Apart from the appending, which would copy an array that is looked at meanwhile.
  private var endsOpen: Bool {
    guard case .elements(let elements) = storage, elements.count > 0 else { return false }
    return elements[elements.count - 1] != .closeSubpath
  }

  /// A closed rectangle; nothing for the null rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }
  /// A closed rectangle for each of `rects`; null ones are left out.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// A closed rectangle whose corners have a width and a height, at most half the width and the height of `rect`.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }
  /// A closed rectangle with a radius for each corner, each at most half of the shorter side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }
  /// The closed ellipse that touches the four edges of `rect`.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }
  /// A new subpath of straight lines through all of `lines`.
  public mutating func addLines(_ lines: [CGPoint]) {
    var isFirst = true
    for point in lines where point.isFinite {
      append(isFirst ? .move(to: point) : .line(to: point))
      isFirst = false
    }
  }
  /// The subpaths of another path; nothing when `transform` leads to a point that would not be finite.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if isEmpty {
      storage = path.applying(transform).storage
    } else {
      append(contentsOf: path.elements, transform: transform)
    }
  }
}

// MARK: - Transforming

extension Path {
  /// The path with every point transformed. A rectangle or ellipse that is only moved and scaled stays one; nothing is
  /// left when a point would not be finite.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    let t = transform
    if t.b == 0, t.c == 0, t.a > 0, t.d > 0 {
      func placed(_ rect: CGRect) -> CGRect {
        CGRect(
          x: rect.minX * t.a + t.tx, y: rect.minY * t.d + t.ty, width: rect.width * t.a, height: rect.height * t.d)
      }
      switch storage {
      case .rectangle(let rect): return Path(placed(rect))
      case .ellipse(let rect): return Path(ellipseIn: placed(rect))
      case .roundedRectangle(let rect, let size, let style):
        let size = CGSize(width: size.width * t.a, height: size.height * t.d)
        return Path(roundedRect: placed(rect), cornerSize: size, style: style)
      case .empty, .elements: break
      }
    }
    var path = Path()
    path.append(contentsOf: elements, transform: transform)
    return path
  }

  /// The path with every point moved by `dx` and `dy`.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}
