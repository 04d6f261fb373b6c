import Foundation
import HearthFocus
import Testing

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
    #expect(Drawing(Self.columns, groups: Self.sections).order == "habcdefg")
  }

  @Test func `without sections columns are read across`() {
    #expect(Drawing(Self.columns).order == "hadbecfg")
  }

  @Test func `sections follow the layout direction, and so do their members`() {
    #expect(Drawing(Self.columns, groups: Self.sections, reading: .rightToLeft).order == "hdefabcg")
  }

  @Test func `only one section: it is one unit among the others`() {
    #expect(Drawing(Self.columns, groups: Self.sections.replacing("R", with: ".")).order == "habcdefg")
  }

  @Test func `a scroll container is finished before the order goes on`() {
    let drawing = Drawing(Self.columns, groups: Self.sections, roles: ["L": .scroll, "R": .scroll])
    #expect(drawing.order == "habcdefg")
  }

  @Test func `groups without a role do not change the order`() {
    #expect(Drawing(Self.columns, groups: Self.sections, roles: ["L": [], "R": .scope]).order == "hadbecfg")
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
    #expect(drawing.order == "adbecf")
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
    #expect(drawing.order == "abcfed")
  }

  @Test func `Tab and Shift-Tab are each other's inverse`() {
    let form = Drawing(Self.columns, groups: Self.sections)
    for (from, to) in zip(form.order, form.order.dropFirst()) {
      #expect(form.tab(from) == to)
      #expect(form.tab(to, backwards: true) == from)
    }
  }

  @Test func `after the last comes the first, before the first the last`() {
    let row = Drawing("aa.bb.cc")
    #expect(row.tab("c") == "a")
    #expect(row.tab("a", backwards: true) == "c")
    #expect(row.map.next(after: FocusID("c")).rule == .wrappedToFirst)
    #expect(row.map.next(after: FocusID("a"), backwards: true).rule == .wrappedToLast)
  }

  @Test func `from nothing Tab goes to the first and Shift-Tab to the last`() {
    let row = Drawing("aa.bb.cc")
    #expect(row.tab(nil) == "a")
    #expect(row.tab(nil, backwards: true) == "c")
    #expect(row.map.next(after: nil).rule == .firstInOrder)
  }

  @Test func `a lone stop keeps focus`() {
    #expect(Drawing("aa").tab("a") == "a")
    #expect(Drawing("aa").tab("a", backwards: true) == "a")
  }

  @Test func `without any target there is nothing to focus`() {
    #expect(Drawing("").tab(nil) == nil)
    #expect(Drawing("").map.next(after: nil).rule == .nothingToFocus)
    #expect(Drawing("aa.bb").disabling("ab").tab(nil) == nil)
  }

  @Test func `disabled targets are passed over both ways`() {
    let row = Drawing("aa.bb.cc.dd").disabling("bc")
    #expect(row.order == "ad")
    #expect(row.tab("a") == "d")
    #expect(row.tab("d", backwards: true) == "a")
  }

  @Test func `from a target that was just disabled Tab goes on from its place`() {
    let row = Drawing("aa.bb.cc").disabling("b")
    #expect(row.tab("b") == "c")
    #expect(row.tab("b", backwards: true) == "a")
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
    #expect(drawing.tab("a") == "b")
  }

  /// A field, a group of three radio buttons, a field.
  static let radio = Drawing("aa.b.c.d.ee", groups: "...RRRRR", roles: ["R": .oneStop])

  @Test func `a radio group is one stop, at the button that is checked`() {
    let radio = Self.radio.group("R") { $0.lastFocused = FocusID("c") }
    #expect(radio.tab("a") == "c")
    #expect(radio.tab("c") == "e")
    #expect(radio.tab("e", backwards: true) == "c")
    #expect(radio.order == "ace")
  }

  @Test func `a radio group with none checked is entered at the first button`() {
    #expect(Self.radio.tab("a") == "b")
    #expect(Self.radio.tab("e", backwards: true) == "b")
    #expect(Self.radio.disabling("b").tab("a") == "c")
  }

  @Test func `Tab leaves a one-stop group from any member`() {
    for member in "bcd" {
      #expect(Self.radio.tab(member) == "e")
      #expect(Self.radio.tab(member, backwards: true) == "a")
    }
  }

  @Test func `a one-stop group without enabled members is no stop`() {
    #expect(Self.radio.disabling("bcd").order == "ae")
  }

  @Test func `a modal group keeps Tab inside and wraps there`() {
    let drawing = Drawing("aa.bb.cc.dd", groups: "...MMMMM", roles: ["M": .modal])
    #expect(drawing.order == "bc")
    #expect(drawing.tab("c") == "b")
    #expect(drawing.tab("a") == "b")
  }

  @Test func `of two modal groups the one in front keeps Tab`() {
    let drawing = Drawing("aa.bb.cc.dd", groups: "...MM.NN", roles: ["M": .modal, "N": .modal])
    #expect(drawing.order == "c")
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
    #expect(list.order == "abh")
    #expect(list.tab("a") == "b")
    #expect(list.tab("b") == "c")
    #expect(list.tab("c") == "h")
    #expect(list.tab("d") == "e")
    #expect(list.tab("e") == "h")
    #expect(list.tab("e", backwards: true) == "d")
    #expect(list.tab("d", backwards: true) == "a")
    #expect(Self.list(target: false, last: "g").tab("a") == "g")
  }

  @Test func `a list that has focus itself is followed by the members of its current row`() {
    let list = Self.list(target: true, currentRow: "Y")
    #expect(list.order == "alh")
    #expect(list.tab("l") == "d")
    #expect(list.tab("d") == "e")
    #expect(list.tab("e") == "h")
    #expect(list.tab("d", backwards: true) == "l")
    #expect(list.tab("l", backwards: true) == "a")
    #expect(Self.list(target: true).tab("l") == "h")
  }

  @Test func `disabled members of the current row are passed over`() {
    #expect(Self.list(target: false).disabling("c").tab("b") == "h")
    #expect(Self.list(target: true, currentRow: "Y").disabling("d").tab("l") == "e")
    #expect(Self.list(target: true, currentRow: "Y").disabling("de").tab("l") == "h")
  }

  @Test func `cells of a grid are one stop each`() {
    var drawing = Self.list(target: false)
    drawing.groups.removeAll { $0.id == FocusID("R") }
    for position in drawing.groups.indices.dropFirst() { drawing.groups[position].parent = FocusID("L") }
    drawing.groups[0].roles = [.oneStop, .rows]
    #expect(drawing.tab("a") == "b")
    #expect(drawing.tab("d") == "e")
    #expect(drawing.tab("e") == "h")
  }
}
