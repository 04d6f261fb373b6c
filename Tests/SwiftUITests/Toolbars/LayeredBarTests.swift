import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private let phone = CGSize(width: 390, height: 844)
/// Points. Source: iOS, navigation bars: the row, and the row of a large title below it; tab bars.
private let row: CGFloat = 44, large: CGFloat = 52

/// Rows of 50 points, black.
private struct Rows: View {
  var count = 40
  var body: some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        Color.black.frame(height: 50).accessibilityElement().accessibilityIdentifier("row \(index)").accessibilityLabel(
          "\(index)")
      }
    }
  }
}
private struct Page: View {
  var count = 40
  var body: some View { ScrollView { Rows(count: count) }.navigationTitle("Fruit") }
}
/// All rows are made: what is counted is scrolling alone.
private struct AllRows: View {
  var body: some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<40, id: \.self) { _ in Color.black.frame(height: 50) } } }
  }
}
private struct InlinePage: View {
  var body: some View { Page().navigationBarTitleDisplayMode(.inline) }
}

private struct ScrollingPage: View {
  @State private var anchor: UnitPoint?
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView { Rows() }
        .navigationTitle("Fruit")
        .toolbar {
          ToolbarItem(placement: .bottomBar) {
            Button("shortest") { proxy.scrollTo(30) }.accessibilityIdentifier("shortest")
          }
          ToolbarItem(placement: .bottomBar) { Button("back") { proxy.scrollTo(5) }.accessibilityIdentifier("go back") }
          ToolbarItem(placement: .bottomBar) {
            Button("top") { proxy.scrollTo(10, anchor: .top) }.accessibilityIdentifier("to top")
          }
        }
    }
  }
}
private struct ButtonsPage: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { index in
          Button("row \(index)") {}.frame(height: 50).accessibilityIdentifier("row \(index)")
        }
      }
    }
    .navigationTitle("Fruit").navigationBarTitleDisplayMode(.inline)
    .toolbar { ToolbarItem(placement: .bottomBar) { Text("below").accessibilityIdentifier("below") } }
  }
}
private struct PinnedPage: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          ForEach(0..<40, id: \.self) { Text("\($0)").frame(height: 50) }
        } header: {
          Color.red.frame(height: 30).accessibilityElement().accessibilityIdentifier("header")
        }
      }
    }
    .navigationTitle("Fruit")
  }
}

@MainActor struct LayeredBarTests {
  private func scroll(_ window: TestWindow, _ distance: CGFloat) {
    window.scroll(by: CGSize(width: 0, height: -distance), at: CGPoint(x: 195, y: 400))
  }

  // MARK: - Places

