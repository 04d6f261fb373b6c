import Foundation
import HearthRendering

/// A strip over a scroll view whose parts lead to places of the content, as the letters beside a list of names do.
/// Points are in the scroll view's coordinate space.
@MainActor package protocol ScrollIndex: AnyObject {
  /// Whether a press there is for the strip.
  func isHit(_ point: CGPoint, in scroll: ScrollNode) -> Bool
  /// Goes where the part of the strip at a point leads. A finger that moves over the strip leads on.
  func lead(to point: CGPoint, in scroll: ScrollNode)
  /// What the strip looks like now.
  func piece(in scroll: ScrollNode) -> DisplayPiece?
}
