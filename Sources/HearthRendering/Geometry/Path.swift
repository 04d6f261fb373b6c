import Foundation

/// The outline of a two-dimensional shape. Points, y downwards.
///
/// A path that is one rectangle, rounded rectangle or ellipse stays recognisable as such, so that a painter can draw it
/// without a general path.
///
/// Every coordinate is finite: an element with a coordinate that is not (`nan`, `inf`) is left out when it is added.
/// Source: our choice; Core Graphics leaves such points out too, and complains.
///
///     Path { path in
///       path.move(to: CGPoint(x: 0, y: 20))
///       path.addQuadCurve(to: CGPoint(x: 80, y: 20), control: CGPoint(x: 40, y: -20))
///     }
///     .stroke(.red, lineWidth: 2)
public struct Path: Sendable {
  package enum Storage: Equatable, Sendable {
    case empty
    case rectangle(CGRect)
    case roundedRectangle(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    case ellipse(CGRect)
    case elements([Element])
  }

  /// One element of a path's outline.
  @frozen public enum Element: Equatable, Sendable {
    /// Begins a subpath at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to where the subpath began, which it closes.
    case closeSubpath
  }

  package var storage: Storage

  package init(storage: Storage) { self.storage = storage }
  package init(elements: [Element]) { storage = elements.isEmpty ? .empty : .elements(elements) }

  /// A path without an element.
  public init() { storage = .empty }
  /// A rectangle; nothing when `rect` is null or not finite.
  public init(_ rect: CGRect) { storage = rect.hasFiniteEdges ? .rectangle(rect.standardized) : .empty }
  /// A rectangle with corners of `cornerSize`, each at most half as wide and high as `rect`.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    guard rect.hasFiniteEdges else {
      storage = .empty
      return
    }
    let rect = rect.standardized
    let width = CornerCurve.limited(cornerSize.width, to: rect.width / 2)
    let height = CornerCurve.limited(cornerSize.height, to: rect.height / 2)
    storage =
      width > 0 && height > 0
      ? .roundedRectangle(rect, cornerSize: CGSize(width: width, height: height), style: style) : .rectangle(rect)
  }
  /// A rectangle with corners of `cornerRadius`, at most half its shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let radius = CornerCurve.limited(cornerRadius, to: min(rect.width, rect.height) / 2)
    self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }
  /// A rectangle with a radius for each corner, each at most half its shorter side.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    let radius = cornerRadii.topLeading
    if radius == cornerRadii.bottomLeading, radius == cornerRadii.bottomTrailing, radius == cornerRadii.topTrailing {
      self.init(roundedRect: rect, cornerRadius: radius, style: style)
    } else {
      self.init(elements: rect.hasFiniteEdges ? Self.elements(of: rect.standardized, cornerRadii, style) : [])
    }
  }
  /// The ellipse that touches the four edges of `rect`.
  public init(ellipseIn rect: CGRect) { storage = rect.hasFiniteEdges ? .ellipse(rect.standardized) : .empty }
  /// The path that `callback` draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// True without a single element; a rectangle without a size is not empty.
  public var isEmpty: Bool {
    switch storage {
    case .empty: true
    case .elements(let elements): elements.isEmpty
    case .rectangle, .roundedRectangle, .ellipse: false
    }
  }

  /// Where the next element starts: the end of the last one, the start of a subpath that was closed, nil when empty.
  public var currentPoint: CGPoint? {
    let elements: [Element]
    switch storage {
    case .empty: return nil
    case .rectangle(let rect): return rect.origin
    case .ellipse(let rect): return CGPoint(x: rect.maxX, y: rect.midY)
    case .roundedRectangle: elements = self.elements
    case .elements(let known): elements = known
    }
    switch elements.last {
    case nil: return nil
    case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): return p
    case .closeSubpath:
      for element in elements.reversed() { if case .move(let start) = element { return start } }
      return nil
    }
  }

  /// Calls `body` with each element in turn.
  public func forEach(_ body: (Path.Element) -> Void) {
    for element in elements { body(element) }
  }
}

// MARK: - Comparing

extension Path: Equatable {
  /// True when both have the same elements, however they were made.
  public static func == (a: Path, b: Path) -> Bool {
    if a.storage == b.storage { return true }
    switch (a.storage, b.storage) {
    case (.elements, _), (_, .elements), (.rectangle, .roundedRectangle), (.roundedRectangle, .rectangle):
      return a.elements == b.elements
    default: return false
    }
  }
}

// MARK: - Finite numbers

extension CGRect {
  /// False for the null rectangle and for one with a coordinate that is infinite or not a number.
  var hasFiniteEdges: Bool {
    origin.x.isFinite && origin.y.isFinite && (origin.x + size.width).isFinite && (origin.y + size.height).isFinite
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Path.Element {
  var isFinite: Bool {
    switch self {
    case .move(let p), .line(let p): p.isFinite
    case .quadCurve(let p, let c): p.isFinite && c.isFinite
    case .curve(let p, let c1, let c2): p.isFinite && c1.isFinite && c2.isFinite
    case .closeSubpath: true
    }
  }

  func applying(_ t: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let p): .move(to: p.applying(t))
    case .line(let p): .line(to: p.applying(t))
    case .quadCurve(let p, let c): .quadCurve(to: p.applying(t), control: c.applying(t))
    case .curve(let p, let c1, let c2):
      .curve(to: p.applying(t), control1: c1.applying(t), control2: c2.applying(t))
    case .closeSubpath: .closeSubpath
    }
  }
}
