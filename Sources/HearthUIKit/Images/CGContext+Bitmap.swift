#if GTK
  import Foundation
  import HearthPaint
  import HearthRendering

  /// What is called when memory that an app has lent is not needed any more: what the app said to be told, and the memory.
  public typealias CGBitmapContextReleaseDataCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

  extension CGContext {
    /// A context that draws in pixels in memory. Nil for pixels of a kind that no context has, which is told once on
    /// standard error.
    ///
    /// ```swift
    /// let context = CGContext(
    ///   data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
    ///   bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    /// context?.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    /// // The four bytes behind `context?.data` are the average colour of the image.
    /// ```
    ///
    /// A pixel is a point. The origin is the bottom left corner, while the first row in memory is the uppermost. There
    /// are 8 bits of red, green and blue with an opacity that they are multiplied by, or with a byte without a meaning,
    /// before or behind them; greys of 8 bits; and opacities of 8 bits. A colour becomes a grey of 0.3 of its red, 0.59 of
    /// its green and 0.11 of its blue.
    ///
    /// - Parameters:
    ///   - data: Memory of `bytesPerRow` times `height` bytes, which has to be there as long as the context; what it has
    ///     is there to be drawn over. Nil for memory of its own, which begins clear.
    ///   - width: Pixels, up to 32,767.
    ///   - height: Pixels, up to 32,767.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: From the start of a row to the next one. 0 for as many as are needed, with memory of its own.
    ///   - bitmapInfo: A `CGImageAlphaInfo`, with the order of bytes of a `CGBitmapInfo`.
    public convenience init?(
      data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
      space: CGColorSpace, bitmapInfo: UInt32
    ) {
      self.init(
        data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        space: space, bitmapInfo: bitmapInfo, releaseCallback: nil, releaseInfo: nil)
    }
    /// The same, with a `CGBitmapInfo`.
    public convenience init?(
      data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
      space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
      self.init(
        data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        space: space, bitmapInfo: bitmapInfo.rawValue)
    }
    /// The same; `releaseCallback` is called with `releaseInfo` and the memory when the context goes away.
    public convenience init?(
      data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
      space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
      releaseInfo: UnsafeMutableRawPointer?
    ) {
      let info = CGBitmapInfo(rawValue: bitmapInfo)
      let parts = info.alpha == .alphaOnly ? 0 : space.numberOfComponents
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerComponent * (parts + (info.alpha == CGImageAlphaInfo.none ? 0 : 1)), space.model, info)
      let memory = layout.flatMap { layout in
        layout.canBeDrawnIn
          ? Bitmap(
            data, width: width, height: height, bytesPerRow: bytesPerRow, layout, space,
            release: releaseCallback.map { callback in { callback(releaseInfo, data) } }, painter: Self.paint)
          : nil
      }
      guard let memory else {
        DrawingReport.once(
          "there is no CGContext of \(width) × \(height) pixels with \(bitsPerComponent) bits for each part, "
            + "\(bytesPerRow) bytes in a row and the bitmapInfo \(bitmapInfo). Parts have 8 bits; colours are "
            + "premultiplied or skip a byte; rows have room for all pixels.")
        return nil
      }
      self.init(memory)
    }
    private static func paint(_ piece: DisplayPiece, _ pixels: UnsafeMutablePointer<UInt32>, _ area: CGRect) {
      // The caller waits.
      nonisolated(unsafe) let (piece, pixels) = (piece, pixels)
      onMainActor { DrawingTools.renderer.paint(piece, over: pixels, area: area) }
    }

    /// The first row of the pixels; nil for a context that is not of memory.
    public var data: UnsafeMutableRawPointer? { bitmap?.data }
    /// Bits of each part of a pixel in memory, else 0.
    public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
    /// Bits of a pixel in memory, else 0.
    public var bitsPerPixel: Int { bitmap.map { $0.layout.bytesPerPixel * 8 } ?? 0 }
    /// Bytes from the start of a row in memory to the next one, else 0.
    public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
    /// What the numbers in memory mean; nil for a context that is not of memory, and for opacities alone.
    public var colorSpace: CGColorSpace? { bitmap.flatMap { $0.layout.colorModel == nil ? nil : $0.space } }
    /// Where the opacity lies in memory.
    public var alphaInfo: CGImageAlphaInfo { bitmap?.layout.info.alpha ?? .none }
    /// How the bytes in memory are to be read.
    public var bitmapInfo: CGBitmapInfo { bitmap?.layout.info ?? [] }
    /// All that was drawn is in memory at once, so that nothing is left to be done.
    public func flush() {}
    /// All that was drawn is in memory at once, so that nothing is left to be done.
    public func synchronize() {}

    /// A picture of what was drawn so far. What is drawn later does not change it. Nil for a document, and without pixels.
    public func makeImage() -> CGImage? {
      guard let bitmap else {
        guard document == nil, width > 0, height > 0 else { return nil }
        return PixelImages.pixels(picture, size, scale).map { CGImage($0) }
      }
      guard let provider = CGDataProvider(data: bitmap.bytes as NSData) else { return nil }
      let memory = CGImage.Memory(
        provider: provider, layout: bitmap.layout, space: bitmap.space,
        bytesPerRow: bitmap.width * bitmap.layout.bytesPerPixel)
      return CGImage(bitmap.picture, memory: memory)
    }
  }

  extension PixelImages {
    /// The pixels of a piece; nil for more of them than there can be.
    static func pixels(_ piece: DisplayPiece, _ size: CGSize, _ scale: CGFloat) -> PixelPicture? {
      let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
      let possible = 1...CGFloat(Bitmap.longest)
      guard possible.contains(width), possible.contains(height) else { return nil }
      var pixels = [UInt32](repeating: 0, count: Int(width) * Int(height))
      // The caller waits.
      nonisolated(unsafe) let piece = piece
      pixels.withUnsafeMutableBytes { bytes in
        nonisolated(unsafe) let start = bytes.baseAddress!
        onMainActor {
          DrawingTools.renderer.draw(
            piece, size: size, scale: scale, background: nil, into: start, width: Int(width), height: Int(height))
        }
      }
      return PixelPicture(width: Int(width), height: Int(height), pixels)
    }
  }

  extension CGImage {
    /// The bytes of the picture: those that it was made of, else, of a file or a part of another picture, rows of red,
    /// green, blue and opacity, which the colours are multiplied by. Nil where it cannot be decoded.
    public var dataProvider: CGDataProvider? {
      if let memory { return memory.provider }
      return bytes(as: .rgba).flatMap { CGDataProvider(data: $0 as NSData) }
    }
    /// The pixels as they are.
    var pixelPicture: PixelPicture? {
      if isWhole, case .drawn(let picture) = source, let picture = picture as? PixelPicture { return picture }
      let size = part.size
      return PixelImages.pixels(piece(in: CGRect(origin: .zero, size: size), interpolation: .none), size, 1)
    }
    /// Rows of pixels, one behind the other.
    func bytes(as layout: PixelLayout) -> Data? {
      guard let picture = pixelPicture else { return nil }
      var data = Data(count: picture.pixels.count * layout.bytesPerPixel)
      data.withUnsafeMutableBytes { bytes in
        picture.pixels.withUnsafeBufferPointer {
          layout.write($0.baseAddress!, count: $0.count, to: bytes.baseAddress!)
        }
      }
      return data
    }
  }
#endif
