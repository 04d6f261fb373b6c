import Foundation
import QuickTesting
import TestSupport
import Testing

@testable import HearthRendering

struct `Combining paths` {
  // ┌───a───┐
  // │   ┌───┼───b
  // └───┼───┘   │
  //     └───────┘
  let a = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  let b = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  @QuickTesting.Test func `intersects two squares in a square`() {
    expect(a.intersection(b).boundingRect, equals: CGRect(x: 5, y: 5, width: 5, height: 5))
    expect(a.intersection(b).elements.count, equals: 4 + 1)
  }
  @QuickTesting.Test func `joins two squares to one outline of eight corners`() {
    expect(a.union(b).elements.count, equals: 8 + 1)
    expect(a.union(b).length, equals: CGFloat(2 * 4 * 10 - 4 * 5))
  }
  @QuickTesting.Test func `takes a square away from another`() {
    expect(a.subtracting(b).elements.count, equals: 6 + 1)
    expect(a.subtracting(a).isEmpty)
    expect(a.symmetricDifference(a).isEmpty)
  }
  @QuickTesting.Test func `leaves a hole that both rules see`() {
    let hole = Path(CGRect(x: 2, y: 2, width: 3, height: 3))
    let frame = a.subtracting(hole)
    for eoFill in [false, true] {
      expect(!frame.contains(CGPoint(x: 3, y: 3), eoFill: eoFill))
      expect(frame.contains(CGPoint(x: 1, y: 1), eoFill: eoFill))
    }
  }
  @QuickTesting.Test func `joins squares that share an edge`() {
    expect(a.union(a.offsetBy(dx: 10, dy: 0)).elements.count, equals: 4 + 1)
  }
  @QuickTesting.Test func `normalizes a star to its ten corners or to five tips`() {
    let star = Path("50 0 m 80 100 l 0 35 l 100 35 l 20 100 l h")!
    expect(star.normalized(eoFill: false).elements.count, equals: 10 + 1)
    expect(star.normalized().subpaths.count, equals: 5)
    expect(star.normalized().elements.count, equals: 5 * (3 + 1))
  }
  @QuickTesting.Test func `cuts a line where it enters and leaves`() {
    let line = Path("-5 5 m 15 5 l")!
    expect(line.lineIntersection(a).description, equals: "0 5 m 10 5 l")
    expect(line.lineSubtraction(a).description, equals: "-5 5 m 0 5 l 10 5 m 15 5 l")
    expect(a.lineSubtraction(b.offsetBy(dx: 50, dy: 0)), equals: a)
  }
  @Test(arguments: [false, true])
  func `agrees with asking both paths, point by point`(eoFill: Bool) {
    var generator = SeededGenerator(seed: eoFill ? 8 : 9)
    for _ in 0..<8 {
      let a = Path.random(6, using: &generator), b = Path.random(6, using: &generator)
      let results = [
        a.union(b, eoFill: eoFill), a.intersection(b, eoFill: eoFill), a.subtracting(b, eoFill: eoFill),
        a.symmetricDifference(b, eoFill: eoFill), a.normalized(eoFill: eoFill),
      ]
      let probe = (a.flattened(tolerance: 0.01) + b.flattened(tolerance: 0.01)).map { line in
        Path { path in
          path.addLines(line.points)
          path.closeSubpath()
        }
      }
      for _ in 0..<30 {
        let p = CGPoint.random(in: 0...100, using: &generator)
        // Points too near to an outline may fall on either side of its straight lines.
        let isNearLine = probe.contains { line in
          let around = [(0.05, 0.0), (-0.05, 0), (0, 0.05), (0, -0.05), (0, 0)].map {
            line.winding(around: CGPoint(x: p.x + $0.0, y: p.y + $0.1))
          }
          return Set(around).count > 1
        }
        if isNearLine { continue }
        let (inA, inB) = (a.contains(p, eoFill: eoFill), b.contains(p, eoFill: eoFill))
        let expected = [inA || inB, inA && inB, inA && !inB, inA != inB, inA]
        for rule in [false, true] { expect(results.map { $0.contains(p, eoFill: rule) }, equals: expected) }
      }
    }
  }
}
