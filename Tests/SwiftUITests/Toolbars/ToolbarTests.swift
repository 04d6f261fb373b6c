import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private struct NotePage: View {
  @State private var log = ""
  var body: some View {
    Text(log).accessibilityIdentifier("log").toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Add", systemImage: "plus") { log += "add " }.accessibilityIdentifier("add")
      }
      ToolbarItem(placement: .navigation) { Button("Home") { log += "home " }.accessibilityIdentifier("home") }
      ToolbarItem(placement: .principal) { Text("Middle").accessibilityIdentifier("middle") }
      ToolbarItem { Button("Share") { log += "share " }.accessibilityIdentifier("share") }
      ToolbarItem(placement: .secondaryAction) { Button("Archive") { log += "archive " } }
      ToolbarItem(placement: .bottomBar) { Button("Below") { log += "below " }.accessibilityIdentifier("below") }
    }
  }
}

private struct Dialog: View {
  @State private var log = ""
  var body: some View {
    Text(log).accessibilityIdentifier("log").toolbar {
      ToolbarItem(placement: .confirmationAction) { Button("Done") { log += "done " }.accessibilityIdentifier("done") }
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { log += "cancel " }.accessibilityIdentifier("cancel")
      }
      ToolbarItem(placement: .destructiveAction) {
        Button("Delete", role: .destructive) {}.accessibilityIdentifier("delete")
      }
    }
  }
}

private struct Many: View {
  let count: Int
  @State private var log = ""
  var body: some View {
    Text(log).accessibilityIdentifier("log").navigationTitle("Many").toolbar {
      ToolbarItem(placement: .confirmationAction) { Button("Done") {}.accessibilityIdentifier("done") }
      ToolbarItem { Button("First Item") { log += "1 " }.accessibilityIdentifier("item 1") }
      ToolbarItem { Button("Second Item") { log += "2 " }.accessibilityIdentifier("item 2") }
      ToolbarItem { Button("Third Item") { log += "3 " }.accessibilityIdentifier("item 3") }
    }
  }
}

private struct Symbols: View {
  var body: some View {
    Text("page").navigationTitle("A page of symbols").toolbar {
      ToolbarItem(placement: .confirmationAction) { Button("Done") {}.accessibilityIdentifier("done") }
      ToolbarItem {
        Button {
        } label: {
          Label("All Recipes", systemImage: "house")
        }.accessibilityIdentifier("home")
      }
      ToolbarItem {
        Menu {
          Button("Best") {}
        } label: {
          Label("Rate", systemImage: "star")
        }.accessibilityIdentifier("rate")
      }
      ToolbarItem {
        Button {
        } label: {
          Image(systemName: "paperplane")
        }.accessibilityIdentifier("send")
      }
    }
  }
}

private struct Counting: View {
  @State private var count = 0
  @State private var hasItem = true
  var body: some View {
    VStack {
      Button("toggle") { hasItem.toggle() }.accessibilityIdentifier("toggle")
      Text("page")
    }
    .toolbar {
      Button("count \(count)") { count += 1 }.accessibilityIdentifier("count")
      if hasItem { Button("other") {}.accessibilityIdentifier("other") }
    }
  }
}

private struct Editable: View {
  @State private var name = "Trip"
  var body: some View { Text("named \(name)").accessibilityIdentifier("page").navigationTitle($name) }
}

private struct Customized: View {
  let id: String
  var body: some View {
    Text("page").toolbar(id: id) {
      ToolbarItem(id: "a") { Button("Alpha") {}.accessibilityIdentifier("a") }
      ToolbarItem(id: "b") { Button("Beta") {}.accessibilityIdentifier("b") }
      ToolbarItem(id: "c", showsByDefault: false) { Button("Gamma") {}.accessibilityIdentifier("c") }
    }
  }
}

private struct Surroundings: View {
  var body: some View { Text("page").toolbar { Reader() }.environment(\.barExample, "inside") }
  struct Reader: View {
    @Environment(\.barExample) private var value
    var body: some View { Text(value).accessibilityIdentifier("value") }
  }
}
private struct BarExampleKey: EnvironmentKey { static let defaultValue = "outside" }
extension EnvironmentValues {
  fileprivate var barExample: String {
    get { self[BarExampleKey.self] }
    set { self[BarExampleKey.self] = newValue }
  }
}

private struct Inspected: View {
  @State private var isShown = true
  var body: some View {
    Text(isShown ? "shown" : "closed").accessibilityIdentifier("page").inspector(isPresented: $isShown) {
      Text("details").accessibilityIdentifier("details").inspectorColumnWidth(300)
    }
  }
}

private struct LongPage: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<40) { Text("row \($0)").frame(height: 40).accessibilityIdentifier("row \($0)") }
      }.frame(maxWidth: .infinity)
    }
    .navigationTitle("Fruit")
  }
}

