import HearthTesting
import QuickTesting
import SwiftUI

/// A menu with one of everything.
private struct KitchenCommands: Commands {
  @State private var isHot = false
  @State private var log = "nothing"
  var body: some Commands {
    CommandMenu("Kitchen") {
      Button("Boil") { log = "boiled" }
      Button("Bake", systemImage: "flame") { log = "baked" }
      Button("Burn", role: .destructive) { log = "burnt" }.disabled(true)
      Divider()
      Toggle("Hot", isOn: $isHot).accessibilityIdentifier("hot")
      Section("Serve") {
        Button("Cold") { log = "cold" }
        Menu("With Sauce") {
          Button("Red") { log = "red" }
          Button("Green") { log = "green" }
          Menu("Special") { Button("Secret") { log = "secret" } }
        }
      }
      Text(log).accessibilityIdentifier("log")
    }
    CommandMenu("Pantry") { Button("Count") { log = "counted" } }
  }
}
private struct KitchenApp: App {
  var body: some Scene {
    WindowGroup { Button("Content") {}.accessibilityIdentifier("content") }.commands { KitchenCommands() }
  }
}
@MainActor private func kitchen(size: CGSize = CGSize(width: 800, height: 600)) -> TestWindow {
  TestWindow(KitchenApp.self, size: size)
}
extension TestWindow {
  fileprivate var log: String {
    if menuItem("Boil") == nil { clickMenu("Kitchen") }
    let text = (try? element("log").label) ?? ""
    while menuItem("Boil") != nil { press(.escape) }
    return text
  }
  fileprivate var highlighted: String? { focusedElement?.label }
  fileprivate func point(_ title: String) -> CGPoint { middle(title) }
}

@MainActor struct MenuTests {
  // MARK: - Items

  @Test func `views of a menu are its items in order`() throws {
    let window = kitchen()
    window.clickMenu("Kitchen")
    let items = window.menuItem("Kitchen")?.children ?? []
    expect(items.map(\.label), equals: ["Boil", "Bake", "Burn", "Hot", "Serve", "Cold", "With Sauce", "nothing"])
    expect(items.map(\.isEnabled), equals: [true, true, false, true, true, true, true, true])
    try expect(window.element("hot").value, equals: "0")
    // A line between two groups is as high as it says, all other rows are alike.
    let row = items[0].frame.height
    expect(items[1].frame.minY, equals: items[0].frame.maxY)
    expect(items[3].frame.minY - items[2].frame.maxY, equals: 11)
    expect(items.allSatisfy { $0.frame.height == row })
  }

  @Test func `lines stand between groups only`() {
    struct Lines: App {
      var body: some Scene {
        WindowGroup { Text("Content") }
          .commands {
            CommandMenu("Lines") {
              Divider()
              Button("One") {}
              Divider()
              Divider()
              Section { Button("Two") {} }
              Section { Button("Three") {} }
              Divider()
            }
          }
      }
    }
    let window = TestWindow(Lines.self)
    window.clickMenu("Lines")
    let items = window.menuItem("Lines")?.children ?? []
    expect(items.map(\.label), equals: ["One", "Two", "Three"])
    expect(items[1].frame.minY - items[0].frame.maxY, equals: 11)
    expect(items[2].frame.minY - items[1].frame.maxY, equals: 11)
  }

  @Test func `a toggle shows and changes its value`() throws {
    let window = kitchen()
    window.clickMenu("Kitchen")
    window.click("hot")
    expect(window.menuItem("Hot") == nil)
    window.clickMenu("Kitchen")
    try expect(window.element("hot").value, equals: "1")
  }

  // MARK: - Mouse

  @Test func `a press, a drag and the release choose an item`() {
    let window = kitchen()
    window.clickMenu("Kitchen")
    let item = window.point("Bake")
    window.press(.escape)
    window.drag(from: window.point("Kitchen"), to: item)
    expect(window.menuItem("Bake") == nil)
    expect(window.log, equals: "baked")
  }

