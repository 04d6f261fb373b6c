import HearthFocus
import QuickTesting

/// Nothing is in the beam of the focused rectangle.
struct AsideTests {
  @Test func `clear of both axes, a rectangle is reached by either arrow`() {
    let drawing = Drawing(
      """
      ...bb
      aa...
      """)
    expect(drawing.arrows("a"), equals: "↑b ↓- ←- →b")
    expect(drawing.arrows("b"), equals: "↑- ↓a ←a →-")
  }

  @Test func `a rectangle beside is not above, even if it begins higher`() {
    let drawing = Drawing(
      """
      ...bb
      aa.bb
      aa...
      """)
    expect(drawing.arrows("a"), equals: "↑- ↓- ←- →b")
    expect(drawing.arrows("b"), equals: "↑- ↓- ←a →-")
  }

  @Test func `however little a rectangle is beside, the arrow to that side reaches it, and no other`() {
    let drawing = Drawing(
      """
      ...bb
      ...bb
      ...bb
      aa.bb
      aa...
      """)
    expect(drawing.arrows("a"), equals: "↑- ↓- ←- →b")
  }

  @Test func `a rectangle that is beside by less than half a point is above`() {
    let drawing = Drawing(
      """
      ...bb
      aa...
      """
    )
    .target("b") { $0.frame.origin.y = 0.25 }
    expect(drawing.move("a", .up), equals: "b")
  }

  @Test func `a taller neighbour in a centred row is neither above nor below`() {
    let row = Drawing(
      """
      ...bbbb
      aa.bbbb
      ...bbbb
      """)
    expect(row.arrows("a"), equals: "↑- ↓- ←- →b")
    expect(row.arrows("b"), equals: "↑- ↓- ←a →-")
  }

  @Test func `the next row beats a later one that is better placed`() {
    let drawing = Drawing(
      """
      ......aaa
      bbbbb....
      .........
      .ccccc...
      """)
    expect(drawing.move("a", .down), equals: "b")
  }

  @Test func `of two at the same height the one less far aside wins`() {
    let drawing = Drawing(
      """
      aa........
      ..........
      ...bb..cc.
      """)
    expect(drawing.move("a", .down), equals: "b")
  }

  @Test func `of two as far aside the nearer wins`() {
    let drawing = Drawing(
      """
      aa....
      ...bb.
      ......
      ...cc.
      """)
    expect(drawing.move("a", .right), equals: "b")
    expect(drawing.move("a", .down), equals: "b")
  }

  @Test func `the nearest rectangle wins, not the nearest centre`() {
    let drawing = Drawing(
      """
      aa.............
      ...bbbbbbbbbbbb
      ...............
      ....cc.........
      """)
    expect(drawing.move("a", .down), equals: "b")
  }

  @Test func `staircase down, each arrow takes one step`() {
    let stairs = Drawing(
      """
      aa......
      ..bb....
      ....cc..
      ......dd
      """)
    expect(stairs.arrows("b"), equals: "↑a ↓c ←a →c")
    expect(stairs.arrows("d"), equals: "↑c ↓- ←c →-")
  }

  @Test func `a pyramid is climbed and walked`() {
    let pyramid = Drawing(
      """
      ....aaa....
      ..bbb.ccc..
      ddd.eee.fff
      """)
    expect(pyramid.move("e", .up), equals: "b")
    expect(pyramid.move("e", .right), equals: "f")
    expect(pyramid.move("f", .up), equals: "c")
    expect(pyramid.move("c", .up), equals: "a")
    expect(pyramid.arrows("a"), equals: "↑- ↓b ←d →f")
  }

  @Test func `from the end of a short row the arrow goes to the nearest beyond`() {
    let drawing = Drawing(
      """
      aa.bb.....
      ..........
      cc.dd.ee.f
      """)
    expect(drawing.move("b", .right), equals: "e")
    expect(drawing.rule("b", .right), equals: .aside)
  }

  @Test func `no move wraps at the window's edge`() {
    let drawing = Drawing(
      """
      aa.bb
      cc.dd
      """)
    expect(drawing.arrows("d"), equals: "↑b ↓- ←c →-")
    expect(drawing.rule("d", .down), equals: .nothingThere)
  }

  @Test func `what lies behind is never reached`() {
    let drawing = Drawing(
      """
      bb
      ..
      aa
      """)
    expect(drawing.arrows("a"), equals: "↑b ↓- ←- →-")
  }

  @Test func `a lone target keeps focus`() {
    expect(Drawing("aa").arrows("a"), equals: "↑- ↓- ←- →-")
  }

  @Test func `with aligned reach what lies aside is left alone`() {
    let drawing = Drawing(
      """
      aa.....
      .......
      bb.....
      .......
      ....ccc
      """)
    expect(drawing.arrows("b", reach: .aligned), equals: "↑a ↓- ←- →-")
    expect(drawing.arrows("b"), equals: "↑a ↓c ←- →c")
  }

  @Test func `a dialogue's button at the trailing end is reached from a field that does not extend so far`() {
    let drawing = Drawing(
      """
      aaaaaa......
      ............
      .......xx.oo
      """)
    expect(drawing.move("a", .down), equals: "x")
    expect(drawing.move("x", .up), equals: "a")
    expect(drawing.move("o", .up), equals: "a")
  }
}
