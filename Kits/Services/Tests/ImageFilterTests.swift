import CoreImage
import CoreImage.CIFilterBuiltins
import QuickTesting
import SwiftUI
import UIKit

/// Filters as apps use them, by the pixels that come out.
@MainActor struct ImageFilterTests {
  /// A picture of rows, the upper one first, of which each letter is a pixel.
  private func picture(_ rows: String...) -> CIImage {
    let colors: [Character: [UInt8]] = [
      "r": [255, 0, 0, 255], "g": [0, 255, 0, 255], "b": [0, 0, 255, 255], "w": [255, 255, 255, 255],
      "k": [0, 0, 0, 255], ".": [0, 0, 0, 0], "m": [128, 128, 128, 255],
    ]
    let bytes = rows.joined().flatMap { colors[$0] ?? [] }
    let image = CGImage(
      width: rows[0].count, height: rows.count, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: rows[0].count * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: CGDataProvider(data: Data(bytes) as CFData)!, decode: nil, shouldInterpolate: false,
      intent: .defaultIntent)
    return CIImage(cgImage: image!)
  }
  /// The bytes of the pixels of a rectangle, the upper row first.
  private func bytes(_ image: CIImage?, _ rect: CGRect? = nil) -> [[UInt8]] {
    guard let image, let made = CIContext().createCGImage(image, from: rect ?? image.extent),
      let data = made.dataProvider?.data
    else { return [] }
    let start = data.bytes.assumingMemoryBound(to: UInt8.self)
    return (0..<(made.width * made.height)).map { index in (0..<4).map { start[index * 4 + $0] } }
  }

