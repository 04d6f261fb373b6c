import Foundation
import HearthRendering

// Pictures of pixels as images: turned and mirrored as cameras note it.

extension Image.Orientation {
  /// Whether width and height change places.
  var liesOnItsSide: Bool {
    switch self {
    case .left, .leftMirrored, .right, .rightMirrored: true
    case .up, .upMirrored, .down, .downMirrored: false
    }
  }
  /// From pixels as they lie in memory, in a rectangle of `size` at the origin, to where they are shown.
  ///
  /// Source: the EXIF standard, the tag Orientation, whose eight values these are: what each says is where the first row
  /// and the first column of the pixels are to be seen.
  func transform(_ size: CGSize) -> CGAffineTransform {
    let (w, h) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
    }
  }
}

extension ResolvedImage {
  /// Pixels as they are where that can be; else a drawing of them.
  static func pixels(
    _ image: CGImage, scale: CGFloat, _ orientation: Image.Orientation, _ properties: Image.Properties
  ) -> ResolvedImage {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let isTemplate = properties.renderingMode == .template
    let own = CGSize(width: image.part.width / scale, height: image.part.height / scale)
    if image.isWhole && orientation == .up {
      return ResolvedImage(source: image.source, size: own, scale: scale, baseline: nil, isTemplate: isTemplate)
    }
    let shown = orientation.liesOnItsSide ? CGSize(width: own.height, height: own.width) : own
    let pixels = image.piece(
      in: CGRect(origin: .zero, size: own), interpolation: properties.drawnInterpolation,
      tint: isTemplate ? .color(.black) : nil)
    let piece = orientation == .up ? pixels : EffectPiece(.transform(orientation.transform(own)), pixels)
    return ResolvedImage(
      source: .drawn(DrawnPicture(piece, size: shown)), size: shown, scale: 1, baseline: nil, isTemplate: isTemplate)
  }
}
