import HearthTesting
import QuickTesting
import SwiftUI

@Observable private final class Fruit {
  var selection: Pear?
  nonisolated deinit {}
}
private struct Pear: Hashable { var name: String }

@MainActor struct NavigationLinkTests {
  private struct Host<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      NavigationStack {
        VStack { content }
          .navigationDestination(for: Int.self) { Text("number \($0)").accessibilityIdentifier("page") }
          .navigationDestination(for: Pear.self) { Text($0.name).accessibilityIdentifier("page") }
      }
    }
  }
  private var page: some View { Text("view").accessibilityIdentifier("page") }

  @Test func `links with values push their page, whatever their label and value are`() {
    let title = "title".uppercased()
    let window = TestWindow {
      Host {
        NavigationLink("key", value: 1).accessibilityIdentifier("a")
        NavigationLink(title, value: 2).accessibilityIdentifier("b")
        NavigationLink(value: 3) { Text("label") }.accessibilityIdentifier("c")
        NavigationLink("pear", value: Pear(name: "Conference")).accessibilityIdentifier("d")
        NavigationLink(value: Pear(name: "Abate")) { Text("label") }.accessibilityIdentifier("e")
      }
    }
    for (link, shown) in [("a", "number 1"), ("b", "number 2"), ("c", "number 3"), ("d", "Conference"), ("e", "Abate")]
    {
      window.click(link)
      expect(window.page, equals: shown)
      window.press(.escape)
    }
  }

  @Test func `links with views push them, whatever their label is`() {
    let title = "title".uppercased()
    let window = TestWindow {
      Host {
        NavigationLink("key") { page }.accessibilityIdentifier("a")
        NavigationLink(title) { page }.accessibilityIdentifier("b")
        NavigationLink {
          page
        } label: {
          Text("label")
        }.accessibilityIdentifier("c")
        NavigationLink("detail") { page }.isDetailLink(false).accessibilityIdentifier("d")
      }
    }
    for link in ["a", "b", "c", "d"] {
      window.click(link)
      expect(window.page, equals: "view")
      window.press(.escape)
      expect(window.page, equals: "nothing")
    }
  }

  @Test func `a view that a link brought follows what it is made from`() {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          NavigationLink("go") {
            VStack {
              Text("count \(count)").accessibilityIdentifier("page")
              Button("add") { count += 1 }.accessibilityIdentifier("add")
            }
          }.accessibilityIdentifier("go")
        }
      }
    }
    let window = TestWindow { Counting() }
    window.click("go")
    window.click("add")
    expect(window.page, equals: "count 1")
  }

  @Test func `a link without a value, or outside of a stack, is disabled`() throws {
    let window = TestWindow {
      VStack {
        Host { NavigationLink("nothing", value: nil as Int?).accessibilityIdentifier("nothing") }
        NavigationLink("outside", value: 1).accessibilityIdentifier("outside")
        NavigationLink("view") { page }.accessibilityIdentifier("view")
      }
    }
    for link in ["nothing", "outside", "view"] { try expect(!window.element(link).isEnabled) }
    window.click("nothing")
    expect(window.page, equals: "nothing")
  }

  @Test func `Return and Space follow a link, and it is read as a button`() throws {
    for key in [KeyEquivalent.return, .space] {
      let window = TestWindow { Host { NavigationLink("go", value: 1).accessibilityIdentifier("go") } }
      try expect(window.element("go").traits.contains(.isButton))
      window.press(.tab)
      window.press(key)
      expect(window.page, equals: "number 1")
    }
  }

  // MARK: - In lists

  private struct Rows: View {
    var body: some View {
      NavigationStack {
        List(1..<4) { NavigationLink("row \($0)", value: $0).accessibilityIdentifier("row \($0)") }
          .navigationDestination(for: Int.self) { Text("number \($0)").accessibilityIdentifier("page") }
      }
    }
  }
  private let size = CGSize(width: 320, height: 240)

  @Test func `the whole row of a list is the link`() throws {
    let window = TestWindow(size: size) { Rows() }
    let frame = try window.element("row 2").frame
    for x in [12, 160, 308] as [CGFloat] {
      window.click(at: CGPoint(x: x, y: frame.midY))
      expect(window.page, equals: "number 2")
      window.press(.escape)
    }
    window.click(at: CGPoint(x: 160, y: frame.minY - 4))
    expect(window.page, equals: "number 2")
  }

  @Test func `arrows move between the links of a list, and Return follows one`() {
    let window = TestWindow(size: size) { Rows() }
    window.press(.tab)
    expect(window.focused, equals: "row 1")
    window.press(.downArrow)
    window.press(.return)
    expect(window.page, equals: "number 2")
  }

  private func arrows(_ idiom: Idiom, _ visibility: Visibility = .automatic) -> Int {
    let window = TestWindow(size: CGSize(width: 400, height: 500), idiom: idiom) {
      Rows().navigationLinkIndicatorVisibility(visibility)
    }
    return window.displayList.components(separatedBy: "chevron").count - 1
  }
  @Test func `rows have an arrow on desktop, pad and phone, unless told otherwise`() {
    expect(arrows(.desktop) == 3 && arrows(.pad) == 3 && arrows(.phone) == 3)
    expect(arrows(.tv) == 0 && arrows(.tv, .visible) == 3 && arrows(.desktop, .hidden) == 0)
  }

  @Test func `in a list whose selection has the type of the value, a link selects its row`() throws {
    struct Selecting: View {
      @Bindable var fruit: Fruit
      let pears = (0..<60).map { Pear(name: "pear \($0)") }
      var body: some View {
        NavigationStack {
          List(pears, id: \.name, selection: $fruit.selection) {
            NavigationLink($0.name, value: $0).accessibilityIdentifier($0.name)
          }
          .navigationDestination(for: Pear.self) { Text($0.name).accessibilityIdentifier("page") }
        }
      }
    }
    let fruit = Fruit()
    let window = TestWindow(size: size) { Selecting(fruit: fruit) }
    window.click("pear 1")
    expect(fruit.selection?.name == "pear 1" && window.page == "nothing")
    try expect(window.element("pear 1").isSelected)
    window.press(.tab)
    for _ in 0..<20 { window.press(.downArrow) }
    expect(fruit.selection?.name, equals: "pear 21")
    window.change { fruit.selection = Pear(name: "pear 20") }
    try expect(window.element("pear 20").isSelected && !window.element("pear 21").isSelected)
    expect(window.reports, equals: [])
  }

  @Test func `in a list whose selection has another type, a link pushes`() {
    struct Other: View {
      @State private var selection: String?
      var body: some View {
        NavigationStack {
          List(selection: $selection) { NavigationLink("go", value: 1).accessibilityIdentifier("go") }
            .navigationDestination(for: Int.self) { Text("number \($0)").accessibilityIdentifier("page") }
        }
      }
    }
    let window = TestWindow { Other() }
    window.click("go")
    expect(window.page, equals: "number 1")
  }
}

