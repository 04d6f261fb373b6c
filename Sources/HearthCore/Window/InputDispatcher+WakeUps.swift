/// An action that waits for a time: a caret that blinks, a bubble that appears.
struct WakeUp {
  unowned(unsafe) let node: Node
  let purpose: WakeUpPurpose
  let deadline: Double
  let action: () -> Void
}

/// What a node waits for: the scroll bars of a text hide, its words are looked up, and a long one is kept, while its
/// caret blinks; a finger that rests on the selection picks it up. What is held above a view opens it, and data of
/// what was dropped has a time to come. The window shows its shortcuts after a while, goes to the next element, and shows what is
/// held in large.
package enum WakeUpPurpose {
  case usual, scrollBars, typing, spelling, draft, drag, spring, drop, shortcuts, scanning, largeContent
}

extension InputDispatcher {
  /// Runs `action` at the start of a frame when `seconds` have passed since the last one. A node has one such wish
  /// for each purpose; a new one replaces it.
  package func schedule(
    after seconds: Double, for node: Node, purpose: WakeUpPurpose = .usual, _ action: @escaping () -> Void
  ) {
    wakeUps.removeAll { $0.node === node && $0.purpose == purpose }
    let now = engine.content?.time ?? 0
    wakeUps.append(WakeUp(node: node, purpose: purpose, deadline: now + max(0, seconds), action: action))
    scheduleWakeUp(now: now)
  }
  /// A node that leaves the tree calls this.
  package func cancelWakeUp(of node: Node) { wakeUps.removeAll { $0.node === node } }
  package func cancelWakeUp(of node: Node, _ purpose: WakeUpPurpose) {
    wakeUps.removeAll { $0.node === node && $0.purpose == purpose }
  }

  var nextWakeUp: Double? {
    var result: Double?
    for entry in wakeUps { result = min(result ?? entry.deadline, entry.deadline) }
    return result
  }
  func runWakeUps(until time: Double) { runWakeUps { $0.deadline <= time } }
  fileprivate func runWakeUps(where isDue: (WakeUp) -> Bool) {
    var due: [WakeUp] = []
    wakeUps.removeAll { entry in
      guard isDue(entry) else { return false }
      due.append(entry)
      return true
    }
    for entry in due { entry.action() }
  }
}

extension WindowContent {
  /// Keeps at once what waits to be kept.
  package func keepDrafts() { input.runWakeUps { $0.purpose == .draft } }
}
