import HearthTesting
import QuickTesting
import SwiftUI

/// What sheets and popovers become in windows with little room along one axis or the other.
@MainActor struct CompactAdaptationTests {
  private struct Screen: View {
    let horizontal: PresentationAdaptation
    let vertical: PresentationAdaptation
    var body: some View {
      Text("page").popover(isPresented: .constant(true)) {
        GeometryReader { proxy in
          Text(verbatim: "\(Int(proxy.size.width)) \(Int(proxy.size.height))").accessibilityIdentifier("room")
        }
        .presentationCompactAdaptation(horizontal: horizontal, vertical: vertical)
      }
    }
  }
  /// How much of the window the content fills.
  private func room(
    _ size: CGSize, _ horizontal: PresentationAdaptation, _ vertical: PresentationAdaptation
  ) throws -> CGSize {
    let window = TestWindow(size: size, idiom: .phone) { Screen(horizontal: horizontal, vertical: vertical) }
    window.advance(by: .seconds(1))
    let parts = try window.element("room").label.split(separator: " ").compactMap { Int($0) }
    return CGSize(width: parts[0], height: parts[1])
  }
  private let upright = CGSize(width: 390, height: 760), aside = CGSize(width: 760, height: 390)

  @Test func `each axis has its own form`() throws {
    try expect(room(upright, .fullScreenCover, .sheet), equals: upright)
    let low = try room(aside, .fullScreenCover, .sheet)
    expect(low.width == aside.width && low.height < aside.height)
    try expect(room(aside, .sheet, .fullScreenCover), equals: aside)
  }
  @Test func `a popover stays one along the axis where it is to`() throws {
    try expect(room(aside, .sheet, .popover).width < aside.width)
    try expect(room(upright, .sheet, .popover).width, equals: upright.width)
  }
  @Test func `a window with little height shows a cover by itself`() throws {
    try expect(room(aside, .automatic, .automatic), equals: aside)
    try expect(room(upright, .automatic, .automatic).height < upright.height)
  }
}
