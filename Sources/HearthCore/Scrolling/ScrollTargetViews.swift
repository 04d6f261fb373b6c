import Foundation
import HearthRendering

nonisolated struct ScrollTargetLayoutModifier: _ElementModifier {
  let isEnabled: Bool
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ScrollTargetLayoutNode(inputs)
    node.isTargetLayout = modifier.isEnabled
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: ScrollTargetLayoutNode.self).isTargetLayout = modifier.isEnabled
  }
}

/// Says to the scroll view around that the views of the container inside are targets.
final class ScrollTargetLayoutNode: UnaryNode {
  /// Whether the views are targets.
  var isTargetLayout = true
  private var scroll: ScrollNode?
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  override var viewName: String { "scrollTargetLayout" }

  override func placeChildren() {
    if scroll == nil { findScroll() }
    super.placeChildren()
  }
  private func findScroll() {
    var node = layoutParent
    while let current = node {
      if current.flags.contains(.isScrollTarget), let found = current as? ScrollNode {
        scroll = found
        found.targetLayouts.append(self)
        return
      }
      node = current.layoutParent
    }
  }
  override func unmount() {
    scroll?.targetLayouts.removeAll { $0 === self }
    scroll = nil
    super.unmount()
  }
  /// What arranges the views.
  fileprivate var container: LayoutNode? {
    guard isTargetLayout else { return nil }
    var node: LayoutNode = self
    while let wrapper = node as? UnaryNode {
      guard wrapper.hasContent else { return nil }
      wrapper.resolveChild()
      node = wrapper.child
    }
    return node
  }
}

/// A view at which scrolling may end.
@MainActor struct ScrollTargetView {
  /// How to bring it into view, without an anchor.
  let aim: ScrollAim
  let id: AnyHashable?
  /// Points from the start of what is seen to the start of the view, and its length, along the axis.
  let start: CGFloat, length: CGFloat

  func aim(at anchor: UnitPoint) -> ScrollAim {
    switch aim {
    case .element(let lazy, let index, _): .element(lazy, index: index, anchor: anchor)
    case .node(let node, _): .node(node, anchor: anchor)
    case .point, .edge: aim
    }
  }
  /// The part of the view that is seen in so many points, from 0 to 1.
  func seen(in room: CGFloat) -> CGFloat {
    if length <= 0 { return start >= 0 && start <= room ? 1 : 0 }
    return max(0, min(start + length, room) - max(start, 0)) / length
  }
}

extension ScrollNode {
  /// The axis along which targets follow one another.
  var mainAxis: Axis { scrolls(along: .vertical) ? .vertical : .horizontal }
  /// Points that are seen of the content along the main axis, between its margins.
  var targetRoom: CGFloat {
    let margins = scrollStyle.contentMargins
    return mainAxis == .vertical ? size.height - margins.vertical : size.width - margins.horizontal
  }
  private func along(_ point: CGPoint) -> CGFloat { mainAxis == .vertical ? point.y : point.x }

  /// The targets of which something lies between two places along the main axis, in points from the start of what is
  /// seen; in their order.
  ///
  /// - Parameter isEach: Also those beside the first of a line.
  func targets(from start: CGFloat, to end: CGFloat, isEach: Bool = false) -> [ScrollTargetView] {
    var result: [ScrollTargetView] = []
    for layout in targetLayouts {
      guard let container = layout.container else { continue }
      if let lazy = container as? LazyNode {
        appendTargets(of: lazy, from: start, to: end, isEach, to: &result)
      } else if let container = container as? ContainerNode {
        container.resolveElements()
        for index in 0..<container.elements.count {
          let view = target(.node(container.elements[index], anchor: nil), container.content.elementID(at: index))
          if let view, view.start < end, view.start + view.length > start { result.append(view) }
        }
      }
    }
    return result
  }
  private func appendTargets(
    of lazy: LazyNode, from start: CGFloat, to end: CGFloat, _ isEach: Bool, to result: inout [ScrollTargetView]
  ) {
    guard lazy.axis == mainAxis, lazy.flags.contains(.isPlaced), lazy.extents.count > 0,
      let first = target(.element(lazy, index: 0, anchor: nil), nil)
    else { return }
    // The first element is at the start of the container.
    let origin = first.start
    let from = lazy.extents.line(at: max(0, start - origin)), to = lazy.extents.line(at: max(0, end - origin))
    guard from <= to else { return }
    for line in from...to {
      let elements = lazy.elements(of: line)
      for index in isEach ? elements : elements.prefix(1) {
        let view = target(.element(lazy, index: index, anchor: nil), lazy.content.elementID(at: index))
        if let view, view.start < end, view.start + view.length > start { result.append(view) }
      }
    }
  }
  private func target(_ aim: ScrollAim, _ id: AnyHashable?) -> ScrollTargetView? {
    let view = ScrollTargetView(aim: aim, id: id, start: 0, length: 0)
    guard let aligned = view.aim(at: .topLeading).offset(in: self) else { return nil }
    let length: CGFloat =
      switch aim {
      case .element(let lazy, let index, _): lazy.span(of: index).length
      case .node(let node, _): mainAxis == .vertical ? node.size.height : node.size.width
      case .point, .edge: 0
      }
    return ScrollTargetView(aim: aim, id: id, start: along(aligned) - along(offset), length: max(0, length))
  }

