import Foundation
import HearthCore
import HearthRendering

/// An item on its way to another place, with a pointer.
///
/// Its picture follows the pointer, a hole is where it would go, and the others make room: in pictures alone, layout and
/// data stay as they are until the end. Near the edge of a scroll view that scrolls on. Escape gives it up, and so does
/// whatever takes the item away.
@MainActor final class ReorderSession: InputGrab {
  let item: ReorderItem
  private unowned let container: ReorderContainer
  private unowned let engine: Engine
  private let start: CGPoint
  private var point: CGPoint
  private var overlay: WindowOverlay?
  /// Where the item was when it was taken, in the window.
  private let origin: CGPoint
  private var version: UInt64 = 0

  init(_ item: ReorderItem, in container: ReorderContainer, from start: CGPoint) {
    (self.item, self.container, engine) = (item, container, item.node.engine)
    (self.start, point, origin) = (start, start, item.node.frameInWindow.origin)
    lazy?.carriedElement = element
    let content = engine.content
    content?.grab?.dismiss()
    content?.grab = self
    item.node.setNeedsRecord()
  }
  nonisolated deinit {}

  /// The lazy container that the item is in, and its element there, which is to stay however far that scrolls.
  private var around: (lazy: LazyNode, element: LayoutNode)? {
    var node: LayoutNode = item.node
    while let parent = node.layoutParent {
      if let lazy = parent as? LazyNode { return (lazy, node) }
      node = parent
    }
    return nil
  }
  private var lazy: LazyNode? { around?.lazy }
  private var element: LayoutNode? { around?.element }
  private var scrolls: [ScrollNode] {
    var result: [ScrollNode] = []
    var node: LayoutNode? = item.node.layoutParent
    while let current = node {
      if let scroll = current as? ScrollNode { result.append(scroll) }
      node = current.layoutParent
    }
    return result
  }

  // MARK: - Following

  /// - Parameter point: In the window.
  func follow(_ point: CGPoint) {
    self.point = point
    show()
    engine[EdgeScroll.slot].hold(at: point, over: scrolls) { [weak self] in self?.show() }
  }
  private func show() {
    version = engine.geometryVersion
    let collections = container.collections, target = target(at: point, in: collections)
    for places in collections {
      let origins = ReorderArrangement.origins(of: places, without: item, target)
      for (entry, origin) in zip(places.items, origins) {
        entry.item.draw(at: CGPoint(x: origin.x - entry.frame.minX, y: origin.y - entry.frame.minY))
      }
    }
    carry()
  }
  /// The picture of the item below the pointer.
  private func carry() {
    guard let content = engine.content else { return }
    var pieces: ContiguousArray<PlacedPiece> = []
    item.node.recordContent(into: &pieces, x: 0, y: 0)
    let lifted = EffectPiece(.shadow(RGBA(white: 0, alpha: 0.3), radius: 10, x: 0, y: 4), GroupPiece(pieces))
    let place = CGPoint(x: origin.x + point.x - start.x, y: origin.y + point.y - start.y)
    let new = WindowOverlay(EffectPiece(.opacity(0.9), lifted), at: place, isTransient: false)
    if let overlay, let index = content.overlays.firstIndex(where: { $0 === overlay }) {
      content.overlays[index] = new
    } else {
      content.overlays.append(new)
    }
    overlay = new
    engine.requestFrame()
  }

  // MARK: - Where it would go

  /// Points beyond the items at which it still goes somewhere. Source: our choice.
  static let reach: CGFloat = 60

  /// The collection, and the number in its order without the item; nil where it would stay.
  private func target(at point: CGPoint, in collections: [ReorderPlaces]) -> ReorderTarget? {
    var best: (places: ReorderPlaces, index: Int, distance: CGFloat)?
    for places in collections {
      guard !places.items.isEmpty,
        places.owner === item.place?.owner
          || container.accepts(item.place?.id ?? AnyHashable(0), in: places.collectionID)
      else { continue }
      for (index, entry) in places.items.enumerated() {
        let dx = max(0, entry.frame.minX - point.x, point.x - entry.frame.maxX)
        let dy = max(0, entry.frame.minY - point.y, point.y - entry.frame.maxY)
        let distance = hypot(dx, dy)
        if distance < best?.distance ?? .infinity { best = (places, index, distance) }
      }
    }
    guard let best, best.distance <= Self.reach else { return nil }
    var index = best.index
    if !best.places.items.contains(where: { $0.item === item }) {
      // Into another collection: before or behind the item that it is above.
      if ReorderArrangement.isBehind(point, best.places.items[index], in: best.places) { index += 1 }
    }
    return ReorderTarget(owner: best.places.owner, index: index)
  }

  // MARK: - The end

  func end(at point: CGPoint) {
    let collections = container.collections, target = target(at: point, in: collections)
    let place = item.place
    close(animated: false)
    guard let target, let place, let places = collections.first(where: { $0.owner === target.owner }) else { return }
    let others = places.items.filter { $0.item !== item }
    if places.owner === place.owner, places.items.firstIndex(where: { $0.item === item }) == target.index { return }
    var next = target.index < others.count ? others[target.index].item.place?.id : nil
    if next == nil, let last = others.last {
      // Rows that are not there now may follow.
      next = places.owner.childIdentities?.identityInData(at: last.offset + 1)
      if next == place.id { next = places.owner.childIdentities?.identityInData(at: last.offset + 2) }
    }
    container.move([place.id], to: places.collectionID, before: next)
  }
  func cancel() { close(animated: true) }
  private func close(animated: Bool) {
    guard container.session === self else { return }
    container.session = nil
    engine[EdgeScroll.slot].end()
    if let content = engine.content {
      content.overlays.removeAll { $0 === overlay }
      if content.grab === self { content.grab = nil }
    }
    lazy?.carriedElement = nil
    for places in container.collections { for entry in places.items { entry.item.draw(at: .zero, animated: animated) } }
    item.node.setNeedsRecord()
    engine.requestFrame()
  }

  // MARK: - Events

  func handle(_ event: InputEvent) -> Bool {
    guard case .key(let key) = event, key.key == .escape, key.phase == .down else { return false }
    dismiss()
    return true
  }
  func dismiss() {
    engine.content?.input.gestures.cancel()
    cancel()
  }
  func frameDidEnd() {
    if item.node.isUnmounted { return cancel() }
    if engine.geometryVersion != version { show() }
  }
  var accessibilityElements: [AccessibilityElement] { [] }
}

/// A place among the items of a collection, of whose order the item that moves is left out.
struct ReorderTarget {
  let owner: Node
  let index: Int
}
