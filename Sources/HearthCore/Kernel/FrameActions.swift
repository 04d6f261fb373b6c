/// What features and closures of the app have left for a certain moment of a frame.
@MainActor package struct FrameActions {
  /// Actions of the app that wait for the end of the round: `onAppear`, `onChange`, tasks, preference changes.
  var atEndOfRound: [() -> Void] = []
  var atEndOfFrame: [() -> Void] = []
  /// What has to be looked at after the bodies of a round, deepest first: preferences, for example.
  var afterBodies: [ObjectIdentifier: (node: Node, action: () -> Void)] = [:]
  /// Looked at after layout, in order.
  var afterLayout: [() -> Void] = []
  /// Called at the start of each frame, with the time in seconds, until they return false.
  var ticks: [(node: Node, tick: (Double) -> Bool)] = []
  /// Asked before a marked node is measured or placed; nil while everything is laid out.
  var layoutGate: (any LayoutGate)?
}

/// What keeps the layout of some nodes back, for a time in which nobody sees them.
@MainActor protocol LayoutGate: AnyObject {
  /// Whether a node that is marked is not measured again now. Then it is marked when its time has come.
  func keepsBackMeasuring(_ node: LayoutNode) -> Bool
  /// The same for the places of its children.
  func keepsBackPlacing(_ node: LayoutNode) -> Bool
}

extension Engine {
  package final var afterBodies: [ObjectIdentifier: (node: Node, action: () -> Void)] {
    @inline(__always) _read { yield frameActions.afterBodies }
    @inline(__always) _modify { yield &frameActions.afterBodies }
  }
  package final var afterLayout: [() -> Void] {
    @inline(__always) _read { yield frameActions.afterLayout }
    @inline(__always) _modify { yield &frameActions.afterLayout }
  }
  package final var frameTicks: [(node: Node, tick: (Double) -> Bool)] { frameActions.ticks }

  /// Calls `tick` with the time at the start of every frame from the next one on, until it
  /// returns false or `node` leaves the tree.
  package final func addFrameTick(of node: Node, _ tick: @escaping (Double) -> Bool) {
    frameActions.ticks.append((node, tick))
    requestFrame()
  }
  func runFrameTicks(_ time: Double) {
    let pending = frameActions.ticks
    frameActions.ticks = []
    for entry in pending where !entry.node.isUnmounted {
      if entry.tick(time) { frameActions.ticks.append(entry) }
    }
  }

  package final func performAtEndOfRound(_ action: @escaping () -> Void) {
    frameActions.atEndOfRound.append(action)
    requestFrame()
  }
  package final func performAtEndOfFrame(_ action: @escaping () -> Void) {
    frameActions.atEndOfFrame.append(action)
    requestFrame()
  }
  func runActions() {
    while !frameActions.atEndOfRound.isEmpty {
      let pending = frameActions.atEndOfRound
      frameActions.atEndOfRound = []
      for action in pending { action() }
    }
  }
  func runFrameEndActions() {
    let pending = frameActions.atEndOfFrame
    frameActions.atEndOfFrame = []
    for action in pending { action() }
  }
  final var hasFrameEndActions: Bool { !frameActions.atEndOfFrame.isEmpty }
  /// Actions of the app that wait for the end of a round or of the frame.
  final var actionCount: Int { frameActions.atEndOfRound.count + frameActions.atEndOfFrame.count }
}

extension Node {
  /// At the end of this round, unless the node has left the tree by then. It stays until then, though nobody else keep it.
  package final func performAtEndOfRound(_ action: @escaping () -> Void) {
    engine.performAtEndOfRound { [self] in if !isUnmounted { action() } }
  }
}
