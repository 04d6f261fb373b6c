/// An action that waits for a time: a caret that blinks, a bubble that appears.
private struct WakeUp {
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

/// What the nodes of a window wait for.
@MainActor package final class WakeUps {
  fileprivate static let slot = EngineSlot { WakeUps($0) }
  private unowned(unsafe) let engine: Engine
  private var entries: [WakeUp] = []
  /// Called when a node waits for something else than before. Nil while no window has frames to do it in: then nobody waits.
  var didSchedule: (() -> Void)?

  private init(_ engine: Engine) { self.engine = engine }
  nonisolated deinit {}

  /// Runs `action` at the start of a frame when `seconds` have passed since the last one. A node has one such wish
  /// for each purpose; a new one replaces it.
  package func schedule(
    after seconds: Double, for node: Node, purpose: WakeUpPurpose = .usual, _ action: @escaping () -> Void
  ) {
    guard let didSchedule else { return }
    cancel(of: node, purpose)
    let deadline = engine.frameTime + max(0, seconds)
    entries.append(WakeUp(node: node, purpose: purpose, deadline: deadline, action: action))
    didSchedule()
  }
  /// A node that leaves the tree calls this.
  package func cancel(of node: Node) { entries.removeAll { $0.node === node } }
  package func cancel(of node: Node, _ purpose: WakeUpPurpose) {
    entries.removeAll { $0.node === node && $0.purpose == purpose }
  }

  /// The first of all times that nodes wait for; nil for none.
  var next: Double? { entries.lazy.map(\.deadline).min() }
  func run(until time: Double) { run { $0.deadline <= time } }
  /// Does at once what waits for a purpose.
  func run(_ purpose: WakeUpPurpose) { run { $0.purpose == purpose } }
  private func run(where isDue: (WakeUp) -> Bool) {
    var due: [WakeUp] = []
    entries.removeAll { entry in
      guard isDue(entry) else { return false }
      due.append(entry)
      return true
    }
    for entry in due { entry.action() }
  }
}
extension Engine {
  package final var wakeUps: WakeUps { self[WakeUps.slot] }
}
