import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor struct DisplayScaleTests {
  private struct Scales: View {
    @Environment(\.displayScale) private var displayScale
    @Environment(\.pixelLength) private var pixelLength
    var body: some View { Text(verbatim: "\(displayScale) \(pixelLength)").accessibilityIdentifier("scales") }
  }

  @Test(arguments: [(1, "1.0 1.0"), (2, "2.0 0.5"), (1.25, "1.25 0.8")])
  func `a view knows how many pixels a point has`(scale: CGFloat, said: String) throws {
    let window = TestWindow(settings: .init(displayScale: scale)) { Scales() }
    try expect(window.element("scales").label, equals: said)
    window.settings.displayScale = 4
    try expect(window.element("scales").label, equals: "4.0 0.25")
  }
  @Test(arguments: [CGFloat.nan, .infinity, 0, -2])
  func `a scale that is none counts as one`(scale: CGFloat) throws {
    let window = TestWindow { Scales().environment(\.displayScale, scale) }
    try expect(window.element("scales").label, equals: "1.0 1.0")
  }
}
