import Foundation

/// A column of a vertical lazy grid, or a row of a horizontal one.
///
///     ScrollView {
///       LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 12)]) {
///         ForEach(items) { Text($0.name) }
///       }
///     }
public struct GridItem: Sendable {
  /// Lengths in points.
  public enum Size: Sendable {
    /// This length.
    case fixed(CGFloat)
    /// Takes an equal part of what fixed items leave.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit in the place of a flexible item.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// How wide the column is, or how high the row.
  public var size: GridItem.Size
  /// Points to the next item; nil for the standard distance.
  public var spacing: CGFloat?
  /// Where views lie in this item; nil for the centre.
  public var alignment: Alignment?
  /// Creates a column or row.
  ///
  /// - Parameters:
  ///   - spacing: Points to the next item; nil for the standard distance.
  ///   - alignment: Where views lie in this item; nil for the centre.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// A column (or row) of a grid with its place. Points from the leading (or top) edge of the grid.
package struct GridTrack: Equatable {
  package var start: CGFloat
  package var length: CGFloat
  package var alignment: Alignment?

  /// The tracks of `items` in `available` points; nil or infinite where nothing limits them.
  ///
  /// Fixed items take their length first. What is left goes to the others in order, to each an equal part of what is
  /// still there, within its limits. An adaptive item fills its part with as many tracks as fit with their minimum,
  /// each as long as the maximum allows. Source: Apple, documentation of GridItem and GridItem.Size.
  package static func tracks(_ items: [GridItem], available: CGFloat?) -> [GridTrack] {
    func checked(_ length: CGFloat, _ other: CGFloat = 0) -> CGFloat { length.isNaN ? other : max(0, length) }
    var gaps: CGFloat = 0
    var rest = 0
    var fixed: CGFloat = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { gaps += checked(item.spacing ?? ViewSpacing.standard, ViewSpacing.standard) }
      if case .fixed(let length) = item.size { fixed += checked(length) } else { rest += 1 }
    }
    let isLimited = available.map(\.isFinite) ?? false
    var remaining = isLimited ? max(0, available! - gaps - fixed) : 0
    var tracks: [GridTrack] = []
    var position: CGFloat = 0
    for item in items {
      let gap = checked(item.spacing ?? ViewSpacing.standard, ViewSpacing.standard)
      switch item.size {
      case .fixed(let length):
        tracks.append(GridTrack(start: position, length: checked(length), alignment: item.alignment))
        position += checked(length)
      case .flexible(let minimum, let maximum):
        let least = checked(minimum, 10)
        let length =
          isLimited ? min(max(remaining / CGFloat(rest), least), max(least, checked(maximum, .infinity))) : least
        tracks.append(GridTrack(start: position, length: length, alignment: item.alignment))
        position += length
        remaining = max(0, remaining - length)
        rest -= 1
      case .adaptive(let minimum, let maximum):
        let least = checked(minimum, 10)
        let part = isLimited ? remaining / CGFloat(rest) : least
        // A part of a point too little through rounding does not leave out a track. No more than 10,000 of them.
        let fitting = least + gap > 0 ? ((part + gap) / (least + gap) + 1e-6).rounded(.down) : 1
        let count = Int(min(max(1, fitting), 10_000))
        let length = min(
          max((part - CGFloat(count - 1) * gap) / CGFloat(count), count == 1 ? min(least, part) : least),
          max(least, checked(maximum, .infinity)))
        for number in 0..<count {
          tracks.append(GridTrack(start: position, length: length, alignment: item.alignment))
          position += length + (number < count - 1 ? gap : 0)
        }
        remaining = max(0, remaining - (CGFloat(count) * length + CGFloat(count - 1) * gap))
        rest -= 1
      }
      position += gap
    }
    return tracks
  }
}
