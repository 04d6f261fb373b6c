import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// A context to draw in, by the names of a Mac.
public final class NSGraphicsContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  /// Whether y runs downwards in it.
  public let isFlipped: Bool
  /// A context that draws in a `CGContext`, in which y runs downwards or upwards.
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    (cgContext, isFlipped) = (graphicsPort, initialFlippedState)
  }
  /// The context that is drawn in now; nil while nothing is drawn.
  public static var current: NSGraphicsContext? {
    get { UIGraphicsGetCurrentContext().map { NSGraphicsContext(cgContext: $0, flipped: GraphicsState.isFlipped($0)) } }
    set {
      if UIGraphicsGetCurrentContext() != nil { UIGraphicsPopContext() }
      if let newValue { GraphicsState.push(newValue.cgContext, isFlipped: newValue.isFlipped) }
    }
  }
  /// Keeps how the current context draws, until `restoreGraphicsState()`.
  public static func saveGraphicsState() { UIGraphicsGetCurrentContext()?.saveGState() }
  /// Draws as it was kept.
  public static func restoreGraphicsState() { UIGraphicsGetCurrentContext()?.restoreGState() }
  /// Keeps how the context draws.
  public func saveGraphicsState() { cgContext.saveGState() }
  /// Draws as it was kept.
  public func restoreGraphicsState() { cgContext.restoreGState() }
}

extension CGRect {
  /// Paints the rectangle with the colour that `setFill()` has set.
  public func fill() { UIRectFill(self) }
  /// Draws a line just inside the edge, of one point unless another width is said.
  public func frame(withWidth frameWidth: CGFloat = 1) {
    if frameWidth == 1 { return UIRectFrame(self) }
    let inner = insetBy(dx: frameWidth, dy: frameWidth)
    UIGraphicsGetCurrentContext()?.drawing(.copy, 1) { context in
      context.addRect(self)
      if inner.width > 0, inner.height > 0 { context.addRect(inner) }
      context.fillPath(using: .evenOdd)
    }
  }
  /// Keeps what is painted from now on to the rectangle.
  public func clip() { UIRectClip(self) }
}

extension UIImage {
  /// The picture of a file; nil if it cannot be read.
  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
  /// Whether the picture is drawn in the colour of what is around. Who has made the image sets it before it is shown.
  public final var isTemplate: Bool {
    get { renderingMode == .alwaysTemplate || isSymbol && renderingMode == .automatic }
    set { renderingMode = newValue ? .alwaysTemplate : isSymbol ? .alwaysOriginal : .automatic }
  }
  /// Whether there is a picture.
  public final var isValid: Bool { size.width > 0 && size.height > 0 }
  /// Draws the picture in the current context, over what is there.
  ///
  /// - Parameters:
  ///   - rect: As large as the picture is to be: points.
  ///   - fromRect: The part that is drawn; all of it where that is empty.
  ///   - op: How it meets what is there: `.sourceOver` or `.copy`; others are drawn as `.sourceOver`, which is reported.
  ///   - delta: The opacity, from 0 to 1.
  public final func draw(
    in rect: CGRect, from fromRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat
  ) {
    if op != .sourceOver, op != .copy {
      DrawingReport.once("a picture is drawn as by sourceOver, and not by the operation \(op.rawValue).")
    }
    let all = CGRect(origin: .zero, size: size)
    guard fromRect.width > 0, fromRect.height > 0, fromRect != all, let context = UIGraphicsGetCurrentContext() else {
      return draw(in: rect, blendMode: op == .copy ? .copy : .normal, alpha: delta)
    }
    let x = rect.width / fromRect.width, y = rect.height / fromRect.height
    context.saveGState()
    context.clip(to: rect)
    draw(
      in: CGRect(
        x: rect.minX - fromRect.minX * x, y: rect.minY - fromRect.minY * y, width: size.width * x,
        height: size.height * y), blendMode: op == .copy ? .copy : .normal, alpha: delta)
    context.restoreGState()
  }
}
/// How what is drawn meets what is there. Source: AppKit's numbers.
/// The operators of Porter and Duff: `clear`, `copy`, `sourceOver`, `sourceIn`, `sourceOut`, `sourceAtop`, `destinationOver`,
/// `destinationIn`, `destinationOut`, `destinationAtop` and `xor`; and sums: `plusDarker` and `plusLighter`.
public enum NSCompositingOperation: UInt, Sendable {
  case clear = 0
  case copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut,
    destinationAtop, xor, plusDarker
  case plusLighter = 13
}

