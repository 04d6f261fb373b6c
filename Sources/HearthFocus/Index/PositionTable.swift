/// The position of each identifier in a list: a hash table with open addresses.
///
/// A dictionary would do; this one is made in a fifth of the time, and a map is made again whenever something has
/// moved. Source: measured, `Benchmarks/Sources/bench/Focus.swift`.
struct PositionTable: Sendable {
  /// Positions plus one; zero is free. The number of places is a power of two, at
  /// least twice the number of identifiers.
  private var places: [Int32]
  private var identifiers: [FocusID] = []
  private let shift: UInt64

  init(capacity: Int) {
    var bits: UInt64 = 3
    while 1 << bits < 2 * capacity { bits += 1 }
    shift = 64 - bits
    places = Array(repeating: 0, count: 1 << Int(bits))
    identifiers.reserveCapacity(capacity)
  }

  /// Identifiers are made of addresses, whose low bits are alike: the multiplication brings all bits to the top.
  private func start(_ id: FocusID) -> Int { Int(truncatingIfNeeded: (id.rawValue &* 0x9E37_79B9_7F4A_7C15) >> shift) }

  /// Gives the identifier the next position.
  ///
  /// - Returns: False where it has one already.
  mutating func append(_ id: FocusID) -> Bool {
    var place = start(id)
    while places[place] != 0 {
      if identifiers[Int(places[place]) - 1] == id { return false }
      place = (place + 1) & (places.count - 1)
    }
    identifiers.append(id)
    places[place] = Int32(identifiers.count)
    return true
  }

  subscript(id: FocusID) -> Int? {
    var place = start(id)
    while places[place] != 0 {
      let position = Int(places[place]) - 1
      if identifiers[position] == id { return position }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }
}
