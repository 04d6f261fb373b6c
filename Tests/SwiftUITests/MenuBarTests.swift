import HearthTesting
import QuickTesting
import SwiftUI

private struct RecipeKey: FocusedValueKey { typealias Value = String }
extension FocusedValues {
  fileprivate var recipe: String? {
    get { self[RecipeKey.self] }
    set { self[RecipeKey.self] = newValue }
  }
}

private struct SelectionKey: FocusedValueKey { typealias Value = Binding<String> }
extension FocusedValues {
  fileprivate var selection: Binding<String>? {
    get { self[SelectionKey.self] }
    set { self[SelectionKey.self] = newValue }
  }
}

/// A menu that follows the focused recipe.
private struct RecipeCommands: Commands {
  @FocusedValue(\.recipe) private var recipe
  let rate: (String) -> Void
  var body: some Commands {
    CommandMenu("Recipe") {
      Button(recipe.map { "Rate \($0)" } ?? "Rate Recipe") { rate(recipe ?? "nothing") }
        .disabled(recipe == nil).accessibilityIdentifier("rate")
    }
  }
}

private struct RecipeApp: App {
  @State private var rated = "nothing"
  var body: some Scene {
    WindowGroup {
      Text("Soup").focusable().accessibilityIdentifier("soup").focusedValue(\.recipe, "Soup")
      Text("Cake").focusable().accessibilityIdentifier("cake").focusedValue(\.recipe, "Cake")
      Text("Rated \(rated)").accessibilityIdentifier("rated")
    }
    .commands { RecipeCommands { rated = $0 } }
  }
}

extension TestWindow {
  /// The item of the menu bar, or of an open menu, with a title.
  func menuItem(_ title: String) -> Element? {
    find { $0.label == title && ($0.traitNames.contains { $0 == "menu" || $0 == "menu item" }) }
  }
  var menuTitles: [String] { find { $0.traitNames.contains("menu bar") }?.children.map(\.label) ?? [] }
  func openMenuTitles(_ title: String) -> [String] { menuItem(title)?.children.map(\.label) ?? [] }
  func middle(_ title: String) -> CGPoint {
    guard let frame = menuItem(title)?.frame else { fatalError("There is no menu or item \"\(title)\":\n\(tree)") }
    return CGPoint(x: frame.midX, y: frame.midY)
  }
  func clickMenu(_ title: String) { click(at: middle(title)) }
}

@MainActor struct MenuBarTests {
  // MARK: - Focused values

  @Test func `a command that reads a focused value follows focus and acts on it, by mouse`() throws {
    let window = TestWindow(RecipeApp.self)
    window.clickMenu("Recipe")
    try expect(window.element("rate").label, equals: "Rate Recipe")
    try expect(!window.element("rate").isEnabled)
    window.click("rate")
    try expect(
      window.element("rated").label, equals: "Rated nothing", "a disabled item does nothing, and its menu stays")
    expect(window.menuItem("Rate Recipe") != nil)
    window.press(.escape)

    window.click("soup")
    window.clickMenu("Recipe")
    try expect(window.element("rate").label, equals: "Rate Soup")
    try expect(window.element("rate").isEnabled)
    window.click("rate")
    try expect(window.element("rated").label, equals: "Rated Soup")
    expect(window.menuItem("Rate Soup") == nil, "a menu closes when an item is chosen")
    expect(window.focused, equals: "soup", "focus stays where it is")
  }

  @Test func `a command that reads a focused value acts by keys`() throws {
    let window = TestWindow(RecipeApp.self)
    window.click("cake")
    window.press(.f10)
    expect(window.menuItem("File")?.children.isEmpty, equals: false)
    for _ in 0..<2 { window.press(.rightArrow) }
    try expect(window.element("rate").isFocused)
    window.press(.return)
    try expect(window.element("rated").label, equals: "Rated Cake")
    expect(window.focused, equals: "cake")
  }

