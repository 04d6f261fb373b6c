import Foundation

/// A surface of coloured points in rows, with straight cells between them, above a colour for what they do not cover.
package struct MeshPaint: Hashable, Sendable {
  /// Points in a row.
  package var columns: Int
  /// Row by row; at least two rows of two.
  package var points: [CGPoint]
  /// A colour for each point; between them it changes evenly.
  package var colors: [RGBA]
  package var background: RGBA
  package init(columns: Int, points: [CGPoint], colors: [RGBA], background: RGBA) {
    (self.columns, self.points, self.colors, self.background) = (columns, points, colors, background)
  }
  package var rows: Int { columns > 0 ? points.count / columns : 0 }
}
