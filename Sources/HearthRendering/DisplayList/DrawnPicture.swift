import Foundation

/// An image that is drawn by a display list: it has no pixels, so that it is sharp at any size.
package final class DrawnPicture: DrawnImage, @unchecked Sendable {
  // Unchecked: nothing changes, and pieces are used where pictures are painted, on the main thread.
  package let piece: DisplayPiece
  package init(_ piece: DisplayPiece, size: CGSize) {
    self.piece = piece
    super.init(size: size)
  }
}
