import SwiftUI

/// A width that is divided into columns, as many as fit.
private struct Columns {
  let count: Int
  let width: CGFloat
  private let spacing: CGFloat

  /// - Parameters:
  ///   - minimum: The least width of a column; one column may have less.
  ///   - most: The most columns.
  init(in whole: CGFloat, minimum: CGFloat, spacing: CGFloat, most: Int = .max) {
    count = min(most, max(1, Int((whole + spacing) / (minimum + spacing))))
    width = (whole - CGFloat(count - 1) * spacing) / CGFloat(count)
    self.spacing = spacing
  }
  func x(_ index: Int) -> CGFloat { CGFloat(index) * (width + spacing) }
}

/// Small things beside one another in so many columns; in fewer where the reader's text is larger, or where they do not
/// fit.
struct Tiles<Content: View>: View {
  private let columns: Int
  private let spacing: CGFloat
  @ScaledMetric private var minimum: CGFloat
  private let content: Content

  /// - Parameter minimum: The least width of a column, in points, with text of the standard size.
  init(columns: Int, minimum: CGFloat, spacing: CGFloat = 10, @ViewBuilder content: () -> Content) {
    (self.columns, self.spacing) = (columns, spacing)
    _minimum = ScaledMetric(wrappedValue: minimum, relativeTo: .caption)
    self.content = content()
  }
  var body: some View { TileLayout(columns: columns, minimum: minimum, spacing: spacing) { content } }
}
private struct TileLayout: Layout {
  let columns: Int
  let minimum, spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? CGFloat(columns) * (minimum + spacing) - spacing
    return CGSize(width: width, height: frames(of: subviews, in: width).map(\.maxY).max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.minY), anchor: .top,
        proposal: ProposedViewSize(width: frame.width, height: nil))
    }
  }
  private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
    let columns = Columns(in: width, minimum: minimum, spacing: spacing, most: columns)
    var frames: [CGRect] = []
    var top: CGFloat = 0
    for start in stride(from: 0, to: subviews.count, by: columns.count) {
      let row = subviews[start..<min(start + columns.count, subviews.count)]
      let heights = row.map { $0.sizeThatFits(ProposedViewSize(width: columns.width, height: nil)).height }
      for (index, height) in heights.enumerated() {
        frames.append(CGRect(x: columns.x(index), y: top, width: columns.width, height: height))
      }
      top += (heights.max() ?? 0) + spacing
    }
    return frames
  }
}

/// Whether a specimen takes the whole width, whatever the number of columns.
private struct SpansColumns: LayoutValueKey { static let defaultValue = false }
extension View {
  func spansColumns() -> some View { layoutValue(key: SpansColumns.self, value: true) }
}

/// As many columns as fit, about equally high. They are read from the top to the bottom, one after the other, as those of a
/// newspaper.
struct ColumnLayout: Layout {
  var minimum: CGFloat = 320
  var spacing: CGFloat = 16

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? minimum
    return CGSize(width: width, height: frames(of: subviews, in: width).map(\.maxY).max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }
  private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
    let columns = Columns(in: width, minimum: minimum, spacing: spacing)
    var frames = [CGRect](repeating: .zero, count: subviews.count)
    var top: CGFloat = 0
    // What goes into columns until the next view that takes the whole width.
    var waiting: [(index: Int, height: CGFloat)] = []
    func fillColumns() {
      let share = waiting.reduce(0) { $0 + $1.height + spacing } / CGFloat(columns.count)
      var number = 0, y = top, bottom = top
      for (index, height) in waiting {
        if number < columns.count - 1, y > top, y - top + height / 2 > share { (number, y) = (number + 1, top) }
        frames[index] = CGRect(x: columns.x(number), y: y, width: columns.width, height: height)
        y += height + spacing
        bottom = max(bottom, y)
      }
      (top, waiting) = (bottom, [])
    }
    for (index, subview) in subviews.enumerated() {
      let isWide = subview[SpansColumns.self]
      let size = subview.sizeThatFits(ProposedViewSize(width: isWide ? width : columns.width, height: nil))
      if !isWide {
        waiting.append((index, size.height))
        continue
      }
      fillColumns()
      frames[index] = CGRect(x: 0, y: top, width: width, height: size.height)
      top += size.height + spacing
    }
    fillColumns()
    return frames
  }
}
