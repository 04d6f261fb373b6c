import Foundation

/// What is being typed to select something in a list or grid.
///
/// Source: the lists of GTK, macOS and Windows: letters typed in quick succession are one prefix; a pause starts over;
/// the same letter again and again goes from one to the next that begins with it.
package struct TypeSelectBuffer {
  /// Seconds after which a letter starts a new prefix. Source: our choice; Windows and macOS wait about as long.
  package static let pause = 1.0
  /// Rows that were never in view and are made for one key at most. Source: our choice: what
  /// a debug build makes without a stutter.
  package static let reach = 300
  private var text = ""
  private var lastTime = -Double.infinity
  package init() {}

  /// What to look for, and whether the current one is passed over. Nil for what is no part of a name.
  ///
  /// - Parameters:
  ///   - characters: What a key has typed.
  ///   - time: When: seconds, on any clock.
  package mutating func append(_ characters: String, at time: Double) -> (prefix: String, startsAfterCurrent: Bool)? {
    if characters.isEmpty { return nil }
    if time - lastTime > Self.pause { text = "" }
    // A space selects or scrolls, unless it is inside of a name.
    if text.isEmpty && characters == " " { return nil }
    lastTime = time
    let first = text.first.map { String($0) }
    let isSameAgain = first != nil && text.allSatisfy { String($0) == first } && characters == first
    text += characters
    return (text, isSameAgain || text.count == characters.count)
  }
  /// The index of the next of `count` things whose name begins with `prefix`: round, beginning behind or with the
  /// current one. A letter that was repeated stands for itself where no name begins with it twice.
  ///
  /// - Parameter name: The name of one; nil if it has no name, or when it was asked too often for things that have to
  ///   be made. How many may still be made is counted down in its second argument.
  package static func find(
    _ prefix: String, in count: Int, current: Int?, _ startsAfterCurrent: Bool, name: (Int, inout Int) -> String?
  ) -> Int? {
    guard count > 0 else { return nil }
    let start = current.map { startsAfterCurrent ? $0 + 1 : $0 } ?? 0
    let isRepeated = prefix.count > 1 && prefix.allSatisfy { $0 == prefix.first }
    var left = reach
    var second: Int?
    for step in 0..<count {
      let index = (start + step) % count
      guard let name = name(index, &left) else { continue }
      if matches(name, prefix) { return index }
      if isRepeated, second == nil, matches(name, String(prefix.prefix(1))) { second = index }
    }
    return second
  }
  /// Letters count without case and accents.
  private static func matches(_ name: String, _ prefix: String) -> Bool {
    name.range(of: prefix, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }
}
