import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct LazyExtentsTests {
  @Test func `offsets agree with a plain sum, whatever was measured in whatever order`() {
    var random = SystemRandomNumberGenerator()
    for count in [1, 63, 64, 65, 500] {
      var extents = LineExtents(spacing: 3)
      extents.setCount(count)
      var known: [Int: CGFloat] = [:]
      for _ in 0..<300 {
        let line = Int.random(in: 0..<count, using: &random)
        let length = CGFloat([10, 20, 35].randomElement(using: &random)!)
        extents.set(line, to: length)
        known[line] = length
      }
      let mean = known.values.reduce(0, +) / CGFloat(known.count)
      var sum: CGFloat = 0
      for line in 0..<count {
        expect((extents.offset(of: line) - sum).magnitude < 0.001)
        expect(extents.line(at: sum + 1), equals: line)
        sum += (known[line] ?? mean) + 3
      }
      expect((extents.total - (sum - 3)).magnitude < 0.001)
    }
  }
  @Test func `a shorter list forgets what lay beyond its end`() {
    var extents = LineExtents(spacing: 0)
    extents.setCount(1_000)
    for line in 0..<1_000 { extents.set(line, to: line < 100 ? 10 : 50) }
    extents.setCount(100)
    expect(extents.total, equals: 1_000)
    extents.setCount(200)
    expect(extents.total, equals: 2_000)
  }
  @Test func `a row off screen costs less than fifty bytes, scrolled past or not`() {
    var equal = LineExtents(spacing: 0), uneven = LineExtents(spacing: 0)
    let rows = 1_000_000
    equal.setCount(rows)
    expect(equal.byteCount, equals: 0)
    for line in 0..<rows { equal.set(line, to: 20) }
    expect(equal.byteCount < 3 * rows)
    uneven.setCount(rows)
    for line in 0..<rows { uneven.set(line, to: CGFloat(20 + line % 7)) }
    expect(uneven.byteCount < 15 * rows)
    expect(equal.total, equals: 20_000_000)
    expect(uneven.total > equal.total)
  }
  @Test func `an app hears of the place and of the phases of a scroll view`() {
    struct Watched: View {
      let tell: (String) -> Void
      var body: some View {
        LazyRows(rows: 0..<1_000)
          .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { tell("\(Int($0))>\(Int($1))") }
          .onScrollPhaseChange { tell("\($0)>\($1)") }
      }
    }
    var told: [String] = []
    let window = scrollWindow(size: CGSize(width: 200, height: 100)) { Watched { told.append($0) } }
    window.scroll(by: CGSize(width: 0, height: -30), at: CGPoint(x: 10, y: 10))
    expect(told, equals: ["0>0", "0>30"])
    told = []
    window.touchDrag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 10))
    window.advance(by: .seconds(5))
    expect(
      told.filter { $0.contains("idle") || $0.contains("ing") },
      equals: [
        "idle>interacting", "interacting>decelerating", "decelerating>idle",
      ])
  }
}