  @QuickTesting.Test func `a large title stands below a row for items, and content below it`() throws {
    let window = TestWindow(size: phone, idiom: .phone) { NavigationStack { Page() } }
    let title = try #require(window.find { $0.label == "Fruit" }).frame
    #expect(title.minX == 16 && title.minY >= row && title.maxY <= row + large)
    #expect(try window.element("row 0").frame.minY == row + large)
  }
  @QuickTesting.Test func `a large title goes with the content, and is in line once it is out of sight`() throws {
    let window = TestWindow(size: phone, idiom: .phone) { NavigationStack { Page() } }
    let before = try #require(window.find { $0.label == "Fruit" }).frame
    scroll(window, 20)
    #expect(try #require(window.find { $0.label == "Fruit" }).frame == before.offsetBy(dx: 0, dy: -20))
    #expect(try window.element("row 0").frame.minY == row + large - 20)
    scroll(window, large - 20)
    let inline = try #require(window.find { $0.label == "Fruit" }).frame
    #expect(abs(inline.midX - 195) <= 1 && inline.maxY <= row)
    #expect(try window.element("row 0").frame.minY == row)
    scroll(window, -large)
    #expect(try #require(window.find { $0.label == "Fruit" }).frame == before)
  }
  @QuickTesting.Test func `content keeps its place below the bars while it scrolls`() throws {
    let window = TestWindow(size: phone, idiom: .phone) { NavigationStack { Page() } }
    for distance in [10, 42, 30, 100] as [CGFloat] {
      let before = try window.element("row 6").frame
      scroll(window, distance)
      #expect(try window.element("row 6").frame == before.offsetBy(dx: 0, dy: -distance))
    }
  }
  @QuickTesting.Test func `the last row comes to rest above the bar below`() throws {
    let window = TestWindow(size: phone, idiom: .phone) { NavigationStack { ScrollingPage() } }
    scroll(window, 10_000)
    #expect(try window.element("row 39").frame.maxY == phone.height - row)
  }
  @QuickTesting.Test func `pinned headers stay below the bar, without the room of the large title`() throws {
    let window = TestWindow(size: phone, idiom: .phone) { NavigationStack { PinnedPage() } }
    #expect(try window.element("header").frame.minY == row + large)
    scroll(window, 300)
    #expect(try window.element("header").frame.minY == row)
  }
  @QuickTesting.Test func `what is scrolled to comes to lie between the bars`() throws {
    let window = TestWindow(size: phone, idiom: .phone) { NavigationStack { ScrollingPage() } }
    window.click("shortest")
    #expect(try window.element("row 30").frame.maxY == phone.height - row)
    window.click("go back")
    #expect(try window.element("row 5").frame.minY == row)
    window.click("to top")
    #expect(try window.element("row 10").frame.minY == row)
  }
  @QuickTesting.Test func `a row that gets focus comes to lie between the bars`() throws {
    let window = TestWindow(size: phone, idiom: .phone) { NavigationStack { ButtonsPage() } }
    for _ in 0..<25 { window.press(.tab) }
    let down = try #require(window.focusedElement)
    #expect(down.identifier.hasPrefix("row 2") && down.frame.maxY <= phone.height - row)
    for _ in 0..<20 { window.press(.tab, modifiers: .shift) }
    let up = try #require(window.focusedElement)
    #expect(up.identifier.hasPrefix("row") && up.frame.minY >= row)
  }
  @QuickTesting.Test func `a search field goes before the title does, and stays while one searches`() throws {
    struct Searched: View {
      @State private var text = ""
      var body: some View { Page().searchable(text: $text) }
    }
    let window = TestWindow(size: phone, idiom: .phone) { NavigationStack { Searched() } }
    let field = try window.element("search").frame, first = try window.element("row 0").frame.minY
    #expect(field.minY >= row + large && first >= field.maxY)
    let title = try #require(window.find { $0.label == "Fruit" }).frame
    scroll(window, 20)
    #expect(try #require(window.find { $0.label == "Fruit" }).frame == title)
    #expect(try window.element("row 0").frame.minY == first - 20)
    scroll(window, 300)
    #expect(window.find { $0.identifier == "search" } == nil)
    scroll(window, -1_000)
    window.click("search")
    #expect(window.focused == "search")
    scroll(window, 500)
    #expect(window.find { $0.identifier == "search" } != nil && window.focused == "search")
  }
  @QuickTesting.Test func `a search outside of a stack has the bar for itself`() throws {
    struct Searched: View {
      @State private var text = ""
      var body: some View { List { Text("Apple") }.searchable(text: $text) }
    }
    // A window of an app has a bar, a view by itself has none.
    struct Search: App {
      var body: some Scene { WindowGroup { Searched() } }
    }
    let alone = TestWindow(Search.self, size: phone, idiom: .phone)
    let paged = TestWindow(size: phone, idiom: .phone) { NavigationStack { Searched() } }
    let top = try alone.element("search").frame.minY, below = try paged.element("search").frame.minY
    #expect(below - top == row - 10)
  }

  // MARK: - What apps are told

  @QuickTesting.Test func `bars are insets of the content that scrolls below them`() throws {
    struct Told: View {
      @State private var text = ""
      var body: some View {
        ScrollView { Rows() }.navigationTitle("Fruit").navigationBarTitleDisplayMode(.inline)
          .onScrollGeometryChange(for: String.self) {
            "\(Int($0.contentInsets.top)) \(Int($0.contentOffset.y)) \(Int($0.containerSize.height))"
          } action: {
            text = $1
          }
          .toolbar { ToolbarItem(placement: .bottomBar) { Text(text).accessibilityIdentifier("told") } }
      }
    }
    let window = TestWindow(size: phone, idiom: .phone) { NavigationStack { Told() } }
    #expect(window.label("told") == "44 -44 844")
    scroll(window, 60)
    #expect(window.label("told") == "44 16 844")
  }

  // MARK: - Work

