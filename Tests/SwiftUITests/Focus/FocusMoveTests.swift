import HearthTesting
import QuickTesting
import SwiftUI

struct FocusMoveTests {
  private func buttons(_ names: [String]) -> some View {
    ForEach(names, id: \.self) { name in Button(name) {}.accessibilityIdentifier(name) }
  }
  private func tabs(_ window: TestWindow, _ count: Int, backwards: Bool = false) -> [String] {
    (0..<count).map { _ in
      window.press(.tab, modifiers: backwards ? .shift : [])
      return window.focused ?? "-"
    }
  }

  // MARK: - Tab

  @Test func `Tab follows reading order and wraps`() {
    let window = TestWindow {
      VStack {
        HStack { buttons(["a", "b"]) }
        HStack { buttons(["c", "d"]) }
      }
    }
    expect(tabs(window, 5), equals: ["a", "b", "c", "d", "a"])
    expect(tabs(window, 3, backwards: true), equals: ["d", "c", "b"])
  }
  @Test func `Tab reads from right to left where the layout does`() {
    let window = TestWindow { HStack { buttons(["a", "b", "c"]) }.environment(\.layoutDirection, .rightToLeft) }
    expect(tabs(window, 3), equals: ["a", "b", "c"])
    window.move(.right)
    expect(window.focused, equals: "b")
  }
  @Test func `a section is finished before the order goes on`() {
    let window = TestWindow {
      HStack {
        VStack { buttons(["a", "b"]) }.focusSection()
        VStack { buttons(["c", "d"]) }.focusSection()
      }
    }
    expect(tabs(window, 4), equals: ["a", "b", "c", "d"])
  }
  @Test func `what a scroll view shows is read line by line, also where some of it is out of view`() {
    let window = TestWindow(size: CGSize(width: 400, height: 300)) {
      ScrollView {
        VStack(spacing: 0) {
          buttons(["a"]).frame(height: 40)
          Color.blue.frame(height: 240).focusable().accessibilityIdentifier("b")
          buttons(["c"]).frame(height: 40)
        }
      }
    }
    expect(tabs(window, 4), equals: ["a", "b", "c", "a"])
  }
  @Test func `a focusable container comes before what is in it`() {
    let window = TestWindow {
      VStack {
        buttons(["a"])
        Color.blue.frame(width: 300, height: 40)
        buttons(["b"])
      }
      .focusable()
      .accessibilityIdentifier("all")
    }
    expect(tabs(window, 4), equals: ["all", "a", "b", "all"])
  }
  @Test func `disabled, hidden and unseen views are passed over`() {
    let window = TestWindow {
      HStack {
        buttons(["a"])
        buttons(["b"]).disabled(true)
        buttons(["c"]).hidden()
        buttons(["d"]).opacity(0)
        buttons(["e"])
      }
    }
    expect(tabs(window, 3), equals: ["a", "e", "a"])
  }
  @Test func `views that others cover are passed over`() {
    let window = TestWindow {
      ZStack {
        HStack(spacing: 100) { buttons(["a", "b", "c"]) }
        Color.red.frame(width: 80, height: 80)
      }
    }
    expect(tabs(window, 3), equals: ["a", "c", "a"])
  }
  @Test func `what only a picture covers is reached`() {
    let window = TestWindow {
      ZStack {
        HStack(spacing: 100) { buttons(["a", "b", "c"]) }
        Color.red.frame(width: 80, height: 80).allowsHitTesting(false)
      }
    }
    expect(tabs(window, 3), equals: ["a", "b", "c"])
  }
  @Test func `without keyboard navigation Tab reaches what takes input over time`() {
    let window = TestWindow {
      VStack {
        buttons(["a"])
        TextField("T", text: .constant("")).accessibilityIdentifier("field")
        Text("edit").focusable(interactions: .edit).accessibilityIdentifier("edit")
        Text("activate").focusable(interactions: .activate).accessibilityIdentifier("activate")
      }
    }
    expect(tabs(window, 4), equals: ["a", "field", "edit", "activate"])
    window.hasKeyboardNavigation = false
    expect(tabs(window, 3), equals: ["field", "edit", "field"])
  }

  // MARK: - Lists

