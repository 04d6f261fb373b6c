import Foundation
import QuickTesting
import TestSupport

@testable import HearthFocus

struct RectangleIndexTests {
  private func grid(columns: Int, rows: Int, gap: Double = 8) -> [FocusTarget] {
    (0..<columns * rows).map { place in
      let (row, column) = place.quotientAndRemainder(dividingBy: columns)
      return FocusTarget(
        FocusID(UInt64(place)),
        frame: CGRect(x: Double(column) * 40, y: Double(row) * 30, width: 40 - gap, height: 30 - gap))
    }
  }

  /// The most candidates that one move from any of some places in the grid examines.
  private func mostExamined(columns: Int, rows: Int) -> Int {
    let map = FocusMap(
      window: FocusGroup(FocusID(.max), roles: []), targets: grid(columns: columns, rows: rows))
    let places = stride(from: 0, to: columns * rows, by: columns * rows / 97 + 1)
    return places.flatMap { place in
      MoveDirection.allCases.map { map.next(from: FocusID(UInt64(place)), toward: $0).examined }
    }.max() ?? 0
  }

  @Test func `one move among ten thousand targets examines few, among a hundred thousand hardly more`() {
    expect(mostExamined(columns: 100, rows: 100) <= 100)
    expect(mostExamined(columns: 250, rows: 400) <= 100)
  }

  @Test func `a move along a gap examines at most the order of the square root`() {
    for (columns, rows) in [(100, 100), (250, 400)] {
      var targets = grid(columns: columns, rows: rows)
      // Between two rows and as low as the gap: nothing is in its beam to the right.
      let gap = CGRect(x: -40, y: Double(rows / 3) * 30 - 6, width: 32, height: 4)
      targets.append(FocusTarget(FocusID(.max - 1), frame: gap))
      let map = FocusMap(window: FocusGroup(FocusID(.max), roles: []), targets: targets)
      let answer = map.next(from: FocusID(.max - 1), toward: .right)
      expect(answer.rule, equals: .aside)
      expect(Double(answer.examined) <= 8 * Double(targets.count).squareRoot())
    }
  }

  @Test func `a search through the index finds what a look at every rectangle finds`() {
    var random = SeededGenerator(seed: 7)
    for round in 0..<60 {
      let extent = round % 3 == 0 ? 60 : 400
      let rects = (0..<120).map { _ in
        CGRect(
          x: random.next(extent), y: random.next(extent), width: random.next(50), height: random.next(50))
      }
      let index = RectangleIndex(rects)
      for direction in MoveDirection.allCases {
        for kind in [DirectionalMeasure.Kind.aligned, .aside, .anywhere] {
          let origin = rects[round]
          let measure = DirectionalMeasure(kind, from: origin, toward: direction, reading: .leftToRight)
          let expected = rects.indices.filter { $0 != round && rects[$0].isReachable }
            .compactMap { position in measure.rank(of: rects[position], ordinal: position).map { ($0, position) } }
            .min { $0.0 < $1.0 }?.1
          let found = index.best(by: measure) { $0 != round }
          expect(found.best?.position, equals: expected)
        }
      }
    }
  }

  @Test func `an arrow always leads farther, so that repeating it comes to an end`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20 {
      let targets = (0..<80).map { name in
        FocusTarget(
          FocusID(UInt64(name)),
          frame: CGRect(
            x: random.next(300), y: random.next(300), width: 5 + random.next(60), height: 5 + random.next(60)))
      }
      let map = FocusMap(window: FocusGroup(FocusID(.max), roles: []), targets: targets)
      for direction in MoveDirection.allCases {
        var at = FocusID(0)
        var steps = 0
        while let next = map.next(from: at, toward: direction).target, steps <= targets.count {
          at = next
          steps += 1
        }
        expect(steps < targets.count)
      }
    }
  }
}
