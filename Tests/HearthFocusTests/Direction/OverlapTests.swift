import Foundation
import HearthFocus
import QuickTesting

/// Rectangles that overlap, contain one another, or hide one another.
struct OverlapTests {
  @Test func `a fan of cards is walked card by card`() {
    let fan = Drawing(
      """
      aabbccdddd
      aabbccdddd
      aabbccdddd
      """
    )
    .target("a") { $0.frame.size.width = 40 }
    .target("b") { $0.frame.size.width = 40 }
    .target("c") { $0.frame.size.width = 40 }
    expect(fan.arrows("a"), equals: "↑- ↓- ←- →b")
    expect(fan.arrows("b"), equals: "↑- ↓- ←a →c")
    expect(fan.arrows("d"), equals: "↑- ↓- ←c →-")
  }

  @Test func `cards stacked towards the bottom right are walked by both arrows`() {
    let stack = Drawing(
      """
      aaaa....
      aaaa....
      aabbbb..
      aabbbb..
      ..bbcccc
      ..bbcccc
      ....cccc
      ....cccc
      """)
    expect(stack.move("a", .right), equals: "b")
    expect(stack.move("a", .down), equals: "b")
    expect(stack.move("c", .left), equals: "b")
    expect(stack.move("c", .up), equals: "b")
  }

  @Test func `neighbours whose borders overlap a little are still only beside each other`() {
    let segments = Drawing(
      """
      aaaa....
      aaaa....
      ...bbbbb
      ...bbbbb
      """
    )
    .target("b") { $0.frame.origin.y = 2 }
    expect(segments.arrows("a"), equals: "↑- ↓- ←- →b")
    expect(segments.arrows("b"), equals: "↑- ↓- ←a →-")
  }

  @Test func `rows that overlap a little are still only above each other`() {
    let rows = Drawing(
      """
      aaaaa
      aaaaa
      bbbbb
      bbbbb
      """
    )
    .target("b") { $0.frame.origin = CGPoint(x: 3, y: 17) }
    expect(rows.arrows("a"), equals: "↑- ↓b ←- →-")
    expect(rows.arrows("b"), equals: "↑a ↓- ←- →-")
  }

  @Test func `of overlapping rectangles the nearest edge wins`() {
    let drawing = Drawing(
      """
      aaab..cc
      aaab..cc
      """
    )
    .target("b") { $0.frame = CGRect(x: 20, y: 0, width: 50, height: 20) }
    expect(drawing.move("a", .right), equals: "b")
    expect(drawing.move("b", .right), equals: "c")
  }

  @Test func `a rectangle inside the focused one lies in no direction`() {
    let card = Drawing(
      """
      aaaaaa
      abbaaa
      aaaaaa
      """)
    expect(card.arrows("a"), equals: "↑- ↓- ←- →-")
  }

  @Test func `a rectangle around the focused one lies in no direction`() {
    let card = Drawing(
      """
      aaaaaa
      abbaaa
      aaaaaa
      """)
    expect(card.arrows("b"), equals: "↑- ↓- ←- →-")
  }

  @Test func `a rectangle of the same frame lies in no direction`() {
    let pile = Drawing("aa.cc").target("c") { $0.frame.origin.x = 0 }
    expect(pile.arrows("a"), equals: "↑- ↓- ←- →-")
  }

  @Test func `from inside a card the arrows lead out of it`() {
    let drawing = Drawing(
      """
      aaaaaa.cccccc
      abbaaa.cddccc
      aaaaaa.cccccc
      """)
    expect(drawing.move("b", .right), equals: "c")
    expect(drawing.move("a", .right), equals: "c")
    expect(drawing.move("d", .left), equals: "a")
  }

  @Test func `buttons inside one card are walked among themselves`() {
    let card = Drawing(
      """
      aaaaaaaa
      abbaccaa
      aaaaaaaa
      addaeeaa
      aaaaaaaa
      """)
    expect(card.arrows("b"), equals: "↑- ↓d ←- →c")
    expect(card.arrows("e"), equals: "↑c ↓- ←d →-")
  }

  @Test func `a rectangle that contains the beam but sticks out is reached`() {
    let drawing = Drawing(
      """
      bbbbbbb
      .......
      ..aa...
      """)
    expect(drawing.arrows("a"), equals: "↑b ↓- ←- →-")
  }

  @Test func `a floating button over a corner is reached from the list`() {
    let drawing = Drawing(
      """
      aaaaaaaa
      ........
      bbbbbbbb
      ......ff
      ......ff
      """
    )
    .target("f") { $0.frame.origin.y = 25 }
    expect(drawing.move("b", .down), equals: "f")
    expect(drawing.move("f", .up), equals: "b")
  }

  @Test func `of a partly covered rectangle only the part that shows counts`() {
    let drawing = Drawing(
      """
      aa.bbbb
      ...bbbb
      cc.bbbb
      """)
    let covered = drawing.target("b") { $0.visibleFrame = CGRect(x: 30, y: 20, width: 40, height: 10) }
    expect(drawing.rule("a", .right), equals: .aligned)
    expect(covered.rule("a", .right), equals: .aside)
    expect(covered.rule("c", .right), equals: .aligned)
  }

  @Test func `a partly covered rectangle is left from the part that shows`() {
    let drawing = Drawing(
      """
      aaaa.bb
      aaaa...
      aaaa.cc
      """)
    let covered = drawing.target("a") { $0.visibleFrame = CGRect(x: 0, y: 20, width: 40, height: 10) }
    expect(drawing.move("a", .right), equals: "b")
    expect(covered.move("a", .right), equals: "c")
  }

  @Test func `a wholly covered target is not reached`() {
    let drawing = Drawing("aa.bb.cc").target("b") { $0.visibleFrame = .null }
    expect(drawing.move("a", .right), equals: "c")
  }
}
