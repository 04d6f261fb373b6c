import ActivityKit
import SwiftUI

/// What the view of a live activity shows.
public struct ActivityViewContext<Attributes: ActivityAttributes>: Sendable {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale: Bool
}

/// A live activity. No desktop of Linux shows one.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
  public var body: Never { fatalError("ActivityConfiguration has no body: it was asked for one") }
  public var _summary: String { "Activity of \(Attributes.self)" }
}

/// The places of a live activity around a camera.
public struct DynamicIsland: Sendable {
  public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping @MainActor () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping @MainActor () -> Leading,
    @ViewBuilder compactTrailing: @escaping @MainActor () -> Trailing,
    @ViewBuilder minimal: @escaping @MainActor () -> Minimal
  ) {}
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
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
/// A part of a live activity that is shown large.
public struct DynamicIslandExpandedRegion<Content: View> {
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {}
}
/// The parts of a live activity that is shown large.
public struct DynamicIslandExpandedContent<Content: View> {}
/// Makes them.
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  public static func buildBlock<each Content: View>(
    _ regions: repeat DynamicIslandExpandedRegion<each Content>
  ) -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }
}
