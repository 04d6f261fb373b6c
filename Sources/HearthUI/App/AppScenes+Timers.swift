import Foundation
import HearthCore

/// What an app waits for that belongs to no window: a reminder, say.
@MainActor package struct AppTimers {
  fileprivate struct Timer {
    let id: Int
    let date: Date
    let action: @MainActor () -> Void
  }
  fileprivate var waiting: [Timer] = []
  fileprivate var lastID = 0
  package init() {}
}

extension AppScenes {
  /// Calls `action` once when the date has come, neither within a frame nor within an event.
  ///
  /// - Returns: What `cancelTimer(_:)` takes.
  @discardableResult package func perform(at date: Date, _ action: @escaping @MainActor () -> Void) -> Int {
    timers.lastID += 1
    timers.waiting.append(AppTimers.Timer(id: timers.lastID, date: date, action: action))
    requestTimer()
    return timers.lastID
  }
  package func cancelTimer(_ id: Int) { timers.waiting.removeAll { $0.id == id } }

  /// Does what is due, in order of the dates.
  func runTimers() {
    if timers.waiting.isEmpty || hasEnded { return }
    while let next = timers.waiting.min(by: { $0.date < $1.date }), next.date <= platform.date {
      cancelTimer(next.id)
      next.action()
    }
    requestTimer()
  }
  /// The platform's clock may stand still while the machine sleeps, and the date may be set: so it is looked at again
  /// every five minutes while there is something to wait for. Source: our choice.
  private func requestTimer() {
    guard let next = timers.waiting.map(\.date).min() else { return }
    platform.requestUpdate(after: min(max(0, next.timeIntervalSince(platform.date)), 300))
  }
}
