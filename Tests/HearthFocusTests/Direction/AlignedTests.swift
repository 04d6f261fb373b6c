import HearthFocus
import QuickTesting

/// Something is in the beam of the focused rectangle.
struct AlignedTests {
  @Test func `in a row the arrows walk left and right, and stop at the ends`() {
    let row = Drawing(
      """
      aa.bb.cc
      """)
    expect(row.arrows("a"), equals: "↑- ↓- ←- →b")
    expect(row.arrows("b"), equals: "↑- ↓- ←a →c")
    expect(row.arrows("c"), equals: "↑- ↓- ←b →-")
  }

  @Test func `in a column the arrows walk up and down, and stop at the ends`() {
    let column = Drawing(
      """
      aa
      ..
      bb
      ..
      cc
      """)
    expect(column.arrows("a"), equals: "↑- ↓b ←- →-")
    expect(column.arrows("b"), equals: "↑a ↓c ←- →-")
    expect(column.arrows("c"), equals: "↑b ↓- ←- →-")
  }

  @Test func `in a grid each arrow reaches the neighbour on that side`() {
    let grid = Drawing(
      """
      aa.bb.cc
      dd.ee.ff
      gg.hh.ii
      """)
    expect(grid.arrows("e"), equals: "↑b ↓h ←d →f")
    expect(grid.arrows("a"), equals: "↑- ↓d ←- →b")
    expect(grid.arrows("i"), equals: "↑f ↓- ←h →-")
  }

  @Test func `unequal gaps do not matter in a row`() {
    let row = Drawing(
      """
      aa.bb.............cc
      """)
    expect(row.arrows("b"), equals: "↑- ↓- ←a →c")
  }

  @Test func `an aligned rectangle beats a nearer one aside`() {
    let drawing = Drawing(
      """
      aa..........bb
      ...cc.........
      """)
    expect(drawing.move("a", .right), equals: "b")
    expect(drawing.rule("a", .right), equals: .aligned)
  }

  @Test func `an aligned rectangle far below beats a near one aside`() {
    let drawing = Drawing(
      """
      aa...
      ...bb
      .....
      .....
      .....
      cc...
      """)
    expect(drawing.move("a", .down), equals: "c")
    expect(drawing.move("c", .up), equals: "a")
  }

  @Test func `of the aligned the nearest edge wins, however well the farther is aligned`() {
    let drawing = Drawing(
      """
      aa.....
      .......
      .bbbbbb
      cc.....
      """)
    expect(drawing.move("a", .down), equals: "b")
  }

  @Test func `a wide rectangle near beats a narrow one exactly below it`() {
    let drawing = Drawing(
      """
      aaa.......
      bbbbbbbbbb
      ccc.......
      """)
    expect(drawing.move("a", .down), equals: "b")
    expect(drawing.move("c", .up), equals: "b")
  }

  @Test func `of two at the same distance the nearer centre wins`() {
    let keyboard = Drawing(
      """
      a.b.c.d.e.f
      ...........
      ..sssss....
      """)
    expect(keyboard.move("s", .up), equals: "c")
    expect(keyboard.move("c", .down), equals: "s")
  }

  @Test func `of two equally good ones below, what reads first wins`() {
    let text = """
      aaaaa
      bb.cc
      """
    expect(Drawing(text).move("a", .down), equals: "b")
    expect(Drawing(text, reading: .rightToLeft).move("a", .down), equals: "c")
  }

  @Test func `of two equally good ones beside, the upper wins in every layout direction`() {
    let text = """
      bb.aa.dd
      ...aa...
      cc.aa.ee
      """
    for reading in [ReadingDirection.leftToRight, .rightToLeft] {
      let drawing = Drawing(text, reading: reading)
      expect(drawing.move("a", .left), equals: "b")
      expect(drawing.move("a", .right), equals: "d")
    }
  }

