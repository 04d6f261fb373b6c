import Foundation

/// What is wrong with a message of the other process. Whoever sends one is not listened to any more.
package enum KeyboardProtocolError: Error, Hashable, Sendable {
  /// A message says that it is longer than any may be: bytes.
  case tooLong(Int)
  case unknownKind(UInt8)
  /// It ends before its values do.
  case truncated
  /// Bytes follow its values.
  case trailing(Int)
  /// A number is not finite, or out of the bounds of its value; a case does not exist.
  case badValue(String)
  /// The other process speaks no version that this one does.
  case version(UInt16)
  /// It came when it may not come.
  case outOfOrder(String)
}

extension KeyboardProtocolError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLong(let count): "a message of \(count) bytes, more than \(KeyboardLimits.messageBytes)"
    case .unknownKind(let kind): "a message of the unknown kind \(kind)"
    case .truncated: "a message that ends too early"
    case .trailing(let count): "a message with \(count) bytes too many"
    case .badValue(let name): "an invalid \(name)"
    case .version(let version): "version \(version) of the protocol, which is unknown"
    case .outOfOrder(let what): "\(what) at the wrong time"
    }
  }
}

/// The bounds of what travels between an app and the keyboard. Source: our choice; all far above what is needed.
package enum KeyboardLimits {
  /// Of one message, without its length.
  package static let messageBytes = 8192
  package static let insertBytes = 4096
  package static let contextBytes = 1024
  package static let nameBytes = 64
  package static let languages = 16
  /// Characters that one message moves the caret by.
  package static let caretStep = 1000
  /// Points: no screen is larger, and no place is further off.
  package static let length = 100_000.0
  /// Seconds of an animation.
  package static let duration = 2.0
  /// Actions that wait for the app to acknowledge them: then the keyboard takes no more keys.
  package static let unacknowledged = 1024
  /// Bytes that wait for the other side to read them: then it counts as hung.
  package static let outgoingBytes = 1 << 18
  /// Messages that are taken in one turn of the main loop, so that a flood costs no frame.
  package static let messagesPerTurn = 64
}

/// Writes values for the other process: integers little-endian, texts as UTF-8 after their length.
struct KeyboardWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
  mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }
  mutating func add(_ number: Double) { add(number.bitPattern) }
  mutating func add(_ rect: CGRect) {
    for number in [rect.minX, rect.minY, rect.width, rect.height] { add(Double(number)) }
  }
  /// - Parameter limit: Bytes; what is beyond it is left out, by whole characters.
  mutating func add(_ text: String, limit: Int, keepsEnd: Bool = false) {
    let text = text.shortened(toBytes: limit, keepsEnd: keepsEnd)
    add(UInt16(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }
}

extension String {
  /// As many whole characters as fit.
  func shortened(toBytes limit: Int, keepsEnd: Bool) -> String {
    if utf8.count <= limit { return self }
    var count = 0, kept = keepsEnd ? endIndex : startIndex
    while kept != (keepsEnd ? startIndex : endIndex) {
      let next = keepsEnd ? index(before: kept) : index(after: kept)
      count += (keepsEnd ? self[next..<kept] : self[kept..<next]).utf8.count
      if count > limit { break }
      kept = next
    }
    return String(keepsEnd ? self[kept...] : self[..<kept])
  }
}

/// Reads values of the other process, each of which may be anything.
struct KeyboardReader {
  private var rest: ArraySlice<UInt8>
  /// Texts that were no UTF-8, or had characters that no key types: U+FFFD stands for what was wrong.
  private(set) var repairs = 0
  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func number<Number: FixedWidthInteger>(_: Number.Type = Number.self) throws(KeyboardProtocolError) -> Number
  {
    let count = MemoryLayout<Number>.size
    guard rest.count >= count else { throw .truncated }
    var result = Number.zero
    for byte in rest.prefix(count).reversed() {
      result = Number(truncatingIfNeeded: UInt64(truncatingIfNeeded: result) << 8) | Number(truncatingIfNeeded: byte)
    }
    rest = rest.dropFirst(count)
    return result
  }
  mutating func flag(_ name: String) throws(KeyboardProtocolError) -> Bool {
    let byte: UInt8 = try number()
    guard byte < 2 else { throw .badValue(name) }
    return byte == 1
  }
  mutating func real(_ name: String, _ range: ClosedRange<Double>) throws(KeyboardProtocolError) -> Double {
    let value = Double(bitPattern: try number())
    guard value.isFinite, range.contains(value) else { throw .badValue(name) }
    return value
  }
  mutating func rect(_ name: String) throws(KeyboardProtocolError) -> CGRect {
    let limit = KeyboardLimits.length
    let x = try real(name, -limit...limit), y = try real(name, -limit...limit)
    return CGRect(x: x, y: y, width: try real(name, 0...limit), height: try real(name, 0...limit))
  }
  mutating func value<Value: RawRepresentable<UInt8>>(_ name: String) throws(KeyboardProtocolError) -> Value {
    guard let value = Value(rawValue: try number()) else { throw .badValue(name) }
    return value
  }
  /// A text of at most `limit` bytes. Bytes that are no UTF-8 and control characters other than Tab and line feed are
  /// seen as U+FFFD.
  mutating func text(_ name: String, limit: Int) throws(KeyboardProtocolError) -> String {
    let count = Int(try number(UInt16.self))
    guard count <= limit else { throw .badValue(name) }
    guard rest.count >= count else { throw .truncated }
    let bytes = rest.prefix(count)
    rest = rest.dropFirst(count)
    var text = String(decoding: bytes, as: UTF8.self)
    var isRepaired = !text.utf8.elementsEqual(bytes)
    func isWrong(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 9, 10: false
      case 0..<32, 127..<160: true
      default: false
      }
    }
    if text.unicodeScalars.contains(where: isWrong) {
      isRepaired = true
      var scalars = String.UnicodeScalarView()
      for scalar in text.unicodeScalars { scalars.append(isWrong(scalar) ? "\u{FFFD}" : scalar) }
      text = String(scalars)
    }
    if isRepaired { repairs += 1 }
    return text
  }
  func end() throws(KeyboardProtocolError) { if !rest.isEmpty { throw .trailing(rest.count) } }
}
