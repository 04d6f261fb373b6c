import SwiftUI

/// The places of a live activity around a camera. No screen of Linux has one; a preview shows them in a row.
@MainActor @preconcurrency public struct DynamicIsland: Sendable {
  let expanded: [DynamicIslandPart]
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView
  private(set) var tint: Color?

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
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode) -> DynamicIsland
  {
    self
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
