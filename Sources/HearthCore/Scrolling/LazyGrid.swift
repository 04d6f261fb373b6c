import Foundation
import HearthFocus
import HearthRendering

/// The node of a lazy grid: lines of as many elements as there are tracks. A section begins a line of its own, and
/// its header and footer take a whole one.
package final class LazyGridNode: LazyNode {
  /// Elements that fill lines together.
  struct Run: Equatable {
    var firstLine: Int
    var elements: Range<Int>
    /// A header or footer: one element in a line, across all tracks.
    var isWhole: Bool
    func lineCount(_ tracks: Int) -> Int { isWhole ? elements.count : (elements.count + tracks - 1) / tracks }
  }
  @exclusivity(unchecked) private var items: [GridItem]
  @exclusivity(unchecked) private var itemAlignment: AlignmentKey
  @exclusivity(unchecked) private(set) var tracks: [GridTrack] = []
  @exclusivity(unchecked) private var runs: [Run] = []

  package init(axis: Axis, items: [GridItem], alignment: AlignmentKey, spacing: CGFloat?, _ inputs: _ViewInputs) {
    self.items = items
    itemAlignment = alignment
    super.init(axis: axis, spacing: spacing, inputs)
  }
  nonisolated deinit {}
  /// A grid is one stop under Tab, with arrows inside. Source: ARIA Authoring Practices, grid.
  package override var focusRoles: FocusGroup.Roles { [.rows, .oneStop] }
  package override var viewName: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }

  func update(items: [GridItem], alignment: AlignmentKey, spacing: CGFloat?, pinnedViews: PinnedScrollableViews) {
    engine.counters.nodesVisited += 1
    let spacing = spacing ?? ViewSpacing.standard
    let isSame = items.count == self.items.count && zip(items, self.items).allSatisfy(Self.isEqual)
    if isSame && spacing == extents.spacing && alignment == itemAlignment && pinnedViews == self.pinnedViews { return }
    self.items = items
    itemAlignment = alignment
    self.pinnedViews = pinnedViews
    extents.spacing = spacing
    linesDidChange()
    setNeedsLayout()
  }
  private static func isEqual(_ a: GridItem, _ b: GridItem) -> Bool {
    guard a.spacing == b.spacing, a.alignment == b.alignment else { return false }
    return switch (a.size, b.size) {
    case (.fixed(let a), .fixed(let b)): a == b
    case (.flexible(let a, let c), .flexible(let b, let d)): a == b && c == d
    case (.adaptive(let a, let c), .adaptive(let b, let d)): a == b && c == d
    default: false
    }
  }

  // MARK: - Lines

  package override func crossProposalDidChange() {
    tracks = GridTrack.tracks(items, available: crossProposal < 0 ? nil : crossProposal)
    findRuns()
  }
  package override func structureDidChange() { findRuns() }
  /// A line that is not full takes up elements that follow.
  package override var takesElementsInTurn: Bool { false }
  private func findRuns() {
    runs = []
    let count = max(1, tracks.count)
    var line = 0, element = 0
    func add(_ elements: Range<Int>, isWhole: Bool) {
      if elements.isEmpty { return }
      let run = Run(firstLine: line, elements: elements, isWhole: isWhole)
      runs.append(run)
      line += run.lineCount(count)
    }
    for section in sections {
      add(element..<section.header.lowerBound, isWhole: false)
      add(section.header, isWhole: true)
      add(section.content, isWhole: false)
      add(section.footer, isWhole: true)
      element = section.all.upperBound
    }
    add(element..<max(element, elementTotal), isWhole: false)
  }
  private func run(where isAfter: (Run) -> Bool) -> Run? {
    let next = runs.indices.partitionPoint { isAfter(runs[$0]) }
    return next > 0 ? runs[next - 1] : nil
  }
  package override func lineCount() -> Int {
    guard let last = runs.last else { return 0 }
    return last.firstLine + last.lineCount(max(1, tracks.count))
  }
  package override func line(of element: Int) -> Int {
    guard let run = run(where: { $0.elements.lowerBound > element }) else { return 0 }
    return run.firstLine + (element - run.elements.lowerBound) / (run.isWhole ? 1 : max(1, tracks.count))
  }
  package override func elements(of line: Int) -> Range<Int> {
    guard let run = run(where: { $0.firstLine > line }) else { return 0..<0 }
    let each = run.isWhole ? 1 : max(1, tracks.count)
    let first = run.elements.lowerBound + (line - run.firstLine) * each
    return first..<min(first + each, run.elements.upperBound)
  }
  private func track(of element: Int) -> GridTrack {
    let run = run(where: { $0.elements.lowerBound > element })
    guard let run, !run.isWhole, !tracks.isEmpty else {
      return GridTrack(start: 0, length: crossLength(for: crossProposal), alignment: nil)
    }
    return tracks[(element - run.elements.lowerBound) % tracks.count]
  }

  // MARK: - Layout

  package override func proposal(for element: Int, cross: CGFloat) -> Proposal {
    let length: CGFloat
    if cross == crossProposal {
      length = track(of: element).length
    } else {
      let other = GridTrack.tracks(items, available: cross < 0 ? nil : cross)
      length = other.isEmpty ? 0 : other[element % other.count].length
    }
    return axis == .vertical ? Proposal(length, -1) : Proposal(-1, length)
  }
  package override func crossLength(for cross: CGFloat) -> CGFloat {
    let tracks = cross == crossProposal ? tracks : GridTrack.tracks(items, available: cross < 0 ? nil : cross)
    return tracks.last.map { $0.start + $0.length } ?? 0
  }
  /// In another width there may be another number of tracks, and with them other lines.
  override func lengthOfAll(cross: CGFloat) -> CGFloat {
    let tracks = GridTrack.tracks(items, available: cross < 0 ? nil : cross)
    let whole = crossLength(for: cross), each = max(1, tracks.count)
    var total: CGFloat = 0, lines = 0
    for run in runs {
      var first = run.elements.lowerBound
      while first < run.elements.upperBound {
        let end = min(first + (run.isWhole ? 1 : each), run.elements.upperBound)
        var line: CGFloat = 0
        for index in first..<end {
          let length = run.isWhole ? whole : tracks.isEmpty ? 0 : tracks[index - first].length
          let proposal = axis == .vertical ? Proposal(length, -1) : Proposal(-1, length)
          line = max(line, along(content.element(at: index).measure(proposal)))
        }
        total += line
        lines += 1
        first = end
      }
    }
    return total + CGFloat(max(0, lines - 1)) * extents.spacing
  }
  package override func position(
    _ element: Int, node: LayoutNode, proposal: Proposal, size: Size, line: CGFloat
  ) -> (along: CGFloat, across: CGFloat) {
    let track = track(of: element)
    let alignment = track.alignment ?? .center
    let cell = axis == .vertical ? Size(track.length, line) : Size(line, track.length)
    let dimensions = ViewDimensions(size: cell.cgSize)
    let x = alignment.horizontal.key.defaultValue(dimensions) - node.alignment(alignment.horizontal.key, proposal, size)
    let y = alignment.vertical.key.defaultValue(dimensions) - node.alignment(alignment.vertical.key, proposal, size)
    return axis == .vertical ? (y, track.start + x) : (x, track.start + y)
  }
}

