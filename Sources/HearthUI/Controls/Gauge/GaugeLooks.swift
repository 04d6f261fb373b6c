import Foundation
import HearthCore
import HearthRendering

nonisolated struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  /// Up to the value; otherwise a mark stands at it.
  let fills: Bool
  let showsLabel: Bool
  @Environment(\.controlSize) private var controlSize
  @Environment(\.labelsVisibility) private var visibility

  @MainActor var body: some View {
    let value = configuration.value, fills = fills
    // Points. Source: our choice, a little more than a progress bar, which measures nothing.
    let height: CGFloat = controlSize == .mini || controlSize == .small ? 6 : 8
    VStack(alignment: .leading, spacing: 5) {
      if showsLabel && visibility != .hidden { configuration.label }
      HStack(spacing: 7) {
        configuration.minimumValueLabel.font(.caption).foregroundStyle(.secondary)
        ControlDrawing(key: [value, fills ? 1 : 0], height: height, ideal: CGSize(width: 160, height: height)) {
          canvas in
          fills ? canvas.gaugeBar(value) : canvas.markedBar(value)
        }
        .modifier(GaugeMarkLabels(marks: showsLabel ? configuration.marks : nil))
        configuration.maximumValueLabel.font(.caption).foregroundStyle(.secondary)
      }
      if showsLabel { configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary) }
    }
    .modifier(DisabledLook())
  }
}

/// The labels of a bar at values, below it with their middles at their places.
nonisolated private struct GaugeMarkLabels: ViewModifier {
  let marks: GaugeMarks?
  @MainActor func body(content: Content) -> some View {
    if let marks {
      VStack(spacing: 2) {
        content
        // They keep to their places, so that they do not grow without end.
        let labels = marks.view.font(.caption).foregroundStyle(.secondary).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        Group(subviews: labels) { views in
          let shown = views.compactMap { view in view.tagFraction(marks).map { (view, $0) } }
          TickLabelLayout(places: shown.map(\.1), inset: 0) {
            ForEach(shown.map(\.0)) { $0.fixedSize() }
          }
        }
      }
    } else {
      content
    }
  }
}
extension Subview {
  @MainActor fileprivate func tagFraction(_ marks: GaugeMarks) -> Double? {
    element.layoutValue(TagKey.self).flatMap(marks.fraction)
  }
}

nonisolated struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let fills: Bool
  /// Points. Source: the accessory gauges of watches and lock screens, about 50; ours is even with our controls.
  private static var side: CGFloat { 54 }

  @MainActor var body: some View {
    let value = configuration.value, fills = fills, side = Self.side
    ZStack {
      ControlDrawing(key: [value, fills ? 1 : 0], width: side, height: side) { canvas in
        fills ? canvas.ring(value, width: 6, from: 0, sweep: 1) : canvas.openRing(value, width: 6)
      }
      if let current = configuration.currentValueLabel {
        current.font(.subheadline.weight(.medium)).lineLimit(1).minimumScaleFactor(0.3).frame(width: side * 0.66)
      } else if fills {
        configuration.label.font(.caption).lineLimit(1).minimumScaleFactor(0.3).frame(width: side * 0.66)
      }
      if !fills {
        // The opening of the ring has room for the bounds, or for the label.
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
            HStack(spacing: 2) {
              configuration.minimumValueLabel
              Spacer(minLength: 2)
              configuration.maximumValueLabel
            }
            .minimumScaleFactor(0.3).frame(width: side * 0.56).offset(y: 2)
          } else {
            configuration.label
          }
        }
        .font(.caption2).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    // The ring keeps its size.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .frame(width: side, height: side)
    .modifier(DisabledLook())
  }
}

extension ControlCanvas {
  /// A bar that fills with a gradient tint, of which it shows the part that the value has reached.
  func gaugeBar(_ value: Double) -> ContiguousArray<PlacedPiece> {
    guard let stops = tintStops else { return progressBar(value) }
    let radius = bounds.height / 2, width = value > 0 ? max(bounds.height, bounds.width * value) : 0
    let filled = rect(0, 0, width, bounds.height)
    return [
      palette.fill(bounds, radius: radius, emptyTrack),
      PlacedPiece(FillPiece(.roundedRectangle(filled, radius: radius), along(stops)), x: 0, y: 0),
    ]
  }
  /// A gradient from the beginning of a bar to its end.
  private func along(_ stops: [Paint.Stop]) -> Paint {
    .linearGradient(stops: stops, from: point(0, bounds.midY), to: point(bounds.width, bounds.midY))
  }
  /// The colour of a gradient at a place.
  private func color(at place: Double, of stops: [Paint.Stop]) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return palette.accent }
    if place <= first.location { return first.color }
    for (lower, upper) in zip(stops, stops.dropFirst()) where place <= upper.location {
      let length = upper.location - lower.location
      return length > 0
        ? lower.color.mixed(with: upper.color, by: Double((place - lower.location) / length)) : upper.color
    }
    return last.color
  }
  func markedBar(_ value: Double) -> ContiguousArray<PlacedPiece> {
    let thickness = max(4, bounds.height - 2), diameter = bounds.height + 2, way = max(0, bounds.width - diameter)
    let mark = rect(way * value, bounds.midY - diameter / 2, diameter, diameter)
    let track = rect(0, bounds.midY - thickness / 2, bounds.width, thickness)
    let shape = DisplayShape.roundedRectangle(track, radius: thickness / 2)
    let ground = tintStops.map { PlacedPiece(FillPiece(shape, along($0)), x: 0, y: 0) }
    return [
      ground ?? palette.fill(track, radius: thickness / 2, palette.accent.opacity(0.55)),
      palette.fill(
        mark.insetBy(dx: -1.5, dy: -1.5), radius: diameter / 2 + 1.5, palette.isDark ? RGBA(white: 0.15) : .white),
      palette.fill(mark, radius: diameter / 2, tintStops.map { color(at: value, of: $0) } ?? palette.accent),
    ]
  }
  /// Three quarters of a ring, open below, with a mark at the value.
  func openRing(_ value: Double, width: CGFloat) -> ContiguousArray<PlacedPiece> {
    let start = -0.375, sweep = 0.75, turn = (start + sweep * value) * (isRightToLeft ? -1 : 1)
    let radius = bounds.width / 2 - width / 2, angle = turn * 2 * .pi - .pi / 2
    let center = CGPoint(x: bounds.midX + CGFloat(cos(angle)) * radius, y: bounds.midY + CGFloat(sin(angle)) * radius)
    let mark = CGRect(x: center.x - width / 2, y: center.y - width / 2, width: width, height: width)
    var list: ContiguousArray<PlacedPiece> = []
    if let stops = tintStops {
      // The gradient goes along the ring, in short pieces.
      let count = 48
      for piece in 0..<count {
        let from = Double(piece) / Double(count), to = Double(piece + 1) / Double(count)
        list.append(
          arc(from: start + sweep * from, to: start + sweep * to, width: width, color(at: (from + to) / 2, of: stops)))
      }
    } else {
      list.append(arc(from: start, to: start + sweep, width: width, palette.accent.opacity(0.55)))
    }
    list.append(
      palette.fill(mark.insetBy(dx: -2, dy: -2), radius: width / 2 + 2, palette.isDark ? RGBA(white: 0.15) : .white))
    list.append(palette.fill(mark, radius: width / 2, tintStops.map { color(at: value, of: $0) } ?? palette.accent))
    return list
  }
}
