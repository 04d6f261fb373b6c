import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI
import Synchronization
import Testing

private struct Page: View {
  @State private var count = 0
  var body: some View {
    Button("Add") { count += 1 }.accessibilityIdentifier("add")
    Button("Remove") { count -= 1 }.accessibilityIdentifier("remove")
    Text("\(count)").accessibilityIdentifier("count")
  }
}
/// A view that answers each change with another one.
private struct Restless: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)").accessibilityIdentifier("count").onAppear { count += 1 }.onChange(of: count) { count += 1 }
  }
}
private struct RestlessOnPress: View {
  @State private var isRestless = false
  var body: some View {
    Button("Go") { isRestless.toggle() }.accessibilityIdentifier("go")
    if isRestless { Restless() }
  }
}
/// A view whose task changes it for as long as it is there, and waits for nothing.
private struct Busy: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)").task {
      while !Task.isCancelled {
        count += 1
        await Task.yield()
      }
    }
  }
}
private struct WindowlessApp: App {
  var body: some Scene { Settings { Text("settings") } }
}

private nonisolated struct Found: Sendable {
  let text: String
  let line: Int
  let file: String
}
private nonisolated final class FoundList: Sendable { let all = Mutex<[Found]>([]) }

/// A mistake of a test fails that test, and never the run.
@MainActor struct TestFailureTests {
  /// The issues that `action` records, as a test would show them, with their lines.
  private func issues(_ action: () async throws -> Void) async -> [Found] {
    let list = FoundList()
    do {
      try await withKnownIssue(isIntermittent: true) {
        try await action()
      } matching: { issue in
        let text = issue.comments.map(\.rawValue).joined(separator: "\n")
        let found = Found(text: text, line: issue.sourceLocation?.line ?? 0, file: issue.sourceLocation?.fileName ?? "")
        list.all.withLock { $0.append(found) }
        return true
      }
    } catch { Issue.record(error) }
    return list.all.withLock { $0 }
  }

