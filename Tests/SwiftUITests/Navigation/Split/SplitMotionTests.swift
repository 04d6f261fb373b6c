import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@Observable @MainActor private final class Columns {
  var visibility = NavigationSplitViewVisibility.all
  var preferred = NavigationSplitViewColumn.sidebar
  nonisolated deinit {}
}

@MainActor private struct Split: View {
  @Bindable var columns: Columns
  var body: some View {
    NavigationSplitView(columnVisibility: $columns.visibility, preferredCompactColumn: $columns.preferred) {
      Text("side.").accessibilityIdentifier("side")
    } detail: {
      Text("detail.").accessibilityIdentifier("detail")
    }
  }
}

/// The motion of columns.
@MainActor struct SplitMotionTests {}

extension SplitMotionTests {
  @Test func `hides and shows the sidebar at the leading edge, and the detail makes room`() throws {
    let columns = Columns()
    let window = TestWindow(size: CGSize(width: 1000, height: 600)) { Split(columns: columns) }
    let side = try require(window.place(ofDrawn: "side.")?.x)
    columns.visibility = .detailOnly
    window.settle()
    // For everybody but the eye it is gone.
    expect(throws: (any Error).self) { try window.element("side") }
    let frame = try window.element("detail").frame
    window.advance(by: .milliseconds(80))
    let going = try require(window.place(ofDrawn: "side.")?.x)
    expect(going < side && going > side - 240)
    try expect(require(window.place(ofDrawn: "detail.")?.x) > frame.minX + 20)
    try expect(window.element("detail").frame, equals: frame)
    // It turns round where it is.
    columns.visibility = .all
    window.settle()
    expect(abs(try require(window.place(ofDrawn: "side.")?.x) - going) < 1)
    window.advance(by: .seconds(1))
    expect(window.place(ofDrawn: "side.")?.x == side && !window.isAnimating)
    columns.visibility = .detailOnly
    window.settle()
    window.advance(by: .seconds(1))
    expect(window.place(ofDrawn: "side.")?.x == nil && !window.isAnimating)
  }
  @Test func `moves nothing when the window is resized, or the change has no animation`() {
    let columns = Columns()
    let window = TestWindow(size: CGSize(width: 1000, height: 600)) { Split(columns: columns) }
    window.resize(to: CGSize(width: 900, height: 600))
    expect(!window.isAnimating)
    withAnimation(nil) { columns.visibility = .detailOnly }
    window.settle()
    expect(!window.isAnimating && window.place(ofDrawn: "side.")?.x == nil)
  }
  @Test func `of a collapsed view is that of pages`() throws {
    let columns = Columns()
    let window = TestWindow(size: CGSize(width: 400, height: 600), idiom: .phone) { Split(columns: columns) }
    let side = try require(window.place(ofDrawn: "side.")?.x)
    columns.preferred = .detail
    window.settle()
    window.advance(by: .milliseconds(100))
    try expect(require(window.place(ofDrawn: "detail.")?.x) > 200)
    try expect(require(window.place(ofDrawn: "side.")?.x) < side)
    window.advance(by: .seconds(1))
    expect(window.place(ofDrawn: "side.")?.x == nil && !window.isAnimating)
  }
}