  @Test func `a command follows what is behind a focused binding, and changes it`() {
    struct SelectionCommands: Commands {
      @FocusedBinding(\.selection) private var selection: String?
      var body: some Commands {
        CommandMenu("Recipe") {
          Button("Cook \(selection ?? "nothing")") { selection = "Leftovers" }.disabled(selection == nil)
        }
      }
    }
    struct Grid: View {
      @State private var selection = "Soup"
      var body: some View {
        Text(selection).focusable().accessibilityIdentifier("grid").focusedValue(\.selection, $selection)
          .onTapGesture(count: 2) { selection = "Cake" }
      }
    }
    struct GridApp: App {
      var body: some Scene { WindowGroup { Grid() }.commands { SelectionCommands() } }
    }
    let window = TestWindow(GridApp.self)
    func titles() -> [String] {
      window.clickMenu("Recipe")
      defer { window.press(.escape) }
      return window.openMenuTitles("Recipe")
    }
    expect(titles(), equals: ["Cook nothing"])
    window.click("grid")
    expect(titles(), equals: ["Cook Soup"])
    window.click("grid", count: 2)
    expect(titles(), equals: ["Cook Cake"])
    window.clickMenu("Recipe")
    window.clickMenu("Cook Cake")
    expect(window.find { $0.identifier == "grid" }?.label, equals: "Leftovers")
  }

  @Test func `a change of focus evaluates the commands that read it, and no others`() throws {
    let window = TestWindow(RecipeApp.self)
    window.click("soup")
    window.click("cake")
    expect(window.counters.bodies, equals: 1)
  }

  // MARK: - What is in the bar

  @Test func `a window without commands has no menu bar`() {
    let window = TestWindow(CounterApp.self)
    expect(window.menuTitles, equals: [])
    expect(window.find { $0.label == "Count 0" }?.frame.midY, equals: 300)
  }

  @Test func `the menus of an app stand between View and Window`() {
    struct ManyMenus: App {
      var body: some Scene {
        WindowGroup { Text("Content") }
          .commands {
            CommandMenu("Recipe") { Button("Rate") {} }
            CommandMenu("Pantry") { Button("Count") {} }
            CommandGroup(after: .sidebar) { Button("Larger") {} }
            CommandGroup(after: .windowList) { Button("Next") {} }
            CommandGroup(replacing: .help) { Button("Manual") {} }
            TextFormattingCommands()
          }
      }
    }
    let window = TestWindow(ManyMenus.self)
    expect(window.menuTitles, equals: ["File", "Edit", "Format", "View", "Recipe", "Pantry", "Window", "Help"])
  }

  @Test func `an empty menu is not shown, and comes with its first item`() throws {
    struct Growing: App {
      @State private var hasMore = false
      var body: some Scene {
        WindowGroup { Button("More") { hasMore = true }.accessibilityIdentifier("more") }
          .commands { CommandMenu("Recipe") { if hasMore { Button("Rate") {} } } }
      }
    }
    let window = TestWindow(Growing.self)
    expect(window.menuTitles, equals: ["File", "Edit"])
    window.click("more")
    expect(window.menuTitles, equals: ["File", "Edit", "Recipe"])
  }

  @Test func `groups of commands go before, after and in the place of standard ones`() {
    struct Grouped: App {
      var body: some Scene {
        WindowGroup { Text("Content") }
          .commands {
            CommandGroup(before: .undoRedo) { Button("First") {} }
            CommandGroup(replacing: .undoRedo) { Button("Forget") {} }
            CommandGroup(after: .undoRedo) { Button("Then") {} }
            CommandGroup(replacing: .pasteboard) {}
            CommandGroup(after: .pasteboard) { Button("Collect") {} }
          }
      }
    }
    let window = TestWindow(Grouped.self)
    window.clickMenu("Edit")
    expect(window.openMenuTitles("Edit"), equals: ["First", "Forget", "Then", "Collect"])
  }

