import Foundation
import HearthFocus
import QuickTesting

/// Scroll containers clip their members for moves from outside.
struct ScrollTests {
  /// A tool bar over a scroll container (S) with rows a to e, a and b scrolled under the bar and e below the window.
  static let rows = Drawing(
    """
    bbbb.t
    ......
    cccc..
    dddd..
    ......
    eeee..
    ffff..
    """,
    groups: """
      ......
      SSSSSS
      S....S
      S....S
      SSSSSS
      ......
      """,
    roles: ["S": .scroll]
  )
  .target("b") { $0.group = FocusID("S") }
  .target("e") { $0.group = FocusID("S") }

  @Test func `a row scrolled out is reached from the row beside it`() {
    expect(Self.rows.move("c", .up), equals: "b")
    expect(Self.rows.move("d", .down), equals: "e")
  }

  @Test func `a row scrolled out is not reached from outside`() {
    expect(Self.rows.move("t", .down), equals: "c")
    expect(Self.rows.move("t", .left), equals: "c")
    expect(Self.rows.move("f", .up), equals: "d")
  }

  @Test func `the last row leads out of the container`() {
    expect(Self.rows.removing("e").move("d", .down), equals: "f")
    expect(Self.rows.rule("e", .down), equals: .alignedOutside)
    expect(Self.rows.move("e", .down), equals: "f")
  }

  @Test func `a focused row that is scrolled out leaves from the container's edge`() {
    let drawing = Drawing(
      """
      aaa.xx
      ....yy
      ccc.yy
      """,
      groups: """
        ......
        SSS...
        SSS...
        """,
      roles: ["S": .scroll]
    )
    .target("a") { $0.group = FocusID("S") }
    expect(drawing.move("a", .right), equals: "y")
  }

  @Test func `a partly scrolled row is entered by the part that shows`() {
    let drawing = Drawing(
      """
      ..bbb
      aabbb
      ..bbb
      ..bbb
      xxccc
      ..ccc
      """,
      groups: """
        ..SSS
        ..SSS
        .....
        """,
      roles: ["S": .scroll]
    )
    .target("b") { $0.group = FocusID("S") }
    .target("c") { $0.group = FocusID("S") }
    expect(drawing.rule("a", .right), equals: .aligned)
    expect(drawing.move("x", .right), equals: "b")
    expect(drawing.rule("x", .right), equals: .aside)
  }

  @Test func `shelves: down leads to the shelf below, though cards are scrolled out of both`() {
    let shelves = Drawing(
      """
      a.b.c.d.e
      .........
      f.g.h.i.j
      """,
      groups: """
        ....SSSSS
        .........
        TTTTT....
        """,
      roles: ["S": .scroll, "T": .scroll]
    )
    .target("a") { $0.group = FocusID("S") }
    .target("b") { $0.group = FocusID("S") }
    .target("i") { $0.group = FocusID("T") }
    .target("j") { $0.group = FocusID("T") }
    expect(shelves.move("c", .left), equals: "b")
    expect(shelves.move("c", .down), equals: "h")
    expect(shelves.move("e", .down), equals: "h")
    expect(shelves.move("f", .up), equals: "c")
    expect(shelves.move("h", .right), equals: "i")
  }

  @Test func `a section inside a scroll container is entered by its part that shows`() {
    let drawing = Drawing(
      """
      xx.aaa
      ...bbb
      yy.ccc
      """,
      groups: """
        ...SSS
        ...SSS
        ...TTT
        """,
      roles: ["S": .scroll]
    )
    .group("T") { $0.parent = FocusID("S") }
    expect(drawing.move("y", .right), equals: "b")
    expect(drawing.rule("y", .right), equals: .aside)
    expect(drawing.move("b", .down), equals: "c")
  }

  @Test func `inner scroll containers are clipped by outer ones`() {
    let drawing = Drawing(
      """
      xx.aaa
      ......
      yy.bbb
      """,
      groups: """
        ...OOO
        ......
        ...III
        """,
      roles: ["O": .scroll, "I": .scroll]
    )
    .group("I") { $0.parent = FocusID("O") }
    expect(drawing.move("x", .right), equals: "a")
    expect(drawing.move("y", .right), equals: "a")
    expect(drawing.rule("y", .right), equals: .aside)
    expect(drawing.move("y", .up), equals: "x")
    expect(drawing.move("a", .down), equals: "b")
  }
}
