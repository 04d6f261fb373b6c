/// How the bytes of a QR code are divided, and those that mend them.
struct QRBlocks: Sendable {
  /// All bytes of the code.
  private let total: Int
  private let blockCount: Int
  /// Bytes that mend a block.
  private let mendingCount: Int
  /// Bytes for the message.
  var dataCount: Int { total - blockCount * mendingCount }

  init(_ version: Int, _ level: QRCode.Level) {
    total = Self.capacity(version) / 8
    blockCount = Self.blockCounts[level.rawValue][version - 1]
    mendingCount = Self.mendingCounts[level.rawValue][version - 1]
  }
  /// Bits beside what is the same in all codes of the version.
  private static func capacity(_ version: Int) -> Int {
    let size = version * 4 + 17
    let alignments = QRCode.alignmentPlaces(version).count
    // Three squares with their margins, two lines, the format with its dark square.
    var taken = 3 * 64 + 2 * (size - 16) + 2 * 15 + 1
    if version >= 2 {
      // Of the squares for alignment those at two edges lie on the lines.
      taken += (alignments * alignments - 3) * 25 - 2 * (alignments - 2) * 5
    }
    if version >= 7 { taken += 36 }
    return size * size - taken
  }

  /// The bytes with those that mend them, a byte of each block in turn. Source: 7.6.
  func codewords(of data: [UInt8]) -> [UInt8] {
    let shortCount = blockCount - total % blockCount, shortLength = total / blockCount - mendingCount
    var blocks: [[UInt8]] = [], mending: [[UInt8]] = []
    var start = 0
    let divisor = ReedSolomon.divisor(mendingCount)
    for index in 0..<blockCount {
      let length = shortLength + (index < shortCount ? 0 : 1)
      let block = Array(data[start..<(start + length)])
      blocks.append(block)
      mending.append(ReedSolomon.remainder(block, divisor))
      start += length
    }
    var result: [UInt8] = []
    for index in 0...shortLength { for block in blocks where index < block.count { result.append(block[index]) } }
    for index in 0..<mendingCount { for block in mending { result.append(block[index]) } }
    return result
  }

  /// Source: table 9, by level and version.
  private static let mendingCounts: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
      28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]
  private static let blockCounts: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
      19,
      20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
      35,
      37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43,
      45,
      48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51,
      54,
      57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}

/// Bytes that mend others: Reed and Solomon's, in the field of 256 elements by 0x11D. Source: ISO/IEC 18004:2015, 7.5.
enum ReedSolomon {
  static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var product = 0
    for shift in (0..<8).reversed() {
      product = product << 1 ^ (product >> 7) * 0x11D
      if b >> shift & 1 == 1 { product ^= Int(a) }
    }
    return UInt8(product)
  }
  /// The coefficients of the product of (x - 2^i) for i below `count`, without the first one.
  static func divisor(_ count: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: count)
    result[count - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in result.indices {
        result[index] = multiply(result[index], root)
        if index + 1 < count { result[index] ^= result[index + 1] }
      }
      root = multiply(root, 2)
    }
    return result
  }
  static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in divisor.indices { result[index] ^= multiply(divisor[index], factor) }
    }
    return result
  }
}
