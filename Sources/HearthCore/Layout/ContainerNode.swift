import Foundation
import HearthRendering

/// What containers with many elements, or with a painting order of their own, keep for their picture.
@MainActor private final class ContainerPicture {
  @exclusivity(unchecked) var dirtyElements: ContiguousArray<Int32> = []
  @exclusivity(unchecked) var levels: ContiguousArray<ContiguousArray<GroupPiece>> = []
  /// Indices of the elements from the bottom to the top; nil while no element has a z index.
  @exclusivity(unchecked) var paintOrder: ContiguousArray<Int>?
  @exclusivity(unchecked) var hitExtents: HitExtents?
  init() {}
  nonisolated deinit {}
}

/// A container whose elements are known: an indexed list, and its picture in pieces of sixteen, so that one changed
/// element costs a logarithm of their number.
package class ContainerNode: CachingLayoutNode {
  @exclusivity(unchecked) package final var content: Node!
  @exclusivity(unchecked) package final var elements = NodeList()
  @exclusivity(unchecked) package final var piece: GroupPiece?
  /// Nil for few elements that are painted in their order.
  @exclusivity(unchecked) private final var picture: ContainerPicture?

  package override var arrangesElements: Bool { true }
  /// Whether `element` is one of those that this container arranges now.
  final func arranges(_ element: LayoutNode) -> Bool {
    let index = Int(element.indexInParent)
    return element.layoutParent === self && index >= 0 && index < elements.count && elements[index] === element
  }

  package override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert([.isContainer, .needsElements])
    flags.remove(.isInLazyList)
    if inputs.scope.isRightToLeft { flags.insert(.isRightToLeft) }
  }
  nonisolated deinit { elements.deallocate() }

  package override func unmount() {
    content.unmount()
    didUnmount()
  }
  package override func visitChildren(_ visit: (Node) -> Void) { visit(content) }
  /// The axis along which spacers in this container grow.
  package var axis: Axis? { nil }

  package final func resolveElements() {
    if !flags.contains(.needsElements) { return }
    flags.remove(.needsElements)
    elements.removeAll()
    content.appendElements(to: &elements)
    if !engine.departures.isEmpty { moveDepartures(between: elements) }
    let mayAppear = flags.contains(.isPlaced) && engine.features.motion.mayMove(self)
    for index in 0..<elements.count {
      let child = elements[index]
      child.layoutParent = self
      child.indexInParent = Int32(truncatingIfNeeded: index)
      child.join(axis: axis)
    }
    piece = nil
    picture = elements.count > Self.fan ? ContainerPicture() : nil
    if mayAppear { beginAppearances() }
    // An element that follows another axis than before has another size.
    if engine.staleLayouts.count > 0 { engine.revalidateLayouts(below: depth) }
    updatePaintOrder()
    elementsResolved()
  }
  private func updatePaintOrder() {
    let count = elements.count
    for index in 0..<count where elements[index].zIndex != 0 {
      let keys = (0..<count).map { (elements[$0].zIndex, $0) }
      if picture == nil { picture = ContainerPicture() }
      picture!.paintOrder = ContiguousArray(keys.sorted { $0 < $1 }.map(\.1))
      return
    }
  }
  package func elementsResolved() {}
  package override func elementIndex(of id: AnyHashable) -> Int? { nil }

  package final override func childNeedsRecord(_ index: Int) {
    if let picture, piece != nil { picture.dirtyElements.append(Int32(truncatingIfNeeded: index)) }
  }
  /// Places a child and notes that the picture must show it somewhere else.
  @inline(__always) package final func placeElement(
    _ index: Int, x: CGFloat, y: CGFloat, _ proposal: Proposal, _ childSize: Size
  ) {
    let child = elements[index]
    let x = flags.contains(.isRightToLeft) ? size.width - x - childSize.width : x
    if piece != nil && (child.x != x || child.y != y) {
      if let picture { picture.dirtyElements.append(Int32(truncatingIfNeeded: index)) } else { setNeedsRecord() }
    }
    child.place(x: x, y: y, proposal)
  }

  // MARK: - Record

  private static let fan = 16
  private func group(_ range: Range<Int>, withDepartures: Bool = false) -> GroupPiece {
    var list = PieceScratch.take()
    if withDepartures { recordDepartures(into: &list) }
    for index in range {
      let child = elements[index]
      recordElement(child, into: &list)
    }
    engine.counters.itemsRecorded += 1
    let piece = PiecePool.group(list)
    PieceScratch.give(&list)
    return piece
  }
  private func collect(_ level: Int, _ index: Int) -> GroupPiece {
    let below = picture!.levels[level]
    var list = PieceScratch.take()
    for child in index * Self.fan..<min((index + 1) * Self.fan, below.count) {
      list.append(PlacedPiece(below[child], x: 0, y: 0))
    }
    let piece = PiecePool.group(list)
    PieceScratch.give(&list)
    return piece
  }
  /// All elements from the bottom to the top, and what is on its way out where it was between them, with its z index.
  /// Source: our choice: SwiftUI paints what leaves below all others, where a background covers it.
  private func record(with leaving: [Departure.Part]) -> GroupPiece {
    var order: [(zIndex: Double, position: Int, rank: Int, element: LayoutNode)] = []
    order.reserveCapacity(elements.count + leaving.count)
    for index in 0..<elements.count { order.append((elements[index].zIndex, 2 * index + 1, 0, elements[index])) }
    for part in leaving { order.append((part.element.zIndex, 2 * part.slot, part.rank, part.element)) }
    order.sort { ($0.zIndex, $0.position, $0.rank) < ($1.zIndex, $1.position, $1.rank) }
    var list: ContiguousArray<PlacedPiece> = []
    for entry in order { recordElement(entry.element, into: &list) }
    engine.counters.itemsRecorded += 1
    return GroupPiece(list)
  }
  /// Whether elements may lie one above the other, or are few, so that all of them are painted with what leaves.
  private var ordersDepartures: Bool { axis == nil || elements.count <= Self.fan }

  private func recordElements() -> GroupPiece {
    resolveElements()
    let fan = Self.fan, count = elements.count
    if !engine.departures.isEmpty, ordersDepartures {
      let leaving = leavingElements
      if !leaving.isEmpty {
        // Its levels are made anew afterwards.
        picture?.levels.removeAll()
        return record(with: leaving)
      }
    }
    if let paintOrder = picture?.paintOrder {
      var list: ContiguousArray<PlacedPiece> = []
      for index in paintOrder { recordElement(elements[index], into: &list) }
      recordDepartures(into: &list)
      engine.counters.itemsRecorded += 1
      return GroupPiece(list)
    }
    guard let picture, count > fan else { return group(0..<count, withDepartures: true) }
    let dirtyElements = picture.dirtyElements
    if picture.levels.isEmpty || dirtyElements.count > count / 8 {
      var level: ContiguousArray<GroupPiece> = []
      var start = 0
      while start < count {
        level.append(group(start..<min(start + fan, count)))
        start += fan
      }
      picture.levels = [level]
      while picture.levels[picture.levels.count - 1].count > 1 {
        let below = picture.levels.count - 1
        var next: ContiguousArray<GroupPiece> = []
        for index in 0..<(picture.levels[below].count + fan - 1) / fan { next.append(collect(below, index)) }
        picture.levels.append(next)
      }
    } else {
      var last = -1
      for dirty in 0..<dirtyElements.count {
        var index = Int(dirtyElements[dirty]) / fan
        if index == last { continue }
        last = index
        PiecePool.retire(picture.levels[0][index])
        picture.levels[0][index] = group(index * fan..<min((index + 1) * fan, count))
        for level in 1..<picture.levels.count {
          index /= fan
          PiecePool.retire(picture.levels[level][index])
          picture.levels[level][index] = collect(level - 1, index)
        }
      }
    }
    let all = picture.levels[picture.levels.count - 1][0]
    if engine.departures.isEmpty { return all }
    var list: ContiguousArray<PlacedPiece> = []
    recordDepartures(into: &list)
    if list.isEmpty { return all }
    list.append(PlacedPiece(all, x: 0, y: 0))
    return GroupPiece(list)
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if piece == nil || flags.contains(.subtreeNeedsRecord) || picture?.dirtyElements.isEmpty == false {
      // The whole of many elements is among their levels.
      if picture == nil { PiecePool.retire(piece) }
      piece = recordElements()
      picture?.dirtyElements.removeAll(keepingCapacity: true)
      flags.remove(.subtreeNeedsRecord)
    }
    group.append(PlacedPiece(piece.unsafelyUnwrapped, x: x, y: y))
  }

  /// For containers that record their elements in another way: all of them were.
  final func elementsWereRecorded() { picture?.dirtyElements.removeAll(keepingCapacity: true) }

  // MARK: - Hit

  /// Whether `visitLayoutChildren` visits the elements, all of them and nothing else.
  var showsAllElements: Bool { true }
  /// The extents of many elements, right for this moment; nil for few.
  private func currentExtents() -> HitExtents? {
    guard let picture, elements.count > Self.fan, showsAllElements, !flags.contains(.needsElements) else { return nil }
    if let extents = picture.hitExtents, extents.isValid(engine, elements.count) { return extents }
    let extents = HitExtents(of: elements, engine)
    picture.hitExtents = extents
    return extents
  }
  override final func hitExtent() -> HitExtent {
    guard let extents = currentExtents() else { return super.hitExtent() }
    var extent = ownHitExtent
    extent.join(extents.whole)
    return extent
  }
  package override final func hitTest(_ point: CGPoint) -> LayoutNode? {
    guard let extents = currentExtents() else { return super.hitTest(point) }
    var hit =
      if let order = picture?.paintOrder { extents.hit(point, in: elements, from: order, engine) } else {
        extents.hit(point, in: elements, engine)
      }
    if hit == nil && isHit(point) { hit = self }
    if EngineChecks.areOn {
      let counters = engine.counters
      let asked = super.hitTest(point)
      engine.counters = counters
      if hit !== asked {
        EngineChecks.fail(
          "\(path) is hit at \(point) in \(asked?.path ?? "nothing"), and its extents say \(hit?.path ?? "nothing")")
      }
    }
    return hit
  }
  override final func visitLayoutChildren(near area: CGRect, _ visit: (LayoutNode) -> Void) {
    guard !area.isInfinite, let extents = currentExtents(), picture?.paintOrder == nil else {
      return visitLayoutChildren(visit)
    }
    extents.visit(area) { visit(elements[$0]) }
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    if flags.contains(.needsElements) { return }
    if let paintOrder = picture?.paintOrder {
      for index in paintOrder { visit(elements[index]) }
      return
    }
    for index in 0..<elements.count { visit(elements[index]) }
  }
  /// As the elements are written, whichever lie above others.
  package override func visitInReadingOrder(_ visit: (LayoutNode) -> Void) {
    guard picture?.paintOrder != nil, showsAllElements, !flags.contains(.needsElements) else {
      return visitLayoutChildren(visit)
    }
    for index in 0..<elements.count { visit(elements[index]) }
  }
}

extension ContainerNode {
  /// Elements that were never placed appear by their transitions.
  final func beginAppearances() {
    var hasUpdated = false
    for index in 0..<elements.count where !elements[index].flags.contains(.isPlaced) {
      if beginAppearance(of: elements[index]) { hasUpdated = true }
    }
    if hasUpdated { engine.revalidateLayouts(below: depth) }
  }
}

extension ContainerNode: ElementArranging {}
