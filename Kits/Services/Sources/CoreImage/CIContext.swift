import CoreGraphics
import UIKit

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let name = CIContextOption(rawValue: "kCIContextName")
}
/// How the bytes of a pixel lie.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = CIFormat(rawValue: 23)
  public static let BGRA8 = CIFormat(rawValue: 24)
  public static let RGBA8 = CIFormat(rawValue: 26)
  /// At which byte of a pixel red, green, blue and opacity lie; nil for what is not written here.
  var order: [Int]? {
    switch self {
    case .RGBA8: [0, 1, 2, 3]
    case .BGRA8: [2, 1, 0, 3]
    case .ARGB8: [1, 2, 3, 0]
    default: nil
    }
  }
}
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Computes the pixels of pictures, on the processor.
open class CIContext: NSObject, @unchecked Sendable {
  // Unchecked: it has no state.
  /// The options say where and how exactly to compute: they are hints.
  public init(options: [CIContextOption: Any]? = nil) {}
  public override init() { super.init() }
  public convenience init(cgContext: CGContext, options: [CIContextOption: Any]? = nil) { self.init(options: options) }

  /// The pixels of a rectangle; nil for one without pixels, and for an infinite one.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard let area = PixelArea(fromRect),
      let provider = CGDataProvider(data: Data(image.pixels(area).kept(image.extent).bytes) as CFData)
    else { return nil }
    return CGImage(
      width: area.width, height: area.height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: area.width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
  }
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }
  /// Writes the pixels of a rectangle into memory, the upper row first. Formats of other than 8 bits are reported.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    guard let order = format.order else {
      return reportFilter("CIContext.render", "pixels are written as RGBA8, BGRA8 or ARGB8; nothing was written.")
    }
    guard let area = PixelArea(bounds), rowBytes >= area.width * 4 else { return }
    let bytes = image.pixels(area).kept(image.extent).bytes
    for row in 0..<area.height {
      for column in 0..<area.width {
        for part in 0..<4 {
          let value = bytes[(row * area.width + column) * 4 + part]
          data.storeBytes(of: value, toByteOffset: row * rowBytes + column * 4 + order[part], as: UInt8.self)
        }
      }
    }
  }
  private func picture(_ image: CIImage) -> UIImage? {
    createCGImage(image, from: image.extent).map { UIImage(cgImage: $0) }
  }
  /// The picture as a PNG file; nil for one that is infinite or has no pixels.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { picture(image)?.pngData() }
  /// The picture as a JPEG file; nil for one that is infinite or has no pixels.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let quality = options[CIImageRepresentationOption(rawValue: kCGImageDestinationLossyCompressionQuality)]
    return picture(image)?.jpegData(compressionQuality: (quality as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0.9)
  }
  /// - Throws: `CocoaError.fileWriteUnknown` for a picture that is infinite or has no pixels, and what writing throws.
  open func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    guard let data = pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options) else {
      throw CocoaError(.fileWriteUnknown)
    }
    try data.write(to: url)
  }
  /// - Throws: `CocoaError.fileWriteUnknown` for a picture that is infinite or has no pixels, and what writing throws.
  open func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    guard let data = jpegRepresentation(of: image, colorSpace: colorSpace, options: options) else {
      throw CocoaError(.fileWriteUnknown)
    }
    try data.write(to: url)
  }
  open func clearCaches() {}
}

extension UIImage {
  /// The pixels of a picture; an image that shows nothing for one that is infinite or has no pixels.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
  /// Nil: an image has pixels, also one that a picture of Core Image was made into.
  public var ciImage: CIImage? { nil }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let image = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: image, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }
}
