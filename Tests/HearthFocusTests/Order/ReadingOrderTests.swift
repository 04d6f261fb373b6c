import Foundation
import HearthFocus
import QuickTesting
import Testing

struct ReadingOrderTests {
  /// Expects an order from left to right, and the order of the same drawing from right to left.
  private func expect(
    _ text: String, _ leftToRight: String, mirrored: String? = nil, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(Drawing(text).order == leftToRight, sourceLocation: location)
    if let mirrored { #expect(Drawing(text, reading: .rightToLeft).order == mirrored, sourceLocation: location) }
  }

  @QuickTesting.Test func `a row begins at the leading edge`() {
    expect("cc.aa.bb", "cab", mirrored: "bac")
  }

  @QuickTesting.Test func `a column begins at the top`() {
    expect(
      """
      bb
      cc
      aa
      """, "bca", mirrored: "bca")
  }

  @QuickTesting.Test func `what holds all others comes first, and they are read as without it`() {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let title = CGRect(x: 120, y: 10, width: 60, height: 20), grid = CGRect(x: 0, y: 40, width: 300, height: 200)
    let button = CGRect(x: 0, y: 250, width: 60, height: 20)
    let targets = [button, grid, frame, title].enumerated().map {
      FocusTarget(FocusID(UInt64($0.offset)), frame: $0.element)
    }
    let map = FocusMap(window: FocusGroup(FocusID(.max), roles: []), groups: [], targets: targets)
    #expect(map.sequentialOrder == [2, 3, 1, 0].map { FocusID($0) })
  }

  @QuickTesting.Test func `a grid is read row by row`() {
    expect(
      """
      aa.bb.cc
      dd.ee.ff
      """, "abcdef", mirrored: "cbafed")
  }

  @QuickTesting.Test func `a header comes before the columns below it`() {
    expect(
      """
      hhhhhhh
      aaa.bbb
      ccc.ddd
      """, "habcd", mirrored: "hbadc")
  }

  @QuickTesting.Test func `a line of different heights, centred`() {
    expect(
      """
      ...bbb...
      aa.bbb.cc
      ...bbb...
      """, "abc", mirrored: "cba")
  }

  @QuickTesting.Test func `a line of different heights, aligned at the top`() {
    expect(
      """
      bb.aa.cc
      bb....cc
      ......cc
      dd......
      """, "bacd", mirrored: "cabd")
  }

  @QuickTesting.Test func `a line of different heights, aligned at the bottom`() {
    expect(
      """
      ...bb
      aa.bb
      cc...
      """, "abc", mirrored: "bac")
  }

  @QuickTesting.Test func `a picture beside lines of text comes first where it leads`() {
    expect(
      """
      ppp.aaa
      ppp.bbb
      ppp.ccc
      ddddddd
      """, "pabcd")
  }

  @QuickTesting.Test func `a tall rectangle at the trailing side comes after all the lines beside it`() {
    expect(
      """
      aaa.ppp
      bbb.ppp
      ccc.ppp
      ddddddd
      """, "abcpd", mirrored: "pabcd")
  }

  @QuickTesting.Test func `a tall rectangle between two columns stands between them`() {
    expect(
      """
      aa.t.dd
      bb.t.ee
      cc.t.ff
      """, "abctdef", mirrored: "deftabc")
  }

  @QuickTesting.Test func `a staircase is read from the top, whichever way it runs`() {
    expect(
      """
      aaa......
      ...bbb...
      ......ccc
      """, "abc", mirrored: "abc")
    expect(
      """
      ......aaa
      ...bbb...
      ccc......
      """, "abc", mirrored: "abc")
  }

  @QuickTesting.Test func `steps that overlap by less than half are still steps`() {
    expect(
      """
      .....aaa
      .....aaa
      bbb..aaa
      bbb.....
      bbb.....
      """, "ab", mirrored: "ab")
  }

  @QuickTesting.Test func `steps that overlap by half are a line`() {
    expect(
      """
      .....aaa
      bbb..aaa
      bbb.....
      """, "ba", mirrored: "ab")
  }

  @QuickTesting.Test func `staggered rows of keys are read row by row`() {
    expect(
      """
      q.w.e.r
      .a.s.d.
      ..y.x..
      """, "qwerasdyx")
  }

  @QuickTesting.Test func `a form with two fields in one row`() {
    expect(
      """
      aaa.bbb
      ccccccc
      ...dd.e
      """, "abcde", mirrored: "baced")
  }

  @QuickTesting.Test func `rectangles which coincide keep the order of the tree`() {
    let pile = Drawing("aa.bb.cc")
      .target("a") { $0.frame.origin.x = 60 }
      .target("b") { $0.frame.origin.x = 60 }
    #expect(pile.order == "abc")
  }

  @QuickTesting.Test func `a card comes before the buttons inside it`() {
    expect(
      """
      aaaaaaaa
      abbaccaa
      aaaaaaaa
      """, "abc")
  }

  @QuickTesting.Test func `a target without frame is still reached`() {
    #expect(Drawing("aa.bb").target("b") { $0.frame = .null }.order.sorted() == ["a", "b"])
  }
}
