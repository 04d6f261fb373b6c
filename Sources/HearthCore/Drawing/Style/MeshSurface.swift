import Foundation
import HearthRendering

/// A net of curves between coloured points, in fractions of a rectangle: what a mesh gradient fills with.
package struct MeshSurface: Equatable, Sendable {
  /// A point of the net, with the control points of the curves to its neighbours.
  struct Vertex: Equatable, Sendable {
    var position, leading, top, trailing, bottom: CGPoint
    var color: RGBA
  }
  /// Points in a row, and rows. At least two of each.
  var width, height: Int
  /// Row by row.
  var vertices: [Vertex]
  var background: RGBA
  /// Colours change slowly at the points and faster between them, so that no edges of cells are seen.
  var smoothsColors: Bool
  /// Colours between two points are those that Oklab has there.
  var isPerceptual: Bool

  /// Parts of a cell of the net, across and down, that are straight. Source: our choice: with 10, cells of 200 points
  /// differ from curves by less than a pixel.
  private static let cuts = 10

  func opacity(_ factor: Double) -> MeshSurface {
    var result = self
    result.background = background.opacity(factor)
    for index in vertices.indices { result.vertices[index].color = vertices[index].color.opacity(factor) }
    return result
  }
  /// Cut into straight cells, in a rectangle.
  func paint(in rect: CGRect, isRightToLeft: Bool) -> MeshPaint {
    let columns = (width - 1) * Self.cuts + 1, rows = (height - 1) * Self.cuts + 1
    var points: [CGPoint] = [], colors: [RGBA] = []
    points.reserveCapacity(columns * rows)
    colors.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let patch = Patch(self, min(column / Self.cuts, width - 2), min(row / Self.cuts, height - 2))
        let u = CGFloat(column) / CGFloat(Self.cuts) - CGFloat(min(column / Self.cuts, width - 2))
        let v = CGFloat(row) / CGFloat(Self.cuts) - CGFloat(min(row / Self.cuts, height - 2))
        let point = patch.point(u, v)
        let x = isRightToLeft ? 1 - point.x : point.x
        points.append(CGPoint(x: rect.minX + x * rect.width, y: rect.minY + point.y * rect.height))
        colors.append(patch.color(u, v, self))
      }
    }
    return MeshPaint(columns: columns, points: points, colors: colors, background: background)
  }

  /// A cell of the net: a Coons patch between four curves. Source: S. A. Coons, "Surfaces for Computer-Aided Design of
  /// Space Forms" (1967).
  private struct Patch {
    let a, b, c, d: Vertex
    /// - Parameters: The column and row of the corner at the top left.
    init(_ surface: MeshSurface, _ column: Int, _ row: Int) {
      let first = row * surface.width + column
      (a, b) = (surface.vertices[first], surface.vertices[first + 1])
      (c, d) = (surface.vertices[first + surface.width], surface.vertices[first + surface.width + 1])
    }
    func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
      let top = curve(a.position, a.trailing, b.leading, b.position, u)
      let bottom = curve(c.position, c.trailing, d.leading, d.position, u)
      let left = curve(a.position, a.bottom, c.top, c.position, v)
      let right = curve(b.position, b.bottom, d.top, d.position, v)
      func value(_ part: (CGPoint) -> CGFloat) -> CGFloat {
        let across = (1 - v) * part(top) + v * part(bottom), down = (1 - u) * part(left) + u * part(right)
        let upper = (1 - u) * part(a.position) + u * part(b.position)
        let lower = (1 - u) * part(c.position) + u * part(d.position)
        return across + down - (1 - v) * upper - v * lower
      }
      return CGPoint(x: value { $0.x }, y: value { $0.y })
    }
    func color(_ u: CGFloat, _ v: CGFloat, _ surface: MeshSurface) -> RGBA {
      let s = Double(surface.smoothsColors ? u * u * (3 - 2 * u) : u)
      let t = Double(surface.smoothsColors ? v * v * (3 - 2 * v) : v)
      let upper = a.color.mixed(with: b.color, by: s, perceptual: surface.isPerceptual)
      let lower = c.color.mixed(with: d.color, by: s, perceptual: surface.isPerceptual)
      return upper.mixed(with: lower, by: t, perceptual: surface.isPerceptual).clamped
    }
    private func curve(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ s: CGPoint, _ t: CGFloat) -> CGPoint {
      let u = 1 - t
      let (i, j, k, l) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(x: i * p.x + j * q.x + k * r.x + l * s.x, y: i * p.y + j * q.y + k * r.y + l * s.y)
    }
  }
}