// MARK: - Deprecated

private struct OldLinks: View {
  @Bindable var trail: Trail
  let title: String
  @available(*, deprecated) var body: some View {
    NavigationView {
      VStack {
        NavigationLink("active", isActive: $trail.flag) { Text("active").accessibilityIdentifier("page") }
          .accessibilityIdentifier("active")
        NavigationLink(title, tag: "one", selection: $trail.item) { Text("one").accessibilityIdentifier("page") }
          .accessibilityIdentifier("one")
        NavigationLink(destination: Text("two").accessibilityIdentifier("page"), tag: "two", selection: $trail.item) {
          Text("two")
        }
        .accessibilityIdentifier("two")
        NavigationLink(destination: Text("plain").accessibilityIdentifier("page")) { Text("plain") }
          .accessibilityIdentifier("plain")
      }
      Text("detail")
    }
    .navigationViewStyle(.stack)
  }
}

@MainActor struct OldNavigationTests {
  @Test func `a link with a flag is followed by it, and lowers it when the user goes back`() {
    let trail = Trail()
    let window = TestWindow { OldLinks(trail: trail, title: "one") }
    window.click("active")
    expect(window.page == "active" && trail.flag)
    window.press(.escape)
    expect(window.page == "nothing" && !trail.flag)
    window.change { trail.flag = true }
    expect(window.page, equals: "active")
    window.change { trail.flag = false }
    expect(window.page, equals: "nothing")
  }

  @Test func `links with tags follow one selection`() {
    let trail = Trail()
    let window = TestWindow { OldLinks(trail: trail, title: "one") }
    window.click("one")
    expect(window.page == "one" && trail.item == "one")
    window.change { trail.item = "two" }
    expect(window.page, equals: "two")
    window.press(.escape)
    expect(window.page == "nothing" && trail.item == nil)
  }

  @Test func `a navigation view in the stack style shows its first view`() {
    let window = TestWindow { OldLinks(trail: Trail(), title: "one") }
    expect(window.find { $0.label == "detail" } == nil)
    window.click("plain")
    expect(window.page, equals: "plain")
  }
}
