import Foundation

/// Decides between the gestures that a press may mean.
///
/// Candidates stand in one order: gestures with high priority from the outermost view inwards, then the others from the
/// innermost view outwards. A gesture counts as soon as all exclusive ones before it have failed; the exclusive ones
/// after it are then cancelled. A press that has lasted as long as a later gesture wants is no tap any more, whichever
/// stands first: a tap waits for no hold to fail, as it would never. Simultaneous gestures count in any case. Source: Apple, documentation of gesture,
/// highPriorityGesture and simultaneousGesture; the waiting for a double tap is seen in SwiftUI on iOS and macOS.
@MainActor package final class GestureArena {
  struct Candidate {
    let recognizer: GestureRecognizer
    let isSimultaneous: Bool
    /// Closures may run.
    var counts = false
  }
  private var candidates: [Candidate] = []
  private(set) var isPressed = false
  private unowned let engine: Engine
  init(_ engine: Engine) { self.engine = engine }
  nonisolated deinit {}

  var deadline: Double? {
    var result: Double?
    for candidate in candidates {
      if let deadline = candidate.recognizer.deadline { result = min(result ?? deadline, deadline) }
    }
    return result
  }

  /// A press begins: gestures that still wait (for a second tap) get it too if they are among those at its place.
  func begin(_ found: [(recognizer: GestureRecognizer, isSimultaneous: Bool)]) {
    let waiting = candidates
    candidates = found.map { entry in
      waiting.first { $0.recognizer === entry.recognizer }
        ?? Candidate(recognizer: entry.recognizer, isSimultaneous: entry.isSimultaneous)
    }
    for candidate in waiting where !candidates.contains(where: { $0.recognizer === candidate.recognizer }) {
      cancel(candidate.recognizer)
      candidate.recognizer.reset()
    }
    for index in candidates.indices where candidates[index].recognizer.isDecided {
      // Decided by an earlier press of the same series: it takes part in the next one afresh.
      candidates[index].recognizer.reset()
      candidates[index].counts = false
    }
  }

  func handle(_ event: PointerEvent) {
    if event.phase == .down { isPressed = true }
    if event.phase == .up || event.phase == .cancelled { isPressed = false }
    engine.during(.recognition) {
      for candidate in candidates where !candidate.recognizer.isDecided { candidate.recognizer.handle(event) }
      decide()
    }
    deliver()
  }
  /// Whether a press goes on in which a gesture follows all fingers.
  var followsTouches: Bool { candidates.contains { !$0.recognizer.isDecided && $0.recognizer.followsTouches } }
  /// Whether such a gesture is that of one of these nodes.
  func followsTouches(of chain: [LayoutNode]) -> Bool {
    candidates.contains { candidate in
      !candidate.recognizer.isDecided && candidate.recognizer.followsTouches
        && chain.contains { $0 === candidate.recognizer.node }
    }
  }
  /// An event of a finger that came after the first one.
  func handleFurther(_ event: PointerEvent) {
    engine.during(.recognition) {
      for candidate in candidates where !candidate.recognizer.isDecided && candidate.recognizer.followsTouches {
        candidate.recognizer.handleFurther(event)
      }
      decide()
    }
    deliver()
  }
  func handle(_ event: TransformEvent) {
    isPressed = event.phase == .began || event.phase == .changed
    engine.during(.recognition) {
      for candidate in candidates where !candidate.recognizer.isDecided { candidate.recognizer.handle(event) }
      decide()
    }
    deliver()
  }
  func advance(to time: Double) {
    engine.during(.recognition) {
      for candidate in candidates {
        if let deadline = candidate.recognizer.deadline, deadline <= time { candidate.recognizer.advance(to: time) }
      }
      decide()
    }
    deliver()
  }

  /// Taps that stand before a hold that is complete, and before which nothing else may still come, have failed.
  private func failTapsBeforeHold() {
    var taps: [GestureRecognizer] = []
    for candidate in candidates where !candidate.isSimultaneous {
      let recognizer = candidate.recognizer
      switch recognizer.phase {
      case .failed: continue
      case .possible:
        guard recognizer.isTapWithoutEnd else { return }
        taps.append(recognizer)
      case .active, .ended:
        if recognizer.isHold { for tap in taps { tap.cancel() } }
        return
      }
    }
  }
  private func decide() {
    failTapsBeforeHold()
    var isBlocked = false
    var winner: GestureRecognizer?
    for index in candidates.indices {
      let candidate = candidates[index]
      if candidate.isSimultaneous {
        let counts = candidate.recognizer.phase != .possible
        if counts && !candidate.counts && candidate.recognizer.phase != .failed { note(candidate.recognizer) }
        candidates[index].counts = counts
        continue
      }
      switch candidate.recognizer.phase {
      case .failed: continue
      case .possible: isBlocked = true
      case .active, .ended:
        if !isBlocked && winner == nil {
          if !candidates[index].counts { note(candidate.recognizer) }
          candidates[index].counts = true
          winner = candidate.recognizer
        }
      }
    }
    if let winner {
      var isAfter = false
      for candidate in candidates where !candidate.isSimultaneous {
        if candidate.recognizer === winner {
          isAfter = true
        } else if isAfter, candidate.recognizer.phase != .failed {
          candidate.recognizer.cancel()
        }
      }
    }
  }
  /// The gestures that have counted lately, by their names or types, the last one last.
  package private(set) var trace: [String] = []
  private func note(_ recognizer: GestureRecognizer) {
    let isPrinted = Trace.isWanted(.gestures)
    guard let node = recognizer.node as? GestureNode, isPrinted || node.gestureName != nil else { return }
    let line = "\(node.gestureName ?? "a gesture"): \(node.path)"
    if trace.count == 100 { trace.removeFirst() }
    trace.append(line)
    if isPrinted { Trace.write("Hearth: gesture: \(line)") }
  }
  private func deliver() {
    // Closures may change anything, this arena included.
    func tells(_ candidate: Candidate) -> Bool {
      candidate.counts || candidate.recognizer.phase == .failed || candidate.recognizer.tellsEarly
    }
    let concerned = candidates.filter { tells($0) || $0.recognizer.hasPendingActions }
    for candidate in concerned where candidate.recognizer.hasPendingActions { candidate.recognizer.runPendingActions() }
    for candidate in concerned where tells(candidate) { candidate.recognizer.deliver() }
    if !isPressed && candidates.allSatisfy({ $0.recognizer.isDecided && ($0.counts || $0.recognizer.phase == .failed) })
    {
      finish()
    }
  }
  private func finish() {
    let all = candidates
    candidates = []
    for candidate in all { candidate.recognizer.reset() }
  }
  /// The view of a gesture leaves the tree.
  func remove(_ recognizer: GestureRecognizer) { candidates.removeAll { $0.recognizer === recognizer } }
  private func cancel(_ recognizer: GestureRecognizer) {
    engine.during(.recognition) { recognizer.cancel() }
    recognizer.runPendingActions()
    recognizer.deliver()
  }
  package func cancel() {
    for candidate in candidates { cancel(candidate.recognizer) }
    isPressed = false
    finish()
  }
}
