import Foundation

/// Tells the contexts of a container what another has saved.
final class ContextHub: @unchecked Sendable {
  // Unchecked: `members` is used under the lock.
  /// What a context has saved.
  struct News {
    var inserted: [RowKey] = []
    var updated: [RowKey] = []
    var deleted: [RowKey] = []
    /// Whether everything may be different.
    var isAll = false
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && !isAll }
  }
  private struct Member {
    weak var context: ModelContext?
    let mailbox: Mailbox
  }
  private let lock = NSLock()
  private var members: [Member] = []

  func join(_ context: ModelContext, _ mailbox: Mailbox) {
    lock.withLock {
      members.removeAll { $0.context == nil }
      members.append(Member(context: context, mailbox: mailbox))
    }
  }
  func broadcast(_ news: News, from sender: Mailbox?) {
    let others = lock.withLock { members.filter { $0.mailbox !== sender } }
    for other in others { other.mailbox.put(news) }
  }
}

/// What a context has not yet heard of.
final class Mailbox: @unchecked Sendable {
  // Unchecked: used under the lock; `onArrival` is set before anything arrives.
  private let lock = NSLock()
  private var letters: [ContextHub.News] = []
  private var wakesMain: (@Sendable () -> Void)?

  func put(_ news: ContextHub.News) {
    let wake = lock.withLock {
      letters.append(news)
      return letters.count == 1 ? wakesMain : nil
    }
    wake?()
  }
  func take() -> [ContextHub.News] {
    lock.withLock {
      defer { letters = [] }
      return letters
    }
  }
  func setWake(_ wake: @escaping @Sendable () -> Void) { lock.withLock { wakesMain = wake } }
}
