import Foundation
import HearthCore
import HearthUI

/// The subviews of a scroll view, at their places in the content.
struct UIScrolledSubviews: View {
  let view: UIScrollView
  let version: Int
  var body: some View {
    ContentLayout(view: view, version: version) {
      ForEach(view.subviews, id: \.identity) { UIViewPresenter(view: $0) }
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
      guard subviews.count == view.subviews.count else { return }
      for (child, subview) in zip(view.subviews, subviews) {
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
