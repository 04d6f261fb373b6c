import SwiftUI

/// The labels of one axis, beside the plot area and as long as that.
struct AxisStrip: View {
  let axis: PlacedAxis
  let places: (CGSize) -> AxisPlaces

  /// Points between the plot area and labels. Source: our choice, as Apple's charts look.
  nonisolated static let spacing: CGFloat = 4

  var body: some View {
    AxisStripLayout(axis: axis, places: places) {
      ForEach(labels, id: \.id) { label in
        AxisLabelView(label: label).equatable().layoutValue(key: AxisLabelKey.self, value: label)
      }
    }
    .accessibilityHidden(true)
  }
  private var labels: [AxisLabel] {
    var labels: [AxisLabel] = []
    var times: [AxisLabel.ID: Int] = [:]
    // Labels are known by their values, and move with them when the scale changes.
    func identity(_ value: _ChartValue, _ number: Int) -> AxisLabel.ID {
      var id = AxisLabel.ID(value: value, part: number)
      id.time = times[id, default: 0]
      times[AxisLabel.ID(value: value, part: number), default: 0] += 1
      return id
    }
    for tick in axis.ticks {
      for (number, part) in tick.parts.enumerated() {
        guard case .label(let content, let options) = part.kind else { continue }
        let isCentered = part.centered ?? axis.isCategorical
        guard let fraction = isCentered ? tick.centerFraction : tick.fraction else { continue }
        // A value outside of what is seen has no label.
        guard fraction > -1e-6, fraction < 1 + 1e-6 else { continue }
        // Behind the last value there is nothing whose middle a label could have.
        if isCentered, !axis.isCategorical, (tick.fraction ?? 0) > 1 - 1e-6 { continue }
        // One that starts where the axis ends would lie beside it.
        if axis.isHorizontal, axis.isDate, !isCentered, options.anchor == nil, fraction > 1 - 1e-6 { continue }
        labels.append(
          AxisLabel(
            id: identity(tick.value, number), content: content, options: options, part: part, value: tick.value,
            text: tick.text, fraction: fraction, isCentered: isCentered || !axis.isDate))
      }
    }
    return labels
  }
}

/// A label of an axis.
struct AxisLabel: Identifiable {
  struct ID: Hashable {
    let value: _ChartValue
    /// Which of the parts at the value it is, and which of labels with the same value.
    let part: Int
    var time = 0
  }
  let id: ID
  let content: AxisLabelContent
  let options: AxisLabelOptions
  let part: AxisPart
  let value: _ChartValue
  let text: String
  let fraction: Double
  /// Whether its middle is at the value, along the axis.
  let isCentered: Bool
}
struct AxisLabelKey: LayoutValueKey {
  // Never written.
  nonisolated(unsafe) static let defaultValue: AxisLabel? = nil
}

/// What a label of an axis shows.
struct AxisLabelView: View {
  let label: AxisLabel
  @Environment(\.locale) private var locale
  var body: some View {
    content
      .font(label.part.font ?? .caption2)
      .foregroundStyle(label.part.foreground ?? AnyShapeStyle(.secondary))
      .modifier(QuarterTurn(turns: turns))
      .offset(label.part.offset)
  }
  private var turns: Int {
    switch label.options.orientation.kind {
    case .automatic, .horizontal: 0
    case .vertical: 1
    case .verticalReversed: -1
    }
  }
  @ViewBuilder private var content: some View {
    switch label.content {
    case .value: Text(verbatim: label.text).lineLimit(1)
    case .formatted(let format): Text(verbatim: format(label.value, locale) ?? "").lineLimit(1)
    case .text(let text): text
    case .view(let view): view
    }
  }
}

// A change of the data leaves most labels as they are: a view is made again for one that may show something else.
extension AxisLabelView: @MainActor Equatable {
  static func == (a: AxisLabelView, b: AxisLabelView) -> Bool {
    guard case .value = a.label.content, case .value = b.label.content else { return false }
    let (one, other) = (a.label.part, b.label.part)
    return a.label.text == b.label.text && a.label.options.orientation == b.label.options.orientation
      && one.font == other.font && one.foreground == nil && other.foreground == nil && one.offset == other.offset
  }
}

/// Turns a view by quarters, and takes the room of the turned one.
struct QuarterTurn: ViewModifier {
  let turns: Int
  func body(content: Content) -> some View {
    if turns == 0 {
      content
    } else {
      QuarterTurnLayout { content.fixedSize().rotationEffect(.degrees(90 * Double(turns))) }
    }
  }
}
struct QuarterTurnLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}
