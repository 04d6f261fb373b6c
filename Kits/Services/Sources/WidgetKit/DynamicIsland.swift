import SwiftUI

/// The places of a live activity around a camera. No screen of Linux has one; a preview shows them in a row.
@MainActor @preconcurrency public struct DynamicIsland: Sendable {
  let expanded: [DynamicIslandPart]
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView
  private(set) var tint: Color?
  private(set) var url: URL?
  private var margins: [DynamicIslandMode: [(Edge.Set, CGFloat)]] = [:]

  public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping @MainActor () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping @MainActor () -> Leading,
    @ViewBuilder compactTrailing: @escaping @MainActor () -> Trailing,
    @ViewBuilder minimal: @escaping @MainActor () -> Minimal
  ) {
    self.expanded = expanded().parts
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var island = self
    island.tint = color
    return island
  }
  /// What a click on the activity opens, in a preview; nil for nothing.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var island = self
    island.url = url
    return island
  }
  /// Points between the edges of the activity and what it shows, in one of its sizes.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode) -> DynamicIsland
  {
    var island = self
    island.margins[mode, default: []].append((edges, length))
    return island
  }
  /// The margins of a size: `standard` on each edge, where the app says nothing of it.
  func margins(for mode: DynamicIslandMode, standard: EdgeInsets) -> EdgeInsets {
    var insets = standard
    for (edges, length) in margins[mode] ?? [] {
      if edges.contains(.top) { insets.top = length }
      if edges.contains(.leading) { insets.leading = length }
      if edges.contains(.bottom) { insets.bottom = length }
      if edges.contains(.trailing) { insets.trailing = length }
    }
    return insets
  }
}
/// Where a part of a large activity lies that is wider than its place. In a preview all parts are in rows.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable { case automatic, belowIfTooWide }
extension View {
  /// Where the view lies that is wider than its place in a large activity. Reported: previews show parts in rows.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    modifier(
      WidgetHint(
        name: "dynamicIsland(verticalPlacement:)",
        message: "previews show the parts of a live activity in rows, not \(verticalPlacement)."))
  }
}
/// How large a live activity is shown.
public enum DynamicIslandMode: Hashable, Sendable { case compactLeading, compactTrailing, expanded, minimal }
/// Where something stands in a live activity that is shown large.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  public static let leading = Self(name: "leading")
  public static let trailing = Self(name: "trailing")
  public static let center = Self(name: "center")
  public static let bottom = Self(name: "bottom")
}
/// What stands in one of the places.
struct DynamicIslandPart {
  let position: DynamicIslandExpandedRegionPosition
  let view: AnyView
}
/// A part of a live activity that is shown large.
@MainActor @preconcurrency public struct DynamicIslandExpandedRegion<Content: View> {
  let part: DynamicIslandPart
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    part = DynamicIslandPart(position: position, view: AnyView(content()))
  }
}
/// The parts of a live activity that is shown large.
public struct DynamicIslandExpandedContent<Content: View> {
  let parts: [DynamicIslandPart]
}
/// Makes them.
@MainActor @resultBuilder public enum DynamicIslandExpandedContentBuilder {
  public static func buildBlock<each Content: View>(
    _ regions: repeat DynamicIslandExpandedRegion<each Content>
  ) -> DynamicIslandExpandedContent<EmptyView> {
    var parts: [DynamicIslandPart] = []
    for region in repeat each regions { parts.append(region.part) }
    return DynamicIslandExpandedContent(parts: parts)
  }
}
