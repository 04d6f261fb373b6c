import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

private enum Sorting: String { case name, date }
private enum Level: Int { case low = 1, high = 2 }

/// A store of the test's own, empty.
private func freshDefaults() -> UserDefaults { UserDefaults(suiteName: "hearth-test-" + UUID().uuidString)! }

private struct Everything: View {
  @AppStorage("bool") var bool = false
  @AppStorage("int") var int = 1
  @AppStorage("double") var double = 0.5
  @AppStorage("string") var string = "a"
  @AppStorage("url") var url = URL(string: "https://example.org/a")!
  @AppStorage("data") var data = Data([1])
  @AppStorage("date") var date = Date(timeIntervalSince1970: 0)
  @AppStorage("sorting") var sorting = Sorting.name
  @AppStorage("level") var level = Level.low
  @AppStorage("bool?") var maybeBool: Bool?
  @AppStorage("int?") var maybeInt: Int?
  @AppStorage("double?") var maybeDouble: Double?
  @AppStorage("string?") var maybeString: String?
  @AppStorage("url?") var maybeURL: URL?
  @AppStorage("data?") var maybeData: Data?
  @AppStorage("date?") var maybeDate: Date?
  @AppStorage("sorting?") var maybeSorting: Sorting?
  @AppStorage("level?") var maybeLevel: Level?
  var body: some View {
    Text(
      "\(bool) \(int) \(double) \(string) \(url) \(data.count) \(date.timeIntervalSince1970) \(sorting.rawValue) \(level.rawValue)"
        as String
    ).accessibilityIdentifier("all")
    Text(
      "\(show(maybeBool)) \(show(maybeInt)) \(show(maybeDouble)) \(show(maybeString)) \(show(maybeURL)) \(show(maybeData)) \(show(maybeDate?.timeIntervalSince1970)) \(show(maybeSorting)) \(show(maybeLevel))"
        as String
    ).accessibilityIdentifier("maybe")
    Button("Change") {
      (bool, int, double, string, url) = (true, -7, 2.5, "ü", URL(string: "https://example.org/b?c")!)
      (data, date, sorting, level) = (Data([1, 2]), Date(timeIntervalSince1970: 60), .date, .high)
      (maybeBool, maybeInt, maybeDouble, maybeString) = (false, 0, -0.5, "")
      (maybeURL, maybeData, maybeDate) = (URL(string: "https://x.org"), Data(), Date(timeIntervalSince1970: 90))
      (maybeSorting, maybeLevel) = (.name, .low)
    }.accessibilityIdentifier("change")
    Button("Clear") {
      (maybeBool, maybeInt, maybeDouble, maybeString, maybeURL, maybeData, maybeDate, maybeSorting, maybeLevel) = (
        nil, nil, nil, nil, nil, nil, nil, nil, nil
      )
    }.accessibilityIdentifier("clear")
  }
  private func show<T>(_ value: T?) -> String { value.map { "\($0)" } ?? "-" }
}

private struct Counting: View {
  @AppStorage("count") var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }.accessibilityIdentifier("count")
    Add(count: $count)
  }
  struct Add: View {
    @Binding var count: Int
    var body: some View { Button("+10") { count += 10 }.accessibilityIdentifier("add") }
  }
}
private struct Other: View {
  @AppStorage("other") var other = 0
  var body: some View { Text("\(other)").accessibilityIdentifier("other") }
}

