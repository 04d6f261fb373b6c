import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct PresentedControlTests {
  private struct Screen: View {
    let isPopover: Bool
    @State private var isShown = false
    var body: some View {
      Button("Open") { isShown = true }.accessibilityIdentifier("open")
        .sheet(isPresented: Binding(get: { isShown && !isPopover }, set: { isShown = $0 })) { Inside() }
        .popover(isPresented: Binding(get: { isShown && isPopover }, set: { isShown = $0 })) { Inside() }
        .controlSize(.mini).buttonSizing(.flexible).font(.title)
    }
  }
  private struct Inside: View {
    @Environment(\.controlSize) private var size
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.font) private var font
    var body: some View {
      Text(verbatim: "\(size) \(sizing == .automatic) \(font == .title)").accessibilityIdentifier("inside")
    }
  }

  @Test func `the size of controls around a presenter is not that of a sheet or a popover, other settings are`() throws
  {
    for isPopover in [false, true] {
      let window = TestWindow { Screen(isPopover: isPopover) }
      window.click("open")
      try expect(window.element("inside").label, equals: "regular true true", "\(isPopover)")
    }
  }
}
