import Foundation
import HearthCore
import HearthPersistence
import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport
import Testing

private struct Row: Identifiable { let id: Int }

private struct Scrolling: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 40).accessibilityIdentifier("\($0)") }
      }
    }.frame(width: 200, height: 400)
  }
}
private struct Form: View {
  @State private var name = ""
  @State private var note = "Dear"
  @State private var secret = ""
  var body: some View {
    VStack {
      TextField("Name", text: $name).accessibilityIdentifier("name")
      TextField("Note", text: $note, axis: .vertical).accessibilityIdentifier("note")
      SecureField("Secret", text: $secret).accessibilityIdentifier("secret")
      Text("\(name)|\(note)|\(secret)" as String).accessibilityIdentifier("all")
      Button("Send") { name = "" }.accessibilityIdentifier("send")
    }
  }
}
private struct Kept: View {
  @SceneStorage("name") private var name = ""
  var body: some View {
    VStack {
      TextField("Name", text: $name).accessibilityIdentifier("name")
      Button("Upper") { name = name.uppercased() }.accessibilityIdentifier("upper")
    }
  }
}
private struct Numbers: View {
  @State private var number = 3
  var body: some View {
    TextField("Number", value: $number, format: .number).accessibilityIdentifier("number")
    Text("\(number)").accessibilityIdentifier("value")
    TextField("Other", text: .constant("")).accessibilityIdentifier("other")
  }
}
private struct Choosing: View {
  let rows: [String]
  @State private var one: String?
  @State private var several: Set<Int> = []
  var body: some View {
    HStack {
      List(rows, id: \.self, selection: $one) { Text($0).accessibilityIdentifier($0) }
      List(0..<5, id: \.self, selection: $several) { Text("\($0)").accessibilityIdentifier("\($0)") }
      Text("\(one ?? "-") \(several.sorted())" as String).accessibilityIdentifier("chosen")
    }
  }
}
private struct Restoring: View {
  let later: String
  @SceneStorage("choice") private var choice: String?
  @State private var one: String?
  var body: some View {
    List(["a", "b", "c"], id: \.self, selection: $one) { Text($0).accessibilityIdentifier($0) }
      .task {
        if choice != nil { one = later }
      }
      .onChange(of: one) { choice = one }
    Text(one ?? "-").accessibilityIdentifier("chosen")
  }
}

@MainActor private final class TaskLog { var lines: [String] = [] }