  private struct Settings: View {
    var body: some View {
      VStack {
        Button("before") {}.accessibilityIdentifier("before")
        List(0..<20, id: \.self) { row in
          HStack {
            Toggle("\(row)", isOn: .constant(false)).accessibilityIdentifier("t\(row)")
            Button("more") {}.accessibilityIdentifier("m\(row)")
          }
        }
        Button("after") {}.accessibilityIdentifier("after")
      }
    }
  }
  @Test func `a list is one stop with arrows inside, and its row is finished first`() {
    let window = TestWindow { Settings() }
    expect(tabs(window, 4), equals: ["before", "t0", "m0", "after"])
    expect(tabs(window, 1, backwards: true), equals: ["m0"])
    window.press(.downArrow)
    expect(window.focused, equals: "m1")
    window.press(.leftArrow)
    expect(window.focused, equals: "t1")
    expect(tabs(window, 2), equals: ["m1", "after"])
    expect(tabs(window, 1, backwards: true), equals: ["m1"])
  }
  @Test func `arrows walk a list whose rows were never on screen, and end at its last row`() {
    let window = TestWindow(size: CGSize(width: 400, height: 300)) { Settings() }
    _ = tabs(window, 2)
    for row in 1..<20 {
      window.press(.downArrow)
      expect(window.focused, equals: "t\(row)")
    }
    let frame = try? window.element("t19").frame
    expect((frame?.maxY ?? 1_000) <= 300)
    window.press(.downArrow)
    expect(window.focused, equals: "after")
  }
  @Test func `a list in which text is edited is a form`() {
    let window = TestWindow {
      VStack {
        List(0..<3, id: \.self) { row in
          HStack {
            Toggle("\(row)", isOn: .constant(false)).accessibilityIdentifier("t\(row)")
            TextField("F", text: .constant("")).accessibilityIdentifier("f\(row)")
          }
        }
        Button("after") {}.accessibilityIdentifier("after")
      }
    }
    expect(tabs(window, 7), equals: ["t0", "f0", "t1", "f1", "t2", "f2", "after"])
  }
  @Test func `Tab in a form makes the rows that it needs`() {
    let window = TestWindow(size: CGSize(width: 400, height: 300)) {
      VStack {
        List(0..<60, id: \.self) { row in TextField("F", text: .constant("")).accessibilityIdentifier("f\(row)") }
        Button("after") {}.accessibilityIdentifier("after")
      }
    }
    expect(tabs(window, 61), equals: (0..<60).map { "f\($0)" } + ["after"])
    expect(tabs(window, 1, backwards: true), equals: ["f59"])
  }
  @Test func `a list with a selection has focus itself, then the controls of the selected row`() {
    struct Mails: View {
      @State var selection: Int? = 1
      var body: some View {
        VStack {
          List(0..<5, id: \.self, selection: $selection) { row in
            HStack {
              Text("Mail \(row)")
              Button("flag") {}.accessibilityIdentifier("flag \(row)")
            }
          }.accessibilityIdentifier("list")
          Button("after") {}.accessibilityIdentifier("after")
        }
      }
    }
    let window = TestWindow { Mails() }
    expect(tabs(window, 3), equals: ["list", "flag 1", "after"])
    expect(tabs(window, 2, backwards: true), equals: ["flag 1", "list"])
    window.press(.downArrow)
    expect(tabs(window, 2), equals: ["flag 2", "after"])
  }
  @Test func `a lazy grid is one stop with arrows inside`() {
    let window = TestWindow {
      VStack {
        Button("before") {}.accessibilityIdentifier("before")
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
            ForEach(0..<30, id: \.self) { cell in
              Button("\(cell)") {}.frame(height: 60).accessibilityIdentifier("c\(cell)")
            }
          }
        }.frame(height: 200)
        Button("after") {}.accessibilityIdentifier("after")
      }
    }
    expect(tabs(window, 2), equals: ["before", "c0"])
    for (direction, expected) in [
      (MoveCommandDirection.right, "c1"), (.down, "c4"), (.down, "c7"), (.down, "c10"), (.down, "c13"), (.left, "c12"),
      (.left, "c12"),
    ] {
      window.move(direction)
      expect(window.focused, equals: expected)
    }
    expect(tabs(window, 1), equals: ["after"])
    expect(tabs(window, 1, backwards: true), equals: ["c12"])
  }

  // MARK: - Lazy stacks

  private struct Shelf: View {
    var axis: Axis
    var isRightToLeft = false
    var every = 1
    var body: some View {
      let rows = ForEach(0..<200, id: \.self) { row in
        if row % every == 0 { Button("\(row)") {}.accessibilityIdentifier("b\(row)") } else { Text("\(row)") }
      }
      if axis == .vertical {
        ScrollView { LazyVStack { rows } }
      } else {
        ScrollView(.horizontal) { LazyHStack { rows } }.environment(
          \.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      }
    }
  }
  @Test func `a lazy stack moves by data, there and back`() {
    let window = TestWindow(size: CGSize(width: 300, height: 200)) { Shelf(axis: .vertical) }
    window.press(.tab)
    for row in 1..<60 {
      window.move(.down)
      expect(window.focused, equals: "b\(row)")
    }
    for row in (0..<59).reversed() {
      window.move(.up)
      expect(window.focused, equals: "b\(row)")
    }
  }
  @Test func `rows far apart are found`() {
    let window = TestWindow(size: CGSize(width: 300, height: 200)) { Shelf(axis: .vertical, every: 40) }
    window.press(.tab)
    window.move(.down)
    expect(window.focused, equals: "b40")
    window.move(.down)
    expect(window.focused, equals: "b80")
    window.move(.up)
    expect(window.focused, equals: "b40")
    window.press(.tab)
    expect(window.focused, equals: "b80")
  }
  @Test func `a horizontal lazy stack goes on to the left where the layout reads from the right`() {
    let window = TestWindow(size: CGSize(width: 200, height: 200)) { Shelf(axis: .horizontal, isRightToLeft: true) }
    window.press(.tab)
    expect(window.focused, equals: "b0")
    for row in 1..<20 {
      window.move(.left)
      expect(window.focused, equals: "b\(row)")
    }
    window.move(.right)
    expect(window.focused, equals: "b18")
  }
  @Test func `a move begins at the focused row, also where the user has scrolled away from it`() {
    let window = TestWindow(size: CGSize(width: 300, height: 200)) { Shelf(axis: .vertical) }
    window.press(.tab)
    window.move(.down)
    window.scroll(by: CGSize(width: 0, height: -2_000), at: CGPoint(x: 100, y: 100))
    expect(window.focused, equals: "b1")
    window.move(.down)
    expect(window.focused, equals: "b2")
    let frame = try? window.element("b2").frame
    expect(frame.map { $0.minY >= 0 && $0.maxY <= 200 }, equals: true)
  }

  // MARK: - Television

  private struct Login: View {
    var hasSections: Bool
    var body: some View {
      HStack(alignment: .top, spacing: 50) {
        VStack {
          Button("mail") {}.accessibilityIdentifier("mail")
          Button("password") {}.accessibilityIdentifier("password")
        }.frame(maxHeight: .infinity, alignment: .top).modifier(Section(isOn: hasSections))
        VStack {
          Spacer()
          Button("browse") {}.accessibilityIdentifier("browse")
        }.modifier(Section(isOn: hasSections))
      }
    }
    struct Section: ViewModifier {
      var isOn: Bool
      func body(content: Content) -> some View { if isOn { content.focusSection() } else { content } }
    }
  }
  @Test func `on a television focus moves only to what is adjacent, and sections make it adjacent`() {
    let plain = TestWindow(idiom: .tv) { Login(hasSections: false) }
    expect(plain.focused, equals: "mail")
    plain.move(.right)
    expect(plain.focused, equals: "mail")
    let window = TestWindow(idiom: .tv) { Login(hasSections: true) }
    window.move(.down)
    window.move(.right)
    expect(window.focused, equals: "browse")
    window.move(.left)
    expect(window.focused, equals: "password")
  }
  @Test func `on the desktop what lies aside is reached too`() {
    let window = TestWindow { Login(hasSections: false) }
    window.press(.tab)
    window.move(.right)
    expect(window.focused, equals: "browse")
  }

  // MARK: - Clicks

  @Test func `a click gives focus to what takes input, and not to what is activated`() {
    let window = TestWindow {
      VStack {
        Text("plain").focusable().accessibilityIdentifier("plain")
        Text("edit").focusable(interactions: .edit).accessibilityIdentifier("edit")
        Text("activate").focusable(interactions: .activate).accessibilityIdentifier("activate")
        Text("off").focusable(false).accessibilityIdentifier("off")
      }
    }
    window.click("plain")
    expect(window.focused, equals: "plain")
    expect(window.focusTrace.last?.cause, equals: "click")
    window.click("activate")
    expect(window.focused, equals: "plain")
    window.click("edit")
    expect(window.focused, equals: "edit")
    window.click("off")
    expect(window.focused, equals: "edit")
    let phone = TestWindow(idiom: .phone) { Text("plain").focusable().accessibilityIdentifier("plain") }
    phone.click("plain")
    expect(phone.focused == nil)
  }
  @Test func `a view knows whether it has focus`() throws {
    struct Card: View {
      @Environment(\.isFocused) var isFocused
      var body: some View { Text(isFocused ? "yes" : "no").accessibilityIdentifier("card") }
    }
    let window = TestWindow { Card().focusable() }
    try expect(window.element("card").label, equals: "no")
    window.press(.tab)
    try expect(window.element("card").label, equals: "yes")
  }
  @Test func `moves are counted, and a move in a large grid looks at few candidates`() {
    let window = TestWindow(size: CGSize(width: 1_000, height: 1_000)) {
      VStack(spacing: 0) {
        ForEach(0..<30, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<30, id: \.self) {
              Color.clear.frame(width: 20, height: 20).focusable().accessibilityIdentifier("\(row) \($0)")
            }
          }
        }
      }
    }
    window.press(.tab)
    expect(window.focused, equals: "0 0")
    window.move(.right)
    expect(window.focused, equals: "0 1")
    window.move(.down)
    expect(window.focused, equals: "1 1")
    expect(window.focusCandidatesExamined <= 100)
    // The ring moves, and nothing else is done.
    expect(window.counters.bodies, equals: 0)
    expect(window.counters.nodesVisited, equals: 0)
    expect(window.counters.itemsRecorded <= 2)
  }
}
