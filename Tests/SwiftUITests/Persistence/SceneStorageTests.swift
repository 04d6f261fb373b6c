import Foundation
import HearthCore
import HearthPersistence
import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport

private enum Tab: String { case inbox, sent }
private enum Size: Int { case small = 1, large = 2 }

private struct Everything: View {
  @SceneStorage("bool") var bool = false
  @SceneStorage("int") var int = 1
  @SceneStorage("double") var double = 0.5
  @SceneStorage("string") var string = "a"
  @SceneStorage("url") var url = URL(string: "https://example.org/a")!
  @SceneStorage("data") var data = Data([1])
  @SceneStorage("tab") var tab = Tab.inbox
  @SceneStorage("size") var size = Size.small
  @SceneStorage("bool?") var maybeBool: Bool?
  @SceneStorage("int?") var maybeInt: Int?
  @SceneStorage("double?") var maybeDouble: Double?
  @SceneStorage("string?") var maybeString: String?
  @SceneStorage("url?") var maybeURL: URL?
  @SceneStorage("data?") var maybeData: Data?
  @SceneStorage("tab?") var maybeTab: Tab?
  @SceneStorage("size?") var maybeSize: Size?
  var body: some View {
    Text(
      "\(bool) \(int) \(double) \(string) \(url) \(data.count) \(tab.rawValue) \(size.rawValue) \(show(maybeBool)) \(show(maybeInt)) \(show(maybeDouble)) \(show(maybeString)) \(show(maybeURL)) \(show(maybeData)) \(show(maybeTab)) \(show(maybeSize))"
        as String
    ).accessibilityIdentifier("all")
    Button("Change") {
      (bool, int, double, string, url, data, tab, size) = (
        true, -7, .pi, "ü\n", URL(string: "file:///b%20c")!, Data([1, 2]), .sent, .large
      )
      (maybeBool, maybeInt, maybeDouble, maybeString) = (false, 0, -0.5, "")
      (maybeURL, maybeData, maybeTab, maybeSize) = (URL(string: "https://x.org"), Data(), .inbox, .small)
    }.accessibilityIdentifier("change")
    Button("Clear") {
      (maybeBool, maybeInt, maybeDouble, maybeString) = (nil, nil, nil, nil)
      (maybeURL, maybeData, maybeTab, maybeSize) = (nil, nil, nil, nil)
    }.accessibilityIdentifier("clear")
  }
  private func show<T>(_ value: T?) -> String { value.map { "\($0)" } ?? "-" }
}

private struct TwoReaders: View {
  @State private var name = "a"
  var body: some View {
    VStack {
      Field(key: "a", id: "one")
      Field(key: "a", id: "two")
      Field(key: "b", id: "other")
      Field(key: name, id: "moving")
      Button("Other key") { name = "b" }.accessibilityIdentifier("move")
    }
  }
  struct Field: View {
    @SceneStorage var count: Int
    let id: String
    init(key: String, id: String) {
      _count = SceneStorage(wrappedValue: 0, key)
      self.id = id
    }
    var body: some View {
      Text("\(count)").accessibilityIdentifier(id)
      Button("+") { count += 1 }.accessibilityIdentifier("+" + id)
      Stepping(count: $count, id: "$" + id)
    }
  }
  struct Stepping: View {
    @Binding var count: Int
    let id: String
    var body: some View { Button("+10") { count += 10 }.accessibilityIdentifier(id) }
  }
}

/// A number, and one that the views derive from it.
private struct Doubling: App {
  var body: some Scene { WindowGroup(id: "doubling") { Content() } }
  struct Content: View {
    @SceneStorage("count") private var count = 0
    @SceneStorage("double") private var double = 0
    @MainActor static var write: (() -> Void)?
    var body: some View {
      Text("\(count)").onAppear { Self.write = { count = 7 } }.onChange(of: count) { double = 2 * count }
    }
  }
}

private struct Customized: View {
  @SceneStorage("tabs") private var tabs: TabViewCustomization
  @SceneStorage("kept", store: customizationStore) private var kept: TabViewCustomization
  var body: some View {
    Text("\(tabs[sidebarVisibility: "a"] == .hidden) \(kept[sidebarVisibility: "a"] == .hidden)" as String)
      .accessibilityIdentifier("all")
    Button("window") { tabs[sidebarVisibility: "a"] = .hidden }.accessibilityIdentifier("window")
    Button("store") { kept[sidebarVisibility: "a"] = .hidden }.accessibilityIdentifier("store")
  }
}
nonisolated(unsafe) private let customizationStore = UserDefaults(suiteName: "hearth-test-customization")!

