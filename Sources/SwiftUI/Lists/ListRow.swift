import Foundation
import HearthCore
import HearthRendering

/// Points. Source: our choice, between GTK's boxed lists and macOS's inset lists.
enum ListMetrics {
  static let edge: CGFloat = 6
  static let rowPadding = (x: CGFloat(20), y: CGFloat(6))
  static let leastRowHeight: CGFloat = 36
  static let leastHeaderHeight: CGFloat = 30
}

/// Marks headers and footers, which have no line below.
struct IsListSupplementKey: LayoutValueKey { static let defaultValue = false }
nonisolated struct ListSupplementModifier: ViewModifier {
  let isSupplement: Bool
  @MainActor func body(content: Content) -> some View { content.layoutValue(key: IsListSupplementKey.self, value: isSupplement) }
}

/// Gives each element of a list the room and the line of a row.
nonisolated struct ListRowModifier: _ElementModifier {
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.flags.insert(.readsInheritedStyle)
    node.behavior = ListRow(node)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {}
}

final class ListRow: NodeBehavior {
  unowned(unsafe) let node: BehaviorNode
  @exclusivity(unchecked) private var line: (piece: FillPiece, size: Size, isDark: Bool)?
  init(_ node: BehaviorNode) { self.node = node }
  nonisolated deinit {}
  var viewName: String { "Row" }

  private var isSupplement: Bool {
    node.resolveChild()
    return node.child.layoutValue(IsListSupplementKey.self)
  }
  private func inner(_ p: Proposal) -> Proposal {
    let (x, y) = ListMetrics.rowPadding
    return Proposal(p.width < 0 ? -1 : max(0, p.width - 2 * x), p.height < 0 ? -1 : max(0, p.height - 2 * y))
  }
  func computeSize(_ p: Proposal) -> Size {
    let (x, y) = ListMetrics.rowPadding
    let size = node.measureContent(inner(p))
    let least = isSupplement ? ListMetrics.leastHeaderHeight : ListMetrics.leastRowHeight
    // A row is as wide as its list.
    return Size(p.width >= 0 && p.width.isFinite ? p.width : size.width + 2 * x, max(least, size.height + 2 * y))
  }
  func placeChildren() {
    node.resolveChild()
    let (x, y) = ListMetrics.rowPadding
    let proposal = inner(node.proposal)
    let inside = node.child.measure(proposal)
    let top = isSupplement ? node.size.height - inside.height - y / 2 : (node.size.height - inside.height) / 2
    node.placeChild(node.child, x: x, y: top, proposal, inside)
  }
  func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    node.recordContent(into: &group, x: x, y: y)
    if isSupplement { return }
    group.append(PlacedPiece(separator, x: x, y: y))
  }
  /// A line of one pixel below the row.
  private var separator: FillPiece {
    let settings = node.engine.host.settings
    if let line, line.size == node.size, line.isDark == settings.isDark { return line.piece }
    let inset = ListMetrics.rowPadding.x, height = 1 / max(1, settings.scale)
    let rect = CGRect(x: inset, y: node.size.height - height, width: max(0, node.size.width - 2 * inset), height: height)
    let piece = FillPiece(.rectangle(rect), .color(RGBA(white: settings.isDark ? 1 : 0, alpha: settings.isDark ? 0.12 : 0.10)))
    node.engine.counters.itemsRecorded += 1
    line = (piece, node.size, settings.isDark)
    return piece
  }
  func isHit(_ point: CGPoint) -> Bool { node.bounds.contains(point) }
}
