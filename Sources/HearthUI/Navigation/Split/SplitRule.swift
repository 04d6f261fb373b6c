import Foundation
import HearthCore

/// The columns, in reading order. Two columns are the first and the last.
enum SplitColumn: Int, Comparable, CaseIterable, Sendable {
  case sidebar, content, detail
  static func < (a: SplitColumn, b: SplitColumn) -> Bool { a.rawValue < b.rawValue }
}

/// The looks of split views that we lay out ourselves.
enum SplitLook: Equatable, Sendable { case automatic, balanced, prominentDetail }

/// The widths that a column can have. Points.
struct ColumnLimits: Equatable {
  var least: CGFloat
  var ideal: CGFloat
  var most: CGFloat

  /// Source: our choice, after Finder and Mail on a Mac, and `UISplitViewController`, whose
  /// columns are 320 and 375 wide on a pad.
  static func standard(_ column: SplitColumn, _ idiom: Idiom) -> ColumnLimits {
    switch (idiom, column) {
    case (.tv, .sidebar): ColumnLimits(least: 320, ideal: 420, most: 600)
    case (.tv, .content): ColumnLimits(least: 320, ideal: 480, most: 700)
    case (.pad, .sidebar), (.phone, .sidebar): ColumnLimits(least: 260, ideal: 320, most: 400)
    case (.pad, .content), (.phone, .content): ColumnLimits(least: 280, ideal: 375, most: 480)
    case (_, .sidebar): ColumnLimits(least: 180, ideal: 240, most: 400)
    case (_, .content): ColumnLimits(least: 200, ideal: 280, most: 480)
    case (_, .detail): ColumnLimits(least: 320, ideal: 480, most: .infinity)
    }
  }
  func clamped(_ width: CGFloat) -> CGFloat { max(least, min(most, width)) }
}

/// What a split view shows.
struct SplitArrangement: Equatable {
  /// One column at a time, as pages of a stack.
  var isCollapsed: Bool
  /// In reading order; not empty. The detail is among them unless the view is collapsed.
  var shown: [SplitColumn]
  /// The columns of `shown` that lie above the detail instead of beside it.
  var overlaid: [SplitColumn] = []

  var isSidebarShown: Bool { shown.contains(.sidebar) }
}

/// Which columns a split view shows: a pure function of what the app asks for, the device and the room.
///
/// `Documentation/Navigation.md`, "Columns", says the rules in words.
struct SplitRule: Equatable {
  var idiom: Idiom
  var look: SplitLook
  var hasContent: Bool
  var visibility: NavigationSplitViewVisibility.Kind
  /// The limits of each column, by `SplitColumn`.
  var limits: [ColumnLimits]
  /// What the user has dragged dividers to, by `SplitColumn`.
  var chosenWidths: [CGFloat?]

  private func limit(_ column: SplitColumn) -> ColumnLimits { limits[column.rawValue] }
  private func least(_ columns: [SplitColumn]) -> CGFloat {
    columns.reduce(limit(.detail).least) { $0 + limit($1).least }
  }
  private var leading: [SplitColumn] { hasContent ? [.sidebar, .content] : [.sidebar] }
  /// The one column that stands beside the detail where there is room for two.
  private var nearest: [SplitColumn] { hasContent ? [.content] : [.sidebar] }
  var columns: [SplitColumn] { leading + [.detail] }

  // MARK: - Which columns

