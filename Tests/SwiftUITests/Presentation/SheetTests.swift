import Foundation
import HearthTesting
import Observation
import QuickTesting
import SwiftUI

@Observable @MainActor final class PresentationLog {
  var isShown = false
  var second = false
  var item: PresentedItem?
  var count = 0
  @ObservationIgnored var events: [String] = []
  nonisolated init() {}
  func add(_ event: String) { events.append(event) }
}
struct PresentedItem: Identifiable, Equatable {
  var id: Int
  var name: String
}

/// A counter with a state of its own.
private struct SheetCounter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 }.accessibilityIdentifier("count") }
}
private struct DismissButton: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  var body: some View { Button(isPresented ? "Done" : "None") { dismiss() }.accessibilityIdentifier("done") }
}

@MainActor struct SheetTests {
  private func has(_ window: TestWindow, _ identifier: String) -> Bool {
    window.find { $0.identifier == identifier } != nil
  }

  private struct Screen: View {
    @Bindable var log: PresentationLog
    var body: some View {
      VStack {
        Button("Open") { log.isShown = true }.accessibilityIdentifier("open")
        Button("Other") { log.add("other") }.accessibilityIdentifier("other").keyboardShortcut("o")
      }
      .sheet(isPresented: $log.isShown, onDismiss: { log.add("dismissed") }) {
        VStack {
          SheetCounter()
          DismissButton()
        }
        .padding(20)
        .onDisappear { log.add("disappeared") }
      }
    }
  }

  @Test func `a sheet is shown while its binding is true, in the middle, and ends with it`() throws {
    let log = PresentationLog()
    let window = TestWindow { Screen(log: log) }
    let nodes = window.liveNodes
    expect(!has(window, "done"))
    window.click("open")
    let done = try window.element("done")
    expect(abs(done.frame.midX - 400) <= 1)
    expect(done.label, equals: "Done")
    log.isShown = false
    window.settle()
    expect(!has(window, "done"))
    expect(log.events, equals: ["disappeared", "dismissed"])
    expect(window.liveNodes, equals: nodes)
    expect(window.reports.isEmpty)
  }
  @Test func `dismiss writes the binding, and onDismiss is called once, after the views have gone`() throws {
    let log = PresentationLog()
    let window = TestWindow { Screen(log: log) }
    window.click("open")
    window.click("done")
    expect(!log.isShown)
    expect(log.events, equals: ["disappeared", "dismissed"])
  }
  @Test func `Escape ends a sheet and gives focus back`() throws {
    let log = PresentationLog()
    let window = TestWindow { Screen(log: log) }
    window.press(.tab)
    expect(window.focused, equals: "open")
    window.press(.return)
    expect(window.focused, equals: "count")
    window.press(.tab)
    window.press(.tab)
    expect(window.focused, equals: "count")
    window.press(.escape)
    expect(!log.isShown)
    expect(window.focused, equals: "open")
    expect(log.events, equals: ["disappeared", "dismissed"])
  }
  @Test func `what is behind a sheet is out of reach`() throws {
    let log = PresentationLog()
    let window = TestWindow { Screen(log: log) }
    let other = try window.element("other").frame
    window.press("o", modifiers: .command)
    expect(log.events, equals: ["other"])
    window.click("open")
    expect(!has(window, "other"))
    expect(window.find { $0.traits.contains(.isModal) } != nil)
    window.press("o", modifiers: .command)
    window.click(at: CGPoint(x: other.minX + 2, y: other.midY))
    window.click(at: CGPoint(x: 4, y: 4))
    expect(log.events, equals: ["other"])
    expect(log.isShown)
  }
  @Test func `what is switched on and off in one action is as if nothing had happened`() {
    let log = PresentationLog()
    let window = TestWindow { Screen(log: log) }
    log.isShown = true
    log.isShown = false
    window.settle()
    expect(log.events.isEmpty)
    log.isShown = true
    window.settle()
    window.click("count")
    log.isShown = false
    log.isShown = true
    window.settle()
    expect((try? window.element("count").label) == "1")
    expect(log.events.isEmpty)
  }