  @QuickTesting.Test func `scrolling below bars costs what scrolling costs`() throws {
    func work<V: View>(_ view: V) -> [Int] {
      let window = TestWindow(size: phone, idiom: .phone) { view }
      scroll(window, 200)
      scroll(window, 3)
      let counters = window.counters
      return [counters.bodies, counters.nodesVisited, counters.measures, counters.placements]
    }
    let page = AllRows().navigationTitle("Fruit").navigationBarTitleDisplayMode(.inline)
    #expect(work(TabView { NavigationStack { page }.tabItem { Text("A") } }) == work(AllRows()))
    #expect(work(NavigationStack { AllRows().navigationTitle("Fruit") }) == work(AllRows()))
  }
  @QuickTesting.Test func `presses on a bar do not reach what lies below it`() throws {
    struct Pressed: View {
      @State private var count = 0
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40) { _ in Button("press") { count += 1 }.frame(width: 390, height: 50).background(.red) }
          }
        }
        .navigationTitle("Fruit").navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .bottomBar) { Text("\(count)").accessibilityIdentifier("count") } }
      }
    }
    let window = TestWindow(size: phone, idiom: .phone) { NavigationStack { Pressed() } }
    scroll(window, 100)
    window.click(at: CGPoint(x: 100, y: 20))
    #expect(window.label("count") == "0")
    window.click(at: CGPoint(x: 195, y: row + 25))
    #expect(window.label("count") == "1")
  }
}

#if GTK
  @MainActor struct LayeredBarLookTests {
    private func scroll(_ window: TestWindow, _ distance: CGFloat) {
      window.scroll(by: CGSize(width: 0, height: -distance), at: CGPoint(x: 195, y: 400))
      // Scroll bars fade.
      window.advance(by: .seconds(3))
    }
    /// How light the window is at a height, near its leading edge.
    private func light(_ window: TestWindow, _ y: Int) throws -> UInt8 { try window.picture().color(x: 4, y: y).green }

    @Test func `bars are clear until content lies below them`() throws {
      let window = TestWindow(size: phone, idiom: .phone) {
        TabView { NavigationStack { InlinePage() }.tabItem { Text("A") } }
      }
      #expect(try light(window, 10) == 255)
      // Black rows below the tabs, and a bar in which a little of them is seen.
      #expect((200..<249).contains(try light(window, 835)))
      scroll(window, 20)
      #expect((200..<249).contains(try light(window, 30)))
      scroll(window, 10_000)
      #expect((200..<249).contains(try light(window, 10)))
      #expect(try light(window, 835) == 255)
    }
    @Test func `a bar with a large title is clear until the title is gone`() throws {
      let window = TestWindow(size: phone, idiom: .phone) { NavigationStack { Page() } }
      scroll(window, 30)
      #expect(try light(window, 20) == 255)
      scroll(window, 60)
      #expect((200..<249).contains(try light(window, 20)))
    }
    @Test func `a page says whether its bar has a background`() throws {
      func color(
        _ visibility: Visibility, _ distance: CGFloat
      ) throws -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        let window = TestWindow(size: phone, idiom: .phone) {
          NavigationStack {
            InlinePage().toolbarBackground(Color(red: 0, green: 0, blue: 1), for: .navigationBar)
              .toolbarBackgroundVisibility(visibility, for: .navigationBar)
          }
        }
        scroll(window, distance)
        return try window.picture().color(x: 4, y: 30)
      }
      #expect(try color(.visible, 0) == (0, 0, 255, 255))
      #expect(try color(.automatic, 0) == (255, 255, 255, 255))
      #expect(try color(.automatic, 60) == (0, 0, 255, 255))
      #expect(try color(.hidden, 60) == (0, 0, 0, 255))
    }
    @Test func `backgrounds reach below bars, and content that does not scroll keeps clear`() throws {
      let window = TestWindow(size: phone, idiom: .phone) {
        TabView {
          NavigationStack {
            Text("page").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).accessibilityIdentifier(
              "page"
            )
            .background(Color(red: 0, green: 0, blue: 1)).navigationTitle("Fruit")
          }
          .tabItem { Text("A") }
        }
      }
      #expect(try window.element("page").frame.minY == row + large)
      let picture = try window.picture()
      #expect(picture.color(x: 4, y: 4) == (0, 0, 255, 255))
      #expect(picture.color(x: 4, y: 838) == (0, 0, 255, 255))
    }
    @Test func `on a desktop content ends at bars`() throws {
      let window = TestWindow(size: phone) { NavigationStack { InlinePage() } }
      let top = try window.element("row 0").frame.minY
      #expect(top > row)
      let before = try light(window, 20)
      window.scroll(by: CGSize(width: 0, height: -120), at: CGPoint(x: 195, y: 400))
      window.advance(by: .seconds(3))
      #expect(try light(window, 20) == before)
    }
  }
#endif
