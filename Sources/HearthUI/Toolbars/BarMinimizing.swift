import Foundation
import HearthCore

/// Follows what scrolls in a page, and says when a bar is to make room.
///
/// Only a change of the offset alone counts: the bar itself makes content longer and shorter.
@MainActor final class BarMinimizing {
  private weak var scroll: ScrollNode?
  private var last: ScrollGeometry?
  /// Points, downwards positive, since the direction last changed.
  private var way: CGFloat = 0
  /// Source: our choice, enough to be meant.
  private static let threshold: CGFloat = 12
  nonisolated init() {}
  nonisolated deinit {}

  /// Whether the bar is to be small now; nil for no change.
  ///
  /// - Parameters:
  ///   - isDown: Whether the bar makes room while the user scrolls down, and not up.
  ///   - onlyAtEdge: Whether it comes back at the end that the content begins from alone.
  func follow(_ scroll: ScrollNode, isDown: Bool, onlyAtEdge: Bool = false) -> Bool? {
    guard scroll.scrolls(along: .vertical) else { return nil }
    let new = scroll.geometry, old = self.scroll === scroll ? last : nil
    (self.scroll, last) = (scroll, new)
    guard let old, old.contentSize == new.contentSize, old.containerSize == new.containerSize,
      old.contentInsets == new.contentInsets
    else {
      way = 0
      return nil
    }
    let step = new.contentOffset.y - old.contentOffset.y
    if step == 0 { return nil }
    way = (way > 0) == (step > 0) ? way + step : step
    // At the end that the content begins from everything is shown.
    if isDown ? scroll.offset.y <= 0 : scroll.offset.y >= scroll.most.y { return false }
    guard abs(way) >= Self.threshold else { return nil }
    let isSmall = (way > 0) == isDown
    return onlyAtEdge && !isSmall ? nil : isSmall
  }
}