  func isCollapsed(_ size: CGSize) -> Bool {
    if idiom == .watch { return true }
    if idiom == .tv { return false }
    return size.width < max(UserInterfaceSizeClass.leastRegularWidth(idiom), least(nearest))
  }
  /// Whether columns before the detail lie above it. On a television nothing would bring
  /// them back: there they stand beside it.
  func isOverlaying(_ size: CGSize) -> Bool {
    switch look {
    case .prominentDetail: idiom != .tv
    case .balanced: false
    case .automatic: idiom.isTouched && size.width < size.height
    }
  }
  private func wanted(_ size: CGSize) -> [SplitColumn] {
    switch visibility {
    case .detailOnly: return []
    case .doubleColumn: return nearest
    case .all: return leading
    case .automatic:
      if isOverlaying(size) { return [] }
      if hasContent && idiom.isTouched { return nearest }
      return least(leading) <= size.width ? leading : nearest
    }
  }
  /// - Parameter top: The column that a collapsed view shows.
  func arrangement(in size: CGSize, top: SplitColumn) -> SplitArrangement {
    if isCollapsed(size) { return SplitArrangement(isCollapsed: true, shown: [columns.contains(top) ? top : .sidebar]) }
    let wanted = wanted(size)
    var result = SplitArrangement(isCollapsed: false, shown: wanted + [.detail])
    if isOverlaying(size) {
      result.overlaid = wanted
    } else if least(wanted) > size.width {
      // What has no room beside the others comes above them.
      result.overlaid = least(nearest) <= size.width && wanted.count > 1 ? [.sidebar] : wanted
    }
    return result
  }
  /// What the button that shows and hides the sidebar makes of the visibility.
  func toggled(_ arrangement: SplitArrangement, _ size: CGSize) -> NavigationSplitViewVisibility.Kind {
    if arrangement.isSidebarShown { return hasContent ? .doubleColumn : .detailOnly }
    if hasContent && arrangement.shown.count == 1 && isOverlaying(size) { return .doubleColumn }
    return .all
  }

  // MARK: - How wide

  /// The frames of the shown columns, from the leading edge; by `SplitColumn`.
  func frames(of arrangement: SplitArrangement, in size: CGSize) -> [CGRect?] {
    var frames: [CGRect?] = [nil, nil, nil]
    if arrangement.isCollapsed {
      frames[arrangement.shown[0].rawValue] = CGRect(origin: .zero, size: size)
      return frames
    }
    func lay(_ columns: [SplitColumn], from start: CGFloat, room: CGFloat) -> CGFloat {
      var x = start
      for (column, width) in zip(columns, widths(of: columns, in: room)) {
        frames[column.rawValue] = CGRect(x: x, y: 0, width: width, height: size.height)
        x += width
      }
      return x
    }
    let beside = arrangement.shown.filter { $0 != .detail && !arrangement.overlaid.contains($0) }
    let end = lay(beside, from: 0, room: max(0, size.width - limit(.detail).least))
    frames[SplitColumn.detail.rawValue] = CGRect(x: end, y: 0, width: max(0, size.width - end), height: size.height)
    // A part of the detail is left to be seen and pressed.
    _ = lay(arrangement.overlaid, from: 0, room: max(0, size.width - 44))
    return frames
  }
  /// The widths that the columns have together in `room`: what they want, less what
  /// they can do without when that is too much.
  private func widths(of columns: [SplitColumn], in room: CGFloat) -> [CGFloat] {
    var result = columns.map { limit($0).clamped(chosenWidths[$0.rawValue] ?? limit($0).ideal) }
    let excess = result.reduce(0, +) - room
    if excess <= 0 { return result }
    let spare = zip(columns, result).map { $1 - limit($0).least }, allSpare = spare.reduce(0, +)
    if allSpare >= excess {
      for index in result.indices { result[index] -= (excess * spare[index] / allSpare).rounded() }
      return result
    }
    let least = columns.map { limit($0).least }, sum = least.reduce(0, +)
    return sum > room && sum > 0 ? least.map { ($0 * room / sum).rounded(.down) } : least
  }
  /// The widths that the divider after a column can give it.
  func range(of column: SplitColumn, in arrangement: SplitArrangement, _ size: CGSize) -> ClosedRange<CGFloat> {
    let limit = limit(column)
    let frames = frames(of: arrangement, in: size)
    let isOverlaid = arrangement.overlaid.contains(column)
    let others = arrangement.shown.filter {
      $0 != column && $0 != .detail && arrangement.overlaid.contains($0) == isOverlaid
    }
    let taken = others.reduce(0) { $0 + (frames[$1.rawValue]?.width ?? 0) }
    let room = size.width - taken - (isOverlaid ? 44 : self.limit(.detail).least)
    return limit.least...max(limit.least, min(limit.most, room))
  }
}
