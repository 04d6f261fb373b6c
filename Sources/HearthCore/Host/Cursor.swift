import Foundation
import HearthRendering

/// The shape of a pointer: one of the desktop's cursor theme, or a picture.
package struct Cursor: Hashable, Sendable {
  /// In CSS and in XDG cursor themes; of a picture, what is shown where pictures cannot be.
  package let name: String
  package let picture: CursorPicture?
  private init(_ name: String) { (self.name, picture) = (name, nil) }
  package init(_ picture: CursorPicture) { (name, self.picture) = ("default", picture) }

  package static let arrow = Cursor("default")
  package static let text = Cursor("text"), verticalText = Cursor("vertical-text")
  package static let pointer = Cursor("pointer"), grab = Cursor("grab"), grabbing = Cursor("grabbing"),
    crosshair = Cursor("crosshair")
  package static let zoomIn = Cursor("zoom-in"), zoomOut = Cursor("zoom-out")
  package static let resizeLeftRight = Cursor("ew-resize"), resizeUpDown = Cursor("ns-resize")
  /// From the top left to the bottom right, and the other diagonal.
  package static let resizeFalling = Cursor("nwse-resize"), resizeRising = Cursor("nesw-resize")
  package static let resizeLeft = Cursor("w-resize"), resizeRight = Cursor("e-resize")
  package static let resizeUp = Cursor("n-resize"), resizeDown = Cursor("s-resize")
  package static let resizeTopLeft = Cursor("nw-resize"), resizeTopRight = Cursor("ne-resize")
  package static let resizeBottomLeft = Cursor("sw-resize"), resizeBottomRight = Cursor("se-resize")
  package static let resizeColumn = Cursor("col-resize"), resizeRow = Cursor("row-resize")
  /// Nothing is seen.
  package static let none = Cursor("none")
}

/// A pointer of the app's own. Two are equal where they are the same object: its maker
/// keeps it as long as it looks the same.
package final class CursorPicture: Hashable, @unchecked Sendable {
  // Never written after it was made; the main actor alone draws it.
  package let piece: DisplayPiece
  /// Points.
  package let size: CGSize
  /// The point of the picture that points. Points, from its top left corner.
  package let hotSpot: CGPoint
  init(_ piece: DisplayPiece, size: CGSize, hotSpot: CGPoint) {
    (self.piece, self.size, self.hotSpot) = (piece, size, hotSpot)
  }
  package static func == (a: CursorPicture, b: CursorPicture) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