@MainActor struct ToolbarTests {
  @QuickTesting.Test func `items stand where their placements say`() throws {
    let window = TestWindow { BarPage { NotePage() } }
    let home = try window.element("home").frame, middle = try window.element("middle").frame
    let share = try window.element("share").frame, add = try window.element("add").frame,
      more = try window.element("more").frame
    expect(home.maxX < middle.minX && middle.maxX < share.minX && share.maxX < add.minX && add.maxX < more.minX)
    expect(abs(middle.midX - 400) <= 1)
    try expect(window.element("below").frame.minY > 550)
    let page = try window.element("log").frame
    expect(page.minY > add.maxY)
  }

  @QuickTesting.Test
  func `a status stands in the middle of the bar above on a desktop, and of the bar below elsewhere`() throws {
    struct Status: View {
      var body: some View {
        Text("page").accessibilityIdentifier("page").toolbar {
          ToolbarItem(placement: .status) { Text("3 notes").accessibilityIdentifier("status") }
        }
      }
    }
    for idiom in [Idiom.desktop, .pad, .phone] {
      let window = TestWindow(idiom: idiom) { BarHost { Status() } }
      let status = try window.element("status").frame
      expect(abs(status.midX - 400) <= 1)
      expect(idiom == .desktop ? status.maxY < 60 : status.minY > 540)
      expect(window.reports, equals: [])
    }
  }

  @QuickTesting.Test func `items act, with the state of the page that wrote them`() throws {
    let window = TestWindow { BarPage { NotePage() } }
    window.click("add")
    window.click("home")
    window.click("below")
    try expect(window.element("log").label, equals: "add home below ")
  }

  @QuickTesting.Test func `secondary actions are in the menu of the bar`() throws {
    let window = TestWindow { BarPage { NotePage() } }
    window.click("more")
    window.press(.downArrow)
    window.press(.return)
    try expect(window.element("log").label, equals: "archive ")
  }

  @QuickTesting.Test func `what cancels stands first and what confirms last`() throws {
    let window = TestWindow { BarPage { Dialog() } }
    let cancel = try window.element("cancel").frame, delete = try window.element("delete").frame,
      done = try window.element("done").frame
    expect(cancel.maxX < 200 && delete.maxX < done.minX && done.maxX > 780)
  }

  @QuickTesting.Test func `items without room go into the menu and come back`() throws {
    let window = TestWindow(size: CGSize(width: 700, height: 300)) { BarPage { Many(count: 3) } }
    expect(window.find { $0.identifier == "more" } == nil)
    window.resize(to: CGSize(width: 400, height: 300))
    expect(window.find { $0.identifier == "item 3" } == nil)
    expect(window.find { $0.identifier == "item 1" } != nil)
    try expect(window.element("done").frame.maxX <= 400)
    window.click("more")
    window.press(.downArrow)
    window.press(.return)
    try expect(window.element("log").label.hasSuffix("3 "))
    window.resize(to: CGSize(width: 700, height: 300))
    expect(window.find { $0.identifier == "more" } == nil)
    expect(window.find { $0.identifier == "item 3" } != nil)
  }

  @QuickTesting.Test func `a label that shows its icon alone is read by its title, in the bar and in the menu`() throws
  {
    let window = TestWindow(size: CGSize(width: 700, height: 300)) { BarPage { Symbols() } }
    try expect(window.element("home").label, equals: "All Recipes")
    try expect(window.element("rate").label, equals: "Rate")
    window.resize(to: CGSize(width: 130, height: 300))
    expect(window.find { ["home", "rate", "send"].contains($0.identifier) } == nil)
    window.click("more")
    for title in ["All Recipes", "Rate", "paperplane"] { expect(window.menuItem(title) != nil, "\(title)") }
  }

  @QuickTesting.Test func `items follow the state of the page`() throws {
    let window = TestWindow { BarPage { Counting() } }
    window.click("count")
    window.click("count")
    try expect(window.element("count").label, equals: "count 2")
    window.click("toggle")
    expect(window.find { $0.identifier == "other" } == nil)
    window.click("toggle")
    expect(window.find { $0.identifier == "other" } != nil)
  }

  @QuickTesting.Test func `items see the surroundings of the toolbar that they are written in`() throws {
    let window = TestWindow { BarPage { Surroundings() } }
    try expect(window.element("value").label, equals: "inside")
  }

  @QuickTesting.Test func `Tab goes through the bar before the page`() {
    let window = TestWindow { BarPage { Counting() } }
    window.press(.tab)
    expect(window.focused, equals: "count")
    window.press(.tab)
    window.press(.tab)
    expect(window.focused, equals: "toggle")
  }

  @QuickTesting.Test func `a click on a title that can be changed shows a field for it`() throws {
    let window = TestWindow { BarPage { Editable() } }
    window.click("rename title")
    expect(window.focused, equals: "title field")
    window.type("Tour\n")
    try expect(window.element("page").label, equals: "named Tour")
    expect(window.find { $0.identifier == "title field" } == nil)
    window.click("rename title")
    window.type("Nothing")
    window.press(.escape)
    try expect(window.element("page").label, equals: "named Tour")
  }

  @QuickTesting.Test func `a hidden bar takes no room`() throws {
    let window = TestWindow { BarPage { Text("page").navigationTitle("Fruit").toolbar(.hidden) } }
    expect(window.find { $0.label == "Fruit" } == nil)
    try expect(require(window.find { $0.label == "page" }).frame.midY, equals: 300)
  }

