import Foundation

extension PixelPicture {
  /// The pixels as a TIFF file: one uncompressed strip of red, green, blue and an opacity by which they are multiplied.
  ///
  /// Source: Adobe, TIFF Revision 6.0, section 6 "RGB Full Color Images", and section 18 for the opacity.
  /// - Parameter scale: Pixels for each point, of which 72 are an inch.
  package func tiff(scale: CGFloat) -> Data {
    let byteCount = pixels.count * 4, head = 8, entries = 13
    let directory = head + byteCount, values = directory + 2 + entries * 12 + 4
    var file = TIFFBytes(capacity: values + 24)
    file.append("II".utf8.map { $0 })
    file.append16(42)
    file.append32(directory)
    for pixel in pixels {
      file.append([UInt8(pixel >> 16 & 0xFF), UInt8(pixel >> 8 & 0xFF), UInt8(pixel & 0xFF), UInt8(pixel >> 24)])
    }
    file.append16(entries)
    file.entry(256, .long, 1, width)
    file.entry(257, .long, 1, height)
    file.entry(258, .short, 4, values)  // Bits of each part, at the end of the file.
    file.entry(259, .short, 1, 1)  // Not compressed.
    file.entry(262, .short, 1, 2)  // Red, green and blue.
    file.entry(273, .long, 1, head)
    file.entry(277, .short, 1, 4)
    file.entry(278, .long, 1, height)
    file.entry(279, .long, 1, byteCount)
    file.entry(282, .rational, 1, values + 8)
    file.entry(283, .rational, 1, values + 16)
    file.entry(296, .short, 1, 2)  // An inch.
    file.entry(338, .short, 1, 1)  // The fourth part is an opacity, which the others are multiplied by.
    file.append32(0)
    for _ in 0..<4 { file.append16(8) }
    for _ in 0..<2 {
      file.append32(Int((72 * min(max(scale, 0.01), 1_000) * 100).rounded()))
      file.append32(100)
    }
    return Data(file.bytes)
  }
}

/// Bytes of a file with the lowest byte of a number first.
private struct TIFFBytes {
  enum Kind: Int { case short = 3, long, rational }
  private(set) var bytes: [UInt8] = []
  init(capacity: Int) { bytes.reserveCapacity(capacity) }
  mutating func append(_ more: [UInt8]) { bytes += more }
  mutating func append16(_ value: Int) { for shift in [0, 8] { bytes.append(UInt8(value >> shift & 0xFF)) } }
  mutating func append32(_ value: Int) { for shift in [0, 8, 16, 24] { bytes.append(UInt8(value >> shift & 0xFF)) } }
  /// A field of a directory: a value, or where the values are.
  mutating func entry(_ tag: Int, _ kind: Kind, _ count: Int, _ value: Int) {
    append16(tag)
    append16(kind.rawValue)
    append32(count)
    append32(value)
  }
}
