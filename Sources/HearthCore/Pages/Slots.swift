import Foundation
import HearthRendering

/// Decides where the views of a `SlotContainer` lie. Asked in the layout phase.
@MainActor package protocol SlotArranger: AnyObject {
  /// The size of the container for a proposal. Does not depend on the views.
  func size(for proposal: Proposal) -> Size
  /// The frame of each view, in points from the leading top corner of a container of that size. A view without one is
  /// not shown: it has a `Shelf`, on which it is put before this returns.
  func frames(in size: Size) -> [CGRect?]
  /// How many of the views, from the first on, are columns, which move when others of them are shown.
  var slidingSlots: Int { get }
  /// How one column takes the place of another where there is one at a time; nil where there are several.
  var pageStyle: PageMotionStyle? { get }
}

/// A container that places its views in frames which somebody else works out from the container's size alone.
///
/// Its owner calls `setNeedsArrangement()` of the node when the answer may have changed.
nonisolated package struct SlotContainer<Content: View>: View {
  let arranger: any SlotArranger
  let content: Content
  package init(_ arranger: any SlotArranger, @ViewBuilder content: () -> Content) {
    (self.arranger, self.content) = (arranger, content())
  }
  package typealias Body = Never
  @MainActor package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = SlotContainerNode(view.arranger, inputs)
    node.content = Content._makeNode(view.content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor package static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: SlotContainerNode.self)
    node.engine.counters.nodesVisited += 1
    Content._update(_ViewNode(node.content), view.content)
  }
  package nonisolated static var _elementCount: Int { 1 }
}