  @Test func `a press, a drag and the release elsewhere choose nothing`() {
    let window = kitchen()
    window.drag(from: window.point("Kitchen"), to: CGPoint(x: 700, y: 500))
    expect(window.menuItem("Boil") == nil)
    expect(window.log, equals: "nothing")
  }

  @Test func `a second click on the title closes the menu`() {
    let window = kitchen()
    window.clickMenu("Kitchen")
    expect(window.menuItem("Boil") != nil)
    window.clickMenu("Kitchen")
    expect(window.menuItem("Boil") == nil)
  }

  @Test func `a click elsewhere closes the menu and does nothing else`() throws {
    struct Clicked: App {
      @State private var count = 0
      var body: some Scene {
        WindowGroup { Button("\(count)") { count += 1 }.accessibilityIdentifier("count") }
          .commands { CommandMenu("Kitchen") { Button("Boil") {} } }
      }
    }
    let window = TestWindow(Clicked.self)
    window.clickMenu("Kitchen")
    window.click("count")
    expect(window.menuItem("Boil") == nil)
    try expect(window.element("count").label, equals: "0")
    window.click("count")
    try expect(window.element("count").label, equals: "1")
  }

  @Test func `with a menu open the pointer takes it to other titles`() {
    let window = kitchen()
    window.clickMenu("Kitchen")
    window.hover(at: window.point("Pantry"))
    expect(window.menuItem("Boil") == nil)
    expect(window.menuItem("Count") != nil)
    window.clickMenu("Count")
    expect(window.log, equals: "counted")
  }

  @Test func `a submenu opens under a resting pointer and not under a passing one`() {
    let window = kitchen()
    window.clickMenu("Kitchen")
    window.hover(at: window.point("With Sauce"))
    expect(window.menuItem("Red") == nil)
    window.hover(at: window.point("Cold"))
    window.advance(by: .milliseconds(500))
    expect(window.menuItem("Red") == nil)
    window.hover(at: window.point("With Sauce"))
    window.advance(by: .milliseconds(120))
    expect(window.menuItem("Red") != nil)
    window.clickMenu("Green")
    expect(window.log, equals: "green")
  }

  @Test func `a pointer on its way to a submenu may cross other items`() {
    let window = kitchen()
    window.clickMenu("Kitchen")
    window.clickMenu("With Sauce")
    expect(window.menuItem("Red") != nil)
    let from = window.point("With Sauce"), target = window.menuItem("Special")!.frame
    window.hover(at: from)
    // Down to the right, over the row below, towards the third item of the submenu.
    window.hover(at: CGPoint(x: from.x + 30, y: from.y + 14))
    expect(window.menuItem("Red") != nil)
    window.hover(at: CGPoint(x: target.midX, y: target.midY))
    expect(window.highlighted, equals: "Special")
  }

  @Test func `going straight to another item closes the submenu`() {
    let window = kitchen()
    window.clickMenu("Kitchen")
    window.clickMenu("With Sauce")
    window.hover(at: window.point("Boil"))
    expect(window.menuItem("Red") == nil)
    expect(window.highlighted, equals: "Boil")
  }

  // MARK: - Keys

  @Test func `arrows go round the items that can act`() {
    let window = kitchen()
    window.press(.f10)
    window.press(.rightArrow)
    window.press(.rightArrow)
    expect(window.highlighted, equals: "Boil")
    window.press(.downArrow)
    window.press(.downArrow)
    expect(window.highlighted, equals: "Hot", "a disabled item is passed")
    window.press(.end)
    expect(window.highlighted, equals: "With Sauce")
    window.press(.downArrow)
    expect(window.highlighted, equals: "Boil")
    window.press(.upArrow)
    expect(window.highlighted, equals: "With Sauce")
    window.press(.home)
    expect(window.highlighted, equals: "Boil")
  }

  @Test func `arrows go into submenus and out of them`() {
    let window = kitchen()
    window.press("k", modifiers: .option)
    window.press(.end)
    window.press(.rightArrow)
    expect(window.highlighted, equals: "Red")
    window.press(.leftArrow)
    expect(window.highlighted, equals: "With Sauce")
    expect(window.menuItem("Red") == nil)
    window.press(.return)
    window.press("s")
    window.press(.return)
    expect(window.highlighted, equals: "Secret")
    window.press(.space)
    expect(window.menuItem("Boil") == nil)
    expect(window.log, equals: "secret")
  }

