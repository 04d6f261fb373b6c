#if GTK
  import SwiftUI
  import Testing
  import UIKit

  @MainActor struct BitmapContextTests {
    private let rgba = CGImageAlphaInfo.premultipliedLast.rawValue
    private let bgra = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
    private func context(
      _ data: UnsafeMutableRawPointer? = nil, _ width: Int, _ height: Int, bytesPerRow: Int = 0, _ info: UInt32,
      _ space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
    ) throws -> CGContext {
      try #require(
        CGContext(
          data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space,
          bitmapInfo: info))
    }
    /// The bytes that the context has now.
    private func bytes(_ context: CGContext) throws -> [UInt8] {
      Array(UnsafeRawBufferPointer(start: try #require(context.data), count: context.bytesPerRow * context.height))
    }
    /// Two pixels side by side: red, and blue.
    private func flag() throws -> CGImage {
      let provider = try #require(CGDataProvider(data: Data([255, 0, 0, 0, 0, 255]) as CFData))
      return try #require(
        CGImage(
          width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 6,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue),
          provider: provider, decode: nil, shouldInterpolate: false,
          intent: .defaultIntent))
    }

    @Test func `what is drawn is in the memory of the app at once, in its order of bytes`() throws {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: 12, alignment: 4)
      defer { memory.deallocate() }
      for (info, red) in [(rgba, [255, 0, 0, 255] as [UInt8]), (bgra, [0, 0, 255, 255])] {
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: 12)
        let context = try context(memory, 1, 2, bytesPerRow: 6, info)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        // The origin is the bottom left corner, the first row the uppermost.
        context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        #expect(Array(UnsafeRawBufferPointer(start: memory, count: 12)) == red + [UInt8](repeating: 0, count: 8))
        #expect(context.data == memory && context.bytesPerRow == 6 && context.ctm.isIdentity)
      }
    }
    @Test func `a translucent colour is multiplied by its opacity, and lies over what is there`() throws {
      let clear = try context(nil, 1, 1, rgba)
      clear.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.2)
      clear.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(try bytes(clear) == [51, 0, 0, 51], "0.2 × 255")
      // What the app writes between two calls counts.
      let opaque = try context(nil, 1, 1, CGImageAlphaInfo.noneSkipLast.rawValue)
      try #require(opaque.data).storeBytes(of: 255, toByteOffset: 2, as: UInt8.self)
      opaque.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.2)
      opaque.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(try bytes(opaque) == [51, 0, 204, 255], "255 - 51")
    }
    @Test func `clearing and blending change the memory, and what is not drawn on stays`() throws {
      let context = try context(nil, 2, 1, rgba)
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(try bytes(context) == [0, 0, 0, 0, 0, 255, 0, 255])
      context.setBlendMode(.copy)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      #expect(try bytes(context) == [0, 0, 0, 0, 0, 0, 255, 255])
    }
    @Test func `a layer is painted when it ends`() throws {
      let context = try context(nil, 1, 1, rgba)
      context.setAlpha(0.2)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(try bytes(context) == [0, 0, 0, 0])
      context.endTransparencyLayer()
      #expect(try bytes(context) == [51, 51, 51, 51])
    }
    @Test func `a picture of bytes is drawn upright, with the pixels that it has`() throws {
      let context = try context(nil, 2, 2, bgra)
      context.interpolationQuality = .none
      context.draw(try flag(), in: CGRect(x: 0, y: 1, width: 2, height: 1))
      #expect(try bytes(context) == [0, 0, 255, 255, 255, 0, 0, 255] + [UInt8](repeating: 0, count: 8))
    }
    @Test func `a picture in one pixel is its average colour`() throws {
      let image = try flag()
      let average = try context(nil, 1, 1, rgba)
      average.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
      let found = try bytes(average)
      #expect((120...135).contains(found[0]) && found[1] == 0 && (120...135).contains(found[2]) && found[3] == 255)
    }
    @Test func `greys and opacities have a byte`() throws {
      let gray = try context(nil, 1, 1, CGImageAlphaInfo.none.rawValue, CGColorSpaceCreateDeviceGray())
      gray.setFillColor(gray: 0.2, alpha: 1)
      gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(try bytes(gray) == [51] && gray.bitsPerPixel == 8)
      let opacity = try context(nil, 1, 1, CGImageAlphaInfo.alphaOnly.rawValue)
      opacity.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.2)
      opacity.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(try bytes(opacity) == [51] && opacity.colorSpace == nil)
    }
    @Test func `an image of a context keeps its pixels, and gives them back`() throws {
      let context = try context(nil, 2, 1, bgra)
      context.draw(try flag(), in: CGRect(x: 0, y: 0, width: 2, height: 1))
      let image = try #require(context.makeImage())
      context.clear(CGRect(x: 0, y: 0, width: 2, height: 1))
      let data = try #require(image.dataProvider?.data)
      #expect(Array(data as Data) == [0, 0, 255, 255, 255, 0, 0, 255])
      #expect(CFDataGetLength(data) == 8 && CFDataGetBytePtr(data)?[2] == 255)
      #expect(image.bitmapInfo.rawValue == bgra && image.width == 2 && image.bytesPerRow == 8)
      // A part of it, and a file of it, are read as red, green, blue and opacity.
      let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))
      #expect(part.dataProvider?.data.map { Array($0 as Data) } == [0, 0, 255, 255])
      let file = try #require(UIImage(cgImage: image).pngData().flatMap { UIImage(data: $0) }?.cgImage)
      #expect(file.alphaInfo == .premultipliedLast)
      #expect(file.dataProvider?.data.map { Array($0 as Data) } == [255, 0, 0, 255, 0, 0, 255, 255])
    }
    @Test func `a context of a kind that is not there is nil`() {
      func make(_ bits: Int, _ row: Int, _ info: CGImageAlphaInfo, width: Int = 4) -> CGContext? {
        CGContext(
          data: nil, width: width, height: 4, bitsPerComponent: bits, bytesPerRow: row,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
      }
      #expect(make(8, 16, .premultipliedLast) != nil)
      #expect(make(8, 15, .premultipliedLast) == nil && make(16, 32, .premultipliedLast) == nil)
      #expect(make(8, 16, .last) == nil && make(8, 12, .none) == nil && make(8, 0, .noneSkipLast, width: 0) == nil)
    }
    @Test func `memory is given back when the context goes away`() throws {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
      defer { memory.deallocate() }
      memory.storeBytes(of: 0, as: UInt32.self)
      var context = CGContext(
        data: memory, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: rgba, releaseCallback: { info, _ in info?.storeBytes(of: 9, as: UInt8.self) },
        releaseInfo: memory)
      #expect(context != nil && memory.load(as: UInt8.self) == 0)
      context = nil
      #expect(memory.load(as: UInt8.self) == 9)
    }
  }
#endif
