import Foundation
import HearthRendering

/// A part of an image, repeated from the top left corner of the shape.
///
/// ```swift
/// Rectangle().fill(ImagePaint(image: Image("Tiles"), scale: 0.5))
/// ```
nonisolated public struct ImagePaint: ShapeStyle {
  /// The image to paint with.
  public var image: Image
  /// The part of the image that is repeated; from 0 to 1 in both directions.
  public var sourceRect: CGRect
  /// How much larger than by itself the image is drawn.
  public var scale: CGFloat

  /// Creates a style that repeats an image, or a part of it.
  /// - Parameters:
  ///   - sourceRect: The part that is repeated, from 0 to 1 in both directions; the whole image by
  ///     default. What lies outside is left out.
  ///   - scale: How much larger than by itself the image is drawn. Nothing is painted where this is not above 0.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  public typealias Resolved = Never
  @MainActor public static func _paint(_ style: Self, _ context: _ShapeStyleContext) -> _ShapeStylePaint {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let rect = style.sourceRect
    let isFinite = rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
    let part = isFinite ? rect.intersection(whole) : whole
    guard let node = context.node, part.width > 0, part.height > 0, style.scale.isFinite, style.scale > 0 else {
      return _ShapeStylePaint(.color(.clear))
    }
    let resolved = ResolvedImage.find(style.image, font: node.textStyle.font, at: node)
    return context.leveled(.image(resolved.source, part: part, scale: style.scale / resolved.scale, opacity: 1))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A part of an image, repeated from the top left corner of the shape.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
