import Foundation
import QuickTesting

@testable import HearthRendering

struct TIFFFileTests {
  @Test func `pixels are written as a TIFF file whose size can be read`() throws {
    let picture = PixelPicture(width: 2, height: 1, [0xFF11_2233, 0x8040_2010] as [UInt32])
    let file = [UInt8](picture.tiff(scale: 2))
    // Red, green, blue and opacity behind the head of eight bytes.
    expect(file[0..<4].elementsEqual([0x49, 0x49, 42, 0]))
    expect(file[8..<16].elementsEqual([0x11, 0x22, 0x33, 0xFF, 0x40, 0x20, 0x10, 0x80]))
    expect(ImageHeader(Data(file))?.size, equals: CGSize(width: 2, height: 1))
    // The directory begins behind the pixels, and its fields are in order.
    let count = Int(file[16])
    let tags: [Int] = (0..<count).map { index in
      let at = 18 + index * 12
      let low = Int(file[at]), high = Int(file[at + 1])
      return high * 256 + low
    }
    expect(count == 13 && tags == tags.sorted() && tags.first == 256)
    // 144 pixels in an inch, twice as a fraction of 100, at the end.
    expect(file.suffix(8).elementsEqual([0x40, 0x38, 0, 0, 100, 0, 0, 0]))
  }
  @Test func `a TIFF file with the highest byte first has its size, and one that breaks off has none`() {
    let head: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 2]
    let width: [UInt8] = [1, 0, 0, 3, 0, 0, 0, 1, 0, 30, 0, 0], height: [UInt8] = [1, 1, 0, 4, 0, 0, 0, 1, 0, 0, 0, 20]
    expect(ImageHeader(Data(head + width + height))?.size, equals: CGSize(width: 30, height: 20))
    expect(ImageHeader(Data(head + width)) == nil)
    expect(ImageHeader(Data(head.prefix(6))) == nil)
  }
}