struct SceneStorageTests {
  @Test func `what the user changed in a tab view is kept with the window, or in a store that is given`() throws {
    for key in customizationStore.dictionaryRepresentation().keys where key == "kept" {
      customizationStore.removeObject(forKey: key)
    }
    let window = TestWindow { VStack { Customized() } }
    try expect(window.element("all").label, equals: "false false")
    window.click("window")
    try expect(window.element("all").label, equals: "true false")
    window.click("store")
    try expect(window.element("all").label, equals: "true true")
    expect(customizationStore.object(forKey: "kept") != nil)
    let again = window.quit().relaunch()
    try expect(again.element("all").label, equals: "true true")
    // Another window has its own, and shares what is in the store.
    let other = TestWindow { VStack { Customized() } }
    try expect(other.element("all").label, equals: "false true")
    customizationStore.removeObject(forKey: "kept")
  }
  @Test func `where no frame comes, what belongs together still gets into the file together`() async throws {
    let place = TemporaryDirectory()
    let window = TestWindow(Doubling.self, keptIn: place.path)
    let write = try require(Doubling.Content.write)
    Doubling.Content.write = nil
    write()
    var entries: [String: Data] = [:]
    _ = try await waits {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: place.path + "/scenes")) ?? []
      where name.hasSuffix(".state") {
        guard let data = FileManager.default.contents(atPath: place.path + "/scenes/" + name) else { continue }
        entries = try StateFormat.decode(data)
      }
      return entries["app.count"] != nil
    }
    expect(entries["app.count"] != nil)
    expect(entries["app.double"] != nil)
    withExtendedLifetime(window) {}
  }
  @Test func `values of every type are there again after a relaunch`() throws {
    let place = TemporaryDirectory()
    var window = TestWindow(storage: URL(fileURLWithPath: place.path)) { VStack { Everything() } }
    try expect(window.element("all").label, equals: "false 1 0.5 a https://example.org/a 1 inbox 1 - - - - - - - -")
    window.click("change")
    let changed = "true -7 3.141592653589793 ü\n file:///b%20c 2 sent 2 false 0 -0.5  https://x.org 0 bytes inbox small"
    try expect(window.element("all").label, equals: changed)
    window = window.quit().relaunch()
    try expect(window.element("all").label, equals: changed)
    window.click("clear")
    window = window.quit().relaunch()
    try expect(
      window.element("all").label, equals: "true -7 3.141592653589793 ü\n file:///b%20c 2 sent 2 - - - - - - - -")
    expect(window.reports.isEmpty)
  }
  @Test func `a new window begins with the defaults, and so does one after a window that was closed`() throws {
    var window = TestWindow { VStack { Everything() } }
    window.click("change")
    window.close()
    window = window.quit().relaunch()
    try expect(window.element("all").label.hasPrefix("false 1"))
  }
  @Test func `all properties of a key show one value, and only they are evaluated again`() throws {
    let window = TestWindow { TwoReaders() }
    window.click("+one")
    try expect(window.element("one").label, equals: "1")
    try expect(window.element("two").label, equals: "1")
    try expect(window.element("other").label, equals: "0")
    // Three fields read the key, each with a binding below.
    expect(window.counters.bodies <= 3 * 2)
    window.click("+other")
    try expect(window.element("one").label, equals: "1")
    expect(window.counters.bodies <= 2)
    window.click("$two")
    try expect(window.element("one").label, equals: "11")
  }
  @Test func `a property whose key changes shows the value of the other key`() throws {
    let window = TestWindow { TwoReaders() }
    window.click("+other")
    try expect(window.element("moving").label, equals: "0")
    window.click("move")
    try expect(window.element("moving").label, equals: "1")
    window.click("+other")
    try expect(window.element("moving").label, equals: "2")
    window.click("+one")
    try expect(window.element("moving").label, equals: "2")
  }
  @Test func `a stored value of another type is reported once and left alone`() throws {
    struct Number: View {
      @SceneStorage("x") var x = 5
      var body: some View { Text("\(x)").accessibilityIdentifier("x") }
    }
    struct Name: View {
      @SceneStorage("x") var x = "none"
      var body: some View { Button(x) { x = "Ada" }.accessibilityIdentifier("x") }
    }
    var window = TestWindow { Name() }
    window.click("x")
    window = window.quit().relaunch { Number() }
    try expect(window.element("x").label, equals: "5")
    expect(window.reports.count, equals: 1)
    expect(
      window.reports[0].contains("String") && window.reports[0].contains("Int") && window.reports[0].contains("Number"))
    window = window.quit().relaunch { Name() }
    try expect(window.element("x").label, equals: "Ada")
  }
  @Test func `a raw value that means nothing any more counts as none`() throws {
    struct Old: View {
      @SceneStorage("tab") var tab = "x"
      var body: some View { Button("b") { tab = "drafts" }.accessibilityIdentifier("b") }
    }
    struct New: View {
      @SceneStorage("tab") fileprivate var tab = Tab.sent
      @SceneStorage("tab") fileprivate var maybe: Tab?
      var body: some View { Text("\(tab.rawValue) \(maybe == nil)" as String).accessibilityIdentifier("tab") }
    }
    var window = TestWindow { Old() }
    window.click("b")
    window = window.quit().relaunch { New() }
    try expect(window.element("tab").label, equals: "sent true")
    expect(window.reports.isEmpty)
  }
  @Test func `what was written half a second before a kill is there, and the file before is never lost`() throws {
    struct Counter: View {
      @SceneStorage("n") var n = 0
      var body: some View { Button("\(n)") { n += 1 }.accessibilityIdentifier("n") }
    }
    var window = TestWindow { Counter() }
    window.click("n")
    window.advance(by: .milliseconds(500))
    window.click("n")
    window = window.kill().relaunch()
    try expect(window.element("n").label, equals: "1")
    window.click("n")
    window = window.quit().relaunch()
    try expect(window.element("n").label, equals: "2")
  }
  @Test func `writing the value that is there costs no body`() throws {
    struct Same: View {
      @SceneStorage("s") var s = "a"
      var body: some View { Button(s) { s = "b" }.accessibilityIdentifier("s") }
    }
    let window = TestWindow { Same() }
    window.click("s")
    window.click("s")
    try expect(window.element("s").label, equals: "b")
    window.click("s")
    expect(window.counters.bodies, equals: 0)
  }
}
