import Foundation
import HearthMotion
import HearthRendering

/// A scroll view on its way to what it was asked to bring into view, with an animation.
///
/// The content moves frame by frame, as if a finger moved it: lazy containers make the rows on the way. Where the aim
/// lies is asked again with each frame, since the lengths of rows that were never seen are estimates; what the estimate
/// was wrong by is made up for over the rest of the way.
@MainActor final class ScrollMotion {
  typealias Way = AnimatablePair<CGFloat, CGFloat>
  let animator = Animator<Way>()
  private(set) var aim: ScrollAim
  /// The offset at which the aim is met, as known at the last frame. Points.
  private var target: CGPoint
  /// What the animator does not know of the way. Points.
  private var correction = Way.zero
  /// How long the way was when the animation began, or was led elsewhere. Points.
  private var length: CGFloat = 0

  init(_ aim: ScrollAim, at offset: CGPoint) { (self.aim, target) = (aim, offset) }
  nonisolated deinit {}

  private static func length(_ way: Way) -> CGFloat { CGFloat(way.magnitudeSquared.squareRoot()) }
  private var remaining: Way {
    let part = length > 0 ? min(1, Self.length(animator.remaining) / length) : 0
    return animator.remaining + correction.scaled(by: Double(part))
  }
  /// Where the content is to be now.
  var offset: CGPoint { CGPoint(x: target.x - remaining.first, y: target.y - remaining.second) }

  /// Goes to `aim`, at `target`. What is on its way already keeps its speed.
  func go(to aim: ScrollAim, at target: CGPoint, _ animation: Animation, _ transaction: Transaction, of node: Node) {
    let change = Way(target.x - self.target.x, target.y - self.target.y)
    let left = remaining
    (self.aim, self.target) = (aim, target)
    animator.add(change, animation, transaction, of: node)
    correction = left + change - animator.remaining
    length = Self.length(animator.remaining)
  }
  /// The aim lies elsewhere than was estimated.
  func correct(_ new: CGPoint) {
    let part = length > 0 ? Self.length(animator.remaining) / length : 0
    if part > 0.05 {
      correction += Way(new.x - target.x, new.y - target.y).scaled(
        by: Double(1 / max(part, 0.05)) * Double(min(part, 1)))
    }
    target = new
  }
  /// What lies before the visible part has become longer.
  func shift(by distance: CGFloat, along axis: Axis) {
    if axis == .vertical { target.y += distance } else { target.x += distance }
  }
}

extension ScrollNode {
  /// Begins to move to an aim, or leads what moves there. False when it is there at once.
  func beginMotion(to aim: ScrollAim, at target: CGPoint, _ transaction: Transaction) -> Bool {
    guard let animation = transaction.animation, !reducesMotion, target != offset || motion != nil else { return false }
    let motion = motion ?? ScrollMotion(aim, at: offset)
    self.motion = motion
    motion.go(to: aim, at: target, animation, transaction, of: self)
    if motion.animator.isOver {
      self.motion = nil
      return false
    }
    setPhase(.animating)
    return true
  }
  func motionDidStep(_ motion: ScrollMotion) {
    if let target = motion.aim.offset(in: self) { motion.correct(clamped(target)) }
    if motion.animator.isOver {
      endMotion()
      move(to: motion.aim)
      return
    }
    follow(motion.offset)
  }
  /// Stays where it is.
  func endMotion() {
    guard let motion else { return }
    self.motion = nil
    motion.animator.cancel()
    if phase == .animating { setPhase(.idle) }
  }
}

extension Engine {
  /// Completions of `transaction` wait for the update that comes, although no state was written.
  final func expect(_ transaction: Transaction) {
    for completion in transaction.completions where !self.transaction.completions.contains(where: { $0 === completion })
    {
      completion.note()
      self.transaction.completions.append(completion)
    }
  }
}
