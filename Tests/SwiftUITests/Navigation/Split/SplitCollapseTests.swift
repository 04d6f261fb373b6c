import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct SplitCollapseTests {
  @Test func `a collapsed view begins at the sidebar, whatever the visibility says`() {
    let model = SplitModel()
    model.visibility = .detailOnly
    let window = TestWindow(size: narrow) { SplitPair(model: model) }
    expect(window.shown(), equals: ["sidebar"])
  }
  @Test func `the width at which two columns collapse is that of both at their least`() {
    let least: CGFloat = 180 + 320
    let window = TestWindow(size: CGSize(width: least, height: 500)) { SplitPair(model: SplitModel()) }
    expect(window.shown(), equals: ["sidebar", "detail"])
    window.resize(to: CGSize(width: least - 1, height: 500))
    expect(window.shown(), equals: ["sidebar"])
  }
  @Test func `a watch and a phone held upright show one column`() {
    expect(
      TestWindow(size: CGSize(width: 200, height: 240), idiom: .watch) { SplitPair(model: SplitModel()) }.shown(),
      equals: [
        "sidebar"
      ])
    expect(
      TestWindow(size: CGSize(width: 400, height: 800), idiom: .phone) { SplitPair(model: SplitModel()) }.shown(),
      equals: [
        "sidebar"
      ])
    expect(
      TestWindow(size: CGSize(width: 1920, height: 1080), idiom: .tv) { SplitPair(model: SplitModel()) }.shown(),
      equals: [
        "sidebar", "detail",
      ])
  }
  @Test func `a row that the user presses shows the next column`() throws {
    let model = SplitModel()
    let window = TestWindow(size: narrow) { SplitTriple(model: model) }
    window.click("two")
    expect(model.sidebar, equals: "two")
    expect(window.shown(), equals: ["content"])
    window.click("three")
    expect(window.shown(), equals: ["detail"])
    try expect(window.element("detail").label, equals: "three")
  }
  @Test func `the way back leads from column to column and keeps what is selected`() throws {
    let model = SplitModel()
    let window = TestWindow(size: narrow) { SplitTriple(model: model) }
    window.click("two")
    window.click("three")
    try expect(window.element("probe").label, equals: "back 2")
    window.click("probe")
    expect(window.shown(), equals: ["content"])
    expect((model.sidebar, model.content) == ("two", "three"))
    // The row that is selected leads on again.
    window.click("three")
    expect(window.shown(), equals: ["detail"])
  }
  @Test func `on a phone the way back clears the selection of the list that one comes back to`() throws {
    let model = SplitModel()
    let window = TestWindow(size: narrow, idiom: .phone) { SplitTriple(model: model) }
    window.click("two")
    window.click("three")
    window.click("probe")
    expect(window.shown(), equals: ["content"])
    expect(model.sidebar == "two" && model.content == nil)
    window.click("four")
    expect(window.shown() == ["detail"] && model.content == "four")
    window.press(.escape)
    window.press(.escape)
    expect(window.shown() == ["sidebar"] && model.sidebar == nil && model.content == nil)
    window.click("two")
    expect(window.shown() == ["content"] && model.sidebar == "two")
    expect(window.reports, equals: [])
  }
  @Test func `on a phone a way back by two columns clears both selections`() throws {
    let model = SplitModel()
    let window = TestWindow(size: narrow, idiom: .phone) {
      NavigationSplitView {
        Words(words: ["one", "two"], selection: Bindable(model).sidebar).accessibilityIdentifier("sidebar")
      } content: {
        Words(words: ["three", "four"], selection: Bindable(model).content).accessibilityIdentifier("content")
      } detail: {
        FarBack()
      }
    }
    window.click("two")
    window.click("three")
    window.click("far back")
    expect(window.shown() == ["sidebar"] && model.sidebar == nil && model.content == nil)
  }
  @Test func `on a phone a list whose selection cannot be empty keeps it on the way back`() {
    struct Always: View {
      @State private var word = "one"
      var body: some View {
        NavigationSplitView {
          List(selection: $word) { ForEach(["one", "two"], id: \.self) { Text($0).accessibilityIdentifier($0) } }
            .accessibilityIdentifier("sidebar")
        } detail: {
          Text(word).accessibilityIdentifier("detail")
        }
      }
    }
    let window = TestWindow(size: narrow, idiom: .phone) { Always() }
    window.press(.escape)
    expect(window.shown(), equals: ["sidebar"])
    window.click("two")
    expect(window.label("detail"), equals: "two")
    window.press(.escape)
    expect(window.shown(), equals: ["sidebar"])
    window.click("two")
    expect(window.label("detail"), equals: "two")
  }
  @Test func `arrow keys look at rows, and Return follows the one that is selected`() {
    let model = SplitModel()
    let window = TestWindow(size: narrow) { SplitPair(model: model) }
    window.press(.tab)
    window.press(.downArrow)
    window.press(.downArrow)
    expect(model.sidebar, equals: "two")
    expect(window.shown(), equals: ["sidebar"])
    window.press(.return)
    expect(window.shown(), equals: ["detail"])
  }
  @Test func `a selection made by code leads on, and one that goes leads back`() {
    let model = SplitModel()
    let window = TestWindow(size: narrow) { SplitTriple(model: model) }
    model.sidebar = "one"
    window.settle()
    expect(window.shown(), equals: ["content"])
    model.content = "four"
    window.settle()
    expect(window.shown(), equals: ["detail"])
    model.sidebar = nil
    window.settle()
    expect(window.shown(), equals: ["sidebar"])
    (model.sidebar, model.content) = ("two", "three")
    window.settle()
    expect(window.shown(), equals: ["detail"])
  }
  @Test func `a window that becomes narrow shows the column that is furthest on`() {
    let model = SplitModel()
    let window = TestWindow(size: wide) { SplitTriple(model: model) }
    window.resize(to: narrow)
    expect(window.shown(), equals: ["sidebar"])
    window.resize(to: wide)
    expect(window.shown(), equals: ["sidebar", "content", "detail"])
    window.click("one")
    window.resize(to: narrow)
    expect(window.shown(), equals: ["content"])
    window.resize(to: wide)
    window.click("four")
    window.resize(to: narrow)
    expect(window.shown(), equals: ["detail"])
  }
  @Test func `the preferred column is on top, and says where the user is`() {
    let model = SplitModel()
    let window = TestWindow(size: narrow) { PreferredColumn(model: model) }
    expect(window.shown(), equals: ["sidebar"])
    model.column = .detail
    window.settle()
    expect(window.shown(), equals: ["detail"])
    window.click("probe")
    expect(model.column, equals: .content)
    expect(window.shown(), equals: ["content"])
    window.click("probe")
    expect(model.column, equals: .sidebar)
    window.click("one")
    expect(model.column, equals: .content)
  }
  @Test func `what the app says of the column goes before what it selects`() {
    let model = SplitModel()
    model.column = .content
    let window = TestWindow(size: narrow) { PreferredColumn(model: model) }
    expect(window.shown(), equals: ["content"])
    (model.column, model.sidebar) = (.sidebar, "one")
    window.settle()
    expect(window.shown(), equals: ["sidebar"])
  }
  @Test func `columns that are not shown keep their state`() throws {
    let model = SplitModel()
    let window = TestWindow(size: wide) { SplitPair(model: model) }
    window.click("counter")
    window.resize(to: narrow)
    expect(window.shown(["counter"]), equals: [])
    window.click("one")
    try expect(window.element("counter").label, equals: "counter 1")
    window.click("counter")
    window.resize(to: wide)
    try expect(window.element("counter").label, equals: "counter 2")
    expect(window.reports.isEmpty)
  }
  @Test func `a column that is not shown is neither drawn nor focused nor found`() {
    let model = SplitModel()
    let window = TestWindow(size: narrow) { SplitPair(model: model) }
    expect(!window.displayList.contains("nothing"))
    for _ in 0..<6 {
      window.press(.tab)
      expect(window.focused != "counter" && window.focused != "probe")
    }
  }
  @Test func `focus leaves a column that is put aside`() {
    let model = SplitModel()
    let window = TestWindow(size: wide) { SplitPair(model: model) }
    for _ in 0..<8 where window.focused != "counter" { window.press(.tab) }
    expect(window.focused, equals: "counter")
    window.resize(to: narrow)
    expect(window.focused, equals: "list of one")
  }
  @Test func `a change in a column that is not shown draws nothing`() {
    let model = SplitModel()
    let window = TestWindow(size: narrow) { SplitPair(model: model) }
    let before = window.displayList
    model.draft = "x"
    window.resetCounters()
    window.settle()
    expect(window.displayList, equals: before)
    expect(window.counters.itemsRecorded, equals: 0)
  }
  @Test func `dismiss goes back from a column of a collapsed view`() {
    struct Dismissing: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View {
        Button(isPresented ? "presented" : "beside") { dismiss() }.accessibilityIdentifier("dismiss")
      }
    }
    let model = SplitModel()
    model.sidebar = "one"
    let window = TestWindow(size: narrow) {
      NavigationSplitView {
        Words(words: ["one"], selection: Bindable(model).sidebar).accessibilityIdentifier("sidebar")
      } detail: {
        Dismissing()
      }
    }
    expect(window.find { $0.label == "presented" } != nil)
    window.click("dismiss")
    expect(window.shown(), equals: ["sidebar"])
    window.resize(to: wide)
    expect(window.find { $0.label == "beside" } != nil)
  }
}
