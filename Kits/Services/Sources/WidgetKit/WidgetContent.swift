import SwiftUI

/// What a preview shows of a widget.
@MainActor public struct _WidgetContent {
  /// The view of an entry; nil where the entry is of a different provider.
  var entry: (@MainActor (Any) -> AnyView?)?
  /// The views of a live activity; nil where attributes or state are of a different one.
  var activity: (@MainActor (_ attributes: Any, _ state: Any) -> (content: AnyView, island: DynamicIsland)?)?
  /// Whether the view keeps a distance from the edges.
  var hasMargins = true
}

extension WidgetFamily {
  /// Points, on a phone whose screen is 390 × 844 and, for the largest, on a tablet.
  ///
  /// Source: Apple, Human Interface Guidelines, "Widgets", dimensions of widgets. The corner of a watch is our choice, as large as a circle.
  public var _size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 795, height: 378.5)
    case .accessoryCorner, .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }
  /// Whether it is one of a lock screen or a watch's face, which have no background of their own.
  var isAccessory: Bool {
    Set([.accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline]).contains(self)
  }
}

/// Where a widget's view is shown as one: nil in a window of the app.
struct WidgetFrame: Equatable {
  var family: WidgetFamily
  /// Points from the edges.
  var margin: CGFloat
}
private struct WidgetFrameKey: EnvironmentKey { static let defaultValue: WidgetFrame? = nil }
extension EnvironmentValues {
  var widgetFrame: WidgetFrame? {
    get { self[WidgetFrameKey.self] }
    set { self[WidgetFrameKey.self] = newValue }
  }
  /// Points between the edges of a widget and its view, as a preview has them; 0 if the view is not in a widget.
  public var widgetContentMargins: EdgeInsets {
    let margin = widgetFrame?.margin ?? 0
    return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }
  /// Whether the background of a widget is shown: always, except where a lock screen would show it.
  public var showsWidgetContainerBackground: Bool { widgetFrame.map { !$0.family.isAccessory } ?? true }
}

/// The background of a widget, behind the whole of it, or in a window behind the view.
nonisolated struct WidgetBackground<Background: View>: ViewModifier {
  let background: Background
  let alignment: Alignment
  @Environment(\.widgetFrame) private var frame

  init(background: Background, alignment: Alignment) { (self.background, self.alignment) = (background, alignment) }

  @MainActor func body(content: Content) -> some View {
    if let frame {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding(frame.margin)
        .background(alignment: alignment) { if !frame.family.isAccessory { background } }
    } else {
      content.background(alignment: alignment) { background }
    }
  }
}
