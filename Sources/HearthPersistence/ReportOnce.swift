import Synchronization

/// What is said of files: each subject once, from any thread.
package final class ReportOnce: Sendable {
  private let made = Mutex<(subjects: Set<String>, messages: [String])>(([], []))
  private let tell: @Sendable (String) -> Void
  /// - Parameter tell: Hears each message, on the thread that found the problem.
  package init(_ tell: @escaping @Sendable (String) -> Void) { self.tell = tell }
  package func report(_ subject: String, _ message: String) {
    let isFirst = made.withLock { made in
      guard made.subjects.insert(subject).inserted else { return false }
      made.messages.append(message)
      return true
    }
    if isFirst { tell(message) }
  }
  func has(_ subject: String) -> Bool { made.withLock { $0.subjects.contains(subject) } }
  package var messages: [String] { made.withLock { $0.messages } }
}