struct RestorationTests {
  @QuickTesting.Test func `a scroll view comes back where it was`() throws {
    var window = TestWindow(size: CGSize(width: 200, height: 400)) { Scrolling() }
    window.scroll(by: CGSize(width: 0, height: -600), at: CGPoint(x: 100, y: 200))
    let y = try window.element("20").frame.minY
    // The text, 20 points high, lies in the middle of its row.
    let expected: CGFloat = 20 * 40 - 600 + 10
    expect(y, equals: expected)
    window = window.quit().relaunch()
    try expect(window.element("20").frame.minY, equals: y)
    window.scroll(by: CGSize(width: 0, height: 600), at: CGPoint(x: 100, y: 200))
    window = window.quit().relaunch()
    try expect(window.element("0").frame.minY, equals: 10)
  }
  @QuickTesting.Test func `a place beyond the end is as near as there is`() throws {
    struct Short: View {
      let count: Int
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Text("\($0)").frame(height: 40).accessibilityIdentifier("\($0)") }
          }
        }
      }
    }
    var window = TestWindow(size: CGSize(width: 200, height: 400)) { Short(count: 100) }
    window.scroll(by: CGSize(width: 0, height: -3_000), at: CGPoint(x: 100, y: 200))
    window = window.quit().relaunch { Short(count: 20) }
    try expect(window.element("19").frame.maxY, equals: 400 - 10)
  }
  @QuickTesting.Test func `the view that had focus has it again, and a field its text`() throws {
    var window = TestWindow { Form() }
    window.click("note")
    window.press("a", modifiers: .command)
    window.type("Hello")
    window = window.quit().relaunch()
    expect(window.focused, equals: "note")
    expect(window.focusTrace.last?.rule, equals: "It had focus when the window was left.")
    try expect(window.element("all").label, equals: "|Hello|")
    window.type("!")
    try expect(window.element("note").value, equals: "Hello!")
  }
  @QuickTesting.Test func `what the user does first ends the wait for a view that had focus`() throws {
    struct Late: View {
      @State var isShown = false
      var body: some View {
        VStack {
          Button("Show") { isShown = true }.accessibilityIdentifier("show")
          if isShown { TextField("Late", text: .constant("")).accessibilityIdentifier("late") }
        }
      }
    }
    var window = TestWindow { Late() }
    window.click("show")
    window.click("late")
    expect(window.focused, equals: "late")
    window = window.quit().relaunch()
    window.click("show")
    expect(window.focused != "late")
  }
  @QuickTesting.Test func `a secure field keeps nothing`() throws {
    let place = TemporaryDirectory()
    let window = TestWindow(storage: URL(fileURLWithPath: place.path)) { Form() }
    window.click("secret")
    window.type("hunter2")
    let again = window.quit()
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path + "/scenes") {
      let data = try require(FileManager.default.contents(atPath: place.path + "/scenes/" + name))
      expect(data.range(of: Data("hunter".utf8)) == nil)
    }
    try expect(again.relaunch().element("all").label, equals: "|Dear|")
  }
  @QuickTesting.Test func `a text that the app has taken is no draft any more`() throws {
    var window = TestWindow { Form() }
    window.click("name")
    window.type("Ada")
    window.click("send")
    window = window.quit().relaunch()
    try expect(window.element("all").label, equals: "|Dear|")
  }
  @QuickTesting.Test func `a draft comes back through two relaunches, and as it was changed in between`() throws {
    var window = TestWindow { Form() }
    window.click("name")
    window.type("Ada")
    window = window.quit().relaunch()
    window = window.quit().relaunch()
    try expect(window.element("all").label, equals: "Ada|Dear|")
    window.type("m")
    window = window.quit().relaunch()
    try expect(window.element("all").label, equals: "Adam|Dear|")
  }
  @Test(arguments: [true, false])
  func `a long draft is kept a moment after it was typed, or when the app ends before`(waits: Bool) throws {
    struct Long: View {
      @State private var text = String(repeating: "long ", count: 10_000)
      var body: some View { TextEditor(text: $text).accessibilityIdentifier("text") }
    }
    var window = TestWindow { Long() }
    window.click("text")
    window.press(.home, modifiers: .command)
    window.type("very ")
    if waits { window.advance(by: .seconds(1)) }
    window = window.quit().relaunch()
    try expect(window.element("text").value?.hasPrefix("very long "), equals: true)
  }
  @QuickTesting.Test func `where the app keeps a text itself, its own counts`() throws {
    var window = TestWindow { Kept() }
    window.click("name")
    window.type("ada")
    window.click("upper")
    window = window.quit().relaunch()
    try expect(window.element("name").value, equals: "ADA")
  }
  @QuickTesting.Test func `an unfinished edit of a formatted value comes back unfinished`() throws {
    var window = TestWindow { VStack { Numbers() } }
    window.click("number")
    window.press("a", modifiers: .command)
    window.type("42")
    window = window.quit().relaunch()
    try expect(window.element("number").value, equals: "42")
    try expect(window.element("value").label, equals: "3")
    window.click("number")
    window.press(.return)
    try expect(window.element("value").label, equals: "42")
  }
  @QuickTesting.Test func `selections of lists come back, but for rows that are gone`() throws {
    var window = TestWindow { Choosing(rows: ["a", "b", "c"]) }
    window.click("b")
    window.click("1")
    window.press(.downArrow, modifiers: .shift)
    try expect(window.element("chosen").label, equals: "b [1, 2]")
    window = window.quit().relaunch()
    try expect(window.element("chosen").label, equals: "b [1, 2]")
    window = window.quit().relaunch { Choosing(rows: ["a", "c"]) }
    try expect(window.element("chosen").label, equals: "- [1, 2]")
  }
  @QuickTesting.Test func `what the app restores by itself is not fought over`() async throws {
    var window = TestWindow { VStack { Restoring(later: "c") } }
    await window.settleTasks()
    window.click("b")
    try expect(window.element("chosen").label, equals: "b")
    window = window.quit().relaunch()
    await window.settleTasks()
    try expect(window.element("chosen").label, equals: "c")
    expect(window.reports.isEmpty)
  }
  @QuickTesting.Test func `what views restore is written before the app's tasks run, so that a task has the last word`()
    async throws
  {
    struct Watching: View {
      let log: TaskLog
      @State private var one: String?
      var body: some View {
        List(["a", "b", "c"], id: \.self, selection: $one) { Text($0).accessibilityIdentifier($0) }
          .onChange(of: one) { log.lines.append("changed to \(one ?? "-")") }
          .task { log.lines.append("task sees \(one ?? "-")") }
      }
    }
    let log = TaskLog()
    var window = TestWindow { Watching(log: log) }
    await window.settleTasks()
    window.click("b")
    log.lines = []
    window = window.quit().relaunch()
    await window.settleTasks()
    expect(log.lines, equals: ["changed to b", "task sees b"])
  }
  @QuickTesting.Test
  func `what a flag in plain state presents is gone after a relaunch, and what a stored flag presents is there`()
    throws
  {
    struct Presenting: View {
      @State private var plain = false
      @SceneStorage("stored") private var stored = false
      var body: some View {
        VStack {
          Button("Plain") { plain = true }.accessibilityIdentifier("plain")
          Button("Stored") { stored = true }.accessibilityIdentifier("stored")
        }
        .sheet(isPresented: $plain) { Text("plain sheet") }
        .background { Color.clear.sheet(isPresented: $stored) { Text("stored sheet") } }
      }
    }
    var window = TestWindow { Presenting() }
    window.click("plain")
    expect(window.find { $0.label == "plain sheet" } != nil)
    window = window.quit().relaunch()
    expect(window.find { $0.label == "plain sheet" } == nil)
    window.click("stored")
    window = window.quit().relaunch()
    expect(window.find { $0.label == "stored sheet" } != nil)
  }
  @QuickTesting.Test func `a window without restoration begins anew but keeps what the app stores`() throws {
    var window = TestWindow {
      VStack {
        Kept(); Scrolling()
      }
    }
    window.content.engine.scene.restoration.isEnabled = false
    window.click("name")
    window.type("Ada")
    window = window.quit().relaunch()
    expect(window.focused == nil)
    try expect(window.element("name").value, equals: "Ada")
  }
}
