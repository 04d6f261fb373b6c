import CoreTransferable
import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import UniformTypeIdentifiers

@MainActor struct EditButtonTests {
  private struct Fruits: View {
    @State var names = ["Apple", "Banana", "Cherry"]
    var body: some View {
      VStack {
        EditButton().accessibilityIdentifier("edit")
        List {
          ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }.onMove {
            names.move(fromOffsets: $0, toOffset: $1)
          }
        }
        .accessibilityIdentifier("list")
        Text(verbatim: names.joined(separator: " ")).accessibilityIdentifier("names")
      }
    }
  }
  private func names(_ window: TestWindow) throws -> String { try window.element("names").label }

  @Test func `the button begins editing and ends it, and says which`() throws {
    let window = TestWindow { Fruits() }
    try expect(window.element("edit").label, equals: "Edit")
    let before = try require(window.find { $0.label == "Banana" }).frame
    window.click("edit")
    window.advance(by: .seconds(2))
    try expect(window.element("edit").label, equals: "Done")
    try expect(require(window.find { $0.label == "Banana" }).frame.minX, equals: before.minX + 36)
    window.click("edit")
    window.advance(by: .seconds(2))
    try expect(require(window.find { $0.label == "Banana" }).frame, equals: before)
  }
  @Test func `the circle of a row asks, and its button deletes the row`() throws {
    let window = TestWindow { Fruits() }
    window.click("edit")
    let row = try require(window.find { $0.label == "Banana" }).frame, list = try window.element("list").frame
    let circle = CGPoint(x: row.minX - 20, y: row.midY), button = CGPoint(x: list.maxX - 30, y: row.midY)
    window.click(at: circle)
    try expect(names(window), equals: "Apple Banana Cherry")
    // A click elsewhere takes the question back.
    window.click(at: CGPoint(x: row.midX, y: row.midY))
    window.click(at: circle)
    window.click(at: button)
    try expect(names(window), equals: "Apple Cherry")
  }
  @Test func `a handle moves its row`() throws {
    let window = TestWindow { Fruits() }
    window.click("edit")
    window.advance(by: .seconds(2))
    let first = try require(window.find { $0.label == "Apple" }).frame,
      last = try require(window.find { $0.label == "Cherry" }).frame
    let x = try window.element("list").frame.maxX - 16
    window.drag(from: CGPoint(x: x, y: first.midY), to: CGPoint(x: x, y: last.midY + 8))
    try expect(names(window), equals: "Banana Cherry Apple")
    window.advance(by: .seconds(2))
    window.drag(from: CGPoint(x: x, y: last.midY), to: CGPoint(x: x, y: first.midY - 12))
    try expect(names(window), equals: "Apple Banana Cherry", "\(window.tree)")
  }
  @Test func `where several rows can be selected a tap selects each while the list is edited`() throws {
    struct Page: View {
      @State var chosen: Set<String> = []
      var body: some View {
        VStack {
          List(["Apple", "Banana"], id: \.self, selection: $chosen) { Text($0) }.environment(
            \.editMode, .constant(.active))
          Text(verbatim: chosen.sorted().joined(separator: " ")).accessibilityIdentifier("chosen")
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 390, height: 600), idiom: .phone) { Page() }
    for name in ["Apple", "Banana"] {
      let frame = try require(window.find { $0.label == name }).frame
      window.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    try expect(window.element("chosen").label, equals: "Apple Banana")
  }
}

@MainActor struct PasteButtonTests {
  @Test func `the button is off until there is something of its type, and pastes it`() throws {
    struct Page: View {
      @State var text = "nothing"
      var body: some View {
        VStack {
          PasteButton(payloadType: String.self) { text = $0.joined(separator: "+") }.accessibilityIdentifier("paste")
          Text(verbatim: text).accessibilityIdentifier("text")
        }
      }
    }
    let window = TestWindow { Page() }
    try expect(!window.element("paste").isEnabled)
    window.clipboard.text = "Milk"
    window.settle()
    try expect(window.element("paste").isEnabled)
    window.click("paste")
    try expect(window.element("text").label, equals: "Milk")
    window.clipboard.set(["image/png": Data([1])])
    window.settle()
    try expect(!window.element("paste").isEnabled)
  }
}

@MainActor struct ShareLinkTests {
  private func choose(_ window: TestWindow, _ label: String) throws {
    let frame = try require(window.find { $0.label == label && $0.traitNames.contains("menu item") }).frame
    window.hover(at: CGPoint(x: frame.midX, y: frame.midY))
    window.click(at: CGPoint(x: frame.midX, y: frame.midY))
  }
  @Test func `an address is copied, opened, and written about`() throws {
    let address = URL(string: "https://example.org/a")!
    let window = TestWindow {
      ShareLink(item: address, subject: Text("Look"), message: Text("At this")).accessibilityIdentifier("share")
    }
    try expect(window.element("share").label, equals: "Share…")
    window.click("share")
    try choose(window, "Copy")
    expect(window.clipboard.mimeTypes.contains(ClipboardContents.urlsType))
    window.click("share")
    try choose(window, "Open")
    expect(window.openedURLs, equals: [address])
    window.click("share")
    try choose(window, "E-Mail…")
    expect(
      window.openedURLs.last?.absoluteString,
      equals: "mailto:?subject=Look&body=At%20this%0D%0A%0D%0Ahttps://example.org/a")
  }
  @Test func `a preview names what is shared`() throws {
    let window = TestWindow {
      ShareLink("Send", item: "Milk", preview: SharePreview("A shopping list")).accessibilityIdentifier("share")
    }
    window.click("share")
    expect(window.find { $0.label == "A shopping list" } != nil)
    expect(window.find { $0.label == "Open" } == nil)
  }
  @Test func `without items the link is off`() throws {
    let window = TestWindow { ShareLink(items: [String]()).accessibilityIdentifier("share") }
    try expect(!window.element("share").isEnabled)
  }
}

@MainActor struct FeedbackTests {
  private struct Page: View {
    @State var count = 0
    var body: some View {
      VStack {
        Button("Add") { count += 1 }.accessibilityIdentifier("add")
        Text("a").sensoryFeedback(.success, trigger: count)
        Text("b").sensoryFeedback(.warning, trigger: count) { $1 > $0 && $1 == 2 }
        Text("c").sensoryFeedback(trigger: count) { old, new in new == 3 ? .impact(weight: .heavy, intensity: 0.5) : nil
        }
      }
    }
  }
  @Test func `feedback is given when its trigger changes and its condition holds`() {
    let window = TestWindow { Page() }
    expect(window.playedFeedback.isEmpty)
    window.click("add")
    expect(window.playedFeedback, equals: [.success])
    window.click("add")
    expect(window.playedFeedback, equals: [.success, .success, .warning])
    window.click("add")
    expect(window.playedFeedback.last, equals: .impact(weight: .heavy, intensity: 0.5))
  }
}

@MainActor struct ClockTextTests {
  private let now = Date(timeIntervalSince1970: 1_704_110_400)

  @Test func `texts that follow the clock change when they read differently`() throws {
    let now = now
    let window = TestWindow {
      VStack {
        Text(now + 125, style: .timer).accessibilityIdentifier("timer")
        Text(now - 3700, style: .relative).accessibilityIdentifier("relative")
        Text(now + 7200, style: .offset).accessibilityIdentifier("offset")
        Text(timerInterval: now...now + 90).accessibilityIdentifier("left")
        Text(timerInterval: now...now + 7200, countsDown: false, showsHours: false).accessibilityIdentifier("over")
        Text(timerInterval: now...now + 90, pauseTime: now + 10).accessibilityIdentifier("paused")
      }
    }
    func text(_ name: String) throws -> String { try window.element(name).label }
    try expect(text("timer"), equals: "2:05")
    try expect(text("relative"), equals: "1 hour, 1 minute")
    try expect(text("offset"), equals: "-2 hours")
    try expect(text("left"), equals: "1:30")
    // A moment after the clock has changed.
    window.advance(by: .milliseconds(5010))
    try expect(text("timer"), equals: "2:00")
    expect(window.displayList.contains("\"1:25\""))
    window.advance(by: .seconds(3595))
    try expect(text("timer"), equals: "57:55")
    try expect(text("left"), equals: "0:00")
    try expect(text("over"), equals: "60:00")
    try expect(text("paused"), equals: "1:20")
    expect(window.displayList.contains("\"60:00\""))
  }
  @Test func `a progress view of a stretch of time fills or empties with it`() throws {
    let now = now
    let window = TestWindow {
      VStack {
        ProgressView(timerInterval: now...now + 100, countsDown: false).accessibilityIdentifier("up")
        ProgressView(timerInterval: now...now + 100) { Text("Tea") }.accessibilityIdentifier("down")
      }
    }
    try expect(window.element("up").value, equals: "0%")
    try expect(window.element("down").label, equals: "Tea")
    window.advance(by: .seconds(25))
    try expect(window.element("up").value, equals: "25%")
    try expect(window.element("down").value, equals: "75%")
    window.advance(by: .seconds(200))
    try expect(window.element("up").value, equals: "100%")
  }
}

@MainActor struct WheelPickerTests {
  private struct Basket<S: PickerStyle>: View {
    let style: S
    @State var fruit = 1
    var body: some View {
      VStack {
        Picker("Fruit", selection: $fruit) {
          Text("Apple").tag(0)
          Text("Banana").tag(1)
          Text("Cherry").tag(2)
        }
        .pickerStyle(style).accessibilityIdentifier("picker")
        Text(String(fruit)).accessibilityIdentifier("chosen")
      }
    }
  }
  @Test func `a wheel turns by keys, the mouse's wheel, letters, drags and clicks`() throws {
    let window = TestWindow { Basket(style: .wheel) }
    func chosen() throws -> String { try window.element("chosen").label }
    try expect(window.element("picker").label, equals: "Fruit")
    try expect(window.element("picker").value, equals: "Banana")
    window.press(.tab)
    window.press(.downArrow)
    try expect(chosen(), equals: "2")
    window.press(.home)
    try expect(chosen(), equals: "0")
    window.type("b")
    try expect(chosen(), equals: "1")
    window.advance(by: .seconds(1))
    let frame = try window.element("picker").frame
    window.scroll(by: CGSize(width: 0, height: -10), at: CGPoint(x: frame.midX, y: frame.midY))
    try expect(chosen(), equals: "2")
    window.advance(by: .seconds(1))
    // A row is 30 high.
    window.click(at: CGPoint(x: frame.midX, y: frame.midY - 30))
    try expect(chosen(), equals: "1")
    window.advance(by: .seconds(1))
    window.touchDrag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY + 90))
    try expect(chosen(), equals: "0")
  }
  @Test func `a link leads to a page with the choices, and a choice goes back`() throws {
    let window = TestWindow {
      NavigationStack { List { Basket(style: .navigationLink) } }
    }
    expect(window.find { $0.label.contains("Banana") } != nil)
    let row = try require(window.find { $0.label.contains("Fruit") }).frame
    window.click(at: CGPoint(x: row.midX, y: row.midY))
    window.advance(by: .seconds(1))
    let cherry = try require(window.find { $0.label == "Cherry" }).frame
    window.click(at: CGPoint(x: cherry.midX, y: cherry.midY))
    window.advance(by: .seconds(1))
    try expect(window.element("chosen").label, equals: "2")
  }
}
