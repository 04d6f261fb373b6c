import Foundation
import HearthCore
import HearthRendering
import HearthUI

extension UIImage {
  /// Which side of a picture is up. `up`, `down`, `left` and `right` say how far its pixels are turned, the other four
  /// are mirrored besides.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Source: Exif 2.32, tag 274.
    init(exif number: Int) {
      let orientations: [Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      self = orientations.indices.contains(number - 1) ? orientations[number - 1] : .up
    }
    /// What turns an upright picture into the pixels of a file.
    var inverse: Orientation {
      switch self {
      case .left: .right
      case .right: .left
      // These undo themselves.
      case .up, .down, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored: self
      }
    }
    /// Whether width and height change places.
    var isOnItsSide: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
    /// From the pixels of a picture of a size to how it is shown.
    func transform(_ size: CGSize) -> CGAffineTransform {
      let (width, height) = (size.width, size.height)
      switch self {
      case .up: return .identity
      case .down: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case .left: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      case .right: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      case .upMirrored: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case .downMirrored: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      case .leftMirrored: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      case .rightMirrored: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      }
    }
  }
  // MARK: - Drawing

  /// Draws the picture in the current context, with its top left corner at a point.
  public final func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// The same; `blendMode` and an opacity say how it meets what is there.
  public final func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the picture in the current context, as large as a rectangle. A symbol is drawn in its own colour, which is
  /// black unless it has another.
  public final func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let piece = piece(in: rect, context.interpolationQuality) else {
      return
    }
    GraphicsState.upright(rect) { context.record(piece) }
  }
  /// The same; `blendMode` and an opacity say how it meets what is there.
  public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(blendMode, alpha) { _ in draw(in: rect) }
  }
  /// What shows the picture in a rectangle; nil for none.
  final func piece(in rect: CGRect, _ quality: CGInterpolationQuality = .default) -> DisplayPiece? {
    guard let source, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return nil }
    var paint: Paint?
    if isSymbol { paint = .color(tint?.resolvedNow ?? .black) } else if let tint { paint = .color(tint.resolvedNow) }
    return ImagePiece(source, in: rect, interpolation: quality.interpolation, tint: paint)
  }
}

#if GTK
  import HearthPaint

  extension UIImage {
    /// A picture of what shows a piece; nil for one of no size.
    private convenience init?(_ piece: DisplayPiece, _ size: CGSize, _ scale: CGFloat) {
      guard size.width > 0, size.height > 0 else { return nil }
      self.init(data: PixelImages.png(piece, size, scale), scale: scale)
    }

    // MARK: - Pixels

    /// The pixels of the picture, turned as `imageOrientation` says; nil for one that shows nothing.
    public final var cgImage: CGImage? {
      guard let image = uprightImage, imageOrientation != .up else { return uprightImage }
      return UIImage(cgImage: image, scale: 1, orientation: imageOrientation.inverse).uprightImage
    }
    /// The picture as pixels the way it is to be seen.
    private var uprightImage: CGImage? {
      switch content {
      case .none: return nil
      case .data, .file:
        if let source, tint == nil {
          return CGImage(
            source, wholeSize: CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded()))
        }
      case .symbol: break
      }
      return rasterized().flatMap { $0.uprightImage }
    }
    /// The same picture as pixels.
    private func rasterized(_ scale: CGFloat? = nil) -> UIImage? {
      guard let piece = piece(in: CGRect(origin: .zero, size: size)) else { return nil }
      return UIImage(piece, size, scale ?? (isSymbol ? max(2, PictureScale.checked(0)) : self.scale))
    }
    /// A picture of pixels, one for each point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
    /// A picture of pixels: `scale` of them for each point, turned as `orientation` says.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
      let scale = scale.isFinite && scale > 0 ? scale : 1
      if cgImage.isWhole && orientation == .up, let content = Content(cgImage.source) {
        self.init(content, cgImage.wholeSize, scale)
        return
      }
      let size = cgImage.part.size
      let shown = orientation.isOnItsSide ? CGSize(width: size.height, height: size.width) : size
      let upright = cgImage.piece(in: CGRect(origin: .zero, size: size), interpolation: .medium)
      let piece = EffectPiece(.transform(orientation.transform(size)), upright)
      self.init(.data(PixelImages.png(piece, shown, 1)), shown, scale)
    }

    /// The picture as a PNG file; nil for one that shows nothing. Bytes that are such a file stay as they are.
    public final func pngData() -> Data? {
      if let bytes, tint == nil, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return bytes }
      guard let piece = piece(in: CGRect(origin: .zero, size: size)), size.width > 0, size.height > 0 else {
        return nil
      }
      return PixelImages.png(piece, size, scale)
    }
    /// The picture as a JPEG file, from 0, the smallest file, to 1, the best one; nil for one that shows nothing, and
    /// where the machine writes no such files. What is clear is white.
    public final func jpegData(compressionQuality: CGFloat) -> Data? {
      guard let piece = piece(in: CGRect(origin: .zero, size: size)), size.width > 0, size.height > 0 else {
        return nil
      }
      return PixelImages.jpeg(piece, size, scale, compressionQuality)
    }
    /// The picture as a TIFF file, not compressed; nil for one that shows nothing.
    public final var tiffRepresentation: Data? {
      guard let piece = piece(in: CGRect(origin: .zero, size: size)) else { return nil }
      return PixelImages.pixels(piece, size, scale)?.tiff(scale: scale)
    }

    // MARK: - Others

    /// The picture in one colour, which template images have in its place.
    public func withTintColor(_ color: UIColor) -> UIImage { copy(tint: color, renderingMode) }
    /// The same; with `alwaysOriginal` it keeps that colour wherever it is shown.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
      copy(tint: color, renderingMode)
    }
    /// The picture mirrored, so that its left side is on the right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
      guard let image = uprightImage else { return self }
      let flipped = UIImage(cgImage: image, scale: scale, orientation: .upMirrored)
      return flipped.withRenderingMode(renderingMode)
    }
    /// The picture in another size in points; nil for none. Its proportions are those of the size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
      piece(in: CGRect(origin: .zero, size: size), .high).flatMap { UIImage($0, size, scale) }
    }
    /// The same.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    /// The same, told when it is done.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
      completionHandler(preparingThumbnail(of: size))
    }
    /// The picture, ready to be shown: images are read when they are shown first, and this is the same object.
    public func preparingForDisplay() -> UIImage? { self }
    /// The same.
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// What an image draws when it is made.
    public convenience init(
      size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
      drawingHandler: (CGRect) -> Bool
    ) {
      let context = CGContext(size: size, scale: PictureScale.checked(0))
      if !drawingHandlerShouldBeCalledWithFlippedContext {
        context.translateBy(x: 0, y: context.size.height)
        context.scaleBy(x: 1, y: -1)
      }
      GraphicsState.push(context, isFlipped: drawingHandlerShouldBeCalledWithFlippedContext)
      let isDrawn = drawingHandler(CGRect(origin: .zero, size: context.size))
      UIGraphicsPopContext()
      if isDrawn && context.size.width > 0 && context.size.height > 0 {
        let pixels = CGSize(width: CGFloat(context.width), height: CGFloat(context.height))
        self.init(.data(PixelImages.png(of: context)), pixels, context.scale)
      } else {
        self.init()
      }
    }
  }
#endif
