import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private struct Gallery: View {
  @State private var text = "Ap"
  @State private var tokens = [GalleryToken(id: "red")]
  @State private var scope = 0
  @State private var isOn = true
  let searches: Bool
  var body: some View {
    let page = List { ForEach(0..<30, id: \.self) { Text("Row \($0)") } }
      .navigationTitle("Fruit")
      .navigationSubtitle("30 kinds")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
        ToolbarItem { Button("Share", systemImage: "square.and.arrow.up") {} }
        ToolbarItem { Toggle("Favourite", systemImage: "star", isOn: $isOn) }
        ToolbarItem(placement: .navigation) { Button("Home", systemImage: "house") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        ToolbarItem(placement: .secondaryAction) { Button("Archive") {} }
        ToolbarItem(placement: .bottomBar) { Button("Edit") {} }
        ToolbarItem(placement: .status) { Text("Updated just now").font(.caption) }
      }
    if searches {
      page.searchable(text: $text, tokens: $tokens, prompt: "Fruit") { Text($0.id) }
        .searchSuggestions {
          Label("Apple", systemImage: "leaf").searchCompletion("Apple")
          Text("Apricot").searchCompletion("Apricot")
        }
        .searchScopes($scope) {
          Text("All").tag(0)
          Text("Trees").tag(1)
        }
    } else {
      page
    }
  }
}
private struct GalleryToken: Identifiable {
  var id: String
}
@MainActor private final class GalleryPages: BackProvider {
  var titlesBehind = ["Garden", "World"]
  func goBack(by count: Int) {}
}

/// Draws bars into files where `HEARTH_PICTURES` names a folder, to be looked at.
@MainActor struct BarPictures {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil)) func `bars are drawn`() throws {
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] ?? "/tmp")
    let pages = GalleryPages()
    let sizes: [Idiom: CGSize] = [
      .desktop: CGSize(width: 760, height: 260), .pad: CGSize(width: 760, height: 300),
      .phone: CGSize(width: 390, height: 420),
      .tv: CGSize(width: 1280, height: 420), .watch: CGSize(width: 198, height: 242),
    ]
    for (idiom, size) in sizes {
      for isDark in idiom == .desktop || idiom == .phone ? [false, true] : [idiom == .tv || idiom == .watch] {
        for name in ["plain", "back", "search", "narrow"] {
          var size = size
          if name == "narrow" { size.width = min(size.width, 430) }
          let window = TestWindow(text: .real, size: size, idiom: idiom) {
            BarPage { Gallery(searches: name == "search") }
              .environment(\.backProvider, ObjectReference(name == "back" ? pages : nil))
              .preferredColorScheme(isDark ? .dark : .light)
          }
          if name == "search" { window.press("f", modifiers: .command) }
          let file = "\(idiom.rawValue)-\(name)\(isDark ? "-dark" : "").png"
          try window.picture(scale: 1).pngData.write(to: folder.appendingPathComponent(file))
        }
      }
    }
  }

  #if GTK
    @Test func `a shift too small to be seen is drawn`() throws {
      let window = TestWindow(text: .real, size: CGSize(width: 20, height: 20)) { Color.red.offset(x: 1e-9).padding(5) }
      try expect(window.picture().color(x: 10, y: 10).red > 200)
    }
  #endif
}
