extension Range where Bound == Int {
  /// The first number of the range for which a condition holds; the upper bound where it holds for none. It must hold for
  /// all numbers behind that one, too.
  ///
  ///     let row = tops.indices.partitionPoint { tops[$0] > y }
  ///
  /// - Complexity: O(log(*n*)), where *n* is the length of the range.
  @inlinable package func partitionPoint(where holds: (Int) throws -> Bool) rethrows -> Int {
    var low = lowerBound, high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if try holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
