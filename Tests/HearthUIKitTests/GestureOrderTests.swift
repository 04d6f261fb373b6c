import HearthTesting
import QuickTesting
import SwiftUI
import UIKit

/// Gestures that wait until others have failed. Source: Apple, `UIGestureRecognizer.require(toFail:)`.
@MainActor struct GestureOrderTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }
  private final class Record { var said: [String] = [] }
  private final class Tap: UITapGestureRecognizer {
    init(_ count: Int, _ name: String, _ record: Record) {
      super.init(target: nil, action: nil)
      numberOfTapsRequired = count
      addTarget(Listener(name, record).kept(by: self), action: Selector("tapped:", Listener.tapped(_:)))
    }
    var listener: Listener?
  }
  private final class Listener: NSObject {
    let name: String
    let record: Record
    init(_ name: String, _ record: Record) { (self.name, self.record) = (name, record) }
    func kept(by tap: Tap) -> Listener {
      tap.listener = self
      return self
    }
    func tapped(_ sender: UITapGestureRecognizer) { record.said.append(name) }
  }
  private func said(clicks: Int, _ make: (Record) -> [UIGestureRecognizer]) -> [String] {
    let record = Record(), view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for gesture in make(record) { view.addGestureRecognizer(gesture) }
    let window = TestWindow(size: CGSize(width: 100, height: 100), idiom: .phone) { Shown(view: view) }
    for _ in 0..<clicks { window.click(at: CGPoint(x: 50, y: 50)) }
    window.advance(by: .seconds(2))
    return record.said
  }

  @Test func `a tap that waits for a double tap does not count as its first`() {
    @MainActor func pair(_ record: Record) -> [UIGestureRecognizer] {
      let single = Tap(1, "one", record), double = Tap(2, "two", record)
      single.require(toFail: double)
      return [single, double]
    }
    expect(said(clicks: 1, pair), equals: ["one"])
    expect(said(clicks: 2, pair), equals: ["two"])
  }
  @Test func `without that both count`() {
    let all = said(clicks: 2) { [Tap(1, "one", $0), Tap(2, "two", $0)] }
    expect(all.contains("one") && all.contains("two"), "\(all)")
  }
  @Test func `three wait for one another in a row`() {
    @MainActor func three(_ record: Record) -> [UIGestureRecognizer] {
      let single = Tap(1, "one", record), double = Tap(2, "two", record), triple = Tap(3, "three", record)
      single.require(toFail: double)
      double.require(toFail: triple)
      return [single, double, triple]
    }
    for (clicks, name) in [(1, "one"), (2, "two"), (3, "three")] { expect(said(clicks: clicks, three), equals: [name]) }
  }
  @Test func `two that wait for each other count all the same`() {
    let all = said(clicks: 1) { record in
      let a = Tap(1, "a", record), b = Tap(1, "b", record)
      a.require(toFail: b)
      b.require(toFail: a)
      return [a, b]
    }
    expect(!all.isEmpty)
  }
  @Test func `a delegate may say who waits`() {
    final class Order: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        (otherGestureRecognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
      }
    }
    let order = Order()
    expect(
      said(clicks: 2) { record in
        let single = Tap(1, "one", record)
        single.delegate = order
        return [single, Tap(2, "two", record)]
      }, equals: ["two"])
  }
}