  private struct Items: View {
    @Bindable var log: PresentationLog
    var body: some View {
      Text("behind").sheet(item: $log.item, onDismiss: { log.add("dismissed") }) { item in
        VStack {
          Text(item.name).accessibilityIdentifier("name")
          SheetCounter()
        }
      }
    }
  }
  @Test func `another item replaces the sheet, the same item keeps its state`() throws {
    let log = PresentationLog()
    let window = TestWindow { Items(log: log) }
    log.item = PresentedItem(id: 1, name: "one")
    window.settle()
    window.click("count")
    log.item = PresentedItem(id: 1, name: "uno")
    window.settle()
    try expect(window.element("name").label, equals: "uno")
    try expect(window.element("count").label, equals: "1")
    expect(log.events.isEmpty)
    log.item = PresentedItem(id: 2, name: "two")
    window.settle()
    try expect(window.element("name").label, equals: "two")
    try expect(window.element("count").label, equals: "0")
    expect(log.events, equals: ["dismissed"])
    window.press(.escape)
    expect(log.item == nil)
    expect(log.events, equals: ["dismissed", "dismissed"])
  }

  @Test func `a sheet appears from onAppear, and goes with its presenter`() {
    struct Screen: View {
      @Bindable var log: PresentationLog
      var body: some View {
        if log.count == 0 {
          Text("page").onAppear { log.isShown = true }
            .sheet(isPresented: $log.isShown, onDismiss: { log.add("dismissed") }) { SheetCounter() }
        } else {
          Text("other page")
        }
      }
    }
    let log = PresentationLog()
    let window = TestWindow { Screen(log: log) }
    expect(has(window, "count"))
    log.count = 1
    window.settle()
    expect(!has(window, "count"))
    expect(log.events, equals: ["dismissed"])
  }

