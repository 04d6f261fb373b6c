import Foundation
import HearthFocus
import QuickTesting

/// Sections: their frames are targets, their members are left as a whole.
struct SectionTests {
  /// A log-in form at the top left, a picture's button at the bottom right.
  static let columns = """
    eeee......
    pppp......
    ..........
    ..........
    .......bbb
    """
  static let columnSections = """
    LLLL...RRR
    L........R
    L........R
    L........R
    LLLL...RRR
    """

  @Test func `on a television nothing is adjacent without sections`() {
    let screen = Drawing(Self.columns)
    expect(screen.arrows("e", reach: .aligned), equals: "↑- ↓p ←- →-")
    expect(screen.arrows("b", reach: .aligned), equals: "↑- ↓- ←- →-")
  }

  @Test func `a section makes a distant button adjacent`() {
    let screen = Drawing(Self.columns, groups: Self.columnSections.replacing("L", with: "."))
    expect(screen.move("e", .right, reach: .aligned), equals: "b")
    expect(screen.move("p", .right, reach: .aligned), equals: "b")
    expect(screen.move("b", .left, reach: .aligned) == nil)
  }

  @Test func `two sections lead to each other and back to where focus was`() {
    let screen = Drawing(Self.columns, groups: Self.columnSections).group("L") { $0.lastFocused = FocusID("e") }
    expect(screen.move("e", .right, reach: .aligned), equals: "b")
    expect(screen.move("b", .left, reach: .aligned), equals: "e")
  }

  @Test func `a section entered for the first time hands focus to its default`() {
    let screen = Drawing(Self.columns, groups: Self.columnSections).group("L") { $0.defaultFocus = FocusID("e") }
    expect(screen.move("b", .left), equals: "e")
  }

  @Test func `a section without last focus and default hands focus to the nearest member`() {
    expect(Drawing(Self.columns, groups: Self.columnSections).move("b", .left), equals: "p")
  }

  @Test func `the last focus comes before the default, unless the default is for the user`() {
    let screen = Drawing(Self.columns, groups: Self.columnSections)
      .group("L") {
        $0.lastFocused = FocusID("p"); $0.defaultFocus = FocusID("e")
      }
    expect(screen.move("b", .left), equals: "p")
    expect(screen.group("L") { $0.prefersDefaultForUser = true }.move("b", .left), equals: "e")
  }

  @Test func `a last focus that is disabled or gone does not count`() {
    let screen = Drawing(Self.columns, groups: Self.columnSections)
      .group("L") {
        $0.lastFocused = FocusID("p"); $0.defaultFocus = FocusID("e")
      }
    expect(screen.disabling("p").move("b", .left), equals: "e")
    expect(screen.removing("p").move("b", .left), equals: "e")
  }

  @Test func `the answer tells through which section focus went`() {
    let answer = Drawing(Self.columns, groups: Self.columnSections).map.next(from: FocusID("e"), toward: .right)
    expect(answer.rule, equals: .alignedOutside)
    expect(answer.handovers, equals: [FocusHandover(group: FocusID("R"), choice: .nearest)])
    expect(answer.scores.map(\.id.name), equals: ["R"])
  }

  @Test func `a section of disabled members is no target`() {
    let screen = Drawing(Self.columns, groups: Self.columnSections).disabling("b")
    expect(screen.move("e", .right) == nil)
  }

  @Test func `aligned members come before nearer targets outside`() {
    let drawing = Drawing(
      """
      aa.cc....bb
      """,
      groups: """
        LLL
        """)
    let joined = drawing.target("b") { $0.group = FocusID("L") }
    expect(drawing.move("a", .right), equals: "c")
    expect(joined.move("a", .right), equals: "b")
  }

  @Test func `what is aligned outside comes before members aside`() {
    let drawing = Drawing(
      """
      aaa.....dd
      ..........
      ....cc....
      """,
      groups: """
        LLLLLL....
        L....L....
        LLLLLL....
        """)
    expect(drawing.move("a", .right), equals: "d")
    expect(drawing.rule("a", .right), equals: .alignedOutside)
  }

  @Test func `members aside come before what lies aside outside`() {
    let drawing = Drawing(
      """
      aaa...
      ...cc.
      ......
      ......dd
      """,
      groups: """
        LLLLL.
        LLLLL.
        """)
    expect(drawing.move("a", .right), equals: "c")
    expect(drawing.rule("a", .right), equals: .aside)
  }

  @Test func `a section is left as a whole: what is aligned with its frame comes before what lies aside`() {
    let drawing = Drawing(
      """
      aa.....
      .......
      .......dd
      .....ee..
      """,
      groups: """
        LLL
        L.L
        LLL
        """)
    expect(drawing.move("a", .right), equals: "d")
    expect(drawing.rule("a", .right), equals: .alignedWithGroup)
  }

  @Test func `sections inside sections are left one after the other`() {
    let drawing = Drawing(
      """
      aa.bb.cc
      """,
      groups: """
        IIIOO...
        """
    )
    .group("I") { $0.parent = FocusID("O") }
    .group("O") { $0.frame = CGRect(x: 0, y: 0, width: 50, height: 10) }
    .target("b") { $0.group = FocusID("O") }
    .target("a") { $0.group = FocusID("I") }
    expect(drawing.move("a", .right), equals: "b")
    expect(drawing.move("b", .right), equals: "c")
    expect(drawing.move("b", .left), equals: "a")
  }

  @Test func `entering an outer section goes on into the inner one`() {
    let drawing = Drawing(
      """
      aa....bb.cc
      """,
      groups: """
        ...OOIIIOOO
        """
    )
    .group("O") { $0.defaultFocus = FocusID("I") }
    let answer = drawing.map.next(from: FocusID("a"), toward: .right)
    expect(answer.target, equals: FocusID("b"))
    expect(answer.handovers.map(\.group.name), equals: ["O", "I"])
  }

  @Test func `a list is entered at its selected row and walked inside`() {
    let drawing = Drawing(
      """
      xx...bbb
      .....ccc
      .....ddd
      """,
      groups: """
        ....LLLL
        ....LLLL
        ....LLLL
        """,
      roles: ["L": [.oneStop, .scroll, .rows]]
    )
    .group("L") { $0.lastFocused = FocusID("d") }
    expect(drawing.move("x", .right), equals: "d")
    expect(drawing.move("d", .up), equals: "c")
    expect(drawing.move("c", .left), equals: "x")
  }

  @Test func `a group without a role is looked through`() {
    let drawing = Drawing("aa.bb.cc", groups: ".....GGG", roles: ["G": []])
    expect(drawing.arrows("b"), equals: "↑- ↓- ←a →c")
  }

  @Test func `a modal group keeps the arrows inside`() {
    let drawing = Drawing(
      """
      aa.bb.cc.dd
      """,
      groups: "...MMMMM", roles: ["M": .modal])
    expect(drawing.arrows("b"), equals: "↑- ↓- ←- →c")
    expect(drawing.arrows("c"), equals: "↑- ↓- ←b →-")
  }

  @Test func `from behind a modal group an arrow finds focus inside it`() {
    let drawing = Drawing("aa.bb.cc.dd", groups: "...MMMMM", roles: ["M": .modal])
    expect(drawing.move("a", .left), equals: "b")
    expect(drawing.rule("a", .left), equals: .firstInOrder)
  }
}
