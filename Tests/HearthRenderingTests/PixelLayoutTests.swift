import Foundation
import HearthRendering
import QuickTesting

struct PixelLayoutTests {
  private func layout(_ info: UInt32, bits: Int = 32, _ model: CGColorSpaceModel = .rgb) throws -> PixelLayout {
    try require(
      PixelLayout(bitsPerComponent: 8, bitsPerPixel: bits, model, CGBitmapInfo(rawValue: info)))
  }
  /// Reads one pixel.
  private func read(_ bytes: [UInt8], _ layout: PixelLayout) -> UInt32 {
    var pixel: UInt32 = 0
    layout.read(bytes, count: 1, into: &pixel)
    return pixel
  }
  /// Writes one pixel over bytes of 7.
  private func write(_ pixel: UInt32, _ layout: PixelLayout) -> [UInt8] {
    var bytes = [UInt8](repeating: 7, count: layout.bytesPerPixel)
    withUnsafePointer(to: pixel) { layout.write($0, count: 1, to: &bytes) }
    return bytes
  }
  private let little = CGBitmapInfo.byteOrder32Little.rawValue, big = CGBitmapInfo.byteOrder32Big.rawValue

  @Test func `the order of the parts is that of the opacity and of the bytes`() throws {
    // An opacity of 0x80 over red 0x10, green 0x20 and blue 0x30.
    let orders: [(UInt32, [UInt8])] = [
      (CGImageAlphaInfo.premultipliedLast.rawValue, [0x10, 0x20, 0x30, 0x80]),
      (CGImageAlphaInfo.premultipliedLast.rawValue | big, [0x10, 0x20, 0x30, 0x80]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue, [0x80, 0x10, 0x20, 0x30]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue | little, [0x30, 0x20, 0x10, 0x80]),
      (CGImageAlphaInfo.premultipliedLast.rawValue | little, [0x80, 0x30, 0x20, 0x10]),
    ]
    for (info, bytes) in orders {
      try expect(read(bytes, layout(info)), equals: 0x8010_2030)
      try expect(write(0x8010_2030, layout(info)), equals: bytes)
    }
  }
  @Test func `a byte that is skipped says nothing, and is written as opaque`() throws {
    let skipped = try layout(CGImageAlphaInfo.noneSkipFirst.rawValue | little)
    expect(read([3, 2, 1, 0], skipped), equals: 0xFF01_0203)
    expect(write(0xFF01_0203, skipped), equals: [3, 2, 1, 255])
  }
  @Test func `colours that are not multiplied by their opacity are multiplied when they are read`() throws {
    let straight = try layout(CGImageAlphaInfo.last.rawValue)
    expect(read([255, 128, 0, 51], straight), equals: 0x3333_1A00, "51, and 128 × 51 / 255 = 25.6")
    expect(write(0x3333_1A00, straight), equals: [255, 130, 0, 51], "26 × 255 / 51")
    expect(read([255, 255, 255, 0], straight), equals: 0)
  }
  @Test func `greys, opacities and pixels of three bytes have their own lengths`() throws {
    let gray = try layout(CGImageAlphaInfo.none.rawValue, bits: 8, .monochrome)
    expect(read([0x42], gray), equals: 0xFF42_4242)
    for level in 0...255 as ClosedRange<UInt32> {
      expect(write(0xFF00_0000 | level << 16 | level << 8 | level, gray), equals: [UInt8(level)])
    }
    expect(write(0xFFFF_0000, gray), equals: [77], "0.3 × 255")
    try expect(read([9], layout(CGImageAlphaInfo.alphaOnly.rawValue, bits: 8)), equals: 0x0900_0000)
    try expect(read([1, 2, 3], layout(CGImageAlphaInfo.none.rawValue, bits: 24)), equals: 0xFF01_0203)
  }
  @Test func `pixels that nothing reads have no layout`() {
    func isKnown(_ component: Int, _ pixel: Int, _ info: CGBitmapInfo) -> Bool {
      PixelLayout(bitsPerComponent: component, bitsPerPixel: pixel, .rgb, info) != nil
    }
    let alpha = CGBitmapInfo(alpha: .premultipliedLast)
    expect(isKnown(8, 32, alpha))
    expect(!isKnown(16, 64, alpha) && !isKnown(8, 24, alpha) && !isKnown(8, 32, alpha.union(.floatComponents)))
    expect(!isKnown(8, 32, alpha.union(.byteOrder16Little)) && !isKnown(8, 32, CGBitmapInfo(rawValue: 31)))
  }
  @Test func `only pixels that Core Graphics draws in can be drawn in`() throws {
    let drawn: [CGImageAlphaInfo] = [.premultipliedLast, .premultipliedFirst, .noneSkipLast, .noneSkipFirst]
    for info in drawn { try expect(layout(info.rawValue).canBeDrawnIn) }
    for info in [CGImageAlphaInfo.first, .last] { try expect(!layout(info.rawValue).canBeDrawnIn) }
    try expect(!layout(CGImageAlphaInfo.none.rawValue, bits: 24).canBeDrawnIn)
    try expect(layout(CGImageAlphaInfo.none.rawValue, bits: 8, .monochrome).canBeDrawnIn)
  }
  @Test func `a picture needs bytes for all of its pixels, but not behind the last one`() throws {
    func image(_ count: Int, height: Int = 2, bytesPerRow: Int = 8) throws -> CGImage? {
      CGImage(
        width: 1, height: height, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue),
        provider: try require(CGDataProvider(data: Data(count: count) as CFData)), decode: nil,
        shouldInterpolate: true, intent: .defaultIntent)
    }
    try expect(image(11) != nil && image(10) == nil, "8 of the first row and 3 of the second one")
    try expect(image(100, bytesPerRow: 2) == nil && image(100, height: 0) == nil)
    try expect(image(100, height: .max, bytesPerRow: .max) == nil)
    let made = try require(try image(16))
    expect(made.width == 1 && made.height == 2 && made.bitsPerPixel == 24 && made.bytesPerRow == 8)
    expect(made.alphaInfo == .none && made.colorSpace?.model == .rgb)
  }
}
