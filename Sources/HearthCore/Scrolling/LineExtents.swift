import Foundation
import HearthRendering

/// The lengths of the lines of a lazy container along its axis, where most are never measured.
///
/// Lengths are kept for lines that were measured, in blocks of 64; every other line counts as long as the mean of
/// those. A block in which all lengths are equal costs 56 bytes, any other 8 bytes a line more; blocks without a
/// measured line cost nothing. Distances are points from the start of the first line.
package struct LineExtents {
  private struct Block {
    /// A bit for each line that was measured.
    var measured: UInt64 = 0
    /// The length of all measured lines, as long as `lengths` is empty.
    var uniform: CGFloat = 0
    /// Empty, or 64 lengths.
    var lengths: [CGFloat] = []
    var sum: CGFloat = 0
  }

  package private(set) var count = 0
  package var spacing: CGFloat
  /// Numbers of the blocks that exist, ascending; `blocks` in the same order.
  private var keys: ContiguousArray<Int> = []
  private var blocks: ContiguousArray<Block> = []
  /// Measured lines and their length before each block; right for the first `validSums` of them.
  private var sums: ContiguousArray<(count: Int, length: CGFloat)> = []
  private var validSums = 0
  package private(set) var measuredCount = 0
  private var measuredLength: CGFloat = 0
  /// The length of all measured lines while they are equal, so that rounding never moves anything.
  private var commonLength: CGFloat?
  private var rememberedMean: CGFloat?

  package init(spacing: CGFloat) { self.spacing = spacing }

  /// The length assumed for a line that was not measured.
  package var mean: CGFloat {
    if let commonLength { return commonLength }
    if measuredCount > 0 { return measuredLength / CGFloat(measuredCount) }
    return rememberedMean ?? 0
  }
  package var hasMean: Bool { measuredCount > 0 || rememberedMean != nil }
  package var total: CGFloat {
    mutating get { count == 0 ? 0 : offset(of: count) - spacing }
  }

  /// Sets the number of lines. What was measured stays where it is, unless it lies beyond the end.
  package mutating func setCount(_ new: Int) {
    if new < count {
      while let last = keys.last, last << 6 >= new {
        keys.removeLast()
        forget(blocks.removeLast())
      }
      if let last = keys.last, (last + 1) << 6 > new {
        var line = new
        while line < (last + 1) << 6 {
          remove(line)
          line += 1
        }
      }
      validSums = min(validSums, keys.count)
    }
    count = new
  }
  /// Forgets all lengths, but not their mean.
  package mutating func removeAll() {
    if measuredCount > 0 { rememberedMean = mean }
    keys = []
    blocks = []
    sums = []
    validSums = 0
    measuredCount = 0
    measuredLength = 0
    commonLength = nil
  }
  private mutating func forget(_ block: Block) {
    if measuredCount > 0 { rememberedMean = mean }
    measuredCount -= block.measured.nonzeroBitCount
    measuredLength -= block.sum
    if measuredCount == 0 { (measuredLength, commonLength) = (0, nil) }
  }
  private mutating func remove(_ line: Int) {
    let slot = slot(of: line >> 6), bit = UInt64(1) << UInt64(line & 63)
    guard slot < keys.count, keys[slot] == line >> 6, blocks[slot].measured & bit != 0 else { return }
    if measuredCount > 0 { rememberedMean = mean }
    let length = blocks[slot].lengths.isEmpty ? blocks[slot].uniform : blocks[slot].lengths[line & 63]
    blocks[slot].measured &= ~bit
    blocks[slot].sum -= length
    measuredCount -= 1
    measuredLength -= length
    if measuredCount == 0 { (measuredLength, commonLength) = (0, nil) }
    validSums = min(validSums, slot + 1)
  }

  // MARK: - One line

  /// The place of a block in `keys`, or the one where it belongs.
  private func slot(of key: Int) -> Int {
    if let last = keys.last, last < key { return keys.count }
    return keys.indices.partitionPoint { keys[$0] >= key }
  }
  /// The length of a line if it was measured.
  package func measured(_ line: Int) -> CGFloat? {
    let slot = slot(of: line >> 6)
    guard slot < keys.count, keys[slot] == line >> 6, blocks[slot].measured & (1 << UInt64(line & 63)) != 0 else {
      return nil
    }
    return blocks[slot].lengths.isEmpty ? blocks[slot].uniform : blocks[slot].lengths[line & 63]
  }
  package func length(of line: Int) -> CGFloat { measured(line) ?? mean }

  /// Notes the length of a line. True if the length differs from the last one, whether that was measured or estimated.
  @discardableResult package mutating func set(_ line: Int, to length: CGFloat) -> Bool {
    let key = line >> 6, index = line & 63
    let bit = UInt64(1) << UInt64(index)
    let slot = slot(of: key)
    if slot == keys.count || keys[slot] != key {
      keys.insert(key, at: slot)
      blocks.insert(Block(), at: slot)
      sums.insert((0, 0), at: min(slot, sums.count))
      validSums = min(validSums, slot)
    }
    let wasMeasured = blocks[slot].measured & bit != 0
    let old = wasMeasured ? (blocks[slot].lengths.isEmpty ? blocks[slot].uniform : blocks[slot].lengths[index]) : mean
    if wasMeasured && old == length { return false }
    let hadMean = hasMean
    if blocks[slot].measured == 0 || blocks[slot].measured == bit {
      blocks[slot].lengths = []
      blocks[slot].uniform = length
    } else if blocks[slot].lengths.isEmpty && blocks[slot].uniform != length {
      blocks[slot].lengths = Array(repeating: blocks[slot].uniform, count: 64)
    }
    if !blocks[slot].lengths.isEmpty { blocks[slot].lengths[index] = length }
    blocks[slot].measured |= bit
    let previous = wasMeasured ? old : 0
    blocks[slot].sum += length - previous
    measuredLength += length - previous
    if !wasMeasured { measuredCount += 1 }
    if measuredCount == 1 { commonLength = length } else if commonLength != length { commonLength = nil }
    validSums = min(validSums, slot + 1)
    return old != length || !hadMean
  }

  // MARK: - Distances

  /// Where a line starts; for `count`, where one more would. Logarithmic in the number of blocks.
  package mutating func offset(of line: Int) -> CGFloat {
    if let commonLength { return CGFloat(line) * (commonLength + spacing) }
    let slot = slot(of: line >> 6)
    while sums.count < keys.count { sums.append((0, 0)) }
    while validSums < min(slot + 1, keys.count) {
      sums[validSums] = validSums == 0 ? (0, 0) : sumAfter(validSums - 1)
      validSums += 1
    }
    var (known, length): (Int, CGFloat)
    if slot < keys.count {
      (known, length) = sums[slot]
      if keys[slot] == line >> 6 {
        let before = blocks[slot].measured & ((UInt64(1) << UInt64(line & 63)) - 1)
        known += before.nonzeroBitCount
        if blocks[slot].lengths.isEmpty {
          length += CGFloat(before.nonzeroBitCount) * blocks[slot].uniform
        } else {
          var bits = before
          while bits != 0 {
            length += blocks[slot].lengths[bits.trailingZeroBitCount]
            bits &= bits - 1
          }
        }
      }
    } else {
      (known, length) = keys.isEmpty ? (0, 0) : sumAfter(keys.count - 1)
    }
    return length + CGFloat(line - known) * mean + CGFloat(line) * spacing
  }
  private func sumAfter(_ slot: Int) -> (Int, CGFloat) {
    (sums[slot].count + blocks[slot].measured.nonzeroBitCount, sums[slot].length + blocks[slot].sum)
  }

  /// The line at a distance; what lies between two belongs to the first. The first or last line for a distance outside.
  package mutating func line(at distance: CGFloat) -> Int {
    if let commonLength, commonLength + spacing > 0, distance.isFinite {
      return min(max(0, Int(min(distance / (commonLength + spacing), CGFloat(count)))), max(0, count - 1))
    }
    return (1..<max(1, count)).partitionPoint { !(offset(of: $0) <= distance) } - 1
  }

  /// The memory behind this value, for tests of what a line costs. Bytes.
  package var byteCount: Int {
    let whole =
      keys.capacity * MemoryLayout<Int>.stride + blocks.capacity * MemoryLayout<Block>.stride + sums.capacity
      * MemoryLayout<(Int, CGFloat)>.stride
    return blocks.reduce(whole) {
      $0 + ($1.lengths.isEmpty ? 0 : 32 + $1.lengths.capacity * MemoryLayout<CGFloat>.stride)
    }
  }
}
