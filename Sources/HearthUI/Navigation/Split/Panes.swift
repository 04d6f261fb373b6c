import Foundation
import HearthCore
import Observation

/// Views side by side, with lines between them that the user can move.
///
///     HSplitView {
///       FileList().frame(minWidth: 150, maxWidth: 300)
///       Preview().frame(minWidth: 200, maxWidth: .infinity)
///     }
///
/// A view is between its least and its greatest width; what is left is shared equally until a line is moved, and in
/// proportion from then on. Source: Apple, documentation of HSplitView; AppKit, `NSSplitView`.
nonisolated public struct HSplitView<Content: View>: View {
  private let content: Content
  /// Creates views side by side.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { Panes(axis: .horizontal, content: content) }
}

/// Views above each other, with lines between them that the user can move.
///
///     VSplitView {
///       Editor().frame(minHeight: 100)
///       Console().frame(minHeight: 60, maxHeight: 400)
///     }
nonisolated public struct VSplitView<Content: View>: View {
  private let content: Content
  /// Creates views above each other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { Panes(axis: .vertical, content: content) }
}

/// Panes whose lines are moved by a program, too.
nonisolated package struct ControlledPanes<Content: View>: View {
  private let axis: Axis
  private let control: PaneControl
  private let content: Content
  package init(axis: Axis, control: PaneControl, @ViewBuilder content: () -> Content) {
    (self.axis, self.control, self.content) = (axis, control, content())
  }
  @MainActor package var body: some View { Panes(axis: axis, control: control, content: content) }
}

/// Where the lines between panes are, for a program. One made before its panes are shown moves them when they are.
@MainActor package final class PaneControl {
  fileprivate weak var model: PaneModel?
  private var pending: [Int: CGFloat] = [:]
  fileprivate var axis = Axis.horizontal
  package nonisolated init() {}
  nonisolated deinit {}
  /// How long the panes are, as they were last laid out. Points.
  package var lengths: [CGFloat] { model?.measured.lengths ?? [] }
  /// Moves a line to a place, as far as the panes beside it let it. Points, from the first pane's beginning.
  package func move(_ index: Int, to position: CGFloat) {
    guard let model, !model.measured.lengths.isEmpty else { return pending[index] = position }
    guard index >= 0, index + 1 < model.measured.lengths.count else { return }
    let start = model.measured.lengths.prefix(index).reduce(CGFloat(index) * PaneLayout.thickness, +)
    model.edge(index, axis).set(position - start)
  }
  fileprivate func panesAppeared() {
    let waiting = pending.sorted { $0.key < $1.key }
    pending = [:]
    for (index, position) in waiting { move(index, to: position) }
  }
}

nonisolated private struct Panes<Content: View>: View {
  let axis: Axis
  let control: PaneControl?
  let content: Content
  @State private var model = PaneModel()
  init(axis: Axis, control: PaneControl? = nil, content: Content) {
    (self.axis, self.control, self.content) = (axis, control, content)
  }
  @MainActor var body: some View {
    let (axis, model) = (axis, model)
    let _ = control.map { ($0.model, $0.axis) = (model, axis) }
    Group(subviews: content) { panes in
      PaneLayout(axis: axis, chosen: model.chosen, measured: model.measured) {
        ForEach(panes) { $0.focusSection() }
        ForEach(0..<max(0, panes.count - 1), id: \.self) { index in
          ColumnDividerView(divider: model.edge(index, axis)).zIndex(1)
        }
      }
      .onAppear { control?.panesAppeared() }
    }
  }
}

/// How long the panes are along the axis, and how long they may be. Points.
nonisolated private final class PaneLengths: @unchecked Sendable {
  // Unchecked: written by the layout and read by lines, both on the main thread.
  var lengths: [CGFloat] = []
  var least: [CGFloat] = []
  var most: [CGFloat] = []
}

@MainActor @Observable private final class PaneModel {
  /// What the user has made of the lengths; in proportion after the whole has changed. Nil where no line was moved.
  var chosen: [CGFloat]?
  @ObservationIgnored let measured = PaneLengths()
  @ObservationIgnored private var edges: [PaneEdge] = []
  nonisolated init() {}
  nonisolated deinit {}

  func edge(_ index: Int, _ axis: Axis) -> PaneEdge {
    while edges.count <= index { edges.append(PaneEdge(self, edges.count, axis)) }
    return edges[index]
  }
}

/// The line after a pane.
@MainActor private final class PaneEdge: ColumnEdge {
  private weak var model: PaneModel?
  private let index: Int
  let axis: Axis
  init(_ model: PaneModel, _ index: Int, _ axis: Axis) { (self.model, self.index, self.axis) = (model, index, axis) }
  nonisolated deinit {}

