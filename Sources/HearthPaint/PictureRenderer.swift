#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// The pixels of a picture.
  package struct RenderedPicture: Sendable {
    package let width, height: Int
    /// Rows of red, green, blue and alpha, a byte each, not premultiplied, from the top left corner.
    package let pixels: [UInt8]
    package init(width: Int, height: Int, pixels: [UInt8]) {
      (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// The colour at a pixel.
    package subscript(x: Int, y: Int) -> RGBA {
      let index = (y * width + x) * 4
      func part(_ offset: Int) -> Float { Float(pixels[index + offset]) / 255 }
      return RGBA(part(0), part(1), part(2), part(3))
    }
  }

  /// Paints a display list without a window. Needs neither a display nor anything in the environment.
  package final class PictureRenderer {
    private let painter: Painter

    package init(images: ImageStore) { painter = Painter(images: images) }
    nonisolated deinit {}

    /// - Parameters:
    ///   - size: Points, from the origin of `piece`.
    ///   - scale: Pixels for each point.
    ///   - background: Nil for a transparent one.
    package func render(
      _ piece: DisplayPiece, size: CGSize, scale: CGFloat = 1, background: RGBA? = nil
    ) -> RenderedPicture {
      withSurface(piece, size: size, scale: scale, background: background) { surface, width, height in
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else {
          return RenderedPicture(width: 0, height: 0, pixels: [])
        }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { out, count in
          for y in 0..<height {
            let row = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
              let pixel = row[x], alpha = pixel >> 24, index = (y * width + x) * 4
              func straight(_ value: UInt32) -> UInt8 {
                alpha == 0 ? 0 : UInt8(min(255, ((value & 255) * 255 + alpha / 2) / alpha))
              }
              out[index] = straight(pixel >> 16)
              out[index + 1] = straight(pixel >> 8)
              out[index + 2] = straight(pixel)
              out[index + 3] = UInt8(alpha)
            }
          }
          count = width * height * 4
        }
        return RenderedPicture(width: width, height: height, pixels: pixels)
      }
    }

    /// Paints into memory of somebody else: rows of 4 bytes for each pixel, premultiplied, as cairo's ARGB32 has them.
    ///
    /// - Parameters:
    ///   - pixels: `width` times `height` times 4 bytes. What was there goes.
    ///   - size: Points, from the origin of `piece`.
    ///   - scale: Pixels for each point.
    ///   - background: Nil for a transparent one.
    package func draw(
      _ piece: DisplayPiece, size: CGSize, scale: CGFloat, background: RGBA?, into pixels: UnsafeMutableRawPointer,
      width: Int, height: Int
    ) {
      let bytes = pixels.assumingMemoryBound(to: UInt8.self)
      guard
        let surface = cairo_image_surface_create_for_data(
          bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4)),
        let context = cairo_create(surface)
      else { return }
      cairo_surface_set_device_scale(surface, scale, scale)
      cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      if let background {
        CairoContext(context).setColor(background)
        cairo_paint(context)
      }
      (painter.scale, painter.isShownInItsSize) = (scale, true)
      painter.node(for: piece, visible: CGRect(origin: .zero, size: size))?.draw(in: context)
      cairo_destroy(context)
      cairo_surface_flush(surface)
      cairo_surface_destroy(surface)
    }

    /// Paints over pixels of somebody else, which are as those of a `PixelPicture`. A pixel is a point.
    ///
    /// - Parameter area: Where the pixels lie in the coordinate space of `piece`: whole points.
    package func paint(_ piece: DisplayPiece, over pixels: UnsafeMutablePointer<UInt32>, area: CGRect) {
      let width = Int32(area.width), height = Int32(area.height)
      let bytes = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
      guard
        let surface = cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_ARGB32, width, height, width * 4),
        let context = cairo_create(surface)
      else { return }
      cairo_translate(context, -area.minX, -area.minY)
      (painter.scale, painter.isShownInItsSize) = (1, true)
      painter.node(for: piece, visible: area)?.draw(in: context)
      cairo_destroy(context)
      cairo_surface_flush(surface)
      cairo_surface_destroy(surface)
    }

    /// Draws into a context of somebody else, from its origin.
    func draw(_ piece: DisplayPiece, size: CGSize, in context: OpaquePointer) {
      // What is computed pixel by pixel has the pixels of a sharp display.
      (painter.scale, painter.isShownInItsSize) = (2, false)
      painter.node(for: piece, visible: CGRect(origin: .zero, size: size))?.draw(in: context)
    }

    /// The same picture as a PNG file.
    package func png(_ piece: DisplayPiece, size: CGSize, scale: CGFloat = 1, background: RGBA? = nil) -> Data {
      withSurface(piece, size: size, scale: scale, background: background) { surface, _, _ in
        PictureFile.png(surface)
      }
    }

    private func withSurface<Result>(
      _ piece: DisplayPiece, size: CGSize, scale: CGFloat, background: RGBA?, _ use: (OpaquePointer, Int, Int) -> Result
    ) -> Result {
      let longest = CGFloat(Bitmap.longest)
      func pixels(_ length: CGFloat) -> Int { Int(min(max(1, (length * scale).rounded(.up)), longest)) }
      let width = pixels(size.width), height = pixels(size.height)
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
      defer { cairo_surface_destroy(surface) }
      cairo_surface_set_device_scale(surface, scale, scale)
      let context = cairo_create(surface)!
      if let background {
        CairoContext(context).setColor(background)
        cairo_paint(context)
      }
      (painter.scale, painter.isShownInItsSize) = (scale, true)
      painter.node(for: piece, visible: CGRect(origin: .zero, size: size))?.draw(in: context)
      cairo_destroy(context)
      return use(surface, width, height)
    }
  }
#endif
