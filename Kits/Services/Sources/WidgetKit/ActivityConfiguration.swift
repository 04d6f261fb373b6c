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
  ) {
    make = { context in (AnyView(content(context)), dynamicIsland(context)) }
  }
  private let make: @MainActor (ActivityViewContext<Attributes>) -> (content: AnyView, island: DynamicIsland)
  public var body: Never { fatalError("ActivityConfiguration has no body: it was asked for one") }
  public var _summary: String { "Activity of \(Attributes.self)" }
  public var _shown: _WidgetContent {
    let make = make
    return _WidgetContent(activity: { attributes, state in
      guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else {
        return nil
      }
      return make(ActivityViewContext(activityID: "preview", attributes: attributes, state: state, isStale: false))
    })
  }
}