  @Test func `a picture keeps its pixels, and y points upwards`() {
    let image = picture("rg", "bw")
    expect(image.extent, equals: CGRect(x: 0, y: 0, width: 2, height: 2))
    expect(bytes(image), equals: [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255]])
    expect(bytes(image.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))), equals: [[0, 0, 255, 255]])
    expect(bytes(image, CGRect(x: 1, y: 1, width: 2, height: 1)), equals: [[0, 255, 0, 255], [0, 0, 0, 0]])
  }
  @Test func `a picture is turned as its orientation says`() {
    let image = picture("rg", "bw")
    let red: [UInt8] = [255, 0, 0, 255], green: [UInt8] = [0, 255, 0, 255], blue: [UInt8] = [0, 0, 255, 255]
    let white: [UInt8] = [255, 255, 255, 255]
    expect(bytes(image.oriented(.down)), equals: [white, blue, green, red])
    // The row that was at the left is at the top.
    expect(bytes(image.oriented(.right)), equals: [blue, red, white, green])
    expect(bytes(image.oriented(.left)), equals: [green, white, red, blue])
    expect(bytes(image.oriented(.upMirrored)), equals: [green, red, white, blue])
    expect(bytes(image.oriented(.leftMirrored)), equals: [red, blue, green, white])
  }
  @Test func `sepia is brown, and half of it is half way`() {
    let filter = CIFilter.sepiaTone()
    filter.inputImage = picture("m")
    filter.intensity = 1
    // 128 times the sums of the rows of the matrix: 1.351, 1.203 and 0.937.
    expect(bytes(filter.outputImage), equals: [[173, 154, 120, 255]])
    filter.intensity = 0
    expect(bytes(filter.outputImage), equals: [[128, 128, 128, 255]])
  }
  @Test func `a filter by its name takes values by keys`() throws {
    let image = picture("r")
    let filter = try require(CIFilter(name: "CIColorControls"))
    filter.setValue(image, forKey: kCIInputImageKey)
    filter.setValue(0, forKey: kCIInputSaturationKey)
    // 255 × 0.2126
    expect(bytes(filter.outputImage), equals: [[54, 54, 54, 255]])
    expect(filter.inputKeys, equals: ["inputImage", "inputBrightness", "inputContrast", "inputSaturation"])
    expect(reports(of: "CIFilter") { filter.setValue(1, forKey: kCIInputRadiusKey) }.count, equals: 1)
    expect(bytes(image.applyingFilter("CIColorInvert")), equals: [[0, 255, 255, 255]])
    expect(reports(of: "CIFilter") { expect(CIFilter(name: "CIHoleDistortion") == nil) }.count, equals: 1)
  }
  @Test func `a blur spreads light, keeps its sum, and grows the picture`() {
    let image = picture("w").composited(
      over: CIImage(color: .black).cropped(to: CGRect(x: -9, y: -9, width: 19, height: 19)))
    let blurred = image.applyingGaussianBlur(sigma: 1)
    expect(blurred.extent, equals: image.extent.insetBy(dx: -3, dy: -3))
    let row = bytes(blurred, CGRect(x: -1, y: 0, width: 3, height: 1)).map { $0[0] }
    // 255 × (1 / √(2π))², and e^-½ of it beside.
    expect(row[1], equals: 41)
    expect(row[0] == row[2] && (24...25).contains(row[0]), "\(row)")
    let clamped = picture("g").clampedToExtent().applyingGaussianBlur(sigma: 5)
    expect(clamped.extent.isInfinite)
    expect(bytes(clamped, CGRect(x: 0, y: 0, width: 1, height: 1)), equals: [[0, 255, 0, 255]])
  }
  @Test func `a picture lies upon another, and modes mix them`() {
    let red = picture("r"), grey = picture("m")
    expect(bytes(picture(".").composited(over: red)), equals: [[255, 0, 0, 255]])
    let multiply = CIFilter.multiplyBlendMode()
    (multiply.inputImage, multiply.backgroundImage) = (red, grey)
    expect(bytes(multiply.outputImage), equals: [[128, 0, 0, 255]])
    let mask = CIFilter.blendWithMask()
    (mask.inputImage, mask.backgroundImage, mask.maskImage) = (picture("rr"), picture("bb"), picture("wk"))
    expect(bytes(mask.outputImage), equals: [[255, 0, 0, 255], [0, 0, 255, 255]])
  }
  @Test func `every filter of the list makes a picture`() throws {
    let image = picture("rgbw", "kmrg", "bwkm", "rrgg")
    for name in CIFilter.filterNames(inCategory: nil) {
      let filter = try require(CIFilter(name: name))
      for key in filter.inputKeys where key.hasSuffix("Image") { filter.setValue(image, forKey: key) }
      if filter.inputKeys.contains("inputMessage") { filter.setValue(Data("1".utf8), forKey: "inputMessage") }
      if name == "CICrop" { filter.setValue(CIVector(x: 1, y: 1, z: 2, w: 2), forKey: "inputRectangle") }
      let result = try require(filter.outputImage)
      let rect = result.extent.isInfinite ? image.extent : result.extent
      expect(CIContext().createCGImage(result, from: rect) != nil, "\(name) of \(rect)")
      expect(CIFilter.localizedName(forFilterName: name)?.isEmpty == false)
    }
    expect(CIFilter.localizedName(forFilterName: "CIGaussianBlur"), equals: "Gaussian Blur")
  }
  @Test func `squares of pixels have one colour, and edges are where colours change`() {
    let filter = CIFilter.pixellate()
    (filter.inputImage, filter.scale, filter.center) = (picture("rrrr", "rrrr", "gggg", "gggg"), 2, .zero)
    expect(Set(bytes(filter.outputImage).prefix(8)), equals: [[255, 0, 0, 255]])
    let edges = CIFilter.edges()
    (edges.inputImage, edges.intensity) = (picture("kkww"), 1)
    expect(bytes(edges.outputImage).map { $0[0] }, equals: [0, 255, 255, 0])
  }
  @Test func `pixels are written as an app wants them`() {
    var pixel = [UInt8](repeating: 0, count: 4)
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    CIContext(options: [.workingColorSpace: NSNull()]).render(
      picture("r"), toBitmap: &pixel, rowBytes: 4, bounds: rect, format: .BGRA8, colorSpace: nil)
    expect(pixel, equals: [0, 0, 255, 255])
    expect(CIContext().createCGImage(CIImage(color: .red), from: .infinite) == nil)
  }
  @Test func `an image of a filter is an image of the screen and back`() throws {
    let image = UIImage(ciImage: picture("rg"))
    expect(image.size, equals: CGSize(width: 2, height: 1))
    let again = try require(CIImage(image: image))
    expect(bytes(again), equals: [[255, 0, 0, 255], [0, 255, 0, 255]])
    let png = try require(
      CIContext().pngRepresentation(of: again, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()))
    expect(bytes(CIImage(data: png)), equals: [[255, 0, 0, 255], [0, 255, 0, 255]])
    expect(
      reports(of: "CIDetector") { expect(CIDetector(ofType: CIDetectorTypeFace, context: nil) == nil) }.count, equals: 1
    )
  }
  @Test func `a tone curve goes through its points, and white is what it is said to be`() throws {
    let half = CIImage(color: CIColor(red: 0.5, green: 0.25, blue: 1)).cropped(
      to: CGRect(x: 0, y: 0, width: 1, height: 1))
    func pixel(_ image: CIImage?) throws -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: 4)
      CIContext().render(
        try require(image), toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
        format: .RGBA8,
        colorSpace: nil)
      return bytes
    }
    let curve = CIFilter.toneCurve()
    curve.inputImage = half
    curve.point2 = CGPoint(x: 0.5, y: 0.8)
    expect(try pixel(curve.outputImage)[0], equals: 204)
    expect(try pixel(curve.outputImage)[1], equals: 64)
    let white = CIFilter.whitePointAdjust()
    white.inputImage = half
    white.color = CIColor(red: 1, green: 1, blue: 0.5)
    expect(try pixel(white.outputImage)[2], equals: 128)
  }
}