  private var measured: PaneLengths? {
    guard let measured = model?.measured, index + 1 < measured.lengths.count else { return nil }
    return measured
  }
  var width: CGFloat { measured?.lengths[index] ?? 0 }
  var range: ClosedRange<CGFloat> {
    guard let measured else { return 0...0 }
    let both = measured.lengths[index] + measured.lengths[index + 1]
    let least = max(measured.least[index], both - measured.most[index + 1])
    return least...max(least, min(measured.most[index], both - measured.least[index + 1]))
  }
  var isLeading: Bool { false }
  var title: String { "Divider \(index + 1)" }
  var identifier: String { "divider \(index + 1)" }
  func set(_ width: CGFloat) {
    guard let measured, let model else { return }
    let range = range
    var lengths = measured.lengths
    let both = lengths[index] + lengths[index + 1]
    lengths[index] = max(range.lowerBound, min(range.upperBound, width.rounded()))
    lengths[index + 1] = both - lengths[index]
    if lengths != measured.lengths { model.chosen = lengths }
  }
  func reset() { model?.chosen = nil }
}

/// The panes in order, and then the lines between them.
nonisolated private struct PaneLayout: Layout {
  let axis: Axis
  let chosen: [CGFloat]?
  let measured: PaneLengths
  /// Of a line. Points.
  static let thickness: CGFloat = 1

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
  private func proposal(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
  }
  private func count(_ subviews: Subviews) -> Int { (subviews.count + 1) / 2 }
  private func measure(_ subviews: Subviews, _ across: CGFloat?) {
    let panes = subviews.prefix(count(subviews))
    measured.least = panes.map { along($0.sizeThatFits(proposal(0, across))) }
    measured.most = panes.map { along($0.sizeThatFits(proposal(.infinity, across))) }
  }

  func sizeThatFits(proposal given: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let count = count(subviews)
    let lines = CGFloat(max(0, count - 1)) * Self.thickness
    let (length, other) = axis == .horizontal ? (given.width, given.height) : (given.height, given.width)
    var lengths: [CGFloat?] = Array(repeating: nil, count: count)
    if let length {
      measure(subviews, other)
      lengths = shares(of: max(0, length - lines))
    }
    var size = (along: lines, across: CGFloat(0))
    for (pane, length) in zip(subviews, lengths) {
      let fit = pane.sizeThatFits(proposal(length, other))
      size.along += length ?? along(fit)
      size.across = max(size.across, across(fit))
    }
    return axis == .horizontal
      ? CGSize(width: size.along, height: size.across) : CGSize(width: size.across, height: size.along)
  }
  func placeSubviews(in bounds: CGRect, proposal given: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let count = count(subviews), room = across(bounds.size)
    measure(subviews, room)
    measured.lengths = shares(of: max(0, along(bounds.size) - CGFloat(max(0, count - 1)) * Self.thickness))
    var start = axis == .horizontal ? bounds.minX : bounds.minY
    func point(_ along: CGFloat) -> CGPoint {
      axis == .horizontal ? CGPoint(x: along, y: bounds.midY) : CGPoint(x: bounds.midX, y: along)
    }
    for (index, length) in measured.lengths.enumerated() {
      subviews[index].place(at: point(start + length / 2), anchor: .center, proposal: proposal(length, room))
      start += length
      guard index + 1 < count, count + index < subviews.count else { continue }
      subviews[count + index].place(
        at: point(start + Self.thickness / 2), anchor: .center, proposal: proposal(2 * ColumnDivider.reach, room))
      start += Self.thickness
    }
  }

  /// The lengths of the panes, which together are as long as `total` where their bounds allow it.
  private func shares(of total: CGFloat) -> [CGFloat] {
    let count = measured.least.count
    if count == 0 { return [] }
    var lengths = Array(repeating: total / CGFloat(count), count: count)
    if let chosen, chosen.count == count {
      let sum = chosen.reduce(0, +)
      if sum > 0 { lengths = chosen.map { $0 * total / sum } }
    }
    var isOpen = Array(repeating: true, count: count)
    for index in 0..<count { lengths[index] = clamped(lengths[index], index) }
    // What bounds have kept from one goes to the others, in equal parts, until nothing is left or nobody can take it.
    for _ in 0..<count {
      let missing = total - lengths.reduce(0, +)
      if abs(missing) < 0.01 { break }
      for index in 0..<count {
        isOpen[index] = missing > 0 ? lengths[index] < measured.most[index] : lengths[index] > measured.least[index]
      }
      let open = isOpen.count { $0 }
      if open == 0 { break }
      for index in 0..<count where isOpen[index] {
        lengths[index] = clamped(lengths[index] + missing / CGFloat(open), index)
      }
    }
    return lengths
  }
  private func clamped(_ length: CGFloat, _ index: Int) -> CGFloat {
    max(measured.least[index], min(measured.most[index], length))
  }
}
