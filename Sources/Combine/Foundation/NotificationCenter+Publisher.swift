import Foundation
import OpenCombine

extension NotificationCenter {
  /// A publisher of the notifications that a center posts, of one name, from one object or from any.
  ///
  /// It never ends. Each subscription is an observer of the center from the subscription on until it is cancelled; it
  /// keeps the object that is observed. A notification that nobody has demanded is dropped, as the center keeps none.
  /// Values arrive on the thread that posts.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The centre that the notifications are posted to.
    public let center: NotificationCenter
    /// The name of the notifications that are published.
    public let name: Notification.Name
    /// The only object whose notifications count; nil for any.
    public let object: AnyObject?

    /// Publishes the notifications called `name` that `center` posts for `object`, or for any object where it is nil.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: Observation(self, subscriber))
    }
  }

  /// Notifications of `name` as they are posted, from `object` only unless it is nil.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.center === b.center && a.name == b.name && a.object === b.object
  }
}

private final class Observation<Downstream: Subscriber>: Subscription, CustomStringConvertible, @unchecked Sendable
where Downstream.Input == Notification, Downstream.Failure == Never {
  // Unchecked: `lock` guards the stored properties, `delivery` the subscriber.
  private let lock = NSLock()
  /// Values go down one at a time; one that is posted while another arrives, from the same thread, goes in between.
  private let delivery = NSRecursiveLock()
  private var center: NotificationCenter?
  private var object: AnyObject?
  private var downstream: Downstream?
  private var observer: (any NSObjectProtocol)?
  private var demand = Subscribers.Demand.none

  init(_ publisher: NotificationCenter.Publisher, _ downstream: Downstream) {
    (center, object, self.downstream) = (publisher.center, publisher.object, downstream)
    let receive = ThreadCrossing<Notification> { [weak self] in self?.receive($0) }
    observer = publisher.center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
      receive.run($0)
    }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  func cancel() {
    let (center, observer) = lock.withLock {
      defer { (self.center, object, downstream, self.observer) = (nil, nil, nil, nil) }
      return (self.center, self.observer)
    }
    if let observer { center?.removeObserver(observer) }
  }

  private func receive(_ notification: Notification) {
    let receiver: Downstream? = lock.withLock {
      guard demand > 0 else { return nil }
      demand -= 1
      return downstream
    }
    guard let receiver else { return }
    let more = delivery.withLock { receiver.receive(notification) }
    request(more)
  }

  var description: String { "NotificationCenter Observer" }
}