  @Test func `arrows at the sides go to the neighbouring menus and round the bar`() {
    let window = kitchen()
    window.press(.f10)
    expect(window.menuItem("File")?.children.isEmpty, equals: false)
    window.press(.leftArrow)
    expect(window.highlighted, equals: "Count")
    window.press(.rightArrow)
    expect(window.highlighted, equals: "New Window")
  }

  @Test func `Escape closes one menu after the other, and focus is where it was`() {
    let window = kitchen()
    window.press(.tab)
    expect(window.focused, equals: "content")
    window.press("k", modifiers: .option)
    window.press(.end)
    window.press(.rightArrow)
    window.press(.escape)
    expect(window.menuItem("Red") == nil)
    expect(window.highlighted, equals: "With Sauce")
    window.press(.escape)
    expect(window.menuItem("Boil") == nil)
    expect(window.focused, equals: "content")
    expect(window.focusedElement?.identifier, equals: "content")
  }

  @Test func `letters go to the next item that begins with them`() {
    let window = kitchen()
    window.press("k", modifiers: .option)
    expect(window.highlighted, equals: "Boil")
    window.type("b")
    expect(window.highlighted, equals: "Bake")
    window.type("b")
    expect(window.highlighted, equals: "Boil")
    window.type("c")
    expect(window.highlighted, equals: "Cold")
  }

  @Test func `F10 closes the bar again`() {
    let window = kitchen()
    window.press(.f10)
    window.press(.f10)
    expect(window.menuItem("Quit") == nil)
  }

  @Test func `a resting pointer, and one outside of the menu, leaves the highlight of the keys alone`() {
    let window = kitchen()
    window.hover(at: CGPoint(x: 400, y: 300))
    window.press("k", modifiers: .option)
    expect(window.highlighted, equals: "Boil")
    window.hover(at: CGPoint(x: 400, y: 300))
    window.hover(at: CGPoint(x: 500, y: 310))
    expect(window.highlighted, equals: "Boil")
    window.hover(at: window.point("Bake"))
    window.hover(at: CGPoint(x: 500, y: 310))
    expect(window.highlighted, equals: "Kitchen", "no item, so that the menu itself has the keys")
  }

  @Test func `the release of a key that chose an item reaches nobody`() {
    let window = kitchen()
    window.press(.tab)
    window.press("k", modifiers: .option)
    expect(window.keyDown(.space))
    expect(!window.hasOpenMenu)
    expect(window.keyUp(.space))
    expect(!window.keyUp(.space), "the button in focus was not pressed")
    expect(window.log, equals: "boiled")
  }

  // MARK: - Places

  @Test func `menus read from right to left where the window does`() {
    let window = kitchen()
    window.settings.layoutDirection = .rightToLeft
    let title = window.menuItem("Kitchen")!.frame
    expect(window.menuItem("File")!.frame.minX > title.minX)
    window.clickMenu("Kitchen")
    expect(window.menuItem("Boil")!.frame.maxX, equals: title.maxX - 1)
    window.press(.end)
    window.press(.leftArrow)
    expect(window.highlighted, equals: "Red")
    expect(window.menuItem("Red")!.frame.maxX < window.menuItem("Boil")!.frame.minX + 8)
    window.press(.rightArrow)
    window.press(.rightArrow)
    expect(window.menuItem("Boil") == nil, "the menu before lies to the right")
    expect(window.menuItem("Edit")?.children.isEmpty, equals: false)
  }

