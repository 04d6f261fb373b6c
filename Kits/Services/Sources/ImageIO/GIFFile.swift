import CoreGraphics
import Foundation

/// The pictures of a GIF file. Source: CompuServe, "GIF89a Specification".
struct GIFFile {
  struct Frame {
    var left = 0, top = 0, width = 0, height = 0
    /// Without the columns that are beyond the right edge.
    var shownWidth = 0
    /// Seconds.
    var delay = 0.0
    /// What is done with the picture before the next one: 2 clears it, 3 brings back what was there before.
    var disposal = 0
    var transparent: Int?
    var palette: [UInt8] = []
    var isInterlaced = false
    var codeSize = 0
    /// Where the blocks of its pixels begin.
    var start = 0
  }
  private let bytes: [UInt8]
  let width: Int, height: Int
  private(set) var frames: [Frame] = []
  /// How often it is shown; 0 for ever, nil where the file does not say.
  private(set) var loopCount: Int?

  /// Nil for what is none. A file that breaks off has the frames before.
  init?(_ data: Data) {
    guard data.count > 13, data.starts(with: Data("GIF8".utf8)) else { return nil }
    bytes = [UInt8](data)
    (width, height) = (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    guard width > 0, height > 0 else { return nil }
    var index = 13
    let common = Self.palette(bytes, bytes[10], &index)
    var next = Frame()
    while index < bytes.count {
      switch bytes[index] {
      case 0x21: readExtension(&index, &next)
      case 0x2C:
        guard var frame = image(at: &index, next, common) else { return }
        frame.shownWidth = min(frame.width, max(0, width - frame.left))
        frames.append(frame)
        next = Frame()
      default: return
      }
    }
  }
  private static func palette(_ bytes: [UInt8], _ flags: UInt8, _ index: inout Int) -> [UInt8]? {
    if flags & 0x80 == 0 { return nil }
    let count = 3 << (Int(flags & 7) + 1)
    guard index + count <= bytes.count else { return nil }
    defer { index += count }
    return Array(bytes[index..<(index + count)])
  }
  private mutating func readExtension(_ index: inout Int, _ next: inout Frame) {
    guard index + 2 < bytes.count else { return index = bytes.count }
    let label = bytes[index + 1]
    index += 2
    if label == 0xF9, bytes[index] >= 4, index + 5 < bytes.count {
      next.disposal = Int(bytes[index + 1] >> 2 & 7)
      next.delay = Double(Int(bytes[index + 2]) | Int(bytes[index + 3]) << 8) / 100
      next.transparent = bytes[index + 1] & 1 == 1 ? Int(bytes[index + 4]) : nil
    }
    if label == 0xFF, index + 16 < bytes.count, bytes[(index + 1)...].starts(with: "NETSCAPE2.0".utf8) {
      loopCount = Int(bytes[index + 14]) | Int(bytes[index + 15]) << 8
    }
    skipBlocks(&index)
  }
  private func skipBlocks(_ index: inout Int) {
    while index < bytes.count, bytes[index] != 0 { index += Int(bytes[index]) + 1 }
    index += 1
  }
  private func image(at index: inout Int, _ next: Frame, _ common: [UInt8]?) -> Frame? {
    guard index + 10 < bytes.count else { return nil }
    func number(_ at: Int) -> Int { Int(bytes[index + at]) | Int(bytes[index + at + 1]) << 8 }
    var frame = next
    (frame.left, frame.top, frame.width, frame.height) = (number(1), number(3), number(5), number(7))
    let flags = bytes[index + 9]
    frame.isInterlaced = flags & 0x40 != 0
    index += 10
    guard let palette = Self.palette(bytes, flags, &index) ?? common, index < bytes.count else { return nil }
    frame.palette = palette
    frame.codeSize = Int(bytes[index])
    frame.start = index + 1
    index += 1
    skipBlocks(&index)
    return (2...8).contains(frame.codeSize) && frame.width > 0 ? frame : nil
  }

  /// A picture as it is seen: upon those before. Nil for one that is not there.
  func image(_ index: Int) -> CGImage? {
    // The limit of pixels is that of the other files: a side of 32,767, and no more than fit into memory easily.
    guard frames.indices.contains(index), width * height <= 1 << 26 else { return nil }
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    for (place, frame) in frames[...index].enumerated() {
      let before = frame.disposal == 3 ? canvas : []
      draw(frame, on: &canvas)
      if place == index { break }
      if frame.disposal == 3 { canvas = before }
      if frame.disposal == 2 { clear(frame, on: &canvas) }
    }
    guard let provider = CGDataProvider(data: Data(canvas) as CFData) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
  }
  private func clear(_ frame: Frame, on canvas: inout [UInt8]) {
    for y in frame.top..<max(frame.top, min(height, frame.top + frame.height)) {
      let start = (y * width + frame.left) * 4
      for byte in start..<(start + frame.shownWidth * 4) { canvas[byte] = 0 }
    }
  }
  private func draw(_ frame: Frame, on canvas: inout [UInt8]) {
    let pixels = GIFPixels.decode(bytes, from: frame.start, codeSize: frame.codeSize, count: frame.width * frame.height)
    let rows = frame.isInterlaced ? Self.interlaced(frame.height) : Array(0..<frame.height)
    for (line, row) in rows.enumerated() where frame.top + row < height {
      for column in 0..<frame.shownWidth {
        let at = line * frame.width + column
        guard at < pixels.count else { return }
        let value = Int(pixels[at])
        if value == frame.transparent || value * 3 + 2 >= frame.palette.count { continue }
        let target = ((frame.top + row) * width + frame.left + column) * 4
        for part in 0..<3 { canvas[target + part] = frame.palette[value * 3 + part] }
        canvas[target + 3] = 255
      }
    }
  }
  /// Source: appendix E of the specification.
  static func interlaced(_ height: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
  }
}

/// The compression of GIF. Source: appendix F of the specification.
enum GIFPixels {
  static func decode(_ bytes: [UInt8], from start: Int, codeSize: Int, count: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    let clear = 1 << codeSize
    // Each code is the one before it and a last value.
    var previous = [Int](repeating: -1, count: 4096), last = [UInt8](repeating: 0, count: 4096)
    for value in 0..<clear { last[value] = UInt8(value) }
    var size = codeSize + 1, next = clear + 2, old = -1, buffer = 0, held = 0
    var index = start, left = 0
    func text(_ code: Int) -> [UInt8] {
      var values: [UInt8] = []
      var code = code
      while code >= 0, values.count <= 4096 {
        values.append(last[code])
        code = previous[code]
      }
      return values.reversed()
    }
    while result.count < count {
      while held < size {
        if left == 0 {
          guard index < bytes.count, bytes[index] > 0 else { return result }
          left = Int(bytes[index])
          index += 1
        }
        guard index < bytes.count else { return result }
        buffer |= Int(bytes[index]) << held
        held += 8
        index += 1
        left -= 1
      }
      let code = buffer & ((1 << size) - 1)
      buffer >>= size
      held -= size
      if code == clear {
        (size, next, old) = (codeSize + 1, clear + 2, -1)
        continue
      }
      if code == clear + 1 || code > next { return result }
      let isNew = code == next
      if isNew && old < 0 { return result }
      let values = text(isNew ? old : code)
      if old >= 0, next < 4096 {
        previous[next] = old
        last[next] = values[0]
        next += 1
        if next == 1 << size, size < 12 { size += 1 }
      }
      result += isNew ? values + [values[0]] : values
      old = code
    }
    return result
  }
}
