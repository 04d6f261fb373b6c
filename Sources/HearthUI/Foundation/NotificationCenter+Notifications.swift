import Foundation

extension NotificationCenter {
  /// Notifications of a name in the order in which they are posted, from the start of the loop on.
  ///
  ///     for await _ in NotificationCenter.default.notifications(named: .libraryDidChange) { reload() }
  ///
  /// - Parameter object: Only what this object posts; nil for anybody.
  ///
  /// Source: Apple, `notifications(named:object:)`.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications to wait for.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    // Unchecked: nothing changes, and the object is only compared.
    public typealias Element = Notification
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }
    /// Goes from one notification to the next; those that were posted meanwhile wait.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var notifications: AsyncStream<Posted>.Iterator
      /// The next notification; nil when the task is cancelled.
      public mutating func next() async -> Notification? { await notifications.next()?.notification }
      /// The next notification; nil when the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await notifications.next(isolation: actor)?.notification
      }
    }
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Posted(notification: $0))
      }
      let center = center
      continuation.onTermination = { _ in center.removeObserver(observer) }
      return Iterator(notifications: stream.makeAsyncIterator())
    }
  }
}

/// A notification on its way from who posts it to who waits.
private struct Posted: @unchecked Sendable {
  // Unchecked: nobody changes a notification that was posted.
  let notification: Notification
}
