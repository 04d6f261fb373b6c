/// Paragraphs: the stretches between hard line breaks.
///
/// Hard line breaks are LF, VT, FF, CR, CR LF (one), NEL, LS and PS, as in `Character.isNewline`.
/// Source: Unicode Standard Annex 14, class BK, CR, LF, NL.
extension String {
  /// The paragraph an offset stands in, without the line break that ends it. An offset inside a line break (between
  /// CR and LF) belongs to the paragraph before it.
  ///
  /// - Parameter most: Bytes that are looked at before the offset, and behind it. What of the paragraph is further away
  ///   is left out, at a grapheme boundary.
  /// - Complexity: O(length of the paragraph).
  package func paragraph(at offset: Int, within most: Int = .max) -> Range<Int> {
    let offset = roundedDown(offset)
    let range = withUTF8Bytes { bytes in
      let least = most > offset ? 0 : offset - most, limit = most > bytes.count - offset ? bytes.count : offset + most
      var start = offset
      while start > least, !bytes.endsLineBreak(at: start) { start -= 1 }
      var end = offset
      while end < limit, !bytes.beginsLineBreak(at: end) { end += 1 }
      return start..<end
    }
    if range.count < most { return range }
    return min(offset, roundedUp(range.lowerBound))..<max(offset, roundedDown(range.upperBound))
  }

  /// The paragraphs that begin in a range, each without the line break that ends it.
  ///
  /// - Parameters:
  ///   - start: Where a paragraph begins.
  ///   - end: Where the next paragraph begins, which is not part of the result. Nil: the last
  ///     paragraph is, also when it is empty.
  /// - Complexity: O(length of the range).
  package func paragraphs(from start: Int, to end: Int?) -> [Range<Int>] {
    withUTF8Bytes { bytes in
      let isLast = end == nil, end = end ?? bytes.count
      var result: [Range<Int>] = []
      var begin = start, index = start
      while index < end {
        // Most bytes are letters, with which no line break begins.
        let byte = bytes[index]
        if byte > 0x0D && byte < 0xC2 || byte < 0x0A || !bytes.beginsLineBreak(at: index) {
          index += 1
          continue
        }
        result.append(begin..<index)
        switch bytes[index] {
        case 0x0D: index += index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
        case 0xC2: index += 2
        case 0xE2: index += 3
        default: index += 1
        }
        begin = index
      }
      if isLast { result.append(begin..<max(begin, bytes.count)) }
      return result
    }
  }

  /// How many bytes this text and another text have in common at the start, and how many of the rest at the
  /// end. They need not end between characters.
  ///
  /// - Complexity: O(length of the text), eight bytes at a time.
  package func commonEnds(with other: String) -> (prefix: Int, suffix: Int) {
    withUTF8Bytes { a in
      other.withUTF8Bytes { b in
        let shorter = min(a.count, b.count), first = UnsafeRawBufferPointer(a), second = UnsafeRawBufferPointer(b)
        func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
          bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        }
        var prefix = 0
        while prefix + 8 <= shorter, word(first, prefix) == word(second, prefix) { prefix += 8 }
        while prefix < shorter, first[prefix] == second[prefix] { prefix += 1 }
        let rest = shorter - prefix
        var suffix = 0
        while suffix + 8 <= rest, word(first, a.count - suffix - 8) == word(second, b.count - suffix - 8) {
          suffix += 8
        }
        while suffix < rest, first[a.count - 1 - suffix] == second[b.count - 1 - suffix] { suffix += 1 }
        return (prefix, suffix)
      }
    }
  }

  /// How many bytes this text and another text have in common at the end, `most` at most.
  package func commonSuffix(with other: String, most: Int) -> Int {
    withUTF8Bytes { a in
      other.withUTF8Bytes { b in
        var suffix = 0
        while suffix < most, a[a.count - 1 - suffix] == b[b.count - 1 - suffix] { suffix += 1 }
        return suffix
      }
    }
  }

  /// Calls a function with the string's bytes, without a copy where the string is native UTF-8 (on Linux: always).
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension Unicode.Scalar {
  /// Whether this scalar is a hard line break, or half of CR LF.
  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a line break starts at this byte.
  fileprivate func beginsLineBreak(at index: Int) -> Bool {
    switch self[index] {
    case 0x0A...0x0D: true
    case 0xC2: index + 1 < count && self[index + 1] == 0x85
    case 0xE2: index + 2 < count && self[index + 1] == 0x80 && (self[index + 2] == 0xA8 || self[index + 2] == 0xA9)
    default: false
    }
  }

  /// Whether a line break ends before this byte, which is not 0.
  fileprivate func endsLineBreak(at index: Int) -> Bool {
    switch self[index - 1] {
    case 0x0A...0x0D: true
    case 0x85: index >= 2 && self[index - 2] == 0xC2
    case 0xA8, 0xA9: index >= 3 && self[index - 2] == 0x80 && self[index - 3] == 0xE2
    default: false
    }
  }
}