  @Test func `every placement belongs to a menu`() {
    struct Placed: App {
      var body: some Scene {
        WindowGroup { Text("Content") }
          .commands {
            CommandGroup(replacing: .appInfo) { Button("appInfo") {} }
            CommandGroup(replacing: .appSettings) { Button("appSettings") {} }
            CommandGroup(replacing: .systemServices) { Button("systemServices") {} }
            CommandGroup(replacing: .appVisibility) { Button("appVisibility") {} }
            CommandGroup(replacing: .appTermination) { Button("appTermination") {} }
            CommandGroup(replacing: .newItem) { Button("newItem") {} }
            CommandGroup(replacing: .saveItem) { Button("saveItem") {} }
            CommandGroup(replacing: .importExport) { Button("importExport") {} }
            CommandGroup(replacing: .printItem) { Button("printItem") {} }
            More()
          }
      }
      struct More: Commands {
        var body: some Commands {
          CommandGroup(replacing: .undoRedo) { Button("undoRedo") {} }
          CommandGroup(replacing: .pasteboard) { Button("pasteboard") {} }
          CommandGroup(replacing: .textEditing) { Button("textEditing") {} }
          CommandGroup(replacing: .textFormatting) { Button("textFormatting") {} }
          CommandGroup(replacing: .toolbar) { Button("toolbar") {} }
          CommandGroup(replacing: .sidebar) { Button("sidebar") {} }
          CommandGroup(replacing: .windowSize) { Button("windowSize") {} }
          CommandGroup(replacing: .windowArrangement) { Button("windowArrangement") {} }
          CommandGroup(replacing: .windowList) { Button("windowList") {} }
          CommandGroup(replacing: .singleWindowList) { Button("singleWindowList") {} }
          CommandGroup(replacing: .help) { Button("help") {} }
        }
      }
    }
    let window = TestWindow(Placed.self)
    let expected = [
      "File": [
        "newItem", "saveItem", "importExport", "printItem", "systemServices", "appVisibility", "appTermination",
      ],
      "Edit": ["undoRedo", "pasteboard", "textEditing", "appSettings"], "Format": ["textFormatting"],
      "View": ["toolbar", "sidebar"],
      "Window": ["windowSize", "windowArrangement", "windowList", "singleWindowList"], "Help": ["help", "appInfo"],
    ]
    expect(window.menuTitles, equals: ["File", "Edit", "Format", "View", "Window", "Help"])
    for title in window.menuTitles {
      window.clickMenu(title)
      expect(window.openMenuTitles(title), equals: expected[title])
      window.press(.escape)
    }
  }

  @Test func `commands can be removed and replaced`() {
    struct Removed: App {
      var body: some Scene {
        WindowGroup { Text("Content") }.commands { CommandMenu("Recipe") { Button("Rate") {} } }.commandsRemoved()
      }
    }
    struct Replaced: App {
      var body: some Scene {
        WindowGroup { Text("Content") }
          .commands { CommandMenu("Recipe") { Button("Rate") {} } }
          .commandsReplaced { CommandMenu("Pantry") { Button("Count") {} } }
          .commands { CommandMenu("Kitchen") { Button("Clean") {} } }
      }
    }
    expect(TestWindow(Removed.self).menuTitles, equals: [])
    let window = TestWindow(Replaced.self)
    expect(window.menuTitles, equals: ["File", "Edit", "Pantry", "Kitchen"])
    window.clickMenu("File")
    expect(window.openMenuTitles("File"), equals: ["Quit"])
  }

  @Test func `commands can be chosen by conditions`() throws {
    struct Conditional: Commands {
      let isExpert: Bool
      var body: some Commands {
        if isExpert {
          CommandMenu("Expert") { Button("Tune") {} }
        } else {
          CommandMenu("Novice") { Button("Learn") {} }
        }
        if isExpert { CommandMenu("Debug") { Button("Trace") {} } }
        EmptyCommands()
      }
    }
    struct Choosing: App {
      @State private var isExpert = false
      var body: some Scene {
        WindowGroup { Toggle("Expert mode", isOn: $isExpert).accessibilityIdentifier("mode") }.commands {
          Conditional(isExpert: isExpert)
        }
      }
    }
    let window = TestWindow(Choosing.self)
    expect(window.menuTitles, equals: ["File", "Edit", "Novice"])
    window.click("mode")
    expect(window.menuTitles, equals: ["File", "Edit", "Expert", "Debug"])
  }

