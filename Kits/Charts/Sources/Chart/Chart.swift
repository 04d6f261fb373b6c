import SwiftUI

/// A view that displays a chart.
///
///     Chart(sales) { sale in
///       BarMark(x: .value("Day", sale.day), y: .value("Revenue", sale.revenue))
///     }
nonisolated public struct Chart<Content: ChartContent>: View {
  let content: Content

  /// A chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  /// A chart of marks for each element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }
  /// A chart of marks for each element, with the identity at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }
  @MainActor public var body: some View { ChartRoot(content: content) }
}

/// Collects the marks of a chart, and gives it the room there is.
struct ChartRoot<Content: ChartContent>: View {
  let content: Content
  @Environment(\.chart) private var configuration
  @Environment(\.layoutDirection) private var direction
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor
  @Environment(\.colorSchemeContrast) private var contrast
  @State private var scrolledX: _ChartValue?
  @State private var scrolledY: _ChartValue?
  @State private var pads = PlotPads()

  var body: some View {
    let marks = collected
    let settings = self.settings
    let isMirrored = direction == .rightToLeft, tellsApart = isWithoutColor || contrast == .increased
    let scroll = settings.scrollableAxes.isEmpty ? nil : ScrollState(x: $scrolledX, y: $scrolledY)
    ChartIdealSize {
      GeometryReader { geometry in
        let model = ChartModel(
          marks, settings, size: geometry.size, isMirrored: isMirrored, calendar: calendar,
          tellsSeriesApart: tellsApart, pads: pads)
        let _ = ChartProblem.tell(model)
        ChartFrame(model: model, size: geometry.size, calendar: calendar, locale: locale, scroll: scroll)
          .environment(\.chart, ChartConfiguration())
          .environment(\.plotPads, $pads)
      }
    }
    .onChange(of: configuration.x.scrollPosition) { _, new in if configuration.x.scrolled != nil { scrolledX = new } }
    .onChange(of: configuration.y.scrollPosition) { _, new in if configuration.y.scrolled != nil { scrolledY = new } }
  }
  private var collected: [ResolvedMark] {
    let marks = _MarkCollector()
    Content._collect(content, marks)
    return marks.marks
  }
  /// What is said of the chart, with the position to which it was scrolled.
  private var settings: ChartConfiguration {
    var settings = configuration
    if let scrolledX { settings.x.scrollPosition = scrolledX }
    if let scrolledY { settings.y.scrollPosition = scrolledY }
    if !settings.scrollableAxes.contains(.horizontal) { settings.x.visibleLength = nil }
    if !settings.scrollableAxes.contains(.vertical) { settings.y.visibleLength = nil }
    return settings
  }
}

/// Gives a chart the size it is offered, and 300 by 200 points where none is.
///
/// Source: our choice, because Apple does not say how large a chart is that nobody gives a size.
struct ChartIdealSize: Layout {
  static let ideal = CGSize(width: 300, height: 200)
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: Self.ideal)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// The plot area of a chart, as `chartPlotStyle` gets it.
public struct ChartPlotContent: View {
  let content: AnyView
  public var body: some View { content }
}
/// An axis of a chart, as `chartXAxisStyle` gets it.
public struct ChartAxisContent: View {
  let content: AnyView
  public var body: some View { content }
}
