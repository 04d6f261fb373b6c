/// Leaves out of a list what is not needed for something to happen. Source: Zeller and Hildebrandt, Simplifying and isolating failure-inducing
/// input (ddmin), without its tests of parts alone.
nonisolated enum MonkeyShortening {
  /// - Parameter happens: Whether it happens with these elements, in this order. It does with all.
  /// - Returns: Elements of which none can be left out.
  static func shorten<Element>(_ elements: [Element], _ happens: ([Element]) -> Bool) -> [Element] {
    var kept = elements, parts = 2
    while kept.count > 1 {
      let length = max(1, kept.count / parts)
      let shorter = stride(from: 0, to: kept.count, by: length).lazy
        .map { start in Array(kept[..<start] + kept[min(start + length, kept.count)...]) }
        .first { !$0.isEmpty && happens($0) }
      if let shorter {
        kept = shorter
        parts = max(parts - 1, 2)
      } else if length == 1 {
        break
      } else {
        parts = min(parts * 2, kept.count)
      }
    }
    return kept
  }
}
