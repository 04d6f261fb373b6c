/// Names similar to one that was not found, which may be what was meant.
nonisolated enum NearestNames {
  /// At most three of `names`, the most similar ones first; none that has little in common with `name`.
  static func of(_ name: String, in names: [String]) -> [String] {
    let wanted = Array(name.lowercased())
    // Half of a name is right where somebody meant it. Source: our choice.
    let limit = max(1, wanted.count / 2)
    var found: [(name: String, distance: Int)] = []
    var seen: Set<String> = []
    for other in names where !other.isEmpty && seen.insert(other).inserted {
      let candidate = Array(other.lowercased())
      let isPart = other.lowercased().contains(name.lowercased()) || name.lowercased().contains(other.lowercased())
      let contains = isPart && min(wanted.count, candidate.count) >= 3
      let distance = distance(wanted, candidate)
      if distance <= limit { found.append((other, distance)) } else if contains { found.append((other, limit + 1)) }
    }
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }
  /// How many characters have to be put in, taken out or replaced.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in b.enumerated() {
        let replaced = diagonal + (left == right ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
