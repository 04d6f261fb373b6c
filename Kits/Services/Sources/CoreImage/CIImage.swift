import CoreGraphics
import UIKit

/// A recipe for a picture: nothing is computed before a `CIContext` or a view asks for its pixels.
///
/// ```swift
/// let filter = CIFilter.qrCodeGenerator()
/// filter.message = Data("https://example.org".utf8)
/// let code = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
/// ```
///
/// Coordinates are pixels; y points upwards from the lower edge, as Core Image has it.
open class CIImage: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes.
  /// Where the picture has pixels; infinite for a colour.
  public final let extent: CGRect
  /// What computes the pixels of an area. Outside of the extent they are clear.
  final let pixels: @Sendable (PixelArea) -> CIPixels
  /// The picture that it was made of, where nothing was done to it.
  public final let cgImage: CGImage?

  init(_ extent: CGRect, _ image: CGImage? = nil, pixels: @escaping @Sendable (PixelArea) -> CIPixels) {
    (self.extent, cgImage, self.pixels) = (extent, image, pixels)
  }
  /// The pixels of a picture.
  public convenience init(cgImage image: CGImage) {
    let area = PixelArea(x: 0, y: 0, width: image.width, height: image.height)
    // Decoded once, when the first pixel is asked for.
    let decoded = DecodedPixels(image)
    self.init(area.rect, image) { wanted in decoded.pixels.part(wanted) }
  }
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) { self.init(cgImage: image) }
  /// The pixels of an image; nil for one that shows nothing.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) { self.init(image: image) }
  /// The bytes of an image file; nil if they are not an image.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) { self.init(data: data) }
  /// An image file; nil if it cannot be read.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) { self.init(contentsOf: url) }
  /// One colour everywhere.
  public convenience init(color: CIColor) {
    let pixel = color.pixel
    self.init(.infinite) { CIPixels($0, pixel) }
  }
  /// A picture without pixels.
  open class func empty() -> CIImage { CIImage(.null) { CIPixels($0) } }
  open class var black: CIImage { CIImage(color: .black) }
  open class var white: CIImage { CIImage(color: .white) }
  open class var clear: CIImage { CIImage(color: .clear) }
  open class var red: CIImage { CIImage(color: .red) }
  open class var green: CIImage { CIImage(color: .green) }
  open class var blue: CIImage { CIImage(color: .blue) }
  open class var gray: CIImage { CIImage(color: .gray) }

  /// Nothing is known of how a picture was taken.
  open var properties: [String: Any] { [:] }
  open var colorSpace: CGColorSpace? { cgImage?.colorSpace }

  // MARK: - Places

  /// Turned, moved, scaled. A picture that becomes smaller is made of the mean of the pixels that fall together.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant != 0, determinant.isFinite else { return .empty() }
    return moved(by: matrix, isSmooth: true)
  }
  open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }
  /// Turned to be seen upright. The lower left corner is the origin then.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    if orientation == .up || extent.isInfinite || extent.isNull { return self }
    return transformed(by: orientationTransform(for: orientation))
  }
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    oriented(CGImagePropertyOrientation(rawValue: UInt32(max(0, orientation))) ?? .up)
  }
  open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    let (w, h) = (extent.width, extent.height)
    let start = CGAffineTransform(translationX: -extent.minX, y: -extent.minY)
    let turned: CGAffineTransform
    switch orientation {
    case .up: turned = .identity
    case .upMirrored: turned = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
    case .down: turned = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
    case .downMirrored: turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
    case .leftMirrored: turned = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
    case .right: turned = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
    case .rightMirrored: turned = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .left: turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
    }
    return start.concatenating(turned)
  }
  /// A part of the picture.
  open func cropped(to rect: CGRect) -> CIImage {
    let part = extent.isInfinite ? rect : extent.intersection(rect)
    return CIImage(part) { [pixels] in pixels($0).kept(part) }
  }
  /// The pixels of the edges go on for ever.
  open func clampedToExtent() -> CIImage {
    guard let whole = PixelArea(extent) else { return self }
    return CIImage(.infinite) { [pixels] wanted in
      let all = pixels(whole)
      var result = CIPixels(wanted)
      for y in wanted.y..<(wanted.y + wanted.height) {
        let row = min(max(y, whole.y), whole.y + whole.height - 1)
        for x in wanted.x..<(wanted.x + wanted.width) {
          result[x, y] = all[min(max(x, whole.x), whole.x + whole.width - 1), row]
        }
      }
      return result
    }
  }
  /// Pixels as they are when the picture is scaled: no colours between theirs.
  open func samplingNearest() -> CIImage { NearestImage(extent, cgImage, pixels: pixels) }
  open func samplingLinear() -> CIImage { CIImage(extent, cgImage, pixels: pixels) }
  func moved(by matrix: CGAffineTransform, isSmooth: Bool) -> CIImage {
    let extent = extent.isInfinite || extent.isNull ? extent : extent.applying(matrix)
    let back = matrix.inverted()
    let source = self.extent
    return CIImage(extent) { [pixels] wanted in
      let resampling = Resampling(back, source: source, isSmooth: isSmooth)
      return resampling.pixels(wanted, pixels).kept(extent)
    }
  }

  // MARK: - Colours

  /// This picture over another.
  open func composited(over dest: CIImage) -> CIImage {
    blended(with: dest) { top, below in top + below * (1 - top.w) }
  }
  /// Opaque within a rectangle.
  open func settingAlphaOne(in extent: CGRect) -> CIImage {
    CIImage(extent) { [pixels] in pixels($0).mapped { CIPixels.Pixel($0.x, $0.y, $0.z, 1) }.kept(extent) }
  }
  open func premultiplyingAlpha() -> CIImage { CIImage(extent) { [pixels] in pixels($0).mapped(\.premultiplied) } }
  open func unpremultiplyingAlpha() -> CIImage { CIImage(extent) { [pixels] in pixels($0).mapped(\.straight) } }
  /// Each pixel of either picture changed by the one of the other.
  func blended(
    with below: CIImage, _ mix: @escaping @Sendable (CIPixels.Pixel, CIPixels.Pixel) -> CIPixels.Pixel
  ) -> CIImage {
    let both = extent.isInfinite || below.extent.isInfinite ? .infinite : extent.union(below.extent)
    return CIImage(both) { [pixels] wanted in
      var top = pixels(wanted)
      let other = below.pixels(wanted)
      for index in top.values.indices { top.values[index] = mix(top.values[index], other.values[index]) }
      return top
    }
  }
  /// Each colour changed, as it is without the opacity.
  func recolored(_ change: @escaping @Sendable (CIPixels.Pixel) -> CIPixels.Pixel) -> CIImage {
    CIImage(extent) { [pixels] in pixels($0).mappedColors(change) }
  }

  // MARK: - Filters

  /// The picture after a filter. A filter that is not here is reported, and the picture stays as it is.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? .empty()
  }
  open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
  public override var description: String { "<CIImage: extent \(extent)>" }
}
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
}

/// A picture whose pixels stay squares of one colour when it is scaled.
final class NearestImage: CIImage, @unchecked Sendable {
  override func transformed(by matrix: CGAffineTransform) -> CIImage { moved(by: matrix, isSmooth: false) }
}
