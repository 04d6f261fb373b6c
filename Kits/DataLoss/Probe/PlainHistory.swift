import Foundation
import TestSupport

/// What a program has written after so many saves: the same for each run with the same seed.
package struct PlainHistory: Equatable {
  package struct Row: Equatable {
    var value: String
    var group: Int?
  }
  package enum Operation: Equatable {
    case insert(Int, Row)
    case edit(Int, String)
    case move(Int, Int?)
    case delete(Int)
  }
  /// How many groups there are, from the first save on.
  package static let groupCount = 4
  package let seed: UInt64
  package private(set) var step = 0
  /// By their numbers.
  package private(set) var rows: [Int: Row] = [:]

  package init(seed: UInt64) { self.seed = seed }
  /// The history up to a save.
  package init(seed: UInt64, step: Int) {
    self.init(seed: seed)
    while self.step < step { _ = next() }
  }

  /// Goes on by one save, and says what it writes.
  package mutating func next() -> [Operation] {
    step += 1
    var dice = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(step))
    var all: [Operation] = []
    for index in 0..<Int.random(in: 1...8, using: &dice) {
      let number = rows.keys.sorted().randomElement(using: &dice)
      let group = Int.random(in: 0...Self.groupCount, using: &dice)
      let target = group < Self.groupCount ? group : nil
      let operation: Operation? =
        switch Int.random(in: 0..<8, using: &dice) {
        case 0, 1, 2: .insert(step * 100 + index, Row(value: text(&dice), group: target))
        case 3, 4: number.map { .edit($0, text(&dice)) }
        case 5, 6: number.map { .move($0, target) }
        default: number.map { .delete($0) }
        }
      guard let operation else { continue }
      all.append(operation)
      apply(operation)
    }
    return all
  }
  private mutating func apply(_ operation: Operation) {
    switch operation {
    case .insert(let number, let row): rows[number] = row
    case .edit(let number, let value): rows[number]?.value = value
    case .move(let number, let group): rows[number]?.group = group
    case .delete(let number): rows[number] = nil
    }
  }
  /// Short and long texts: long ones need pages of their own.
  private func text(_ dice: inout SeededGenerator) -> String {
    let word = String(UInt32.random(in: 0...UInt32.max, using: &dice), radix: 36)
    return String(repeating: word, count: Int.random(in: 0..<10, using: &dice) == 0 ? 1000 : 2)
  }
}
