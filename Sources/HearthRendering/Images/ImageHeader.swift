import Foundation

/// The size of an image as its first bytes tell it, so that images lay out where nothing decodes them.
///
/// Source: PNG (W3C), 11.2.2 IHDR; JPEG (ITU T.81), B.2.2 frame header; GIF 89a, 18; SVG 2, 8.2; WebP (RFC 9649), 2.5
/// to 2.7; AVIF as an image file format (ISO/IEC 23008-12), 6.5.3; TIFF 6.0, 2; Exif 2.32, 4.6.4; BITMAPINFOHEADER;
/// ISO 32000-1, 7.7.3 (pages of PDF).
package struct ImageHeader {
  /// Pixels as the image is to be seen: a photo that is stored on its side stands upright. Points of SVG and PDF.
  package var size: CGSize
  /// How the stored pixels are turned to be seen, as Exif numbers it: 1 where they are upright, to 8.
  package var orientation = 1

  package init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(1 << 20))
    var orientation = 1
    guard
      let size = Self.png(bytes) ?? Self.jpeg(bytes, &orientation) ?? Self.gif(bytes) ?? Self.webP(bytes)
        ?? Self.avif(bytes) ?? Self.tiff(data, &orientation) ?? Self.bmp(bytes) ?? VectorHeader.pdf(bytes)
        ?? VectorHeader.svg(bytes),
      size.width > 0, size.height > 0, size.width < 1e6, size.height < 1e6
    else { return nil }
    self.orientation = orientation
    self.size = (5...8).contains(orientation) ? CGSize(width: size.height, height: size.width) : size
  }

  private static func number(_ bytes: [UInt8], _ at: Int, _ count: Int) -> Int {
    var value = 0
    for index in at..<(at + count) { value = value << 8 | Int(bytes[index]) }
    return value
  }
  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    guard bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    return CGSize(width: number(bytes, 16, 4), height: number(bytes, 20, 4))
  }
  private static func jpeg(_ bytes: [UInt8], _ orientation: inout Int) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      // The frame headers: all but the tables in the same range.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(width: number(bytes, index + 7, 2), height: number(bytes, index + 5, 2))
      }
      let length = number(bytes, index + 2, 2)
      if length < 2 { return nil }
      // The first of such blocks counts; one with something else in it is no Exif.
      if marker == 0xE1, orientation == 1, index + 2 + length <= bytes.count, length > 8,
        bytes[(index + 4)..<(index + 10)].elementsEqual([0x45, 0x78, 0x69, 0x66, 0, 0])
      {
        orientation = exif(Data(bytes[(index + 10)..<(index + 2 + length)])) ?? 1
      }
      index += 2 + length
    }
    return nil
  }
  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
    return CGSize(width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
  }
  private static func webP(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) else {
      return nil
    }
    /// Bytes with the lowest first.
    func number(_ at: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) } }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": return CGSize(width: number(24, 3) + 1, height: number(27, 3) + 1)
    case "VP8L": return CGSize(width: number(21, 4) & 0x3FFF + 1, height: number(21, 4) >> 14 & 0x3FFF + 1)
    case "VP8 ": return CGSize(width: number(26, 2) & 0x3FFF, height: number(28, 2) & 0x3FFF)
    default: return nil
    }
  }
  private static func avif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 16, bytes[4..<8].elementsEqual("ftyp".utf8),
      ["avif", "avis"].contains(String(decoding: bytes[8..<12], as: UTF8.self))
    else { return nil }
    // A picture of several parts has the size of each, and its own, which is the largest.
    var size: CGSize?
    let name = Array("ispe".utf8)
    for index in 16..<max(16, bytes.count - 16)
    where bytes[index] == name[0] && bytes[index..<(index + 4)].elementsEqual(name) {
      let found = CGSize(width: number(bytes, index + 8, 4), height: number(bytes, index + 12, 4))
      if found.width * found.height > (size.map { $0.width * $0.height } ?? 0) { size = found }
    }
    return size
  }
  private static func bmp(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 26, bytes.starts(with: "BM".utf8) else { return nil }
    /// Bytes with the lowest first.
    func number(_ at: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) } }
    // The oldest kind has two bytes for each side.
    if number(14, 4) == 12 { return CGSize(width: number(18, 2), height: number(20, 2)) }
    // A negative height has the first row at the top.
    let height = Int(Int32(truncatingIfNeeded: number(22, 4)))
    return CGSize(width: Int(Int32(truncatingIfNeeded: number(18, 4))), height: abs(height))
  }

  // MARK: - Directories of TIFF, which Exif has too

  private static func tiff(_ data: Data, _ orientation: inout Int) -> CGSize? {
    guard let tags = directory(data, [256, 257, 274]), let width = tags[256], let height = tags[257] else { return nil }
    if let value = tags[274], (1...8).contains(value) { orientation = value }
    return CGSize(width: width, height: height)
  }
  private static func exif(_ data: Data) -> Int? {
    directory(data, [274])?[274].flatMap { (1...8).contains($0) ? $0 : nil }
  }
  /// The values of some tags. The directory may be anywhere in the file.
  private static func directory(_ data: Data, _ tags: Set<Int>) -> [Int: Int]? {
    let isLittle = data.starts(with: [0x49, 0x49, 42, 0])
    guard isLittle || data.starts(with: [0x4D, 0x4D, 0, 42]) else { return nil }
    /// Nil behind the end of the file.
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= data.count else { return nil }
      let part = data.dropFirst(at).prefix(count)
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    var result: [Int: Int] = [:]
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = number(entry, 2), let kind = number(entry + 2, 2) else { return result }
      if tags.contains(tag), let value = number(entry + 8, kind == 3 ? 2 : 4) { result[tag] = value }
    }
    return result
  }
}
