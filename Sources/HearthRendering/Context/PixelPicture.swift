import Foundation

/// An image of pixels that code has made, in the memory of this program.
package final class PixelPicture: DrawnImage, @unchecked Sendable {
  // Unchecked: nothing changes.
  package let width, height: Int
  /// Rows from the top left corner: of each number the highest byte is the opacity, then red, green and blue, multiplied
  /// by it.
  package let pixels: [UInt32]

  /// - Precondition: There are `width` times `height` pixels.
  package init(width: Int, height: Int, _ pixels: [UInt32]) {
    precondition(
      pixels.count == width * height, "PixelPicture: \(pixels.count) pixels are not \(width) times \(height).")
    (self.width, self.height, self.pixels) = (width, height, pixels)
    super.init(size: CGSize(width: width, height: height))
  }
  /// Pixels that lie in memory by a layout. Nil where there are too few bytes.
  package convenience init?(
    width: Int, height: Int, bytesPerRow: Int, _ layout: PixelLayout, _ bytes: UnsafeRawBufferPointer
  ) {
    guard width > 0, height > 0, let start = bytes.baseAddress,
      PixelPicture.isEnough(bytes.count, width: width, height: height, bytesPerRow: bytesPerRow, layout)
    else { return nil }
    self.init(width: width, height: height, Self.read(start, width: width, height: height, bytesPerRow, layout))
  }
  /// Whether bytes hold all rows; the last one may end with its last pixel.
  private static func isEnough(
    _ count: Int, width: Int, height: Int, bytesPerRow: Int, _ layout: PixelLayout
  ) -> Bool {
    let (row, isTooWide) = width.multipliedReportingOverflow(by: layout.bytesPerPixel)
    let (before, isTooHigh) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    let (all, isTooLarge) = before.addingReportingOverflow(row)
    return !isTooWide && !isTooHigh && !isTooLarge && bytesPerRow >= row && count >= all
  }
  /// - Precondition: All rows lie behind `start`.
  package static func read(
    _ start: UnsafeRawPointer, width: Int, height: Int, _ bytesPerRow: Int, _ layout: PixelLayout
  ) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      for y in 0..<height {
        layout.read(start + y * bytesPerRow, count: width, into: pixels.baseAddress! + y * width)
      }
      count = width * height
    }
  }
}
