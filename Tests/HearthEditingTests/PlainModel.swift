@testable import HearthEditing

/// What an ``EditableText`` has to be like, written out: scalars in an array, and Swift's own characters.
///
/// Nothing of the engine is used but the names of its commands. Places are numbers of scalars. Every answer is found by
/// going through the whole text.
struct PlainModel {
  struct Composition {
    /// Where the marked scalars are.
    var range: Range<Int>
    var removed: [Unicode.Scalar]
    var anchor: Int, head: Int
  }
  var scalars: [Unicode.Scalar]
  var anchor: Int, head: Int
  var composition: Composition?
  var isSingleLine = false
  var isRightToLeft = false

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    (anchor, head) = (scalars.count, scalars.count)
  }

  // MARK: - What can be asked

  var text: String { Self.string(scalars[...]) }
  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var committed: String {
    guard let composition else { return text }
    return Self.string(
      scalars[..<composition.range.lowerBound] + composition.removed + scalars[composition.range.upperBound...])
  }
  static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }
  /// UTF-8 bytes before a place.
  func bytes(_ place: Int) -> Int { scalars.prefix(place).reduce(0) { $0 + UTF8.width($1) } }
  /// Where characters begin, and the end.
  var boundaries: [Int] {
    var result = [0], place = 0
    for character in text {
      place += character.unicodeScalars.count
      result.append(place)
    }
    return result
  }
  func up(_ place: Int) -> Int { boundaries.first { $0 >= place } ?? scalars.count }
  /// The character boundary at a number of bytes, or before it.
  func down(bytes: Int) -> Int { boundaries.last { self.bytes($0) <= max(0, bytes) } ?? 0 }
  func after(_ place: Int) -> Int { boundaries.first { $0 > place } ?? scalars.count }
  func before(_ place: Int) -> Int { boundaries.last { $0 < place } ?? 0 }
  /// Where the line of a place begins and ends.
  func line(_ place: Int) -> Range<Int> {
    // In the middle of CR LF there is no place.
    let start = (0..<place).last { Character(scalars[$0]).isNewline }.map { $0 + 1 } ?? 0
    let end = (place..<scalars.count).first { Character(scalars[$0]).isNewline } ?? scalars.count
    return start..<end
  }
  /// What of a text may be typed.
  func accepted(_ text: String) -> [Unicode.Scalar] {
    let text =
      isSingleLine
      ? text.unicodeScalars.split(separator: "\r\n".unicodeScalars, omittingEmptySubsequences: false)
      : [text.unicodeScalars[...]]
    let joined = text.map { Array($0) }.joined(separator: [" "])
    return joined.compactMap { scalar -> Unicode.Scalar? in
      if Character(scalar).isNewline { return isSingleLine ? " " : scalar }
      return scalar == "\t" || scalar.properties.generalCategory != .control ? scalar : nil
    }
  }

  // MARK: - What can be done

  mutating func replace(_ range: Range<Int>, _ new: [Unicode.Scalar]) {
    scalars.replaceSubrange(range, with: new)
  }
  mutating func put(_ new: [Unicode.Scalar], in range: Range<Int>) {
    replace(range, new)
    anchor = up(range.lowerBound + new.count)
    head = anchor
  }
  mutating func type(_ text: String) {
    let new = accepted(text)
    if !new.isEmpty { put(new, in: range) }
  }
  mutating func delete(forward: Bool) {
    if anchor != head { return put([], in: range) }
    put([], in: forward ? head..<after(head) : before(head)..<head)
  }
  mutating func move(to place: Int, extending: Bool) {
    head = place
    if !extending { anchor = place }
  }
  mutating func step(forward: Bool, extending: Bool) {
    if !extending, anchor != head { return move(to: forward ? range.upperBound : range.lowerBound, extending: false) }
    move(to: forward ? after(head) : before(head), extending: extending)
  }

  // MARK: - Composition

  mutating func compose(_ text: String, _ inside: Range<Int>) {
    let new = accepted(text)
    if new.isEmpty { return cancel() }
    let current =
      composition ?? Composition(range: range, removed: Array(scalars[range]), anchor: anchor, head: head)
    let start = current.range.lowerBound
    replace(current.range, new)
    composition = Composition(
      range: start..<(start + new.count), removed: current.removed, anchor: current.anchor, head: current.head)
    // The selection is told in bytes, which may be in the middle of a scalar.
    func place(_ offset: Int) -> Int {
      let offset = bytes(start) + min(max(0, offset), bytes(start + new.count) - bytes(start))
      return boundaries.first { bytes($0) >= offset } ?? scalars.count
    }
    (anchor, head) = (place(inside.lowerBound), place(inside.upperBound))
  }
  mutating func commit(_ text: String) {
    guard let composition else { return type(text) }
    let new = accepted(text)
    if new.isEmpty { return cancel() }
    self.composition = nil
    put(new, in: composition.range)
  }
  mutating func cancel() {
    guard let composition else { return }
    self.composition = nil
    replace(composition.range, composition.removed)
    (anchor, head) = (up(composition.anchor), up(composition.head))
  }
  /// Deletes scalars around the caret, or around what is marked, which are not counted.
  mutating func deleteAround(_ offset: Int, _ count: Int) {
    let marked = composition?.range ?? head..<head
    let places = (offset..<(offset + count)).map { $0 < 0 ? marked.lowerBound + $0 : marked.upperBound + $0 }
      .filter { scalars.indices.contains($0) }
    if places.isEmpty { return }
    func moved(_ place: Int) -> Int { place - places.count { $0 < place } }
    let ends = (moved(anchor), moved(head))
    let length = composition?.removed.count ?? 0
    if var composition {
      let start = moved(marked.lowerBound)
      composition.anchor = composition.anchor <= marked.lowerBound ? start : start + length
      composition.head = composition.head <= marked.lowerBound ? start : start + length
      composition.range = start..<moved(marked.upperBound)
      self.composition = composition
    }
    for place in places.reversed() { scalars.remove(at: place) }
    (anchor, head) = (up(ends.0), up(ends.1))
  }
}
