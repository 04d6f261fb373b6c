import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// A list of letters whose rows have actions at both edges.
private struct Letters: View {
  var allowsFullSwipe = true
  @State var names = ["Ada", "Ben", "Cleo"]
  @State var chosen: Set<String> = []
  @State var log = "nothing"
  @State var selects = false
  var body: some View {
    VStack(spacing: 0) {
      List(selection: selects ? $chosen : nil) {
        ForEach(names, id: \.self) { name in
          Text(name)
            .swipeActions(allowsFullSwipe: allowsFullSwipe) {
              Button("Bin", role: .destructive) { names.removeAll { $0 == name } }
              Button("Flag") { log = "flagged \(name)" }.tint(.orange)
            }
            .swipeActions(edge: .leading) { Button("Read") { log = "read \(name)" }.tint(.blue) }
        }
      }
      .listStyle(.plain).accessibilityIdentifier("list")
      Text(verbatim: names.joined(separator: " ")).accessibilityIdentifier("names")
      Text(verbatim: log).accessibilityIdentifier("log")
      Button("Select") { selects = true }.accessibilityIdentifier("select")
    }
  }
}

extension TestWindow {
  fileprivate static func letters<V: View>(_ idiom: Idiom = .phone, @ViewBuilder _ view: () -> V) -> TestWindow {
    TestWindow(size: CGSize(width: 400, height: 600), idiom: idiom, view)
  }
  fileprivate func row(_ name: String) throws -> CGRect {
    let text = try require(find { $0.label == name }, "\(tree)").frame, list = try element("list").frame
    return CGRect(x: list.minX, y: text.midY - 22, width: list.width, height: 44)
  }
  /// Drags a row by a number of points, slowly, and lets go.
  fileprivate func swipe(_ name: String, by way: CGFloat, byMouse: Bool = false) throws {
    let row = try row(name), start = CGPoint(x: row.midX, y: row.midY)
    // The first ten points are the way to being a swipe.
    let end = CGPoint(x: start.x + way, y: start.y)
    if byMouse { drag(from: start, to: end) } else { touchDrag(from: start, to: end) }
    advance(by: .seconds(1))
  }
  fileprivate func button(_ label: String) -> Element? {
    find { $0.label == label && $0.traitNames.contains("button") }
  }
  fileprivate func text(_ identifier: String) throws -> String { try element(identifier).label }
}

