import Foundation

/// A text made ready to be searched: case and accents make no difference, and only whole characters are found.
///
/// Source: Foundation, `localizedStandardRange(of:)`: what people expect of a search.
struct TextSearch {
  /// The folded text, and for each of its bytes where the character that begins
  /// there is in the text, or -1 inside of one.
  private var bytes: [UInt8] = []
  private var places: [Int] = []
  private let length: Int

  /// - Complexity: O(length of the text).
  init(_ text: String) {
    length = text.utf8.count
    bytes.reserveCapacity(length)
    places.reserveCapacity(length)
    var known: [Character: [UInt8]] = [:]
    var text = text
    text.makeContiguousUTF8()
    var offset = 0
    let string = text
    text.withUTF8 { utf8 in
      while offset < utf8.count {
        let byte = utf8[offset]
        // An ASCII letter before another ASCII letter is a character.
        if byte < 0x80, byte != 0x0D, offset + 1 == utf8.count || utf8[offset + 1] < 0x80 {
          bytes.append(byte &- 0x41 < 26 ? byte + 0x20 : byte)
          places.append(offset)
          offset += 1
          continue
        }
        let index = string.utf8.index(string.startIndex, offsetBy: offset)
        let character = string[index]
        let folded: [UInt8]
        if let found = known[character] {
          folded = found
        } else {
          folded = Array(Self.folded(String(character)).utf8)
          known[character] = folded
        }
        for (index, byte) in folded.enumerated() {
          bytes.append(byte)
          places.append(index == 0 ? offset : -1)
        }
        offset += max(1, character.utf8.count)
      }
    }
  }
  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: .current)
  }

  /// Where a text is found, in UTF-8 offsets, from the start on and without overlaps.
  ///
  /// - Complexity: O(length of the text), for ordinary text.
  func ranges(of query: String) -> [Range<Int>] {
    let wanted = TextSearch(query).bytes
    guard let first = wanted.first, wanted.count <= bytes.count else { return [] }
    var result: [Range<Int>] = []
    bytes.withUnsafeBufferPointer { bytes in
      places.withUnsafeBufferPointer { places in
        var index = 0
        let last = bytes.count - wanted.count
        while index <= last {
          let end = index + wanted.count
          if bytes[index] == first, places[index] >= 0, end == bytes.count || places[end] >= 0,
            matches(bytes, index, wanted)
          {
            result.append(places[index]..<(end == bytes.count ? length : places[end]))
            index = end
          } else {
            index += 1
          }
        }
      }
    }
    return result
  }
  private func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ wanted: [UInt8]) -> Bool {
    for offset in wanted.indices where bytes[start + offset] != wanted[offset] { return false }
    return true
  }
}
