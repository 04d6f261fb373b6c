import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Rows with a field and a scroll view, far more than fit.
private struct Notes: View {
  var count = 200
  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { RowNote(number: $0) }
        }
      }.frame(width: 300, height: 400).accessibilityIdentifier("notes")
      TextField("Elsewhere", text: .constant("")).accessibilityIdentifier("elsewhere")
    }
  }
}
private struct RowNote: View {
  let number: Int
  @State private var text = ""
  var body: some View {
    HStack {
      TextField("Note \(number)", text: $text).accessibilityIdentifier("note \(number)").frame(width: 120)
      Button("Clear") { text = "" }.accessibilityIdentifier("clear \(number)")
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<20, id: \.self) {
            Text(verbatim: "\($0)").frame(width: 40).accessibilityIdentifier("\(number) at \($0)")
          }
        }
      }.frame(width: 100)
    }.frame(height: 40)
  }
}
private struct Growing: View {
  @State private var rows = Array(0..<100)
  var body: some View {
    VStack {
      Button("Remove") { rows.removeAll { $0 == 1 } }.accessibilityIdentifier("remove")
      Button("Add") { rows.insert(1, at: 1) }.accessibilityIdentifier("add")
      ScrollView { LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { RowNote(number: $0) } } }.frame(
        width: 300, height: 400)
    }
  }
}
/// Pages with a draft each, as in an app that is killed with several on top of each other.
private struct Pages: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) { page(0).navigationDestination(for: Int.self) { page($0) } }
  }
  private func page(_ number: Int) -> some View { Page(number: number, path: $path) }
}
private struct Page: View {
  let number: Int
  @Binding var path: [Int]
  @State private var draft = ""
  var body: some View {
    VStack {
      TextField("Draft", text: $draft).accessibilityIdentifier("draft")
      Text(verbatim: "page \(number)").accessibilityIdentifier("page")
      NavigationLink("Next", value: number + 1).accessibilityIdentifier("next")
      Button("Root") { path = [] }.accessibilityIdentifier("root")
    }
  }
}

struct RowRestorationTests {
  private let middle = CGPoint(x: 60, y: 200)
  private func makeWindow() -> TestWindow { TestWindow(size: CGSize(width: 300, height: 440)) { Notes() } }
  private func write(_ text: String, in window: TestWindow) {
    window.click("note 1")
    window.type(text)
  }
  /// A row with focus stays alive out of view.
  private func leave(_ window: TestWindow) { window.click("elsewhere") }

  @Test func `a draft in a row that was scrolled out of view is there after a relaunch`() throws {
    var window = makeWindow()
    write("milk", in: window)
    leave(window)
    window.scroll(by: CGSize(width: 0, height: -4_000), at: middle)
    expect(window.find { $0.identifier == "note 1" } == nil)
    window = window.quit().relaunch()
    expect(window.find { $0.identifier == "note 1" } == nil)
    window.scroll(by: CGSize(width: 0, height: 4_000), at: middle)
    try expect(window.element("note 1").value, equals: "milk")
    try expect(window.element("note 2").value, equals: "")
  }
  @Test func `a row that came back into view keeps its draft for the next process`() throws {
    var window = makeWindow()
    write("milk", in: window)
    leave(window)
    window.scroll(by: CGSize(width: 0, height: -4_000), at: middle)
    window.scroll(by: CGSize(width: 0, height: 4_000), at: middle)
    try expect(window.element("note 1").value, equals: "milk")
    window = window.quit().relaunch()
    try expect(window.element("note 1").value, equals: "milk")
    // And as it was changed after it came back.
    window.scroll(by: CGSize(width: 0, height: -4_000), at: middle)
    window.scroll(by: CGSize(width: 0, height: 4_000), at: middle)
    window.click("note 1")
    window.press(.end)
    window.type("!")
    window = window.quit().relaunch()
    try expect(window.element("note 1").value, equals: "milk!")
    window.click("clear 1")
    window = window.quit().relaunch()
    try expect(window.element("note 1").value, equals: "")
  }
  @Test func `a draft in a row that had focus is there when the user scrolls back to it`() throws {
    var window = makeWindow()
    write("milk", in: window)
    window.scroll(by: CGSize(width: 0, height: -4_000), at: middle)
    window = window.quit().relaunch()
    window.scroll(by: CGSize(width: 0, height: 4_000), at: middle)
    try expect(window.element("note 1").value, equals: "milk")
  }
  @Test func `a draft waits for its row through many launches`() throws {
    var window = makeWindow()
    write("milk", in: window)
    leave(window)
    window.scroll(by: CGSize(width: 0, height: -4_000), at: middle)
    for _ in 0..<20 { window = window.quit().relaunch() }
    window.scroll(by: CGSize(width: 0, height: 4_000), at: middle)
    try expect(window.element("note 1").value, equals: "milk")
  }
  @Test func `a scroll view in a row comes back where it was, from out of view and in the next process`() throws {
    var window = makeWindow()
    let start = try window.element("2 at 5").frame.minX
    window.scroll(by: CGSize(width: -120, height: 0), at: CGPoint(x: 250, y: 100))
    try expect(window.element("2 at 5").frame.minX, equals: start - 120)
    window.scroll(by: CGSize(width: 0, height: -4_000), at: middle)
    window.scroll(by: CGSize(width: 0, height: 4_000), at: middle)
    try expect(window.element("2 at 5").frame.minX, equals: start - 120)
    window.scroll(by: CGSize(width: 0, height: -4_000), at: middle)
    window = window.quit().relaunch()
    window.scroll(by: CGSize(width: 0, height: 4_000), at: middle)
    try expect(window.element("2 at 5").frame.minX, equals: start - 120)
  }
  @Test func `what was in a row goes with its element, also while the row is out of view`() throws {
    var window = TestWindow(size: CGSize(width: 300, height: 500)) { Growing() }
    write("milk", in: window)
    window.scroll(by: CGSize(width: 0, height: -2_000), at: CGPoint(x: 60, y: 300))
    window.click("remove")
    window.click("add")
    window = window.quit().relaunch()
    window.scroll(by: CGSize(width: 0, height: 2_000), at: CGPoint(x: 60, y: 300))
    try expect(window.element("note 1").value, equals: "")
  }
  @Test func `drafts of pages below the top wait until somebody goes back to them, through many launches`() throws {
    var window = TestWindow { Pages() }
    for text in ["root", "one", "two"] {
      window.click("draft")
      window.type(text)
      window.click("next")
    }
    for _ in 0..<20 { window = window.quit().relaunch() }
    for text in ["", "two", "one", "root"] {
      try expect(window.element("draft").value, equals: text)
      if text != "root" { window.press(.leftArrow, modifiers: .option) }
    }
  }
  @Test func `a page that left the path unseen begins anew when it comes again`() throws {
    var window = TestWindow { Pages() }
    window.click("next")
    window.click("draft")
    window.type("one")
    window.click("next")
    window = window.quit().relaunch()
    try expect(window.element("page").label, equals: "page 2")
    window.click("root")
    window.click("next")
    try expect(window.element("page").label, equals: "page 1")
    try expect(window.element("draft").value, equals: "")
  }
}
