import Foundation
import HearthCore
import HearthUI

/// A finger that moves in from an edge of the window.
///
///     let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(showMenu))
///     pan.edges = .left
///     view.addGestureRecognizer(pan)
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count. None by itself, and nothing is followed.
  open var edges: UIRectEdge = []
  nonisolated deinit {}
  /// How far from an edge the finger may come down: points. Source: our choice, as swipes back from an edge have it.
  private static let reach: CGFloat = 24
  override func mayBegin(at place: CGPoint) -> Bool {
    guard let view, let size = view.window?.bounds.size else { return false }
    let point = view.convertToWindow(view.inner(place)), reach = Self.reach
    return edges.contains(.left) && point.x <= reach || edges.contains(.right) && point.x >= size.width - reach
      || edges.contains(.top) && point.y <= reach || edges.contains(.bottom) && point.y >= size.height - reach
  }
}
