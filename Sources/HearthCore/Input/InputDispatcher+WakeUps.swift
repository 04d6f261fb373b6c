/// An action that waits for a time: a caret that blinks, a bubble that appears.
struct WakeUp {
  unowned(unsafe) let node: Node
  let deadline: Double
  let action: () -> Void
}

extension InputDispatcher {
  /// Runs `action` at the start of a frame when `seconds` have passed since the last one. A node has one such wish; a new one replaces it.
  package func schedule(after seconds: Double, for node: Node, _ action: @escaping () -> Void) {
    wakeUps.removeAll { $0.node === node }
    let now = engine.content?.time ?? 0
    wakeUps.append(WakeUp(node: node, deadline: now + max(0, seconds), action: action))
    scheduleWakeUp(now: now)
  }
  /// A node that leaves the tree calls this.
  package func cancelWakeUp(of node: Node) { wakeUps.removeAll { $0.node === node } }

  var nextWakeUp: Double? {
    var result: Double?
    for entry in wakeUps { result = min(result ?? entry.deadline, entry.deadline) }
    return result
  }
  func runWakeUps(until time: Double) {
    var due: [WakeUp] = []
    wakeUps.removeAll { entry in
      guard entry.deadline <= time else { return false }
      due.append(entry)
      return true
    }
    for entry in due { entry.action() }
  }
}