  @Test func `left is left where the layout runs from right to left`() {
    let row = Drawing("aa.bb.cc", reading: .rightToLeft)
    expect(row.arrows("b"), equals: "↑- ↓- ←a →c")
  }

  @Test func `a shared border alone does not align`() {
    let drawing = Drawing(
      """
      aa....
      ......
      ..bb..
      """)
    expect(drawing.move("a", .down), equals: "b")
    expect(drawing.rule("a", .down), equals: .aside)
  }

  @Test func `one point of overlap aligns`() {
    let drawing = Drawing(
      """
      aaa.....
      ........
      ..bb....
      cc......
      """)
    expect(drawing.rule("a", .down), equals: .aligned)
    expect(drawing.move("a", .down), equals: "b")
  }

  @Test func `a tall rectangle is reached from each of the rows beside it`() {
    let drawing = Drawing(
      """
      aa.tt
      bb.tt
      cc.tt
      """)
    for row in "abc" { expect(drawing.move(row, .right), equals: "t") }
    expect(drawing.arrows("t"), equals: "↑- ↓- ←b →-")
  }

  @Test func `a side bar and a main area lead into each other`() {
    let drawing = Drawing(
      """
      sss.mmmmmm
      sss.mmmmmm
      ..........
      ttt.nnnnnn
      """)
    expect(drawing.arrows("m"), equals: "↑- ↓n ←s →-")
    expect(drawing.arrows("s"), equals: "↑- ↓t ←- →m")
    expect(drawing.arrows("n"), equals: "↑m ↓- ←t →-")
  }

  @Test func `a form with full and half rows is walked in both columns`() {
    let form = Drawing(
      """
      nnnnnnnnn
      .........
      cccc.zzzz
      .........
      ...xx.ook
      """)
    expect(form.move("c", .right), equals: "z")
    expect(form.move("c", .up), equals: "n")
    expect(form.move("z", .up), equals: "n")
    expect(form.move("o", .up), equals: "z")
    expect(form.move("c", .down), equals: "x")
  }

  @Test func `a brick wall is walked without leaving the row`() {
    let wall = Drawing(
      """
      aaaa.bbbb.cccc
      ..dddd.eeee...
      ffff.gggg.hhhh
      """)
    expect(wall.arrows("d"), equals: "↑a ↓f ←- →e")
    expect(wall.move("b", .left), equals: "a")
    expect(wall.move("g", .up), equals: "e")
  }

  @Test func `disabled targets are passed over`() {
    let row = Drawing("aa.bb.cc").disabling("b")
    expect(row.arrows("a"), equals: "↑- ↓- ←- →c")
    expect(row.arrows("c"), equals: "↑- ↓- ←a →-")
  }

  @Test func `from a disabled target the arrows still lead on`() {
    expect(Drawing("aa.bb.cc").disabling("b").arrows("b"), equals: "↑- ↓- ←a →c")
  }

  @Test func `a target without area is in no direction`() {
    let row = Drawing("aa.bb.cc").target("b") { $0.frame.size.width = 0 }
    expect(row.move("a", .right), equals: "c")
  }

  @Test func `a target whose frame is not finite is in no direction`() {
    let row = Drawing("aa.bb.cc").target("b") { $0.frame.origin.x = .infinity }
    expect(row.move("a", .right), equals: "c")
    expect(Drawing("aa.bb").target("b") { $0.frame.origin.y = .nan }.move("a", .right) == nil)
  }

  @Test func `the answer names the rule and ranks the candidates`() {
    let map = Drawing(
      """
      aaa.....
      ........
      bbb.....
      ccc.....
      """
    ).map
    let answer = map.next(from: FocusID("a"), toward: .down)
    expect(answer.scores.map(\.id.name), equals: ["b", "c"])
    expect(answer.scores.map(\.distance), equals: [10, 20])
    expect(
      answer.description,
      equals: "#98: It is aligned with the focused view in that direction, and of those its edge is the nearest.")
  }
}
