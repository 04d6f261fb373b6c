import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import Charts

/// Where annotations are, and what happens to those that do not fit.
@MainActor struct AnnotationTests {
  private let mark = CGRect(x: 40, y: 30, width: 20, height: 50)
  private let plot = CGRect(x: 0, y: 0, width: 100, height: 80)
  /// The chart goes 10 points beyond the plot area on each side.
  private let chart = CGRect(x: -10, y: -10, width: 120, height: 100)

  private func target(
    _ position: AnnotationPosition, _ frame: CGRect? = nil, alignment: Alignment = .center,
    _ resolution: AnnotationOverflowResolution = .automatic
  ) -> AnnotationTarget {
    AnnotationTarget(
      frame: frame ?? mark, position: position, alignment: alignment, spacing: 4, resolution: resolution,
      growsAcross: false)
  }
  @Test func `annotations are beside their marks where they say`() {
    let size = CGSize(width: 10, height: 8)
    func origin(_ position: AnnotationPosition, _ alignment: Alignment = .center) -> CGPoint {
      AnnotationLayout.origin(target(position, alignment: alignment), size)
    }
    expect(origin(.top), equals: CGPoint(x: 45, y: 30 - 4 - 8))
    expect(origin(.bottom, .leading), equals: CGPoint(x: 40, y: 80 + 4))
    expect(origin(.leading, .top), equals: CGPoint(x: 40 - 4 - 10, y: 30))
    expect(origin(.trailing, .bottom), equals: CGPoint(x: 60 + 4, y: 80 - 8))
    expect(origin(.overlay, .topTrailing), equals: CGPoint(x: 50, y: 30))
    expect(origin(.topLeading), equals: CGPoint(x: 26, y: 18))
    expect(origin(.bottomTrailing), equals: CGPoint(x: 64, y: 84))
    expect(origin(.automatic), equals: origin(.top))
  }
  private func resolved(
    _ frame: CGRect, x: AnnotationOverflowResolution.Strategy, y: AnnotationOverflowResolution.Strategy
  ) -> CGPoint {
    AnnotationLayout.resolved(frame, target(.top, nil, .init(x: x, y: y)), plot: plot, chart: chart).origin
  }
  @Test func `what does not fit is moved into the chart or the plot area, or stays`() {
    let out = CGRect(x: 95, y: -20, width: 30, height: 12)
    expect(resolved(out, x: .disabled, y: .disabled), equals: out.origin)
    expect(resolved(out, x: .fit(to: .chart), y: .disabled), equals: CGPoint(x: 110 - 30, y: -20))
    expect(resolved(out, x: .fit(to: .plot), y: .fit(to: .plot)), equals: CGPoint(x: 100 - 30, y: 0))
    expect(resolved(out, x: .fit, y: .fit), equals: CGPoint(x: 80, y: -10))
    expect(resolved(out, x: .padScale, y: .padScale), equals: out.origin)
    // Without a strategy: into the chart along x alone.
    expect(resolved(out, x: .automatic, y: .automatic), equals: CGPoint(x: 80, y: -20))
  }
  @Test func `one that is wider than the chart starts where the chart does`() {
    let wide = CGRect(x: 20, y: 0, width: 300, height: 10)
    expect(resolved(wide, x: .fit(to: .plot), y: .disabled).x, equals: 0)
  }

  // MARK: - Padding

