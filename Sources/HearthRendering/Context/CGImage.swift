import Foundation

/// A picture of pixels, or a part of one.
public final class CGImage: Hashable, Sendable {
  package let source: ImageSource
  /// The pixels of the whole picture.
  package let wholeSize: CGSize
  /// The part that this is: pixels from the top left corner of the whole.
  package let part: CGRect
  /// The bytes that it was made of, and how they lie; nil for one of a file.
  package let memory: Memory?
  package struct Memory: Sendable {
    package let provider: CGDataProvider
    package let layout: PixelLayout
    package let space: CGColorSpace
    package let bytesPerRow: Int
    package init(provider: CGDataProvider, layout: PixelLayout, space: CGColorSpace, bytesPerRow: Int) {
      (self.provider, self.layout, self.space, self.bytesPerRow) = (provider, layout, space, bytesPerRow)
    }
  }

  package init(_ source: ImageSource, wholeSize: CGSize, part: CGRect? = nil, memory: Memory? = nil) {
    (self.source, self.wholeSize, self.memory) = (source, wholeSize, memory)
    self.part = part ?? CGRect(origin: .zero, size: wholeSize)
  }
  /// Pixels in memory. Of a part that is cut out, and of a file, they are read as red, green, blue and opacity.
  package convenience init(_ picture: PixelPicture, memory: Memory? = nil) {
    self.init(.drawn(picture), wholeSize: picture.size, memory: memory)
  }
  package var isWhole: Bool { part == CGRect(origin: .zero, size: wholeSize) }

  /// Pixels.
  public var width: Int { Int(part.width) }
  /// Pixels.
  public var height: Int { Int(part.height) }
  /// Bits of each part of a pixel.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a pixel.
  public var bitsPerPixel: Int { layout.bytesPerPixel * 8 }
  /// Bytes from the start of a row of pixels to the next one.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? width * 4 }
  private var layout: PixelLayout { memory?.layout ?? .rgba }
  /// How the bytes are to be read.
  public var bitmapInfo: CGBitmapInfo { layout.info }
  /// Where the opacity lies.
  public var alphaInfo: CGImageAlphaInfo { layout.info.alpha ?? .none }
  /// The order of the bytes.
  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: layout.info.intersection(.byteOrderMask).rawValue) ?? .orderDefault
  }
  /// What the numbers mean.
  public var colorSpace: CGColorSpace? { memory?.space ?? .standard }
  /// Whether it is a stencil: never here.
  public var isMask: Bool { false }
  /// This picture.
  public func copy() -> CGImage? { self }

  /// A part of the picture: pixels from its top left corner, made whole outwards. Nil where nothing of it is there.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, !rect.isNull else { return nil }
    let wanted = rect.integral.offsetBy(dx: part.minX, dy: part.minY).intersection(part)
    if wanted.isNull || wanted.width < 1 || wanted.height < 1 { return nil }
    return CGImage(source, wholeSize: wholeSize, part: wanted)
  }

  /// What shows the picture in a rectangle, upright.
  package func piece(in rect: CGRect, interpolation: ImageInterpolation, tint: Paint? = nil) -> DisplayPiece {
    let x = rect.width / part.width, y = rect.height / part.height
    let whole = CGRect(
      x: rect.minX - part.minX * x, y: rect.minY - part.minY * y, width: wholeSize.width * x,
      height: wholeSize.height * y)
    let piece = ImagePiece(source, in: whole, interpolation: interpolation, tint: tint)
    return isWhole ? piece : EffectPiece(.clip(.rectangle(rect), isAntialiased: true), piece)
  }

  public static func == (a: CGImage, b: CGImage) -> Bool { a.source == b.source && a.part == b.part }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(part.width)
    hasher.combine(part.height)
  }
}
