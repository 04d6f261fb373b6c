import Foundation
import QuickTesting
import SwiftUI

@testable import Charts

struct DrawingTests {
  private func points(_ count: Int) -> [CGPoint] {
    // Waves of several lengths: lows and highs lie anywhere.
    (0..<count).map { index in
      let t = Double(index)
      return CGPoint(x: t / Double(count) * 100, y: sin(t * 0.37) * 40 + sin(t * 0.0031) * 50 + cos(t * 1.7) * 9)
    }
  }
  @Test func `a line that is thinned out has the lows and highs of each column`() {
    let full = points(50_000), thin = Decimation.thin(full)
    expect(thin.count <= 4 * 101, "\(thin.count)")
    let fullColumns = Dictionary(grouping: full) { Int($0.x) }, thinColumns = Dictionary(grouping: thin) { Int($0.x) }
    expect(fullColumns.count, equals: thinColumns.count)
    for (column, all) in fullColumns {
      let kept = thinColumns[column] ?? []
      expect(kept.map(\.y).min(), equals: all.map(\.y).min())
      expect(kept.map(\.y).max(), equals: all.map(\.y).max())
      expect(kept.first == all.first && kept.last == all.last)
    }
  }
  @Test func `points of a line that is thinned out keep their order`() {
    let thin = Decimation.thin(points(5000))
    expect(zip(thin, thin.dropFirst()).allSatisfy { $0.x <= $1.x })
  }
  @Test func `a few points are all drawn`() { expect(Decimation.thin(points(8)).count, equals: 8) }

  private func path(_ method: InterpolationMethod, _ points: [CGPoint]) -> Path {
    SeriesPath.make(PlacedSeries.Run(points: points), method, isArea: false)
  }
  private let zigzag = [
    CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 40), CGPoint(x: 20, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 60, y: 90),
  ]
  @Test func `every curve goes through the points`() {
    let methods: [InterpolationMethod] = [
      .linear, .monotone, .cardinal, .cardinal(tension: 1), .catmullRom, .catmullRom(alpha: 1), .stepStart, .stepEnd,
    ]
    for method in methods {
      var ends: [CGPoint] = []
      path(method, zigzag).forEach { element in
        switch element {
        case .move(let to), .line(let to): ends.append(to)
        case .curve(let to, _, _): ends.append(to)
        default: break
        }
      }
      expect(zigzag.allSatisfy { ends.contains($0) }, "\(method): \(ends)")
    }
  }
  @Test func `a monotone curve stays between its points`() {
    let bounds = path(.monotone, zigzag).boundingRect
    expect(bounds.minY >= -0.01 && bounds.maxY <= 90.01, "\(bounds)")
    expect(Interpolation.monotoneSlopes(zigzag)[1], equals: 0)
  }
  @Test func `steps change where they say`() {
    let two = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 8)]
    func corner(_ method: InterpolationMethod) -> CGPoint? {
      var lines: [CGPoint] = []
      path(method, two).forEach { if case .line(let to) = $0 { lines.append(to) } }
      return lines.first
    }
    expect(corner(.stepStart), equals: CGPoint(x: 0, y: 0))
    expect(corner(.stepCenter), equals: CGPoint(x: 5, y: 0))
    expect(corner(.stepEnd), equals: CGPoint(x: 10, y: 0))
  }
  private func sector(_ inner: CGFloat, _ start: Double, _ end: Double, inset: CGFloat = 0) -> Path {
    SectorShape(
      center: CGPoint(x: 50, y: 50), innerRadius: inner, outerRadius: 50, start: .degrees(start), end: .degrees(end),
      inset: inset
    ).path
  }
  @Test func `a sector has what is between its angles and radii`() {
    let quarter = sector(20, 0, 90)
    expect(quarter.contains(CGPoint(x: 75, y: 25)))
    expect(!quarter.contains(CGPoint(x: 25, y: 25)) && !quarter.contains(CGPoint(x: 55, y: 45)))
    expect(quarter.boundingRect.maxX <= 100.01 && quarter.boundingRect.minX >= 49.99)
  }
  @Test func `more than half a circle goes the long way`() {
    let most = sector(0, 90, 350)
    expect(most.contains(CGPoint(x: 25, y: 75)) && most.contains(CGPoint(x: 20, y: 40)))
    expect(!most.contains(CGPoint(x: 75, y: 25)))
  }
  @Test func `an inset leaves room beside the edges`() {
    let quarter = sector(20, 0, 90, inset: 3)
    expect(!quarter.contains(CGPoint(x: 51, y: 15)) && quarter.contains(CGPoint(x: 75, y: 25)))
  }
  @Test func `a whole circle is a ring`() {
    expect(sector(20, 0, 360).boundingRect.width, equals: 100)
  }
}
