import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private struct GroupedPage: View {
  let first: Visibility
  let second: Visibility
  var body: some View {
    Text("page").navigationTitle("Page").toolbar(id: "shared") {
      ToolbarItem(id: "one", placement: .topBarTrailing) {
        Button("One", systemImage: "star") {}.accessibilityIdentifier("one")
      }
      .sharedBackgroundVisibility(first)
      ToolbarItem(id: "two", placement: .topBarTrailing) {
        Button("Two", systemImage: "moon") {}.accessibilityIdentifier("two")
      }
      .sharedBackgroundVisibility(second)
    }
  }
}

@Suite("A background that items of a bar share") @MainActor struct SharedBackgroundTests {
  /// Points between neighbours of one group, and between groups.
  private let itemGap: CGFloat = 4, groupGap: CGFloat = 12
}

extension SharedBackgroundTests {
  private func distance(_ first: Visibility, _ second: Visibility) throws -> (CGFloat, String) {
    let window = TestWindow { BarPage { GroupedPage(first: first, second: second) } }
    return (try window.element("two").frame.minX - window.element("one").frame.maxX, window.displayList)
  }
  @QuickTesting.Test func `items stand close to each other without one by themselves`() throws {
    #expect(try distance(.automatic, .automatic).0 == itemGap)
  }
  @QuickTesting.Test func `an item whose background is hidden is a group of its own`() throws {
    #expect(try distance(.hidden, .automatic).0 == groupGap)
    #expect(try distance(.automatic, .hidden).0 == groupGap)
    #expect(try distance(.hidden, .hidden).0 == groupGap)
  }
  @QuickTesting.Test func `visible neighbours have one background, and keep a distance to others`() throws {
    let (gap, shared) = try distance(.visible, .visible)
    #expect(gap == itemGap)
    let (other, alone) = try distance(.visible, .automatic)
    #expect(other == groupGap)
    let plain = try distance(.automatic, .automatic).1
    #expect(shared != plain && alone != plain)
  }
  @QuickTesting.Test func `plain content of a toolbar takes the modifier too, for all its views`() throws {
    let window = TestWindow {
      BarPage {
        Text("page").toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("A") {}.accessibilityIdentifier("a")
            Button("B") {}.accessibilityIdentifier("b")
          }
          .sharedBackgroundVisibility(.visible)
          ToolbarItem(placement: .topBarTrailing) { Button("C") {}.accessibilityIdentifier("c") }
        }
      }
    }
    let a = try window.element("a").frame, b = try window.element("b").frame, c = try window.element("c").frame
    #expect(b.minX - a.maxX == itemGap)
    #expect(c.minX - b.maxX == groupGap)
  }
}

#if GTK
  extension SharedBackgroundTests {
    /// Draws bars into files where `HEARTH_PICTURES` names a folder, to be looked at.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil)) func `pictures`() throws {
      let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["HEARTH_PICTURES"]!)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for isDark in [false, true] {
        let window = TestWindow(text: .real, size: CGSize(width: 460, height: 100)) {
          BarPage {
            Color.clear.navigationTitle("Shared").toolbar {
              ToolbarItem { Button("Share", systemImage: "square.and.arrow.up") {} }.sharedBackgroundVisibility(
                .visible)
              ToolbarItem { Button("Star", systemImage: "star") {} }.sharedBackgroundVisibility(.visible)
              ToolbarItem { Button("Text") {} }.sharedBackgroundVisibility(.visible)
              ToolbarItem { Button("Trash", systemImage: "trash") {} }
              ToolbarItem { Button("Gear", systemImage: "gear") {} }.sharedBackgroundVisibility(.hidden)
              ToolbarItem { Button("Moon", systemImage: "moon") {} }.sharedBackgroundVisibility(.visible)
            }
          }
          .preferredColorScheme(isDark ? .dark : .light)
        }
        try window.picture(scale: 2).pngData.write(
          to: folder.appendingPathComponent("shared-background\(isDark ? "-dark" : "").png"))
      }
    }
  }
#endif
