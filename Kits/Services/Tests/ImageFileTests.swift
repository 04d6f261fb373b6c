import ImageIO
import QuickTesting
import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// Image files as apps read and write them.
@MainActor struct ImageFileTests {
  private func png(_ width: CGFloat, _ height: CGFloat) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }
  /// Two pictures of 2 × 1 pixels: red and green, then the second pixel blue. The first is shown for half a second.
  private let gif: [UInt8] =
    Array("GIF89a".utf8) + [2, 0, 1, 0, 0x81, 0, 0]
    + [255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0]
    + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 5, 0, 0]
    + [0x21, 0xF9, 4, 0, 50, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 0x0A, 0]
    + [0x21, 0xF9, 4, 0, 1, 0, 0, 0, 0x2C, 1, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x54, 0x01, 0, 0x3B]

  private func pixels(_ image: CGImage?) -> [[UInt8]] {
    guard let image, let data = image.dataProvider?.data else { return [] }
    let start = data.bytes.assumingMemoryBound(to: UInt8.self)
    return (0..<(image.width * image.height)).map { index in (0..<3).map { start[index * 4 + $0] } }
  }

  @Test func `a file says its kind, its size and its picture`() throws {
    let source = try require(CGImageSourceCreateWithData(png(30, 20) as CFData, nil))
    expect(CGImageSourceGetType(source), equals: UTType.png.identifier)
    expect(CGImageSourceGetCount(source), equals: 1)
    let properties = try require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    expect(properties[kCGImagePropertyPixelWidth] as? Int, equals: 30)
    expect(properties[kCGImagePropertyPixelHeight] as? Int, equals: 20)
    expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width, equals: 30)
    expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let none = try require(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
    expect(CGImageSourceGetCount(none), equals: 0)
    expect(CGImageSourceGetStatus(none), equals: .statusUnknownType)
  }
  @Test func `a small picture is as long as asked, and no larger than the whole`() throws {
    let source = try require(CGImageSourceCreateWithData(png(400, 200) as CFData, nil))
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceShouldCacheImmediately: true,
      kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceThumbnailMaxPixelSize: 100,
    ]
    let small = try require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    expect([small.width, small.height], equals: [100, 50])
    let large = CGImageSourceCreateThumbnailAtIndex(
      source, 0, [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 900])
    expect(large?.width, equals: 400)
    expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }
  @Test func `a picture that moves has each of its pictures and their times`() throws {
    let source = try require(CGImageSourceCreateWithData(Data(gif) as CFData, nil))
    expect(CGImageSourceGetCount(source), equals: 2)
    expect(pixels(CGImageSourceCreateImageAtIndex(source, 0, nil)), equals: [[255, 0, 0], [0, 255, 0]])
    expect(pixels(CGImageSourceCreateImageAtIndex(source, 1, nil)), equals: [[255, 0, 0], [0, 0, 255]])
    func times(_ index: Int) -> [Double?] {
      let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[kCGImagePropertyGIFDictionary] as? [String: Any]
      return [kCGImagePropertyGIFDelayTime, kCGImagePropertyGIFUnclampedDelayTime].map { all?[$0] as? Double }
    }
    expect(times(0), equals: [0.5, 0.5])
    expect(times(1), equals: [0.1, 0.01])
    let whole = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? [String: Any]
    expect(whole?[kCGImagePropertyGIFLoopCount] as? Int, equals: 5)
  }
  @Test func `a file that breaks off has the pictures before`() throws {
    for count in 0..<gif.count {
      let source = try require(CGImageSourceCreateWithData(Data(gif.prefix(count)) as CFData, nil))
      for index in 0..<CGImageSourceGetCount(source) { _ = CGImageSourceCreateImageAtIndex(source, index, nil) }
      expect(CGImageSourceGetCount(source) <= 2)
    }
  }
  /// A JPEG file with a block of Exif: orientation 6, a camera, a time of exposure and a place.
  private func photo() throws -> Data {
    let jpeg = try require(UIImage(data: png(8, 4))?.jpegData(compressionQuality: 0.9))
    func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
    func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value & 0xFFFF) }
    func entry(_ tag: Int, _ kind: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
      short(tag) + short(kind) + long(count) + value
    }
    // The first directory at 8 has 4 entries; then its text, the second directory, and the third.
    let camera = 8 + 2 + 4 * 12 + 4, exif = camera + 6, time = exif + 2 + 12 + 4, gps = time + 8
    let degrees = gps + 2 + 2 * 12 + 4
    var block: [UInt8] = Array("MM\0*".utf8) + long(8) + short(4)
    block += entry(0x010F, 2, 6, long(camera)) + entry(0x0112, 3, 1, short(6) + [0, 0])
    block += entry(0x8769, 4, 1, long(exif)) + entry(0x8825, 4, 1, long(gps)) + long(0) + Array("Leica\0".utf8)
    block += short(1) + entry(0x829A, 5, 1, long(time)) + long(0) + long(1) + long(250)
    block += short(2) + entry(1, 2, 2, Array("N\0\0\0".utf8)) + entry(2, 5, 3, long(degrees)) + long(0)
    block += long(48) + long(1) + long(30) + long(1) + long(0) + long(1)
    let payload = Array("Exif\0\0".utf8) + block
    return jpeg.prefix(2) + Data([0xFF, 0xE1] + short(payload.count + 2) + payload) + jpeg.dropFirst(2)
  }
  @Test func `what a camera wrote is read`() throws {
    let source = try require(CGImageSourceCreateWithData(photo() as CFData, nil))
    let properties = try require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    expect(properties[kCGImagePropertyOrientation] as? Int, equals: 6)
    let camera = properties[kCGImagePropertyTIFFDictionary] as? [String: Any]
    expect(camera?[kCGImagePropertyTIFFMake] as? String, equals: "Leica")
    let exif = properties[kCGImagePropertyExifDictionary] as? [String: Any]
    expect(exif?[kCGImagePropertyExifExposureTime] as? Double, equals: 1.0 / 250)
    let place = properties[kCGImagePropertyGPSDictionary] as? [String: Any]
    expect(place?[kCGImagePropertyGPSLatitude] as? Double, equals: 48.5)
    // The pixels lie as they are in the file; a small picture is upright where an app asks for that.
    expect(properties[kCGImagePropertyPixelWidth] as? Int, equals: 8)
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
    ]
    expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)?.height, equals: 8)
  }
  @Test func `a picture is written as PNG, JPEG and TIFF, and as nothing else`() throws {
    let image = try require(UIImage(data: png(20, 10))?.cgImage)
    for type in [UTType.png, .jpeg, .tiff] {
      let data = NSMutableData()
      let destination = try require(CGImageDestinationCreateWithData(data, type.identifier as CFString, 1, nil))
      CGImageDestinationAddImage(
        destination, image, [kCGImageDestinationLossyCompressionQuality: 0.8] as CFDictionary)
      expect(CGImageDestinationFinalize(destination))
      let source = try require(CGImageSourceCreateWithData(data, nil))
      expect(CGImageSourceGetType(source), equals: type.identifier)
      expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width, equals: 20)
    }
    let said = reports(of: "CGImageDestination") {
      expect(CGImageDestinationCreateWithData(NSMutableData(), UTType.gif.identifier, 2, nil) == nil)
    }
    expect(said.count, equals: 1)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let destination = try require(CGImageDestinationCreateWithURL(file as CFURL, "public.png", 1, nil))
    expect(!CGImageDestinationFinalize(destination), "without a picture")
    CGImageDestinationAddImage(destination, image, nil)
    expect(CGImageDestinationFinalize(destination))
    expect(CGImageSourceCreateWithURL(file as CFURL, nil).map { CGImageSourceGetCount($0) }, equals: 1)
  }
}
