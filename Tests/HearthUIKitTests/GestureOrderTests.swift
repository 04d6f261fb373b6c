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

  // MARK: - Gestures of two views

  private final class Answers: NSObject, UIGestureRecognizerDelegate {
    var countsTogether = false, waits = false
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { countsTogether }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { waits }
  }
  /// What clicks say on a view that lies in another.
  private func said(
    clicks: Int, _ make: (Record) -> (outer: UIGestureRecognizer, inner: UIGestureRecognizer)
  ) -> [String] {
    let record = Record(), pair = make(record)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    outer.addGestureRecognizer(pair.outer)
    inner.addGestureRecognizer(pair.inner)
    let window = TestWindow(size: CGSize(width: 100, height: 100), idiom: .phone) { Shown(view: outer) }
    for _ in 0..<clicks { window.click(at: CGPoint(x: 50, y: 50)) }
    window.advance(by: .seconds(2))
    expect(window.reports.isEmpty, "\(window.reports)")
    return record.said
  }
  @Test func `the inner view's gesture counts, unless it waits for that of the outer one`() {
    expect(said(clicks: 1) { (Tap(1, "outer", $0), Tap(1, "inner", $0)) }, equals: ["inner"])
    let waiting: (Record) -> (outer: UIGestureRecognizer, inner: UIGestureRecognizer) = {
      let pair = (outer: Tap(2, "outer", $0), inner: Tap(1, "inner", $0))
      pair.inner.require(toFail: pair.outer)
      return pair
    }
    expect(said(clicks: 1, waiting), equals: ["inner"])
    expect(said(clicks: 2, waiting), equals: ["outer"])
  }
  @Test func `a delegate has the inner view's gesture wait for that of the outer one`() {
    let answers = Answers()
    answers.waits = true
    let pair: (Record) -> (outer: UIGestureRecognizer, inner: UIGestureRecognizer) = {
      let pair = (outer: Tap(1, "outer", $0), inner: Tap(1, "inner", $0))
      pair.inner.delegate = answers
      return pair
    }
    expect(said(clicks: 1, pair), equals: ["outer"])
  }
  @Test func `gestures of two views count at once where a delegate says so`() {
    let answers = Answers()
    answers.countsTogether = true
    let pair: (Record) -> (outer: UIGestureRecognizer, inner: UIGestureRecognizer) = {
      let pair = (outer: Tap(1, "outer", $0), inner: Tap(1, "inner", $0))
      pair.outer.delegate = answers
      return pair
    }
    expect(Set(said(clicks: 1, pair)), equals: ["outer", "inner"])
  }
}
