/// Paragraphs: the stretches between hard line breaks.
///
/// Hard line breaks are LF, VT, FF, CR, CR LF (one), NEL, LS and PS, as in `Character.isNewline`.
/// Source: Unicode Standard Annex 14, class BK, CR, LF, NL.
extension String {
  /// The paragraph an offset stands in, without the line break that ends it. An offset inside a line break (between
  /// CR and LF) belongs to the paragraph before it.
  ///
  /// - Complexity: O(length of the paragraph).
  package func paragraph(at offset: Int) -> Range<Int> {
    let offset = roundedDown(offset)
    return withUTF8Bytes { bytes in
      var start = offset
      while start > 0, !bytes.endsLineBreak(at: start) { start -= 1 }
      var end = offset
      while end < bytes.count, !bytes.beginsLineBreak(at: end) { end += 1 }
      return start..<end
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