  @Test func `menus stay inside of the window, and long ones scroll`() throws {
    struct Long: App {
      var body: some Scene {
        WindowGroup { Text("Content") }
          .commands { CommandMenu("Long") { ForEach(1...40, id: \.self) { number in Button("Item \(number)") {} } } }
      }
    }
    let window = TestWindow(Long.self, size: CGSize(width: 220, height: 200))
    window.press("l", modifiers: .option)
    let panel = try require(window.menuItem("Item 1")?.frame)
    expect(panel.minX >= 0 && panel.maxX <= 220)
    window.press(.end)
    expect(window.highlighted, equals: "Item 40")
    let last = try require(window.menuItem("Item 40")?.frame)
    expect(last.maxY <= 200)
    window.scroll(by: CGSize(width: 0, height: 2_000), at: CGPoint(x: last.midX, y: 100))
    expect(window.menuItem("Item 1")!.frame, equals: panel)
  }

  @Test func `menus without room in the bar are submenus of its last one`() {
    let window = kitchen(size: CGSize(width: 220, height: 400))
    // File and Edit take 52 each, Kitchen 76, Pantry 68, and the last title 28; 6 are at the ends.
    expect(window.menuTitles, equals: ["File", "Edit", "Kitchen", "⋯"])
    window.clickMenu("⋯")
    expect(window.openMenuTitles("⋯"), equals: ["Pantry"])
    window.press(.downArrow)
    window.press(.return)
    expect(window.highlighted, equals: "Count")
    window.press(.return)
    expect(window.log, equals: "counted")
    window.resize(to: CGSize(width: 600, height: 400))
    expect(window.menuTitles, equals: ["File", "Edit", "Kitchen", "Pantry"])
  }

  @Test func `a change of the window's size or of its activity closes the menu`() {
    let window = kitchen()
    window.clickMenu("Kitchen")
    window.resize(to: CGSize(width: 700, height: 500))
    expect(window.menuItem("Boil") == nil)
    window.clickMenu("Kitchen")
    window.deactivate()
    expect(window.menuItem("Boil") == nil)
  }

  // MARK: - Work and assistive technology

  @Test func `moving the highlight draws two items anew`() {
    let window = kitchen()
    window.clickMenu("Kitchen")
    window.hover(at: window.point("Boil"))
    window.hover(at: window.point("Bake"))
    // The item that was left, the one that was reached, and the menu around them.
    expect(window.counters.itemsRecorded, equals: 3 + 1, "and the window's picture with the menu above")
    expect(window.counters.bodies, equals: 0)
    expect(window.counters.measures, equals: 0)
  }

  @Test func `assistive technology opens menus and chooses items`() throws {
    let window = kitchen()
    func press(_ title: String) throws {
      window.perform(action: .press, on: try require(window.find { $0.label == title }))
    }
    try press("Kitchen")
    expect(window.menuItem("Boil") != nil)
    try press("Boil")
    expect(window.log, equals: "boiled")
  }
}

@MainActor struct MenuControlTests {
  private struct Drinks: View {
    @State private var drink = "nothing"
    var body: some View {
      VStack {
        Menu("Drinks") {
          Button("Tea") { drink = "tea" }
          Button("Coffee") { drink = "coffee" }
        }
        .accessibilityIdentifier("drinks")
        Text(drink).accessibilityIdentifier("drink")
      }
    }
  }

  @Test func `a menu opens below its button and acts`() throws {
    let window = TestWindow { Drinks() }
    window.click("drinks")
    let button = try window.element("drinks").frame
    expect(window.menuItem("Tea")!.frame.minY >= button.maxY)
    window.clickMenu("Coffee")
    expect(window.menuItem("Tea") == nil)
    try expect(window.element("drink").label, equals: "coffee")
  }

  @Test func `a click on the button closes its menu`() {
    let window = TestWindow { Drinks() }
    window.click("drinks")
    expect(window.menuItem("Tea") != nil)
    window.click("drinks")
    expect(window.menuItem("Tea") == nil)
  }

  @Test func `a menu opens by keys with its first item highlighted`() throws {
    let window = TestWindow { Drinks() }
    window.press(.tab)
    expect(window.focused, equals: "drinks")
    window.press(.space)
    expect(window.focusedElement?.label, equals: "Tea")
    window.press(.downArrow)
    window.press(.return)
    try expect(window.element("drink").label, equals: "coffee")
    expect(window.focused, equals: "drinks")
  }

