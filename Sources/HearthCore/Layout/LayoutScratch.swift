import Foundation

/// Working memory of layout: a stack, so that measuring allocates nothing.
@MainActor enum LayoutScratch {
  nonisolated struct Entry {
    /// Lower ranks come first.
    var rank: CGFloat
    /// How much longer than `least` the element can get.
    var flexibility: CGFloat
    var least: CGFloat
    var index: Int
    var proposal: Proposal
    var size: Size
  }
  private static let capacity = 4096
  private static let base = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
  /// 0 between layouts: everybody gives back what was taken.
  @exclusivity(unchecked) private static var used = 0

  /// Room for `count` entries, to be given back in reverse order.
  @inline(__always) static func take(_ count: Int) -> (entries: UnsafeMutablePointer<Entry>, mark: Int) {
    let mark = used
    if used + count > capacity { return (.allocate(capacity: count), -1) }
    used += count
    return (base + mark, mark)
  }
  @inline(__always) static func give(_ entries: UnsafeMutablePointer<Entry>, _ mark: Int) {
    if mark < 0 { entries.deallocate() } else { used = mark }
  }
  /// In the order in which a stack asks: see `StackSolver`.
  nonisolated static func sort(_ entries: UnsafeMutablePointer<Entry>, _ count: Int) {
    if count <= 16 {
      for index in 1..<count {
        let entry = entries[index]
        var slot = index
        while slot > 0 && entry.isBefore(entries[slot - 1]) {
          entries[slot] = entries[slot - 1]
          slot -= 1
        }
        entries[slot] = entry
      }
      return
    }
    var buffer = UnsafeMutableBufferPointer(start: entries, count: count)
    buffer.sort { $0.isBefore($1) }
  }
}

extension LayoutScratch.Entry {
  nonisolated func isEquallyFlexible(_ other: Self) -> Bool {
    rank == other.rank && flexibility == other.flexibility && (flexibility != .infinity || least == other.least)
  }
  nonisolated func isBefore(_ other: Self) -> Bool {
    if rank != other.rank { return rank < other.rank }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility == .infinity && least != other.least { return least > other.least }
    return index < other.index
  }
}
