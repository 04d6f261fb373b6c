/// How the identities of some data follow each other.
public enum _IdentityOrder: Sendable {
  case unknown
  /// Whole numbers, each greater than the one before, so that none occurs twice.
  case ascending
  case other
}

/// What is looked for in data.
public enum _WantedIdentities<ID: Hashable> {
  /// Where one identity occurs first.
  case first(ID)
  /// Where each of some identities occurs first: called for those that are there, in the order of the data.
  case each(Set<ID>, _ found: (ID, _ index: Int) -> Void)
}

/// The way to an identity in data: where it occurs first, and what was learnt on the way.
///
/// Identities in ascending order, as the keys of databases and indices are, are found by halving once all were looked
/// at; others one after the other. Nothing is kept but the order, so that a row out of view costs no memory for it. The
/// functions are written for the app to specialise: one identity takes a nanosecond then, sixty otherwise.
public struct _IdentitySearch {
  /// Nil when no element has the identity.
  public var index: Int?
  /// How many identities were looked at.
  public var examined: Int
  /// How the identities that were looked at follow each other.
  public var order: _IdentityOrder

  @inlinable init(index: Int?, examined: Int, order: _IdentityOrder) {
    (self.index, self.examined, self.order) = (index, examined, order)
  }

  @inlinable public static func find<Data: RandomAccessCollection, ID: Hashable>(
    _ wanted: _WantedIdentities<ID>, in data: Data, _ order: _IdentityOrder, _ identity: (Data.Element) -> ID
  ) -> _IdentitySearch {
    switch wanted {
    case .first(let id): find(id, in: data, order, identity)
    case .each(let ids, let found): findEach(ids, in: data, identity, found)
    }
  }
  /// In the numbers of a range, which are their own identities.
  @inlinable static func find(_ wanted: _WantedIdentities<Int>, in data: Range<Int>) -> _IdentitySearch {
    switch wanted {
    case .first(let id):
      return _IdentitySearch(index: data.contains(id) ? id - data.lowerBound : nil, examined: 1, order: .ascending)
    case .each(let ids, let found):
      for id in ids.sorted() where data.contains(id) { found(id, id - data.lowerBound) }
      return _IdentitySearch(index: nil, examined: ids.count, order: .ascending)
    }
  }

  /// One pass over the data, up to the last of the identities: what a sorted table of a million rows takes for those
  /// that were in view.
  @inlinable static func findEach<Data: RandomAccessCollection, ID: Hashable>(
    _ wanted: Set<ID>, in data: Data, _ identity: (Data.Element) -> ID, _ found: (ID, _ index: Int) -> Void
  ) -> _IdentitySearch {
    var rest = wanted, index = 0
    if ID.self == Int.self {
      // A table of 4,096 bits answers for most numbers that are not wanted.
      var bits = [UInt64](repeating: 0, count: 64)
      for id in wanted { note(unsafeBitCast(id, to: Int.self), in: &bits) }
      for element in data {
        let id = identity(element)
        if mayHave(unsafeBitCast(id, to: Int.self), bits), rest.remove(id) != nil {
          found(id, index)
          if rest.isEmpty { return _IdentitySearch(index: nil, examined: index + 1, order: .unknown) }
        }
        index += 1
      }
      return _IdentitySearch(index: nil, examined: index, order: .unknown)
    }
    for element in data {
      let id = identity(element)
      if rest.remove(id) != nil {
        found(id, index)
        if rest.isEmpty { return _IdentitySearch(index: nil, examined: index + 1, order: .unknown) }
      }
      index += 1
    }
    return _IdentitySearch(index: nil, examined: index, order: .unknown)
  }
  /// Which of the 4,096 bits stands for a number. Source: multiplication by the golden ratio (Knuth, volume 3, 6.4).
  @inlinable @inline(__always) static func bit(of number: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15) >> 52)
  }
  @inlinable @inline(__always) static func note(_ number: Int, in bits: inout [UInt64]) {
    let bit = bit(of: number)
    bits[bit >> 6] |= 1 << UInt64(bit & 63)
  }
  @inlinable @inline(__always) static func mayHave(_ number: Int, _ bits: [UInt64]) -> Bool {
    let bit = bit(of: number)
    return bits[bit >> 6] >> UInt64(bit & 63) & 1 == 1
  }

  /// - Parameters:
  ///   - order: That of `data`, as the last search in the same data found it.
  ///   - identity: Gives the identity of an element.
  /// - Complexity: logarithmic in ascending order, else linear.
  @inlinable static func find<Data: RandomAccessCollection, ID: Hashable>(
    _ wanted: ID, in data: Data, _ order: _IdentityOrder, _ identity: (Data.Element) -> ID
  ) -> _IdentitySearch {
    if ID.self == Int.self {
      return findNumber(unsafeBitCast(wanted, to: Int.self), in: data, order) {
        unsafeBitCast(identity($0), to: Int.self)
      }
    }
    var index = 0
    for element in data {
      if identity(element) == wanted { return _IdentitySearch(index: index, examined: index + 1, order: .other) }
      index += 1
    }
    return _IdentitySearch(index: nil, examined: index, order: .other)
  }

  @inlinable static func findNumber<Data: RandomAccessCollection>(
    _ wanted: Int, in data: Data, _ order: _IdentityOrder, _ identity: (Data.Element) -> Int
  ) -> _IdentitySearch {
    var examined = 0
    if order == .ascending {
      var low = 0, high = data.count
      while low < high {
        let middle = (low + high) / 2
        let number = identity(data[data.index(data.startIndex, offsetBy: middle)])
        examined += 1
        if number == wanted { return _IdentitySearch(index: middle, examined: examined, order: .ascending) }
        if number < wanted { low = middle + 1 } else { high = middle }
      }
      // Elements that are objects may have got a different identity since: an element that is not found is looked for
      // everywhere.
    }
    var index = 0, found = -1
    var last = Int.min
    var isAscending = order != .other
    for element in data {
      let number = identity(element)
      if number <= last && index > 0 { isAscending = false }
      if number == wanted && found < 0 { found = index }
      last = number
      index += 1
      if found >= 0 && !isAscending { break }
    }
    return _IdentitySearch(
      index: found < 0 ? nil : found, examined: examined + index, order: isAscending ? .ascending : .other)
  }

  /// The same where a key path leads to the identity; one to a stored property is
  /// followed without a call for each element.
  @inlinable static func find<Data: RandomAccessCollection, ID: Hashable>(
    _ wanted: _WantedIdentities<ID>, in data: Data, _ order: _IdentityOrder, _ path: KeyPath<Data.Element, ID>
  ) -> _IdentitySearch {
    guard let offset = MemoryLayout<Data.Element>.offset(of: path) else {
      return find(wanted, in: data, order) { $0[keyPath: path] }
    }
    return find(wanted, in: data, order) { element in
      withUnsafePointer(to: element) { (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: ID.self).pointee }
    }
  }
}
