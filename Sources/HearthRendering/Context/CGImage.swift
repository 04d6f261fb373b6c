import Foundation

/// A picture of pixels, or a part of one.
public final class CGImage: Hashable, Sendable {
  package let source: ImageSource
  /// The pixels of the whole picture.
  package let wholeSize: CGSize
  /// The part that this is: pixels from the top left corner of the whole.
  package let part: CGRect

  package init(_ source: ImageSource, wholeSize: CGSize, part: CGRect? = nil) {
    (self.source, self.wholeSize) = (source, wholeSize)
    self.part = part ?? CGRect(origin: .zero, size: wholeSize)
  }
  package var isWhole: Bool { part == CGRect(origin: .zero, size: wholeSize) }

  /// Pixels.
  public var width: Int { Int(part.width) }
  /// Pixels.
  public var height: Int { Int(part.height) }
  /// Bits of each part of a pixel.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of a row of pixels.
  public var bytesPerRow: Int { width * 4 }

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
