#if GTK
  import Foundation
  import HearthCore
  import HearthPaint
  import HearthRendering

  /// The picture that was drawn so far, since `UIGraphicsBeginImageContextWithOptions(_:_:_:)`.
  public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    UIGraphicsGetCurrentContext().flatMap { UIImage($0) }
  }

  /// How the pictures of a renderer are made.
  open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels for each point: those of the screen, unless it is set.
    open var scale: CGFloat = onMainActor { UIScreen.main.scale }
    /// Whether the picture begins black, else clear.
    open var opaque = false
    /// Where the picture lies in the coordinate space that is drawn in. Points.
    public internal(set) final var bounds = CGRect.zero
    /// The format of a renderer that says nothing.
    open class func `default`() -> Self { self.init() }
    /// The same.
    open class func preferred() -> Self { self.init() }
    /// The format of a renderer that says nothing.
    public required override init() {}
  }

  /// Makes pictures of what is drawn.
  ///
  /// ```swift
  /// let small = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { _ in
  ///   photo.draw(in: CGRect(x: 0, y: 0, width: 64, height: 64))
  /// }
  /// ```
  open class UIGraphicsImageRenderer: NSObject {
    /// How the pictures are made.
    public final let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// Pictures of a size in points.
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
    /// Pictures of a size in points and a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
      self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Pictures of a part of the coordinate space that is drawn in. Points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
    /// Pictures of a part of the coordinate space that is drawn in, in a format. Points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
      (self.bounds, self.format) = (bounds, format)
      format.bounds = bounds
    }

    private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext {
      let context = CGContext(size: bounds.size, scale: PictureScale.checked(format.scale))
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      if format.opaque { context.fill(bounds) }
      UIGraphicsPushContext(context)
      defer { UIGraphicsPopContext() }
      actions(UIGraphicsImageRendererContext(context, format))
      return context
    }
    /// The picture of what `actions` draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
      UIImage(draw(actions)) ?? UIImage()
    }
    /// The same as a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { PixelImages.png(of: draw(actions)) }
    /// The same as a JPEG file; `compressionQuality` from 0, the smallest file, to 1, the best one. Empty where the
    /// machine writes no such files.
    open func jpegData(
      withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
      PixelImages.jpeg(of: draw(actions), compressionQuality) ?? Data()
    }
  }

  /// Where the actions of a renderer draw.
  open class UIGraphicsImageRendererContext: NSObject {
    /// The context itself.
    public final let cgContext: CGContext
    /// How the picture is made.
    public final let format: UIGraphicsImageRendererFormat
    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) { (cgContext, self.format) = (context, format) }

    /// The picture so far.
    open var currentImage: UIImage { UIImage(cgContext) ?? UIImage() }
    /// Paints a rectangle with the colour that `setFill()` has set.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }
    /// The same; `blendMode` says how it meets what is there.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.drawing(blendMode, 1) { $0.fill(rect) } }
    /// Draws the line of a rectangle just inside its edge, with the colour that `setStroke()` has set.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }
    /// The same; `blendMode` says how it meets what is there.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
      cgContext.drawing(blendMode, 1) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    }
    /// Keeps what is painted from now on to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  }

  /// Pixels of what was drawn.
  enum PixelImages {
    static func png(of context: CGContext) -> Data { png(context.picture, context.size, context.scale) }
    static func png(_ piece: DisplayPiece, _ size: CGSize, _ scale: CGFloat) -> Data {
      // The caller waits.
      nonisolated(unsafe) let piece = piece
      return onMainActor { DrawingTools.renderer.png(piece, size: size, scale: scale) }
    }
    static func jpeg(of context: CGContext, _ quality: CGFloat) -> Data? {
      jpeg(context.picture, context.size, context.scale, quality)
    }
    static func jpeg(_ piece: DisplayPiece, _ size: CGSize, _ scale: CGFloat, _ quality: CGFloat) -> Data? {
      // The caller waits.
      nonisolated(unsafe) let piece = piece
      return onMainActor { DrawingTools.renderer.render(piece, size: size, scale: scale).jpeg(quality: quality) }
    }
  }

  extension UIImage {
    /// The picture of what was drawn; nil for one of no size.
    convenience init?(_ context: CGContext) {
      guard context.size.width > 0, context.size.height > 0 else { return nil }
      self.init(data: PixelImages.png(of: context), scale: context.scale)
    }
  }
#endif
