import Foundation
import HearthMotion

package final class Animator<V: VectorArithmetic>: AnyAnimator {
  private struct Movement {
    private(set) var animation: Animation
    private(set) var pace: AnimationPace
    var change: V
    /// Seconds on the host's clock.
    let begin: Double
    var context: AnimationContext<V>
    var completions: [AnimationCompletion]
    var isLogicallyComplete = false
    var isOver = false

    init(
      _ animation: Animation, _ change: V, begin: Double, _ context: AnimationContext<V>,
      _ completions: [AnimationCompletion]
    ) {
      (self.animation, pace, self.change, self.begin) = (animation, AnimationPace(animation), change, begin)
      (self.context, self.completions) = (context, completions)
    }
    mutating func follow(_ animation: Animation) { (self.animation, pace) = (animation, AnimationPace(animation)) }
  }
  @exclusivity(unchecked) private var movements: ContiguousArray<Movement> = []
  /// What still lies between the value shown and the one that was set.
  @exclusivity(unchecked) package private(set) var remaining = V.zero

  package init() { super.init(.value) }
  init(of subject: Subject) { super.init(subject) }
  nonisolated deinit {}
  package override var isOver: Bool { movements.isEmpty }

  /// A value has changed by `change`; `transaction` says how that is shown.
  /// - Parameter velocity: Units a second, with which a spring begins that takes nothing over.
  package func add(
    _ change: V, _ animation: Animation, _ transaction: Transaction, startingWith velocity: V? = nil, of node: Node
  ) {
    let time = node.engine.frameTime
    for completion in transaction.completions { completion.begin() }
    if var last = movements.popLast() {
      let hasMerged = animation.shouldMerge(
        previous: last.animation, value: last.change, time: time - last.begin, context: &last.context)
      if hasMerged {
        last.follow(animation)
        last.change += change
        last.isLogicallyComplete = false
        last.completions += transaction.completions
      }
      movements.append(last)
      if hasMerged {
        finish(node, time)
        return
      }
    }
    var context = AnimationContext<V>(environment: EnvironmentValues(scope: node.scope))
    if let velocity, animation.base is SpringAnimation {
      context.state[SpringAnimation.StartKey<V>.self] = SpringAnimation.Start(velocity: velocity)
    }
    movements.append(Movement(animation, change, begin: time, context, transaction.completions))
    finish(node, time)
  }
  private func finish(_ node: Node, _ time: Double) {
    _ = advance(to: time)
    node.engine.animations.start(self, node)
  }

  // What moves most, in code of its own: the steps of a thousand views have to fit into a part of a frame.
  @_specialize(where V == Double)
  @_specialize(where V == CGFloat)
  @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
  @_specialize(where V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>)
  override func advance(to time: Double) -> Bool {
    var left = V.zero
    var hasEnded = false
    for index in 0..<movements.count {
      let change = movements[index].change
      let elapsed = max(0, time - movements[index].begin)
      let position: V?
      switch movements[index].pace {
      case .part(let part):
        if let part = part.value(at: elapsed) { position = change.scaled(by: part) } else { position = nil }
      case .spring(let spring):
        position = spring.animate(value: change, time: elapsed, context: &movements[index].context)
      case .other:
        position = movements[index].animation.animate(value: change, time: elapsed, context: &movements[index].context)
      }
      if let position {
        left += change - position
        if movements[index].context.isLogicallyComplete && !movements[index].isLogicallyComplete {
          movements[index].isLogicallyComplete = true
          AnimationCompletion.end(&movements[index].completions, logically: true)
        }
      } else {
        AnimationCompletion.end(&movements[index].completions, logically: false)
        movements[index].isOver = true
        hasEnded = true
      }
    }
    if hasEnded { movements.removeAll { $0.isOver } }
    let hasChanged = hasEnded || left != remaining
    remaining = left
    return hasChanged
  }
  package override func cancel() {
    for index in movements.indices { AnimationCompletion.end(&movements[index].completions, logically: false) }
    movements.removeAll()
    remaining = .zero
  }
}

/// The animators of a window that run.
@MainActor package final class AnimationDriver {
  @exclusivity(unchecked) private var running: ContiguousArray<(animator: AnyAnimator, node: Node)> = []
  init() {}
  nonisolated deinit {}
  package var isEmpty: Bool { running.isEmpty }
  /// What has animations that run, for messages.
  var movingNodes: [Node] { running.map(\.node) }

  func start(_ animator: AnyAnimator, _ node: Node) {
    if animator.isRunning || animator.isOver { return }
    animator.isRunning = true
    running.append((animator, node))
    node.engine.requestFrame()
  }
  /// The first thing in a frame: everything that moves is brought to the moment.
  func advance(to time: Double) {
    if running.isEmpty { return }
    let count = running.count
    var kept = 0
    for index in 0..<count {
      let (animator, node) = running[index]
      if node.isUnmounted {
        animator.cancel()
      } else if animator.advance(to: time) {
        didStep(animator, node)
      }
      if animator.isOver {
        animator.isRunning = false
      } else {
        if kept != index { running[kept] = running[index] }
        kept += 1
      }
    }
    running.removeSubrange(kept..<count)
  }
  @inline(__always) private func didStep(_ animator: AnyAnimator, _ node: Node) {
    switch animator.subject {
    case .value: break
    case .place:
      if let motion = node.engine.motions[ObjectIdentifier(node)], motion.animator === animator {
        return unsafeDowncast(node, to: LayoutNode.self).motionDidStep(motion)
      }
    case .presence:
      if let fade = node.engine.fades[ObjectIdentifier(node)], fade.animator === animator { return fade.didStep() }
    }
    node.animationDidStep(animator)
  }
  func removeAll() {
    for (animator, _) in running { animator.cancel() }
    running = []
  }
}
