/// Offsets into a string, counted in UTF-8 bytes from its start.
///
/// The module uses one kind of offset: UTF-8, and except where said otherwise on the boundary of a grapheme cluster
/// (a Swift `Character`). Source: our choice, because Swift's strings and Pango both store UTF-8, so that a caret costs
/// no search in either; the other counts are converted at the edges:
///
/// | counted by | in | convert with |
/// |---|---|---|
/// | Pango, GTK's input methods | UTF-8 bytes | nothing, but ``roundedDown(_:)`` what arrives |
/// | AT-SPI, GTK's `GtkAccessibleText` | Unicode scalars | ``scalarOffset(at:)``, ``offset(ofScalar:)`` |
/// | people, and tests | characters | ``characterOffset(at:)``, ``offset(ofCharacter:)`` |
///
/// Every function takes any integer: what lies outside the string means its nearest end.
extension String {
  /// The index of a byte, moved to the nearest end when outside.
  ///
  /// - Complexity: O(1), as the string is native UTF-8.
  func utf8Index(_ offset: Int) -> Index {
    utf8.index(utf8.startIndex, offsetBy: min(max(offset, 0), utf8.count))
  }

  /// The offset of an index, in UTF-8 bytes.
  func utf8Offset(_ index: Index) -> Int {
    utf8.distance(from: utf8.startIndex, to: index)
  }

  /// The text between two offsets, which may lie between scalars of one grapheme cluster, but not inside a scalar.
  package func slice(_ range: Range<Int>) -> String {
    String(unicodeScalars[utf8Index(range.lowerBound)..<utf8Index(range.upperBound)])
  }

  /// Where the bytes are in memory: another place after they were copied. Nil for a text that is short enough to have
  /// no storage.
  var storageAddress: UnsafePointer<UInt8>? {
    utf8.count < 16 ? nil : utf8.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil
  }

  // MARK: - Grapheme boundaries

  /// Whether a caret can stand here: at an end of the string or between two grapheme clusters.
  package func isGraphemeBoundary(_ offset: Int) -> Bool {
    guard offset >= 0, offset <= utf8.count else { return false }
    return Index(utf8Index(offset), within: self) != nil
  }

  /// The last grapheme boundary at or before an offset.
  package func roundedDown(_ offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= utf8.count { return utf8.count }
    return isGraphemeBoundary(offset) ? offset : graphemeBoundary(before: offset)
  }

  /// The first grapheme boundary at or after an offset.
  package func roundedUp(_ offset: Int) -> Int {
    let down = roundedDown(offset)
    return down >= offset || down == utf8.count ? down : graphemeBoundary(after: down)
  }

  /// The next grapheme boundary, or the end of the string.
  package func graphemeBoundary(after offset: Int) -> Int {
    if offset < 0 { return 0 }
    guard offset < utf8.count else { return utf8.count }
    // `index(after:)` first rounds an index inside a cluster down to the cluster's start.
    return utf8Offset(index(after: utf8Index(offset)))
  }

  /// The previous grapheme boundary, or the start of the string.
  package func graphemeBoundary(before offset: Int) -> Int {
    if offset > utf8.count { return utf8.count }
    guard offset > 0 else { return 0 }
    if isGraphemeBoundary(offset) { return utf8Offset(index(before: utf8Index(offset))) }
    return utf8Offset(index(before: index(after: utf8Index(offset))))
  }

  // MARK: - Other counts

  /// The number of Unicode scalars before an offset. - Complexity: O(offset).
  package func scalarOffset(at offset: Int) -> Int {
    unicodeScalars.distance(from: startIndex, to: utf8Index(offset))
  }

  /// The offset of a Unicode scalar; inside a grapheme cluster, that cluster's start. - Complexity: O(count).
  package func offset(ofScalar count: Int) -> Int {
    let index = unicodeScalars.index(startIndex, offsetBy: max(0, count), limitedBy: endIndex) ?? endIndex
    return roundedDown(utf8Offset(index))
  }

  /// The number of characters before an offset. - Complexity: O(offset).
  package func characterOffset(at offset: Int) -> Int {
    distance(from: startIndex, to: utf8Index(roundedDown(offset)))
  }

  /// The offset of a character. - Complexity: O(count).
  package func offset(ofCharacter count: Int) -> Int {
    utf8Offset(index(startIndex, offsetBy: max(0, count), limitedBy: endIndex) ?? endIndex)
  }
}
