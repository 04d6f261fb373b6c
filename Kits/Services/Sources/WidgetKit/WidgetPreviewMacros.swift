import ActivityKit
import AppIntents
import SwiftUI

/// A preview of a widget with entries of a timeline, which it shows below each other.
///
///     #Preview("Count", as: .systemSmall) { CountWidget() } timeline: { Entry(count: 1); Entry(count: 2) }
///
/// Source: Apple's documentation of `Preview(_:as:widget:timeline:)`.
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @WidgetPreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "ServicesMacros", type: "WidgetPreviewMacro")

/// A preview of a widget with the entries of a provider.
@freestanding(declaration)
public macro Preview<W: Widget, P: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "ServicesMacros", type: "WidgetPreviewMacro")

/// A preview of a widget with the entries that a provider makes for settings.
@freestanding(declaration)
public macro Preview<W: Widget, P: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "ServicesMacros", type: "WidgetPreviewMacro")

/// A preview of a live activity in some of its states, which it shows below each other.
///
/// Source: Apple's documentation of `Preview(_:as:using:widget:contentStates:)`.
@freestanding(declaration)
public macro Preview<W: Widget, A: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: A,
  widget: @escaping @MainActor () -> W,
  @ActivityPreviewStateBuilder<A.ContentState> contentStates: @escaping @MainActor () -> [A.ContentState]
) = #externalMacro(module: "ServicesMacros", type: "WidgetPreviewMacro")

/// Puts the entries of a preview into a list.
@resultBuilder public enum WidgetPreviewTimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] { parts.flatMap { $0 } }
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] { part ?? [] }
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}
/// Puts the states of a preview into a list.
@resultBuilder public enum ActivityPreviewStateBuilder<State> {
  public static func buildExpression(_ state: State) -> [State] { [state] }
  public static func buildExpression(_ states: [State]) -> [State] { states }
  public static func buildBlock(_ parts: [State]...) -> [State] { parts.flatMap { $0 } }
  public static func buildArray(_ parts: [[State]]) -> [State] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [State]?) -> [State] { part ?? [] }
  public static func buildEither(first: [State]) -> [State] { first }
  public static func buildEither(second: [State]) -> [State] { second }
}

// MARK: - What the macros call

extension Preview {
  private static func made<W: Widget>(
    _ name: String?, _ file: String, _ line: Int, _ family: WidgetFamily, _ widget: @escaping @MainActor () -> W,
    _ entries: @escaping @MainActor () -> WidgetPreviewEntries
  ) -> Preview {
    Preview(name, traits: [.sizeThatFitsLayout], file: file, line: line) {
      WidgetPreviewView(content: widget().body._shown, family: family, entries: entries())
    }
  }
  public static func _widget<W: Widget>(
    _ name: String?, file: String, line: Int, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @WidgetPreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) -> Preview {
    made(name, file, line, family, widget) { WidgetPreviewEntries(known: timeline()) }
  }
  @_disfavoredOverload
  public static func _widget<W: Widget>(
    _ name: String?, file: String, line: Int, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @WidgetPreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) -> Preview {
    made(name, file, line, family, widget) { WidgetPreviewEntries(load: timeline) }
  }
  public static func _widget<W: Widget, P: TimelineProvider>(
    _ name: String?, file: String, line: Int, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> P
  ) -> Preview {
    made(name, file, line, family, widget) {
      WidgetPreviewEntries(load: {
        let context = TimelineProviderContext(family: family, isPreview: true, displaySize: family._size)
        return await WidgetPreviewBox(timelineProvider(), in: context).entries
      })
    }
  }
  public static func _widget<W: Widget, P: AppIntentTimelineProvider>(
    _ name: String?, file: String, line: Int, as family: WidgetFamily, using intent: P.Intent,
    widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
  ) -> Preview {
    made(name, file, line, family, widget) {
      WidgetPreviewEntries(load: {
        let context = TimelineProviderContext(family: family, isPreview: true, displaySize: family._size)
        return await timelineProvider().timeline(for: intent, in: context).entries.map { $0 as any TimelineEntry }
      })
    }
  }
  public static func _widget<W: Widget, A: ActivityAttributes>(
    _ name: String?, file: String, line: Int, as kind: ActivityPreviewViewKind, using attributes: A,
    widget: @escaping @MainActor () -> W,
    @ActivityPreviewStateBuilder<A.ContentState> contentStates: @escaping @MainActor () -> [A.ContentState]
  ) -> Preview {
    Preview(name, traits: [.sizeThatFitsLayout], file: file, line: line) {
      ActivityPreviewView(
        content: widget().body._shown, kind: kind, attributes: attributes, states: contentStates())
    }
  }
}
/// Entries on their way from a provider, which may answer anywhere.
private final class WidgetPreviewBox: @unchecked Sendable {
  // Unchecked: the provider writes them before the continuation goes on, which reads them after that.
  var entries: [any TimelineEntry] = []

  nonisolated init<P: TimelineProvider>(_ provider: P, in context: TimelineProviderContext) async {
    await withUnsafeContinuation { (done: UnsafeContinuation<Void, Never>) in
      let take: (Timeline<P.Entry>) -> Void = { timeline in
        // One by one: the array as a whole would be converted as the program runs, which an actor's conformances forbid elsewhere.
        self.entries = timeline.entries.map { $0 as any TimelineEntry }
        done.resume()
      }
      // Conformances of entries may be those of an actor, which the compiler cannot know here: the provider that calls this made the entries.
      provider.getTimeline(
        in: context, completion: unsafeBitCast(take, to: (@Sendable (Timeline<P.Entry>) -> Void).self))
    }
  }
}
