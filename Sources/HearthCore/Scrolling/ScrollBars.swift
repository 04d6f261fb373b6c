import Foundation
import HearthRendering

/// What has scroll bars: a scroll view, or a text that scrolls. Lengths are points.
@MainActor package protocol ScrollBarOwner: AnyObject {
  /// The node that shows the bars, and whose size is what is visible.
  var barNode: LayoutNode { get }
  var scrollStyle: ScrollStyle { get }
  var showsIndicators: Bool { get }
  /// How far the content has moved, from the leading and top edges, and how far it can.
  var offset: CGPoint { get }
  var most: CGPoint { get }
  /// The size of the content, with what is kept free around it.
  var contentLength: (width: CGFloat, height: CGFloat) { get }
}
extension ScrollNode: ScrollBarOwner {
  package var barNode: LayoutNode { self }
}

/// The scroll bars of a scroll view: thin thumbs over the content, there while it moves or the pointer is near, or
/// always where the user wants no overlay scrolling.
@MainActor package final class ScrollBars {
  /// Points. Source: our choice, after GTK's overlay scroll bars: thin over the content,
  /// wide enough to grab under the pointer.
  package static let thickness: CGFloat = 5, wideThickness: CGFloat = 9, inset: CGFloat = 2, shortestThumb: CGFloat = 28
  /// How far from the edge the pointer grabs a bar; points.
  static let reach: CGFloat = 14
  /// Seconds before the bars begin to fade, and until they are gone. Source: our choice, as GTK's overlay scroll bars.
  static let restingTime = 1.0, fadingTime = 0.25

  package private(set) var opacity: CGFloat = 0
  private var hideTime = 0.0
  private var isTimerSet = false
  /// The bar under the pointer.
  package private(set) var hovered: Axis?
  /// The bar that is dragged.
  package var dragged: Axis?

  private struct Look: Equatable {
    var vertical: CGRect?, horizontal: CGRect?
    var wide: Axis?
    var isDragged: Bool
    var opacity: CGFloat
    var size: Size
  }
  private var look: Look?
  private var piece: DisplayPiece?
  package init() {}
  nonisolated deinit {}

  // MARK: - Geometry

  /// Whether there is something to scroll along an axis, and bars are wanted.
  package func exists(_ axis: Axis, in scroll: any ScrollBarOwner) -> Bool {
    let visibility = axis == .vertical ? scroll.scrollStyle.verticalIndicators : scroll.scrollStyle.horizontalIndicators
    switch visibility.kind {
    case .hidden, .never: return false
    case .automatic where !scroll.showsIndicators: return false
    case .automatic, .visible: break
    }
    return axis == .vertical ? scroll.most.y > 0.5 : scroll.most.x > 0.5
  }
  private func isAlwaysVisible(_ axis: Axis, in scroll: any ScrollBarOwner) -> Bool {
    // Of those that are wanted at all.
    let style = scroll.scrollStyle
    return !style.hasOverlayScrolling
      || (axis == .vertical ? style.verticalIndicators : style.horizontalIndicators).kind == .visible
  }
  /// Where the thumb of an axis moves: start and length along the axis.
  private func track(_ axis: Axis, in scroll: any ScrollBarOwner) -> (start: CGFloat, length: CGFloat) {
    let margins = scroll.scrollStyle.indicatorMargins
    let corner = exists(axis == .vertical ? .horizontal : .vertical, in: scroll) ? Self.reach : 0
    let before = axis == .vertical ? margins.top : margins.leading,
      after = axis == .vertical ? margins.bottom : margins.trailing
    let whole = axis == .vertical ? scroll.barNode.size.height : scroll.barNode.size.width
    return (before + Self.inset, max(0, whole - before - after - corner - 2 * Self.inset))
  }
  /// The thumb along its axis: start and length.
  package func thumb(_ axis: Axis, in scroll: any ScrollBarOwner) -> (start: CGFloat, length: CGFloat) {
    let track = track(axis, in: scroll)
    let view = axis == .vertical ? scroll.barNode.size.height : scroll.barNode.size.width
    let content = axis == .vertical ? scroll.contentLength.height : scroll.contentLength.width
    let length = min(track.length, max(min(Self.shortestThumb, track.length), track.length * view / max(1, content)))
    let most = axis == .vertical ? scroll.most.y : scroll.most.x
    let offset = axis == .vertical ? scroll.offset.y : scroll.offset.x
    return (track.start + (track.length - length) * (most > 0 ? offset / most : 0), length)
  }
  /// The offset that has the thumb start at `position`.
  package func offset(_ axis: Axis, thumbAt position: CGFloat, in scroll: any ScrollBarOwner) -> CGFloat {
    let track = track(axis, in: scroll), length = thumb(axis, in: scroll).length
    let most = axis == .vertical ? scroll.most.y : scroll.most.x
    guard track.length > length else { return 0 }
    return (position - track.start) / (track.length - length) * most
  }
  /// A point along an axis from the start of the view.
  package func position(_ point: CGPoint, _ axis: Axis, in scroll: any ScrollBarOwner) -> CGFloat {
    axis == .vertical
      ? point.y : scroll.barNode.flags.contains(.isRightToLeft) ? scroll.barNode.size.width - point.x : point.x
  }
  private func rect(_ axis: Axis, in scroll: any ScrollBarOwner) -> CGRect? {
    guard exists(axis, in: scroll) else { return nil }
    let thumb = thumb(axis, in: scroll)
    let thickness = hovered == axis || dragged == axis ? Self.wideThickness : Self.thickness
    let margins = scroll.scrollStyle.indicatorMargins
    let isRightToLeft = scroll.barNode.flags.contains(.isRightToLeft)
    if axis == .vertical {
      let x =
        isRightToLeft
        ? margins.trailing + Self.inset : scroll.barNode.size.width - margins.trailing - Self.inset - thickness
      return CGRect(x: x, y: thumb.start, width: thickness, height: thumb.length)
    }
    let x = isRightToLeft ? scroll.barNode.size.width - thumb.start - thumb.length : thumb.start
    return CGRect(
      x: x, y: scroll.barNode.size.height - margins.bottom - Self.inset - thickness, width: thumb.length,
      height: thickness)
  }
  /// The bar at a point of the view, while it can be seen.
  package func bar(at point: CGPoint, in scroll: any ScrollBarOwner) -> Axis? {
    let margins = scroll.scrollStyle.indicatorMargins
    let isRightToLeft = scroll.barNode.flags.contains(.isRightToLeft)
    let side = isRightToLeft ? point.x - margins.trailing : scroll.barNode.size.width - margins.trailing - point.x
    if side >= 0, side < Self.reach, exists(.vertical, in: scroll),
      opacity > 0 || isAlwaysVisible(.vertical, in: scroll)
    {
      return .vertical
    }
    let below = scroll.barNode.size.height - margins.bottom - point.y
    if below >= 0, below < Self.reach, exists(.horizontal, in: scroll),
      opacity > 0 || isAlwaysVisible(.horizontal, in: scroll)
    {
      return .horizontal
    }
    return nil
  }

  // MARK: - Coming and going

  /// Shows the bars from `time` (seconds) on for a while.
  package func show(at time: Double, in scroll: any ScrollBarOwner) {
    guard exists(.vertical, in: scroll) || exists(.horizontal, in: scroll) else { return }
    hideTime = time + Self.restingTime
    if opacity != 1 {
      opacity = 1
      scroll.barNode.setNeedsRecord()
    }
    setTimer(in: scroll)
  }
  private func setTimer(in scroll: any ScrollBarOwner) {
    if isTimerSet { return }
    isTimerSet = true
    guard let content = scroll.barNode.engine.content else { return }
    content.engine.wakeUps.schedule(after: hideTime - content.time, for: scroll.barNode, purpose: .scrollBars) {
      [weak self, weak scroll] in
      guard let self, let scroll else { return }
      let time = scroll.barNode.engine.content?.time ?? 0
      isTimerSet = false
      if hovered != nil || dragged != nil { hideTime = max(hideTime, time + Self.restingTime) }
      if time < hideTime { setTimer(in: scroll) } else { fade(in: scroll) }
    }
  }
  private func fade(in scroll: any ScrollBarOwner) {
    let start = hideTime
    scroll.barNode.engine.addFrameTick(of: scroll.barNode) { [weak self, weak scroll] time in
      guard let self, let scroll, hideTime == start else { return false }
      let new = max(0, 1 - CGFloat((time - start) / Self.fadingTime))
      // Another frame at the same moment shows the same, and asks for none.
      if new != opacity {
        opacity = new
        scroll.barNode.setNeedsRecord()
      }
      return opacity > 0
    }
  }
  package func hover(_ point: CGPoint?, at time: Double, in scroll: any ScrollBarOwner) {
    if point != nil { show(at: time, in: scroll) }
    let new = point.flatMap { bar(at: $0, in: scroll) }
    if new != hovered {
      hovered = new
      scroll.barNode.setNeedsRecord()
    }
  }

  // MARK: - Picture

  package func piece(in scroll: any ScrollBarOwner) -> DisplayPiece? {
    func visible(_ axis: Axis) -> CGRect? {
      opacity > 0 || isAlwaysVisible(axis, in: scroll) ? rect(axis, in: scroll) : nil
    }
    let vertical = visible(.vertical), horizontal = visible(.horizontal)
    if vertical == nil && horizontal == nil {
      (look, piece) = (nil, nil)
      return nil
    }
    let new = Look(
      vertical: vertical, horizontal: horizontal, wide: dragged ?? hovered, isDragged: dragged != nil,
      opacity: opacity > 0 ? opacity : 1, size: scroll.barNode.size)
    if new == look { return piece }
    look = new
    var list: ContiguousArray<PlacedPiece> = []
    for (axis, rect) in [(Axis.vertical, vertical), (.horizontal, horizontal)] {
      guard let rect else { continue }
      // Translucent grey, visible on light and dark content.
      let strength = dragged == axis ? 0.9 : hovered == axis ? 0.75 : 0.55
      let color = RGBA(white: 0.5, alpha: 1).opacity(strength * Double(new.opacity))
      let radius = min(rect.width, rect.height) / 2
      list.append(PlacedPiece(FillPiece(.roundedRectangle(rect, radius: radius), .color(color)), x: 0, y: 0))
    }
    scroll.barNode.engine.counters.itemsRecorded += 1
    piece = GroupPiece(list)
    return piece
  }
}