package final class SlotContainerNode: ContainerNode {
  private unowned let arranger: any SlotArranger
  /// Where the views are, in points from the left; nil for those that are not shown.
  @exclusivity(unchecked) private var places: [CGRect?] = []
  /// The same at the last record, with the pictures.
  @exclusivity(unchecked) private var recordedPlaces: [CGRect?] = []
  @exclusivity(unchecked) private var recordedSize = Size(-1, -1)
  @exclusivity(unchecked) private var pictures: [DisplayPiece?] = []
  @exclusivity(unchecked) private var motion: SlotMotion? { didSet { countMotion(motion != nil, oldValue != nil) } }
  @exclusivity(unchecked) private var pageMotion: (motion: PageMotion, lower: Int, upper: Int)? {
    didSet { countMotion(pageMotion != nil, oldValue != nil) }
  }
  /// The update wants no motion.
  @exclusivity(unchecked) private var isToStay = false
  fileprivate init(_ arranger: any SlotArranger, _ inputs: _ViewInputs) {
    self.arranger = arranger
    super.init(inputs)
  }
  nonisolated deinit {}

  package override func computeSize(_ p: Proposal) -> Size { arranger.size(for: p) }
  package override func placeChildren() {
    resolveElements()
    let frames = arranger.frames(in: size)
    if !allowsMotion { isToStay = true }
    places = frames.enumerated().map { index, frame in
      guard let frame, index < arranger.slidingSlots else { return nil }
      let x = flags.contains(.isRightToLeft) ? size.width - frame.maxX : frame.minX
      return CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
    }
    for index in 0..<elements.count {
      guard index < frames.count, let frame = frames[index] else {
        placeElement(index, x: 0, y: 0, Proposal(Size(0, 0)), elements[index].measure(Proposal(Size(0, 0))))
        continue
      }
      let proposal = Proposal(Size(frame.size))
      let inner = elements[index].measure(proposal)
      placeElement(
        index, x: frame.minX + (frame.width - inner.width) / 2, y: frame.minY + (frame.height - inner.height) / 2,
        proposal, inner)
    }
  }

  /// From the leading edge on: what lies between two views is read between them.
  package override func visitInReadingOrder(_ visit: (LayoutNode) -> Void) {
    if flags.contains(.needsElements) { return visitLayoutChildren(visit) }
    let isRightToLeft = flags.contains(.isRightToLeft)
    func start(_ index: Int) -> CGFloat {
      let element = elements[index]
      return isRightToLeft ? size.width - element.x - element.size.width : element.x
    }
    let order = (0..<elements.count).sorted { (start($0), $0) < (start($1), $1) }
    for index in order { visit(elements[index]) }
  }

  // MARK: - Motion

  private func countMotion(_ new: Bool, _ old: Bool) { engine.pictureMotions += (new ? 1 : 0) - (old ? 1 : 0) }
  package override func unmount() {
    (motion, pageMotion) = (nil, nil)
    super.unmount()
  }
  package override func animationDidStep(_ animator: AnyAnimator) {
    if motion?.progress.isMoving == false { motion = nil }
    if pageMotion?.motion.progress.isMoving == false { pageMotion = nil }
    setNeedsRecord()
  }
  private func beginMotion() {
    let old = recordedPlaces, new = places, count = arranger.slidingSlots
    defer { (recordedPlaces, recordedSize, isToStay) = (places, size, false) }
    guard old.count == new.count, recordedSize == size, !isToStay, !reducesMotion else {
      if recordedSize != size || isToStay { (motion, pageMotion) = (nil, nil) }
      return
    }
    guard (0..<count).contains(where: { (old[$0] == nil) != (new[$0] == nil) }) else { return }
    let before = (0..<count).filter { old[$0] != nil }, now = (0..<count).filter { new[$0] != nil }
    if let style = arranger.pageStyle {
      guard before.count == 1, now.count == 1, before != now, let picture = pictures[before[0]] else { return }
      let isPush = now[0] > before[0], lower = min(before[0], now[0]), upper = max(before[0], now[0])
      if let known = pageMotion, known.lower == lower, known.upper == upper {
        known.motion.isUpperOnTop = isPush
        known.motion.picture = picture
      } else {
        pageMotion = (
          PageMotion(style, lower: nil, upper: nil, isUpperOnTop: isPush, picture: picture, at: isPush ? 0 : 1), lower,
          upper
        )
      }
      pageMotion?.motion.progress.go(to: isPush ? 1 : 0, style.animation, of: self)
      if pageMotion?.motion.progress.isMoving == false { pageMotion = nil }
      return
    }
    let shown = motion, isRightToLeft = flags.contains(.isRightToLeft)
    motion = SlotMotion(
      (0..<count).map { index -> SlotMotion.Part? in
        // Columns before the last one come from the leading edge and go there.
        func away(_ frame: CGRect) -> CGFloat { (isRightToLeft ? 1 : -1) * frame.width * (index == count - 1 ? -1 : 1) }
        let offset = shown?.offset(index) ?? 0
        switch (old[index], new[index]) {
        case (nil, nil): return nil
        case (nil, let frame?):
          if let left = shown?.parts[index]?.picture { return SlotMotion.Part(start: left.x + offset - frame.minX) }
          return SlotMotion.Part(start: away(frame))
        case (let frame?, nil):
          guard let picture = pictures[index] else { return nil }
          return SlotMotion.Part(start: offset, end: away(frame), picture: (picture, frame.minX, frame.minY))
        case (let from?, let to?): return SlotMotion.Part(start: from.minX + offset - to.minX)
        }
      })
    motion?.progress.go(to: 1, SlotMotion.animation, of: self)
    if motion?.progress.isMoving == false { motion = nil }
  }

  // MARK: - Record

  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    resolveElements()
    let count = arranger.slidingSlots
    if pictures.count != count { pictures = Array(repeating: nil, count: count) }
    // What was seen of the columns is needed while they are recorded again.
    if !places.isEmpty { beginMotion() }
    if motion == nil && pageMotion == nil && !flags.contains(.subtreeNeedsRecord), let piece {
      group.append(PlacedPiece(piece, x: x, y: y))
      return
    }
    flags.remove(.subtreeNeedsRecord)
    var list = PieceScratch.take(), inner = PieceScratch.take()
    if let motion {
      for index in 0..<count {
        if let picture = motion.parts[index]?.picture {
          list.append(PlacedPiece(picture.piece, x: picture.x + motion.offset(index), y: picture.y))
        }
      }
    }
    var live: [DisplayPiece?] = Array(repeating: nil, count: count)
    visitLayoutChildren { element in
      let index = Int(element.indexInParent)
      guard index < count, let frame = index < places.count ? places[index] : nil else {
        return element.record(into: &list, x: element.x, y: element.y)
      }
      inner.removeAll(keepingCapacity: true)
      element.record(into: &inner, x: element.x - frame.minX, y: element.y - frame.minY)
      let picture: DisplayPiece
      if let old = pictures[index] as? GroupPiece, old.holds(inner) {
        picture = old
      } else {
        picture = GroupPiece(inner)
      }
      live[index] = picture
      if pageMotion == nil {
        list.append(PlacedPiece(picture, x: frame.minX + (motion?.offset(index) ?? 0), y: frame.minY))
      }
    }
    if let pageMotion, let top = live.compactMap({ $0 }).first {
      let composed = pageMotion.motion.compose(live: top, size: size, isRightToLeft: flags.contains(.isRightToLeft))
      list.append(PlacedPiece(composed, x: 0, y: 0))
    }
    pictures = live
    elementsWereRecorded()
    engine.counters.itemsRecorded += 1
    let whole = GroupPiece(list)
    piece = whole
    PieceScratch.give(&list)
    PieceScratch.give(&inner)
    // Columns on their way end where the view does.
    let clipped =
      motion == nil
      ? whole as DisplayPiece
      : EffectPiece(
        .clip(.rectangle(CGRect(x: 0, y: -1e4, width: size.width, height: 2e4)), isAntialiased: false), whole)
    group.append(PlacedPiece(clipped, x: x, y: y))
  }
}

extension Node {
  /// The nearest container of slots below this node is arranged again.
  package final func setNeedsArrangement() {
    if let container = self as? SlotContainerNode {
      container.setNeedsPlacement()
      return
    }
    visitChildren { $0.setNeedsArrangement() }
  }
}
