import Foundation
import HearthFocus
import Testing

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
    #expect(fan.arrows("a") == "↑- ↓- ←- →b")
    #expect(fan.arrows("b") == "↑- ↓- ←a →c")
    #expect(fan.arrows("d") == "↑- ↓- ←c →-")
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
    #expect(stack.move("a", .right) == "b")
    #expect(stack.move("a", .down) == "b")
    #expect(stack.move("c", .left) == "b")
    #expect(stack.move("c", .up) == "b")
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
    #expect(segments.arrows("a") == "↑- ↓- ←- →b")
    #expect(segments.arrows("b") == "↑- ↓- ←a →-")
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
    #expect(rows.arrows("a") == "↑- ↓b ←- →-")
    #expect(rows.arrows("b") == "↑a ↓- ←- →-")
  }

  @Test func `of overlapping rectangles the nearest edge wins`() {
    let drawing = Drawing(
      """
      aaab..cc
      aaab..cc
      """
    )
    .target("b") { $0.frame = CGRect(x: 20, y: 0, width: 50, height: 20) }
    #expect(drawing.move("a", .right) == "b")
    #expect(drawing.move("b", .right) == "c")
  }

  @Test func `a rectangle inside the focused one lies in no direction`() {
    let card = Drawing(
      """
      aaaaaa
      abbaaa
      aaaaaa
      """)
    #expect(card.arrows("a") == "↑- ↓- ←- →-")
  }

  @Test func `a rectangle around the focused one lies in no direction`() {
    let card = Drawing(
      """
      aaaaaa
      abbaaa
      aaaaaa
      """)
    #expect(card.arrows("b") == "↑- ↓- ←- →-")
  }

  @Test func `a rectangle of the same frame lies in no direction`() {
    let pile = Drawing("aa.cc").target("c") { $0.frame.origin.x = 0 }
    #expect(pile.arrows("a") == "↑- ↓- ←- →-")
  }

  @Test func `from inside a card the arrows lead out of it`() {
    let drawing = Drawing(
      """
      aaaaaa.cccccc
      abbaaa.cddccc
      aaaaaa.cccccc
      """)
    #expect(drawing.move("b", .right) == "c")
    #expect(drawing.move("a", .right) == "c")
    #expect(drawing.move("d", .left) == "a")
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
    #expect(card.arrows("b") == "↑- ↓d ←- →c")
    #expect(card.arrows("e") == "↑c ↓- ←d →-")
  }

  @Test func `a rectangle that contains the beam but sticks out is reached`() {
    let drawing = Drawing(
      """
      bbbbbbb
      .......
      ..aa...
      """)
    #expect(drawing.arrows("a") == "↑b ↓- ←- →-")
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
    #expect(drawing.move("b", .down) == "f")
    #expect(drawing.move("f", .up) == "b")
  }

  @Test func `of a partly covered rectangle only the part that shows counts`() {
    let drawing = Drawing(
      """
      aa.bbbb
      ...bbbb
      cc.bbbb
      """)
    let covered = drawing.target("b") { $0.visibleFrame = CGRect(x: 30, y: 20, width: 40, height: 10) }
    #expect(drawing.rule("a", .right) == .aligned)
    #expect(covered.rule("a", .right) == .aside)
    #expect(covered.rule("c", .right) == .aligned)
  }

  @Test func `a partly covered rectangle is left from the part that shows`() {
    let drawing = Drawing(
      """
      aaaa.bb
      aaaa...
      aaaa.cc
      """)
    let covered = drawing.target("a") { $0.visibleFrame = CGRect(x: 0, y: 20, width: 40, height: 10) }
    #expect(drawing.move("a", .right) == "b")
    #expect(covered.move("a", .right) == "c")
  }

  @Test func `a wholly covered target is not reached`() {
    let drawing = Drawing("aa.bb.cc").target("b") { $0.visibleFrame = .null }
    #expect(drawing.move("a", .right) == "c")
  }
}
