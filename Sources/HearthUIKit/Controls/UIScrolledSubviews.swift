import Foundation
import HearthCore
import HearthUI

/// The subviews of a scroll view, and layers that an app has put beside them, at their places in the content.
struct UIScrolledSubviews: View {
  let view: UIScrollView
  let version: Int
  var body: some View {
    ContentLayout(view: view, version: version) {
      ForEach(view.shownItems, id: \.identity) { ItemPresenter($0) }
    }
  }
}

private struct ContentLayout: Layout {
  let view: UIScrollView
  let version: Int
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    MainActor.assumeIsolated {
      let items = view.shownItems
      guard subviews.count == items.count else { return }
      for (item, subview) in zip(items, subviews) {
        guard let child = item.view else {
          subview.place(at: bounds.origin, proposal: ProposedViewSize(view.bounds.size))
          continue
        }
        let size = child.bounds.size
        subview.place(
          at: CGPoint(
            x: bounds.minX + child.placedMiddle.x - size.width / 2,
            y: bounds.minY + child.placedMiddle.y - size.height / 2),
          proposal: ProposedViewSize(size))
      }
    }
  }
}
