import Foundation
import QuickTesting
import TestSupport
import Testing

@testable import HearthRendering

struct `The outline of a stroke` {
  @QuickTesting.Test func `of a line is a rectangle`() {
    let outline = Path("0 0 m 10 0 l")!.strokedPath(StrokeStyle(lineWidth: 4))
    expect(outline.boundingRect.isNear(CGRect(x: 0, y: -2, width: 10, height: 4)))
    expect(outline.contains(CGPoint(x: 5, y: 1.9)))
  }
  @Test(arguments: [(CGLineCap.butt, 0.0), (.square, 2), (.round, 2)])
  func `reaches beyond the ends with its caps`(cap: CGLineCap, reach: CGFloat) {
    let outline = Path("0 0 m 10 0 l")!.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
    expect(outline.boundingRect.isNear(CGRect(x: -reach, y: -2, width: 10 + 2 * reach, height: 4), 1e-6))
    expect(outline.contains(CGPoint(x: 11.8, y: 1.8)), equals: (cap == .square))
  }
  @Test(arguments: [(CGLineJoin.miter, true, true), (.bevel, false, false), (.round, false, true)])
  func `fills a corner by its join`(join: CGLineJoin, tip: Bool, bulge: Bool) {
    let outline = Path("0 0 m 10 0 l 10 10 l")!.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join))
    expect(outline.contains(CGPoint(x: 11.9, y: -1.9)), equals: tip)
    // The bevel runs through (11, -1), the circle through 10 + 2·cos 45° = 11.41.
    expect(outline.contains(CGPoint(x: 11.2, y: -1.2)), equals: bulge)
    expect(outline.contains(CGPoint(x: 10.9, y: -0.9)))
  }
  @QuickTesting.Test func `of a rectangle is a frame`() {
    let outline = Path(CGRect(x: 0, y: 0, width: 20, height: 20)).strokedPath(StrokeStyle(lineWidth: 2))
    expect(outline.description, equals: "-1 -1 m 21 -1 l 21 21 l -1 21 l h 1 19 m 19 19 l 19 1 l 1 1 l h")
    expect(outline.contains(CGPoint(x: -0.9, y: -0.9)) && !outline.contains(CGPoint(x: 1.1, y: 1.1)))
  }
  @QuickTesting.Test func `of a line wider than its circle has no hole`() {
    let outline = Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10)).strokedPath(StrokeStyle(lineWidth: 20))
    for radius in [0.5, 2, 4.9, 5.1, 14.9] {
      for angle in 0..<16 {
        let a = Double(angle) * .pi / 8 + 0.1
        expect(outline.contains(CGPoint(x: radius * cos(a), y: radius * sin(a))))
      }
    }
    expect(!outline.contains(CGPoint(x: 15.1, y: 0)))
  }
  @QuickTesting.Test func `contains what is nearer than half its width, and nothing else`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<30 {
      let path = Path.random(5, using: &generator)
      let outline = path.strokedPath(StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
      let lines = path.flattened(tolerance: 0.001)
      func distance(_ p: CGPoint) -> CGFloat {
        var best = CGFloat.infinity
        for line in lines {
          let points = line.isClosed ? line.points + [line.points[0]] : line.points
          for (a, b) in zip(points, points.dropFirst()) {
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let t = min(1, max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / max(dx * dx + dy * dy, 1e-30)))
            best = min(best, hypot(a.x + t * dx - p.x, a.y + t * dy - p.y))
          }
        }
        return best
      }
      for _ in 0..<100 {
        let point = CGPoint.random(in: -10...110, using: &generator)
        let distance = distance(point)
        if abs(distance - 4) < 0.3 { continue }
        expect(outline.contains(point), equals: (distance < 4), "\(point) is \(distance) from \(path)")
      }
    }
  }
  @QuickTesting.Test func `has a part for each dash`() {
    let line = Path("0 0 m 10 0 l")!
    func starts(_ dash: [CGFloat], _ phase: CGFloat) -> [CGFloat] {
      line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)).subpaths.map {
        Path(elements: [.move(to: $0.start)] + $0.segments.map(\.element)).boundingRect.minX
      }
    }
    expect(starts([2, 3], 0), equals: [0, 5])
    expect(starts([2, 3], 1), equals: [0, 4, 9])
    expect(starts([2, 3], -1), equals: [1, 6])
    expect(starts([2], 0), equals: [0, 4, 8])
    expect(starts([0, 0], 0), equals: [0])
    expect(starts([-1, 2], 0), equals: [0])
  }
  @QuickTesting.Test func `joins the last dash of a closed line to the first`() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    // 40 points of line: dashes at 0–4, 8–12, 16–20, 24–28, 32–36; moved by 2: the one from 38 to 40 goes on until 2.
    let outline = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 4], dashPhase: 2))
    expect(outline.subpaths.count, equals: 5)
    expect(outline.contains(CGPoint(x: -0.9, y: -0.9)))
  }
  @QuickTesting.Test func `draws dots for dashes without a length`() {
    let outline = Path("0 0 m 10 0 l")!.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 4]))
    expect(outline.subpaths.count, equals: 3)
    expect(outline.boundingRect.isNear(CGRect(x: -1, y: -1, width: 8 + 2, height: 2), 1e-6))
  }
  @QuickTesting.Test func `is empty without a width`() {
    expect(Path("0 0 m 10 0 l")!.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    expect(Path("0 0 m")!.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round)).isEmpty)
  }
}
