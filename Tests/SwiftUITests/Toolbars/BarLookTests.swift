import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// A page with items that say which scheme they see.
private struct SchemePage: View {
  var scheme: ColorScheme?
  var body: some View {
    Scheme(name: "page").navigationTitle("Fruit")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Scheme(name: "above") }
        ToolbarItem(placement: .bottomBar) { Scheme(name: "below") }
      }
      .toolbarColorScheme(scheme, for: .navigationBar)
      .preferredColorScheme(.light)
  }
  struct Scheme: View {
    let name: String
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light").accessibilityIdentifier(name) }
  }
}

private struct AccessoryPage: View {
  @State private var log = ""
  var visibility = Visibility.automatic
  var body: some View {
    Text(log).accessibilityIdentifier("log").navigationTitle("Fruit")
      .toolbar {
        ToolbarItem { Button("Above") {}.accessibilityIdentifier("above") }
        ToolbarItem(placement: .accessoryBar(id: "filters")) {
          Button("Ripe") { log += "ripe " }.accessibilityIdentifier("ripe")
        }
        ToolbarItem(placement: .accessoryBar(id: "filters")) {
          Button("Red") { log += "red " }.accessibilityIdentifier("red")
        }
        ToolbarItem(placement: .accessoryBar(id: 2)) { Button("Kinds") {}.accessibilityIdentifier("kinds") }
      }
      .toolbarVisibility(visibility, for: .accessoryBar(id: "filters"))
  }
}

private protocol StyledApp: App {}
private struct UnifiedApp: StyledApp {
  var body: some Scene { WindowGroup("Garden") { page }.windowToolbarStyle(.unified) }
}
private struct UntitledApp: StyledApp {
  var body: some Scene { WindowGroup("Garden") { page }.windowToolbarStyle(.unified(showsTitle: false)) }
}
private struct CompactApp: StyledApp {
  var body: some Scene { WindowGroup("Garden") { page }.windowToolbarStyle(.unifiedCompact) }
}
private struct ExpandedApp: StyledApp {
  var body: some Scene { WindowGroup("Garden") { page }.windowToolbarStyle(.expanded) }
}
extension StyledApp {
  @MainActor fileprivate var page: some View {
    Color.green.accessibilityElement().accessibilityIdentifier("page").navigationTitle("Fruit")
      .toolbar { Button("Add") {}.accessibilityIdentifier("add") }
  }
}

@MainActor private final class RolePages: BackProvider {
  var titlesBehind = ["Garden"]
  func goBack(by count: Int) {}
}

@MainActor struct BarLookTests {
  // MARK: - Colours

  @Test func `a dark bar is dark for its title and its items, and for no one else`() throws {
    let window = TestWindow { BarPage { SchemePage(scheme: .dark) } }
    expect(window.label("above"), equals: "dark")
    expect(window.label("below"), equals: "light")
    expect(window.label("page"), equals: "light")
    let plain = TestWindow { BarPage { SchemePage() } }
    expect(plain.label("above"), equals: "light")
  }

