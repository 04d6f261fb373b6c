import CMeasure
import Charts
import Foundation
import HearthTesting
import SwiftUI

/// Charts of many points, at 1,000 points of width. Beside them `Benchmarks/charts/lines.py` draws the same with matplotlib, and
/// `Benchmarks/qt/charts.cpp` with Qt Charts.
///
/// - `charts.line1m.draw`: a window with a line of 1,000,000 points is made, laid out and painted; the points are there.
/// - `charts.line1m.redraw`: the same chart with other points.
/// - `charts.line1m.memory_per_point`: what the chart keeps besides the app's points.
/// - `charts.line10k.change`: one of 10,000 points changes; until what is to be painted is known.
/// - `charts.line10k.change.paint`: that is painted.
/// - `charts.bars1k.change`: the same of 1,000 bars, each a mark with an identity.
func measureCharts() {
  measureMillion()
  measureChange("charts.line10k", count: 10_000) { LineOf(data: $0) }
  measureChange("charts.bars1k", count: 1000) { BarsOf(data: $0) }
}

/// A point of a chart.
struct Reading: Identifiable {
  let id: Int
  var value: Double
}
/// Points of which one can change.
@Observable final class Readings {
  var all: [Reading]
  init(_ count: Int) {
    all = (0..<count).map { Reading(id: $0, value: sin(Double($0) * 0.37) * 40 + sin(Double($0) * 0.0031) * 50) }
  }
}
struct LineOf: View {
  let data: Readings
  var body: some View {
    Chart { LinePlot(data.all, x: .value("Number", \.id), y: .value("Value", \.value)) }
  }
}
struct BarsOf: View {
  let data: Readings
  var body: some View {
    Chart(data.all) { BarMark(x: .value("Number", $0.id), y: .value("Value", $0.value)) }
  }
}

private let size = CGSize(width: 1000, height: 500)

/// Paints a window in software.
private func paint(_ window: TestWindow?) {
  do {
    let picture = try window?.picture(scale: 1)
    check(picture?.width == 1000, "The picture is not as wide as the window.")
  } catch {
    check(false, "The window is not painted: \(error)")
  }
}

private func measureMillion() {
  let data = Readings(1_000_000)
  var draws: [Double] = [], redraws: [Double] = []
  for _ in 0..<5 {
    var window: TestWindow?
    draws.append(
      cpuTime {
        window = TestWindow(text: .real, size: size) { LineOf(data: data) }
        paint(window)
      })
    redraws.append(
      cpuTime {
        data.all[500_000].value += 1
        window?.advance(by: .zero)
        paint(window)
      })
  }
  report("charts.line1m.draw", draws.median, "ms")
  report("charts.line1m.redraw", redraws.median, "ms")
  let before = heapInUse()
  let window = TestWindow(text: .real, size: size) { LineOf(data: data) }
  report("charts.line1m.memory_per_point", (heapInUse() - before) / 1_000_000, "bytes")
  withExtendedLifetime(window) {}
}

private func measureChange<Content: View>(_ name: String, count: Int, _ content: (Readings) -> Content) {
  let data = Readings(count), view = content(data)
  let window = TestWindow(text: .real, size: size) { view }
  paint(window)
  var changes: [Double] = [], paints: [Double] = []
  for round in 0..<21 {
    changes.append(
      cpuTime {
        data.all[count / 2].value = Double(round)
        window.advance(by: .zero)
      })
    paints.append(cpuTime { paint(window) })
  }
  report("\(name).change", changes.median, "ms")
  report("\(name).change.paint", paints.median, "ms")
}
