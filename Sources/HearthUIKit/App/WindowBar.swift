import HearthCore
import HearthUI
import Observation

/// What has the items of a window's bar.
@MainActor protocol WindowBar: AnyObject {
  /// The items at the leading end, in the middle and at the trailing end.
  var places: [WindowBarItem.Place: [WindowBarItem]] { get }
}
/// An item of a window's bar.
struct WindowBarItem: Identifiable {
  enum Place { case leading, middle, trailing }
  let id: ObjectIdentifier
  let view: AnyView
}
/// What is shown in the bar of a window, or right below it, beside the items of the bar.
@MainActor protocol WindowBarAccessory: AnyObject {
  /// Where in the bar; nil for below it.
  var barPlace: WindowBarItem.Place? { get }
  /// Nil for nothing.
  var barView: AnyView? { get }
}
/// The bar of a window that the app has made.
@MainActor @Observable final class WindowBarModel {
  var bar: (any WindowBar)?
  /// Grows when the bar shows something else.
  var version = 0
  /// What stands below the title.
  var subtitle = ""
  var accessories: [any WindowBarAccessory] = []
  nonisolated init() {}
  nonisolated deinit {}
}
/// The content of a window with the items of its bar.
struct WithBar: ViewModifier {
  let model: WindowBarModel?
  func body(content: Content) -> some View {
    let _ = model?.version
    let places = model?.bar?.places ?? [:]
    let subtitle = model?.subtitle ?? ""
    return BelowBarLayout {
      ForEach(accessories(nil)) { $0.view }
      content
    }
    .modifier(Subtitle(text: subtitle)).toolbar {
      ToolbarItemGroup(placement: .navigation) {
        ForEach((places[.leading] ?? []) + accessories(.leading)) { $0.view }
      }
      ToolbarItemGroup(placement: .principal) { ForEach(places[.middle] ?? []) { $0.view } }
      ToolbarItemGroup(placement: .automatic) {
        ForEach((places[.trailing] ?? []) + accessories(.trailing)) { $0.view }
      }
    }
  }
  private func accessories(_ place: WindowBarItem.Place?) -> [WindowBarItem] {
    (model?.accessories ?? []).compactMap { accessory in
      guard accessory.barPlace == place, let view = accessory.barView else { return nil }
      return WindowBarItem(id: ObjectIdentifier(accessory), view: view)
    }
  }
}
/// What is shown below the bar of a window, as high as it wants to be, and last the content, which fills what is left.
nonisolated private struct BelowBarLayout: Layout {
  private func heights(_ subviews: Subviews, _ width: CGFloat?) -> [CGFloat] {
    subviews.dropLast().map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let above = heights(subviews, proposal.width).reduce(0, +)
    guard let content = subviews.last else { return proposal.replacingUnspecifiedDimensions(by: .zero) }
    if above == 0 { return content.sizeThatFits(proposal) }
    let rest = proposal.height.map { max(0, $0 - above) }
    let own = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: rest))
    return CGSize(width: own.width, height: own.height + above)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for (subview, height) in zip(subviews, heights(subviews, bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height
    }
    subviews.last?.place(
      at: CGPoint(x: bounds.minX, y: y),
      proposal: ProposedViewSize(width: bounds.width, height: max(0, bounds.maxY - y)))
  }
}
private struct Subtitle: ViewModifier {
  let text: String
  func body(content: Content) -> some View { content.navigationSubtitle(Text(verbatim: text)) }
}
