import Foundation

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at `offsets`.
  /// - Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    var kept = Self()
    kept.reserveCapacity(count)
    var index = startIndex
    while index < endIndex {
      if !offsets.contains(index) { kept.append(self[index]) }
      index += 1
    }
    self = kept
  }
}

extension MutableCollection where Index == Int {
  /// Moves the elements at `source` so that they stand before the one that is now at `destination`, in their order.
  /// - Complexity: O(*n*).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = [], moved: [Element] = [], after: [Element] = []
    for index in indices {
      if source.contains(index) {
        moved.append(self[index])
      } else if index < destination {
        before.append(self[index])
      } else {
        after.append(self[index])
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