/// Views in columns, line by line from the top, made only when they come into view.
///
///     ScrollView {
///       LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.flexible())]) {
///         ForEach(items) { Text($0.name) }
///       }
///     }
nonisolated public struct LazyVGrid<Content: View>: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
  /// Creates a grid that grows downwards.
  ///
  /// - Parameters:
  ///   - columns: The columns from the leading edge on; an adaptive item stands for as many as fit.
  ///   - spacing: Points between two lines; nil for the standard distance. That between columns is part of the items.
  ///   - pinnedViews: The headers and footers of sections that stay at the edge while their section is in view.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing, self.pinnedViews, self.content) = (
      columns, alignment, spacing, pinnedViews, content()
    )
  }
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = LazyGridNode(
      axis: .vertical, items: view.columns, alignment: view.alignment.key, spacing: view.spacing, inputs)
    node.pinnedViews = view.pinnedViews
    node.content = Content._makeNode(view.content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let grid = unsafeDowncast(node.node, to: LazyGridNode.self)
    grid.update(
      items: view.columns, alignment: view.alignment.key, spacing: view.spacing, pinnedViews: view.pinnedViews)
    Content._update(_ViewNode(grid.content), view.content)
  }
  public nonisolated static var _elementCount: Int { 1 }
}

/// Views in rows, column by column from the leading edge, made only when they come into view.
///
///     ScrollView(.horizontal) {
///       LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
///         ForEach(items) { Text($0.name) }
///       }
///     }
nonisolated public struct LazyHGrid<Content: View>: View {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
  /// Creates a grid that grows towards the trailing edge.
  ///
  /// - Parameters:
  ///   - rows: The rows from the top; an adaptive item stands for as many as fit.
  ///   - spacing: Points between two columns; nil for the standard distance. That between rows is part of the items.
  ///   - pinnedViews: The headers and footers of sections that stay at the edge while their section is in view.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing, self.pinnedViews, self.content) = (
      rows, alignment, spacing, pinnedViews, content()
    )
  }
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = LazyGridNode(
      axis: .horizontal, items: view.rows, alignment: view.alignment.key, spacing: view.spacing, inputs)
    node.pinnedViews = view.pinnedViews
    node.content = Content._makeNode(view.content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let grid = unsafeDowncast(node.node, to: LazyGridNode.self)
    grid.update(items: view.rows, alignment: view.alignment.key, spacing: view.spacing, pinnedViews: view.pinnedViews)
    Content._update(_ViewNode(grid.content), view.content)
  }
  public nonisolated static var _elementCount: Int { 1 }
}
