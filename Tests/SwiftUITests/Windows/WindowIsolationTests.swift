import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI
import UniformTypeIdentifiers

@testable import HearthUI

/// What one window did changes nothing in another one, or in the next.
@MainActor struct WindowIsolationTests {
  /// Mistakes, text, focus, copying, scrolling: what leaves traces.
  private struct Busy: View {
    @State private var text = "one two"
    @State private var count = 0
    @FocusState private var isFocused: Bool
    @Namespace private var namespace
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openURL) private var openURL
    var body: some View {
      VStack {
        Image(systemName: "No Such Symbol").accessibilityIdentifier("symbol")
        Image("no-such-image")
        Color("NoSuchColor").frame(width: 10, height: 10)
        ForEach([1, 1], id: \.self) { Text("row \($0)") }
        TextField("Text", text: $text).focused($isFocused).accessibilityIdentifier("field")
        Button("count \(count)") {
          withAnimation { count += 1 }
          isFocused = true
          openWindow(id: "nowhere")
        }.accessibilityIdentifier("count")
        Button("open") { openURL(URL(string: "https://example.com")!, prefersInApp: true) }.accessibilityIdentifier(
          "open")
        Text("1234 \(count, format: .number)").matchedGeometryEffect(id: count, in: namespace)
        ScrollView { LazyVStack { ForEach(0..<50, id: \.self) { Text("line \($0)") } } }.frame(height: 60)
      }
    }
  }
  /// What a user notices of a window in which things were done.
  private func transcript(_ window: TestWindow) -> [String] {
    window.click("count")
    window.click("open")
    window.advance(by: .seconds(0.1))
    window.click("field")
    window.press("a", modifiers: .command)
    window.press("c", modifiers: .command)
    window.type("three")
    var copied: String?
    window.host.clipboard.readText { copied = $0 }
    return [window.focused ?? "", copied ?? "", window.displayList] + window.reports.sorted()
  }
  @Test func `the same done again, and beside another window, is the same`() {
    let first = TestWindow(size: CGSize(width: 300, height: 400)) { Busy() }
    let beside = TestWindow(size: CGSize(width: 300, height: 400)) { Busy() }
    let expected = transcript(first)
    let untouched = beside.displayList
    expect(expected.contains { $0.contains("there is no colour \"NoSuchColor\"") }, "\(expected)")
    for kind in ["Symbol: ", "Image: ", "Identity: "] {
      expect(expected.contains { $0.hasPrefix(kind) }, "\(kind)\(expected)")
    }
    expect(
      expected.contains { $0.hasPrefix("Not on Linux: ") } && expected.contains { $0.hasPrefix("Window: ") },
      "\(expected)")
    beside.settle()
    expect(beside.displayList, equals: untouched)
    expect(beside.focused == nil)
    expect(transcript(beside), equals: expected)
    expect(transcript(TestWindow(size: CGSize(width: 300, height: 400)) { Busy() }), equals: expected)
  }

  private struct Pad: View {
    let item: NSItemProvider
    var body: some View { Text("pad").focusable().onCopyCommand { [item] } }
  }
  @Test func `copying in one window does not take what another one's app still loads`() throws {
    nonisolated(unsafe) var late: ((Data?, (any Error)?) -> Void)?
    let slow = NSItemProvider()
    slow.registerDataRepresentation(for: .json) { completion in
      late = completion
      return nil
    }
    let one = TestWindow { Pad(item: slow) },
      two = TestWindow { Pad(item: NSItemProvider(object: "quick" as NSString)) }
    for window in [one, two] {
      window.press(.tab)
      window.press("c", modifiers: .command)
    }
    let finish = try require(late)
    finish(Data("{}".utf8), nil)
    one.settle()
    expect(one.host.clipboard.mimeTypes, equals: ["application/json"])
    expect(two.host.clipboard.mimeTypes, equals: [ClipboardData.text])
  }
  @Test func `of two collections in one window the later one counts, although the earlier one ends last`() throws {
    nonisolated(unsafe) var late: ((Data?, (any Error)?) -> Void)?
    let slow = NSItemProvider()
    slow.registerDataRepresentation(for: .json) { completion in
      late = completion
      return nil
    }
    let window = TestWindow {
      VStack {
        Pad(item: slow); Pad(item: NSItemProvider(object: "quick" as NSString))
      }
    }
    for _ in 0..<2 {
      window.press(.tab)
      window.press("c", modifiers: .command)
    }
    let finish = try require(late)
    finish(Data("{}".utf8), nil)
    window.settle()
    expect(window.host.clipboard.mimeTypes, equals: [ClipboardData.text])
  }
  @Test func `a window that goes leaves no look at the defaults behind`() {
    struct Stored: View {
      @AppStorage("isolation") private var number = 0
      var body: some View { Text("stored \(number)") }
    }
    let defaults = UserDefaults(suiteName: "isolation")!
    defer { defaults.removePersistentDomain(forName: "isolation") }
    var window: TestWindow? = TestWindow { Stored().defaultAppStorage(defaults) }
    expect(UserDefaultsWatch.shared.isWatching(defaults, "isolation"))
    expect(window?.displayList.contains("stored 0"), equals: true)
    window = nil
    expect(!UserDefaultsWatch.shared.isWatching(defaults, "isolation"))
  }

  /// A mistake that is reported where the app's code runs: no view makes it.
  private static func makeMistake() { _ = Color("NoColorOfAnyView").resolve(in: EnvironmentValues()) }
  @Test func `what a window does while it closes is its own, also when another one closes it`() {
    let closing = TestWindow { Text("closing").onDisappear { Self.makeMistake() } }
    let other = TestWindow { Button("Close it") { closing.close() }.accessibilityIdentifier("close") }
    other.click("close")
    expect(other.reports, equals: [])
    expect(closing.reports.count, equals: 1, "\(closing.reports)")
  }
  @Test func `what an app does instead of an action that a dialog keeps away is of the window that the user acted on`()
  {
    let window = TestWindow { Button("Go") {}.accessibilityIdentifier("go") }
    window.content.inputGuard = { Self.makeMistake() }
    window.click("go")
    expect(window.reports.count, equals: 1, "\(window.reports)")
  }
}