  @Test func `sheets stand on sheets, and end from the top`() throws {
    struct Inner: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Deeper") { isShown = true }.accessibilityIdentifier("deeper")
          DismissButton()
        }
        .sheet(isPresented: $isShown) { SheetCounter() }
      }
    }
    let log = PresentationLog()
    struct Screen: View {
      @Bindable var log: PresentationLog
      var body: some View {
        Button("Open") { log.isShown = true }.accessibilityIdentifier("open").sheet(isPresented: $log.isShown) {
          Inner()
        }
      }
    }
    let window = TestWindow { Screen(log: log) }
    window.click("open")
    window.click("deeper")
    expect(has(window, "count") && !has(window, "deeper"))
    window.press(.escape)
    expect(!has(window, "count") && has(window, "deeper"))
    window.click("deeper")
    log.isShown = false
    window.settle()
    expect(has(window, "open") && !has(window, "count") && !has(window, "deeper"))
  }

  @Test func `of two presentations of one view the second waits, and is reported`() {
    struct Screen: View {
      @Bindable var log: PresentationLog
      var body: some View {
        Text("page")
          .sheet(isPresented: $log.isShown) { Text("a").accessibilityIdentifier("first") }
          .sheet(isPresented: $log.second) { Text("b").accessibilityIdentifier("second") }
      }
    }
    let log = PresentationLog()
    let window = TestWindow { Screen(log: log) }
    log.isShown = true
    window.settle()
    log.second = true
    window.settle()
    expect(has(window, "first") && !has(window, "second"))
    expect(window.reports.count, equals: 1)
    window.press(.escape)
    expect(!has(window, "first") && has(window, "second"))
    expect(!log.isShown && log.second)
  }

  @Test func `interactiveDismissDisabled leaves the way out to the app`() {
    struct Screen: View {
      @Bindable var log: PresentationLog
      var body: some View {
        Text("page").sheet(isPresented: $log.isShown) { DismissButton().interactiveDismissDisabled(log.count == 0) }
      }
    }
    let log = PresentationLog()
    let window = TestWindow(size: CGSize(width: 400, height: 700), idiom: .phone) { Screen(log: log) }
    log.isShown = true
    window.settle()
    window.press(.escape)
    window.click(at: CGPoint(x: 200, y: 3))
    expect(log.isShown)
    window.click("done")
    expect(!log.isShown)
    log.isShown = true
    log.count = 1
    window.settle()
    window.press(.escape)
    expect(!log.isShown)
  }

  @Test func `a sheet inherits the environment and observed objects of its presenter`() throws {
    struct Label: View {
      @Environment(PresentationLog.self) private var log
      @Environment(\.locale) private var locale
      var body: some View { Text("\(log.count) \(locale.identifier)").accessibilityIdentifier("text") }
    }
    struct Screen: View {
      @Bindable var log: PresentationLog
      var body: some View {
        Text("page").sheet(isPresented: $log.isShown) { Label() }.environment(log).environment(
          \.locale, Locale(identifier: "de_AT"))
      }
    }
    let log = PresentationLog()
    let window = TestWindow { Screen(log: log) }
    log.isShown = true
    window.settle()
    try expect(window.element("text").label, equals: "0 de_AT")
    log.count = 3
    window.settle()
    try expect(window.element("text").label, equals: "3 de_AT")
  }

  @Test func `preferences of a sheet do not reach the views behind`() {
    struct Key: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct Screen: View {
      @Bindable var log: PresentationLog
      var body: some View {
        Text("page").preference(key: Key.self, value: 1)
          .sheet(isPresented: $log.isShown) { Text("sheet").preference(key: Key.self, value: 10) }
          .onPreferenceChange(Key.self) { log.add("\($0)") }
      }
    }
    let log = PresentationLog()
    let window = TestWindow { Screen(log: log) }
    log.isShown = true
    window.settle()
    expect(log.events, equals: ["1"])
  }

  @Test func `a sheet's default shortcut goes before that of the window behind`() {
    struct Screen: View {
      @Bindable var log: PresentationLog
      var body: some View {
        Button("Behind") { log.add("behind") }.keyboardShortcut(.defaultAction)
          .sheet(isPresented: $log.isShown) {
            Text("text").overlay { Button("In front") { log.add("in front") }.keyboardShortcut(.defaultAction) }
          }
      }
    }
    let log = PresentationLog()
    let window = TestWindow { Screen(log: log) }
    log.isShown = true
    window.settle()
    window.press(.return)
    expect(log.events, equals: ["in front"])
    window.press(.escape)
    window.press(.return)
    expect(log.events, equals: ["in front", "behind"])
  }

  @Test func `a binding that refuses to end keeps the sheet, and is asked again`() {
    let log = PresentationLog()
    struct Screen: View {
      let log: PresentationLog
      var body: some View {
        Text("page").sheet(isPresented: Binding(get: { log.isShown }, set: { _ in log.add("asked") })) {
          SheetCounter()
        }
      }
    }
    let window = TestWindow { Screen(log: log) }
    log.isShown = true
    window.settle()
    window.press(.escape)
    window.press(.escape)
    expect(has(window, "count"))
    expect(log.events, equals: ["asked", "asked"])
  }

  @Test func `a sheet that is too high for its window scrolls`() throws {
    let log = PresentationLog()
    struct Screen: View {
      @Bindable var log: PresentationLog
      var body: some View {
        Text("page").sheet(isPresented: $log.isShown) {
          VStack {
            ForEach(0..<40) { index in Button("Row \(index)") {}.accessibilityIdentifier("row \(index)") }
          }
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 500, height: 400)) { Screen(log: log) }
    log.isShown = true
    window.settle()
    let first = try window.element("row 0").frame
    expect(first.minY >= 24)
    window.scroll(by: CGSize(width: 0, height: -100), at: CGPoint(x: 250, y: 200))
    try expect(window.element("row 0").frame.minY, equals: first.minY - 100)
    for _ in 0..<39 { window.press(.tab) }
    expect(window.focused, equals: "row 39")
    try expect(window.element("row 39").frame.maxY <= 400 - 24)
  }

  @Test func `a cover has the whole window`() throws {
    let log = PresentationLog()
    struct Screen: View {
      @Bindable var log: PresentationLog
      var body: some View {
        Text("page").fullScreenCover(isPresented: $log.isShown) {
          Color.red.accessibilityElement().accessibilityIdentifier("red")
        }
      }
    }
    let window = TestWindow { Screen(log: log) }
    log.isShown = true
    window.settle()
    try expect(window.element("red").frame, equals: CGRect(x: 0, y: 0, width: 800, height: 600))
    window.press(.escape)
    expect(!log.isShown)
  }
}
