import Combine
import Foundation
import Testing

struct NotificationPublisherTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("tea is ready")

  @Test func `notifications of the name arrive, others do not`() {
    var count = 0
    let subscription = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("coffee is ready"), object: nil)
    #expect(count == 1)
    subscription.cancel()
  }

  @Test func `only those of the given object count`() {
    final class Pot {}
    let mine = Pot(), other = Pot()
    var senders: [ObjectIdentifier] = []
    let subscription = center.publisher(for: name, object: mine).sink {
      senders.append(ObjectIdentifier($0.object as AnyObject))
    }
    center.post(name: name, object: other)
    center.post(name: name, object: mine)
    #expect(senders == [ObjectIdentifier(mine)])
    subscription.cancel()
  }

  @Test func `nothing arrives after cancelling`() {
    var count = 0
    let subscription = center.publisher(for: name).sink { _ in count += 1 }
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(count == 0)
  }

  @Test func `what nobody has demanded is dropped`() {
    let probe = Probe<Notification, Never>()
    center.publisher(for: name).subscribe(probe)
    center.post(name: name, object: nil)
    probe.subscription?.request(.max(1))
    #expect(probe.values.isEmpty)
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(probe.values.count == 1)
  }

  @Test func `a value may demand the next one`() {
    let probe = Probe<Notification, Never>(demand: .max(1), andThen: .max(1))
    center.publisher(for: name).subscribe(probe)
    for _ in 0..<3 { center.post(name: name, object: nil) }
    #expect(probe.values.count == 3)
  }

  @Test func `a notification posted while one arrives gets in between`() {
    var depths: [Int] = []
    var subscription: AnyCancellable?
    subscription = center.publisher(for: name).sink { notification in
      let depth = notification.userInfo?["depth"] as? Int ?? 0
      if depth < 2 { center.post(name: name, object: nil, userInfo: ["depth": depth + 1]) }
      depths.append(depth)
    }
    center.post(name: name, object: nil)
    #expect(depths == [2, 1, 0])
    subscription?.cancel()
  }

  @Test func `publishers of the same notifications are equal`() {
    #expect(center.publisher(for: name) == center.publisher(for: name))
    #expect(center.publisher(for: name) != NotificationCenter().publisher(for: name))
    #expect(center.publisher(for: name) != center.publisher(for: Notification.Name("coffee is ready")))
  }
}