struct AppStorageTests {
  @Test func `values of every type are kept in the store`() throws {
    let store = freshDefaults()
    let window = TestWindow { VStack { Everything() }.defaultAppStorage(store) }
    try expect(window.element("all").label, equals: "false 1 0.5 a https://example.org/a 1 0.0 name 1")
    try expect(window.element("maybe").label, equals: "- - - - - - - - -")
    window.click("change")
    let again = TestWindow { VStack { Everything() }.defaultAppStorage(store) }
    for shown in [window, again] {
      try expect(shown.element("all").label, equals: "true -7 2.5 ü https://example.org/b?c 2 60.0 date 2")
      try expect(shown.element("maybe").label, equals: "false 0 -0.5  https://x.org 0 bytes 90.0 name low")
    }
    expect(store.string(forKey: "sorting"), equals: "date")
    again.click("clear")
    window.settle()
    try expect(window.element("maybe").label, equals: "- - - - - - - - -")
    expect(store.object(forKey: "int?") == nil)
  }
  @Test func `all windows show a change at once, and only readers of its key are evaluated again`() throws {
    let store = freshDefaults()
    let a = TestWindow {
      VStack {
        Counting(); Other()
      }.defaultAppStorage(store)
    }
    let b = TestWindow {
      VStack {
        Counting(); Other()
      }.defaultAppStorage(store)
    }
    a.click("count")
    expect(a.counters.bodies, equals: 1)
    b.resetCounters()
    b.settle()
    try expect(b.element("count").label, equals: "1")
    expect(b.counters.bodies, equals: 1)
    b.click("add")
    a.settle()
    try expect(a.element("count").label, equals: "11")
  }
  @Test func `a change by UserDefaults itself is shown with the next frame`() throws {
    let store = freshDefaults()
    let window = TestWindow {
      VStack {
        Counting(); Other()
      }.defaultAppStorage(store)
    }
    store.set(5, forKey: "count")
    store.set(1, forKey: "unread")
    window.resetCounters()
    window.settle()
    try expect(window.element("count").label, equals: "5")
    expect(window.counters.bodies, equals: 1)
    store.removeObject(forKey: "count")
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
    window.settle()
    try expect(window.element("count").label, equals: "0")
  }
  @Test func `a change on another thread is shown`() async throws {
    let store = DefaultsBox(freshDefaults())
    struct Writer: View {
      @AppStorage("n") var n = 0
      var body: some View {
        let binding = $n
        Button("\(n)") {
          DispatchQueue.global().sync { binding.wrappedValue += 1 }
        }.accessibilityIdentifier("n")
      }
    }
    let window = TestWindow { Writer().defaultAppStorage(store.defaults) }
    window.click("n")
    await window.settleTasks()
    try expect(window.element("n").label, equals: "1")
  }
  @Test func `a property with a store of its own uses that, others the nearest default around`() throws {
    let own = freshDefaults(), outer = freshDefaults(), inner = freshDefaults()
    struct Name: View {
      @AppStorage var name: String
      let id: String
      init(_ id: String, store: UserDefaults? = nil) {
        _name = AppStorage(wrappedValue: "none", "name", store: store)
        self.id = id
      }
      var body: some View { Text(name).accessibilityIdentifier(id) }
    }
    own.set("own", forKey: "name")
    outer.set("outer", forKey: "name")
    inner.set("inner", forKey: "name")
    let window = TestWindow {
      VStack {
        Name("a", store: own)
        Name("b")
        Name("c").defaultAppStorage(inner)
      }.defaultAppStorage(outer)
    }
    try expect(window.element("a").label, equals: "own")
    try expect(window.element("b").label, equals: "outer")
    try expect(window.element("c").label, equals: "inner")
  }
  @Test func `another default store around is read at once`() throws {
    let a = freshDefaults(), b = freshDefaults()
    b.set(3, forKey: "count")
    struct Switching: View {
      @State var isB = false
      let a: UserDefaults, b: UserDefaults
      var body: some View {
        Counting().defaultAppStorage(isB ? b : a)
        Button("Switch") { isB.toggle() }.accessibilityIdentifier("switch")
      }
    }
    let window = TestWindow { VStack { Switching(a: a, b: b) } }
    window.click("count")
    try expect(window.element("count").label, equals: "1")
    window.click("switch")
    try expect(window.element("count").label, equals: "3")
    window.click("count")
    expect(b.integer(forKey: "count") == 4 && a.integer(forKey: "count") == 1)
  }
  @Test func `the windows of a scene use the store that the scene names`() throws {
    let window = TestWindow(StoreApp.self)
    sceneStore.set(9, forKey: "count")
    window.settle()
    try expect(window.element("count").label, equals: "9")
  }
  @Test func `texts of the command line count as what they say, and what cannot be taken is reported once`() throws {
    let store = freshDefaults()
    store.set("YES", forKey: "bool")
    store.set("12", forKey: "int")
    store.set("1.5", forKey: "double")
    store.set("/tmp/a b", forKey: "url")
    store.set([1, 2], forKey: "string")
    store.set("drafts", forKey: "sorting")
    let window = TestWindow { VStack { Everything() }.defaultAppStorage(store) }
    try expect(window.element("all").label, equals: "true 12 1.5 a file:///tmp/a%20b 1 0.0 name 1")
    window.settle()
    expect(window.reports.count, equals: 1)
    expect(window.reports.first?.contains("\"string\""), equals: true)
    window.click("change")
    expect(store.string(forKey: "string"), equals: "ü")
  }
  @Test func `a property outside of views reads and writes the store`() {
    final class Settings {
      @AppStorage var name: String
      init(_ store: UserDefaults) { _name = AppStorage(wrappedValue: "none", "name", store: store) }
    }
    let store = freshDefaults()
    let settings = Settings(store)
    expect(settings.name, equals: "none")
    settings.name = "Ada"
    expect(store.string(forKey: "name"), equals: "Ada")
    expect(settings.name, equals: "Ada")
  }
}
private final class DefaultsBox: @unchecked Sendable {
  // Unchecked: UserDefaults guards itself.
  let defaults: UserDefaults
  init(_ defaults: UserDefaults) { self.defaults = defaults }
}
nonisolated(unsafe) private let sceneStore = UserDefaults(suiteName: "hearth-test-scene")!
private struct StoreApp: App {
  var body: some Scene { WindowGroup { VStack { Counting() } }.defaultAppStorage(sceneStore) }
}