@MainActor struct SwipeActionTests {
  @Test func `a swipe shows the buttons at the edge, the first one outermost, and moves the row aside`() throws {
    let window = TestWindow.letters { Letters() }
    let before = try require(window.place(ofDrawn: "Ben"))
    try window.swipe("Ben", by: -150)
    let bin = try require(window.button("Bin")).frame, flag = try require(window.button("Flag")).frame
    let row = try window.row("Ben")
    expect(bin.maxX == row.maxX && flag.maxX == bin.minX)
    expect(bin.width == 74 && flag.width == 74 && bin.height == 44)
    let moved = try require(window.place(ofDrawn: "Ben"))
    expect(moved.x, equals: before.x - 148)
    expect(window.button("Read") == nil)
  }
  @Test func `a short swipe comes back, and one up or down scrolls`() throws {
    let window = TestWindow.letters { Letters() }
    let before = try require(window.place(ofDrawn: "Ben"))
    let row = try window.row("Ben"), start = CGPoint(x: row.midX, y: row.midY)
    window.touchDown(at: start)
    for step in 1...4 { window.touchMove(to: CGPoint(x: start.x - CGFloat(step) * 12, y: start.y)) }
    // The first step makes it a swipe.
    try expect(require(window.place(ofDrawn: "Ben")).x, equals: before.x - 3 * 12)
    window.advance(by: .seconds(1))
    window.touchUp(at: CGPoint(x: start.x - 48, y: start.y))
    window.advance(by: .seconds(1))
    expect(window.button("Bin") == nil)
    try expect(require(window.place(ofDrawn: "Ben")), equals: before)
    window.touchDrag(from: start, to: CGPoint(x: start.x - 40, y: start.y - 80))
    window.advance(by: .seconds(1))
    expect(window.button("Bin") == nil)
  }
  @Test func `a button acts and the row closes`() throws {
    let window = TestWindow.letters { Letters() }
    let before = try require(window.place(ofDrawn: "Ben"))
    try window.swipe("Ben", by: -150)
    let flag = try require(window.button("Flag")).frame
    window.tap(at: CGPoint(x: flag.midX, y: flag.midY))
    window.advance(by: .seconds(1))
    try expect(window.text("log"), equals: "flagged Ben")
    expect(window.button("Flag") == nil)
    try expect(require(window.place(ofDrawn: "Ben")), equals: before)
  }
  @Test func `the leading edge has actions of its own`() throws {
    let window = TestWindow.letters { Letters() }
    try window.swipe("Cleo", by: 100)
    let read = try require(window.button("Read")).frame
    try expect(read.minX, equals: window.row("Cleo").minX)
    window.tap(at: CGPoint(x: read.midX, y: read.midY))
    try expect(window.text("log"), equals: "read Cleo")
  }
  @Test func `from right to left the edges change sides`() throws {
    let window = TestWindow.letters { Letters().environment(\.layoutDirection, .rightToLeft) }
    try window.swipe("Ben", by: 150)
    let bin = try require(window.button("Bin")).frame
    try expect(bin.minX, equals: window.row("Ben").minX)
  }
  @Test func `a swipe over most of the row performs the first action, unless that is not allowed`() throws {
    let window = TestWindow.letters { Letters() }
    try window.swipe("Ben", by: -190)
    try expect(window.text("names"), equals: "Ada Ben Cleo")
    try window.swipe("Cleo", by: 10)
    let row = try window.row("Ben")
    window.touchDrag(from: CGPoint(x: row.maxX - 10, y: row.midY), to: CGPoint(x: row.minX + 60, y: row.midY))
    window.advance(by: .seconds(1))
    try expect(window.text("names"), equals: "Ada Cleo")

    let other = TestWindow.letters { Letters(allowsFullSwipe: false) }
    other.touchDrag(from: CGPoint(x: row.maxX - 10, y: row.midY), to: CGPoint(x: row.minX + 60, y: row.midY))
    other.advance(by: .seconds(1))
    try expect(other.text("names"), equals: "Ada Ben Cleo")
    expect(other.button("Bin") != nil)
  }
  @Test func `one row is open at a time, and a press elsewhere closes it and does nothing else`() throws {
    let window = TestWindow.letters { Letters() }
    try window.swipe("Ada", by: -150)
    expect(window.button("Bin") != nil)
    window.click("select")
    window.advance(by: .seconds(1))
    expect(window.button("Bin") == nil)
    try window.swipe("Ada", by: -150)
    // The press that would swipe another row closes this one.
    try window.swipe("Ben", by: -150)
    expect(window.button("Bin") == nil)
    try window.swipe("Ben", by: -150)
    let row = try window.row("Ben")
    window.tap(at: CGPoint(x: row.minX + 20, y: row.midY))
    window.advance(by: .seconds(1))
    expect(window.button("Bin") == nil)
    try expect(window.text("names") == "Ada Ben Cleo" && window.text("log") == "nothing")
    try window.swipe("Ben", by: -150)
    window.press(.escape)
    expect(window.button("Bin") == nil)
    try window.swipe("Ben", by: -150)
    window.scroll(by: CGSize(width: 0, height: -20), at: CGPoint(x: row.midX, y: row.maxY + 30))
    expect(window.button("Bin") == nil)
  }
  @Test func `two fingers on a touch pad swipe a row`() throws {
    for idiom in [Idiom.phone, .desktop] {
      let window = TestWindow.letters(idiom) { Letters() }
      let frame = try require(window.find { $0.label == "Ben" }).frame, point = CGPoint(x: 200, y: frame.midY)
      for _ in 0..<5 { window.scroll(by: CGSize(width: -24, height: 0), at: point) }
      window.advance(by: .seconds(1))
      let flag = try require(window.button("Flag"), "\(idiom)").frame
      window.click(at: CGPoint(x: flag.midX, y: flag.midY))
      try expect(window.text("log"), equals: "flagged Ben")
    }
  }
  @Test func `a mouse drags a row on a phone, and selects on a desktop`() throws {
    let phone = TestWindow.letters { Letters() }
    try phone.swipe("Ben", by: -150, byMouse: true)
    expect(phone.button("Bin") != nil)
    let desktop = TestWindow.letters(.desktop) { Letters() }
    try desktop.swipe("Ben", by: -150, byMouse: true)
    expect(desktop.button("Bin") == nil)
  }
  @Test func `on a desktop the actions are in the menu of the row`() throws {
    let window = TestWindow.letters(.desktop) { Letters() }
    let row = try window.row("Ben")
    window.secondaryClick(at: CGPoint(x: row.midX, y: row.midY))
    let items = ["Read", "Bin", "Flag"].map { label in
      window.find { $0.label == label && $0.traitNames.contains("menu item") }?.frame.minY
    }
    expect(items.compactMap { $0 }.count == 3 && items[0]! < items[1]! && items[1]! < items[2]!)
    window.press(.downArrow)
    window.press(.return)
    try expect(window.text("log"), equals: "read Ben")
    let phone = TestWindow.letters { Letters() }
    phone.longPress(at: CGPoint(x: row.midX, y: row.midY))
    expect(phone.find { $0.traitNames.contains("menu item") } == nil)
  }
  @Test func `they stand behind the items of a context menu`() throws {
    struct Page: View {
      @State var log = "nothing"
      var body: some View {
        VStack {
          List {
            Text("Ada").contextMenu { Button("Open") { log = "opened" } }
              .swipeActions { Button("Flag") { log = "flagged" } }
          }
          Text(verbatim: log).accessibilityIdentifier("log")
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 400, height: 400)) { Page() }
    let text = try require(window.find { $0.label == "Ada" }).frame
    for x in [text.midX, 300] {
      window.secondaryClick(at: CGPoint(x: x, y: text.midY))
      let open = try require(window.find { $0.label == "Open" }).frame
      let flag = try require(window.find { $0.label == "Flag" }).frame
      expect(open.maxY < flag.minY)
      window.press(.escape)
    }
    window.secondaryClick(at: CGPoint(x: text.midX, y: text.midY))
    window.press(.downArrow)
    window.press(.downArrow)
    window.press(.return)
    try expect(window.text("log"), equals: "flagged")
  }
  @Test func `the key that deletes does what the destructive action of the selected row does`() throws {
    let window = TestWindow.letters(.desktop) { Letters(selects: true) }
    let row = try window.row("Ben")
    window.click(at: CGPoint(x: row.midX, y: row.midY))
    window.press(.delete)
    try expect(window.text("names"), equals: "Ada Cleo")
    // The row that took its place is selected.
    window.press(.delete)
    try expect(window.text("names"), equals: "Ada")
  }
  @Test func `assistive technology is offered the actions by name`() throws {
    let window = TestWindow.letters { Letters() }
    let ben = try require(window.find { $0.label == "Ben" })
    window.perform(action: .named("Flag"), on: ben)
    try expect(window.text("log"), equals: "flagged Ben")
    window.perform(action: .named("Bin"), on: ben)
    try expect(window.text("names"), equals: "Ada Cleo")
  }
  @Test func `rows that can be deleted have Delete at the trailing edge, unless they have other actions there`() throws
  {
    struct Page: View {
      @State var names = ["Ada", "Ben", "Cleo"]
      var body: some View {
        VStack(spacing: 0) {
          List {
            ForEach(names, id: \.self) { Text($0).deleteDisabled($0 == "Cleo") }.onDelete {
              names.remove(atOffsets: $0)
            }
          }
          .listStyle(.plain).accessibilityIdentifier("list")
          Text(verbatim: names.joined(separator: " ")).accessibilityIdentifier("names")
        }
      }
    }
    let window = TestWindow.letters { Page() }
    try window.swipe("Cleo", by: -100)
    expect(window.button("Delete") == nil)
    try window.swipe("Ben", by: -100)
    let delete = try require(window.button("Delete")).frame
    window.tap(at: CGPoint(x: delete.midX, y: delete.midY))
    try expect(window.text("names"), equals: "Ada Cleo")
    let ada = try require(window.find { $0.label == "Ada" })
    window.perform(action: .named("Delete"), on: ada)
    try expect(window.text("names"), equals: "Cleo")
  }
  @Test func `a link in a row is followed by a tap and not by a swipe`() throws {
    let window = TestWindow.letters {
      NavigationStack {
        List(["Ada", "Ben"], id: \.self) { name in
          NavigationLink(name) { Text("Page of \(name)") }.swipeActions { Button("Flag") {} }
        }
        .accessibilityIdentifier("list")
      }
    }
    try window.swipe("Ben", by: -100)
    expect(window.button("Flag") != nil)
    expect(window.find { $0.label == "Page of Ben" } == nil)
    let row = try window.row("Ben")
    window.tap(at: CGPoint(x: row.minX + 40, y: row.midY))
    window.advance(by: .seconds(1))
    expect(window.button("Flag") == nil && window.find { $0.label == "Page of Ben" } == nil)
    window.tap(at: CGPoint(x: row.minX + 40, y: row.midY))
    window.advance(by: .seconds(1))
    expect(window.find { $0.label == "Page of Ben" } != nil)
  }
  @Test func `a button as large as its row is pressed by a tap, and taken along by a swipe or by scrolling`() throws {
    struct Page: View {
      @State var log = "nothing"
      var body: some View {
        VStack(spacing: 0) {
          List(0..<20, id: \.self) { index in
            Button("Row \(index)") { log = "pressed \(index)" }.frame(maxWidth: .infinity, minHeight: 100)
              .swipeActions { Button("Flag") { log = "flagged \(index)" } }
          }
          .listStyle(.plain).accessibilityIdentifier("list")
          Text(verbatim: log).accessibilityIdentifier("log")
        }
      }
    }
    let window = TestWindow.letters { Page() }
    let row = try window.row("Row 1"), middle = CGPoint(x: row.midX, y: row.midY)
    window.touchDrag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 50))
    window.advance(by: .seconds(2))
    try expect(window.row("Row 1").minY < row.minY)
    try expect(window.text("log"), equals: "nothing")
    try window.swipe("Row 2", by: -100)
    expect(window.button("Flag") != nil && window.find { $0.label == "pressed 2" } == nil)
    window.press(.escape)
    window.advance(by: .seconds(1))
    let third = try window.row("Row 3")
    window.tap(at: CGPoint(x: third.midX, y: third.midY))
    try expect(window.text("log"), equals: "pressed 3")
  }
  @Test func `a list that is edited has no swipes`() throws {
    let window = TestWindow.letters {
      Letters().environment(\.editMode, .constant(.active))
    }
    try window.swipe("Ben", by: -150)
    expect(window.button("Bin") == nil)
  }
  @Test func `the views of actions are made when a row is swiped`() {
    var bodies = 0
    struct Action: View {
      let note: () -> Void
      var body: some View {
        let _ = note()
        Button("One") {}
      }
    }
    let window = TestWindow.letters {
      List(0..<5, id: \.self) { index in
        Text("row \(index)").swipeActions { Action { bodies += 1 } }
      }
      .accessibilityIdentifier("list")
    }
    window.settle()
    expect(bodies, equals: 0)
    window.touchDrag(from: CGPoint(x: 300, y: 80), to: CGPoint(x: 200, y: 80))
    expect(bodies, equals: 1)
  }
}
