import Foundation
import HearthFocus
import QuickTesting

struct FindingTests {
  /// Where focus goes when the drawing changes and `lost` can no longer have it.
  private func after(losing lost: Character, in before: Drawing, now after: Drawing) -> (Character?, FocusRule) {
    guard let loss = before.map.loss(of: FocusID(lost)) else { return (nil, .nothingToFocus) }
    let answer = after.map.find(after: loss)
    return (answer.target?.name, answer.rule)
  }

  static let row = Drawing("aa.bb.cc")

  @Test func `a window begins with its first target in reading order`() {
    expect(Self.row.map.find().target?.name, equals: "a")
    expect(Self.row.map.find().rule, equals: .firstInOrder)
  }

  @Test func `a window begins with its default`() {
    let answer = Self.row.group("W") { $0.defaultFocus = FocusID("c") }.map.find()
    expect(answer.target?.name, equals: "c")
    expect(answer.rule, equals: .defaultFocus)
  }

  @Test func `the last focus of a scope comes before its default`() {
    let window = Self.row.group("W") {
      $0.lastFocused = FocusID("b"); $0.defaultFocus = FocusID("c")
    }
    expect(window.map.find().rule, equals: .lastFocus)
    expect(window.map.find().target?.name, equals: "b")
    expect(window.disabling("b").map.find().target?.name, equals: "c")
  }

  @Test func `a default that names a group is settled inside it`() {
    let window = Drawing("aa.bb.cc", groups: "...GGGGG", roles: ["G": .scope])
      .group("W") { $0.defaultFocus = FocusID("G") }
      .group("G") { $0.defaultFocus = FocusID("c") }
    expect(window.map.find().target?.name, equals: "c")
  }

  @Test func `a modal group begins with its own default, not the window's`() {
    let window = Drawing("aa.bb.cc", groups: "...MMMMM", roles: ["M": .modal])
      .group("W") { $0.defaultFocus = FocusID("a") }
      .group("M") { $0.defaultFocus = FocusID("c") }
    expect(window.map.find().target?.name, equals: "c")
  }

  @Test func `a window without enabled targets has nothing to focus`() {
    expect(Self.row.disabling("abc").map.find().rule, equals: .nothingToFocus)
  }

  @Test func `a window that begins with a radio group focuses the checked button`() {
    let window = Drawing("a.b.c.dd", groups: "RRRRR", roles: ["R": .oneStop])
      .group("R") { $0.lastFocused = FocusID("b") }
    expect(window.map.find().target?.name, equals: "b")
  }

  static let list = Drawing(
    """
    tt.aaaa
    uu.bbbb
    vv.cccc
    """,
    groups: "LLLLLLL\nLLLLLLL\nLLLLLLL", roles: ["L": [.scroll, .rows]])

  static let rows = Drawing(
    """
    aaa
    bbb
    ccc
    """,
    groups: "LLL\nLLL\nLLL", roles: ["L": [.scroll, .rows]])

  @Test func `a removed row hands focus to the next`() {
    expect(after(losing: "b", in: Self.rows, now: Self.rows.removing("b")) == ("c", .rowInItsPlace))
  }

  @Test func `the last row removed hands focus to the one before`() {
    expect(after(losing: "c", in: Self.rows, now: Self.rows.removing("c")) == ("b", .rowInItsPlace))
  }

  @Test func `several rows removed at once hand focus to the next that is left`() {
    expect(after(losing: "a", in: Self.rows, now: Self.rows.removing("ab")) == ("c", .rowInItsPlace))
  }

  @Test func `a row takes its place even where the scope has a default`() {
    let list = Self.rows.group("W") { $0.defaultFocus = FocusID("a") }
    expect(after(losing: "b", in: list, now: list.removing("b")) == ("c", .rowInItsPlace))
  }

  @Test func `in the row that takes its place focus stays in the column`() {
    let names: [(Character, String)] = [("P", "ta"), ("Q", "ub"), ("R", "vc")]
    var list = Self.list
    for (row, members) in names {
      list.groups.append(FocusGroup(FocusID(row), roles: [], parent: FocusID("L")))
      for member in members { list = list.target(member) { $0.group = FocusID(row) } }
    }
    expect(after(losing: "b", in: list, now: list.removing("ub")) == ("c", .rowInItsPlace))
    expect(after(losing: "u", in: list, now: list.removing("ub")) == ("v", .rowInItsPlace))
  }

  @Test func `a disabled view hands focus to its nearest neighbour`() {
    let drawing = Drawing("aa....bb.cc")
    expect(after(losing: "b", in: drawing, now: drawing.disabling("b")) == ("c", .neighbour))
  }

  @Test func `the neighbour is first looked for in the same section`() {
    let drawing = Drawing("aa....bb.cc", groups: "LLLLLLLL", roles: [:])
    expect(after(losing: "b", in: drawing, now: drawing.removing("b")) == ("a", .neighbour))
  }

  @Test func `where a section is emptied focus leaves it for the nearest`() {
    let drawing = Drawing("aa....bb.cc", groups: "......LL", roles: [:])
    expect(after(losing: "b", in: drawing, now: drawing.removing("b")) == ("c", .neighbour))
  }

  @Test func `the scope's default comes before the neighbour`() {
    let drawing = Drawing("aa.bb.cc").group("W") {
      $0.defaultFocus = FocusID("c"); $0.lastFocused = FocusID("a")
    }
    let fresh = drawing.group("W") { $0.lastFocused = nil }
    expect(after(losing: "a", in: drawing, now: drawing.disabling("a")) == ("c", .defaultFocus))
    expect(after(losing: "a", in: fresh, now: fresh.removing("a")) == ("c", .defaultFocus))
  }

  @Test func `a modal group that goes away gives focus back`() {
    let before = Drawing("aa.bb.cc.dd", groups: "......MM", roles: ["M": .modal])
      .group("W") { $0.lastFocused = FocusID("b") }
    var now = before.removing("c")
    now.groups = []
    expect(after(losing: "c", in: before, now: now) == ("b", .lastFocus))
  }

  @Test func `a modal group that appears takes focus inside`() {
    let before = Drawing("aa.bb.cc.dd")
    let now = Drawing("aa.bb.cc.dd", groups: "......MMMMM", roles: ["M": .modal])
    expect(after(losing: "b", in: before, now: now) == ("c", .firstInOrder))
  }
}
