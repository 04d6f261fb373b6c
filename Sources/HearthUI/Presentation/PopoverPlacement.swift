import Foundation
import HearthCore

/// Where a popover lies, and where its arrow points.
///
/// It lies at the side of the anchor that was asked for, else below; where there is no room, on the other
/// side, then beside, and where there is no room anywhere, where there is most, and smaller. Along that side
/// it is centered, and moved into the window.
struct PopoverPlacement: Equatable {
  enum Side: CaseIterable { case below, above, right, left }
  /// Points in the window, without the arrow.
  var frame: CGRect
  var side: Side
  /// The tip of the arrow: points in the window.
  var tip: CGPoint
  /// Whether there is room for it beside the anchor.
  var fits: Bool

  /// - Parameters:
  ///   - area: The part of the window that may be covered.
  ///   - edge: The edge of the anchor that the popover lies at. Source: Apple,
  ///     `popover(isPresented:attachmentAnchor:arrowEdge:content:)`: "The edge of the attachmentAnchor that defines
  ///     the location of the popover's arrow."
  init(size: CGSize, anchor: CGRect, edge: Edge?, in area: CGRect, isRightToLeft: Bool) {
    let preferred: Side =
      switch edge {
      case nil, .bottom: .below
      case .top: .above
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      }
    let order: [Side] =
      switch preferred {
      case .below: [.below, .above, .right, .left]
      case .above: [.above, .below, .right, .left]
      case .right: [.right, .left, .below, .above]
      case .left: [.left, .right, .below, .above]
      }
    let arrow = PresentationMetrics.arrowLength
    // An anchor that is scrolled out of the window counts as at its edge.
    let anchor = CGRect(
      x: min(max(anchor.minX, area.minX), area.maxX), y: min(max(anchor.minY, area.minY), area.maxY),
      width: max(0, min(anchor.maxX, area.maxX) - min(max(anchor.minX, area.minX), area.maxX)),
      height: max(0, min(anchor.maxY, area.maxY) - min(max(anchor.minY, area.minY), area.maxY)))
    func room(_ side: Side) -> CGFloat {
      switch side {
      case .below: area.maxY - anchor.maxY - arrow
      case .above: anchor.minY - area.minY - arrow
      case .right: area.maxX - anchor.maxX - arrow
      case .left: anchor.minX - area.minX - arrow
      }
    }
    func fits(_ side: Side) -> Bool { room(side) >= (side == .below || side == .above ? size.height : size.width) }
    let fitting = order.first(where: fits), side = fitting ?? order.max { room($0) < room($1) }!
    (self.side, self.fits) = (side, fitting != nil)
    let isVertical = side == .below || side == .above
    let width = min(size.width, isVertical ? area.width : max(room(side), min(size.width, 80)))
    let height = min(size.height, isVertical ? max(room(side), min(size.height, 60)) : area.height)
    var origin = CGPoint.zero
    switch side {
    case .below: origin = CGPoint(x: anchor.midX - width / 2, y: anchor.maxY + arrow)
    case .above: origin = CGPoint(x: anchor.midX - width / 2, y: anchor.minY - arrow - height)
    case .right: origin = CGPoint(x: anchor.maxX + arrow, y: anchor.midY - height / 2)
    case .left: origin = CGPoint(x: anchor.minX - arrow - width, y: anchor.midY - height / 2)
    }
    origin.x = max(area.minX, min(origin.x, area.maxX - width)).rounded()
    origin.y = max(area.minY, min(origin.y, area.maxY - height)).rounded()
    frame = CGRect(x: origin.x, y: origin.y, width: width, height: height)
    // The arrow keeps clear of the round corners.
    let inset = PresentationMetrics.cornerRadius(.popover, .desktop) + PresentationMetrics.arrowWidth / 2
    func along(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      high - low < 2 * inset ? (low + high) / 2 : min(max(value, low + inset), high - inset)
    }
    tip =
      switch side {
      case .below: CGPoint(x: along(anchor.midX, frame.minX, frame.maxX), y: frame.minY - arrow)
      case .above: CGPoint(x: along(anchor.midX, frame.minX, frame.maxX), y: frame.maxY + arrow)
      case .right: CGPoint(x: frame.minX - arrow, y: along(anchor.midY, frame.minY, frame.maxY))
      case .left: CGPoint(x: frame.maxX + arrow, y: along(anchor.midY, frame.minY, frame.maxY))
      }
  }
}