  @Test func `press, drag and release choose an item of a menu button`() throws {
    let window = TestWindow { Drinks() }
    window.click("drinks")
    let item = window.middle("Tea")
    window.press(.escape)
    let button = try window.element("drinks").frame
    window.drag(from: CGPoint(x: button.midX, y: button.midY), to: item)
    try expect(window.element("drink").label, equals: "tea")
  }

  @Test func `a click performs the primary action, and a long press opens the menu`() throws {
    struct Playing: View {
      @State private var state = "stopped"
      var body: some View {
        VStack {
          Menu("Play") {
            Button("Shuffle") { state = "shuffled" }
          } primaryAction: {
            state = "playing"
          }.accessibilityIdentifier("play")
          Text(state).accessibilityIdentifier("state")
        }
      }
    }
    let window = TestWindow { Playing() }
    window.click("play")
    try expect(window.element("state").label, equals: "playing")
    expect(window.menuItem("Shuffle") == nil)
    let frame = try window.element("play").frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    window.pointerDown(at: middle)
    window.advance(by: .milliseconds(500))
    window.pointerUp(at: middle)
    expect(window.menuItem("Shuffle") != nil)
    window.clickMenu("Shuffle")
    try expect(window.element("state").label, equals: "shuffled")
    window.press(.tab)
    window.press(.return)
    try expect(window.element("state").label, equals: "playing")
    window.press(.downArrow)
    expect(window.focusedElement?.label, equals: "Shuffle")
  }

  @Test func `a disabled menu does not open`() {
    let window = TestWindow { Drinks().disabled(true) }
    window.click("drinks")
    expect(window.menuItem("Tea") == nil)
  }

  @Test func `a menu that opens upwards turns round when its first items have priority`() throws {
    func frames(_ order: MenuOrder) throws -> (CGRect, CGRect) {
      let window = TestWindow(size: CGSize(width: 300, height: 200)) {
        VStack {
          Spacer()
          Drinks()
        }.menuOrder(order)
      }
      window.click("drinks")
      return (try require(window.menuItem("Tea")?.frame), try require(window.menuItem("Coffee")?.frame))
    }
    let fixed = try frames(.fixed), turned = try frames(.priority)
    expect(fixed.0.maxY < 200 && fixed.0.minY < fixed.1.minY)
    expect(turned.0.minY > turned.1.minY)
  }

  @Test func `the sign of a menu can be hidden`() throws {
    let shown = TestWindow { Drinks() }, hidden = TestWindow { Drinks().menuIndicator(.hidden) }
    // 8 points and 6 before.
    try expect(shown.element("drinks").frame.width - hidden.element("drinks").frame.width, equals: 8 + 6)
  }

  @Test func `a label of the app's own is shown as it is, and so is a title on a phone`() throws {
    struct Labels: View {
      var body: some View {
        VStack(alignment: .leading) {
          Menu {
            Button("Tea") {}
          } label: {
            Text("Sort by").padding(8).background(.yellow)
          }.accessibilityIdentifier("own")
          Text("Sort by").padding(8).accessibilityElement().accessibilityIdentifier("alone")
          Menu("Sort by") { Button("Tea") {} }.accessibilityIdentifier("title")
          Text("Sort by").accessibilityElement().accessibilityIdentifier("text")
          Menu {
            Button("Tea") {}
          } label: {
            Text("Sort by")
          }.buttonStyle(.bordered).accessibilityIdentifier("bordered")
          Button("Sort by") {}.buttonStyle(.bordered).accessibilityIdentifier("button")
        }
      }
    }
    for idiom in [Idiom.desktop, .phone, .pad] {
      let window = TestWindow(idiom: idiom) { Labels() }
      try expect(window.element("own").frame.size, equals: window.element("alone").frame.size)
      // A style that the app asks for counts.
      try expect(window.element("bordered").frame.size, equals: window.element("button").frame.size)
      let title = try window.element("title").frame, text = try window.element("text").frame
      expect(idiom == .desktop ? title.width > text.width : title.size == text.size)
    }
    let window = TestWindow { Labels().menuIndicator(.visible) }
    // 8 points and 6 before.
    let own = try window.element("own").frame, alone = try window.element("alone").frame
    expect(own.width, equals: alone.width + 8 + 6)
    window.click("own")
    expect(window.menuItem("Tea") != nil)
  }

