/// The last four sizes that a node answered, by proposal. Elements of what scrolls are asked for one, most others for
/// two: the ones before the last are kept aside, when they come.
///
/// A copy shares those with the original and may be read as long as the original is not written.
package struct SizeCache {
  struct Entry { var proposal = Proposal(-2, -2); var size = Size(0, 0) }
  private final class Older {
    @exclusivity(unchecked) var entry: Entry
    @exclusivity(unchecked) var next: Older?
    init(_ entry: Entry, _ next: Older?) { (self.entry, self.next) = (entry, next) }
  }
  /// Ends the list of older answers when more were forgotten.
  private nonisolated(unsafe) static let forgotten = Older(Entry(), nil)
  private static let mostOlder = 3

  private var latest = Entry()
  private var older: Older?

  var isEmpty: Bool { latest.proposal.width == -2 }
  /// Whether there were more answers than these: after a change nobody knows whether all hold.
  var hasForgottenAnswers: Bool {
    var link = older
    while let current = link {
      if current === Self.forgotten { return true }
      link = current.next
    }
    return false
  }
  /// Whether `holds` is true of each answer, the latest first.
  @inline(__always) func allHold(_ holds: (Entry) -> Bool) -> Bool { first { !holds($0) } == nil }
  /// The latest answer for which a condition holds.
  @inline(__always) func first(where isFound: (Entry) -> Bool) -> Entry? {
    if isEmpty { return nil }
    if isFound(latest) { return latest }
    var link = older
    while let current = link, current !== Self.forgotten {
      if isFound(current.entry) { return current.entry }
      link = current.next
    }
    return nil
  }

  @inline(__always) func find(_ p: Proposal) -> Size? {
    if latest.proposal == p { return latest.size }
    return older == nil ? nil : findOlder(p)
  }
  private func findOlder(_ p: Proposal) -> Size? {
    var link = older
    while let current = link {
      if current.entry.proposal == p { return current.entry.size }
      link = current.next
    }
    return nil
  }
  @inline(__always) mutating func insert(_ p: Proposal, _ s: Size) {
    if !isEmpty { keepLatest() }
    latest = Entry(proposal: p, size: s)
  }
  private mutating func keepLatest() {
    var count = 0
    var last: Older?, beforeLast: Older?
    var link = older
    while let current = link, current !== Self.forgotten {
      (beforeLast, last) = (last, current)
      count += 1
      link = current.next
    }
    if count < Self.mostOlder {
      older = Older(latest, older)
    } else if let last, let beforeLast {
      // The oldest makes room.
      beforeLast.next = Self.forgotten
      last.entry = latest
      last.next = older
      older = last
    }
  }
}
