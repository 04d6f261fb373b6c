import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct NavigationStackTests {
  private func back(_ window: TestWindow) { window.press(.leftArrow, modifiers: .option) }

  // MARK: - Path

  @Test func `a stack has a path of its own`() {
    let trail = Trail()
    let window = TestWindow {
      NavigationStack {
        NumberPage(number: 0, trail: trail).navigationDestination(for: Int.self) {
          NumberPage(number: $0, trail: trail)
        }
      }
    }
    expect(window.label("isPresented"), equals: "root")
    window.click("next")
    window.click("next")
    expect(window.page, equals: "page 2")
    expect(window.label("isPresented"), equals: "presented")
    window.click("dismiss")
    expect(window.page, equals: "page 1")
    back(window)
    expect(window.page, equals: "page 0")
    back(window)
    expect(window.page, equals: "page 0")
  }

  @Test func `a path of several types finds the destination of each`() {
    struct Mixed: View {
      @Bindable var trail: Trail
      var body: some View {
        NavigationStack(path: $trail.mixed) {
          Text("root").accessibilityIdentifier("page")
            .navigationDestination(for: Int.self) { Text("number \($0)").accessibilityIdentifier("page") }
            .navigationDestination(for: String.self) { Text("text \($0)").accessibilityIdentifier("page") }
        }
      }
    }
    let trail = Trail()
    let window = TestWindow { Mixed(trail: trail) }
    window.change { trail.mixed.append(1) }
    expect(window.page, equals: "number 1")
    window.change { trail.mixed.append("a") }
    expect(window.page, equals: "text a")
    back(window)
    expect(window.page, equals: "number 1")
    window.change { trail.mixed = NavigationPath(["b"]) }
    expect(window.page, equals: "text b")
  }

  @Test func `pages whose values stay in a new path keep their state`() {
    let trail = Trail([1, 2, 3])
    let window = TestWindow { NumberStack(trail: trail) }
    window.click("add")
    window.change { trail.path = [3, 2, 1] }
    expect(window.page == "page 1" && window.label("count") == "count 0")
    window.change { trail.path = [3] }
    expect(window.page == "page 3" && window.label("count") == "count 1")
    window.change { trail.path = [9, 3] }
    expect(window.label("count"), equals: "count 1")
    window.change { trail.path = [9] }
    window.change { trail.path = [9, 3] }
    expect(window.label("count"), equals: "count 0")
    expect(window.reports, equals: [])
  }

  @Test func `two levels of the same value have a state each`() {
    let trail = Trail([1])
    let window = TestWindow { NumberStack(trail: trail) }
    window.click("add")
    window.change { trail.path = [1, 1] }
    expect(window.label("count"), equals: "count 0")
    window.change { trail.path = [1] }
    expect(window.label("count"), equals: "count 1")
  }

  @Test func `a binding that refuses keeps the page`() {
    let window = TestWindow {
      NavigationStack(path: .constant([1])) {
        Text("root").accessibilityIdentifier("page").navigationDestination(for: Int.self) {
          Text("\($0)").accessibilityIdentifier("page")
        }
      }
    }
    back(window)
    expect(window.page, equals: "1")
  }

  @Test func `a stored path of types that only the destinations know is shown`() throws {
    let stored = #"["Swift.String","\"a\"","Swift.Int","1"]"#
    let path = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(stored.utf8)))
    let trail = Trail()
    trail.mixed = path
    struct Stored: View {
      @Bindable var trail: Trail
      var body: some View {
        NavigationStack(path: $trail.mixed) {
          Text("root").navigationDestination(for: String.self) { Text($0).accessibilityIdentifier("page") }
            .navigationDestination(for: Int.self) { Text("\($0)").accessibilityIdentifier("page") }
        }
      }
    }
    let window = TestWindow { Stored(trail: trail) }
    expect(window.page, equals: "a")
    back(window)
    expect(window.page, equals: "1")
  }

  // MARK: - Destinations

  @Test func `a page may declare what its links lead to`() {
    struct City: Hashable {}
    let window = TestWindow {
      NavigationStack {
        NavigationLink("country", value: 1).accessibilityIdentifier("country")
          .navigationDestination(for: Int.self) { _ in
            NavigationLink("city", value: City()).accessibilityIdentifier("city")
              .navigationDestination(for: City.self) { _ in Text("city page").accessibilityIdentifier("page") }
          }
      }
    }
    window.click("country")
    window.click("city")
    expect(window.page, equals: "city page")
    expect(window.reports, equals: [])
  }

  @Test func `a path set at once finds what pages below its top declare`() {
    struct City: Hashable {}
    let trail = Trail()
    trail.mixed = NavigationPath([1, 2])
    trail.mixed.append(City())
    struct Map: View {
      @Bindable var trail: Trail
      var body: some View {
        NavigationStack(path: $trail.mixed) {
          Text("root").navigationDestination(for: Int.self) { number in
            Text("number \(number)").accessibilityIdentifier("page").onAppear { trail.log.append("+\(number)") }
              .navigationDestination(for: City.self) { _ in Text("city").accessibilityIdentifier("page") }
          }
        }
      }
    }
    let window = TestWindow { Map(trail: trail) }
    expect(window.page, equals: "city")
    expect(trail.log, equals: [])
    back(window)
    expect(window.page == "number 2" && trail.log == ["+2"])
  }

  @Test func `of several declarations the one nearest to the root counts, and the other is reported`() {
    let window = TestWindow {
      NavigationStack {
        NavigationLink("go", value: 1).accessibilityIdentifier("go")
          .navigationDestination(for: Int.self) { _ in Text("inner").accessibilityIdentifier("page") }
          .navigationDestination(for: Int.self) { _ in Text("outer").accessibilityIdentifier("page") }
      }
    }
    window.click("go")
    expect(window.page, equals: "outer")
    expect(window.reports.count == 1 && window.reports[0].contains("more than once"))
  }

  @Test func `a value on the path without a destination shows a placeholder and one report`() {
    let trail = Trail()
    trail.mixed = NavigationPath(["text"])
    struct Empty: View {
      @Bindable var trail: Trail
      var body: some View { NavigationStack(path: $trail.mixed) { Text("root").accessibilityIdentifier("page") } }
    }
    let window = TestWindow { Empty(trail: trail) }
    expect(window.tree.contains("Swift.String"))
    expect(window.reports.count == 1 && window.reports[0].contains("Swift.String"))
    window.change { trail.mixed.append("another") }
    expect(window.reports.count, equals: 1)
    window.change { trail.mixed = NavigationPath() }
    expect(window.page, equals: "root")
  }

  @Test func `a destination declared with the layout, or later, is found`() {
    struct Late: View {
      @Bindable var trail: Trail
      var body: some View {
        NavigationStack(path: $trail.path) {
          GeometryReader { _ in
            if trail.flag || trail.item != nil {
              Text("root").navigationDestination(for: Int.self) { Text("\($0)").accessibilityIdentifier("page") }
            }
          }
        }
      }
    }
    let early = Trail([1])
    early.flag = true
    let window = TestWindow { Late(trail: early) }
    expect(window.page, equals: "1")
    expect(window.reports, equals: [])
  }

  @Test func `a destination in a row is found once the row was there, and stays known`() {
    struct Rows: View {
      @Bindable var trail: Trail
      var body: some View {
        NavigationStack(path: $trail.path) {
          List(0..<1000) { row in
            Text("row \(row)").frame(height: 40).accessibilityIdentifier("row \(row)")
              .modifier(Declares(isOn: row == 3))
          }
        }
      }
    }
    let trail = Trail()
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Rows(trail: trail) }
    window.scroll(by: CGSize(width: 0, height: -8000), at: CGPoint(x: 150, y: 150))
    expect(window.find { $0.identifier == "row 3" } == nil)
    window.change { trail.path = [7] }
    expect(window.page, equals: "number 7")
    expect(window.reports, equals: [])
  }

  @Test func `a destination in a row that was never there is reported with its place`() {
    struct Rows: View {
      @Bindable var trail: Trail
      var body: some View {
        NavigationStack(path: $trail.path) {
          // One element a row, so that rows out of view are not made to be counted.
          List(0..<1000) { row in
            Text("row \(row)").overlay {
              if row == 900 { Color.clear.navigationDestination(for: Int.self) { Text("\($0)") } }
            }
          }
        }
      }
    }
    let trail = Trail([7])
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Rows(trail: trail) }
    expect(window.reports.count, equals: 1)
    expect(window.reports.first?.contains("List"), equals: true, "\(window.reports)")
  }
  struct Declares: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View {
      if isOn {
        content.navigationDestination(for: Int.self) { Text("number \($0)").accessibilityIdentifier("page") }
      } else {
        content
      }
    }
  }

  @Test func `a page shows what the closure of its destination captures now`() {
    struct Captured: View {
      @Bindable var trail: Trail
      var body: some View {
        let size = trail.size
        NavigationStack(path: $trail.path) {
          Text("root").navigationDestination(for: Int.self) {
            Text("\($0) at \(Int(size))").accessibilityIdentifier("page")
          }
        }
      }
    }
    let trail = Trail([1, 2])
    let window = TestWindow { Captured(trail: trail) }
    window.change { trail.size = 20 }
    expect(window.page, equals: "2 at 20")
    back(window)
    window.change { trail.path = [1, 2] }
    window.change { trail.size = 30 }
    back(window)
    expect(window.page, equals: "1 at 30")
  }

  @Test func `a destination outside of a stack is reported`() {
    let window = TestWindow { Text("alone").navigationDestination(for: Int.self) { Text("\($0)") } }
    expect(window.reports.count, equals: 1)
  }

  // MARK: - Presented views

  @Test func `a flag puts a page on top of whatever is shown, and going back lowers it`() {
    struct Flagged: View {
      @Bindable var trail: Trail
      var body: some View {
        NavigationStack(path: $trail.path) {
          NumberPage(number: 0, trail: trail)
            .navigationDestination(for: Int.self) { NumberPage(number: $0, trail: trail) }
            .navigationDestination(isPresented: $trail.flag) {
              VStack {
                Text("flag").accessibilityIdentifier("page")
                NavigationLink("next", value: 9).accessibilityIdentifier("next")
              }
            }
        }
      }
    }
    let trail = Trail([1])
    let window = TestWindow { Flagged(trail: trail) }
    window.change { trail.flag = true }
    expect(window.page, equals: "flag")
    window.click("next")
    expect(window.page == "page 9" && trail.path == [1, 9])
    back(window)
    expect(window.page, equals: "flag")
    back(window)
    expect(window.page == "page 1" && !trail.flag)
    window.change { trail.flag = true }
    window.change { trail.path = [] }
    expect(window.page == "page 0" && !trail.flag)
  }

  @Test func `a page that is presented while the path is emptied is shown`() {
    struct Both: View {
      @State private var path = [1, 2]
      @State private var isShown = false
      @State private var item: String?
      var body: some View {
        NavigationStack(path: $path) {
          Button("more") { path = [1] }.accessibilityIdentifier("more")
            .navigationDestination(for: Int.self) { number in
              VStack {
                Text("number \(String(number))").accessibilityIdentifier("page")
                Button("flag") { (path, isShown) = ([], true) }.accessibilityIdentifier("flag")
                Button("item") { (path, item) = ([], "b") }.accessibilityIdentifier("item")
                Button("above") { item = "a" }.accessibilityIdentifier("above")
              }
            }
            .navigationDestination(isPresented: $isShown) { Text("flagged").accessibilityIdentifier("page") }
            .navigationDestination(item: $item) { text in
              Text("item \(text)").accessibilityIdentifier("page")
              Button("item b") { (path, item) = ([], "b") }.accessibilityIdentifier("item b")
            }
        }
      }
    }
    let window = TestWindow { Both() }
    window.click("flag")
    expect(window.page, equals: "flagged")
    window.press(.escape)
    expect(window.page, equals: "nothing")
    window.click("more")
    window.click("item")
    expect(window.page, equals: "item b")
    window.press(.escape)
    window.click("more")
    // Another item takes the place of one that went with the path.
    window.click("above")
    expect(window.page, equals: "item a")
    window.click("item b")
    expect(window.page, equals: "item b")
    window.press(.escape)
    expect(window.page, equals: "nothing")
    expect(window.reports, equals: [])
  }

  @Test func `another item is another page`() {
    struct Items: View {
      @Bindable var trail: Trail
      var body: some View {
        NavigationStack {
          Text("root").accessibilityIdentifier("page").navigationDestination(item: $trail.item) { Counting(name: $0) }
        }
      }
      struct Counting: View {
        let name: String
        @State private var count = 0
        var body: some View {
          Text("\(name) \(count)").accessibilityIdentifier("page")
          Button("add") { count += 1 }.accessibilityIdentifier("add")
        }
      }
    }
    let trail = Trail()
    let window = TestWindow { Items(trail: trail) }
    window.change { trail.item = "mint" }
    window.click("add")
    expect(window.page, equals: "mint 1")
    window.change { trail.item = "teal" }
    expect(window.page, equals: "teal 0")
    back(window)
    expect(trail.item == nil && window.page == "root")
  }

  @Test func `a page goes when the view that presents it goes`() {
    struct Vanishing: View {
      @Bindable var trail: Trail
      var body: some View {
        NavigationStack {
          VStack {
            Text("root").accessibilityIdentifier("page")
            if trail.size > 0 {
              NavigationLink("go") { Text("detail").accessibilityIdentifier("page") }.accessibilityIdentifier("go")
            }
          }
        }
      }
    }
    let trail = Trail()
    let window = TestWindow { Vanishing(trail: trail) }
    window.click("go")
    expect(window.page, equals: "detail")
    window.change { trail.size = 0 }
    expect(window.page, equals: "root")
  }

  // MARK: - Misuse

  @Test func `a stack inside of another one is reported once and takes its own links`() {
    let outer = Trail(), inner = Trail()
    struct Nested: View {
      @Bindable var outer: Trail
      @Bindable var inner: Trail
      var body: some View {
        NavigationStack(path: $outer.path) {
          NavigationStack(path: $inner.path) {
            NumberPage(number: 0, trail: inner).navigationDestination(for: Int.self) {
              NumberPage(number: $0, trail: inner)
            }
          }
        }
      }
    }
    let window = TestWindow { Nested(outer: outer, inner: inner) }
    window.click("next")
    expect(inner.path == [1] && outer.path == [] && window.page == "page 1")
    expect(window.reports.count, equals: 1)
    back(window)
    expect(inner.path, equals: [])
  }

  @Test func `a value that the path cannot hold is reported and not pushed`() {
    struct Typed: View {
      @Bindable var trail: Trail
      var body: some View {
        NavigationStack(path: $trail.path) {
          NavigationLink("text", value: "a").accessibilityIdentifier("link")
            .navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
    let trail = Trail()
    let window = TestWindow { Typed(trail: trail) }
    window.click("link")
    expect(trail.path, equals: [])
    expect(window.reports.count == 1 && window.reports[0].contains("Swift.String"))
  }

  @Test func `a path that is written while a body runs is reported and then shown`() {
    struct Writing: View {
      @State private var path: [Int] = []
      @State private var isDone = false
      var body: some View {
        NavigationStack(path: $path) {
          Wrong(path: $path).navigationDestination(for: Int.self) { Text("\($0)").accessibilityIdentifier("page") }
        }
      }
      struct Wrong: View {
        @Binding var path: [Int]
        var body: some View {
          let _ = { if path.isEmpty { path = [1] } }()
          Text("root")
        }
      }
    }
    let window = TestWindow { Writing() }
    expect(window.page, equals: "1")
    expect(window.reports.count, equals: 1)
  }

  @Test func `pages without a destination and empty paths never stop the app`() {
    let trail = Trail([1])
    let window = TestWindow { NumberStack(trail: trail) }
    back(window)
    back(window)
    window.press(.escape)
    window.click("dismiss")
    expect(window.page == "page 0" && trail.path == [])
  }
}
