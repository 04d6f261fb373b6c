/// The speed of a value that changes without an animation: in transactions that track it, or as a finger moves it.
@MainActor package final class VelocityTracker<V: VectorArithmetic> {
  /// What the changes add up to, and when. Seconds on the host's clock.
  private var samples: [(value: V, time: Double)] = []
  /// Changes further back say nothing of the speed at the end. Seconds. Source: our choice, as for scroll views.
  private static var memory: Double { 0.1 }
  package init() {}
  nonisolated deinit {}

  /// Starts anew with a value that is known at `time`, of which `note(_:at:)` tells the changes.
  package func begin(at time: Double) { samples = [(.zero, time)] }
  package func note(_ change: V, at time: Double) {
    let value = (samples.last?.value ?? .zero) + change
    if let last = samples.last, last.time == time {
      samples[samples.count - 1].value = value
    } else {
      // The first change was made from a value that nobody has noted.
      if samples.isEmpty { samples.append((.zero, time - 1 / 60)) }
      samples.append((value, time))
    }
    samples.removeAll { time - $0.time > Self.memory }
  }
  package func isFresh(at time: Double) -> Bool { samples.last.map { time - $0.time <= Self.memory } ?? false }
  /// Units a second; nil when it has rested.
  package func velocity(at time: Double) -> V? {
    let recent = samples.filter { time - $0.time <= Self.memory }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return nil }
    return (last.value - first.value).scaled(by: 1 / (last.time - first.time))
  }
}
