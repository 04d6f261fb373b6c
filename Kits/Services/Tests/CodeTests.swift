import CoreImage.CIFilterBuiltins
import QuickTesting
import SwiftUI
import UIKit

/// Codes of squares and bars, read back by the rules of their standards.
@MainActor struct CodeTests {
  /// Reads a QR code as a scanner does: format, mask, bytes, blocks, text. Nil where it is not one.
  private struct Reader {
    let size: Int
    let dark: [Bool]
    /// What the format says: two bits of level, three of the mask.
    var format = 0
    init(_ image: CIImage) throws {
      let whole = try require(CIContext().createCGImage(image, from: image.extent))
      let data = try require(whole.dataProvider?.data)
      // A margin of one light square is around it.
      size = whole.width - 2
      let bytes = data.bytes.assumingMemoryBound(to: UInt8.self), row = whole.bytesPerRow
      dark = (0..<(size * size)).map { [size] index in bytes[(index / size + 1) * row + (index % size + 1) * 4] < 128 }
      // The five upper bits are the first squares of the ninth row.
      for column in 0..<5 { format = format << 1 | (isDark(8, column) ? 1 : 0) }
      format ^= 0b10101
    }
    func isDark(_ row: Int, _ column: Int) -> Bool { dark[row * size + column] }
    var version: Int { (size - 17) / 4 }
    private func isFunction(_ x: Int, _ y: Int) -> Bool {
      if x == 6 || y == 6 || (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9) { return true }
      if version >= 7, (x < 6 && y >= size - 11) || (y < 6 && x >= size - 11) { return true }
      let places: [Int: [Int]] = [1: [], 2: [6, 18], 7: [6, 22, 38], 10: [6, 28, 50]]
      let at = places[version] ?? []
      for cx in at {
        for cy in at where !(cx == 6 && (cy == 6 || cy == at.last!)) && !(cy == 6 && cx == at.last!) {
          if abs(x - cx) <= 2 && abs(y - cy) <= 2 { return true }
        }
      }
      return false
    }
    var codewords: [Int] {
      var bits: [Bool] = []
      var column = size - 1, isUpwards = true
      while column > 0 {
        if column == 6 { column -= 1 }
        for step in 0..<size {
          let y = isUpwards ? size - 1 - step : step
          for x in [column, column - 1] where !isFunction(x, y) { bits.append(isDark(y, x) != isInverted(x, y)) }
        }
        isUpwards.toggle()
        column -= 2
      }
      return stride(from: 0, to: bits.count - 7, by: 8).map { start in
        (0..<8).reduce(0) { $0 << 1 | (bits[start + $1] ? 1 : 0) }
      }
    }
    private func isInverted(_ x: Int, _ y: Int) -> Bool {
      let product = x * y
      switch format & 7 {
      case 0: return (x + y) % 2 == 0
      case 1: return y % 2 == 0
      case 2: return x % 3 == 0
      case 3: return (x + y) % 3 == 0
      case 4: return (y / 2 + x / 3) % 2 == 0
      case 5: return product % 2 + product % 3 == 0
      case 6: return (product % 2 + product % 3) % 2 == 0
      default: return ((x + y) % 2 + product % 3) % 2 == 0
      }
    }
    /// The text of a code of blocks of these lengths, message and all, one of them after the other.
    func text(blocks: [(message: Int, all: Int)]) throws -> String {
      let words = codewords
      var data: [[Int]] = blocks.map { _ in [] }
      var next = 0
      for place in 0..<(blocks.map(\.message).max() ?? 0) {
        for (index, block) in blocks.enumerated() where place < block.message {
          data[index].append(words[next])
          next += 1
        }
      }
      for place in 0..<((blocks.first?.all ?? 0) - (blocks.first?.message ?? 0)) {
        for (index, block) in blocks.enumerated() where place < block.all - block.message {
          data[index].append(words[next])
          next += 1
        }
      }
      // All powers of the field's root below the number of bytes that mend are roots of a block.
      for (index, block) in blocks.enumerated() {
        for power in 0..<(block.all - block.message) {
          expect(data[index].reduce(0) { Self.product($0, Self.power(power)) ^ $1 }, equals: 0)
        }
      }
      let message = zip(data, blocks).flatMap { $0.prefix($1.message) }
      let bits = message.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 } }
      func number(_ start: Int, _ count: Int) -> Int { bits[start..<(start + count)].reduce(0) { $0 << 1 | $1 } }
      expect(number(0, 4), equals: 4)
      let lengthBits = version < 10 ? 8 : 16
      let count = number(4, lengthBits)
      return String(decoding: (0..<count).map { UInt8(number(4 + lengthBits + $0 * 8, 8)) }, as: UTF8.self)
    }
    private static func product(_ a: Int, _ b: Int) -> Int {
      (0..<8).reduce(0) { sum, bit in
        guard b >> bit & 1 == 1 else { return sum }
        return (0..<bit).reduce(a) { value, _ in value << 1 > 255 ? value << 1 ^ 0x11D : value << 1 } ^ sum
      }
    }
    private static func power(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { value, _ in product(value, 2) } }
  }

  @Test func `a code of a short address is read back`() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("https://a.org".utf8)
    filter.correctionLevel = "L"
    let image = try require(filter.outputImage)
    expect(image.extent, equals: CGRect(x: 0, y: 0, width: 21 + 2, height: 21 + 2))
    let reader = try Reader(image)
    expect(reader.format >> 3, equals: 1)
    expect(try reader.text(blocks: [(19, 26)]), equals: "https://a.org")
  }
  @Test func `a code whose message is set by its key has the usual level, M`() throws {
    let filter = try require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue("Grüße aus dem Süden".data(using: .utf8), forKey: "inputMessage")
    let reader = try Reader(require(filter.outputImage))
    expect(reader.version, equals: 2)
    expect(reader.format >> 3, equals: 0)
    expect(try reader.text(blocks: [(28, 44)]), equals: "Grüße aus dem Süden")
  }
  @Test func `a long code has several blocks and says its version`() throws {
    let message = String(repeating: "Hearth draws. ", count: 8)
    let filter = CIFilter.qrCodeGenerator()
    (filter.message, filter.correctionLevel) = (Data(message.utf8), "M")
    // 112 bytes: version 7 with four blocks of 31 and 18 bytes.
    let reader = try Reader(require(filter.outputImage))
    expect(reader.version, equals: 7)
    expect(try reader.text(blocks: Array(repeating: (31, 49), count: 4)), equals: message)
  }
  @Test func `a code with a length of sixteen bits has blocks of two lengths`() throws {
    let message = String(repeating: "0123456789", count: 20)
    let filter = CIFilter.qrCodeGenerator()
    (filter.message, filter.correctionLevel) = (Data(message.utf8), "M")
    let reader = try Reader(require(filter.outputImage))
    expect(reader.version, equals: 10)
    let blocks = Array(repeating: (message: 43, all: 69), count: 4) + [(message: 44, all: 70)]
    expect(try reader.text(blocks: blocks), equals: message)
  }
  @Test func `more bytes than a code holds are reported, and a wrong level`() {
    let filter = CIFilter.qrCodeGenerator()
    (filter.message, filter.correctionLevel) = (Data(count: 2953), "L")
    expect(filter.outputImage?.extent.width, equals: 177 + 2)
    filter.message = Data(count: 2954)
    expect(reports(of: "CIQRCodeGenerator") { expect(filter.outputImage == nil) }.count, equals: 1)
    (filter.message, filter.correctionLevel) = (Data(), "X")
    expect(reports(of: "CIQRCodeGenerator") { expect(filter.outputImage == nil) }.count, equals: 1)
  }
  @Test func `bars of a text have its values and their sum`() throws {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("Ab".utf8)
    (filter.quietSpace, filter.barcodeHeight) = (0, 1)
    let image = try require(filter.outputImage)
    let data = try require(CIContext().createCGImage(image, from: image.extent)?.dataProvider?.data)
    let bytes = data.bytes.assumingMemoryBound(to: UInt8.self)
    let bars = (0..<Int(image.extent.width)).map { bytes[$0 * 4] < 128 ? "1" : "0" }.joined()
    // Start B is 104, A is 33, b is 66; (104 + 1 * 33 + 2 * 66) % 103 is 63.
    expect(bars, equals: "11010010000" + "10100011000" + "10010000110" + "10100110000" + "1100011101011")
  }
  @Test func `a code is shown crisply, as apps show it`() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("Hearth".utf8)
    let small = try require(filter.outputImage)
    let large = small.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    expect(large.extent.size, equals: CGSize(width: 230, height: 230))
    let picture = try require(CIContext().createCGImage(large, from: large.extent))
    let image = UIImage(cgImage: picture)
    expect(image.size, equals: CGSize(width: 230, height: 230))
    // The middle of the great square at the upper left is dark, the light ring around it light.
    let average = try require(large.cropped(to: CGRect(x: 40, y: 180, width: 10, height: 10)).color)
    expect(average.red, equals: 0)
    let margin = try require(large.cropped(to: CGRect(x: 0, y: 220, width: 10, height: 10)).color)
    expect(margin.red, equals: 1)
  }
}

extension CIImage {
  /// The mean colour of the picture.
  @MainActor var color: CIColor? {
    let pixel = applyingFilter("CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: extent)])
    if pixel.extent.isNull { return nil }
    var bytes = [UInt8](repeating: 0, count: 4)
    CIContext().render(
      pixel, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
      colorSpace: nil)
    return CIColor(
      red: CGFloat(bytes[0]) / 255, green: CGFloat(bytes[1]) / 255, blue: CGFloat(bytes[2]) / 255,
      alpha: CGFloat(bytes[3]) / 255)
  }
}
