import Foundation
import HearthCore
import HearthUI

/// What an app has put behind the rows of a table or the items of a collection, which stays where it is, and over them, which moves with them.
struct ListSurroundings: ViewModifier {
  let view: UIScrollView
  let background: UIView?
  /// Grows with each change of the view.
  let version: Int
  /// How far the rows have moved since they were first seen: points.
  @State private var offset: CGPoint?

  func body(content: Content) -> some View {
    let hasSubviews = !view.subviews.isEmpty
    content
      .onScrollGeometryChange(for: CGPoint?.self) {
        hasSubviews ? $0.contentOffset : nil
      } action: { _, new in
        offset = new
      }
      .background { if let background { UIViewPresenter(view: background).id(background.identity) } }
      .overlay {
        if hasSubviews {
          let place = offset ?? view.contentOffset
          UIScrolledSubviews(view: view, version: version).offset(x: -place.x, y: -place.y).clipped()
        }
      }
  }
}