  /// The target that is told as the position: without an anchor the first of which at least half is seen, otherwise
  /// that at the same point of what is seen. Where there is none so, the one of which most is seen, or the nearest.
  ///
  /// Source: Apple, documentation of `scrollPosition(id:anchor:)`, "the view closest to the anchor"; the half is ours.
  func currentTarget(anchor: UnitPoint?) -> ScrollTargetView? {
    let room = targetRoom, views = targets(from: 0, to: room)
    guard let anchor else {
      return views.first { $0.seen(in: room) >= 0.5 } ?? views.max { $0.seen(in: room) < $1.seen(in: room) }
    }
    let place = (mainAxis == .vertical ? anchor.y : anchor.x) * room
    func distance(_ view: ScrollTargetView) -> CGFloat {
      max(0, view.start - place, place - view.start - view.length)
    }
    return views.min { distance($0) < distance($1) }
  }
}

/// The targets of a scroll view, as a behavior is told of them. One that is kept longer than the view knows none.
final class ScrollTargetViews: @unchecked Sendable {
  // Unchecked: what it refers to is looked at on the main thread only.
  enum Limit { case none, visible, one }
  private weak var scroll: ScrollNode?
  @MainActor init(_ scroll: ScrollNode) { self.scroll = scroll }

  /// Moves a target so that the nearest view is aligned. Where there are no views it stays.
  nonisolated func align(
    _ target: inout ScrollTarget, anchor: UnitPoint, limit: Limit, _ context: ScrollTargetBehaviorContext
  ) {
    guard isOnMainThread() else { return }
    let (wanted, start, velocity) = (target.rect.origin, context.originalTarget.rect.origin, context.velocity)
    let origin: CGPoint? = MainActor.assumeIsolatedFast {
      guard let scroll, !scroll.isUnmounted else { return nil }
      return scroll.aligned(wanted, from: start, velocity, anchor, limit)
    }
    guard let origin else { return }
    target.rect.origin = origin
    target.anchor = nil
  }
}

extension ScrollNode {
  /// The offset next to `wanted` at which a target is aligned, as far as a movement from `start` may go.
  fileprivate func aligned(
    _ wanted: CGPoint, from start: CGPoint, _ velocity: CGVector, _ anchor: UnitPoint, _ limit: ScrollTargetViews.Limit
  ) -> CGPoint? {
    let room = targetRoom, now = along(offset)
    // From where the movement began, with what is seen beside it, to where it would end.
    let isLimited = limit != .none
    let ends = isLimited ? [along(start)] : [along(start), along(wanted)]
    let views = targets(from: ends.min()! - now - room * 1.5, to: ends.max()! - now + room * 2.5)
    var places: [(offset: CGPoint, isSeen: Bool)] = []
    for view in views {
      guard let place = view.aim(at: anchor).offset(in: self).map(clamped) else { continue }
      let distance = view.start + now - along(start)
      let isSeen = distance > -0.5 && distance + view.length < room + 0.5
      if let last = places.last, (along(last.offset) - along(place)).magnitude < 0.5 {
        if isSeen { places[places.count - 1].isSeen = true }
      } else {
        places.append((place, isSeen))
      }
    }
    guard !places.isEmpty else { return nil }
    func nearest(_ point: CGPoint) -> Int {
      places.indices.min {
        (along(places[$0].offset) - along(point)).magnitude < (along(places[$1].offset) - along(point)).magnitude
      }!
    }
    let first = nearest(start)
    var index = nearest(clamped(wanted))
    let speed = mainAxis == .vertical ? velocity.dy : velocity.dx
    if index == first, speed.magnitude >= ScrollSettling.leastVelocity { index += speed > 0 ? 1 : -1 }
    if isLimited {
      let most = limit == .one ? 1 : max(1, places.count { $0.isSeen })
      index = min(max(index, first - most), first + most)
    }
    var result = clamped(wanted)
    let place = along(places[min(max(0, index), places.count - 1)].offset)
    if mainAxis == .vertical { result.y = place } else { result.x = place }
    return result
  }
}
