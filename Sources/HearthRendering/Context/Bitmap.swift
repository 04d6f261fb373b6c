import Foundation

/// Pixels in memory that a context draws in: in memory of its own, or of the app, which may read and write it at any time.
///
/// What is drawn is in the memory as soon as the call returns: nobody tells a context when the app will look.
package final class Bitmap {
  /// Pixels in a row or column of a picture that is painted, at most. Source: cairo, whose images end there.
  package static let longest = 32_767

  package let width, height, bytesPerRow: Int
  package let layout: PixelLayout
  package let space: CGColorSpace
  /// The first row.
  package let data: UnsafeMutableRawPointer
  /// Gives the memory back.
  private let release: () -> Void
  /// Paints a piece over the pixels of a rectangle, whose rows lie one behind the other.
  private let painter: Painter
  /// - Parameters:
  ///   - piece: What is painted, in the coordinate space of the picture.
  ///   - pixels: As those of a `PixelPicture`.
  ///   - area: Where they lie in the picture: whole pixels.
  package typealias Painter = (
    _ piece: DisplayPiece, _ pixels: UnsafeMutablePointer<UInt32>, _ area: CGRect
  ) -> Void

  /// - Parameters:
  ///   - memory: Nil for memory of its own, which begins with zeros.
  ///   - bytesPerRow: 0 for as many as there have to be, in memory of its own.
  /// - Returns: Nil for no pixels, more of them in a row or column than can be painted, and rows that are too short.
  package init?(
    _ memory: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, _ layout: PixelLayout,
    _ space: CGColorSpace, release: (() -> Void)? = nil, painter: @escaping Painter
  ) {
    let possible = 1...Self.longest
    guard possible.contains(width), possible.contains(height) else { return nil }
    let shortest = width * layout.bytesPerPixel
    let row = bytesPerRow == 0 && memory == nil ? shortest : bytesPerRow
    guard row >= shortest, row <= Int.max / height else { return nil }
    (self.width, self.height, self.bytesPerRow, self.layout, self.space) = (width, height, row, layout, space)
    self.painter = painter
    if let memory {
      data = memory
      self.release = release ?? {}
    } else {
      let own = UnsafeMutableRawPointer.allocate(byteCount: row * height, alignment: 16)
      own.initializeMemory(as: UInt8.self, repeating: 0, count: row * height)
      data = own
      self.release = {
        own.deallocate()
        release?()
      }
    }
  }
  deinit { release() }

  /// The pixels as they are now.
  package var picture: PixelPicture {
    PixelPicture(
      width: width, height: height, PixelPicture.read(data, width: width, height: height, bytesPerRow, layout))
  }
  /// The bytes as they are now, without those between the rows.
  package var bytes: Data {
    let row = width * layout.bytesPerPixel
    var bytes = Data(capacity: row * height)
    for y in 0..<height {
      bytes.append((data + y * bytesPerRow).assumingMemoryBound(to: UInt8.self), count: row)
    }
    return bytes
  }
  /// What shows the pixels as they are now.
  var backdrop: DisplayPiece {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    return ImagePiece(.drawn(picture), in: whole, interpolation: .none)
  }

  /// Paints a piece.
  ///
  /// - Parameter isAll: The piece is all that is to be there, so that what was there goes.
  func paint(_ piece: DisplayPiece, isAll: Bool) {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    // Edges that are smooth reach a pixel further.
    let reach = piece.bounds.isNull ? .null : piece.bounds.insetBy(dx: -1, dy: -1).intersection(whole)
    let area = isAll ? whole : reach.integral.intersection(whole)
    guard area.width >= 1, area.height >= 1 else { return }
    let x = Int(area.minX), y = Int(area.minY), across = Int(area.width), down = Int(area.height)
    let start = data + y * bytesPerRow + x * layout.bytesPerPixel
    var pixels =
      isAll
      ? [UInt32](repeating: 0, count: across * down)
      : PixelPicture.read(start, width: across, height: down, bytesPerRow, layout)
    pixels.withUnsafeMutableBufferPointer { painter(piece, $0.baseAddress!, area) }
    pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<down {
        layout.write(pixels.baseAddress! + row * across, count: across, to: start + row * bytesPerRow)
      }
    }
  }
}
