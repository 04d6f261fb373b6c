import Foundation
import HearthMotion
import HearthRendering

/// A node on its way to the place and size that layout gave it.
///
/// Layout always works with the new geometry; what moves is where a node is shown in its parent, and how large shapes,
/// images and clips are drawn. A child of a moving view moves along and needs no motion of its own.
@MainActor final class GeometryMotion {
  typealias Pair = AnimatablePair<CGFloat, CGFloat>
  typealias Frame = AnimatablePair<Pair, Pair>
  /// What layout gave last. Points, in the parent's coordinate space.
  private(set) var x, y: CGFloat
  private var size: Size
  let animator = Animator<Frame>(of: .place)
  init(x: CGFloat, y: CGFloat, size: Size) { (self.x, self.y, self.size) = (x, y, size) }
  nonisolated deinit {}

  private var remaining: Frame { animator.remaining }
  /// Where the node is shown.
  var shown: (x: CGFloat, y: CGFloat) { (x - remaining.first.first, y - remaining.first.second) }
  func drawnSize(of node: LayoutNode) -> Size {
    Size(max(0, size.width - remaining.second.first), max(0, size.height - remaining.second.second))
  }

  private var lastRemaining: Pair = .zero
  /// Whether the drawn size has changed since this was last asked.
  func takeSizeChange() -> Bool {
    if lastRemaining == remaining.second { return false }
    lastRemaining = remaining.second
    return true
  }

  /// What the node is placed in has moved the other way: the rest of the way stays as it is.
  func shift(_ dx: CGFloat, _ dy: CGFloat) { (x, y) = (x + dx, y + dy) }
  /// Layout gave another place or size. The engine forgets the motion where nothing moves.
  func retarget(
    x: CGFloat, y: CGFloat, size: Size, _ animation: Animation?, _ transaction: Transaction,
    startingWith velocity: Frame? = nil, of node: LayoutNode
  ) {
    let change = Frame(
      AnimatablePair(x - self.x, y - self.y),
      AnimatablePair(size.width - self.size.width, size.height - self.size.height))
    (self.x, self.y, self.size) = (x, y, size)
    if let animation, change != .zero { animator.add(change, animation, transaction, startingWith: velocity, of: node) }
    if animator.isOver { node.engine.motions[ObjectIdentifier(node)] = nil }
  }
}

extension LayoutNode {
  /// Takes the place that layout gives; answers where the node is shown.
  ///
  /// A node that was never placed appears where it is. A change without an animation while one runs is
  /// made at once, and what is left of the movement goes on. Source: our choice: a window that is
  /// resized does not stop what moves in it.
  final func animatePlacement(_ x: CGFloat, _ y: CGFloat, _ size: Size) -> (CGFloat, CGFloat) {
    if let motion = engine.motions[ObjectIdentifier(self)] {
      let transaction = transaction
      motion.retarget(x: x, y: y, size: size, transaction.animation, transaction, of: self)
      return motion.shown
    }
    guard flags.contains(.isPlaced), self.size.width >= 0, x != self.x || y != self.y || size != self.size else {
      return (x, y)
    }
    let transaction = transaction
    let tracker = engine.placeTrackers.isEmpty ? nil : engine.placeTrackers.removeValue(forKey: ObjectIdentifier(self))
    guard let animation = transaction.animation, !followsScrolling, !reducesMotion else {
      if transaction.tracksVelocity {
        let tracker = tracker ?? VelocityTracker()
        if engine.placeTrackers.count > 64 {
          engine.placeTrackers = engine.placeTrackers.filter { $0.value.isFresh(at: engine.frameTime) }
        }
        engine.placeTrackers[ObjectIdentifier(self)] = tracker
        let change = GeometryMotion.Pair(x - self.x, y - self.y)
        tracker.note(
          GeometryMotion.Frame(
            change, GeometryMotion.Pair(size.width - self.size.width, size.height - self.size.height)),
          at: engine.frameTime)
      }
      return (x, y)
    }
    let motion = GeometryMotion(x: self.x, y: self.y, size: self.size)
    engine.motions[ObjectIdentifier(self)] = motion
    motion.retarget(
      x: x, y: y, size: size, animation, transaction, startingWith: tracker?.velocity(at: engine.frameTime), of: self)
    return motion.shown
  }
  /// The parent has moved by as much the other way, so that the node is where it was in the window.
  final func shiftPlace(_ dx: CGFloat, _ dy: CGFloat) {
    guard flags.contains(.isPlaced) else { return }
    if !engine.motions.isEmpty { engine.motions[ObjectIdentifier(self)]?.shift(dx, dy) }
    (x, y) = (x + dx, y + dy)
    didMove()
  }
  /// With reduced motion nothing travels: places and sizes are there at once, and what fades goes on fading.
  final var reducesMotion: Bool { scope.value(ReducesMotionKey.self) }
  /// Where layout put the node, which may be shown elsewhere at the moment.
  final var placeFromLayout: (CGFloat, CGFloat) {
    engine.motions.isEmpty ? (x, y) : engine.motions[ObjectIdentifier(self)].map { ($0.x, $0.y) } ?? (x, y)
  }
  /// The content of a scroll view is where the scroll view says: it has its own ways to move.
  private var followsScrolling: Bool { layoutParent?.movesContentItself ?? false }

  /// The node's motion has come further.
  final func motionDidStep(_ motion: GeometryMotion) {
    let shown = motion.shown
    if shown.x != x || shown.y != y {
      (x, y) = shown
      didMove()
      if let layoutParent {
        layoutParent.childNeedsRecord(Int(indexInParent))
        layoutParent.setNeedsRecord()
      }
    }
    let hasSizeChanged = motion.takeSizeChange()
    if motion.animator.isOver { engine.motions[ObjectIdentifier(self)] = nil }
    if hasSizeChanged {
      engine.hitVersion &+= 1
      drawnSizeDidChange()
    }
  }
}