  @QuickTesting.Test func `a check of the engine that fails is a failure of the test, at the line that acts`()
    async throws
  {
    let window = TestWindow {
      Button("Lie") { EngineChecks.fail("Lying: its size is not what it was") }.accessibilityIdentifier("lie")
    }
    let line = #line + 1
    let found = await issues { window.click("lie") }
    try require(found.count == 1)
    expect(found[0].line == line && found[0].text == "A check of the engine fails: Lying: its size is not what it was")
  }
  @Test
  func
    `a wrong identifier fails the test at its line, with the nearest identifiers and the tree, and the window goes on`()
    async throws
  {
    let window = TestWindow { Page() }
    let line = #line + 1
    let found = await issues { window.click("ad") }
    try require(found.count == 1)
    expect(found[0].line == line && found[0].file == "TestFailureTests.swift")
    expect(found[0].text.contains("no element with the identifier \"ad\". Did you mean \"add\"?"))
    expect(found[0].text.contains(window.tree))
    window.click("add")
    try expect(window.element("count").label, equals: "1")
  }
  @QuickTesting.Test func `an identifier like several names them, and one like none names none`() {
    let window = TestWindow { Page() }
    func error(_ identifier: String) -> ElementNotFound? {
      do throws(any Error) {
        _ = try window.element(identifier)
        return nil
      } catch { return error as? ElementNotFound }
    }
    expect(error("removed")?.nearest, equals: ["remove"])
    expect(error("Count")?.nearest, equals: ["count"])
    expect(error("zebra crossing")?.nearest, equals: [])
    expect(error("zebra crossing")?.description.contains("Did you mean"), equals: false)
  }
  @QuickTesting.Test func `every call with an identifier fails at its line when there is no such element`() async {
    let window = TestWindow { Page() }
    let calls: [(TestWindow) -> Void] = [
      { $0.click("nothing") }, { $0.secondaryClick("nothing") }, { $0.longPress("nothing") },
      { $0.perform(action: .press, on: "nothing") },
    ]
    for call in calls {
      let found = await issues { call(window) }
      expect(found.count == 1 && found[0].text.contains("\"nothing\"") && found[0].file == "TestFailureTests.swift")
    }
  }
  @QuickTesting.Test func `an action that an element does not offer fails the test`() async {
    let window = TestWindow { Page() }
    let found = await issues { window.perform(action: .increment, on: "add") }
    expect(found.count == 1 && found[0].text.contains("does not offer the action increment"))
    let item = window.find { $0.label == "Add" }!
    window.perform(action: .press, on: item)
    expect(window.find { $0.label == "1" } != nil)
  }
  @QuickTesting.Test
  func `a window that does not settle fails the call that made it so, with the names of what is busy`()
    async throws
  {
    let window = TestWindow { RestlessOnPress() }
    let line = #line + 1
    let found = await issues { window.click("go") }
    try require(found.count == 1, "once, though a click settles several times")
    expect(found[0].line, equals: line)
    expect(found[0].text.contains("The window does not settle"))
    expect(found[0].text.contains("State of RestlessOnPress/Restless is written in every frame."))
    // It goes on, and rests when the cause has gone.
    _ = await issues { window.click("go") }
    let quiet = await issues { window.settle() }
    expect(quiet.isEmpty)
  }
  @QuickTesting.Test func `a window that does not settle when it opens fails the line that opened it`() async {
    let line = #line + 1
    let found = await issues { _ = TestWindow { Restless() } }
    expect(found.count == 1 && found[0].line == line)
  }
  @QuickTesting.Test func `tasks that change a window without end fail the test, with the view that they keep busy`()
    async
  {
    let window = TestWindow { Busy() }
    let found = await issues { await window.settleTasks() }
    expect(found.count == 1 && found[0].text.contains("State of Busy is written"), "\(found.map(\.text))")
  }
  @QuickTesting.Test func `a chain of changes that ends is no failure`() async throws {
    struct Chain: View {
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count = 1 }.accessibilityIdentifier("count").onChange(of: count) {
          if count < 50 { count += 1 }
        }
      }
    }
    let window = TestWindow { Chain() }
    let found = await issues { window.click("count") }
    expect(found.isEmpty)
    try expect(window.element("count").label, equals: "50")
  }
  @QuickTesting.Test func `time that goes back fails the test`() async {
    let window = TestWindow { Page() }
    let date = window.date
    let found = await issues { window.advance(by: .seconds(-1)) }
    expect(found.count == 1 && window.date == date)
  }
  @QuickTesting.Test func `a call from within a body fails the test`() async {
    final class Holder { weak var window: TestWindow?; nonisolated deinit {} }
    struct Meddling: View {
      let holder: Holder
      @State private var isOn = false
      var body: some View {
        if isOn { let _ = holder.window?.press(.tab) }
        Button("On") { isOn = true }.accessibilityIdentifier("on")
      }
    }
    let holder = Holder()
    let window = TestWindow { Meddling(holder: holder) }
    holder.window = window
    let found = await issues { window.click("on") }
    expect(found.count == 1 && found[0].text.contains("within a frame"))
  }
  @QuickTesting.Test func `an app without windows fails the test, and its window is closed`() async throws {
    var window: TestWindow?
    let line = #line + 1
    let found = await issues { window = TestWindow(WindowlessApp.self) }
    let closed = try require(window)
    if closed.isOpen {
      // An app with nothing but settings shows those.
      expect(found.isEmpty)
    } else {
      expect(found.count == 1 && found[0].line == line && found[0].text.contains("no window"))
    }
  }
  #if GTK
    @Test func `a pixel outside of a picture fails the test, and is clear`() async throws {
      let picture = try TestWindow(text: .real, size: CGSize(width: 40, height: 20)) { Color.red }.picture()
      let found = await issues { expect(picture.color(x: 40, y: 0) == (0, 0, 0, 0)) }
      expect(found.count == 1 && found[0].text.contains("40 × 20"))
    }
  #endif
}
