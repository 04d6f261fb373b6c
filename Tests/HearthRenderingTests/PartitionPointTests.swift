import QuickTesting

@testable import HearthRendering

struct `The partition point of a range` {
  @Test func `is the first number for which the condition holds`() {
    for lower in -2...2 {
      for count in 0...9 {
        for first in lower...(lower + count) {
          let range = lower..<(lower + count)
          expect(range.partitionPoint { $0 >= first }, equals: first)
        }
      }
    }
  }
  @Test func `is the end where the condition never holds, and the beginning where it always does`() {
    expect((3..<7).partitionPoint { _ in false }, equals: 7)
    expect((3..<7).partitionPoint { _ in true }, equals: 3)
    expect((3..<3).partitionPoint { _ in true }, equals: 3)
  }
  @Test func `is found in as many steps as the range can be halved`() {
    var steps = 0
    let found = (0..<1_000_000).partitionPoint { number in
      steps += 1
      return number >= 765_432
    }
    expect(found, equals: 765_432)
    // A million lies below the twentieth power of two.
    expect(steps <= 20)
  }
}
