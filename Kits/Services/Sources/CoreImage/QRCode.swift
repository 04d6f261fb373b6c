import Foundation

/// A QR code of bytes. Source: ISO/IEC 18004:2015.
struct QRCode: Sendable {
  /// How much of a code may be damaged and still be read: 7, 15, 25 and 30 of a hundred.
  enum Level: Int, Sendable {
    case low, medium, quartile, high
    init?(_ name: String) {
      switch name.uppercased() {
      case "L": self = .low
      case "M": self = .medium
      case "Q": self = .quartile
      case "H": self = .high
      default: return nil
      }
    }
    /// Two bits. Source: table 12.
    var bits: Int { [1, 0, 3, 2][rawValue] }
  }
  /// From 1 to 40.
  let version: Int
  /// Squares of a side.
  var size: Int { version * 4 + 17 }
  private var dark: [Bool]
  private var isFunction: [Bool]
  func isDark(_ x: Int, _ y: Int) -> Bool { dark[y * size + x] }

  /// Nil for more bytes than the largest code holds.
  init?(_ message: Data, _ level: Level) {
    guard
      let version = (1...40).first(where: { version in
        let bits = 4 + QRCode.lengthBits(version) + 8 * message.count
        return bits <= 8 * QRBlocks(version, level).dataCount
      })
    else { return nil }
    self.version = version
    let count = (version * 4 + 17) * (version * 4 + 17)
    (dark, isFunction) = (Array(repeating: false, count: count), Array(repeating: false, count: count))
    let blocks = QRBlocks(version, level)
    placeFunctions()
    place(blocks.codewords(of: Self.bytes(message, version, blocks.dataCount)))
    chooseMask(level)
  }
  /// Bits that say how many bytes follow. Source: table 3.
  private static func lengthBits(_ version: Int) -> Int { version < 10 ? 8 : 16 }
  /// The message with its mode and length before and what fills the code behind. Source: 7.4.
  private static func bytes(_ message: Data, _ version: Int, _ capacity: Int) -> [UInt8] {
    var bits = BitWriter()
    bits.append(4, 4)
    bits.append(message.count, lengthBits(version))
    for byte in message { bits.append(Int(byte), 8) }
    bits.append(0, min(4, capacity * 8 - bits.count))
    bits.append(0, (8 - bits.count % 8) % 8)
    var bytes = bits.bytes
    for filler in 0..<max(0, capacity - bytes.count) { bytes.append(filler % 2 == 0 ? 0xEC : 0x11) }
    return bytes
  }

  // MARK: - What is the same in all codes of a version

  private mutating func set(_ x: Int, _ y: Int, _ value: Bool) {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return }
    dark[y * size + x] = value
    isFunction[y * size + x] = true
  }
  private mutating func placeFunctions() {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for dy in -4...4 {
        for dx in -4...4 {
          let distance = max(abs(dx), abs(dy))
          set(x + dx, y + dy, distance != 2 && distance != 4)
        }
      }
    }
    let places = Self.alignmentPlaces(version)
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        let last = places.count - 1
        if (row, column) == (0, 0) || (row, column) == (0, last) || (row, column) == (last, 0) { continue }
        for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
      }
    }
    placeFormat(0)
    placeVersion()
  }
  /// Source: annex E, whose table these numbers follow.
  static func alignmentPlaces(_ version: Int) -> [Int] {
    if version == 1 { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    let rest = (0..<(count - 1)).map { version * 4 + 17 - 7 - $0 * step }
    return [6] + rest.reversed()
  }
  /// Source: 7.9, with the polynomial 0x537 and the mask 0x5412.
  private mutating func placeFormat(_ data: Int) {
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9...14 { set(14 - index, 8, bit(index)) }
    for index in 0...7 { set(size - 1 - index, 8, bit(index)) }
    for index in 8...14 { set(8, size - 15 + index, bit(index)) }
    set(8, size - 8, true)
  }
  /// Source: 7.10, with the polynomial 0x1F25.
  private mutating func placeVersion() {
    if version < 7 { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      set(size - 11 + index % 3, index / 3, isDark)
      set(index / 3, size - 11 + index % 3, isDark)
    }
  }

  // MARK: - The message

  /// In columns of two, from the right, upwards and downwards in turns. Source: 7.7.3.
  private mutating func place(_ codewords: [UInt8]) {
    var index = 0
    var isUpwards = true
    for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
      for step in 0..<size {
        let y = isUpwards ? size - 1 - step : step
        for x in [right, right - 1] where !isFunction[y * size + x] && index < codewords.count * 8 {
          dark[y * size + x] = codewords[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
      isUpwards.toggle()
    }
  }
  private mutating func chooseMask(_ level: Level) {
    var best: (penalty: Int, dark: [Bool])?
    for mask in 0..<8 {
      var code = self
      code.placeFormat(level.bits << 3 | mask)
      for y in 0..<size {
        for x in 0..<size where !isFunction[y * size + x] && Self.inverts(mask, x, y) {
          code.dark[y * size + x].toggle()
        }
      }
      let penalty = QRPenalty(code).value
      if best.map({ penalty < $0.penalty }) ?? true { best = (penalty, code.dark) }
    }
    dark = best?.dark ?? dark
  }
  /// Source: table 10.
  static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }
}

/// Collects bits, the highest first.
private struct BitWriter {
  private var bits: [Bool] = []
  var count: Int { bits.count }
  mutating func append(_ value: Int, _ length: Int) {
    for shift in (0..<max(0, length)).reversed() { bits.append(value >> shift & 1 == 1) }
  }
  var bytes: [UInt8] {
    stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }
}

/// How hard a code is to read. Source: 7.8.3.1.
private struct QRPenalty {
  var value = 0
  init(_ code: QRCode) {
    let size = code.size
    var darkCount = 0
    for a in 0..<size {
      let row = (0..<size).map { code.isDark($0, a) }, column = (0..<size).map { code.isDark(a, $0) }
      darkCount += row.count { $0 }
      for line in [row, column] { value += Self.runs(line) + Self.finders(line) }
    }
    for y in 0..<(size - 1) {
      for x in 0..<(size - 1) {
        let color = code.isDark(x, y)
        if code.isDark(x + 1, y) == color, code.isDark(x, y + 1) == color, code.isDark(x + 1, y + 1) == color {
          value += 3
        }
      }
    }
    value += abs(darkCount * 20 - size * size * 10) / (size * size) * 10
  }
  private static func runs(_ line: [Bool]) -> Int {
    var sum = 0, length = 1
    for index in 1...line.count {
      if index < line.count, line[index] == line[index - 1] {
        length += 1
      } else {
        if length >= 5 { sum += length - 2 }
        length = 1
      }
    }
    return sum
  }
  /// Patterns that look like the three great squares, with four light ones on a side.
  private static func finders(_ line: [Bool]) -> Int {
    let pattern = [true, false, true, true, true, false, true]
    var sum = 0
    for start in 0...(line.count - 7) where Array(line[start..<(start + 7)]) == pattern {
      let before = (start - 4..<start).allSatisfy { $0 < 0 || !line[$0] }
      let after = (start + 7..<start + 11).allSatisfy { $0 >= line.count || !line[$0] }
      if before || after { sum += 40 }
    }
    return sum
  }
}