  @Test func `the built-in styles of menus are those of buttons`() throws {
    let plain = try TestWindow { Drinks().menuStyle(.borderlessButton) }.element("drinks").frame
    let bordered = try TestWindow { Drinks().menuStyle(.borderedButton) }.element("drinks").frame
    let button = try TestWindow { Drinks().menuStyle(.button).buttonStyle(.borderless) }.element("drinks").frame
    let automatic = try TestWindow { Drinks().menuStyle(.automatic) }.element("drinks").frame
    expect(plain.width < bordered.width)
    expect(button, equals: plain)
    expect(automatic, equals: bordered)
  }

  @Test func `a style of an app shows a menu its own way`() throws {
    struct Framed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("Choose:").accessibilityIdentifier("prefix")
          Menu(configuration)
        }
      }
    }
    let window = TestWindow { Drinks().menuStyle(Framed()) }
    try expect(window.element("prefix").label, equals: "Choose:")
    let button = try require(window.find { $0.label == "Drinks" && $0.traits.contains(.isButton) })
    window.click(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    window.clickMenu("Tea")
    try expect(window.element("drink").label, equals: "tea")
  }

  @Test func `an item can leave its menu open`() throws {
    struct Steps: View {
      @State private var count = 0
      var body: some View {
        Menu("Steps: \(count)") {
          Button("More") { count += 1 }.menuActionDismissBehavior(.disabled)
          Button("Last") { count += 1 }.menuActionDismissBehavior(.enabled)
        }
        .accessibilityIdentifier("steps")
      }
    }
    let window = TestWindow { Steps() }
    window.click("steps")
    window.clickMenu("More")
    window.clickMenu("More")
    window.clickMenu("Last")
    expect(window.menuItem("More") == nil)
    try expect(window.element("steps").label, equals: "Steps: 3")
  }

  @Test func `a menu with a symbol has a label of both`() throws {
    let window = TestWindow {
      Menu("Drinks", systemImage: "cup.and.saucer") { Button("Tea") {} }.accessibilityIdentifier("drinks")
    }
    window.click("drinks")
    expect(window.menuItem("Tea") != nil)
  }

  @Test func `a menu can be made with a title, a symbol, an image or any label`() {
    let title = "Plain", image = ImageResource(name: "cup", bundle: .main)
    let window = TestWindow(size: CGSize(width: 400, height: 800)) {
      VStack {
        Menu(title) { Button("1") {} }
        Menu(title) {
          Button("2") {}
        } primaryAction: {
        }
        Menu("Key") {
          Button("3") {}
        } primaryAction: {
        }
        Menu("Symbol", systemImage: "cup") {
          Button("4") {}
        } primaryAction: {
        }
        Menu(title, systemImage: "cup") { Button("5") {} }
        Menu(title, systemImage: "cup") {
          Button("6") {}
        } primaryAction: {
        }
        Menu("Image", image: image) { Button("7") {} }
        Menu("Image", image: image) {
          Button("8") {}
        } primaryAction: {
        }
        Menu(title, image: image) { Button("9") {} }
        Menu {
          Button("10") {}
        } label: {
          Text("Label")
        }
      }
    }
    let labels = window.elements.map(\.label)
    for label in ["Plain", "Key", "Label"] { expect(labels.contains(label)) }
    expect(labels.filter { $0.contains("Symbol") }.count, equals: 1)
    expect(labels.filter { $0.contains("Image") }.count, equals: 2)
  }

  @Test func `a menu that goes while it is open closes`() {
    struct Going: View {
      @State private var isShown = true
      var body: some View {
        if isShown {
          Menu("Drinks") { Button("Go") { isShown = false }.menuActionDismissBehavior(.disabled) }
            .accessibilityIdentifier("drinks")
        }
      }
    }
    let window = TestWindow { Going() }
    window.click("drinks")
    window.clickMenu("Go")
    expect(window.menuItem("Go") == nil)
    expect(!window.hasOpenMenu)
  }
}
