import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct LazyGridTests {
  private func widths(_ items: [GridItem], _ available: CGFloat?) -> [CGFloat] {
    GridTrack.tracks(items, available: available).map(\.length)
  }
  private func starts(_ items: [GridItem], _ available: CGFloat?) -> [CGFloat] {
    GridTrack.tracks(items, available: available).map(\.start)
  }

  @Test func `fixed columns take their width first`() {
    let items = [GridItem(.flexible(), spacing: 20), GridItem(.fixed(100))]
    expect(widths(items, 300), equals: [180, 100])
    expect(starts(items, 300), equals: [0, 200])
  }
  @Test func `flexible columns share what is left within their limits`() {
    expect(
      widths([GridItem(.flexible(minimum: 40), spacing: 0), GridItem(.flexible(minimum: 40))], 100), equals: [50, 50])
    expect(widths([GridItem(.flexible(maximum: 30), spacing: 0), GridItem(.flexible())], 100), equals: [30, 70])
    expect(widths([GridItem(.flexible(minimum: 80), spacing: 0), GridItem(.flexible())], 100), equals: [80, 20])
  }
  @Test func `an adaptive item becomes as many columns as fit`() {
    expect(widths([GridItem(.adaptive(minimum: 60, maximum: 80), spacing: 10)], 200), equals: [60, 60, 60])
    expect(widths([GridItem(.adaptive(minimum: 100), spacing: 8)], 207.5), equals: [207.5])
    let ten: [CGFloat] = Array(repeating: 10, count: 10)
    expect(widths([GridItem(.adaptive(minimum: 10), spacing: 0)], 100), equals: ten)
    let half: CGFloat = (343 - 12) / 2
    expect(widths([GridItem(.adaptive(minimum: 150), spacing: 12)], 343), equals: [half, half])
    expect(widths([GridItem(.adaptive(minimum: 500), spacing: 8)], 500), equals: [500])
    expect(widths([GridItem(.adaptive(minimum: 60, maximum: 80), spacing: 10)], 129), equals: [80])
  }
  @Test func `numbers that are none do no harm`() {
    for length in [CGFloat.nan, -5, .infinity] {
      expect(
        widths(
          [GridItem(.fixed(length)), GridItem(.flexible(minimum: length)), GridItem(.adaptive(minimum: length))], 100
        ).count >= 3)
    }
    expect(widths([], 100).isEmpty)
  }

  struct Cells: View {
    var count: Int
    var columns: [GridItem]
    var body: some View {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 5) {
          ForEach(0..<count) {
            Text("\($0)").frame(maxWidth: .infinity).frame(height: 20).accessibilityIdentifier("\($0)")
          }
        }
      }
    }
  }
  @Test func `a grid of a million cells makes those in view`() throws {
    let columns = Array(repeating: GridItem(.flexible(), spacing: 10), count: 3)
    let window = scrollWindow(size: CGSize(width: 320, height: 100)) { Cells(count: 1_000_000, columns: columns) }
    try expect(window.element("4").frame.minY, equals: 25)
    try expect(window.element("4").frame.midX, equals: 160)
    expect(window.liveNodes < 200)
    window.scroll(by: CGSize(width: 0, height: -1e9), at: CGPoint(x: 10, y: 10))
    try expect(window.element("999999").frame.maxY, equals: 100)
    try expect(window.element("999999").frame.midX, equals: 50)
    expect(window.liveNodes < 200)
  }
  @Test func `a wider window has more columns, and the view stays at its place`() throws {
    let window = scrollWindow(size: CGSize(width: 210, height: 100)) {
      Cells(count: 10_000, columns: [GridItem(.adaptive(minimum: 100), spacing: 10)])
    }
    window.scroll(by: CGSize(width: 0, height: -2_500), at: CGPoint(x: 10, y: 10))
    // Two columns of 25 points a line.
    try expect(window.element("200").frame.minY, equals: 0)
    window.resize(to: CGSize(width: 430, height: 100))
    try expect(window.element("200").frame.minY, equals: 0)
    try expect(window.element("201").frame.minY, equals: 0)
    try expect(window.element("203").frame.minY, equals: 0)
  }
  @Test func `a horizontal grid fills columns from the top`() throws {
    let window = scrollWindow(size: CGSize(width: 300, height: 110)) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 10) {
          ForEach(0..<100_000) { Text("\($0)").frame(width: 40, height: 20).accessibilityIdentifier("\($0)") }
        }
      }
    }
    try expect(window.element("1").frame.midY, equals: 1 + 25 + 58)
    try expect(window.element("2").frame.midX, equals: 40 + 10 + 20)
    window.scroll(by: CGSize(width: -1e9, height: 0), at: CGPoint(x: 10, y: 10))
    try expect(window.element("99999").frame.maxX, equals: 300)
  }
  /// As high as its view is in a third of the width, and with the view in all of it.
  nonisolated struct HighAsInAThird: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let width = proposal.width ?? 300
      return CGSize(
        width: width, height: subviews[0].sizeThatFits(ProposedViewSize(width: width / 3, height: nil)).height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
  }
  @Test func `a grid that lies in one width has in another the lines that it would have there`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 200)) {
      VStack(spacing: 0) {
        HighAsInAThird {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 0)], spacing: 0) {
            ForEach(0..<6) { Text("\($0)").frame(width: 40, height: 20).accessibilityIdentifier("\($0)") }
          }
        }
        Text("after").accessibilityIdentifier("after")
      }
    }
    // Three columns are shown; one would fit in a third of the width.
    try expect(window.element("2").frame.minY, equals: window.element("0").frame.minY)
    try expect(window.element("after").frame.minY - window.element("0").frame.minY, equals: 120)
    window.resize(to: CGSize(width: 330, height: 200))
    try expect(window.element("2").frame.minY, equals: window.element("0").frame.minY)
    try expect(window.element("after").frame.minY - window.element("0").frame.minY, equals: 120)
  }
}