#if GTK
  extension UIImage {
    /// A picture of pixels, of a size in points; zero for a point for each pixel.
    public convenience init(cgImage: CGImage, size: CGSize) {
      self.init(cgImage: cgImage)
      if size.width > 0, size.height > 0 { self.size = size }
    }
    /// The pixels of the picture; nil for one that shows nothing. Of a symbol those for the size of a place.
    ///
    /// - Parameters:
    ///   - proposedDestRect: The place in which it will be drawn: points. Nil for the picture's own size.
    ///   - referenceContext: What it will be drawn to: pixels are those of the screen for any.
    ///   - hints: How it will be drawn; those are reported.
    public final func cgImage(
      forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: NSGraphicsContext?,
      hints: [AnyHashable: Any]?
    ) -> CGImage? {
      if hints?.isEmpty == false { DrawingReport.once("the hints of cgImage(forProposedRect:) change nothing.") }
      guard isSymbol, let place = proposedDestRect?.pointee.size, place.width > 0, place.height > 0 else {
        return cgImage
      }
      let isFlipped = referenceContext?.isFlipped ?? true
      return UIImage(size: place, flipped: isFlipped) { rect in
        draw(in: rect)
        return true
      }
      .cgImage
    }
  }

  /// The pixels of a picture, which can be written as a file.
  ///
  ///     let pixels = image.tiffRepresentation.flatMap { NSBitmapImageRep(data: $0) }
  ///     let png = pixels?.representation(using: .png, properties: [:])
  open class NSBitmapImageRep: NSObject {
    /// A kind of file.
    /// `tiff`, `bmp`, `gif`, `jpeg`, `png` or `jpeg2000`.
    public enum FileType: UInt, Sendable { case tiff = 0, bmp, gif, jpeg, png, jpeg2000 }
    /// What a file is to be like.
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Of a JPEG file: from 0, the smallest, to 1, the best one.
      public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    }
    private let image: UIImage
    /// The pixels of an image file; nil if the data is not an image.
    public init?(data: Data) {
      guard let image = UIImage(data: data) else { return nil }
      self.image = image
    }
    /// The pixels of a picture.
    public init(cgImage: CGImage) { image = UIImage(cgImage: cgImage) }
    /// The pixels.
    open var cgImage: CGImage? { image.cgImage }
    /// How many pixels there are in a row, and in a column.
    open var pixelsWide: Int { cgImage?.width ?? 0 }
    /// How many there are in a column.
    open var pixelsHigh: Int { cgImage?.height ?? 0 }
    /// Points: one for each pixel.
    open var size: CGSize { image.size }
    /// The colour of a pixel, counted from the top left corner; nil outside.
    open func colorAt(x: Int, y: Int) -> NSColor? {
      guard let picture = cgImage, (0..<picture.width).contains(x), (0..<picture.height).contains(y),
        let part = picture.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)), let bytes = part.bytes(as: .rgba)
      else { return nil }
      let parts = bytes.map { CGFloat($0) / 255 }, alpha = parts[3]
      func plain(_ part: CGFloat) -> CGFloat { alpha > 0 ? min(1, part / alpha) : 0 }
      return NSColor(red: plain(parts[0]), green: plain(parts[1]), blue: plain(parts[2]), alpha: alpha)
    }
    /// The picture as a file; nil for a kind that is not written here, which is reported: TIFF, PNG and JPEG are.
    open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
      switch storageType {
      case .png: return image.pngData()
      case .tiff: return image.tiffRepresentation
      case .jpeg:
        let quality =
          (properties[.compressionFactor] as? NSNumber)?.doubleValue ?? properties[.compressionFactor] as? Double
        return image.jpegData(compressionQuality: quality ?? 0.75)
      case .bmp, .gif, .jpeg2000:
        DrawingReport.once("a picture is written as PNG, JPEG or TIFF, and not as \(storageType).")
        return nil
      }
    }
    /// The picture as a TIFF file.
    open var tiffRepresentation: Data? { image.tiffRepresentation }
  }
#endif
