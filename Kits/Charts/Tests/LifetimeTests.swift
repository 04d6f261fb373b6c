import Charts
import HearthTesting
import QuickTesting
import SwiftUI

/// Nothing of a chart outlives its view.
@MainActor struct LifetimeTests {
  final class Model { var sales = Samples.sales }
  final class Kept { weak var model: Model? }
  struct Page: View {
    let kept: Kept
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Content(kept: kept) }
        Button("Hide") { isShown = false }.accessibilityIdentifier("hide")
      }
    }
  }
  struct Content: View {
    @State private var model = Model()
    @State private var day: String?
    let kept: Kept
    var body: some View {
      let model = model
      let _ = kept.model = model
      Chart(model.sales) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount))
          .annotation { _ in Text("\(model.sales.count)") }
      }
      .chartXAxis { AxisMarks { _ in AxisValueLabel { Text("\(model.sales.count)") } } }
      .chartOverlay { _ in Text("\(model.sales.count)") }
      .chartXSelection(value: $day)
    }
  }
  @Test func `what the closures of a chart hold goes with it`() {
    let kept = Kept(), window = TestWindow(size: CGSize(width: 300, height: 300)) { Page(kept: kept) }
    expect(kept.model != nil)
    window.hover(at: CGPoint(x: 100, y: 100))
    window.click("hide")
    expect(kept.model == nil)
  }
}
