import SwiftSyntax

/// Changes of a text that keep what is around them where it is.
struct SourceEdits {
  private struct Edit {
    var start: Int, end: Int
    var bytes: [UInt8]
  }
  let bytes: [UInt8]
  private var edits: [Edit] = []
  private let lineStarts: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == 10 { starts.append(index + 1) }
    lineStarts = starts
  }

  /// The line and the column of an offset, counted from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0, high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// Puts a text of the same number of bytes, or of fewer, in the place of another: spaces fill the rest.
  ///
  /// Returns false where it does not fit, and does nothing then.
  mutating func replace(_ start: Int, _ end: Int, by text: String) -> Bool {
    let new = Array(text.utf8)
    guard new.count <= end - start else { return false }
    // A line break stays one.
    var result = new
    for byte in bytes[(start + new.count)..<end] { result.append(byte == 10 || byte == 13 ? byte : 32) }
    edits.append(Edit(start: start, end: end, bytes: result))
    return true
  }
  /// Takes a text away and leaves the room that it took.
  mutating func blank(_ start: Int, _ end: Int) {
    edits.append(Edit(start: start, end: end, bytes: bytes[start..<end].map { $0 == 10 || $0 == 13 ? $0 : 32 }))
  }
  /// Puts a text in: what follows on the line moves.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(start: offset, end: offset, bytes: Array(text.utf8)))
  }
  var isEmpty: Bool { edits.isEmpty }

  /// The text with all changes.
  func text() -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 512)
    var place = 0
    let ordered = edits.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    for (_, edit) in ordered where edit.start >= place {
      result += bytes[place..<edit.start]
      result += edit.bytes
      place = edit.end
    }
    result += bytes[place...]
    return String(decoding: result, as: UTF8.self)
  }
}