  /// Where the bar and its annotation are in a window.
  private func frames(
    _ y: AnnotationOverflowResolution.Strategy, _ x: AnnotationOverflowResolution.Strategy = .disabled
  ) throws -> (plot: CGRect, note: CGRect, top: CGFloat) {
    final class Seen { var plot = CGRect.zero; var top = CGFloat.nan }
    let seen = Seen()
    let window = TestWindow(size: CGSize(width: 300, height: 200)) {
      Chart {
        BarMark(x: .value("X", "a"), y: .value("Y", 10))
          .annotation(position: .top, overflowResolution: .init(x: x, y: y)) {
            Color.red.frame(width: 30, height: 26).accessibilityElement().accessibilityIdentifier("note")
          }
      }
      .chartYScale(domain: 0...10)
      .chartOverlay { proxy in
        GeometryReader { geometry in
          let plot = proxy.plotFrame.map { geometry[$0] } ?? .zero
          let _ = seen.plot = plot
          let _ = seen.top = plot.minY + (proxy.position(forY: 10) ?? .nan)
          Color.clear
        }
        .allowsHitTesting(false)
      }
    }
    window.advance(by: .zero)
    return (seen.plot, try window.element("note").frame, seen.top)
  }
  @Test func `a scale that is padded has room for the annotation over its highest bar`() throws {
    let free = try frames(.disabled), padded = try frames(.padScale)
    // 26 points and 4 of space: above the plot area, or within it.
    expect(free.note.minY, equals: free.plot.minY - 30)
    expect(padded.note.minY, equals: padded.plot.minY)
    expect(padded.top, equals: padded.plot.minY + 30)
    expect(padded.note.maxY, equals: padded.top - 4)
  }
  @Test func `a padded scale has room at both ends, also for marks that are not at the end`() {
    var configuration = ChartConfiguration()
    configuration.x.domain = (0...10)._domain
    configuration.y.domain = (0...10)._domain
    let size = CGSize(width: 200, height: 100)
    func point(_ x: Double, _ y: Double) -> ResolvedMark {
      var mark = PointMark(x: .value("X", x), y: .value("Y", y)).mark
      mark.id = Int(x * 100 + y)
      mark.style.annotations = [
        MarkAnnotation(
          position: .top, alignment: .center, spacing: 4, resolution: .init(x: .padScale, y: .padScale),
          content: { _ in AnyView(EmptyView()) })
      ]
      return mark
    }
    let marks = [point(0, 9), point(10, 2)]
    let model = ChartModel(marks, configuration, size: size)
    let items = AnnotationItem.all(model, Placement(model, size: size))
    let sizes = Dictionary(uniqueKeysWithValues: items.map { ($0.id, CGSize(width: 40, height: 20)) })
    let pads = PlotPads(model, plot: size, sizes: sizes)
    // Half of 40 at both ends of x.
    expect(pads.xStart == 20 && pads.xEnd == 20, "\(pads)")
    let padded = ChartModel(marks, configuration, size: size, pads: pads), placement = Placement(padded, size: size)
    for item in AnnotationItem.all(padded, placement) {
      let origin = AnnotationLayout.origin(item.target, CGSize(width: 40, height: 20))
      expect(origin.x >= 0 && origin.x + 40 <= 200 && origin.y >= 0, "\(origin)")
    }
    // Nothing is counted twice: the pads of a padded chart are the same.
    expect(PlotPads(padded, plot: size, sizes: sizes), equals: pads)
  }
  @Test func `a rule along the whole plot area pads no scale that it does not have`() {
    var mark = RuleMark(x: .value("X", 5)).mark
    mark.style.annotations = [
      MarkAnnotation(
        position: .top, alignment: .center, resolution: .init(x: .padScale, y: .padScale),
        content: { _ in AnyView(EmptyView()) })
    ]
    let size = CGSize(width: 200, height: 100), model = ChartModel([mark], ChartConfiguration(), size: size)
    let item = AnnotationItem.all(model, Placement(model, size: size))[0]
    let pads = PlotPads(model, plot: size, sizes: [item.id: CGSize(width: 10, height: 20)])
    expect(pads.yStart == 0 && pads.yEnd == 0, "\(pads)")
  }
  @Test func `an annotation is beside the symbol of a point`() {
    var mark = PointMark(x: .value("X", 5), y: .value("Y", 5)).mark
    // A circle of 20 points.
    mark.style.symbolArea = 100 * .pi
    mark.style.annotations = [
      MarkAnnotation(
        position: .trailing, alignment: .center, resolution: .automatic, content: { _ in AnyView(EmptyView()) })
    ]
    let size = CGSize(width: 200, height: 100), model = ChartModel([mark], ChartConfiguration(), size: size)
    let target = AnnotationItem.all(model, Placement(model, size: size))[0].target
    expect(abs(target.frame.width - 20) < 1e-6 && abs(target.frame.height - 20) < 1e-6, "\(target.frame)")
  }
  @Test func `marks keep room of their own however large an annotation is`() {
    var mark = BarMark(x: .value("X", "a"), y: .value("Y", 10)).mark
    mark.style.annotations = [
      MarkAnnotation(
        position: .top, alignment: .center, resolution: .init(y: .padScale), content: { _ in AnyView(EmptyView()) })
    ]
    let size = CGSize(width: 200, height: 100), model = ChartModel([mark], ChartConfiguration(), size: size)
    let item = AnnotationItem.all(model, Placement(model, size: size))[0]
    expect(PlotPads(model, plot: size, sizes: [item.id: CGSize(width: 10, height: 500)]).yEnd, equals: 40)
  }
  @Test func `the content of an annotation knows the size of its mark`() {
    final class Seen { var size = CGSize.zero }
    let seen = Seen()
    let window = TestWindow(size: CGSize(width: 300, height: 100)) {
      Chart {
        BarMark(x: .value("X", 10), y: .value("Y", "a"), height: 30)
          .annotation(position: .overlay) { context in
            let _ = seen.size = context.targetSize
            Color.red.frame(width: 1, height: 1)
          }
      }
      .chartXScale(domain: 0...20).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    expect(seen.size, equals: CGSize(width: 150, height: 30))
    _ = window
  }
}