  @Test func `commands can depend on availability, and have titles of all kinds`() {
    struct Available: Commands {
      let title = "Plain"
      var body: some Commands {
        CommandMenu(title) { Button("One") {} }
        CommandMenu(Text("Built")) { Button("Two") {} }
        if #available(macOS 99, iOS 99, *) { CommandMenu("Key") { Button("Three") {} } }
      }
    }
    struct AvailableApp: App {
      var body: some Scene { WindowGroup { Text("Content") }.commands { Available() } }
    }
    expect(TestWindow(AvailableApp.self).menuTitles, equals: ["File", "Edit", "Plain", "Built", "Key"])
  }

  @Test func `commands follow an observed object`() {
    final class Library: ObservableObject { @Published var count = 1 }
    struct Counted: Commands {
      @ObservedObject var library: Library
      var body: some Commands { CommandMenu("Library") { Button("\(library.count) books") {} } }
    }
    struct LibraryApp: App {
      static let library = Library()
      var body: some Scene { WindowGroup { Text("Content") }.commands { Counted(library: Self.library) } }
    }
    let window = TestWindow(LibraryApp.self)
    LibraryApp.library.count = 2
    window.settle()
    window.clickMenu("Library")
    expect(window.openMenuTitles("Library"), equals: ["2 books"])
  }

  @Test func `commands have state and an environment of their own`() throws {
    struct Counting: Commands {
      @State private var count = 0
      @Environment(\.locale) private var locale
      var body: some Commands {
        CommandMenu("Count") {
          Button("Add") { count += 1 }.accessibilityIdentifier("add").menuActionDismissBehavior(.disabled)
          Text("\(count) in \(locale.identifier)").accessibilityIdentifier("count")
        }
      }
    }
    struct CountingApp: App {
      var body: some Scene { WindowGroup { Text("Content") }.commands { Counting() } }
    }
    let window = TestWindow(CountingApp.self)
    window.clickMenu("Count")
    window.click("add")
    window.click("add")
    try expect(window.element("count").label, equals: "2 in en_US", "the open menu follows")
  }

  @Test func `windows of other idioms keep the commands and show no bar`() {
    let window = TestWindow(RecipeApp.self, idiom: .phone)
    expect(window.menuTitles, equals: [])
    window.press(.f10)
    expect(window.menuItem("Quit") == nil)
  }

  @Test func `content has the room below the bar`() throws {
    struct Filled: App {
      var body: some Scene {
        WindowGroup {
          Color.red.accessibilityElement().accessibilityIdentifier("fill")
            .overlay {
              Color.blue.containerRelativeFrame(.vertical).accessibilityElement().accessibilityIdentifier("relative")
            }
        }
        .commands { CommandMenu("Recipe") { Button("Rate") {} } }
      }
    }
    let window = TestWindow(Filled.self)
    // A line of 20 points with 6 above and below.
    let bar = 20 + 2 * 6.0
    try expect(window.element("fill").frame, equals: CGRect(x: 0, y: bar, width: 800, height: 600 - bar))
    try expect(window.element("relative").frame.height, equals: 600 - bar)
    window.resize(to: CGSize(width: 400, height: 300))
    try expect(window.element("fill").frame, equals: CGRect(x: 0, y: bar, width: 400, height: 300 - bar))
    try expect(window.element("relative").frame.height, equals: 300 - bar)
  }
}

extension KeyEquivalent {
  static var f10: KeyEquivalent { KeyEquivalent("\u{F70D}") }
}
