/// Tells a node of each frame, by `animationDidStep(_:)`, with the time: for values that are functions of time.
final class DisplayClock: AnyAnimator {
  /// Seconds on the host's clock.
  @exclusivity(unchecked) private(set) var time: Double = 0
  @exclusivity(unchecked) private var isStopped = true
  init() { super.init(.value) }
  nonisolated deinit {}
  override var isOver: Bool { isStopped }

  /// Ticks with each frame from the next one on. `node` is the one that is told.
  func start(_ node: Node) {
    guard isStopped else { return }
    isStopped = false
    // Before its first frame a window has no time.
    time = node.engine.stage.isUpdating ? node.engine.frameTime : -1
    node.engine.animations.start(self, node)
  }
  func stop() { isStopped = true }
  package override func cancel() { isStopped = true }
  override func advance(to time: Double) -> Bool {
    if isStopped || time == self.time { return false }
    self.time = time
    return true
  }
}
