import Foundation
import HearthKeyboard

/// Where the keys of a layer are, in points of the keyboard, and what is under a finger: a calculation without views.
///
/// Keys are as wide as `width` says in keys, a key being the width of the keyboard less its edges divided by the widest
/// row; a narrower row stands in the middle. Touches between keys belong to the nearest one. Source: our choice.
package struct KeyGeometry: Equatable, Sendable {
  /// How keys are arranged over the width.
  package enum Arrangement: Equatable, Sendable {
    case whole
    /// A half at either side. The number is the width of each, in points.
    case split(Double)
  }
  /// Sizes, in points.
  package struct Metrics: Equatable, Sendable {
    /// From the top of a row to that of the next.
    package var rowHeight: Double
    /// Between keys.
    package var gap: Double, rowGap: Double
    /// Between the keys and the edges of the keyboard.
    package var edge: Double, top: Double, bottom: Double
    package var corner: Double
    package var candidateBar: Double
    /// Of letters.
    package var fontSize: Double

    /// Source: our choice after iPhones in portrait: rows of 54, keys of 42, gaps of 6 and 11, corners of 5; in
    /// landscape, where the keyboard is wide and the screen is low, rows of 42; pads' keys are larger.
    package init(width: Double, device: KeyboardRequest.Device, textScale: Double = 1) {
      let isPad = device != .phone && device != .watch && width >= 700
      let isLandscape = !isPad && width >= 560
      gap = isPad ? 10 : 6
      rowGap = isPad ? 10 : isLandscape ? 7 : 11
      rowHeight = isPad ? 64 : isLandscape ? 42 : 54
      (edge, corner) = (isPad ? 6 : 3, isPad ? 7 : 6)
      (top, bottom) = (isLandscape ? 4 : 5, 4)
      candidateBar = isLandscape ? 36 : 44
      fontSize = isPad ? 24 : isLandscape ? 20 : 23
      let scale = min(max(textScale.isFinite ? textScale : 1, 0.5), 4)
      // Large text makes rows a little higher, and letters as large as a key takes.
      let growth = min(max(scale, 0.85), 1.6)
      rowHeight *= 1 + (growth - 1) * 0.4
      candidateBar *= 1 + (growth - 1) * 0.6
      fontSize *= min(growth, 1.35)
    }
  }
  package struct PlacedKey: Equatable, Sendable {
    package var key: KeyboardLayout.Key
    /// Where it is seen.
    package var frame: CGRect
    /// The row's number, from the top.
    package var row: Int
  }

  package var keys: [PlacedKey] = []
  /// Of all keys with the room around them, without a bar for candidates.
  package var size = CGSize.zero
  package var metrics: Metrics

  /// - Parameter width: Of the keyboard, in points. What is no size counts as 320.
  package init(_ layer: KeyboardLayout.Layer, width: Double, metrics: Metrics, arrangement: Arrangement = .whole) {
    let width = width.isFinite && width > 0 ? width : 320
    self.metrics = metrics
    let columns = max(1, layer.rows.map { Self.units($0, columns: 0) }.max() ?? 1)
    var inner = width - 2 * metrics.edge, right = metrics.edge
    if case .split(let half) = arrangement {
      // A row that is shifted by half a key reaches half a key over the middle.
      inner = (2 * min(max(half, 1), width / 2) - 2 * metrics.edge) * columns / (columns + 1)
      right = width - metrics.edge - inner
    }
    let parts = (left: metrics.edge, right: right)
    let unit = max(1, inner / columns)
    for (number, row) in layer.rows.enumerated() {
      let total = Self.units(row, columns: columns)
      var x = (columns - total) / 2
      let y = metrics.top + Double(number) * metrics.rowHeight
      for item in row {
        switch item {
        case .gap(let gap): x += gap
        case .key(let key):
          let keyWidth = key.width ?? Self.rest(of: row, columns: columns)
          place(key, x, keyWidth, y, number, unit, columns, parts, isSplit: arrangement != .whole)
          x += keyWidth
        }
      }
    }
    size = CGSize(width: width, height: metrics.top + metrics.bottom + Double(layer.rows.count) * metrics.rowHeight)
  }
  /// A key over the middle of a split keyboard is there twice.
  private mutating func place(
    _ key: KeyboardLayout.Key, _ x: Double, _ width: Double, _ y: Double, _ row: Int, _ unit: Double,
    _ columns: Double, _ parts: (left: Double, right: Double), isSplit: Bool
  ) {
    func add(_ from: Double, _ to: Double, _ start: Double) {
      let frame = CGRect(
        x: start + from * unit + metrics.gap / 2, y: y + metrics.rowGap / 2,
        width: max(1, (to - from) * unit - metrics.gap), height: max(1, metrics.rowHeight - metrics.rowGap))
      keys.append(PlacedKey(key: key, frame: frame, row: row))
    }
    let middle = columns / 2
    if !isSplit { return add(x, x + width, parts.left) }
    if x + width > middle + 0.6, x < middle - 0.6 {
      add(x, middle, parts.left)
      add(middle, x + width, parts.right)
    } else {
      let isLeft = x + width / 2 < middle
      add(x, x + width, isLeft ? parts.left : parts.right)
    }
  }
  private static func units(_ row: KeyboardLayout.Row, columns: Double) -> Double {
    row.reduce(0) {
      switch $1 {
      case .gap(let gap): $0 + gap
      case .key(let key): $0 + (key.width ?? (columns > 0 ? rest(of: row, columns: columns) : 1))
      }
    }
  }
  /// What the keys that have a width leave to each that has none: at least one key.
  private static func rest(of row: KeyboardLayout.Row, columns: Double) -> Double {
    var used = 0.0, open = 0.0
    for item in row {
      switch item {
      case .gap(let gap): used += gap
      case .key(let key): if let width = key.width { used += width } else { open += 1 }
      }
    }
    return max(1, (columns - used) / max(1, open))
  }

  /// The key that a touch is meant for: the nearest in the row that is under it; nil outside of the keyboard and more
  /// than a key away from all.
  package func key(at point: CGPoint) -> PlacedKey? {
    guard point.x.isFinite, point.y.isFinite, CGRect(origin: .zero, size: size).contains(point) else { return nil }
    var best: (key: PlacedKey, distance: Double)?
    for key in keys {
      let dx = max(key.frame.minX - point.x, 0, point.x - key.frame.maxX)
      let dy = max(key.frame.minY - point.y, 0, point.y - key.frame.maxY)
      let distance = dx * dx + dy * dy
      if distance < best?.distance ?? .infinity { best = (key, Double(distance)) }
    }
    guard let best, best.distance <= metrics.rowHeight * metrics.rowHeight else { return nil }
    return best.key
  }
}
