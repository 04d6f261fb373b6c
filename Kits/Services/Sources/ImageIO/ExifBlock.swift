import Foundation

/// What a camera wrote into a file: the directories of TIFF that Exif is made of. Source: Exif 2.32, 4.6.
struct ExifBlock {
  private let bytes: [UInt8]
  private let isLittle: Bool
  private(set) var dictionaries: [String: [String: Any]] = [:]
  private(set) var orientation: Int?

  /// The block of a JPEG file or of a TIFF file; nil where there is none.
  init?(fileData data: Data) {
    let start = [UInt8](data.prefix(1 << 20))
    if start.starts(with: Array("II*\0".utf8)) || start.starts(with: Array("MM\0*".utf8)) {
      self.init(start)
    } else if let block = Self.block(inJPEG: start) {
      self.init(block)
    } else {
      return nil
    }
  }
  private static func block(inJPEG bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xFF, bytes[index + 1] != 0xDA {
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      let start = index + 4, end = min(bytes.count, index + 2 + length)
      if bytes[index + 1] == 0xE1, end > start + 6, bytes[start..<end].starts(with: "Exif\0\0".utf8) {
        return Array(bytes[(start + 6)..<end])
      }
      index += 2 + max(2, length)
    }
    return nil
  }
  private init?(_ block: [UInt8]) {
    guard block.count > 8 else { return nil }
    (bytes, isLittle) = (block, block[0] == 0x49)
    let first = directory(at: number(4, 4) ?? 0)
    orientation = (first[0x0112] as? Int).flatMap { (1...8).contains($0) ? $0 : nil }
    note(kCGImagePropertyTIFFDictionary, first, Self.tiffNames)
    if let place = first[0x8769] as? Int { note(kCGImagePropertyExifDictionary, directory(at: place), Self.exifNames) }
    if let place = first[0x8825] as? Int { note(kCGImagePropertyGPSDictionary, directory(at: place), Self.gpsNames) }
  }
  private mutating func note(_ name: String, _ values: [Int: Any], _ names: [Int: String]) {
    var result: [String: Any] = [:]
    for (tag, key) in names {
      guard let value = values[tag] else { continue }
      // Degrees, minutes and seconds are one number in Image I/O.
      if let parts = value as? [Double], parts.count == 3, tag == 2 || tag == 4 {
        result[key] = parts[0] + parts[1] / 60 + parts[2] / 3600
      } else if tag == 7, name == kCGImagePropertyGPSDictionary, let parts = value as? [Double], parts.count == 3 {
        result[key] = parts.map { String(format: "%02d", Int($0)) }.joined(separator: ":")
      } else if tag == 0x8827, let value = value as? Int {
        result[key] = [value]
      } else {
        result[key] = value
      }
    }
    if !result.isEmpty { dictionaries[name] = result }
  }
  private func number(_ at: Int, _ count: Int) -> Int? {
    guard at >= 0, at + count <= bytes.count else { return nil }
    let part = bytes[at..<(at + count)]
    return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
  }
  /// The values of a directory by their tags: texts, numbers, fractions, and lists of those.
  private func directory(at start: Int) -> [Int: Any] {
    guard let count = number(start, 2) else { return [:] }
    var result: [Int: Any] = [:]
    for entry in 0..<count {
      let at = start + 2 + entry * 12
      guard let tag = number(at, 2), let kind = number(at + 2, 2), let length = number(at + 4, 4) else { break }
      let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8]
      guard let size = sizes[kind], length > 0, length <= bytes.count else { continue }
      guard let place = size * length <= 4 ? at + 8 : number(at + 8, 4), place + size * length <= bytes.count else {
        continue
      }
      result[tag] = value(kind, size, length, at: place)
    }
    return result
  }
  private func value(_ kind: Int, _ size: Int, _ length: Int, at place: Int) -> Any? {
    switch kind {
    case 2:
      return String(decoding: bytes[place..<(place + length)].prefix { $0 != 0 }, as: UTF8.self)
    case 5, 10:
      let parts: [Double] = (0..<length).map { index in
        let above = number(place + index * 8, 4) ?? 0, below = number(place + index * 8 + 4, 4) ?? 0
        let (a, b) =
          kind == 10 ? (Int(Int32(truncatingIfNeeded: above)), Int(Int32(truncatingIfNeeded: below))) : (above, below)
        return b == 0 ? 0 : Double(a) / Double(b)
      }
      return length == 1 ? parts[0] : parts
    case 7: return nil
    default:
      let parts = (0..<length).compactMap { number(place + $0 * size, size) }
      return length == 1 ? parts.first : parts
    }
  }

  private static let tiffNames: [Int: String] = [
    0x010E: kCGImagePropertyTIFFImageDescription, 0x010F: kCGImagePropertyTIFFMake, 0x0110: kCGImagePropertyTIFFModel,
    0x0112: kCGImagePropertyTIFFOrientation, 0x0131: kCGImagePropertyTIFFSoftware,
    0x0132: kCGImagePropertyTIFFDateTime, 0x013B: kCGImagePropertyTIFFArtist, 0x8298: kCGImagePropertyTIFFCopyright,
  ]
  private static let exifNames: [Int: String] = [
    0x829A: kCGImagePropertyExifExposureTime, 0x829D: kCGImagePropertyExifFNumber,
    0x8827: kCGImagePropertyExifISOSpeedRatings, 0x9003: kCGImagePropertyExifDateTimeOriginal,
    0x9004: kCGImagePropertyExifDateTimeDigitized, 0x920A: kCGImagePropertyExifFocalLength,
    0xA002: kCGImagePropertyExifPixelXDimension, 0xA003: kCGImagePropertyExifPixelYDimension,
    0xA434: kCGImagePropertyExifLensModel,
  ]
  private static let gpsNames: [Int: String] = [
    1: kCGImagePropertyGPSLatitudeRef, 2: kCGImagePropertyGPSLatitude, 3: kCGImagePropertyGPSLongitudeRef,
    4: kCGImagePropertyGPSLongitude, 5: kCGImagePropertyGPSAltitudeRef, 6: kCGImagePropertyGPSAltitude,
    7: kCGImagePropertyGPSTimeStamp, 29: kCGImagePropertyGPSDateStamp,
  ]
}
