import HearthTesting
import QuickTesting
import SwiftUI

/// Groups of what is no view.
/// Groups of items, commands and scenes.
@MainActor struct GroupContentTests {}

extension GroupContentTests {
  private struct Page: View {
    @State var count = 0
    var body: some View {
      NavigationStack { Text("\(count)").toolbar { items } }
    }
    @ToolbarContentBuilder private var items: some ToolbarContent {
      Group {
        ToolbarItem { Button("Add") { count += 1 } }
        ToolbarItem { Button("Take") { count -= 1 } }
      }
    }
  }
  @Test func `items of a toolbar`() throws {
    let window = TestWindow { Page() }
    expect(window.find { $0.label == "Take" } != nil)
    let frame = try require(window.find { $0.label == "Add" }).frame
    window.click(at: CGPoint(x: frame.midX, y: frame.midY))
    expect(window.find { $0.label == "1" } != nil)
  }
  private struct Menus: Commands {
    var body: some Commands {
      Group {
        CommandMenu("Fruit") { Button("Apple") {} }
        CommandMenu("Nuts") { Button("Hazel") {} }
      }
    }
  }
  private struct Several: App {
    var body: some Scene {
      Group {
        WindowGroup("Main", id: "main") { Text("main") }
        Window("Other", id: "other") { Text("other") }
      }
      .commands { Menus() }
    }
  }
  @Test func `commands and scenes`() {
    let window = TestWindow(Several.self)
    expect(window.find { $0.label == "main" } != nil)
    expect(window.menuTitles.contains("Fruit") && window.menuTitles.contains("Nuts"))
  }
  private struct Extras: App {
    @State private var isShown = true
    var name: String { "Fruit" }
    var body: some Scene {
      WindowGroup { Text("main") }
      MenuBarExtra("Nuts", image: "nuts") { Button("Hazel") {} }
      MenuBarExtra(name, image: "fruit", isInserted: $isShown) { Button("Apple") {} }
    }
  }
  @Test func `extras of the menu bar with an image by its name`() {
    let window = TestWindow(Extras.self)
    expect(window.menuBarExtras.map(\.title), equals: ["Nuts", "Fruit"])
  }
}