  @QuickTesting.Test func `a large title gives way while one scrolls`() throws {
    let window = TestWindow(size: CGSize(width: 390, height: 700), idiom: .phone) { BarPage { LongPage() } }
    let large = try require(window.find { $0.label == "Fruit" }).frame
    expect(large.minX < 30)
    window.scroll(by: CGSize(width: 0, height: -200), at: CGPoint(x: 100, y: 400))
    let small = try require(window.find { $0.label == "Fruit" }).frame
    expect(abs(small.midX - 195) <= 1 && small.height < large.height)
    window.scroll(by: CGSize(width: 0, height: 400), at: CGPoint(x: 100, y: 400))
    try expect(require(window.find { $0.label == "Fruit" }).frame, equals: large)
  }

  @QuickTesting.Test func `the user takes items out of a toolbar, and it stays so`() throws {
    let id = "customized by a test"
    UserDefaults.standard.removeObject(forKey: "Toolbar " + id)
    defer { UserDefaults.standard.removeObject(forKey: "Toolbar " + id) }
    let window = TestWindow { BarPage { Customized(id: id) } }
    expect(window.find { $0.identifier == "c" } == nil)
    window.secondaryClick(at: CGPoint(x: 300, y: 20))
    window.press(.upArrow)
    window.press(.return)
    window.click("show b")
    window.click("show c")
    window.click("customization done")
    expect(window.find { $0.identifier == "b" } == nil)
    expect(window.find { $0.identifier == "c" } != nil)
    let second = TestWindow { BarPage { Customized(id: id) } }
    expect(second.find { $0.identifier == "b" } == nil)
    expect(second.find { $0.identifier == "c" } != nil)
  }

  @QuickTesting.Test func `a title menu opens at the title`() throws {
    var chosen = false
    let window = TestWindow {
      BarPage { Text("page").navigationTitle("Fruit").toolbarTitleMenu { Button("Choose") { chosen = true } } }
    }
    window.click("title menu")
    window.press(.downArrow)
    window.press(.return)
    expect(chosen)
  }

  @QuickTesting.Test func `the title of a document has a menu with its place`() throws {
    let window = TestWindow {
      BarPage {
        Text("page").navigationTitle("Letter").navigationDocument(URL(fileURLWithPath: "/papers/letter.txt"))
          .toolbarTitleMenu { Button("Own") {} }
      }
    }
    window.click("title menu")
    expect(window.find { $0.label == "letter.txt" } != nil && window.find { $0.label == "Own" } != nil)
    window.press(.downArrow)
    window.press(.downArrow)
    window.press(.return)
    expect(window.openedURLs.map(\.path), equals: ["/papers"])
    window.click("title menu")
    window.press(.downArrow)
    window.press(.return)
    let copied = window.clipboard.text
    expect(copied, equals: "/papers/letter.txt")
  }

  @QuickTesting.Test func `an inspector stands beside wide content and lies over narrow content`() throws {
    let window = TestWindow { Inspected() }
    try expect(window.element("page").frame.midX, equals: (800 - 300 - 1) / 2)
    try expect(window.element("details").frame.midX, equals: 800 - 150)
    window.resize(to: CGSize(width: 480, height: 400))
    try expect(window.element("page").frame.midX, equals: 240)
    window.press(.escape)
    try expect(window.element("page").label, equals: "closed")
  }
  @Test(arguments: [false, true]) func `the line before an inspector is moved by keys and by dragging`(
    isRightToLeft: Bool
  ) throws {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        Button("page") {}.accessibilityIdentifier("page").inspector(isPresented: $isShown) {
          Color.red.frame(maxWidth: .infinity).accessibilityElement().accessibilityIdentifier("details")
            .inspectorColumnWidth(min: 200, ideal: 260, max: 400)
        }
      }
    }
    let window = TestWindow { Page().environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight) }
    func width() -> CGFloat { window.find { $0.identifier == "details" }?.frame.width ?? 0 }
    let f8 = KeyEquivalent("\u{F70B}"), wider: KeyEquivalent = isRightToLeft ? .rightArrow : .leftArrow
    window.press(.tab)
    expect(window.focused, equals: "page")
    window.press(f8)
    expect(window.focused, equals: "inspector divider")
    window.press(wider)
    expect(width(), equals: 270)
    window.press(wider, modifiers: .shift)
    expect(width(), equals: 320)
    window.press(.end)
    expect(width(), equals: 200)
    window.press(.home)
    expect(width(), equals: 400)
    window.press(.delete)
    expect(width(), equals: 260)
    window.press(.return)
    expect(window.focused, equals: "page")
    window.press(f8)
    window.press(f8)
    expect(window.focused, equals: "page")
    let line = try window.element("inspector divider").frame
    let way: CGFloat = isRightToLeft ? 40 : -40
    window.drag(from: CGPoint(x: line.midX, y: 200), to: CGPoint(x: line.midX + way, y: 200))
    expect(width(), equals: 300)
    expect(window.reports, equals: [])
  }
}
