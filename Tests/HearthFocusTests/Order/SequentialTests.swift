import Foundation
import HearthFocus
import QuickTesting

struct SequentialTests {
  static let columns = """
    hhhhhhh
    aaa.ddd
    bbb.eee
    ccc.fff
    ggggggg
    """
  static let sections = """
    .......
    LLL.RRR
    LLL.RRR
    LLL.RRR
    .......
    """

  @Test func `a section is finished before the order goes on`() {
    expect(Drawing(Self.columns, groups: Self.sections).order, equals: "habcdefg")
  }

  @Test func `without sections columns are read across`() {
    expect(Drawing(Self.columns).order, equals: "hadbecfg")
  }

  @Test func `sections follow the layout direction, and so do their members`() {
    expect(Drawing(Self.columns, groups: Self.sections, reading: .rightToLeft).order, equals: "hdefabcg")
  }

  @Test func `only one section: it is one unit among the others`() {
    expect(Drawing(Self.columns, groups: Self.sections.replacing("R", with: ".")).order, equals: "habcdefg")
  }

  @Test func `a scroll container is finished before the order goes on`() {
    let drawing = Drawing(Self.columns, groups: Self.sections, roles: ["L": .scroll, "R": .scroll])
    expect(drawing.order, equals: "habcdefg")
  }

  @Test func `groups without a role do not change the order`() {
    expect(Drawing(Self.columns, groups: Self.sections, roles: ["L": [], "R": .scope]).order, equals: "hadbecfg")
  }

  @Test func `sections inside sections are finished first`() {
    let drawing = Drawing(
      """
      aa.bb.cc
      dd.ee.ff
      """,
      groups: """
        OOOIIOOO
        OOOIIOOO
        """)
    expect(drawing.order, equals: "adbecf")
  }

  @Test func `a part of the layout that runs the other way is read the other way`() {
    let drawing = Drawing(
      """
      aa.bb.cc
      dd.ee.ff
      """,
      groups: """
        ........
        GGGGGGGG
        """,
      roles: ["G": []]
    )
    .group("G") { $0.readingDirection = .rightToLeft }
    expect(drawing.order, equals: "abcfed")
  }

  @Test func `Tab and Shift-Tab are each other's inverse`() {
    let form = Drawing(Self.columns, groups: Self.sections)
    for (from, to) in zip(form.order, form.order.dropFirst()) {
      expect(form.tab(from), equals: to)
      expect(form.tab(to, backwards: true), equals: from)
    }
  }

  @Test func `after the last comes the first, before the first the last`() {
    let row = Drawing("aa.bb.cc")
    expect(row.tab("c"), equals: "a")
    expect(row.tab("a", backwards: true), equals: "c")
    expect(row.map.next(after: FocusID("c")).rule, equals: .wrappedToFirst)
    expect(row.map.next(after: FocusID("a"), backwards: true).rule, equals: .wrappedToLast)
  }

  @Test func `from nothing Tab goes to the first and Shift-Tab to the last`() {
    let row = Drawing("aa.bb.cc")
    expect(row.tab(nil), equals: "a")
    expect(row.tab(nil, backwards: true), equals: "c")
    expect(row.map.next(after: nil).rule, equals: .firstInOrder)
  }

  @Test func `a lone stop keeps focus`() {
    expect(Drawing("aa").tab("a"), equals: "a")
    expect(Drawing("aa").tab("a", backwards: true), equals: "a")
  }

  @Test func `without any target there is nothing to focus`() {
    expect(Drawing("").tab(nil) == nil)
    expect(Drawing("").map.next(after: nil).rule, equals: .nothingToFocus)
    expect(Drawing("aa.bb").disabling("ab").tab(nil) == nil)
  }

  @Test func `disabled targets are passed over both ways`() {
    let row = Drawing("aa.bb.cc.dd").disabling("bc")
    expect(row.order, equals: "ad")
    expect(row.tab("a"), equals: "d")
    expect(row.tab("d", backwards: true), equals: "a")
  }

  @Test func `from a target that was just disabled Tab goes on from its place`() {
    let row = Drawing("aa.bb.cc").disabling("b")
    expect(row.tab("b"), equals: "c")
    expect(row.tab("b", backwards: true), equals: "a")
  }

  @Test func `a target scrolled out of view is reached`() {
    let drawing = Drawing(
      """
      aa
      ..
      bb
      """,
      groups: "SS", roles: ["S": .scroll]
    )
    .target("b") { $0.group = FocusID("S") }
    expect(drawing.tab("a"), equals: "b")
  }

  /// A field, a group of three radio buttons, a field.
  static let radio = Drawing("aa.b.c.d.ee", groups: "...RRRRR", roles: ["R": .oneStop])

