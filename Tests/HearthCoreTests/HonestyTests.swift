import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// What compiles and cannot be as it is elsewhere says so, once, with the view's path.
@MainActor struct HonestyTests {
  private func reports<V: View>(@ViewBuilder _ view: @escaping () -> V) -> [String] {
    let window = TestWindow(size: CGSize(width: 200, height: 200)) { VStack { view() } }
    window.resize(to: CGSize(width: 300, height: 200))
    return window.reports
  }

  @Test func `what is drawn in another way is reported`() {
    expect(
      reports { Text("a").drawingGroup(colorMode: .linear) }.map { $0.hasPrefix("Not on Linux: VStack") },
      equals: [true])
  }
  @Test func `hints are not`() {
    expect(reports { Text("a").drawingGroup(opaque: true).submitLabel(.done) }, equals: [])
    expect(reports { Text("a").background(.regularMaterial) }, equals: [])
  }
}
