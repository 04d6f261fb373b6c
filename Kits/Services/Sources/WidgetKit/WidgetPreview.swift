import ActivityKit
import AppIntents
import SwiftUI

/// What of a live activity a preview shows. Source: Apple, documentation of ActivityPreviewViewKind.
public struct ActivityPreviewViewKind: Hashable, Sendable {
  /// How large the parts around a camera are shown.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, expanded, minimal }
  enum Kind: Hashable { case content, island(DynamicIslandPreviewViewState) }
  let kind: Kind
  /// What a lock screen shows.
  public static let content = Self(kind: .content)
  public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> Self { Self(kind: .island(state)) }
}

/// Where the entries of a preview of a widget come from.
@MainActor struct WidgetPreviewEntries {
  /// Those that are there at once.
  var known: [any TimelineEntry] = []
  /// Makes the others.
  var load: (@MainActor () async -> [any TimelineEntry])?
}

/// The entries of a widget below each other, each in the widget's size.
struct WidgetPreviewView: View {
  let content: _WidgetContent
  let family: WidgetFamily
  let entries: WidgetPreviewEntries
  @State private var loaded: [any TimelineEntry] = []

  var body: some View {
    let all = entries.known + loaded
    VStack(spacing: 16) {
      ForEach(all.indices, id: \.self) { index in
        if let view = content.entry?(all[index]) {
          WidgetFrameView(view: view, family: family, hasMargins: content.hasMargins)
        } else {
          Text(verbatim: "\(type(of: all[index])) is no entry of this widget")
        }
      }
    }
    .padding(16)
    .task { if let load = entries.load { loaded = await load() } }
  }
}
/// A view as a widget of a size.
struct WidgetFrameView: View {
  let view: AnyView
  let family: WidgetFamily
  let hasMargins: Bool
  /// Points. Source: Apple, Human Interface Guidelines, "Widgets": margins of 16 points, and none on lock screens.
  private var margin: CGFloat { hasMargins && !family.isAccessory ? 16 : 0 }
  var body: some View {
    let size = family._size
    view.environment(\.widgetFamily, family)
      .environment(\.widgetFrame, WidgetFrame(family: family, margin: margin))
      .frame(width: size.width, height: size.height)
      .clipShape(RoundedRectangle(cornerRadius: family.isAccessory ? 8 : 22))
  }
}

/// The states of a live activity below each other.
struct ActivityPreviewView: View {
  let content: _WidgetContent
  let kind: ActivityPreviewViewKind
  let attributes: any ActivityAttributes
  let states: [Any]
  var body: some View {
    VStack(spacing: 16) {
      ForEach(states.indices, id: \.self) { index in
        if let shown = content.activity?(attributes, states[index]) {
          switch kind.kind {
          // Points. Source: Apple, Human Interface Guidelines, "Live Activities": as wide as the screen without its margins.
          case .content: shown.content.frame(width: 371).modifier(ActivityGround())
          case .island(let state): DynamicIslandView(island: shown.island, state: state)
          }
        } else {
          Text(verbatim: "\(type(of: states[index])) is no state of this activity")
        }
      }
    }
    .padding(16)
  }
}
/// The parts around a camera, on black as a phone shows them.
struct DynamicIslandView: View {
  let island: DynamicIsland
  let state: ActivityPreviewViewKind.DynamicIslandPreviewViewState
  var body: some View {
    Group {
      switch state {
      // Points. Source: Apple, Human Interface Guidelines, "Live Activities", dimensions for a screen of 393 × 852.
      case .compact:
        HStack {
          island.compactLeading
          Spacer()
          island.compactTrailing
        }
        .padding(compactMargins).frame(width: 230, height: 36.67)
      case .minimal:
        island.minimal.padding(island.margins(for: .minimal, standard: EdgeInsets())).frame(width: 36.67, height: 36.67)
      case .expanded:
        VStack {
          HStack {
            part(.leading)
            Spacer()
            part(.center)
            Spacer()
            part(.trailing)
          }
          part(.bottom)
        }
        .padding(
          island.margins(for: .expanded, standard: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
        )
        .frame(width: 371).frame(minHeight: 84)
      }
    }
    .background(Color.black, in: RoundedRectangle(cornerRadius: state == .expanded ? 44 : 18.33))
    .foregroundStyle(.white)
    .overlay {
      if let tint = island.tint {
        RoundedRectangle(cornerRadius: state == .expanded ? 44 : 18.33).stroke(tint.opacity(0.5), lineWidth: 1)
      }
    }
    .widgetURL(island.url)
    .environment(\.colorScheme, .dark)
  }
  private var compactMargins: EdgeInsets {
    let standard = EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    let leading = island.margins(for: .compactLeading, standard: standard)
    let trailing = island.margins(for: .compactTrailing, standard: standard)
    return EdgeInsets(
      top: max(leading.top, trailing.top), leading: leading.leading, bottom: max(leading.bottom, trailing.bottom),
      trailing: trailing.trailing)
  }
  private func part(_ position: DynamicIslandExpandedRegionPosition) -> ForEach<Range<Int>, Int, AnyView> {
    let parts = island.expanded.filter { $0.position == position }
    return ForEach(0..<parts.count, id: \.self) { parts[$0].view }
  }
}
