import SwiftUI

/// Points that the scales leave free at their ends, so that annotations fit that pad the scale: pure.
///
/// The size of an annotation is known only after it has been laid out beside its mark. Its size then says how much is
/// missing, and the chart is placed anew with that much room: once, because what is missing is always counted from the
/// places without room. Source: Apple, documentation of AnnotationOverflowResolution.Strategy.padScale; how, our choice.
struct PlotPads: Equatable {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0
  /// The most of the plot area that one end gives away. Source: our choice: marks still have a fifth of it.
  static let most = 0.4

  init() {}
  /// - Parameters:
  ///   - model: The chart, whose own pads are not counted.
  ///   - sizes: Of annotations, by their identity. Those that are not in it are not counted yet.
  init(_ model: ChartModel, plot size: CGSize, sizes: [Int: CGSize]) {
    guard !sizes.isEmpty else { return }
    var model = model
    model.pads = PlotPads()
    let placement = Placement(model, size: size)
    var across: [Need] = [], down: [Need] = []
    for item in AnnotationItem.all(model, placement) {
      guard let own = sizes[item.id] else { continue }
      let frame = CGRect(origin: AnnotationLayout.origin(item.target, own), size: own),
        mark = item.target.anchor.map { CGRect(origin: $0, size: .zero) } ?? item.target.frame
      if item.target.padsX {
        across.append(Need(frame.minX, frame.maxX, mark.minX, mark.maxX, placement.x))
      }
      if item.target.padsY {
        down.append(Need(frame.minY, frame.maxY, mark.minY, mark.maxY, placement.y))
      }
    }
    (xStart, xEnd) = Self.solved(across, placement.x, size.width)
    (yStart, yEnd) = Self.solved(down, placement.y, size.height)
  }

  /// What an annotation needs along an axis, in the direction of its values.
  private struct Need {
    /// Where its mark is nearest to it: 0 where the scale starts, 1 where it ends.
    let share: CGFloat
    /// Points of the annotation before and behind that.
    let before: CGFloat
    let behind: CGFloat

    init(_ low: CGFloat, _ high: CGFloat, _ markLow: CGFloat, _ markHigh: CGFloat, _ places: AxisPlaces) {
      let middle = min(max((low + high) / 2, markLow), markHigh), length = places.end - places.start
      share = length == 0 ? 0.5 : (middle - places.start) / length
      (before, behind) = length < 0 ? (high - middle, middle - low) : (middle - low, high - middle)
    }
  }
  /// The room at both ends with which all fit into the plot area.
  private static func solved(_ needs: [Need], _ places: AxisPlaces, _ plot: CGFloat) -> (CGFloat, CGFloat) {
    guard !needs.isEmpty, plot > 0 else { return (0, 0) }
    let length = abs(places.end - places.start), isBackward = places.end < places.start
    // Points of the plot area before the scale starts, and behind its end.
    let lead = isBackward ? plot - places.start : places.start, rest = plot - length - lead
    let most = plot * most
    var start: CGFloat = 0, end: CGFloat = 0
    // Room at one end moves marks towards the other: after a few rounds nothing changes.
    for _ in 0..<8 {
      var newStart: CGFloat = 0, newEnd: CGFloat = 0
      for need in needs {
        let share = min(max(need.share, 0), 1)
        // lead + start + share · (length − start − end) − before ≥ 0, and the same behind.
        if share < 1 {
          newStart = max(newStart, (need.before - lead - share * (length - end)) / (1 - share))
        }
        if share > 0 {
          newEnd = max(newEnd, (start + share * (length - start) + need.behind - length - rest) / share)
        }
      }
      (newStart, newEnd) = (min(newStart, most), min(newEnd, most))
      if abs(newStart - start) < 0.01 && abs(newEnd - end) < 0.01 { break }
      (start, end) = (newStart, newEnd)
    }
    return (start.rounded(.up), end.rounded(.up))
  }
}

extension EnvironmentValues {
  /// The room that annotations of the chart around need; nil outside of charts.
  @Entry var plotPads: Binding<PlotPads>? = nil
}