  @Test func `a radio group is one stop, at the button that is checked`() {
    let radio = Self.radio.group("R") { $0.lastFocused = FocusID("c") }
    expect(radio.tab("a"), equals: "c")
    expect(radio.tab("c"), equals: "e")
    expect(radio.tab("e", backwards: true), equals: "c")
    expect(radio.order, equals: "ace")
  }

  @Test func `a radio group with none checked is entered at the first button`() {
    expect(Self.radio.tab("a"), equals: "b")
    expect(Self.radio.tab("e", backwards: true), equals: "b")
    expect(Self.radio.disabling("b").tab("a"), equals: "c")
  }

  @Test func `Tab leaves a one-stop group from any member`() {
    for member in "bcd" {
      expect(Self.radio.tab(member), equals: "e")
      expect(Self.radio.tab(member, backwards: true), equals: "a")
    }
  }

  @Test func `a one-stop group without enabled members is no stop`() {
    expect(Self.radio.disabling("bcd").order, equals: "ae")
  }

  @Test func `a modal group keeps Tab inside and wraps there`() {
    let drawing = Drawing("aa.bb.cc.dd", groups: "...MMMMM", roles: ["M": .modal])
    expect(drawing.order, equals: "bc")
    expect(drawing.tab("c"), equals: "b")
    expect(drawing.tab("a"), equals: "b")
  }

  @Test func `of two modal groups the one in front keeps Tab`() {
    let drawing = Drawing("aa.bb.cc.dd", groups: "...MM.NN", roles: ["M": .modal, "N": .modal])
    expect(drawing.order, equals: "c")
  }

  /// A button, a list of three rows with a switch and a field each, a button.
  static let list = Drawing(
    """
    aaa
    b.c
    d.e
    f.g
    hhh
    """,
    groups: """
      ...
      XXX
      YYY
      ZZZ
      ...
      """,
    roles: ["X": [], "Y": [], "Z": []])
  /// The list is drawn here: it has the rows' extent, and a drawing has one letter a cell.
  static func list(target: Bool, currentRow: Character? = nil, last: Character? = nil) -> Drawing {
    var drawing = list
    let frame = CGRect(x: 0, y: 10, width: 30, height: 30)
    for position in drawing.groups.indices { drawing.groups[position].parent = FocusID("R") }
    drawing.groups.insert(FocusGroup(FocusID("R"), roles: .rows, parent: FocusID("L")), at: 0)
    drawing.groups.insert(
      FocusGroup(
        FocusID("L"), roles: .oneStop, frame: frame, lastFocused: last.map { FocusID($0) },
        defaultFocus: target ? FocusID("l") : nil,
        currentRow: currentRow.map { FocusID($0) }),
      at: 0)
    if target { drawing.targets.append(FocusTarget(FocusID("l"), frame: frame, group: FocusID("L"))) }
    return drawing
  }

  @Test func `a list without a focus of its own is one stop, whose row is finished first`() {
    let list = Self.list(target: false)
    expect(list.order, equals: "abh")
    expect(list.tab("a"), equals: "b")
    expect(list.tab("b"), equals: "c")
    expect(list.tab("c"), equals: "h")
    expect(list.tab("d"), equals: "e")
    expect(list.tab("e"), equals: "h")
    expect(list.tab("e", backwards: true), equals: "d")
    expect(list.tab("d", backwards: true), equals: "a")
    expect(Self.list(target: false, last: "g").tab("a"), equals: "g")
  }

  @Test func `a list that has focus itself is followed by the members of its current row`() {
    let list = Self.list(target: true, currentRow: "Y")
    expect(list.order, equals: "alh")
    expect(list.tab("l"), equals: "d")
    expect(list.tab("d"), equals: "e")
    expect(list.tab("e"), equals: "h")
    expect(list.tab("d", backwards: true), equals: "l")
    expect(list.tab("l", backwards: true), equals: "a")
    expect(Self.list(target: true).tab("l"), equals: "h")
  }

  @Test func `disabled members of the current row are passed over`() {
    expect(Self.list(target: false).disabling("c").tab("b"), equals: "h")
    expect(Self.list(target: true, currentRow: "Y").disabling("d").tab("l"), equals: "e")
    expect(Self.list(target: true, currentRow: "Y").disabling("de").tab("l"), equals: "h")
  }

  @Test func `cells of a grid are one stop each`() {
    var drawing = Self.list(target: false)
    drawing.groups.removeAll { $0.id == FocusID("R") }
    for position in drawing.groups.indices.dropFirst() { drawing.groups[position].parent = FocusID("L") }
    drawing.groups[0].roles = [.oneStop, .rows]
    expect(drawing.tab("a"), equals: "b")
    expect(drawing.tab("d"), equals: "e")
    expect(drawing.tab("e"), equals: "h")
  }
}
