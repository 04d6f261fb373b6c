import Foundation
import HearthRendering

/// Colours at points in rows and columns, which fill what lies between.
///
///     MeshGradient(
///       width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .orange, .blue, .purple])
///
/// Points are in fractions of the shape: 0, 0 is its top leading corner. Between points without control points of their
/// own the lines are curves through the neighbours. Source: Apple, documentation of MeshGradient; that the curves are
/// those of Catmull and Rom is our choice.
nonisolated public struct MeshGradient: ShapeStyle, View, Equatable, Sendable {
  /// A point with the control points of the curves to its neighbours. All in fractions of the shape.
  @frozen public struct BezierPoint: Hashable, Sendable {
    /// Where the point is.
    public var position: SIMD2<Float>
    /// Where the curve to the point before it in the row leads.
    public var leadingControlPoint: SIMD2<Float>
    /// Where the curve to the point above leads.
    public var topControlPoint: SIMD2<Float>
    /// Where the curve to the next point of the row leads.
    public var trailingControlPoint: SIMD2<Float>
    /// Where the curve to the point below leads.
    public var bottomControlPoint: SIMD2<Float>
    /// Creates a point with four control points.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      (self.position, self.leadingControlPoint, self.topControlPoint) = (position, leadingControlPoint, topControlPoint)
      (self.trailingControlPoint, self.bottomControlPoint) = (trailingControlPoint, bottomControlPoint)
    }
  }
  /// The points of a mesh, row by row.
  public enum Locations: Hashable, Sendable {
    /// Points with smooth curves between them.
    case points([SIMD2<Float>])
    /// Points with control points.
    case bezierPoints([BezierPoint])

    var count: Int {
      switch self {
      case .points(let points): points.count
      case .bezierPoints(let points): points.count
      }
    }
  }
  /// The colours of a mesh, row by row.
  public enum Colors: Hashable, Sendable {
    /// Colours of the environment.
    case colors([Color])
    /// Colours that are the same everywhere.
    case resolvedColors([Color.Resolved])

    var count: Int {
      switch self {
      case .colors(let colors): colors.count
      case .resolvedColors(let colors): colors.count
      }
    }
  }
  /// Points in a row.
  public var width: Int
  /// Rows.
  public var height: Int
  /// Where the points are.
  public var locations: Locations
  /// A colour for each point.
  public var colors: Colors
  /// The colour of the area that the mesh does not cover.
  public var background: Color
  /// Whether colours change smoothly across the lines between points; otherwise evenly from point to point.
  public var smoothsColors: Bool
  /// In which colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh of `width` by `height` points and colours. With other numbers of them it is filled with `background`,
  /// which is reported.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
    (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
  }
  /// Creates a mesh of points with smooth curves between them.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  /// Creates a mesh of points with smooth curves between them, and colours that are the same everywhere.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  /// Creates a mesh of points with control points.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  /// Creates a mesh of points with control points, and colours that are the same everywhere.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public typealias Resolved = Never
  public typealias Body = _ShapeView<Rectangle, MeshGradient>
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    let background = context.rgba(style.background)
    guard let surface = style.surface(background, context) else {
      if let node = context.node {
        node.engine.report(
          .controlValue, at: node,
          "MeshGradient has \(style.locations.count) points and \(style.colors.count) colors for \(style.width) by \(style.height). It needs as many of both as that makes, two rows and two columns at least, and numbers that are finite. The background is shown."
        )
      }
      return context.leveled(.color(background))
    }
    return context.leveled(.mesh(surface))
  }

  @MainActor private func surface(_ background: RGBA, _ context: _ShapeStyleContext) -> MeshSurface? {
    // A net of more points than any screen has is a mistake.
    guard (2...1_000).contains(width), (2...1_000).contains(height), width * height <= 100_000,
      locations.count == width * height, colors.count == width * height
    else { return nil }
    let tints: [RGBA] =
      switch colors {
      case .colors(let list): list.map { context.rgba($0) }
      case .resolvedColors(let list): list.map { RGBA($0.red, $0.green, $0.blue, $0.opacity) }
      }
    guard let points = curves() else { return nil }
    let vertices = zip(points, tints).map { point, color in
      func place(_ value: SIMD2<Float>) -> CGPoint { CGPoint(x: CGFloat(value.x), y: CGFloat(value.y)) }
      return MeshSurface.Vertex(
        position: place(point.position), leading: place(point.leadingControlPoint), top: place(point.topControlPoint),
        trailing: place(point.trailingControlPoint), bottom: place(point.bottomControlPoint), color: color)
    }
    return MeshSurface(
      width: width, height: height, vertices: vertices, background: background, smoothsColors: smoothsColors,
      isPerceptual: colorSpace.isPerceptual)
  }
  /// All points with control points; nil when a number is not finite.
  private func curves() -> [BezierPoint]? {
    func isFinite(_ value: SIMD2<Float>) -> Bool { value.x.isFinite && value.y.isFinite }
    switch locations {
    case .bezierPoints(let points):
      let areFinite = points.allSatisfy {
        isFinite($0.position) && isFinite($0.leadingControlPoint) && isFinite($0.topControlPoint)
          && isFinite($0.trailingControlPoint) && isFinite($0.bottomControlPoint)
      }
      return areFinite ? points : nil
    case .points(let points):
      guard points.allSatisfy(isFinite) else { return nil }
      return points.indices.map { index in
        let column = index % width, row = index / width
        let across = Self.tangent(points, index, 1, column > 0, column < width - 1)
        let down = Self.tangent(points, index, width, row > 0, row < height - 1)
        let point = points[index]
        return BezierPoint(
          position: point, leadingControlPoint: point - across, topControlPoint: point - down,
          trailingControlPoint: point + across, bottomControlPoint: point + down)
      }
    }
  }
  /// A third of the way in which a curve goes through a point: half of that between its neighbours, or that to the only
  /// one.
  private static func tangent(
    _ points: [SIMD2<Float>], _ index: Int, _ step: Int, _ hasBefore: Bool, _ hasAfter: Bool
  ) -> SIMD2<Float> {
    let before = hasBefore ? points[index - step] : points[index]
    let after = hasAfter ? points[index + step] : points[index]
    return (after - before) / (hasBefore && hasAfter ? 6 : 3)
  }
}