  @Test func `a bar is painted with the background that it is given`() throws {
    func list(_ visibility: Visibility) -> String {
      let window = TestWindow {
        BarPage {
          Text("page").navigationTitle("Fruit")
            .toolbarBackground(Color(red: 1, green: 0, blue: 0.5), for: .windowToolbar)
            .toolbarBackgroundVisibility(visibility, for: .windowToolbar)
        }
      }
      return window.displayList
    }
    let plain = TestWindow { BarPage { Text("page").navigationTitle("Fruit") } }.displayList
    let painted = list(.automatic)
    // What the colour looks like in the list, from a list of its own.
    let colour = try require(paint(of: Color(red: 1, green: 0, blue: 0.5)))
    expect(painted.contains(colour))
    expect(!plain.contains(colour))
    expect(!list(.hidden).contains(colour))
  }
  private func paint(of color: Color) -> String? {
    let list = TestWindow(size: CGSize(width: 10, height: 10)) { color }.displayList
    return list.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init).first { $0.contains("#") }
  }

  @Test func `titles are painted with the foreground style of their bar`() throws {
    let colour = try require(paint(of: Color(red: 0, green: 0.5, blue: 1)))
    let window = TestWindow {
      BarPage {
        Text("page").navigationTitle("Fruit").toolbarForegroundStyle(
          Color(red: 0, green: 0.5, blue: 1), for: .windowToolbar)
      }
    }
    expect(window.displayList.contains(colour))
  }

  // MARK: - Accessory bars

  @Test func `items of an accessory bar stand below the bar above, each identity in a bar of its own`() throws {
    let window = TestWindow { BarPage { AccessoryPage() } }
    let above = try window.element("above").frame, ripe = try window.element("ripe").frame,
      red = try window.element("red").frame
    let kinds = try window.element("kinds").frame, page = try window.element("log").frame
    expect(above.maxY <= ripe.minY)
    expect(ripe.midY == red.midY && ripe.maxX <= red.minX)
    expect(ripe.maxY <= kinds.minY && kinds.maxY <= page.minY)
    window.click("red")
    window.click("ripe")
    expect(window.label("log"), equals: "red ripe ")
  }

  @Test func `an accessory bar can be hidden by itself`() throws {
    let window = TestWindow { BarPage { AccessoryPage(visibility: .hidden) } }
    expect(window.find { $0.identifier == "ripe" } == nil)
    expect(window.find { $0.identifier == "kinds" } != nil)
    expect(window.find { $0.identifier == "above" } != nil)
  }

  // MARK: - Styles of the window

  @Test func `the style of a window's toolbar says where the title is and how high the bar`() throws {
    let size = CGSize(width: 600, height: 400)
    func top<A: App>(_ app: A.Type) throws -> (page: CGFloat, title: CGRect?, add: CGRect) {
      let window = TestWindow(app, size: size)
      return (
        try window.element("page").frame.minY,
        window.find { $0.label == "Fruit" && $0.traits.contains(.isHeader) }?.frame, try window.element("add").frame
      )
    }
    let unified = try top(UnifiedApp.self), untitled = try top(UntitledApp.self), compact = try top(CompactApp.self),
      expanded = try top(ExpandedApp.self)
    let title = try require(unified.title)
    expect(title.minX < 100 && abs(title.midY - unified.add.midY) <= 1)
    expect(untitled.title == nil && untitled.page == unified.page)
    expect(compact.page < unified.page && compact.title != nil)
    let above = try require(expanded.title)
    expect(abs(above.midX - 300) <= 1 && above.maxY <= expanded.add.minY)
  }

  // MARK: - Roles

  @Test func `the role of a toolbar says where the title is, and whether the way back has one`() throws {
    let pages = RolePages()
    func frames(_ role: ToolbarRole) throws -> (title: CGRect, back: CGRect) {
      let window = TestWindow(size: CGSize(width: 700, height: 500), idiom: .pad) {
        BarPage { Text("page").navigationTitle("Fruit").toolbarRole(role) }.environment(
          \.backProvider, ObjectReference(pages))
      }
      return (try require(window.find { $0.label == "Fruit" }).frame, try window.element("back").frame)
    }
    let stack = try frames(.navigationStack), browser = try frames(.browser), editor = try frames(.editor)
    expect(abs(stack.title.midX - 350) <= 1)
    expect(browser.title.minX < 200 && browser.back.width == stack.back.width)
    expect(editor.title.minX < browser.title.minX && editor.back.width < stack.back.width)
  }

  // MARK: - Items of the framework

  @Test func `a standard item puts the title into the middle`() throws {
    let window = TestWindow {
      BarPage {
        Text("page").navigationTitle("Fruit").toolbar { DefaultToolbarItem(kind: .title, placement: .principal) }
      }
    }
    expect(abs(try require(window.find { $0.label == "Fruit" }).frame.midX - 400) <= 1)
  }

  @Test func `a standard item puts the search below the page, where its list rises above it`() throws {
    let window = TestWindow { BarPage { Searched() } }
    let field = try window.element("search").frame
    expect(field.minY > 550)
    window.click("search")
    let list = try window.element("suggestion 1").frame, scope = try window.element("scope 1").frame
    expect(list.maxY <= field.minY && list.minY > 400)
    expect(scope.maxY <= field.minY + 4)
    window.click("suggestion 1")
    expect(window.label("text"), equals: "Apple")
  }
  private struct Searched: View {
    @State private var text = ""
    @State private var scope = 0
    var body: some View {
      Text(text).accessibilityIdentifier("text").frame(maxHeight: .infinity)
        .searchable(text: $text)
        .searchSuggestions { Text("an apple").searchCompletion("Apple") }
        .searchScopes($scope) {
          Text("All").tag(0)
          Text("Trees").tag(1)
        }
        .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
    }
  }
}
